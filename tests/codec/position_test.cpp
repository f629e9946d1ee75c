#include "codec/board/position.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/board/full_state.hpp"
#include "codec/game_data.hpp"
#include "engine/board/game_definition.hpp"
#include "engine/core/hash.hpp"
#include "tests/codec/random_game.hpp"
#include "tests/properties/messages.hpp"

namespace rattus::codec {
namespace {

using ::testing::UnorderedElementsAre;

std::variant<OpenedPosition, std::vector<board::Refusal>> open(const std::string& text) {
  return open_position(Json::parse(text), game_data());
}

const board::BuiltPosition& good(const std::variant<OpenedPosition, std::vector<board::Refusal>>& opened) {
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened))
    for (const auto& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
  return std::get<OpenedPosition>(opened).built;
}

std::vector<std::string> codes(const std::string& text) {
  const auto opened = open(text);
  std::vector<std::string> list;
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened))
    for (const auto& reason : *reasons) {
      list.push_back(reason.code);
      EXPECT_TRUE(game_data().text("en").refusals.contains(reason.code)) << reason.code;
    }
  return list;
}

board::Region region(const std::string& id) {
  const auto& rows = game_data().classic.board.regions;
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (rows[r].id == id) return static_cast<board::Region>(r);
  return board::no_region;
}

TEST(Position, Base130AnyStateIsSavedAndTakenUpByteForByte) {
  for (const auto& kind : test::game_kinds())
    properties::any_decision_is_saved_and_taken_up<board::Kit>(test::setup_of(kind), game_data(), 7);
}

TEST(Position, Base130WithDealtTokensToo) {
  for (const auto& kind : test::game_kinds())
    test::play<board::EagerChance>(
        kind, 11, [&](const board::Rules& rules, const board::State& state, const board::ActionList&) {
          if (state.round % 3 != 1) return true;
          const auto opened = open(full_state_json(rules, state, game_data().tables(kind.board)).dump());
          EXPECT_EQ(hash_bytes(good(opened).state), hash_bytes(state));
          return !testing::Test::HasFailure();
        });
}

TEST(Position, TheNotationsDefaults) {
  const auto opened = open("{}");
  const auto& built = good(opened);
  EXPECT_EQ(built.rules.players, 4);
  EXPECT_EQ(built.state.rats, 20);
  EXPECT_EQ(built.state.supply[2], 20);
  EXPECT_EQ(built.state.active, 0);
  EXPECT_EQ(built.state.used.count(), 29U);
}

TEST(Position, WhatIsMissingStandsInTheHaven) {
  const auto opened = open(R"({"supply": {"1": 5}, "regions": {"gallia": {"tokens": 3, "citizens": [2]}}})");
  const auto& s = good(opened).state;
  EXPECT_EQ(s.haven[0], 13);
  EXPECT_EQ(s.citizens[region("gallia")][0], 2);
  EXPECT_TRUE(s.full.has(region("gallia")));
}

TEST(Position, FacesNeedNotBeInTheBox) {
  const auto opened = open(R"({"tokens": [], "rats": 3, "regions": {"gallia": {"tokens":
      [{"face": "[2:M+bou]", "lookers": [1]}, {"tag": "set-up"}, {}]}}})");
  const auto& built = good(opened);
  EXPECT_EQ(built.rules.all_tokens.count(), 6U);
  EXPECT_EQ(built.state.used.count(), 0U);
  EXPECT_EQ(built.state.setup_undealt, 1);
  EXPECT_EQ(built.state.undealt.count(), 5U);
}

/// CARD-174: a marked token without a face is one of the used pile, not one more.
TEST(Position, AMarkedTokenOfAnOwnTableIsSavedAndTakenUp) {
  const auto opened = open(R"({"tokens": [], "pile": 2, "rats": 3,
                               "regions": {"gallia": {"tokens": [{"marked": true}, {}]}}})");
  board::BuiltPosition built = good(opened);
  EXPECT_EQ(built.rules.all_tokens.count(), 6U);
  EXPECT_EQ(built.state.used.count(), 2U);
  board::SeededChance chance;
  NullSink nobody;
  board::ActionList options;
  board::BoardGame::resume(built.rules, built.state, chance, nobody, options);
  const auto again = open(full_state_json(built.rules, built.state, game_data().classic).dump());
  EXPECT_TRUE(good(again).state == built.state);
}

