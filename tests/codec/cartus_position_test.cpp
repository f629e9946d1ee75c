// Positions of Cartus: any decision saved and taken up again byte for byte; described ones; damaged ones refused.
#include <set>

#include <gtest/gtest.h>

#include "codec/cartus/exact.hpp"
#include "codec/cartus/position.hpp"
#include "engine/cartus/sound.hpp"
#include "host/study.hpp"
#include "tests/properties/messages.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using Study = host::StudyOf<cartus::Kit>;
using table::CartusGame;

std::variant<Study, host::Refusals> take_up(const Json& json) {
  auto opened = open_cartus_position(json, game_data().cartus);
  if (auto* reasons = std::get_if<host::Refusals>(&opened)) return std::move(*reasons);
  cartus::Script script;
  const auto& built = std::get<OpenedCartus>(opened).built;
  return Study::resume(built.rules, built.state, game_data().cartus, script);
}

TEST(CartusPosition, AnyDecisionIsSavedAndTakenUpByteForByte_CART_14) {
  for (const auto& setup : test::all_cartus_set_ups())
    properties::any_decision_is_saved_and_taken_up<cartus::Kit>(setup, game_data(), 4);
}

TEST(CartusPosition, DescribedByAPerson) {
  const auto made = take_up(Json::parse(R"({"setup": {"game": "cartus", "players": 3}, "phase": "enter", "round": 2,
    "start": 2, "row": ["monastery", "castle#1"], "seats": {"1": {"hand": ["C4", "J", "Sw"], "rats": 3},
    "2": {"hand": {"church-0": 2}, "cards": 6}}, "nuns": ["church-4", null, {"card": "G0", "seen": [1]}],
    "influence": {"church": [{"space": 4, "seats": [2, 1]}]},
            "entries": [{"seat": 2, "position": 1, "cards": ["P0"]}]})"));
  ASSERT_TRUE(std::holds_alternative<Study>(made)) << std::get<host::Refusals>(made)[0].code;
  const cartus::State& s = std::get<Study>(made).state();
  EXPECT_EQ(cartus::what_is_broken(std::get<Study>(made).rules(), s), "");
  EXPECT_EQ(s.round, 2);
  EXPECT_EQ(s.rats[0], 3);
  EXPECT_EQ(s.hand_size[1], 6);
  EXPECT_EQ(s.influence[2][0], 4);
  EXPECT_EQ(s.nuns[0], cartus::population_kind(cartus::Class::church, 4));
  EXPECT_EQ(s.asked, cartus::Decision::enter);
  EXPECT_EQ(s.decider, 2);
}

TEST(CartusPosition, WhatIsWrongIsNamedWithItsPlace) {
  const auto reasons = [](const char* text) {
    auto made = take_up(Json::parse(text));
    return std::holds_alternative<host::Refusals>(made) ? std::get<host::Refusals>(made) : host::Refusals{};
  };
  const auto bad = reasons(R"({"setup": {"game": "cartus"}, "row": ["tower"], "seats": {"9": {}, "1": {"hand": ["C7"]}},
                               "nuns": [1, 2, 3, 4, 5, 6], "influence": {"monks": []}, "more": 1})");
  std::set<std::string> codes;
  for (const auto& reason : bad) codes.insert(reason.code);
  EXPECT_EQ(codes, (std::set<std::string>{"unknown-field", "unknown-value", "too-many"}));
  EXPECT_EQ(bad.size(), 6U);
  EXPECT_FALSE(reasons(R"({"setup": {"game": "cartus"}, "seats": {"1": {"hand": {"church-4": 20}}}})").empty());
}

