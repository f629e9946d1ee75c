#pragma once
// Upgrades (UPG-1 to -16, -50 to -59): a card that a player holds rises to level II or III in place of a card taken,
// and the Alchemist has another card's ability by its tile. What a level does stands beside its card.
#include <algorithm>
#include <span>

#include "engine/board/context.hpp"
#include "engine/board/flow/moments.hpp"
#include "engine/board/modules/points.hpp"
#include "engine/board/modules/upgrades/tiles.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

struct Upgrades : UpgradeTiles {
  static constexpr std::string_view module = "upgrades";
  static constexpr std::array<std::string_view, 1> seen{"points"};
  static constexpr Sight sight{.of_seat = seen};
  static constexpr ModuleNeeds needs{upg_clause(2)};
  struct Holds {
    Slot slot;
    Slot upgraded;  ///< the card whose tile leaves the Alchemist for it (UPG-55); no_card: it goes back (UPG-51)
  };
  using Frame = FrameWith<Holds>;
  static constexpr Slot no_card = 255;
  enum Step : std::uint8_t { leaving, left };

  static constexpr ChoiceRow upgrade{"upgrade", ChoiceRow::Of::card}, tile{"tile", ChoiceRow::Of::card};
  static constexpr std::array choices{upgrade, tile};
  enum Row : std::uint8_t { upgrade_row, tile_row };
  static constexpr std::array decisions{DecisionRow{asks_part, "D-PARTS", upg_clause(7)}};
  static constexpr bool lends_decisions = true;
  static constexpr EventTypes<3> events{&card_upgraded, &tile_put, &tile_returned};

  // --- levels ---

  /// UPG-5, -10, -53
  static int answer(question::Level asked, const Query& q, Slot) {
    const auto& memory = tiles(q);
    if (memory.alchemist == asked.slot + 1) {
      const Slot alchemist = alchemist_slot(q.rules);
      if (asked.seat == no_seat || (q.s.held[asked.seat] >> alchemist & 1) != 0)
        return (q.s.blocked >> alchemist & 1) != 0 ? 1 : 3;
    }
    const std::uint8_t level = memory.level[asked.slot];
    return level == 0 || (q.s.blocked >> asked.slot & 1) != 0 ? 1 : level;
  }
  static TokenSet answer(question::WentBack, const Query& q, Slot) {
    TokenSet tokens;
    const auto& went_back = tiles(q).went_back;
    if (went_back == decltype(Memory::went_back){}) return tokens;  // asked at each token that is dealt
    for (const std::uint8_t token : went_back)
      if (token != 0) tokens.add(token - 1U);
    return tokens;
  }
  static int answer(question::Points asked, const Query& q, Slot) { return tiles(q).points[asked.seat]; }  // UNI-16

  static void look(const Query& q, Slot, const Sightings& out) {
    for (Seat seat = 0; seat < q.rules.players; ++seat) out.at(seat, 0) = tiles(q).points[seat];
  }

  // --- what a turn offers ---

  static void offers(const Query& q, Slot slot, Seat seat, ActionList& out) {
    if (q.s.phase == Phase::action && !q.s.card_taken)
      out.add(Choice::other, upgradable(q, seat), 0, 0, Action::of_module(slot, upgrade_row));
    if (may_put_tile(q, seat)) out.add(Choice::other, tile_supply(q), 0, 0, Action::of_module(slot, tile_row));
  }
  template <class C>
  static void take_up(C& c, Slot slot, Seat seat, Action action) {
    auto& memory = tiles_of(c);
    if (action.row() == tile_row) {
      memory.alchemist = static_cast<std::uint8_t>(action.a + 1);
      memory.spent = 1;
      return c.emit({.type = tile_put, .clause = upg_clause(52), .seat = seat, .slot = action.a});
    }
    c.s.card_taken = 1;  // UPG-3: one right a turn
    if (memory.alchemist == action.a + 1)
      return void(c.push(FrameKind::card, seat, Holds{.slot = slot, .upgraded = action.a}));
    raise(c, seat, action.a);
  }

