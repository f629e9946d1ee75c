#pragma once
// What the rules say of a state; nothing is changed by it.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "engine/cartus/frames.hpp"
#include "engine/cartus/rules.hpp"

namespace rattus::cartus {

/// The kinds of which there is a card, as bits.
template <std::size_t N>
std::uint64_t kinds_in(const std::array<std::uint8_t, N>& cards) {
  static_assert(N % 4 == 0);
  const auto eight = [](std::uint64_t word) {  // a bit for each byte that is not 0; no count exceeds 127
    constexpr std::uint64_t ones = 0x0101010101010101ULL;
    return ((word + 127 * ones) >> 7 & ones) * 0x0102040810204080ULL >> 56;
  };
  const auto part = [&]<std::size_t I>() {
    std::uint64_t word = 0;
    std::memcpy(&word, cards.data() + 8 * I, N - 8 * I >= 8 ? 8 : 4);
    return eight(word) << (8 * I);
  };
  return [&]<std::size_t... I>(std::index_sequence<I...>) {  // written out: a loop takes half as long again
    return (part.template operator()<I>() | ...);
  }
  (std::make_index_sequence<(N + 7) / 8>{});
}

/// Calls `f` with each kind of a set, in canonical order.
template <class F>
void for_each_kind(std::uint64_t kinds, F f) {
  for (; kinds != 0; kinds &= kinds - 1) f(static_cast<Kind>(std::countr_zero(kinds)));
}

constexpr std::uint64_t kind_bit(Kind kind) { return std::uint64_t{1} << kind; }
constexpr std::uint64_t population_bits = kind_bit(population_kinds) - 1;
constexpr std::uint64_t class_bits(Class c) { return std::uint64_t{0x1f} << (5 * static_cast<unsigned>(c)); }
/// CART-41: a Gold or a Pass can never be played on a building.
constexpr std::uint64_t playable_bits = population_bits | kind_bit(joker) | kind_bit(sword) | kind_bit(flute);

struct Query {
  const Rules& rules;
  const State& s;

  [[nodiscard]] Seat next(Seat seat) const { return static_cast<Seat>(seat + 1 == rules.players ? 0 : seat + 1); }
  /// The i-th seat in turn order.
  [[nodiscard]] Seat in_order(unsigned i) const { return static_cast<Seat>((s.start + i) % rules.players); }

  [[nodiscard]] unsigned stock(Kind kind) const { return s.stock[kind - joker]; }
  /// CART-20: may the building that gives this kind out be in the game?
  [[nodiscard]] bool put_out(Kind kind) const {
    const auto copies = [&](Class cls, bool first) {
      const unsigned known = s.first_copies[static_cast<std::size_t>(cls)];
      return known == 0 || (first ? known - 1 : copies_of_building + 1 - known) > 0;
    };
    switch (kind) {
      case sword: return copies(Class::chivalry, true);
      case flute: return copies(Class::magic, false);
      case pass: return copies(Class::bourgeoisie, false);
      case gold: return copies(Class::royalty, false);
      default: return true;
    }
  }
  [[nodiscard]] bool can_draw() const { return s.deck_size > 0 || s.discard_size > 0; }

  /// CART-3: population cards and jokers that the seat has played this round.
  [[nodiscard]] unsigned bid(Seat seat) const {
    unsigned cards = 0;
    for_each_kind(kinds_in(s.played[seat]) & (population_bits | kind_bit(joker)),
                  [&](Kind kind) { cards += s.played[seat][kind]; });
    return cards;
  }
  /// Where the seat's disc lies, or max_row.
  [[nodiscard]] unsigned position_of(Seat seat) const {
    for (unsigned position = 0; position < rules.row_size; ++position)
      for (unsigned i = 0; i < s.entrant_count[position]; ++i)
        if (s.entrants[position][i] == seat) return position;
    return max_row;
  }
  [[nodiscard]] Building building_at(unsigned position) const { return building_of(s.row[position]); }

  /// CART-55, -57: the premium player among the entrants of a row position, or no_seat.
  [[nodiscard]] Seat premium(unsigned position) const {
    if (rules.players == 2) return position_of(s.best) == position ? s.best : no_seat;
    Seat best = no_seat;
    unsigned most = 0;
    for (unsigned i = 0; i < s.entrant_count[position]; ++i) {
      const Seat seat = s.entrants[position][i];
      const unsigned own = bid(seat);
      if (best == no_seat || own > most) best = seat, most = own;
    }
    return best;
  }

  [[nodiscard]] bool in_tower(Seat seat) const {
    const unsigned position = position_of(seat);
    return position < max_row && building_at(position) == Building::guard_tower;
  }
  /// CART-68: who would have to give cards to this premium player, as bits.
  [[nodiscard]] unsigned tower_givers(Seat seat) const {
    unsigned givers = 0;
    for (Seat other = 0; other < rules.players; ++other) {
      if (other != seat && s.hand_size[other] > 0 && s.hand_size[other] >= s.hand_size[seat] && !in_tower(other))
        givers |= 1U << other;
    }
    return givers;
  }
};

}  // namespace rattus::cartus