TEST(Position, RegionsGoByAnyOfTheirNamesAndAreWrittenByTheirIds) {
  const std::string by_names =
      R"({"setup": {"board": "big-box", "players": 4, "cards": [1, 3, 4, 6, 9, 15]}, "plague": "Golden Horde",
          "nuns": ["ENGLAND"], "walls": [["France", "Hispania"]], "holders": {"1": [9, 15]},
          "regions": {"Anglia": {"tokens": 1}, "turkiye": {"citizens": [2]}}})";
  std::string by_ids = by_names;
  for (const auto& [name, id] : {std::pair{"Golden Horde", "tartaria"},
                                 {"ENGLAND", "anglia"},
                                 {"France", "gallia"},
                                 {"Hispania", "hispania"},
                                 {"Anglia", "anglia"},
                                 {"turkiye", "turcia"}})
    by_ids.replace(by_ids.find(name), std::string_view(name).size(), id);
  const auto one = open(by_names), other = open(by_ids);
  EXPECT_TRUE(good(one).state == good(other).state);
  const std::string written = full_state_json(good(one).rules, good(one).state, game_data().big_box).dump();
  EXPECT_NE(written.find("tartaria"), std::string::npos);
  for (const char* name : {"Horde", "ENGLAND", "France", "Anglia", "turkiye"})
    EXPECT_EQ(written.find(name), std::string::npos) << name;

  EXPECT_THAT(codes(R"({"regions": {"Gallia": {"tokens": 2}, "gallia": {"tokens": 1}}})"),
              UnorderedElementsAre("region-twice"));
  EXPECT_THAT(codes(R"({"plague": "France"})"), UnorderedElementsAre("unknown-region"));  // not printed on this board
}

TEST(Position, R10ImpossibleOnesAreRefusedWithEveryReason) {
  EXPECT_THAT(codes(R"({"setup": {"players": 2}, "plague": "russia", "holders": {"1": [5], "2": ["king", 9]},
                        "regions": {"gallia": {"tokens": 4}, "hispania": {"citizens": [25]}, "atlantis": {}},
                        "supply": [3, 30], "seat": 3})"),
              UnorderedElementsAre("too-many-tokens", "citizen-sum", "citizen-sum", "unknown-region", "card-held-twice",
                                   "card-not-in-play", "region-not-in-use", "unknown-seat"));
}

TEST(Position, R10SingleReasons) {
  const std::pair<const char*, const char*> cases[] = {
      {R"({"rats": 60})", "token-sum"},
      {R"({"pile": 0})", "token-sum"},
      {R"({"removed": 40})", "token-sum"},
      {R"({"tokens": [], "rats": 120, "pile": 20})", "too-many"},
      {R"({"used": [3, 3]})", "token-twice"},
      {R"({"used": ["[6:M+M+M+M]"]})", "no-such-token"},
      {R"({"used": [120]})", "no-such-token"},
      {R"({"regions": {"gallia": {"tokens": [{"tag": "set-up", "number": 1}]}}})", "token-not-starting"},
      {R"({"regions": {"gallia": {"tokens": [{"lookers": [6]}]}}})", "unknown-seat"},
      {R"({"regions": {"gallia": {"citizens": [1],
              "carrying": [{"seat": 1, "potions": 1}, {"seat": 1, "potions": 1}]}}})",
       "load-sum"},
      {R"({"regions": {"gallia": {"citizens": [2],
              "carrying": [{"seat": 1, "diplomat": true}, {"seat": 1, "diplomat": true}]}}})",
       "diplomat-twice"},
      {R"({"regions": {"gallia": {"citizens": [1], "carrying": [{"seat": 1, "potions": 31}]}}})", "piece-sum"},
      {R"({"blocked": [5]})", "card-not-held"},
      {R"({"setup": {"board": "big-box", "cards": [1,2,3,4,6,7]}, "on_cards": {"baker": 2}})", "card-not-held"},
      {R"({"setup": {"board": "big-box", "cards": [1,2,3,4,6,7]}, "holders": [[7]], "on_cards": {"baker": 2, "7": 1}})",
       "piece-sum"},
      {R"({"setup": {"board": "big-box"}, "regions": {"gallia": {"citizens": [1],
              "carrying": [{"seat": 1, "potions": 1}]}}})",
       "card-not-in-play"},
      {R"({"regions": {"gallia": {"citizens": [1], "carrying": [{"seat": 1, "diplomat": true}]}}})",
       "card-not-in-play"},
      {R"({"regions": {"gallia": {"tokens": [{"marked": true}]}}, "pile": 0, "rats": 49})", "token-sum"},
      {R"({"tokens": [], "regions": {"gallia": {"tokens": [{"marked": true, "lookers": [1]}]}}})", "token-sum"},
      {R"({"regions": {"gallia": {"tokens": [{"marked": true, "tag": "set-up"}]}}})", "marked-at-start"},
      {R"({"used_cards": [9]})", "card-not-in-play"},
      {R"({"came": [5]})", "taken-unmarked"},
      {R"({"caravan": "gallia"})", "card-not-in-play"},
      {R"({"setup": {"board": "big-box", "cards": [1,2,3,4,6,9]}, "nuns": ["gallia", "gallia", "gallia", "gallia"]})",
       "piece-sum"},
      {R"({"setup": {"board": "big-box", "cards": [1,2,3,4,6,15]}, "walls": [["gallia"]]})", "not-a-pair"},
      {R"({"setup": {"board": "big-box", "cards": [1,2,3,4,6,15]}, "walls": [["gallia", "turcia"]]})", "piece-sum"},
      // CARD-153
      {R"({"setup": {"board": "big-box", "players": 2, "cards": [1,2,3,4,6,15]}, "plague": "hungaria",
            "walls": [["hungaria", "germania"], ["hungaria", "italia"], ["hungaria", "polonia"]]})",
       "plague-locked-in"},
      {R"({"phase": "final-turn", "seat": 2, "last": 2})", "last-is-seat"},
      {R"({"last": 2})", "last-too-early"},
      {R"({"phase": "placement", "placements": 9})", "too-many-placements"},
      {R"({"setup": {"board": "moon"}})", "unknown-board"},
      {R"({"setup": {"cards": [1,2,3,4,5,99]}})", "unknown-card"},
      {R"({"setup": {"cards": "random"}})", "unknown-selection"},
      {R"({"phase": "siesta"})", "unknown-value"},
      {R"({"random": "00"})", "unknown-value"},
      {R"({"exact": {"phase": "action", "seal": "0123456789abcdef"}})", "exact-broken"},
      {R"({"rats": 1.5})", "not-a-number"},
      {R"({"rats": 18446744073709551615})", "out-of-range"},
  };
  for (const auto& [text, code] : cases) EXPECT_THAT(codes(text), ::testing::Contains(code)) << text;
}

