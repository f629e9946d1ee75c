#include "ai/cartus/belief.hpp"

#include <bit>

#include "engine/cartus/query.hpp"

namespace rattus::ai::card_game {
namespace {

using cartus::Kind;
using cartus::kind_bit;
using cartus::kinds_in;

/// How likely, of 1024, a card of the class in the deck changes places with another on the table: so that as many cards
/// of other classes lie there as where searches play, a tenth of all.
constexpr std::uint32_t drawn_to_it = 512;

Kind any_of(std::uint64_t kinds, Rng& rng) {
  const auto turn = static_cast<int>(rng.below(64));
  return static_cast<Kind>((std::countr_zero(std::rotr(kinds, turn)) + turn) % 64);
}

/// One player's cards whose place nobody else knows.
struct Cards {
  cartus::State& world;
  cartus::Seat seat;
  Rng& rng;

  /// Cards in hand of kinds that are `wanted` go to the table in place of `unwanted` ones, one for one.
  void play(std::uint64_t wanted, std::uint64_t unwanted) {
    auto& hand = world.hand[seat];
    auto& table = world.played[seat];
    for (;;) {
      const std::uint64_t from = kinds_in(hand) & wanted, to = kinds_in(table) & unwanted;
      if (from == 0 || to == 0) return;
      const Kind in = any_of(from, rng), out = any_of(to, rng);
      --hand[in], ++table[in];
      --table[out], ++hand[out];
    }
  }
  /// The same with cards of the deck, each as likely as has been said.
  void draw(std::uint64_t wanted, std::uint64_t unwanted) {
    auto& table = world.played[seat];
    for (unsigned i = 0; i < world.deck_size; ++i) {
      Kind& card = world.deck[i];
      const std::uint64_t to = kinds_in(table) & unwanted;
      if (to == 0) return;
      if ((kind_bit(card) & wanted) == 0 || rng.below(1024) >= drawn_to_it) continue;
      const Kind out = any_of(to, rng);
      --table[out], ++table[card];
      card = out;
    }
  }
};

}  // namespace

void believe(const cartus::View& view, cartus::State& world, Rng& rng) {
  if (world.over()) return;
  const cartus::Query q{view.rules(), world};
  for (cartus::Seat seat = 0; seat < q.rules.players; ++seat) {
    const bool hidden = seat != view.viewer() && world.face_down[seat] > 0 && (world.turned >> seat & 1) == 0;
    if (!hidden || seat == world.decider) continue;  // a choice that is open is not yet one
    const unsigned position = q.position_of(seat);
    if (position == cartus::max_row) continue;
    const std::uint64_t own = class_bits(class_of(q.building_at(position)));
    const std::uint64_t foreign = cartus::population_bits & ~own;
    Cards cards{world, seat, rng};
    cards.play(own, foreign);
    cards.draw(own, foreign);
    cards.play(kind_bit(cartus::joker), foreign);
  }
}

}  // namespace rattus::ai::card_game
