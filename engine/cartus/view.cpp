#include "engine/cartus/view.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "engine/cartus/chance.hpp"
#include "engine/cartus/query.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::cartus {
namespace {

bool choosing_supplies(const Rules& rules, const State& s) {
  return rules.options.supplies == 1 && s.asked == Decision::supply;
}

/// What a frame remembers of a choice that only the chooser may see (CART-25).
void close_choice(State& s) {
  s.picked = {};
  switch (Frame& f = s.top(); f.kind) {
    case FrameKind::turn: f.as<frames::Turn>().picked = 0; break;
    case FrameKind::give: f.as<frames::Give>().picked = f.as<frames::Give>().chose = 0; break;
    case FrameKind::hospital: f.as<frames::Hospital>().picked = 0; break;
    default: break;
  }
}

/// May the seat's hand make it a decision that he is asked what he is asked?
bool makes_a_decision(const State& s) {
  if (s.asked == Decision::none) return true;
  const std::uint64_t kinds = kinds_in(s.hand[s.decider]);
  switch (s.asked) {
    case Decision::play_card: return (kinds & playable_bits) != 0;
    case Decision::sword_give:
    case Decision::tower_give: return !std::has_single_bit(kinds);
    default: return true;
  }
}

/// Building cards that may lie in the decks, and how many of each class or building must (CART-19).
class Buildings30 {
 public:
  explicit Buildings30(const State& s) : s_(s) {
    const auto gone = [&](BuildingCard card) { gone_[card] = true; };
    for (unsigned card = 0; card < gone_.size(); ++card)
      if (s.used[card / 8] >> card % 8 & 1) gone_[card] = true;
    for (const BuildingCard card : s.row)
      if (card != no_card) gone(card);
    for (unsigned i = 0; i < s.put_under; ++i) gone(s.replacement[i]);
  }

  /// The cards of the face-down places, drawn from all that agree with what is known.
  FixedVector<BuildingCard, building_cards> draw(Rng& rng) const {
    FixedVector<BuildingCard, building_cards> cards;
    for (unsigned pair = 0; pair < class_count; ++pair) {
      const unsigned from = pair * 2 * copies_of_building;
      const auto known = s_.first_copies[static_cast<std::size_t>(class_of(static_cast<Building>(2 * pair)))];
      if (known == 0) {
        add(rng, from, 2 * copies_of_building, copies_of_building, cards);
      } else {
        add(rng, from, copies_of_building, known - 1U, cards);
        add(rng, from + copies_of_building, copies_of_building, copies_of_building + 1U - known, cards);
      }
    }
    return cards;
  }

 private:
  /// Of the `n` cards from `from`, `in_game` are in the game: those not seen yet, drawn at random.
  void add(Rng& rng, unsigned from, std::size_t n, std::size_t in_game,
           FixedVector<BuildingCard, building_cards>& out) const {
    FixedVector<BuildingCard, 2 * copies_of_building> rest;
    for (unsigned card = from; card < from + n; ++card)
      if (gone_[card])
        --in_game;
      else
        rest.push_back(static_cast<BuildingCard>(card));
    shuffle(rng, Pile(rest.begin(), rest.size()));
    for (std::size_t i = 0; i < in_game; ++i) out.push_back(rest[i]);
  }

  const State& s_;
  std::array<bool, building_count * copies_of_building> gone_{};
};

void deal_buildings(State& s, Rng& rng) {
  auto cards = Buildings30(s).draw(rng);
  shuffle(rng, Pile(cards.begin(), cards.size()));
  std::size_t n = 0;
  for (unsigned i = 0; i < s.buildings_size; ++i) s.buildings[i] = cards[n++];
  for (unsigned i = s.put_under; i < s.replacement_size; ++i) s.replacement[i] = cards[n++];
}

/// Takes cards away of which there are as many: four kinds at once, as no count goes below 0.
template <std::size_t N>
void take(Counts& from, const std::array<std::uint8_t, N>& cards) {
  static_assert(N % 4 == 0 && N <= std::tuple_size_v<Counts>);
  for (std::size_t i = 0; i < N; i += 4) {
    std::uint32_t all = 0, gone = 0;
    std::memcpy(&all, &from[i], sizeof all);
    std::memcpy(&gone, &cards[i], sizeof gone);
    all -= gone;
    std::memcpy(&from[i], &all, sizeof all);
  }
}

/// Cards of every kind whose place the viewer does not know.
Counts missing(const Rules& rules, const State& s) {
  const Query q{rules, s};
  Counts left{};
  for (unsigned cls = 0; cls < class_count; ++cls)
    for (unsigned nuns = 0; nuns < rules.tables.population.size(); ++nuns)
      left[population_kind(static_cast<Class>(cls), nuns)] = rules.tables.population[nuns];
  for (Kind kind = joker; kind < kind_count; ++kind) {
    if (q.put_out(kind))
      left[kind] = static_cast<std::uint8_t>(rules.tables.stock[kind - joker] - s.stock[kind - joker]);
  }
  take(left, s.discard);
  take(left, s.picked);
  for (unsigned seat = 0; seat < rules.players; ++seat) take(left, s.hand[seat]), take(left, s.played[seat]);
  for (const Kind nun : s.nuns)
    if (nun != no_kind) --left[nun];
  return left;
}

unsigned sum(std::span<const std::uint8_t> counts) { return std::accumulate(counts.begin(), counts.end(), 0U); }

/// Hidden places of cards: of each seat, how many in the hand and how many face down on the table.
struct Hidden {
  std::array<std::uint8_t, max_seats> hand{}, table{};
};

Hidden hidden_places(const Rules& rules, const State& s) {
  Hidden hidden;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    unsigned shown = sum(s.hand[seat]);
    if (seat == s.decider) shown += sum(s.picked);
    hidden.hand[seat] = static_cast<std::uint8_t>(s.hand_size[seat] - shown);
    hidden.table[seat] = static_cast<std::uint8_t>(s.face_down[seat] - sum(s.played[seat]));
  }
  return hidden;
}

