#pragma once
// Region cards (REG-1 to -14): in a window after a token has been turned up a player may play one on a class card of
// his, which then does not count for the rest of the ravage; what is left in hand at the end may score.
#include "engine/board/flow/ravage.hpp"
#include "engine/board/modules/region_cards/worlds.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

struct RegionCards : RegionCardHands {
  static constexpr std::string_view module = "region-cards";
  static constexpr std::array<std::string_view, 2> seen{"hand", "protected"};
  static constexpr Sight sight{.of_seat = seen};
  static constexpr ModuleNeeds needs{reg_clause(2), "big-box"};
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t passed;  ///< seats that have had their window, or none
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_protection = region_card_answer.first, asks_card = region_card_answer.second;
  static constexpr std::array decisions{
      DecisionRow{asks_protection, "D-REG-PROTECT", reg_clause(6)},
      DecisionRow{asks_card, "D-REG-CARD", reg_clause(6)},
  };
  static constexpr bool always_asks = true;  // REG-7

  /// Of hands their sizes alone.
  static void look(const Query& q, Slot, const Sightings& out) {
    for (Seat seat = 0; seat < q.rules.players; ++seat) {
      out.at(seat, 0) = static_cast<std::int16_t>(hand_size(q, seat));
      out.at(seat, 1) = static_cast<std::int16_t>(Mask{unsigned{q.s.held[seat]} & q.s.protected_slots}.count());
    }
  }

  // --- who knows what ---

  static void hide(const Query& q, Slot, Memory& memory, Seat viewer) { hide_region_cards(q, memory, viewer); }
  static void sample(const Query& q, Slot, Memory& memory, Rng& rng) { sample_region_cards(q, memory, rng); }
  static bool remembers(const Query& q, Slot) {
    const Slot chosen = region_cards(q).chosen;
    return RegionCardCheck(q).sound() && (chosen != 0) == (q.s.asked == asks_card) && chosen <= q.rules.slots;
  }
  static void against(const Query& q, Slot, const MemoryReasons& out);

