// What the wire would carry if each event told its own part of the changes, beside what it carries today: one object of
// changes for each update (docs/lab/patches-2026.md). The figures are bytes for each viewer and choice, of whole random
// games, and microseconds for each choice; the benchmark's own time says nothing.
#include <chrono>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/tables.hpp"
#include "codec/told.hpp"

namespace rattus {
namespace {

using codec::Json;

/// The shortest JSON that makes `now` of `before`: keys that changed, the entries of a list that changed by their
/// indices, what a list has gained under "+", and null for what is gone. Null if both are the same.
Json patch(const Json& before, const Json& now) {
  if (before == now) return nullptr;
  Json changes = Json::object();
  if (before.is_object() && now.is_object()) {
    for (const auto& [key, value] : now.items())
      if (!before.contains(key))
        changes[key] = value;
      else if (before[key] != value)
        changes[key] = patch(before[key], value);
    for (const auto& [key, value] : before.items())
      if (!now.contains(key)) changes[key] = nullptr;
  } else if (before.is_array() && now.is_array() && before.size() <= now.size()) {
    for (std::size_t i = 0; i < before.size(); ++i)
      if (before[i] != now[i]) changes[std::to_string(i)] = patch(before[i], now[i]);
    for (std::size_t i = before.size(); i < now.size(); ++i) changes["+"].push_back(now[i]);
    if (changes.dump().size() >= now.dump().size()) return now;
  } else {
    return now;
  }
  return changes;
}

std::size_t bytes_of(const Json& json) { return json.is_null() ? 0 : json.dump().size(); }

using Clock = std::chrono::steady_clock;

/// Bytes of all updates of a game, and the time that it takes to write the changes of a choice for everybody: once, or
/// after each event from a copy of the state that was made there.
struct Sums {
  std::size_t choices = 0;
  Clock::duration once{}, by_event{};
  std::size_t updates = 0, events = 0, changes = 0, shortest = 0, with_events = 0, after_them = 0, decisions = 0;
};

/// A random game, told to every seat and to a spectator.
template <class Kit>
class ToldGame {
 public:
  ToldGame(const typename Kit::Rules& rules, const typename Kit::Tables& tables, std::uint64_t seed)
      : rules_(rules), names_(rules, tables), random_(static_cast<unsigned>(seed)) {
    state_ = Machine<Kit>::start(rules_, Rng({seed, 1}), chance_, nobody_, options_);
    for (Seat seat = 0; seat < rules.players; ++seat) viewers_.push_back({seat, {}, {}});
    viewers_.push_back({no_seat, {}, {}});
    for (Viewer& viewer : viewers_) viewer.sent = viewer.heard = look(viewer.seat);
  }

  void play(Sums& sums) {
    while (!options_.empty()) {
      const typename Kit::State before = state_;
      Hearer hearer{*this, sums};
      Listener<typename Kit::Event> listener(hearer);
      const auto action = options_[random_() % options_.size()];
      Machine<Kit>::apply(rules_, state_, action, chance_, listener, options_);
      update(before, sums);
    }
  }

 private:
  struct Viewer {
    Seat seat;
    Json sent, heard;  ///< the view after the last update, and after the last event
  };
  struct Hearer {
    ToldGame& told;
    Sums& sums;
    void operator()(const typename Kit::Event& event) { told.hear(event, sums); }
  };

  Json look(Seat seat) const {
    codec::Writer text;
    codec::write_view(text, typename Kit::View(rules_, state_, seat), names_);
    return Json::parse(text.text());
  }

  void hear(const typename Kit::Event& event, Sums& sums) {
    told_.emplace_back(event, state_);
    for (Viewer& viewer : viewers_) {
      if (!codec::heard(event, viewer.seat)) continue;
      codec::Writer text;
      codec::write_event(text, rules_, event, viewer.seat, names_);
      sums.events += text.text().size();
      Json now = look(viewer.seat);
      if (const Json changed = patch(viewer.heard, now); !changed.is_null())
        sums.with_events += bytes_of(changed) + std::string_view(R"(,"changes":)").size();
      viewer.heard = std::move(now);
    }
  }

  /// Writes what changed for everybody who hears of it; whoever sees what a spectator sees gets his text.
  template <class Hears>
  std::size_t write(const typename Kit::State& before, const typename Kit::State& now, Hears hears) const {
    const typename Kit::View before_all(rules_, before, no_seat), now_all(rules_, now, no_seat);
    const std::string common = codec::common_changes(before_all, now_all, names_);
    std::string for_all;
    std::size_t bytes = 0;
    for (const Viewer& viewer : viewers_) {
      if (!hears(viewer.seat)) continue;
      const typename Kit::View old(rules_, before, viewer.seat), seen(rules_, now, viewer.seat);
      const bool alike = codec::shown_alike(old, before_all) && codec::shown_alike(seen, now_all);
      if (alike && !for_all.empty()) {
        bytes += for_all.size();
        continue;
      }
      codec::Writer text;
      codec::write_changes(text, old, seen, names_, common);
      bytes += text.text().size();
      if (alike) for_all = text.text();
    }
    return bytes;
  }

