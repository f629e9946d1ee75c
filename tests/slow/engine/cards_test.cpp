// Every card, every effect and every final form of the class cards, in random games over random sets of cards.
#include <iostream>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "engine/board/sound.hpp"
#include "engine/board/view.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

constexpr unsigned due = 1000;
constexpr unsigned most_games = 400'000;

/// Effects by name, and how often each came.
using Counts = std::map<std::string, unsigned>;

/// What a game of these cards must show, each `due` times: decisions and events that cards bring with them, and the use
/// of every card with an ability for the Action phase in a regular and in a final turn.
struct Counter {
  static constexpr bool enabled = true;
  Counts& counts;
  const Rules* rules = nullptr;
  const State* state = nullptr;
  bool final = false;

  void operator()(const Event& event) {
    if (event.type == EventType::card_used) count("use of card", rules->cards[event.slot]->number);
    if (event.clause.part == Part::card) count("clause CARD", event.clause.number);
    if (event.type == EventType::plague_moved && event.clause == base_clause(87)) final = true;
    if (event.type == EventType::final_turn_started) final = true;
    if (event.type == EventType::final_ravage) final = false;
  }
  void count(const char* what, unsigned number) {
    ++counts[(final ? "final " : "") + std::string(what) + " " + std::to_string(number)];
  }
};

/// Names of all that has to come: what 20-cards.md lets happen with these cards.
std::vector<std::string> wanted() {
  std::vector<std::string> all;
  const auto add = [&](const std::string& what, std::initializer_list<unsigned> numbers) {
    for (const unsigned number : numbers) all.push_back(what + " " + std::to_string(number));
  };
  add("use of card", {2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15, 21, 22, 32, 33});
  add("final use of card", {1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21, 22, 32, 33});
  add("clause CARD", {70,  71,  80,  90,  100, 110, 120, 122, 130, 133, 140, 141, 150,
                      182, 210, 211, 212, 220, 261, 310, 320, 331, 332, 333, 337});
  add("final clause CARD", {70, 71, 80, 90, 100, 110, 123, 130, 140, 150, 163, 174, 182, 211, 220, 261, 310, 320, 333});
  return all;
}

TEST(CardsAtRandom, CARD_1_EveryCardEffectAndFinalFormAThousandTimes) {
  constexpr std::uint64_t seed = 20;
  Rng rng(Seed{seed, 1});
  Counts counts;
  std::map<std::pair<unsigned, unsigned>, unsigned> pairs;
  const auto names = wanted();
  unsigned games = 0;
  for (bool enough = false; !enough && games < most_games;) {
    for (unsigned i = 0; i < 500; ++i, ++games) {
      const Rules rules = rules_of(random_setup(rng), rng);
      for (Slot a = 0; a < rules.slots; ++a)
        for (Slot b = 0; b < a; ++b) ++pairs[{rules.cards[b]->number, rules.cards[a]->number}];
      SeededChance chance;
      Counter counter{counts, &rules};
      play_random(rules, Seed{seed, games}, chance, counter, [&](const State& s, const ActionList& options) {
        if (const auto reason = what_is_broken(rules, s); !reason.empty())
          FAIL() << reason << ", game " << games << ", seed " << seed;
        ASSERT_EQ(options.empty(), s.over());
        ASSERT_LE(options.size(), 255U);
      });
      if (HasFatalFailure()) return;
    }
    enough = true;
    for (const std::string& name : names) enough &= counts[name] >= due;
  }
  for (const auto& [name, n] : counts) std::cout << name << ": " << n << "\n";
  for (const std::string& name : names) EXPECT_GE(counts[name], due) << name;
  constexpr unsigned cards = 25;
  EXPECT_EQ(pairs.size(), cards * (cards - 1) / 2) << "every pair of cards that need no module";
  unsigned least = games;
  for (const auto& [pair, n] : pairs) least = std::min(least, n);
  std::cout << games << " games, seed " << seed << "; every pair of cards in at least " << least << "\n";
  EXPECT_GE(least, 2000U);
}

}  // namespace
}  // namespace rattus::board::test
