// The order in which options stand in lists and records (BASE section 13), looked at in random games with every module.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "codec/board/options.hpp"
#include "tests/codec/random_game.hpp"

namespace rattus::codec {
namespace {

const std::vector<test::GameKind>& kinds() {
  static const std::vector<test::GameKind> list{
      {"classic", 3, {"1", "5", "6", "12", "28", "29"}, {"guilds", "mercatus", "upgrades"}},
      {"classic", 4, {"5", "6", "28", "30", "34", "43"}, {"inns", "mercatus", "universities", "upgrades"}},
      {"big-box", 2, {"6", "17", "19", "20", "28", "29"}, {"guilds", "region-cards", "upgrades"}},
      {"big-box", 4, {"6", "18", "19", "20", "28", "30"}, {"inns", "region-cards", "universities", "upgrades"}},
  };
  return list;
}

/// Calls `look(decision, options)` at every decision of random games, with options as the decider is shown them.
template <class Look>
void at_each_decision(std::uint64_t games, Look look) {
  for (const test::GameKind& kind : kinds())
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      SCOPED_TRACE(kind.board + " " + kind.modules.back() + " seed " + std::to_string(seed));
      test::play(kind, seed, [&](const board::Rules& rules, const board::State& s, const board::ActionList& options) {
        if (s.over()) return false;
        const Names names(rules, game_data().tables(kind.board));
        const board::View view(rules, s, s.decider);
        std::vector<Json> list;
        for (const board::Action action : options) list.push_back(option_json(view, action, names));
        look(std::string(rules.name_of(s.asked)), list);
        return !testing::Test::HasFailure();
      });
    }
}

template <std::size_t N>
std::size_t place(const std::array<const char*, N>& order, const std::string& word) {
  const auto at = std::find(order.begin(), order.end(), word);
  EXPECT_NE(at, order.end()) << word;
  return static_cast<std::size_t>(at - order.begin());
}

TEST(CanonicalOrder, BASE_141_KindsOfDActionAndDFinal) {
  constexpr std::array action{"take",  "increase",  "use",      "upgrade",        "tile",
                              "guild", "free-good", "put-good", "take-back-good", "end-actions"};
  constexpr std::array final_turn{"use", "final-plague", "tile", "put-good", "take-back-good", "done"};
  std::map<std::string, std::set<std::string>> came_up;
  at_each_decision(40, [&](const std::string& decision, const std::vector<Json>& options) {
    if (decision != "D-ACTION" && decision != "D-FINAL") return;
    std::size_t last = 0;
    for (const Json& option : options) {
      const std::string kind = option["kind"];
      const std::size_t now = decision == "D-ACTION" ? place(action, kind) : place(final_turn, kind);
      EXPECT_GE(now, last) << kind << " stands too late in " << decision;
      last = now;
      came_up[decision].insert(kind);
    }
  });
  EXPECT_EQ(came_up["D-ACTION"].size(), action.size() - 1) << "all but taking a good back, which needs a house rule";
  EXPECT_GE(came_up["D-FINAL"].size(), 4U);
}

/// BASE-7, by the id of a region card: its region, then its classes, "any" last.
std::array<std::size_t, 3> key_of(const std::string& id) {
  constexpr std::array regions{"anglia",  "scandia",  "germania",     "gallia", "hispania", "italia",
                               "polonia", "hungaria", "bulgaria",     "turcia", "russia",   "tartaria",
                               "maghreb", "ifriqiya", "tripolitania", "egypt",  "levant"};
  constexpr std::array classes{"peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "islamic", "any"};
  const auto colon = id.find(':'), plus = id.find('+');
  const std::string first = id.substr(colon + 1, plus == std::string::npos ? plus : plus - colon - 1);
  return {place(regions, id.substr(0, colon)), place(classes, first),
          plus == std::string::npos ? 0 : place(classes, id.substr(plus + 1))};
}

TEST(CanonicalOrder, BASE_7_141_KindsOfRegionCardsByRegionThenSymbols) {
  std::size_t lists = 0;
  at_each_decision(24, [&](const std::string& decision, const std::vector<Json>& options) {
    std::vector<std::array<std::size_t, 3>> keys;
    for (const Json& option : options)
      if (option.contains("region_card")) keys.push_back(key_of(option["region_card"]));
    EXPECT_TRUE(std::is_sorted(keys.begin(), keys.end())) << decision << " " << Json(options);
    lists += keys.size() > 1;
  });
  EXPECT_GT(lists, 40U);
}

}  // namespace
}  // namespace rattus::codec
