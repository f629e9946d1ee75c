#include "ai/cartus/beforehand.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "ai/cartus/cards.hpp"
#include "engine/cartus/flow/resolve.hpp"

namespace rattus::ai::card_game {
namespace {

using cartus::Counts;

constexpr std::uint64_t all_kinds = (std::uint64_t{1} << cartus::kind_count) - 1;
constexpr std::uint64_t bid_kinds = cartus::population_bits | kind_bit(joker);
constexpr std::uint64_t hand_alone = kind_bit(pass) | kind_bit(gold);  ///< never on a building (CART-41)
constexpr std::uint64_t hand_or_table = kind_bit(joker) | kind_bit(sword) | kind_bit(flute);

/// What part of a card of each kind a card in another's hand is, in 1/65536. As worlds are dealt
/// (engine/cartus/view.cpp): first what hands alone can hold, then what can lie on the table, at last population cards.
Hand16 each_hidden_card(const Counts& hidden, int in_hands, int on_table) {
  constexpr std::int64_t whole = 1 << 16;
  Hand16 part;
  if (in_hands == 0) return part;
  std::int64_t free = whole;  // of a card in a hand, what has not been told yet
  int places = in_hands;
  const auto deal = [&](std::uint64_t kinds, int more_places) {
    places += more_places;
    const int cards = cards_in(hidden, kinds);
    if (places <= 0) return;
    cartus::for_each_kind(kinds_in(hidden) & kinds, [&](Kind kind) {
      part.special[kind - joker] = static_cast<int>(free * hidden[kind] / places);
    });
    free -= free * std::min(cards, places) / places;
    places -= cards;
  };
  deal(hand_alone, 0);
  deal(hand_or_table, on_table);
  const int population = cards_in(hidden, cartus::population_bits);
  for (unsigned cls = 0; cls < class_count && population > 0; ++cls)
    part.of_class[cls] = static_cast<int>(free * cards_in(hidden, bits_of(cls)) / population);
  return part;
}

}  // namespace

Hands expected_hands(const cartus::View& view) {
  const State& s = view.known();
  const Query q{view.rules(), s};
  Hands hands;
  if (view.viewer() < max_seats) hands[view.viewer()] = hand_of(s, view.viewer());
  int in_hands = 0, on_table = 0;
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    if (seat == view.viewer()) continue;
    in_hands += s.hand_size[seat];
    on_table += s.face_down[seat] - cards_in(s.played[seat], all_kinds);
  }
  const Hand16 part = each_hidden_card(cartus::unplaced(view), in_hands, on_table);
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    if (seat == view.viewer()) continue;
    const auto expected = [&](int of_card) { return s.hand_size[seat] * of_card >> 12; };
    std::transform(part.of_class.begin(), part.of_class.end(), hands[seat].of_class.begin(), expected);
    std::transform(part.special.begin(), part.special.end(), hands[seat].special.begin(), expected);
  }
  return hands;
}

namespace {

/// The row position that is being resolved, or the next one; all before it have been.
unsigned resolving(const State& known) {
  for (unsigned i = 0; i < known.depth; ++i)
    if (known.stack[i].kind == cartus::FrameKind::resolve) return known.stack[i].as<cartus::frames::Resolve>().position;
  return known.stack[0].as<cartus::frames::Game>().position;
}

/// Bids at a row position have been scored: when somebody is asked something while it is resolved, they have.
bool is_scored(const State& known, unsigned position) {
  return known.phase >= cartus::Phase::resolve && position <= resolving(known);
}

}  // namespace

bool is_resolved(const State& known, unsigned position) {
  return known.phase >= cartus::Phase::resolve && position < resolving(known);
}

