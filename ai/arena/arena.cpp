#include "ai/arena/arena.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::ai {

namespace {

/// Plays the game through; `done(rules, state, result)` sees its end.
template <class Kit, class Result, class Done>
Result play_through(const MatchOf<Kit>& match, std::uint32_t game, Done done) {
  const std::uint32_t n = match.rules->players, block = game / n, rotation = game % n;
  std::uint64_t x = match.seed.low + block;
  const Seed seed{match.seed.high ^ split_mix(x), split_mix(x)};

  std::optional<typename Kit::Rules> drawn;
  if (match.draw) drawn = match.draw({seed.low, seed.high});
  const typename Kit::Rules& rules = drawn ? *drawn : *match.rules;

  std::vector<std::unique_ptr<PlayerOf<Kit>>> players;
  for (std::uint8_t seat = 0; seat < n; ++seat) {
    const Agent& agent = match.agents[(seat + rotation) % n];
    const Seed own{seed.high, seed.low + 1 + seat};
    players.push_back(match.make ? match.make(agent, own) : make_player<Kit>(agent, own, match.clock));
  }

  using Game = Machine<Kit>;
  typename Game::SeededChance chance;
  NullSink sink;
  typename Kit::ActionList options;
  typename Kit::State s = Game::start(rules, Rng(seed), chance, sink, options);
  Result result;
  result.game = game;
  while (!s.over()) {
    const auto action = players[s.decider]->choose(typename Kit::View(rules, s, s.decider), options);
    Game::apply(rules, s, action, chance, sink, options);
    ++result.decisions;
  }
  result.rounds = s.round;
  const Outcome outcome = Game::result(rules, s);
  for (Seat seat = 0; seat < n; ++seat) result.points[seat] = outcome[seat].points;
  result.winners = winners(outcome);
  done(rules, s, result);
  return result;
}

}  // namespace

GameResult play_game(const Match& match, std::uint32_t game) {
  const std::uint32_t n = match.rules->players;
  return play_through<board::Kit, GameResult>(match, game,
                                              [&](const board::Rules&, const board::State& s, GameResult& result) {
                                                result.winner = static_cast<Seat>(std::countr_zero(result.winners));
                                                result.winning_agent = (result.winner + game) % n;
                                                result.end_reason = s.end_reason;
                                              });
}

CartusResult play_game(const MatchOf<cartus::Kit>& match, std::uint32_t game) {
  return play_through<cartus::Kit, CartusResult>(
      match, game, [](const cartus::Rules& rules, const cartus::State& s, CartusResult& result) {
        const cartus::Scores scores = cartus::score({rules, s});
        result.players = rules.players;
        for (unsigned seat = 0; seat < result.players; ++seat)
          if (scores[seat].killed) result.killed |= 1U << seat;
      });
}

Tally::Tally(const std::vector<Agent>& agents) {
  for (const Agent& agent : agents) {
    by_agent_.push_back(agent.name);
    if (std::find(names_.begin(), names_.end(), agent.name) == names_.end()) names_.push_back(agent.name);
  }
}

void Tally::add(std::uint32_t game, std::size_t agent, double won) {
  auto& wins = wins_by_block_[game / static_cast<std::uint32_t>(by_agent_.size())];
  wins.resize(by_agent_.size());
  wins[agent] += won;
}

void Tally::add(const GameResult& result) {
  add(result.game, result.winning_agent, 1);
  ++games_;
}

void Tally::add(const CartusResult& result) {
  const unsigned n = result.players, sharing = result.winners != 0 ? result.winners : (1U << n) - 1;
  for (unsigned seat = 0; seat < n; ++seat) {
    const std::size_t agent = (seat + result.game) % n;
    if (sharing >> seat & 1) add(result.game, agent, 1.0 / std::popcount(sharing));
    if (result.killed >> seat & 1) ++killed_[by_agent_[agent]];
  }
  ++games_;
}

double Tally::killed(const std::string& name) const {
  const auto found = killed_.find(name);
  return found == killed_.end() ? 0 : found->second / (static_cast<double>(games_) * static_cast<double>(count(name)));
}

std::size_t Tally::count(const std::string& name) const {
  return static_cast<std::size_t>(std::count(by_agent_.begin(), by_agent_.end(), name));
}

Tally::Won Tally::won(const std::vector<double>& wins, const std::string& name) const {
  Won won;
  for (std::size_t agent = 0; agent < by_agent_.size(); ++agent) {
    won.all += wins[agent];
    if (by_agent_[agent] == name) won.own += wins[agent];
  }
  return won;
}

double Tally::block_share(std::uint32_t block, const std::string& name) const {
  const auto [own, all] = won(wins_by_block_.at(block), name);
  return own / all;
}

Share Tally::share(const std::string& name) const {
  double sum = 0, squares = 0, blocks = 0, wins_of_name = 0, played = 0;
  for (const auto& [block, wins] : wins_by_block_) {
    const auto [own, all] = won(wins, name);
    sum += own / all;
    squares += own / all * (own / all);
    wins_of_name += own;
    played += all;
    ++blocks;
  }
  if (blocks == 0) return {};
  const double share = wins_of_name / played, mean = sum / blocks;
  const double variance = blocks > 1 ? std::max(0.0, squares / blocks - mean * mean) * blocks / (blocks - 1) : 0.25;
  // As for so many games as would have this variance.
  const double binomial = share * (1 - share);
  return wilson(share, variance > 0 && binomial > 0 ? std::min(played * 2, binomial / (variance / blocks)) : played);
}

}  // namespace rattus::ai
