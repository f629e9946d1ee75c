#pragma once
// Upgrade tiles on the table (UPG-1 to -16, -50 to -59): which lies where, and what follows from it. Everything is
// public (UPG-13). What a tile does stands beside its card.
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {

/// What the module remembers, asks and tells.
struct UpgradeTiles {
  /// So many are kept in mind: a new one takes the place of the oldest.
  static constexpr std::size_t known_tokens = 12;
  struct Memory {
    std::array<std::uint8_t, max_slots> level;  ///< that the tile on each card shows: 2 or 3, else 0
    std::uint8_t alchemist;                     ///< slot + 1 of the card whose tile lies on the Alchemist, else 0
    std::uint8_t spent;  ///< the Alchemist has had his tile this turn, or has given it back: 0 or 1 (UPG-51, -52)
    std::uint8_t drawn;  ///< the Crusader has drawn his token this turn: 0 or 1 (UPG-38)
    /// Regions + 1 of the tokens that the Witch has looked at and may rearrange, in the order of looking (UPG-24).
    std::array<std::uint8_t, 4> looked;
    std::array<std::uint8_t, max_seats> points;  ///< victory point tokens, without universities (points.hpp)
    std::uint8_t taken_back;                     ///< slots whose good has been taken back this turn, as bits (MERC-133)
    /// Tokens that somebody had looked at when they went back into the rat supply, index + 1, the latest last
    /// (MERC-136); 0: none, or one whose face the viewer does not know.
    std::array<std::uint8_t, known_tokens> went_back;
    std::array<std::uint8_t, known_tokens> known_to;  ///< and who had, as bits: everybody saw that
    /// By which look each held token came into the Witch's hand, as they lie: numbers from 1. In a view those of tokens
    /// that look alike stand in rising order.
    std::array<std::uint8_t, 4> looks;
  };
  static constexpr std::array fields{
      MemoryField{"levels", 0, max_slots, MemoryField::Unit::number, MemoryField::Each::card},
      MemoryField{"alchemist", 8, 1, MemoryField::Unit::card},
      MemoryField{"spent", 9},
      MemoryField{"drawn", 10},
      MemoryField{"looked", 11, 4, MemoryField::Unit::region},
      MemoryField{"points", 15, max_seats, MemoryField::Unit::number, MemoryField::Each::seat},
      MemoryField{"taken_back", 21},
      MemoryField{"went_back", 22, known_tokens},
      MemoryField{"known_to", 22 + known_tokens, known_tokens},
      MemoryField{"looks", 22 + 2 * known_tokens, 4},
  };

  // --- house rules ---
  static constexpr std::array<std::string_view, 2> far_words{"any", "neighbour"},
      peasant_words{"free", "with-increase"}, queen_words{"regions", "connected"}, off_on{"off", "on"};
  static constexpr ModuleRule far{"upg_far", upg_clause(15), far_words};
  static constexpr ModuleRule peasant{"upg_peasant", upg_clause(21), peasant_words};
  static constexpr ModuleRule queen{"upg_queen", upg_clause(36), queen_words};
  static constexpr ModuleRule mercatus{"merc_upgrades", merc_clause(130), off_on, 0, {}, {}, "mercatus"};
  static constexpr ModuleRules<4> house_rules{&far, &peasant, &queen, &mercatus};

  /// Asked by cards whose ability has two parts (UPG-7).
  static constexpr Decision asks_part{104};

  static constexpr EventType card_upgraded{"card-upgraded", {Told::seat, Told::card, Told::count}};
  static constexpr EventType tile_put{"tile-put", {Told::seat, Told::card}};  ///< of that card on the Alchemist
  static constexpr EventType tile_returned{"tile-returned", {Told::card}};    ///< to the tile supply
};

/// The slot of the module; it must be in play.
inline Slot upgrades_slot(const Rules& rules) {
  return static_cast<Slot>(rules.answering_parts<question::Level>().lowest());
}
inline const UpgradeTiles::Memory& tiles(const Query& q) { return q.memory<UpgradeTiles>(upgrades_slot(q.rules)); }
template <class C>
UpgradeTiles::Memory& tiles_of(C& c) {
  return c.template memory<UpgradeTiles>(upgrades_slot(c.rules));
}
/// The slot of the Alchemist; max_parts if he is not in play.
inline Slot alchemist_slot(const Rules& rules) {
  const PartSet borrowers = rules.answering_parts<question::Borrowed>();
  return borrowers.any() ? static_cast<Slot>(borrowers.lowest()) : static_cast<Slot>(max_parts);
}

/// Cards that there is a tile of (UPG-1, MERC-130).
inline Mask tiled(const Rules& rules) {
  return Mask{rules.tiled_slots | (rules.options[UpgradeTiles::mercatus] ? unsigned{rules.tiled_by_option} : 0U)};
}
/// Tiles of the supply: those that lie on no card (UPG-2).
inline Mask tile_supply(const Query& q) {
  Mask slots = tiled(q.rules);
  const auto& memory = tiles(q);
  for (const unsigned slot : slots)
    if (memory.level[slot] != 0 || memory.alchemist == slot + 1) slots.remove(slot);
  return slots;
}
/// The held cards that the seat could upgrade (UPG-3).
inline Mask upgradable(const Query& q, Seat seat) {
  Mask slots = tiled(q.rules) & Mask{q.s.held[seat]};
  for (const unsigned slot : slots)
    if (tiles(q).level[slot] == 3) slots.remove(slot);
  return slots;
}
/// Can the seat put a tile on the Alchemist now (UPG-50 to -52)?
inline bool may_put_tile(const Query& q, Seat seat) {
  const Slot alchemist = alchemist_slot(q.rules);
  if (alchemist == max_parts || tiles(q).alchemist != 0 || tiles(q).spent != 0) return false;
  return (unsigned{q.s.held[seat]} & ~unsigned{q.s.blocked} & ~unsigned{q.s.came}) >> alchemist & 1U;
}
/// UPG-15: where a tile names no distance, from that region.
inline Mask far_from(const Query& q, unsigned region) {
  return q.rules.options[UpgradeTiles::far] != 0 ? q.neighbours(region) : q.rules.in_use & ~Mask::of(region);
}

/// The level that the tile on the card itself shows, if the card is not blocked (UPG-10).
inline int card_level(const Query& q, Slot card) {
  if (!q.rules.asks<question::Level>() || (q.s.blocked >> card & 1) != 0) return 1;
  return std::max(1, int{tiles(q).level[card]});
}

// --- abilities in two parts (UPG-7) ---

/// `open`: parts that are possible; `done`: those that have been done.
inline void legal_parts(Mask open, unsigned done, ActionList& out) {
  out.add(Choice::part, open & ~Mask{done});
  if (done != 0) out.push_back({Choice::stop});
}
/// Asks for the next part, or ends the use if none is left.
template <class C, class F>
void ask_part(C& c, F& f, Mask open) {
  if ((open & ~Mask{f.parts}).none()) return c.pop();
  c.ask(UpgradeTiles::asks_part, f.seat);
}

/// Can M cards be upgraded (MERC-130)?
inline bool merc_upgrades(const Rules& rules) {
  return rules.asks<question::Level>() && rules.options[UpgradeTiles::mercatus] != 0;
}

/// A token has gone back into the rat supply: whoever had looked at it keeps in mind that it is there (MERC-136).
inline void keep_in_mind(UpgradeTiles::Memory& memory, Token token) {
  if (token.lookers() == 0) return;
  auto& tokens = memory.went_back;
  auto& seats = memory.known_to;
  const auto last = std::find(seats.begin(), seats.end(), 0);
  if (last == seats.end()) {
    std::rotate(tokens.begin(), tokens.begin() + 1, tokens.end());
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
  }
  const auto place = static_cast<std::size_t>(std::min(last, seats.end() - 1) - seats.begin());
  tokens[place] = static_cast<std::uint8_t>(token.face());
  seats[place] = static_cast<std::uint8_t>(token.lookers());
}

/// A tile goes back to the supply: that on a card, or on the Alchemist.
template <class C>
void return_tile(C& c, Slot card) {
  auto& memory = tiles_of(c);
  Slot of = card;
  if (card == alchemist_slot(c.rules)) {
    if (memory.alchemist == 0) return;
    of = static_cast<Slot>(memory.alchemist - 1);
    memory.alchemist = 0;
  } else {
    if (memory.level[card] == 0) return;
    memory.level[card] = 0;
  }
  c.emit({.type = UpgradeTiles::tile_returned, .clause = upg_clause(9), .slot = of});
}

}  // namespace rattus::board
