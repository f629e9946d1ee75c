#include "ai/arena.hpp"

#include <algorithm>
#include <cmath>

#include "engine/board/game.hpp"

namespace rattus::ai {

GameResult play_game(const Match& match, std::uint32_t game) {
  const Rules& rules = *match.rules;
  const std::uint32_t n = rules.players, block = game / n, rotation = game % n;
  std::uint64_t x = match.seed.low + block;
  const Seed seed{match.seed.high ^ split_mix(x), split_mix(x)};

  std::vector<std::unique_ptr<Player>> players;
  for (Seat seat = 0; seat < n; ++seat) {
    const Agent& agent = match.agents[(seat + rotation) % n];
    const Seed own{seed.high, seed.low + 1 + seat};
    players.push_back(match.make ? match.make(agent, own) : make_player(agent, own, match.clock));
  }

  board::SeededChance chance;
  board::NullSink sink;
  ActionList options;
  State s = board::BoardGame::start(rules, Rng(seed), chance, sink, options);
  GameResult result;
  result.game = game;
  while (!s.over()) {
    const Action action = players[s.decider]->choose(View(rules, s, s.decider), options);
    board::BoardGame::apply(rules, s, action, chance, sink, options);
    ++result.decisions;
  }
  const board::Scores scores = board::score({rules, s});
  for (Seat seat = 0; seat < n; ++seat) {
    result.points[seat] = scores[seat].points;
    if (scores[seat].rank == 1) result.winner = seat;
  }
  result.winning_agent = (result.winner + rotation) % n;
  result.rounds = s.round;
  result.end_reason = s.end_reason;
  return result;
}

Tally::Tally(const Match& match) {
  for (const Agent& agent : match.agents) {
    by_agent_.push_back(agent.name);
    if (std::find(names_.begin(), names_.end(), agent.name) == names_.end()) names_.push_back(agent.name);
  }
}

void Tally::add(const GameResult& result) {
  auto& wins = wins_by_block_[result.game / static_cast<std::uint32_t>(by_agent_.size())];
  wins.resize(by_agent_.size());
  ++wins[result.winning_agent];
  ++games_;
}

std::size_t Tally::count(const std::string& name) const {
  return static_cast<std::size_t>(std::count(by_agent_.begin(), by_agent_.end(), name));
}

Share Tally::share(const std::string& name) const {
  double sum = 0, squares = 0, blocks = 0, won = 0, played = 0;
  for (const auto& [block, wins] : wins_by_block_) {
    double own = 0, all = 0;
    for (std::size_t agent = 0; agent < by_agent_.size(); ++agent) {
      all += static_cast<double>(wins[agent]);
      if (by_agent_[agent] == name) own += static_cast<double>(wins[agent]);
    }
    sum += own / all;
    squares += own / all * (own / all);
    won += own;
    played += all;
    ++blocks;
  }
  if (blocks == 0) return {};
  Share share;
  share.mean = won / played;
  const double mean = sum / blocks;
  const double variance = blocks > 1 ? std::max(0.0, squares / blocks - mean * mean) * blocks / (blocks - 1) : 0.25;
  // Wilson's interval for as many games as would have this variance; it stays within 0 and 1 and does not shrink to
  // nothing when every block ended alike.
  const double binomial = share.mean * (1 - share.mean);
  const double effective = variance > 0 && binomial > 0 ? std::min(played * 2, binomial / (variance / blocks)) : played;
  const double z = 1.96, z2 = z * z;
  const double centre = (share.mean + z2 / (2 * effective)) / (1 + z2 / effective);
  const double reach = z / (1 + z2 / effective) * std::sqrt(binomial / effective + z2 / (4 * effective * effective));
  share.low = std::clamp(centre - reach, 0.0, share.mean);
  share.high = std::clamp(centre + reach, share.mean, 1.0);
  return share;
}

}  // namespace rattus::ai