  void time(const typename Kit::State& before, Sums& sums) {
    const auto everybody = [](Seat) { return true; };
    ++sums.choices;
    const auto begun = Clock::now();
    sums.changes += write(before, state_, everybody);
    const auto between = Clock::now();
    const typename Kit::State* last = &before;
    for (const auto& told : told_) {
      benchmark::DoNotOptimize(
          write(*last, told.second, [&told](Seat seat) { return codec::heard(told.first, seat); }));
      last = &told.second;
    }
    benchmark::DoNotOptimize(write(*last, state_, everybody));
    sums.once += between - begun;
    sums.by_event += Clock::now() - between;
    told_.clear();
  }

  void update(const typename Kit::State& before, Sums& sums) {
    time(before, sums);
    for (Viewer& viewer : viewers_) {
      ++sums.updates;
      Json view = look(viewer.seat);
      sums.shortest += bytes_of(patch(viewer.sent, view));
      sums.after_them += bytes_of(patch(viewer.heard, view));
      viewer.sent = viewer.heard = std::move(view);
      if (options_.empty() || viewer.seat != state_.decider) continue;
      codec::Writer decision;
      codec::write_decision(decision, typename Kit::View(rules_, state_, viewer.seat), options_, names_, true);
      sums.decisions += decision.text().size();
    }
  }

  const typename Kit::Rules& rules_;
  codec::NamesOf<Kit> names_;
  std::mt19937 random_;
  typename Machine<Kit>::SeededChance chance_;
  Listener<typename Kit::Event> nobody_ = Listener<typename Kit::Event>::deaf();
  typename Kit::State state_;
  typename Kit::ActionList options_;
  std::vector<Viewer> viewers_;
  std::vector<std::pair<typename Kit::Event, typename Kit::State>> told_;  ///< since the last choice
};

template <class Kit>
void patches(benchmark::State& state, const typename Kit::Rules& rules, const typename Kit::Tables& tables) {
  Sums sums;
  std::uint64_t seed = 0;
  while (state.KeepRunning()) ToldGame<Kit>(rules, tables, ++seed).play(sums);
  const auto each = [&](std::size_t bytes) { return static_cast<double>(bytes) / static_cast<double>(sums.updates); };
  state.counters["events"] = each(sums.events);
  state.counters["decision"] = each(sums.decisions);
  state.counters["changes"] = each(sums.changes);
  state.counters["shortest"] = each(sums.shortest);
  state.counters["with_events"] = each(sums.with_events);
  state.counters["after_them"] = each(sums.after_them);
  const double today = each(sums.events + sums.decisions + sums.changes);
  const auto micros = [&](Clock::duration time) {
    return std::chrono::duration<double, std::micro>(time).count() / static_cast<double>(sums.choices);
  };
  state.counters["us_once"] = micros(sums.once);
  state.counters["us_by_event"] = micros(sums.by_event);
  state.counters["ratio"] = each(sums.events + sums.decisions + sums.with_events + sums.after_them) / today;
}

void of_board(benchmark::State& state, const board::SetUp& setup) {
  const board::Tables& tables = codec::game_data().tables(setup);
  Rng rng(Seed{1, 2});
  patches<board::Kit>(state, std::get<board::Rules>(board::BoardGame::make(setup, tables, rng)), tables);
}

board::SetUp with(const std::string& board, int players, std::vector<std::string> modules) {
  board::SetUp setup;
  setup.board = board;
  setup.players = players;
  if (!modules.empty()) setup.card_choice = board::CardChoice::random;
  setup.modules = std::move(modules);
  return setup;
}

void patches_base_4(benchmark::State& state) { of_board(state, with("classic", 4, {})); }
void patches_base_6(benchmark::State& state) { of_board(state, with("big-box", 6, {})); }
void patches_mercatus_4(benchmark::State& state) { of_board(state, with("classic", 4, {"mercatus"})); }
void patches_modules_6(benchmark::State& state) {
  of_board(state, with("big-box", 6, {"upgrades", "region-cards", "universities", "guilds", "inns"}));
}
void patches_cartus_4(benchmark::State& state) {
  cartus::SetUp setup;
  setup.players = 4;
  patches<cartus::Kit>(state, bench::cartus_game(4), codec::game_data().tables(setup));
}
BENCHMARK(patches_base_4)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(patches_base_6)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(patches_mercatus_4)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(patches_modules_6)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(patches_cartus_4)->Iterations(20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace rattus