TEST(CartusPosition, CART_6_12_14_CardsAndMarkersLieWhereTheyCanAndAllIsSaidInWords) {
  const std::pair<const char*, const char*> cases[] = {
      {R"("deck": {"joker": 84})", "not-population joker"},
      {R"("pile": {"gold": 84})", "not-population gold"},
      {R"("nuns": ["Sw", "Sw", "Sw", "Sw", "Sw"])", "not-population sword"},
      {R"("seats": {"1": {"hand": {"gold": 84}}})", "no-card-left gold"},
      {R"("seats": {"1": {"hand": {"C4": 3}}}, "deck": ["C4", "C4"])", "no-card-left church-4"},
      {R"("influence": {"church": [{"space": 4, "seats": [2, 1]}, {"space": 5, "seats": [2]}]})",
       "marker-twice church seat-2"},
      {R"("influence": {"magic": [{"space": 4, "seats": [1, 1]}]})", "marker-twice magic seat-1"},
      {R"("row": ["farm", "farm", "farm"])", "row-alike farm"},
      {R"("row": ["farm#1", "farm#1"])", "no-card-left farm#1"},
      {R"("row": ["farm", "farm", "palace", "palace"])", "row-size 4"},
      {R"("round": 9)", "no-such-round 9"},
      {R"("seats": {"2": {"cards": 1, "hand": ["C4", "C3"]}})", "hand-size seat-2"},
      {R"("seats": {"2": {"supply": 1}})", "supply-order seat-2"},
      {R"("deck_size": 3, "pile_size": 9)", "population-count 12/79"},
      {R"("seats": {"1": {"values": [9]}})", "no-token-left 9"},
      {R"("entries": [{"seat": 1, "position": 1}])", "entries "},
      {R"("phase": "enter", "entries": [{"seat": 1, "position": 1}, {"seat": 1, "position": 2}])",
       "entered-twice seat-1"},
      {R"("phase": "enter", "entries": [{"seat": 1, "position": 1, "cards": ["Pa"]}])", "never-played pass"},
      {R"("phase": "enter", "line": [1, 2, 3, 3])", "line "},
      {R"("phase": "resolve")", "not-entered seat-1"},
      {R"("stock": {"joker": 14})", "cards-missing joker"},
      {R"("used": ["farm"])", "building-count 1"},
      {R"("row": ["brewery"])", "not-in-set brewery"},
  };
  for (const auto& [fields, expected] : cases) {
    const auto made = take_up(Json::parse(R"({"setup": {"game": "cartus"}, )" + std::string(fields) + "}"));
    ASSERT_TRUE(std::holds_alternative<host::Refusals>(made)) << fields;
    const host::Refusals& reasons = std::get<host::Refusals>(made);
    ASSERT_EQ(reasons.size(), 1U) << fields << ": " << reasons[1].code;
    EXPECT_EQ(reasons[0].code + " " + reasons[0].subject, expected);
    for (const char* language : {"en", "de"})
      EXPECT_NE(game_data().text(language).sentence(reasons[0]).rfind(reasons[0].code, 0), 0U) << reasons[0].code;
  }
  std::string jokers = R"("J")";
  for (int i = 1; i < 900; ++i) jokers += R"(, "J")";
  const auto made = take_up(Json::parse(R"({"setup": {"game": "cartus"}, "deck": [)" + jokers + "]}"));
  EXPECT_TRUE(std::holds_alternative<host::Refusals>(made));
}

TEST(CartusPosition, CART_31_AnExactRowHasNoGap) {
  auto course = test::open_course<cartus::Kit>(test::cartus_set_up(3), {6, 6});
  Json json = full_state_json(course.game().rules(), course.game().state(), game_data().cartus);
  Json& row = json["exact"]["row"];
  ASSERT_EQ(row[2], "");
  std::swap(row[1], row[2]);
  const auto made = take_up(json);
  ASSERT_TRUE(std::holds_alternative<host::Refusals>(made));
  EXPECT_NE(std::get<host::Refusals>(made)[0].subject.find("CART-31"), std::string::npos);
}

/// A crafted exact state is refused or sound, and whatever is taken up can be played to its end.
TEST(CartusPosition, DamagedExactStatesAreRefusedOrSound_CART_14) {
  auto course = test::open_course<cartus::Kit>(test::cartus_set_up(4), {6, 6});
  std::mt19937 random(11);
  int refused = 0, taken = 0;
  for (int step = 0; !course.game().over(); ++step, test::choose_at_random(course, random)) {
    for (int damage = 0; damage < 40; ++damage) {
      Json json = full_state_json(course.game().rules(), course.game().state(), game_data().cartus);
      Json& exact = json["exact"];
      auto field = exact.begin();
      std::advance(field, random() % exact.size());
      Json& value = field.value();
      if (value.is_number()) {
        value = random() % 256;
      } else if (value.is_array() && !value.empty()) {
        Json& item = value[random() % value.size()];
        if (item.is_number())
          item = random() % 256;
        else if (item.is_array())
          item[1 + random() % 7] = random() % 256;
        else
          std::swap(item, value[random() % value.size()]);
      } else if (value.is_object() && !value.empty()) {
        value.begin().value() = random() % 4;
      }
      auto made = take_up(json);
      if (std::holds_alternative<host::Refusals>(made)) {
        ++refused;
        continue;
      }
      ++taken;
      Study& study = std::get<Study>(made);
      cartus::Script script;
      for (int i = 0; i < 500 && !study.state().over(); ++i) {
        ASSERT_EQ(cartus::what_is_broken(study.rules(), study.state()), "") << i << ": " << json;
        ASSERT_FALSE(study.choose(random() % study.options().size(), script));
      }
    }
  }
  EXPECT_GT(refused, 1000);
  EXPECT_GT(taken, 100);
}

}  // namespace
}  // namespace rattus::codec
