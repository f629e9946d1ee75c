#pragma once
// What has to come in random games: effects by name, counted over games until each came often enough.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <gtest/gtest.h>

#include "engine/board/positions/sound.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {

/// How often each effect has to come.
inline constexpr unsigned due = 1000;
inline constexpr unsigned most_games = 400'000;

/// Effects by name, and how often each has to come.
using Wanted = std::map<std::string, unsigned>;
/// Each of the endings after the same beginning.
inline void add(Wanted& all, const std::string& what, std::initializer_list<unsigned> ends, unsigned times = due) {
  for (const unsigned end : ends) all[what + " " + std::to_string(end)] = times;
}
inline void add(Wanted& all, const std::string& what, std::initializer_list<const char*> ends, unsigned times = due) {
  for (const std::string_view end : ends) {
    std::string name = what;
    if (!end.empty()) name.append(" ").append(end);
    all[name] = times;
  }
}

struct Effects {
  std::map<std::string, unsigned> counts;
  std::map<std::pair<unsigned, unsigned>, unsigned> pairs;  ///< games in which two cards were together, by numbers
  unsigned games = 0;

  void count(const std::string& name, unsigned times = 1) { counts[name] += times; }
  void see_cards(const Rules& rules) {
    for (Slot a = 0; a < rules.slots; ++a)
      for (Slot b = 0; b < a; ++b) ++pairs[{rules.cards[b]->number, rules.cards[a]->number}];
  }
  [[nodiscard]] bool are_enough(const Wanted& wanted) const {
    return std::all_of(wanted.begin(), wanted.end(), [&](const auto& one) {
      const auto found = counts.find(one.first);
      return found != counts.end() && found->second >= one.second;
    });
  }
  [[nodiscard]] unsigned of(const std::string& name) const {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
  }
  /// The games of the rarest pair among those for which `wanted` holds.
  template <class Wanted>
  [[nodiscard]] unsigned rarest_pair(Wanted wanted) const {
    unsigned least = games;
    for (const auto& [pair, n] : pairs)
      if (wanted(pair)) least = std::min(least, n);
    return least;
  }
};

inline Action any_of(const ActionList& options, Rng& choices) {
  return options[choices.below(static_cast<std::uint32_t>(options.size()))];
}

/// A game in which every state is sound and asks something that can be answered. `counter` hears the events, is shown
/// the state when the table is laid out, and chooses by chance.
template <class Counter>
void play_counted(const Rules& rules, Seed seed, Counter& counter) {
  SeededChance chance;
  Listener listener(counter);
  Rng choices(seed);
  ActionList options;
  State s = BoardGame::start(rules, Rng(seed), chance, listener, options);
  counter.laid_out(s);
  while (true) {
    if (const auto reason = what_is_broken(rules, s); !reason.empty()) FAIL() << reason;
    ASSERT_EQ(options.empty(), s.over());
    ASSERT_LE(options.size(), 255U);
    if (s.over()) return counter.is_over();
    BoardGame::apply(rules, s, counter.chooses(options, choices), chance, listener, options);
  }
}

/// Games over set-ups of `setup(rng)`, or of `setup(rng, effects)`, which can look for what came too seldom so far;
/// until everything wanted came often enough and `enough(effects)` says so. Says what came and what did not.
template <class Counter, class SetUpByChance>
Effects play_until_all_came(
    const Wanted& wanted, std::uint64_t seed, SetUpByChance setup,
    const std::function<bool(const Effects&)>& enough = [](const Effects&) { return true; }) {
  Rng rng(Seed{seed, 1});
  Effects effects;
  const auto next_setup = [&] {
    if constexpr (std::is_invocable_v<SetUpByChance, Rng&, const Effects&>)
      return setup(rng, effects);
    else
      return setup(rng);
  };
  while (!(effects.are_enough(wanted) && enough(effects)) && effects.games < most_games) {
    for (unsigned i = 0; i < 500; ++i, ++effects.games) {
      const Rules rules = rules_of(next_setup(), rng);
      effects.see_cards(rules);
      Counter counter(effects, rules);
      play_counted(rules, Seed{seed, effects.games}, counter);
      if (testing::Test::HasFailure()) {
        ADD_FAILURE() << "game " << effects.games << ", seed " << seed;
        return effects;
      }
    }
  }
  for (const auto& [name, n] : effects.counts) std::cout << name << ": " << n << "\n";
  for (const auto& [name, times] : wanted) EXPECT_GE(effects.counts[name], times) << name;
  return effects;
}

}  // namespace rattus::board::test
