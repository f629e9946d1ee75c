// Every card, every effect and every final form of the class cards, in random games over random sets of cards.
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {
namespace {

/// What a game of these cards must show, each `due` times: decisions and events that cards bring with them, and the use
/// of every card with an ability for the Action phase in a regular and in a final turn.
struct Counter {
  static constexpr bool enabled = true;
  Effects& effects;
  const Rules& rules;
  bool final = false;

  Counter(Effects& counted, const Rules& of) : effects(counted), rules(of) {}

  void operator()(const Event& event) {
    if (event.type == EventType::card_used) count("use of card", rules.cards[event.slot]->number);
    if (event.clause.part == Part::card) count("clause CARD", event.clause.number);
    if (event.type == EventType::plague_moved && event.clause == base_clause(87)) final = true;
    if (event.type == EventType::final_turn_started) final = true;
    if (event.type == EventType::final_ravage) final = false;
  }
  void count(const char* what, unsigned number) {
    effects.count((final ? "final " : "") + std::string(what) + " " + std::to_string(number));
  }
  void laid_out(const State&) {}
  void is_over() {}
  static Action chooses(const ActionList& options, Rng& choices) { return any_of(options, choices); }
};

/// Names of all that has to come: what 20-cards.md lets happen with these cards.
Wanted wanted() {
  Wanted all;
  add(all, "use of card", {2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15, 21, 22, 32, 33});
  add(all, "final use of card", {1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21, 22, 32, 33});
  add(all, "clause CARD", {70,  71,  80,  90,  100, 110, 120, 122, 130, 133, 140, 141, 150,
                           182, 210, 211, 212, 220, 261, 310, 320, 331, 332, 333, 337});
  add(all, "final clause CARD",
      {70, 71, 80, 90, 100, 110, 123, 130, 140, 150, 163, 174, 182, 211, 220, 261, 310, 320, 333});
  return all;
}

TEST(CardsAtRandom, CARD_1_EveryCardEffectAndFinalFormAThousandTimes) {
  constexpr std::uint64_t seed = 20;
  const Effects effects = play_until_all_came<Counter>(wanted(), seed, random_setup);
  constexpr unsigned cards = 25;
  EXPECT_EQ(effects.pairs.size(), cards * (cards - 1) / 2) << "every pair of cards that need no module";
  const unsigned least = effects.rarest_pair([](auto) { return true; });
  std::cout << effects.games << " games, seed " << seed << "; every pair of cards in at least " << least << "\n";
  EXPECT_GE(least, 2000U);
}

}  // namespace
}  // namespace rattus::board::test