TEST(Position, Card4PiecesAreReadWrittenAndShownAsTheDocumentsSay) {
  const Json pieces = Json::parse(R"({"on_cards": {"baker": 3}, "nuns": ["gallia", "gallia", "hungaria"],
      "bishops": ["italia", "polonia"], "walls": [["germania", "hungaria"]], "caravan": "egypt"})");
  Json position = pieces;
  position["setup"] = Json::parse(R"({"board": "big-box", "players": 5, "cards": [1, 2, 7, 9, 10, 15, 18, 21]})");
  position["holders"] = Json::parse(R"([[7]])");
  const auto opened = open(position.dump());
  const board::BuiltPosition& built = good(opened);
  const board::Tables& tables = game_data().big_box;

  const Json written = full_state_json(built.rules, built.state, tables);
  for (const auto& [field, value] : pieces.items()) EXPECT_EQ(written.at(field), value) << field;
  Writer view;
  write_open_view(view, built.rules, built.state, Names(built.rules, tables));
  EXPECT_EQ(Json::parse(view.text()).at("pieces"), pieces);
}

TEST(Position, AnEditedExactPartIsRefused) {
  test::play({"classic", 3, {}}, 5,
             [&](const board::Rules& rules, const board::State& state, const board::ActionList&) {
               if (state.round < 2) return true;
               Json json = full_state_json(rules, state, game_data().classic);
               json["round"] = 9;
               EXPECT_THAT(codes(json.dump()), UnorderedElementsAre("exact-broken"));
               json.erase("exact");  // what remains is a position like any other
               EXPECT_THAT(codes(json.dump()), UnorderedElementsAre());
               return false;
             });
}

TEST(Position, StagesGoOnAsTheySay) {
  const auto resume = [](const std::string& text) {
    const auto opened = open(text);
    board::BuiltPosition built = good(opened);
    board::ActionList options;
    board::SeededChance chance;
    NullSink nobody;
    board::BoardGame::resume(built.rules, built.state, chance, nobody, options);
    return built.state;
  };
  using board::Decision;
  EXPECT_EQ(resume(R"({"phase": "placement", "placements": 7})").decider, 0);
  EXPECT_EQ(resume(R"({"seat": 3})").asked, Decision::action);
  EXPECT_EQ(resume(R"({"phase": "plague", "seat": 2})").asked, Decision::plague);
  const auto final = resume(R"({"phase": "final-turn", "seat": 2, "holders": {"2": [5]},
                                "regions": {"gallia": {"citizens": [0, 2]}}})");
  EXPECT_EQ(final.asked, Decision::final);
  EXPECT_EQ(final.last, 2);  // W-84a: the left neighbour
  EXPECT_TRUE(resume(R"({"phase": "final-ravage"})").over());
  EXPECT_TRUE(resume(R"({"phase": "over", "last": 3})").over());
}

}  // namespace
}  // namespace rattus::codec
