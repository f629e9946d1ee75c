// Mercatus in random games over random set-ups: every card in its regular and its final form, every effect, every kind
// of sale, each a thousand times; every pair of its cards, and each of them with each numbered card.
#include <numeric>
#include <string>
#include <vector>

#include "tests/slow/engine/mercatus_effects.hpp"

namespace rattus::board::test {
namespace {

/// All that 30-mercatus.md lets happen with the cards and modules that there are: the set-up (MERC-9 to -12), the
/// regular turn, the final round ("final"), and the end with the final ravaging and the final sale ("at last"). What is
/// not asked or told at all stands in the worked cases.
Wanted wanted() {
  Wanted all;
  add(all, "removed", {"fish cloth", "fish lumber", "fish salt", "cloth lumber", "cloth salt", "lumber salt"});
  add(all, "laid", {"fish", "cloth", "lumber", "salt"});
  add(all, "flipped", {"fish", "cloth", "lumber", "salt"});
  // Cards: the uses, the plague steps of MERC-118, and the clauses that events name.
  add(all, "use of card", {34, 35, 36, 37, 38, 43, 44, 45});
  add(all, "final use of card", {34, 35, 36, 37, 38, 43, 44, 45});
  add(all, "final plague step with", {39, 40, 41, 42});
  add(all, "final plague step without a ravage", {""});
  add(all, "clause MERC", {20, 22, 40, 44, 60, 62, 70, 71, 72, 74, 75, 78, 81, 83, 88, 89, 90, 93, 98, 100});
  add(all, "final clause MERC", {60, 70, 71, 72, 74, 75, 78, 81, 83, 88, 89, 90, 93, 98, 100, 117, 122});
  add(all, "at last clause MERC", {44, 125});
  // Decisions, and what declines.
  add(all, "D-FREE-GOOD", {""});
  for (const std::string stage : {"", "final "}) {
    for (const char* decision :
         {"PUT-GOOD", "BREWER", "LANDOWNER-REGION", "LANDOWNER-COUNT", "TRADER-FROM", "TRADER-TO", "TRADER-COUNT",
          "SWINDLER-REGION", "STADTHOLDER-REGION", "STADTHOLDER-COUNT", "SHAMAN-HAND", "SHAMAN-SET"})
      add(all, stage + "D-" + decision, {""});
    add(all, stage + "D-SHAMAN-LIFT", {"", "not"});
    add(all, stage + "D-ROBBER declined", {""}, seldom);
    for (const char* decision : {"SWINDLER-GOOD", "RAIDER-GOOD", "DEACON"})
      add(all, stage + "D-" + decision, {"", "declined"});
    add(all, stage + "D-ROBBER", {""});
    add(all, stage + "D-TRADER-COUNT", {1, 2});
    add(all, stage + "D-TRADER-COUNT", {3, 4}, seldom);
    add(all, stage + "Landowner's citizens", {1, 2});
    add(all, stage + "Landowner's last citizen", {""}, seldom);
    add(all, stage + "put on", {34, 36, 43});
    add(all, stage + "put on an empty", {34, 36, 43}, seldom);
    add(all, stage + "put on another type", {34, 36, 43}, seldom);
    add(all, stage + "put on its like", {34, 36, 43}, seldom);
    add(all, stage + "put after the use", {""});
    add(all, stage + "Trader", {"within a type", "far away", "to a neighbour"});
    add(all, stage + "Trader's choice of citizen", {""}, seldom);
    add(all, stage + "Shaman", {"sets back", "sets elsewhere", "exchanges with a full region"});
    add(all, stage + "Shaman lifts token", {1, 2, 3, 4});
    add(all, stage + "Shaman", {"lifts under a bishop", "moves a token that somebody knows"}, seldom);
    add(all, stage + "Shaman's choice of token", {""});
    add(all, stage + "pays 2 by clause", {78});
    add(all, stage + "pays 1 by clause", {98});
    add(all, stage + "pays 1 by clause", {83}, seldom);
    add(all, stage + "pays 2 by clause", {83}, seldom);
    add(all, stage + "Deacon saves", {"one", "several"}, seldom);
    add(all, stage + "Deacon pays, nobody suffers", {""}, seldom);
    add(all, stage + "Deacon pays, others suffer", {""}, seldom);
    add(all, stage + "Deacon cannot pay", {""}, seldom);
    add(all, stage + "two steps with", {"40", "41"});
    add(all, stage + "two steps with both", {""}, seldom);
    add(all, stage + "receives 2 by clause", {100});
    add(all, stage + "receives 1 by clause", {89});
    add(all, stage + "Assassin kills several for one coin", {""});
    add(all, stage + "Grave robber", {"kills several for one good"});
    add(all, stage + "Grave robber's second good", {""}, seldom);
    for (const unsigned clause : {71, 75, 88, 90})
      add(all, stage + "takes by clause " + std::to_string(clause), {"fish", "cloth", "lumber", "salt"}, seldom);
  }
  add(all, "final D-FINAL-RAVAGE", {"", "not"});
  add(all, "takes by clause 22", {"fish", "cloth", "lumber", "salt"});
  add(all, "final takes by clause 117", {"fish", "cloth", "lumber", "salt"}, seldom);
  add(all, "final Swindler takes another type", {""});
  add(all, "final takes", {"a token face down", "the last of a type, which is not sold"});
  add(all, "final takes a type again", {""}, seldom);
  add(all, "Stadtholder's citizens", {1, 2, 3});
  add(all, "final Stadtholder's citizens", {1});
  add(all, "pays 3 by clause", {98});
  add(all, "pays 6 by clause", {98});
  add(all, "pays 3 by clause", {83}, seldom);
  add(all, "receives 1 by clause", {100}, seldom);
  add(all, "D-TRADER-COUNT", {5}, seldom);
  add(all, "Deacon pays, with", {"a potion", "the Crusader"}, seldom);
  add(all, "leaves with its good", {34, 36, 43});
  add(all, "no good for the", {"Raider", "Swindler"});
  add(all, "blocked", {34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45}, seldom);
  add(all, "card good on a blocked card", {""}, seldom);
  // Nobody is active, or another (MERC-86, -124).
  add(all, "Deacon in nobody's or another's turn", {""});
  add(all, "at last Deacon in nobody's or another's turn", {""});
  add(all, "at last kills that bring nothing to", {41, 42});
  // Sales.
  add(all, "sale of the turn", {1, 2});
  add(all, "at last sale of the turn", {1, 2, 3, 4});
  add(all, "seller gets coins for", {2});
  add(all, "seller gets coins for", {3}, seldom);
  add(all, "at last seller gets coins for", {2});
  add(all, "seller of tokens", {4});
  for (const std::string stage : {"", "at last "}) {
    add(all, stage + "sale of", {"fish", "cloth", "lumber", "salt"});
    add(all, stage + "sale past a card good", {""});
    add(all, stage + "seller",
        {"without majority", "with too few majorities", "with as many majorities", "with more majorities than tokens",
         "among others", "whom the bank owes"});
    add(all, stage + "seller gets coins for", {0, 1});
    add(all, stage + "seller of tokens", {1, 2, 3});
    add(all, stage + "sold", {"with a tie", "in the same region"});
  }
  add(all, "seller who is active", {""});
  add(all, "at last seller who is L", {""});
  add(all, "at last sale of a type that the supply has", {""});
  add(all, "ran out, came back, not sold", {"fish", "cloth", "lumber", "salt"});
  // The end.
  add(all, "Swindler takes the last rat token", {""});
  add(all, "end by the Swindler", {""});
  add(all, "end with the help of", {34, 38, 44});
  add(all, "sale in the last regular turn", {""});
  add(all, "points for coins", {""});
  add(all, "no point for coins", {""});
  return all;
}

/// Six of the twelve cards of Mercatus by chance, or five beside a numbered one.
std::vector<std::string> six_cards(Rng& rng, const char* other = nullptr) {
  std::vector<unsigned> numbers(12);
  std::iota(numbers.begin(), numbers.end(), 34U);
  std::vector<std::string> cards;
  if (other) cards.emplace_back(other);
  for (std::uint32_t i = 0; cards.size() < 6; ++i) {
    std::swap(numbers[i], numbers[i + rng.below(12 - i)]);
    cards.push_back(std::to_string(numbers[i]));
  }
  return cards;
}

/// The cards of a table: a suggested set, sets by chance, and sets of such cards as come together too seldom else.
void choose_cards(SetUp& setup, Rng& rng) {
  constexpr std::array suggested{"merc-beginners", "merc-aristocrats", "merc-violent-times",
                                 "merc-production-and-trade"};
  static const std::array<std::vector<std::string>, 3> together{{
      {"13", "18", "34", "36", "39", "41"},  // potions and the Crusader's open tokens for the Deacon
      {"4", "10", "13", "36", "39", "43"},   // bishops and known tokens for the Shaman, potions for the Trader
      {"35", "37", "39", "40", "41", "42"},  // many goods and kills in a turn
  }};
  setup.card_choice = CardChoice::listed;
  switch (rng.below(8)) {
    case 0:
      setup.card_choice = CardChoice::named;
      setup.cards = {suggested[rng.below(suggested.size())]};
      return;
    case 1: setup.card_choice = CardChoice::one_of_each_class; return;
    case 2: setup.cards = six_cards(rng); return;
    case 3:
    case 4: setup.cards = six_cards(rng, "26"); return;
    case 5: setup.cards = together[rng.below(together.size())]; return;
    default: setup.card_choice = CardChoice::random;
  }
}

SetUp mercatus_setup(Rng& rng) {
  const auto one_in = [&](unsigned n) { return rng.below(n) == 0; };
  SetUp setup;
  setup.modules = {"mercatus"};
  setup.players = 2 + static_cast<int>(rng.below(3));
  choose_cards(setup, rng);
  if (one_in(2)) setup.options.emplace_back("merc_swindler_final", "any");
  if (one_in(2)) setup.options.emplace_back("max_rounds", std::to_string(3 + rng.below(4)));
  if (one_in(4)) setup.options.emplace_back("mayor_each", "must");
  if (one_in(4)) setup.options.emplace_back("inquisitor_final", "none");
  if (one_in(2)) setup.options.emplace_back("jester_push", "on");
  if (one_in(4)) setup.options.emplace_back("knight_final", "moved");
  if (one_in(4)) setup.options.emplace_back("spread_3", "3");
  if (one_in(2)) setup.options.emplace_back("citizens", "12");
  return setup;
}

TEST(MercatusAtRandom, MERC_1_EveryCardEffectSaleAndFinalFormAThousandTimes) {
  constexpr std::uint64_t seed = 30;
  const Effects effects = play_until_all_came<MercatusCounter>(wanted(), seed, mercatus_setup);
  constexpr unsigned numbered = 23, of_mercatus = 12;  // those of the classic board that need no other module
  const auto is_of_mercatus = [](const auto& pair) { return pair.second >= 34; };
  EXPECT_EQ(
      std::count_if(effects.pairs.begin(), effects.pairs.end(), [&](const auto& p) { return is_of_mercatus(p.first); }),
      of_mercatus * (of_mercatus - 1) / 2 + of_mercatus * numbered);
  const unsigned least = effects.rarest_pair(is_of_mercatus);
  std::cout << effects.games << " games, seed " << seed << "; every pair with a card of Mercatus in at least " << least
            << "\n";
  EXPECT_GE(least, 200U);
}

}  // namespace
}  // namespace rattus::board::test