  // --- moments ---

  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot, Seat, Region) {
    for (Seat seat = 0; seat < c.rules.players; ++seat)
      draw_region_cards_unseen(c, seat, in_hand + unsigned{seat}, reg_clause(2));
  }
  template <class C>
  static void act(At<Moment::revealed>, C& c, Slot slot, Seat, Region region) {
    const std::uint8_t passed = next_window(c.query(), region, c.first_in_order(), 0);
    if (passed == c.rules.players) return;
    c.barrier = true;  // REG-7
    c.push(FrameKind::card, c.first_in_order(), Holds{.slot = slot, .region = region, .passed = passed});
  }
  template <class C>
  static void act(At<Moment::protection_ends>, C& c, Slot, Seat, Region) {
    RegionCardSet played;
    for (unsigned slot = 0; slot < c.rules.slots; ++slot) played = played | region_cards_at(c.query(), on_card + slot);
    discard_region_cards(c, played, reg_clause(9));
  }
  template <class C>
  static void act(At<Moment::score>, C& c, Slot, Seat, Region) {
    const Query q = c.query();
    for (Seat seat = 0; seat < c.rules.players; ++seat) {
      for (const unsigned card : hand_of(q, seat)) {
        tell_region_card(c, hand_opened, reg_clause(3), seat, card);
        if (scores(q, seat, card)) tell_region_card(c, card_scored, reg_clause(12), seat, card);
      }
    }
  }
  static int answer(question::Points asked, const Query& q, Slot) {
    int points = 0;
    for (const unsigned card : hand_of(q, asked.seat)) points += scores(q, asked.seat, card);
    return points;
  }

  // --- the window ---

  template <class C>
  static void run(C& c, Frame& f) {
    f.passed = next_window(c.query(), f.region, f.seat, f.passed);
    if (f.passed == c.rules.players) return c.pop();
    c.ask(region_cards_of(c).chosen == 0 ? asks_protection : asks_card, seat_of(c.query(), f));
  }
  static void legal(const Query& q, const Frame&, ActionList& out) {
    const Seat seat = q.s.decider;
    const RegionCardSet hand = hand_of(q, seat);
    if (q.s.asked == asks_card) return add_region_cards(out, fitting(q, hand, chosen_slot(q)));
    Mask slots{attacked(q, seat)};
    for (const unsigned slot : slots)
      if (fitting(q, hand, slot) == RegionCardSet{}) slots.remove(slot);
    out.add(Choice::card, slots);
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) {
      ++f.passed;
    } else if (action.kind == Choice::card) {
      region_cards_of(c).chosen = static_cast<std::uint8_t>(action.a + 1);
    } else {
      play(c, seat_of(c.query(), f), action.a);
    }
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step == 0 && in_use(q, f.region) && q.s.revealed != 0 && f.passed < q.rules.players &&
           f.seat == q.first_in_order() && seat_of(q, f) == q.s.decider && window(q, f.region, q.s.decider) &&
           (q.s.asked == asks_protection ||
            (q.s.asked == asks_card && (attacked(q, q.s.decider) >> chosen_slot(q) & 1U) != 0));
  }

 private:
  static Slot chosen_slot(const Query& q) { return static_cast<Slot>(region_cards(q).chosen - 1U); }
  static Seat seat_of(const Query& q, const Frame& f) { return q.later(f.seat, f.passed); }
  /// Unprotected class cards of the seat whose class is on the token, blocked or not.
  static unsigned attacked(const Query& q, Seat seat) {
    return unsigned{q.s.held[seat]} & ~unsigned{q.s.protected_slots} & q.rules.face_slots[q.s.revealed - 1U][0];
  }
  /// REG-5. All of it is public.
  static bool window(const Query& q, Region region, Seat seat) {
    const Face& face = q.rules.faces[q.s.revealed - 1U];
    const unsigned own = q.s.citizens[region][seat];
    if (face.all >= own || attacked(q, seat) == 0) return false;
    if (q.population(region) < q.limit(face, region)) return false;
    const unsigned majority = own == flow::most_citizens(q, region) ? face.majority : 0U;
    return majority + face.all < own && hand_size(q, seat) > 0;
  }
  /// How many in order have had their window, or have none, before the next who has one: from `passed` on.
  static std::uint8_t next_window(const Query& q, Region region, Seat first, std::uint8_t passed) {
    while (passed < q.rules.players && !window(q, region, q.later(first, passed))) ++passed;
    return passed;
  }
  /// The kinds among these cards that can be played on the class card.
  static RegionCardSet fitting(const Query& q, RegionCardSet hand, unsigned slot) {
    RegionCardSet cards;
    for (const unsigned card : hand)
      if (q.rules.region_cards[card].fits(q.rules.card_class[slot])) cards.add(card);
    return kinds_of(q.rules, cards);
  }
  /// REG-8. Of equal cards the one that all know is played first (REG-3).
  template <class C>
  static void play(C& c, Seat seat, unsigned card) {
    const RegionCardSet shown = region_cards_at(c.query(), shown_in_hand + unsigned{seat});
    for (const unsigned other : shown)
      if (c.rules.region_cards[other] == c.rules.region_cards[card]) card = other;
    const Slot slot = chosen_slot(c.query());
    put_region_card(c, card, on_card + unsigned{slot});
    region_cards_of(c).chosen = 0;
    c.s.protected_slots |= static_cast<std::uint8_t>(1U << slot);
    tell_region_card(c, card_played, reg_clause(6), seat, card, everybody, slot);
  }
  /// REG-12
  static bool scores(const Query& q, Seat seat, unsigned card) {
    const Region region = q.rules.region_cards[card].region;
    return q.s.citizens[region][seat] > 0 && q.s.citizens[region][seat] == flow::most_citizens(q, region);
  }
};

/// True if their slot is what cards that need them take it to be: of a list's modules they come first, but for those
/// that another board has.
template <class... Types>
constexpr bool region_cards_come_first(CardTypes<Types...>) {
  std::string_view first;
  const auto note = [&first](const CardFacts& facts) {
    if (first.empty() && facts.is_module() && (facts.needs.board.empty() || facts.needs.board == "big-box"))
      first = facts.module;
  };
  (note(detail::facts<Types>), ...);
  return first.empty() || first == RegionCards::module;
}

}  // namespace rattus::board
