#include "table/game.hpp"

#include <cassert>

#include "engine/board/game.hpp"
#include "engine/core/hash.hpp"

namespace rattus::table {
namespace {

struct Collect {
  static constexpr bool enabled = true;
  EventList& events;
  void operator()(const board::Event& event) { events.push_back(event); }
};

}  // namespace

std::variant<Game, std::vector<board::Refusal>> Game::start(const board::SetUp& setup, const board::Tables& tables,
                                                            Seed seed, EventList& events) {
  Rng rng(seed);
  auto made = board::BoardGame::make(setup, tables, rng);
  if (auto* refusals = std::get_if<std::vector<board::Refusal>>(&made)) return std::move(*refusals);
  auto rules = std::make_shared<const board::Rules>(std::get<board::Rules>(std::move(made)));
  return Game(std::move(rules), setup.card_choice == board::CardChoice::random, rng, events);
}

Game::Game(std::shared_ptr<const board::Rules> rules, bool cards_drawn, Rng rng, EventList& events)
    : rules_(std::move(rules)), cards_drawn_(cards_drawn), start_(rng) {
  if (cards_drawn)
    for (board::Slot slot = 0; slot < rules_->slots; ++slot)
      events.push_back({.type = board::EventType::cards_drawn, .clause = base_clause(10), .slot = slot});
  board::SeededChance chance;
  Collect collect{events};
  state_ = board::BoardGame::start(*rules_, rng, chance, collect, options_);
}

std::uint64_t Game::hash() const { return hash_bytes(state_); }

bool Game::choose(std::size_t option, EventList& events) {
  assert(option < options_.size());
  board::SeededChance chance;
  Collect collect{events};
  return board::BoardGame::apply(*rules_, state_, options_[option], chance, collect, options_);
}

bool Game::choose(std::size_t option) {
  assert(option < options_.size());
  board::SeededChance chance;
  board::NullSink nobody;
  return board::BoardGame::apply(*rules_, state_, options_[option], chance, nobody, options_);
}

void Game::restore(const board::State& state) {
  state_ = state;
  options_.clear();
  if (!over()) board::legal(*rules_, state_, options_);
}

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
  Rng rng = game.state().rng;
  const auto draw = [&](TokenSet& from) {
    const unsigned index = from.nth(rng.below(from.count()));
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