/// Deals the missing cards to the hidden places: first those that can lie in hands alone, then those that can also lie
/// on the table, at last the population cards. At each stage every place is as likely, so every world is.
void deal_cards(const Rules& rules, State& s, Rng& rng) {
  Hidden hidden = hidden_places(rules, s);
  const Counts left = missing(rules, s);
  const auto place_one = [&](Kind kind, bool table_too) {
    unsigned places = sum(hidden.hand) + (table_too ? sum(hidden.table) : 0);
    auto at = static_cast<int>(rng.below(places));
    for (Seat seat = 0;; ++seat) {
      if ((at -= hidden.hand[seat]) < 0) {
        --hidden.hand[seat];
        ++s.hand[seat][kind];
        return;
      }
      if (table_too && (at -= hidden.table[seat]) < 0) {
        --hidden.table[seat];
        ++s.played[seat][kind];
        return;
      }
    }
  };
  for (const Kind kind : {pass, gold})
    for (unsigned i = 0; i < left[kind]; ++i) place_one(kind, false);
  for (const Kind kind : {joker, sword, flute})
    for (unsigned i = 0; i < left[kind]; ++i) place_one(kind, true);

  FixedVector<Kind, population_cards> cards;
  for (Kind kind = 0; kind < population_kinds; ++kind)
    for (unsigned i = 0; i < left[kind]; ++i) cards.push_back(kind);
  shuffle(rng, Pile(cards.begin(), cards.size()));
  std::size_t n = 0;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    for (; hidden.hand[seat] > 0; --hidden.hand[seat]) ++s.hand[seat][cards[n++]];
    for (; hidden.table[seat] > 0; --hidden.table[seat]) ++s.played[seat][cards[n++]];
  }
  for (Kind& nun : s.nuns)
    if (nun == no_kind) nun = cards[n++];
  for (unsigned i = 0; i < s.deck_size; ++i) s.deck[i] = cards[n++];
}

void deal_tokens(const Rules& rules, State& s, Rng& rng) {
  FixedVector<std::uint8_t, vp_tokens> rest;
  auto known = s.vp;
  for (const std::uint8_t value : rules.tables.vp) {
    const auto found = std::find(known.begin(), known.end(), value);
    if (found == known.end())
      rest.push_back(value);
    else
      *found = 0;
  }
  shuffle(rng, Pile(rest.begin(), rest.size()));
  std::size_t n = 0;
  for (std::uint8_t& value : s.vp)
    if (value == 0) value = rest[n++];
}

}  // namespace

View::View(const Rules& rules, const State& state, Seat viewer) : rules_(&rules), known_(state), viewer_(viewer) {
  State& s = known_;
  s.rng = Rng{};
  s.deck = {};
  s.buildings = {};
  for (unsigned i = s.put_under; i < s.replacement_size; ++i) s.replacement[i] = no_card;
  for (unsigned i = 0; i < vp_tokens; ++i)
    if (i >= s.vp_taken || (s.vp_owner[i] != viewer && !s.over())) s.vp[i] = 0;
  if (s.over()) return;  // CART-29
  for (Seat seat = 0; seat < rules.players; ++seat) {
    if (seat == viewer) continue;
    s.hand[seat] = {};
    if ((s.turned >> seat & 1) == 0) s.played[seat] = {};
    if (choosing_supplies(rules, s) && s.chosen[seat] != 0) s.chosen[seat] = secret_choice;
  }
  if (s.decider != viewer) close_choice(s);
  for (unsigned i = 0; i < nun_row_size; ++i)
    if (viewer >= max_seats || (s.seen[i] >> viewer & 1) == 0) s.nuns[i] = no_kind;
}

State sample(const View& view, Rng& rng) {
  const Rules& rules = view.rules();
  State s = view.known();
  s.rng.a = rng.next() | 1;
  s.rng.b = rng.next();
  deal_buildings(s, rng);
  deal_tokens(rules, s, rng);
  for (std::uint8_t& chosen : s.chosen)
    if (chosen == secret_choice) chosen = static_cast<std::uint8_t>(1 + rng.below(rules.row_size));
  State dealt = s;
  do {  // the world at hand is one of those wanted, so there is one
    dealt = s;
    deal_cards(rules, dealt, rng);
  } while (!view.may_decide() && !makes_a_decision(dealt));
  return dealt;
}

Counts unplaced(const View& view) { return missing(view.rules(), view.known()); }

}  // namespace rattus::cartus
