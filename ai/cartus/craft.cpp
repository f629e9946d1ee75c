#include "ai/cartus/craft.hpp"

#include <bit>

#include "ai/net/lanes.hpp"

namespace rattus::ai::card_game {

std::uint64_t info_key(const Rules& rules, const State& s, Seat viewer) {
  const cartus::View view(rules, s, viewer);
  return lanes_key<0, sizeof(State)>(reinterpret_cast<const unsigned char*>(&view.known()));
}

namespace {

std::uint64_t values_of(const ActionList& options, Choice kind) {
  std::uint64_t values = 0;
  for (const Action option : options)
    if (option.kind == kind) values |= std::uint64_t{1} << option.a;
  return values;
}

/// One kind of each class, and the others as they are.
std::uint64_t one_of_each_class(std::uint64_t kinds) {
  std::uint64_t some = kinds & ~cartus::population_bits;
  for (unsigned cls = 0; cls < class_count; ++cls) {
    const std::uint64_t own = kinds & class_bits(static_cast<cartus::Class>(cls));
    some |= own & -own;
  }
  return some;
}

/// Where a kind stands in the order in which cards are picked to be played: what costs least first.
constexpr unsigned matching = 0, other_class = 2;
unsigned rank(Kind kind, cartus::Class cls) {
  switch (kind) {
    case joker: return 1;
    case sword: return 3;
    case flute: return 4;
    default: return cartus::class_of(kind) == cls ? matching : other_class;
  }
}

std::uint64_t worth_playing(const Query& q, std::uint64_t kinds) {
  const State& s = q.s;
  const cartus::Class cls = class_of(q.building_at(q.position_of(s.decider)));
  unsigned reached = 0;
  cartus::for_each_kind(kinds_in(s.picked), [&](Kind kind) { reached = std::max(reached, rank(kind, cls)); });
  std::uint64_t some = 0, foreign = 0;
  cartus::for_each_kind(one_of_each_class(kinds), [&](Kind kind) {
    const unsigned own = rank(kind, cls);
    if (own < reached) return;
    (own == other_class ? foreign : some) |= kind_bit(kind);
  });
  // A card of the building's class costs nothing, so those go first; of the others the one that is missed least.
  const std::uint64_t own = some & class_bits(cls);
  if (own != 0) return own;
  if (foreign != 0) some |= foreign & class_bits(static_cast<cartus::Class>(least_wanted(q, foreign, class_count)));
  return some;
}

}  // namespace

void narrow(const Rules& rules, const State& s, ActionList& options) {
  if (options.size() < 2) return;
  const Query q{rules, s};
  switch (s.asked) {
    case Decision::look: {
      const std::uint64_t all = values_of(options, Choice::nun);
      std::uint64_t fresh = 0;
      for (unsigned i = 0; i < cartus::nun_row_size; ++i)
        if ((s.seen[i] >> s.decider & 1) == 0) fresh |= all & std::uint64_t{1} << i;
      const std::uint64_t from = fresh != 0 ? fresh : all;
      return options.set(Choice::nun, from & -from);
    }
    case Decision::play_card:
      return options.set(Choice::card, worth_playing(q, values_of(options, Choice::card)), Choice::done);
    case Decision::hospital_card:
    case Decision::sword_give:
    case Decision::tower_give: {
      const Choice last = s.asked == Decision::hospital_card ? Choice::stop : Choice::none;
      const std::uint64_t kinds = one_of_each_class(values_of(options, Choice::card));
      const std::uint64_t picked = kinds_in(s.picked);
      const std::uint64_t from = picked == 0 ? kinds : kinds & ~(std::bit_floor(picked) - 1);
      return options.set(Choice::card, from != 0 || last != Choice::none ? from : kinds, last);
    }
    default: return;
  }
}

}  // namespace rattus::ai::card_game