namespace {

Played played_by(const Query& known, Seat seat) {
  const State& s = known.s;
  const unsigned position = known.position_of(seat);
  Played out;
  out.cards = s.face_down[seat];
  if (position == cartus::max_row || s.row[position] == cartus::no_card) return out;
  const std::uint64_t foreign = cartus::population_bits & ~class_bits(class_of(known.building_at(position)));
  const auto add = [&](const auto& cards) {
    out.bid += static_cast<unsigned>(cards_in(cards, bid_kinds));
    out.foreign += static_cast<unsigned>(cards_in(cards, foreign));
    out.swords += cards[sword];
    out.flutes += cards[flute];
  };
  add(s.played[seat]);
  if (s.asked == Decision::play_card && s.decider == seat) {
    add(s.picked);
    out.cards += static_cast<unsigned>(cards_in(s.picked, all_kinds));
  }
  return out;
}

}  // namespace

PlayedBySeat played_by_all(const Query& known) {
  PlayedBySeat played;
  for (Seat seat = 0; seat < known.rules.players; ++seat) played[seat] = played_by(known, seat);
  return played;
}

Acts acts_of(const State& known, Seat seat, unsigned position) {
  Acts acts;
  for (unsigned i = 0; i < known.depth; ++i) {
    if (known.stack[i].kind != cartus::FrameKind::resolve) continue;
    const auto& frame = known.stack[i].as<cartus::frames::Resolve>();
    if (frame.position != position) continue;
    acts.premium = frame.premium == seat;
    for (unsigned k = frame.acted; k < known.entrant_count[position]; ++k)
      acts.to_come |= cartus::flow::actor(known, position, frame.premium, k) == seat;
  }
  return acts;
}

State with_bids_scored(const Query& known, const PlayedBySeat& all) {
  State s = known.s;
  for (Seat seat = 0; seat < known.rules.players; ++seat) {
    const unsigned position = known.position_of(seat);
    if (position == cartus::max_row || is_scored(s, position)) continue;
    const Played& played = all[seat];
    if (played.cards == 0) continue;
    const bool seen = played.bid + played.swords + played.flutes > 0;
    auto& value = s.influence[static_cast<std::size_t>(class_of(known.building_at(position)))][seat];
    value =
        static_cast<std::uint8_t>(std::min<unsigned>(cartus::last_space, value + (seen ? played.bid : played.cards)));
    s.rats[seat] = static_cast<std::uint8_t>(std::min(255U, s.rats[seat] + played.foreign));
  }
  return s;
}

std::array<std::int16_t, cartus::building_count> copies_to_come(const Query& known) {
  constexpr unsigned copies = cartus::copies_of_building;
  const State& s = known.s;
  std::array<int, cartus::building_count> gone{};
  std::uint64_t used = 0;
  std::memcpy(&used, s.used.data(), sizeof used);
  for (unsigned building = 0; building < cartus::building_count; ++building, used >>= copies)
    gone[building] = std::popcount(used & ((1U << copies) - 1));
  for (unsigned i = 0; i < known.rules.row_size; ++i)
    if (s.row[i] != cartus::no_card) ++gone[s.row[i] / copies];
  for (unsigned i = 0; i < s.put_under; ++i) ++gone[s.replacement[i] / copies];
  const int deck = s.buildings_size, all = deck + s.replacement_size - s.put_under;
  std::array<std::int16_t, cartus::building_count> come{};
  for (unsigned first = 0; first < cartus::building_count && all > 0; first += 2) {
    const auto cls = static_cast<std::size_t>(class_of(static_cast<Building>(first)));
    const int of_first = s.first_copies[cls] - 1;  // -1: not known
    std::array<int, 2> hidden{16 * (of_first - gone[first]),
                              16 * (static_cast<int>(copies) - of_first - gone[first + 1])};
    if (of_first < 0) {  // five of the ten, whichever
      const int out = gone[first] + gone[first + 1], rest = static_cast<int>(2 * copies) - out;
      for (unsigned i = 0; i < 2; ++i)
        hidden.at(i) = 16 * (static_cast<int>(copies) - out) * (static_cast<int>(copies) - gone[first + i]) / rest;
    }
    for (unsigned i = 0; i < 2; ++i)
      come[first + i] = static_cast<std::int16_t>(std::max(hidden.at(i), 0) * deck / all);
  }
  return come;
}

}  // namespace rattus::ai::card_game
