// What a move at a hosted table costs beside the disk and the network: taking it in, and writing what everybody is
// told.
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "codec/match/messages.hpp"

namespace rattus {
namespace {

const std::vector<table::Guest> players{"a", "b", "c", "d", "e", "f"};

board::SetUp base_game(const std::string& board, int seats) {
  board::SetUp setup;
  setup.board = board;
  setup.players = seats;
  return setup;
}

board::SetUp everything() {
  board::SetUp setup = base_game("big-box", 6);
  setup.card_choice = board::CardChoice::random;
  setup.modules = {"upgrades", "region-cards", "universities", "guilds", "inns"};
  return setup;
}

board::SetUp mercatus() {
  board::SetUp setup = base_game("classic", 4);
  setup.card_choice = board::CardChoice::random;
  setup.modules = {"mercatus"};
  return setup;
}

cartus::SetUp cartus_game() {
  cartus::SetUp setup;
  setup.players = 4;
  return setup;
}

table::Match opened(const table::AnySetUp& setup, std::uint64_t seed) {
  table::Plan plan;
  plan.setup = setup;
  plan.host = players[0];
  for (int seat = 0; seat < table::players_of(setup); ++seat)
    plan.seats.push_back({table::SeatKind::person, players[static_cast<std::size_t>(seat)],
                          "Name of " + players[static_cast<std::size_t>(seat)]});
  return std::get<table::Match>(table::Match::open(plan, codec::game_data().tables(setup), {seed, 1}));
}
table::Match opened(std::uint64_t seed) { return opened(base_game("big-box", 6), seed); }

/// What a client sends to choose at random.
std::string random_message(const table::Match& match, std::mt19937& random) {
  const std::uint64_t version = match.number(match.counts(*match.decider()), match.decision_version());
  return R"({"type":"act","id":"a)" + std::to_string(match.version()) + R"(","version":)" + std::to_string(version) +
         R"(,"option":)" + std::to_string(random() % match.course().options()) + "}";
}

table::Input read(const std::string& message, const table::Guest& guest) {
  table::Input input = std::get<codec::ToMatch>(codec::read_to_match(message, codec::game_data())).input;
  input.guest = guest;
  return input;
}

/// A step of a game: a choice, or a pick that nobody is asked for.
struct Step {
  table::Guest guest;
  std::string message;  ///< empty: nobody is asked

  [[nodiscard]] table::Input input(const table::Match& match) const {
    if (!message.empty()) return read(message, guest);
    table::Input unasked;
    unasked.act = table::Act::unasked;
    unasked.version = match.decision_version();
    return unasked;
  }
};

/// The steps of a random game but the last, which opens everything and is told at length, once.
std::vector<Step> random_game(table::Match match, std::uint64_t seed) {
  std::mt19937 random(static_cast<unsigned>(seed));
  std::vector<Step> steps;
  while (match.stage() != table::Stage::over) {
    steps.emplace_back();
    if (const table::Guest* decider = match.decider()) steps.back() = {*decider, random_message(match, random)};
    match.apply(steps.back().input(match), {});
  }
  steps.pop_back();
  return steps;
}

/// A match after each choice of a random game of 6.
std::vector<table::Match> matches(std::uint64_t seed) {
  std::vector<table::Match> list;
  table::Match match = opened(seed);
  for (const Step& step : random_game(match, seed)) {
    match.apply(step.input(match), {});
    list.push_back(match);
  }
  return list;
}

void update_all(benchmark::State& state, std::uint64_t versions_back) {
  const auto list = matches(1);
  const auto watchers = static_cast<std::size_t>(state.range(0));
  std::size_t at = 0, bytes = 0;
  while (state.KeepRunning()) {
    const table::Match& match = list[at++ % list.size()];
    const std::uint64_t base = match.version() > versions_back ? match.version() - versions_back : 0;
    codec::Updates updates(match, codec::game_data(), {"table", "hash", {}, 0, false});
    for (const auto& guest : players) bytes += updates.update(guest, base, {}, false)->size();
    for (std::size_t i = 0; i < watchers; ++i) bytes += updates.update("watcher", base, {}, false)->size();
    benchmark::DoNotOptimize(bytes);
  }
  state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(state.iterations());
}

/// All updates of one move at a table of 6, so many watching: each client has the version before.
void one_move(benchmark::State& state) { update_all(state, 1); }
BENCHMARK(one_move)->Arg(0)->Arg(100)->Unit(benchmark::kMicrosecond);

/// The same for clients that missed 50 versions.
void after_fifty(benchmark::State& state) { update_all(state, 50); }
BENCHMARK(after_fifty)->Arg(0)->Unit(benchmark::kMicrosecond);

/// A client that loads the table anew, on average over a game.
void load_anew(benchmark::State& state) { update_all(state, 1'000'000); }
BENCHMARK(load_anew)->Arg(0)->Unit(benchmark::kMicrosecond);

/// All that a server does for a move but the disk and the sockets: it reads the message, plays, writes the entry for
/// the store and tells all players. The figure is the time of a move, in a whole random game.
void whole_move(benchmark::State& state, const table::AnySetUp& setup) {
  const table::Match start = opened(setup, 1);
  const auto steps = random_game(start, 1);
  const auto seats = static_cast<std::size_t>(table::players_of(setup));
  std::size_t bytes = 0;
  while (state.KeepRunning()) {
    table::Match match = start;
    for (const Step& step : steps) {
      const std::uint64_t before = match.version();
      match.apply(step.input(match), {});
      bytes += codec::store_text(match.log().back()).size();
      codec::Updates updates(match, codec::game_data(), {"table", "hash", {}, 0, false});
      for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::uint64_t told = match.number(match.counts(players[seat]), before);
        if (match.number(players[seat]) != told) bytes += updates.update(players[seat], told, {}, false)->size();
      }
    }
  }
  const auto count = static_cast<double>(steps.size());
  state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(state.iterations()) / count;
  state.counters["move"] =
      benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(whole_move, base_4, base_game("classic", 4))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_move, base_6, base_game("big-box", 6))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_move, modules_6, everything())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_move, mercatus_4, mercatus())->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(whole_move, cartus_4, cartus_game())->Unit(benchmark::kMicrosecond);

/// Taking in a choice: a whole random game, for each of its choices.
void apply_choice(benchmark::State& state) {
  const auto list = matches(1);
  const auto log = list.back().log();
  while (state.KeepRunning()) {
    table::Match match = opened(1);
    for (const auto& input : log) benchmark::DoNotOptimize(match.apply(input, {}));
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(log.size()) * state.iterations());
}
BENCHMARK(apply_choice)->Unit(benchmark::kMicrosecond);

/// A whole match read back from what the store holds.
void replay_stored(benchmark::State& state) {
  const auto list = matches(1);
  std::vector<std::string> stored;
  for (const auto& input : list.back().log()) stored.push_back(codec::store_text(input));
  while (state.KeepRunning()) {
    table::Match match = opened(1);
    for (const auto& text : stored) match.replay(*codec::read_stored_input(text));
    benchmark::DoNotOptimize(match.version());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(stored.size()) * state.iterations());
}
BENCHMARK(replay_stored)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace rattus
