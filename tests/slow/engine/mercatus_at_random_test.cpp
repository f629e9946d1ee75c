// Mercatus in random games over random set-ups: every card in its regular and its final form, every effect, every kind
// of sale, each a thousand times; every pair of its cards, and each of them with each numbered card.
#include <string>
#include <vector>

#include "engine/core/reasons.hpp"
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
    add(all, stage + "D-ROBBER declined", {""});
    for (const char* decision : {"SWINDLER-GOOD", "RAIDER-GOOD", "DEACON"})
      add(all, stage + "D-" + decision, {"", "declined"});
    add(all, stage + "D-ROBBER", {""});
    add(all, stage + "D-TRADER-COUNT", {1, 2});
    add(all, stage + "D-TRADER-COUNT", {3, 4});
    add(all, stage + "Landowner's citizens", {1, 2});
    add(all, stage + "Landowner's last citizen", {""});
    add(all, stage + "put on", {34, 36, 43});
    add(all, stage + "put on an empty", {34, 36, 43});
    add(all, stage + "put on another type", {34, 36, 43});
    add(all, stage + "put on its like", {34, 36, 43});
    add(all, stage + "put after the use", {""});
    add(all, stage + "Trader", {"within a type", "far away", "to a neighbour"});
    add(all, stage + "Trader's choice of citizen", {""});
    add(all, stage + "Shaman", {"sets back", "sets elsewhere", "exchanges with a full region"});
    add(all, stage + "Shaman lifts token", {1, 2, 3, 4});
    add(all, stage + "Shaman", {"lifts under a bishop", "moves a token that somebody knows"});
    add(all, stage + "Shaman's choice of token", {""});
    add(all, stage + "pays 2 by clause", {78});
    add(all, stage + "pays 1 by clause", {98});
    add(all, stage + "pays 1 by clause", {83});
    add(all, stage + "pays 2 by clause", {83});
    add(all, stage + "Deacon saves", {"one", "several"});
    add(all, stage + "Deacon pays, nobody suffers", {""});
    add(all, stage + "Deacon pays, others suffer", {""});
    add(all, stage + "Deacon cannot pay", {""});
    add(all, stage + "two steps with", {"40", "41"});
    add(all, stage + "two steps with both", {""});
    add(all, stage + "receives 2 by clause", {100});
    add(all, stage + "receives 1 by clause", {89});
    add(all, stage + "Assassin kills several for one coin", {""});
    add(all, stage + "Grave robber", {"kills several for one good"});
    add(all, stage + "Grave robber's second good", {""});
    for (const unsigned clause : {71, 75, 88, 90})
      add(all, stage + "takes by clause " + std::to_string(clause), {"fish", "cloth", "lumber", "salt"});
  }
  add(all, "final D-FINAL-RAVAGE", {"", "not"});
  add(all, "takes by clause 22", {"fish", "cloth", "lumber", "salt"});
  add(all, "final takes by clause 117", {"fish", "cloth", "lumber", "salt"});
  add(all, "final Swindler takes another type", {""});
  add(all, "final takes", {"a token face down", "the last of a type, which is not sold"});
  add(all, "final takes a type again", {""});
  add(all, "Stadtholder's citizens", {1, 2, 3});
  add(all, "final Stadtholder's citizens", {1});
  add(all, "pays 3 by clause", {98});
  add(all, "pays 6 by clause", {98});
  add(all, "pays 3 by clause", {83});
  add(all, "final pays 3 by clause", {83});
  add(all, "receives 1 by clause", {100});
  add(all, "D-TRADER-COUNT", {5});
  add(all, "Deacon pays, with", {"a potion", "the Crusader"});
  add(all, "leaves with its good", {34, 36, 43});
  add(all, "no good for the", {"Raider", "Swindler"});
  add(all, "blocked", {34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45});
  add(all, "card good on a blocked card", {""});
  // Nobody is active, or another (MERC-86, -124).
  add(all, "Deacon in nobody's or another's turn", {""});
  add(all, "at last Deacon in nobody's or another's turn", {""});
  add(all, "at last kills that bring nothing to", {41, 42});
  // Sales.
  add(all, "sale of the turn", {1, 2});
  add(all, "at last sale of the turn", {1, 2, 3, 4});
  add(all, "seller gets coins for", {2, 3});
  add(all, "at last seller gets coins for", {2, 3});
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

