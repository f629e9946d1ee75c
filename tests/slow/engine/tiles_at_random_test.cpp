// Upgrade tiles of numbered cards in random games (UPG-3 to -59).
#include <string>
#include <vector>

#include "engine/core/reasons.hpp"
#include "tests/slow/engine/tile_effects.hpp"

namespace rattus::board::test {
namespace {

/// What cards and tiles do besides being used, as far as it comes in games like these: by card, in regular turns and in
/// final ones.
struct Doing {
  unsigned card;
  std::vector<const char*> regular, final;
};
const std::array doings{
    Doing{1, {"citizens-placed 1", "citizens-placed 2"}, {"citizens-placed 1", "citizens-placed 2"}},
    Doing{2, {"token-moved"}, {"token-moved"}},
    Doing{3, {"citizens-moved"}, {"citizens-moved"}},
    Doing{4,
          {"D-WITCH-LOOK declined at 2", "D-WITCH-LOOK declined at 3", "D-WITCH-PLACE at 2", "D-WITCH-PLACE at 3",
           "token-set"},
          {"D-WITCH-PLACE at 2", "D-WITCH-PLACE at 3", "token-set"}},
    Doing{5, {"D-KING-COUNT at 3", "citizen-saved"}, {"D-KING-COUNT at 3", "citizen-saved"}},
    Doing{6,
          {"goes far at 2", "goes far at 3", "limits-zero", "D-ZERO declined at 3"},
          {"goes far at 2", "goes far at 3", "limits-zero", "D-ZERO declined at 3"}},
    Doing{7, {"citizen-boarded", "is emptied by whom it leaves"}, {"citizen-boarded"}},
    Doing{8, {"citizens-placed 2", "citizens-placed 3"}, {"citizens-placed 2"}},
    Doing{9, {"counts at 2", "counts at 3"}, {"counts at 2", "counts at 3"}},
    Doing{10,
          {"D-BISHOP-GOAL at 2", "D-BISHOP-GOAL at 3", "D-BISHOP-AGAIN at 3", "D-BISHOP-AGAIN declined at 3"},
          {"D-BISHOP-GOAL at 2", "D-BISHOP-GOAL at 3"}},
    Doing{11,
          {"D-COURIER-AGAIN at 2", "D-COURIER-AGAIN at 3", "citizens-swapped"},
          {"D-COURIER-AGAIN at 2", "D-COURIER-AGAIN at 3", "citizens-swapped"}},
    Doing{12, {"citizens-placed 1", "serves a tie at 2", "serves a tie at 3"}, {"citizens-placed 1"}},
    Doing{13,
          {"D-WIZARD-AGAIN at 2", "D-WIZARD-AGAIN declined at 2", "potion-laid"},
          {"D-WIZARD-AGAIN at 2", "D-WIZARD-AGAIN declined at 2", "potion-laid"}},
    Doing{14,
          {"D-PIPER-OTHER at 2", "D-PIPER-OTHER at 3", "D-PIPER-THIRD at 3", "D-PIPER-THIRD declined at 3"},
          {"D-PIPER-OTHER at 2", "D-PIPER-OTHER at 3", "D-PIPER-THIRD at 3"}},
    Doing{15,
          {"D-EMPEROR-SIDE at 2", "D-EMPEROR-SIDE at 3", "D-EMPEROR-SIDE declined at 3", "citizens-moved"},
          {"D-EMPEROR-SIDE at 2", "D-EMPEROR-SIDE at 3", "citizens-moved"}},
    Doing{16,
          {"has its bonus at 2", "has its bonus at 3", "has its bonus by its tile at 2",
           "has its bonus by its tile at 3", "D-QUEEN-COUNT at 3"},
          {"citizens-placed 1", "citizens-placed 2", "citizens-placed 3"}},
    Doing{17, {"goes far at 2", "goes far at 3", "spreads 2", "spreads 3"}, {"spreads a second"}},
    Doing{18,
          {"goes far at 2", "goes far at 3", "token-drawn", "token-replaced", "drawn-token-used",
           "D-CRUSADER-REPLACE declined at 3"},
          {"goes far at 2", "goes far at 3", "token-drawn", "token-replaced", "drawn-token-used"}},
    Doing{19, {"region-cards-kept", "region-card-discarded"}, {"region-cards-kept", "region-card-discarded"}},
    Doing{20,
          {"D-EXPLORER-KEEP at 2", "D-EXPLORER-KEEP at 3", "D-EXPLORER-KEEP declined at 2", "citizens-placed 2",
           "region-card-taken"},
          {"D-EXPLORER-KEEP at 2", "D-EXPLORER-KEEP at 3", "citizens-placed 2", "region-card-taken"}},
    Doing{21, {"D-CARAVAN-3 at 3", "caravan-moved", "citizens-placed 1"}, {"caravan-moved", "citizens-placed 1"}},
    Doing{22, {"diplomat-made", "point-taken"}, {"diplomat-made", "point-taken"}},
    Doing{26,
          {"goes far at 2", "goes far at 3", "blocks at 2", "blocks at 3", "blocks for fewer"},
          {"goes far at 2", "goes far at 3", "blocks at 2", "blocks at 3"}},
    Doing{27, {"D-PHIL-PLACE", "D-PHIL-HAVEN at 3", "D-PHIL-HAVEN declined at 3"}, {}},
};

Wanted wanted() {
  Wanted all;
  for (const Doing& doing : doings) {
    const std::string card = std::to_string(doing.card);
    add(all, card + " rises to", {2, 3});
    add(all, card, {"lies on the Alchemist", "goes back"});
    for (const char* what : doing.regular) add(all, card, {what});
    for (const char* what : doing.final) add(all, card + " final", {what});
  }
  for (const unsigned card : {1, 2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15, 19, 20, 21, 22})
    for (const std::string stage : {"", " final"}) {
      add(all, std::to_string(card) + stage + " used at", {2, 3});
      add(all, std::to_string(card) + stage + " used by the Alchemist", {""});
    }
  for (const unsigned card : {12, 16, 17}) {
    add(all, std::to_string(card) + " final used at", {2, 3});
    add(all, std::to_string(card) + " final used by the Alchemist", {""});
  }
  add(all, "6 at last limits-zero", {""});
  add(all, "18", {"D-CRUSADER-DRAW at 3", "final D-CRUSADER-DRAW at 3"});
  add(all, "8 final citizens-placed", {3});
  add(all, "7 at last is emptied by its holder", {""});
  add(all, "9 at last counts at", {2, 3});
  add(all, "games with upgrades", {"and region cards", "alone"});
  add(all, "games of", {2, 3, 4, 5, 6});
  return all;
}

/// Cards of which something has come too seldom so far; else any.
std::vector<unsigned> short_of(const Effects& effects) {
  static const Wanted all = wanted();
  std::vector<unsigned> cards;
  for (const auto& [name, times] : all)
    if (const auto card = whole_number(name.substr(0, name.find(' '))); card && effects.of(name) < times)
      if (cards.empty() || cards.back() != static_cast<unsigned>(*card)) cards.push_back(static_cast<unsigned>(*card));
  return cards;
}

/// The Alchemist more often than not, three cards that are short of something, others by chance.
SetUp tiles_setup(Rng& rng, const Effects& effects) {
  std::vector<unsigned> pool{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                             15, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28, 31, 32, 33};
  std::vector<unsigned> rare = short_of(effects), cards;
  const auto draw = [&rng](std::vector<unsigned>& from) {
    std::swap(from[rng.below(static_cast<std::uint32_t>(from.size()))], from.back());
    const unsigned card = from.back();
    from.pop_back();
    return card;
  };
  SetUp setup;
  setup.players = 2 + static_cast<int>(rng.below(5));
  const std::size_t count = setup.players > 4 ? 8 : 6;
  if (rng.below(4)) cards.push_back(28);
  while (cards.size() < count) {
    const unsigned card = cards.size() < 4 && !rare.empty() ? draw(rare) : draw(pool);
    if (setup.players == 2 && (card == 26 || card == 27)) continue;
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  const auto has = [&cards](unsigned least, unsigned most) {
    return std::any_of(cards.begin(), cards.end(), [&](unsigned card) { return card >= least && card <= most; });
  };
  setup.modules = {"upgrades"};
  setup.board = has(19, 22) || setup.players > 4 || rng.below(2) ? "big-box" : "classic";
  if (has(19, 20) || (setup.board == "big-box" && rng.below(3) == 0)) setup.modules.emplace_back("region-cards");
  setup.card_choice = CardChoice::listed;
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  setup.options = {{"require_chivalry", "off"}};
  if (rng.below(2)) setup.options.emplace_back("upg_far", "neighbour");
  if (rng.below(2)) setup.options.emplace_back("upg_peasant", "with-increase");
  if (rng.below(2)) setup.options.emplace_back("upg_queen", "connected");
  if (rng.below(4)) setup.options.emplace_back("max_rounds", std::to_string(1 + rng.below(4)));
  if (rng.below(4) == 0) setup.options.emplace_back("citizens", "30");
  return setup;
}

TEST(TilesAtRandom, UPG_3_EveryTileAtBothLevelsAThousandTimes) {
  constexpr std::uint64_t seed = 22;
  const Effects effects = play_until_all_came<NumberedTileCounter>(wanted(), seed, tiles_setup);
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
