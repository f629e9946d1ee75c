#include "cli/simulation.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>

#include "cli/command.hpp"
#include "cli/progress.hpp"
#include "cli/setup_choice.hpp"
#include "engine/board/scoring.hpp"
#include "table/computers.hpp"

namespace rattus::cli {
namespace {

void write(const std::string& folder, std::size_t index, std::size_t games, const std::string& text) {
  std::string number = std::to_string(index + 1);
  number.insert(0, std::to_string(games).size() - number.size(), '0');
  const auto path = std::filesystem::path(folder) / ("game-" + number + ".json");
  write_file(path.string(), text);
}

}  // namespace

GameOutcome play_one(const Simulation& simulation, std::size_t index, codec::Record& record) {
  const Seed seed = table::derive(simulation.seed, index);
  table::EventList events;
  auto started = table::Game::start(simulation.setup, game_data().tables(simulation.setup.board), seed, events);
  auto& game = std::get<table::Game>(started);
  record = {simulation.setup, seed, {}, {}};
  std::vector<std::unique_ptr<ai::Player>> players;
  for (const ai::Agent& agent : simulation.agents) {
    players.push_back(ai::make_player(agent, table::derive(seed, players.size() + 1), clock()));
    const auto [player, level] = name_of(agent);
    record.seats.push_back({true, agent.name, player, level});
  }
  GameOutcome outcome;
  for (; !game.over(); ++outcome.decisions) {
    const ai::Action action = players[game.decider()]->choose(game.view(game.decider()), game.options());
    const std::size_t option = table::option_of(game.options(), action);
    record.choices.push_back(static_cast<std::uint8_t>(option));
    game.choose(option);
  }
  outcome.winner = board::winner({game.rules(), game.state()});
  outcome.winning_points = board::score({game.rules(), game.state()})[outcome.winner].points;
  outcome.rounds = game.state().round;
  outcome.reason = game.state().end_reason;
  return outcome;
}

std::vector<GameOutcome> play_all(const Simulation& simulation) {
  std::vector<GameOutcome> outcomes(simulation.games);
  std::atomic<std::size_t> next{0}, done{0};
  std::mutex failing;
  std::string failure;
  game_data();  // read before the threads start
  const auto work = [&](bool shows, Progress* progress) {
    codec::Record record;
    for (std::size_t i; (i = next++) < simulation.games;) {
      outcomes[i] = play_one(simulation, i, record);
      if (!simulation.records.empty()) try {
          write(simulation.records, i, simulation.games, write_record(record, game_data(), simulation.trace));
        } catch (const Usage& error) {
          const std::lock_guard lock(failing);
          failure = error.what();
          next = simulation.games;
        }
      ++done;
      if (shows) progress->show(done);
    }
  };
  if (!simulation.records.empty()) {
    std::error_code error;
    std::filesystem::create_directories(simulation.records, error);
    if (error) throw Usage("--records " + simulation.records + ": " + error.message());
  }
  {
    Progress progress("games", simulation.games);
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < simulation.threads; ++i) helpers.emplace_back(work, false, nullptr);
    work(true, &progress);
  }
  if (!failure.empty()) throw Usage(failure);
  return outcomes;
}

}  // namespace rattus::cli