constexpr unsigned first_card = 34, last_card = 45;
/// Those of the classic board that need no other module.
constexpr std::array<unsigned, 23> numbered{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12,
                                            13, 14, 15, 16, 17, 18, 26, 27, 31, 32, 33};

/// The cards without which an effect does not come, by what its name holds; any if nothing fits.
std::vector<unsigned> cards_for(const std::string& effect) {
  static const std::vector<std::pair<const char*, std::vector<unsigned>>> needs{
      {"Deacon pays, with the Crusader", {18, 39}},
      {"Deacon pays, with a potion", {13, 39}},
      {"with both", {40, 41}},
      {"under a bishop", {10, 43}},
      {"that somebody knows", {4, 43}},
      {"choice of citizen", {13, 36}},
      {"blocked", {26}},
      {"on a blocked card", {26, 34, 36, 43}},
      {"DEACON", {39}},
      {"Deacon", {39}},
      {"clause 83", {39}},
      {"ROBBER", {42}},
      {"robber", {42}},
      {"clause 90", {42}},
      {"TRADER", {36}},
      {"Trader", {36}},
      {"SHAMAN", {43}},
      {"Shaman", {43}},
      {"LANDOWNER", {34}},
      {"Landowner", {34}},
      {"SWINDLER", {37}},
      {"Swindler", {37}},
      {"clause 75", {37}},
      {"clause 117", {37}},
      {"RAIDER", {40}},
      {"Raider", {40}},
      {"clause 88", {40}},
      {"BREWER", {35}},
      {"clause 71", {35}},
      {"takes a type again", {35, 42}},
      {"STADTHOLDER", {44}},
      {"Stadtholder", {44}},
      {"clause 98", {44}},
      {"clause 100", {45}},
      {"Assassin", {41}},
      {"clause 89", {41}},
      {"clause 78", {38}},
  };
  std::vector<unsigned> cards;
  for (const auto& [part, needed] : needs)
    if (effect.find(part) != std::string::npos) {
      cards = needed;
      break;
    }
  const std::size_t end = effect.find_last_of(' ');
  if (const auto number = whole_number(effect.substr(end + 1)); number && *number >= 34 && *number <= 45)
    cards.push_back(static_cast<unsigned>(*number));
  return cards;
}

