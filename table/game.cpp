#include "table/game.hpp"

#include <cassert>

#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"
#include "engine/core/hash.hpp"
#include "table/hosted.hpp"

namespace rattus::table {
namespace {

template <class Kit>
struct Collect {
  const typename Kit::State& state;
  EventsOf<Kit>& events;
  std::vector<PauseOf<Kit>>* pauses = nullptr;  ///< null: nobody wants to know
  void operator()(const typename Kit::Event& event) {
    if (pauses && Kit::answers_unasked(state, event)) {
      pauses->push_back({state, events.size()});
      pauses->back().state.asked = event.decision;
      pauses->back().state.decider = event.seat;
    }
    events.push_back(event);
  }
};

/// What chance decided when the rules were made: class cards selected at random.
EventList made_by_chance(const board::SetUp& setup, const board::Rules& rules) {
  EventList events;
  if (by_chance(setup.card_choice))
    for (board::Slot slot = 0; slot < rules.slots; ++slot)
      events.push_back({.type = board::EventType::cards_drawn, .clause = base_clause(10), .slot = slot});
  return events;
}
EventsOf<cartus::Kit> made_by_chance(const cartus::SetUp&, const cartus::Rules&) { return {}; }

/// A stream and a place in it that belongs to no state yet, or no more.
struct Drawing {
  GameStream stream;
  Rng place;
  std::uint32_t below(std::uint32_t n) { return stream.below(place, n); }
};

}  // namespace

template <class Kit>
std::variant<GameOf<Kit>, std::vector<Refusal>> GameOf<Kit>::start(const typename Kit::SetUp& setup,
                                                                   const typename Kit::Tables& tables,
                                                                   const Origin& origin, Events& events) {
  static_assert(Hosted<Kit>);
  Drawing drawing;
  if (origin.stream == Stream::chacha20) drawing.stream = GameStream(key_of(origin));
  drawing.place = drawing.stream.begin(origin.seed);
  auto made = Machine<Kit>::make(setup, tables, drawing);
  if (auto* refusals = std::get_if<std::vector<Refusal>>(&made)) return std::move(*refusals);
  auto rules = std::make_shared<const Rules>(std::get<Rules>(std::move(made)));
  auto chosen = made_by_chance(setup, *rules);
  return GameOf(std::move(rules), std::move(chosen), drawing.stream, drawing.place, events);
}

template <class Kit>
GameOf<Kit>::GameOf(std::shared_ptr<const Rules> rules, Events made, GameStream stream, Rng place, Events& events)
    : rules_(std::move(rules)), made_(std::move(made)), stream_(stream), start_(place) {
  events.insert(events.end(), made_.begin(), made_.end());
  typename Machine<Kit>::SeededChance chance{{&stream_}};
  Collect<Kit> collect{state_, events};
  Listener<typename Kit::Event> listener(collect);
  state_ = Machine<Kit>::start(*rules_, start_, chance, listener, options_);
}

template <class Kit>
std::uint64_t GameOf<Kit>::hash() const {
  return hash_bytes(state_);
}

template <class Kit>
Outcome GameOf<Kit>::result() const {
  return Machine<Kit>::result(*rules_, state_);
}

template <class Kit>
bool GameOf<Kit>::choose(std::size_t option, Events& events) {
  assert(option < options_.size());
  typename Machine<Kit>::SeededChance chance{{&stream_}};
  Collect<Kit> collect{state_, events};
  Listener<typename Kit::Event> listener(collect);
  return Machine<Kit>::apply(*rules_, state_, options_[option], chance, listener, options_);
}

template <class Kit>
bool GameOf<Kit>::choose(std::size_t option, Events& events, std::vector<PauseOf<Kit>>& pauses) {
  assert(option < options_.size());
  typename Machine<Kit>::SeededChance chance{{&stream_}};
  Collect<Kit> collect{state_, events, &pauses};
  Listener<typename Kit::Event> listener(collect);
  return Machine<Kit>::apply(*rules_, state_, options_[option], chance, listener, options_);
}

template <class Kit>
bool GameOf<Kit>::choose(std::size_t option) {
  assert(option < options_.size());
  typename Machine<Kit>::SeededChance chance{{&stream_}};
  auto nobody = Listener<typename Kit::Event>::deaf();
  return Machine<Kit>::apply(*rules_, state_, options_[option], chance, nobody, options_);
}

template <class Kit>
void GameOf<Kit>::restore(const State& state) {
  state_ = state;
  options_.clear();
  if (!over()) legal(*rules_, state_, options_);  // the one of the game's own namespace
}

template <class Kit>
void go_ahead(const typename Kit::Rules& rules, typename Kit::State& state, typename Kit::Action action,
              typename Kit::ActionList& options) {
  typename Machine<Kit>::SeededChance chance;
  auto nobody = Listener<typename Kit::Event>::deaf();
  Machine<Kit>::apply(rules, state, action, chance, nobody, options);
}

template <class Kit>
void take_up(const typename Kit::Rules& rules, typename Kit::State& state, typename Kit::ActionList& options) {
  typename Machine<Kit>::SeededChance chance;
  auto nobody = Listener<typename Kit::Event>::deaf();
  Machine<Kit>::resume(rules, state, chance, nobody, options);
}

template class GameOf<board::Kit>;
template class GameOf<cartus::Kit>;
template void go_ahead<board::Kit>(const board::Rules&, board::State&, board::Action, board::ActionList&);
template void go_ahead<cartus::Kit>(const cartus::Rules&, cartus::State&, cartus::Action, cartus::ActionList&);
template void take_up<board::Kit>(const board::Rules&, board::State&, board::ActionList&);
template void take_up<cartus::Kit>(const cartus::Rules&, cartus::State&, cartus::ActionList&);

Seed derive(Seed seed, std::uint64_t index) {
  std::uint64_t x = index;
  std::uint64_t y = split_mix(x) ^ seed.high;
  Seed result;
  result.high = split_mix(y);
  y ^= seed.low;
  result.low = split_mix(y);
  return result;
}

Remainder remainder(const Game& game) {
  assert(game.over());
  Drawing drawing{game.stream(), game.state().rng};
  const auto draw = [&](TokenSet& from) {
    const unsigned index = from.nth(drawing.below(from.count()));
    from.remove(index);
    return index;
  };
  Remainder result;
  TokenSet rest = game.state().undealt;
  TokenSet regular = rest & ~game.rules().starting;
  for (unsigned i = 0; i < game.rules().removed; ++i) {
    result.removed.push_back(draw(regular));  // starting tokens are never removed (BASE-13)
    rest.remove(result.removed.back());
  }
  while (rest.count() > 0) result.supply.push_back(draw(rest));
  return result;
}

}  // namespace rattus::table