  // --- a tile leaves the Alchemist ---

  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == leaving) {
      f.step = left;
      if (flow::moment<Moment::tile_leaves>(c, alchemist_slot(c.rules))) return;
    }
    return_tile(c, alchemist_slot(c.rules));
    const Slot upgraded = f.upgraded;
    const Seat seat = f.seat;
    c.pop();
    if (upgraded != no_card) raise(c, seat, upgraded);
  }

  // --- moments ---

  template <class C>
  static void act(At<Moment::marks_cleared>, C& c, Slot, Seat, Region) {
    auto& memory = tiles_of(c);
    memory.spent = memory.drawn = memory.taken_back = 0;
  }
  template <class C>
  static void act(At<Moment::turn_start>, C& c, Slot slot, Seat, Region) {
    begin_turn(c, slot);
  }
  template <class C>
  static void act(At<Moment::final_turn_start>, C& c, Slot slot, Seat, Region) {
    begin_turn(c, slot);
  }
  /// UPG-9, -56: after what the texts about the loss do.
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot, Seat, Region leaving) {
    return_tile(c, leaving);
  }
  template <class C>
  static void act(At<Moment::card_discarded>, C& c, Slot, Seat, Region leaving) {
    return_tile(c, leaving);
  }

  /// MERC-136: which token went back know those who had looked at it. Of what others know of it a world says nothing.
  /// UPG-24: which of the Witch's tokens was looked at first among those that look alike to him, he is not told: their
  /// order goes by their faces.
  static void hide(const Query& q, Slot, Memory& memory, Seat viewer) {
    for (std::size_t i = 0; i < known_tokens; ++i)
      if (viewer == no_seat || (memory.known_to[i] >> viewer & 1) == 0) memory.went_back[i] = 0;
    for_looks_alike(q, memory, [viewer](Token token, std::span<std::uint8_t> looks) {
      if (!token.seen_by(viewer)) std::sort(looks.begin(), looks.end());
    });
  }
  /// `q`: what the viewer knows.
  static void sample(const Query& q, Slot, Memory& memory, Rng& rng) {
    for_looks_alike(q, memory, [&rng](Token token, std::span<std::uint8_t> looks) {
      if (token.dealt()) return;
      for (std::size_t i = looks.size(); i > 1; --i)
        std::swap(looks[i - 1], looks[rng.below(static_cast<std::uint32_t>(i))]);
    });
  }

  static bool remembers(const Query& q, Slot) {
    const auto& memory = tiles(q);
    const Slot alchemist = alchemist_slot(q.rules);
    unsigned points = 0, held = 0;
    for (const std::uint8_t own : q.s.held) held |= own;
    for (Seat seat = 0; seat < max_seats; ++seat) points += memory.points[seat];
    for (Slot slot = 0; slot < max_slots; ++slot) {
      const std::uint8_t level = memory.level[slot];
      if (level != 0 && (level == 1 || level > 3 || !tiled(q.rules).has(slot) || (held >> slot & 1U) == 0))
        return false;
    }
    if (memory.alchemist != 0) {
      const unsigned lender = memory.alchemist - 1U;
      if (alchemist == max_parts || lender >= max_slots || !tiled(q.rules).has(lender) || memory.level[lender] != 0)
        return false;
      if ((held >> alchemist & 1U) == 0) return false;
    }
    if (!looks(q) && (memory.looked != decltype(memory.looked){} || memory.looks != decltype(memory.looks){}))
      return false;
    if (!knows_rightly(q, memory)) return false;
    return memory.spent <= 1 && memory.drawn <= 1 && memory.taken_back >> q.rules.slots == 0 &&
           points <= (has_universities(q.rules) ? 0U : point_tokens);
  }
  static void against(const Query& q, Slot, const MemoryReasons& out);
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return above && f.step == left && tiles(q).alchemist != 0 &&
           (f.upgraded == no_card || f.upgraded + 1 == tiles(q).alchemist);
  }

 private:
  /// Tokens that went back are listed without a gap, each known to somebody who plays.
  static bool knows_rightly(const Query& q, const Memory& memory) {
    if (!merc_upgrades(q.rules) && (memory.known_to[0] | memory.taken_back) != 0) return false;
    for (std::size_t i = 0; i < known_tokens; ++i) {
      if (memory.known_to[i] >> q.rules.players != 0 || memory.went_back[i] > q.rules.all_tokens.count()) return false;
      if (memory.known_to[i] == 0 && memory.went_back[i] != 0) return false;
      if (i > 0 && memory.known_to[i - 1] == 0 && memory.known_to[i] != 0) return false;
    }
    return true;
  }
  template <class C>
  static void raise(C& c, Seat seat, Slot card) {
    std::uint8_t& level = tiles_of(c).level[card];
    level = level == 0 ? 2 : 3;
    c.emit({.type = card_upgraded, .clause = upg_clause(3), .seat = seat, .slot = card, .count = level});
  }
  /// Calls `change(token, looks)` for each group of held tokens that lie together and look alike but for their faces.
  template <class Change>
  static void for_looks_alike(const Query& q, Memory& memory, Change change) {
    if (memory.looked == decltype(memory.looked){}) return;
    std::size_t next = 0;
    for (const unsigned row : q.s.with_tokens)
      for (unsigned i = 0; i < q.s.token_count[row];) {
        const Token token = q.s.tokens[row][i];
        unsigned alike = 0;
        while (i < q.s.token_count[row] && q.s.tokens[row][i].public_bits() == token.public_bits()) ++alike, ++i;
        if (!token.held()) continue;
        if (next + alike > memory.looks.size()) return;
        change(token, std::span<std::uint8_t>(memory.looks.data() + next, alike));
        next += alike;
      }
  }
  /// The Witch looks on: what her frame holds says the rest (UPG-24).
  static bool looks(const Query& q) {
    const Slot witch = q.rules.slot_of(4);
    for (unsigned i = 0; i < q.s.depth; ++i)
      if (q.s.stack[i].kind == FrameKind::card && q.s.stack[i].as<frames::Card>().slot == witch) return true;
    return false;
  }
  /// UPG-51
  template <class C>
  static void begin_turn(C& c, Slot slot) {
    auto& memory = tiles_of(c);
    const Slot alchemist = alchemist_slot(c.rules);
    if (memory.alchemist == 0 || (c.s.held[c.s.active] >> alchemist & 1) == 0) return;
    memory.spent = 1;
    c.push(FrameKind::card, c.s.active, Holds{.slot = slot, .upgraded = no_card});
  }
};

}  // namespace rattus::board
