#include "codec/board/options.hpp"

#include <set>

#include <gtest/gtest.h>

#include "codec/board/position.hpp"
#include "codec/board/words.hpp"
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/monk.hpp"
#include "tests/codec/random_game.hpp"

namespace rattus::codec {
namespace {

TEST(Options, R1EveryOptionIsFoundAgainByPlaceJsonAndText) {
  std::set<board::Choice> kinds;
  for (const auto& kind : test::game_kinds())
    test::play(kind, 3, [&](const board::Rules& rules, const board::State& state, const board::ActionList& options) {
      const Names names(rules, game_data().tables(kind.board));
      const board::View view(rules, state, state.decider);
      for (std::size_t i = 0; i < options.size(); ++i) {
        kinds.insert(options[i].kind);
        EXPECT_EQ(find_option(i, view, options, names), i);
        // Two known tokens with equal faces look alike; then the first is meant.
        const auto text = option_text(view, options[i], names);
        const auto by_text = find_option(text, view, options, names);
        EXPECT_TRUE(by_text && option_text(view, options[*by_text], names) == text) << text;
        const Json json = option_json(view, options[i], names);
        const auto by_json = find_option(json, view, options, names);
        EXPECT_TRUE(by_json && option_json(view, options[*by_json], names) == json) << json;
      }
      EXPECT_FALSE(find_option(options.size(), view, options, names));
      EXPECT_FALSE(find_option(-1, view, options, names));
      EXPECT_FALSE(find_option("dance", view, options, names));
      EXPECT_FALSE(find_option(nullptr, view, options, names));
      return !testing::Test::HasFailure();
    });
  using board::Choice;
  for (const Choice kind : {Choice::region, Choice::take, Choice::increase, Choice::use, Choice::extra, Choice::token,
                            Choice::count, Choice::stop, Choice::swap, Choice::finish, Choice::done, Choice::yes,
                            Choice::final_plague, Choice::end_actions})
    EXPECT_TRUE(kinds.contains(kind)) << word(kind) << " came up in no game";
}

TEST(Options, TextsThatPeopleType) {
  const auto opened =
      open_position(Json::parse(R"({"regions": {"gallia": {"tokens": 2, "citizens": [2]}}})"), game_data());
  const auto& built = std::get<OpenedPosition>(opened).built;
  board::State state = built.state;
  board::ActionList options;
  board::SeededChance chance;
  NullSink nobody;
  board::BoardGame::resume(built.rules, state, chance, nobody, options);
  const Names names(built.rules, game_data().classic);
  const board::View view(built.rules, state, 0);
  for (const char* text : {"take(5)", "take 5", "take king", "Take (King)", "TAKE KING"}) {
    const auto place = find_option(text, view, options, names);
    ASSERT_TRUE(place) << text;
    EXPECT_EQ(option_json(view, options[*place], names), Json::parse(R"({"kind":"take","card":"king"})"));
  }
  EXPECT_EQ(find_option("end", view, options, names), options.size() - 1);
  EXPECT_FALSE(find_option("use king", view, options, names));
  const Json decision = decision_json(view, options, names, false);
  EXPECT_EQ(decision["name"], "D-ACTION");
  EXPECT_EQ(decision["clause"], "BASE-21");
  EXPECT_TRUE(decision_json(board::View(built.rules, state, 1), options, names, false).is_null());
}

TEST(Options, RegionsGoByAnyOfTheirNames) {
  const auto opened = open_position(
      Json::parse(R"({"setup": {"board": "big-box", "players": 4}, "phase": "plague", "plague": "russia"})"),
      game_data());
  const auto& built = std::get<OpenedPosition>(opened).built;
  board::State state = built.state;
  board::ActionList options;
  board::SeededChance chance;
  NullSink nobody;
  board::BoardGame::resume(built.rules, state, chance, nobody, options);
  const Names names(built.rules, game_data().big_box);
  const board::View view(built.rules, state, 0);
  const auto tartaria = find_option("region tartaria", view, options, names);
  ASSERT_TRUE(tartaria);
  EXPECT_EQ(option_text(view, options[*tartaria], names), "region tartaria");
  for (const char* text : {"tartaria", "Tartaria", "golden horde", "Golden  Horde", "region Golden Horde"})
    EXPECT_EQ(find_option(text, view, options, names), tartaria) << text;
  EXPECT_EQ(find_option(Json{{"kind", "region"}, {"region", "Golden Horde"}}, view, options, names), tartaria);
  EXPECT_FALSE(find_option("horde", view, options, names));
  EXPECT_FALSE(find_option("France", view, options, names));  // a region, but no neighbour
}

TEST(Options, Base102TokensAreDescribedAsTheirPickerSeesThem) {
  const auto opened =
      open_position(Json::parse(R"({"tokens": [], "holders": {"1": [2]}, "regions": {"gallia": {"tokens":
      [{"face": "[1:A]", "lookers": [1]}, {"face": "[5:M]", "lookers": [2], "tag": "set-up"}, {}]}}})"),
                    game_data());
  const auto& built = std::get<OpenedPosition>(opened).built;
  board::State state = built.state;
  board::ActionList options;
  board::SeededChance chance;
  NullSink nobody;
  board::BoardGame::resume(built.rules, state, chance, nobody, options);
  const Names names(built.rules, game_data().classic);
  const auto choose = [&](const char* text) {
    const auto place = find_option(text, board::View(built.rules, state, 0), options, names);
    ASSERT_TRUE(place) << text;
    board::BoardGame::apply(built.rules, state, options[*place], chance, nobody, options);
  };
  choose("use 2");
  // R11: gallia is the only region with tokens, so the picking comes at once.
  ASSERT_EQ(state.asked, board::Decision::pick_token);
  std::vector<std::string> texts;
  for (const board::Action option : options)
    texts.push_back(option_text(board::View(built.rules, state, 0), option, names));
  EXPECT_EQ(texts, (std::vector<std::string>{"token (drawn, by 1, [1:A])", "token (set-up, by 2)", "token (drawn)"}));
  choose("token (set-up, by 2)");
  EXPECT_EQ(state.asked, board::Monk::asks_to);
}

}  // namespace
}  // namespace rattus::codec