unsigned any_card(Rng& rng) {
  return rng.below(2) ? first_card + rng.below(last_card - first_card + 1)
                      : numbered[rng.below(static_cast<std::uint32_t>(numbered.size()))];
}
void add_card(std::vector<unsigned>& cards, unsigned card) {
  if (cards.size() < 6 && std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
}

/// Cards for effects that have come too seldom so far, by chance; else any.
std::vector<unsigned> cards_of_rare_effects(Rng& rng, const Effects& effects) {
  static const Wanted all = wanted();
  std::vector<std::vector<unsigned>> needed;
  for (const auto& [name, times] : all)
    if (effects.of(name) < times) needed.push_back(cards_for(name));
  std::vector<unsigned> cards;
  for (int i = 0; i < 4 && !needed.empty(); ++i)
    for (const unsigned card : needed[rng.below(static_cast<std::uint32_t>(needed.size()))]) add_card(cards, card);
  while (cards.size() < 6) add_card(cards, any_card(rng));
  return cards;
}

bool is_wanted(unsigned x, unsigned y) { return x != y && std::max(x, y) >= first_card; }
unsigned games_of(const Effects& effects, unsigned x, unsigned y) {
  const auto found = effects.pairs.find({std::min(x, y), std::max(x, y)});
  return found == effects.pairs.end() ? 0 : found->second;
}
/// Cards of which as many pairs as can be have been together too seldom so far.
std::vector<unsigned> cards_of_rare_pairs(Rng& rng, const Effects& effects) {
  std::vector<unsigned> cards{first_card + rng.below(last_card - first_card + 1)},
      pool(numbered.begin(), numbered.end());
  for (unsigned card = first_card; card <= last_card; ++card) pool.push_back(card);
  while (cards.size() < 6) {
    unsigned best = 0, most = 0;
    for (const unsigned card : pool) {
      if (std::find(cards.begin(), cards.end(), card) != cards.end()) continue;
      unsigned rare = 1;
      for (const unsigned other : cards) rare += 8U * (is_wanted(card, other) && games_of(effects, card, other) < due);
      if (const unsigned weight = rare + rng.below(4); weight > most) best = card, most = weight;
    }
    cards.push_back(best);
  }
  return cards;
}
bool pairs_are_enough(const Effects& effects) {
  for (unsigned card = first_card; card <= last_card; ++card) {
    for (const unsigned other : numbered)
      if (games_of(effects, other, card) < due) return false;
    for (unsigned other = first_card; other < card; ++other)
      if (games_of(effects, other, card) < due) return false;
  }
  return true;
}

/// The cards of a table: a suggested set, sets by chance, and sets for what has come too seldom so far.
void choose_cards(SetUp& setup, Rng& rng, const Effects& effects) {
  constexpr std::array suggested{"merc-beginners", "merc-aristocrats", "merc-violent-times",
                                 "merc-production-and-trade"};
  setup.card_choice = CardChoice::listed;
  std::vector<unsigned> cards;
  switch (rng.below(8)) {
    case 0:
      setup.card_choice = CardChoice::named;
      setup.cards = {suggested[rng.below(suggested.size())]};
      return;
    case 1: setup.card_choice = rng.below(2) ? CardChoice::one_of_each_class : CardChoice::random; return;
    case 2:
    case 3:
    case 4:
      if (!pairs_are_enough(effects)) {
        cards = cards_of_rare_pairs(rng, effects);
        break;
      }
      [[fallthrough]];
    default: cards = cards_of_rare_effects(rng, effects);
  }
  for (const unsigned card : cards) {
    if (card == 26 || card == 27) setup.players = std::max(setup.players, 3);  // CARD-3
    setup.cards.push_back(std::to_string(card));
  }
}

SetUp mercatus_setup(Rng& rng, const Effects& effects) {
  const auto one_in = [&](unsigned n) { return rng.below(n) == 0; };
  SetUp setup;
  setup.modules = {"mercatus"};
  setup.players = 2 + static_cast<int>(rng.below(3));
  choose_cards(setup, rng, effects);
  if (one_in(2)) setup.options.emplace_back("merc_swindler_final", "any");
  if (one_in(2)) setup.options.emplace_back("max_rounds", std::to_string(2 + rng.below(4)));
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
  const Effects effects = play_until_all_came<MercatusCounter>(wanted(), seed, mercatus_setup, pairs_are_enough);
  const auto is_of_mercatus = [](const auto& pair) { return pair.second >= first_card; };
  constexpr unsigned of_mercatus = last_card - first_card + 1;
  EXPECT_EQ(
      std::count_if(effects.pairs.begin(), effects.pairs.end(), [&](const auto& p) { return is_of_mercatus(p.first); }),
      of_mercatus * (of_mercatus - 1) / 2 + of_mercatus * numbered.size());
  const unsigned least = effects.rarest_pair(is_of_mercatus);
  std::cout << effects.games << " games, seed " << seed << "; every pair with a card of Mercatus in at least " << least
            << "\n";
  EXPECT_GE(least, due);
}

}  // namespace
}  // namespace rattus::board::test
