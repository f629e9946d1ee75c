// What a move at a hosted table costs beside the disk and the network: taking it in, and writing what everybody is
// told.
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "codec/match_messages.hpp"

namespace rattus {
namespace {

const std::vector<table::Guest> players{"a", "b", "c", "d", "e", "f"};

table::Plan plan() {
  table::Plan plan;
  board::SetUp setup;
  setup.board = "big-box";
  setup.players = 6;
  plan.setup = setup;
  plan.host = players[0];
  for (const auto& guest : players) plan.seats.push_back({table::SeatKind::person, guest, "Name of " + guest});
  return plan;
}

table::Match opened(std::uint64_t seed) {
  return std::get<table::Match>(table::Match::open(plan(), codec::game_data().tables("big-box"), {seed, 1}));
}

table::Input random_choice(const table::Match& match, std::mt19937& random) {
  table::Input input;
  input.guest = *match.decider();
  input.move_id = std::to_string(match.version());
  input.version = match.decision_version();
  input.option = static_cast<std::uint32_t>(random() % match.table()->game().options().size());
  return input;
}

/// A match after each choice of a random game of 6.
std::vector<table::Match> matches(std::uint64_t seed) {
  std::mt19937 random(static_cast<unsigned>(seed));
  std::vector<table::Match> list{opened(seed)};
  while (list.back().stage() != table::Stage::over) {
    list.push_back(list.back());
    list.back().apply(random_choice(list.back(), random), {});
  }
  list.pop_back();  // its last step opens everything and is told at length, once
  list.erase(list.begin());
  return list;
}

void update_all(benchmark::State& state, std::uint64_t versions_back) {
  const auto list = matches(1);
  const auto watchers = static_cast<std::size_t>(state.range(0));
  std::size_t at = 0, bytes = 0;
  for (auto _ : state) {
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

/// Taking in a choice: a whole random game, for each of its choices.
void apply_choice(benchmark::State& state) {
  const auto list = matches(1);
  const auto log = list.back().log();
  for (auto _ : state) {
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
  for (auto _ : state) {
    table::Match match = opened(1);
    for (const auto& text : stored) match.replay(*codec::read_stored_input(text));
    benchmark::DoNotOptimize(match.version());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(stored.size()) * state.iterations());
}
BENCHMARK(replay_stored)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace rattus
