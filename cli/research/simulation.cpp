#include "cli/research/simulation.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>

#include "cli/command.hpp"
#include "cli/output_file.hpp"
#include "cli/progress.hpp"
#include "cli/setup_choice.hpp"
#include "table/computers.hpp"

namespace rattus::cli {
namespace {

void write(const std::string& folder, std::size_t index, std::size_t games, const std::string& text) {
  std::string number = std::to_string(index + 1);
  number.insert(0, std::to_string(games).size() - number.size(), '0');
  const auto path = std::filesystem::path(folder) / ("game-" + number + ".json");
  write_file(path.string(), text);
}

template <class Kit>
struct Played {
  table::GameOf<Kit> game;
  codec::Record record;
};

template <class Kit>
Played<Kit> play_one(const Simulation& simulation, std::size_t index) {
  const Seed seed = table::derive(simulation.seed, index);
  table::EventsOf<Kit> events;
  const auto& tables = *game_data().tables(simulation.setup).as<Kit>();
  const table::Origin origin(seed, simulation.stream, simulation.shares);
  auto started = table::GameOf<Kit>::start(std::get<typename Kit::SetUp>(simulation.setup), tables, origin, events);
  Played<Kit> played{std::get<table::GameOf<Kit>>(std::move(started)), {simulation.setup, seed, {}, {}}};
  auto& [game, record] = played;
  record.stream = simulation.stream;
  record.shares = simulation.shares;
  std::vector<std::unique_ptr<ai::PlayerOf<Kit>>> players;
  for (const ai::Agent& agent : simulation.agents) {
    players.push_back(ai::make_player<Kit>(agent, table::derive(seed, players.size() + 1), clock()));
    const auto [player, level] = name_of(agent);
    record.seats.push_back({true, agent.name, player, level});
  }
  while (!game.over()) {
    const auto action = players[game.decider()]->choose(game.view(game.decider()), game.options());
    const std::size_t option = table::option_of(game.options(), action);
    record.choices.push_back(static_cast<std::uint8_t>(option));
    game.choose(option);
  }
  return played;
}

}  // namespace

template <class Kit>
void play_all(const Simulation& simulation, const GameSeen<Kit>& seen) {
  std::atomic<std::size_t> next{0}, done{0};
  std::mutex telling;
  std::string failure;
  const auto work = [&](bool shows, Progress* progress) {
    for (std::size_t i; (i = next++) < simulation.games;) {
      const Played<Kit> played = play_one<Kit>(simulation, i);
      try {
        if (!simulation.records.empty())
          write(simulation.records, i, simulation.games, write_record(played.record, game_data(), simulation.trace));
        const std::lock_guard lock(telling);
        seen(i, played.game, static_cast<unsigned>(played.record.choices.size()));
      } catch (const Usage& error) {
        const std::lock_guard lock(telling);
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
}

template void play_all(const Simulation&, const GameSeen<board::Kit>&);
template void play_all(const Simulation&, const GameSeen<cartus::Kit>&);

}  // namespace rattus::cli
