// `rattus simulate --game cartus`: what came of the games.

#include <algorithm>
#include <iostream>
#include <map>

#include "cli/research/simulation.hpp"
#include "cli/screens/screen.hpp"
#include "cli/screens/sentence.hpp"
#include "cli/setup_choice.hpp"
#include "engine/cartus/scoring.hpp"

namespace rattus::cli {
namespace {

struct Summary {
  double seconds = 0;
  double mean_decisions = 0, mean_rounds = 0, winning_points = 0;
  std::vector<std::size_t> wins, killed;         ///< by seat; a shared victory is one of each
  std::vector<double> points;                    ///< by seat, the mean
  std::vector<std::vector<std::size_t>> places;  ///< by seat, then by place (CART-87)
  std::size_t shared = 0, nobody = 0;
  std::map<std::string, std::size_t> agent_wins, agent_killed;
};

Summary play(const Simulation& simulation) {
  const std::size_t n = simulation.agents.size();
  Summary sum;
  sum.wins.resize(n);
  sum.killed.resize(n);
  sum.points.resize(n);
  sum.places.assign(n, std::vector<std::size_t>(n));
  for (const ai::Agent& agent : simulation.agents) sum.agent_wins[agent.name] = sum.agent_killed[agent.name] = 0;
  std::size_t won = 0;
  const auto begun = clock()();
  play_all<cartus::Kit>(simulation, [&](std::size_t, const table::CartusGame& game, unsigned decisions) {
    const auto scores = cartus::score({game.rules(), game.state()});
    sum.mean_decisions += decisions;
    sum.mean_rounds += game.state().round;
    std::size_t winners = 0;
    for (std::size_t seat = 0; seat < n; ++seat) {
      const std::string& name = simulation.agents[seat].name;
      const cartus::Score& own = scores[seat];
      sum.wins[seat] += own.wins;
      sum.agent_wins[name] += own.wins;
      sum.killed[seat] += own.killed;
      sum.agent_killed[name] += own.killed;
      sum.points[seat] += own.points();
      ++sum.places[seat][own.place - 1U];
      winners += own.wins;
      if (own.wins) sum.winning_points += own.points();
    }
    won += winners;
    sum.nobody += winners == 0;
    sum.shared += winners > 1;
  });
  sum.seconds = std::chrono::duration<double>(clock()() - begun).count();
  const auto games = static_cast<double>(simulation.games);
  sum.mean_decisions /= games;
  sum.mean_rounds /= games;
  for (double& points : sum.points) points /= games;
  if (won > 0) sum.winning_points /= static_cast<double>(won);
  return sum;
}

codec::Json to_json(const Simulation& simulation, const Summary& sum) {
  codec::Json agents = codec::Json::array();
  for (const ai::Agent& agent : simulation.agents) agents.push_back(agent.name);
  return {{"game", "cartus"},
          {"players", simulation.agents.size()},
          {"agents", std::move(agents)},
          {"seed", codec::hex(simulation.seed)},
          {"games", simulation.games},
          {"threads", simulation.threads},
          {"seconds", sum.seconds},
          {"games_per_s", static_cast<double>(simulation.games) / sum.seconds},
          {"wins_by_seat", sum.wins},
          {"wins_by_agent", sum.agent_wins},
          {"shared_wins", sum.shared},
          {"nobody_wins", sum.nobody},
          {"killed_by_seat", sum.killed},
          {"killed_by_agent", sum.agent_killed},
          {"decisions", sum.mean_decisions},
          {"rounds", sum.mean_rounds},
          {"points_by_seat", sum.points},
          {"places_by_seat", sum.places},
          {"winning_points", sum.winning_points}};
}

void print(const Simulation& simulation, const Summary& sum) {
  const Paint paint = Paint::automatic();
  const auto line = [&](const std::string& what, const std::string& value) {
    std::cout << summary_line(paint, what, value);
  };
  const auto of = [](std::size_t count, std::size_t all) {
    return pad(std::to_string(count), 8) + percent(static_cast<double>(count) / static_cast<double>(all), 1);
  };
  const std::size_t games = simulation.games;
  std::cout << paint.bold(std::to_string(games) + " games, Cartus, " + std::to_string(simulation.agents.size()) +
                          " players")
            << ", seed " << codec::hex(simulation.seed) << "\n";
  line("games/s", number(static_cast<double>(games) / sum.seconds, 1) + "  (" + number(sum.seconds, 2) +
                      " s, threads: " + std::to_string(simulation.threads) + ")");
  line("decisions per game", number(sum.mean_decisions, 1));
  line("rounds", number(sum.mean_rounds, 1));
  line("points of the winner", number(sum.winning_points, 1));
  for (std::size_t seat = 0; seat < sum.wins.size(); ++seat) {
    std::string places;
    for (const std::size_t count : sum.places[seat]) places += (places.empty() ? "" : " ") + std::to_string(count);
    line("wins of seat " + std::to_string(seat + 1), of(sum.wins[seat], games) + "  " + simulation.agents[seat].name);
    line("", number(sum.points[seat], 1) + " points, ranks " + places + ", killed " + of(sum.killed[seat], games));
  }
  line("won by several", of(sum.shared, games));
  line("won by nobody", of(sum.nobody, games));
  if (sum.agent_wins.size() < 2) return;
  for (const auto& [name, wins] : sum.agent_wins) line("wins of " + name, of(wins, games));
  for (const auto& [name, killed] : sum.agent_killed) {
    const auto seats = std::count_if(simulation.agents.begin(), simulation.agents.end(),
                                     [&](const ai::Agent& agent) { return agent.name == name; });
    line("killed of " + name, of(killed, games * static_cast<std::size_t>(seats)));
  }
}

}  // namespace

void simulate(cartus::Kit, const Simulation& simulation, bool json) {
  const Summary sum = play(simulation);
  if (json)
    std::cout << to_json(simulation, sum).dump(1) << "\n";
  else
    print(simulation, sum);
}

}  // namespace rattus::cli
