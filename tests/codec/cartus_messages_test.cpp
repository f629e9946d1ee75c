// Words, options, views and set-ups of Cartus as docs/reference/messages-cartus.md prints them.
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "codec/cartus/options.hpp"
#include "codec/cartus/setup.hpp"
#include "codec/cartus/view.hpp"
#include "codec/cartus/words.hpp"
#include "codec/setup_check.hpp"
#include "codec/setup_json.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using table::CartusGame;

CartusGame start(const cartus::SetUp& setup, Seed seed) {
  table::EventsOf<cartus::Kit> events;
  return std::get<CartusGame>(CartusGame::start(setup, game_data().cartus, seed, events));
}

std::string document() {
  std::ifstream file("docs/reference/messages-cartus.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(CartusMessages, EveryWordIsItsOwnAndStandsInTheDocument) {
  const std::string text = document();
  std::set<std::string_view> events, kinds;
  for (std::size_t i = 0; i < cartus::event_type_count; ++i) {
    const auto type = word(static_cast<cartus::EventType>(i));
    EXPECT_TRUE(events.insert(type).second) << type;
    EXPECT_NE(text.find("`" + std::string(type) + "`"), std::string::npos) << type;
  }
  for (cartus::Kind kind = 0; kind < cartus::kind_count; ++kind) {
    EXPECT_TRUE(kinds.insert(kind_word(kind)).second) << int(kind);
    EXPECT_EQ(read_kind(kind_word(kind)), kind);
    EXPECT_EQ(read_kind(short_kind(kind)), kind);
  }
  for (std::size_t i = 1; i < cartus::decision_count; ++i) {
    const auto decision = static_cast<cartus::Decision>(i);
    EXPECT_NE(text.find(word(decision)), std::string::npos) << word(decision);
    EXPECT_EQ(clause_of(decision).part, Part::cart);
  }
  EXPECT_FALSE(read_kind("church-5"));
  EXPECT_FALSE(read_kind(""));
}

/// Every option is found again by its place, its text and its object, at every decision of whole games.
TEST(CartusMessages, OptionsAreFoundByPlaceTextAndObject) {
  for (const auto& setup : test::all_cartus_set_ups()) {
    CartusGame game = start(setup, {3, static_cast<std::uint64_t>(setup.players)});
    std::mt19937 random(5);
    for (; !game.over(); game.choose(random() % game.options().size())) {
      const auto view = game.view(game.decider());
      std::size_t place = 0;
      for (const cartus::Action action : game.options()) {
        const std::string text = option_text(view, action, {});
        ASSERT_EQ(find_option(Json(place), view, game.options(), {}), place);
        ASSERT_EQ(find_option(Json(text), view, game.options(), {}), place) << text;
        ASSERT_EQ(find_option(option_json(action, {}), view, game.options(), {}), place) << text;
        ++place;
      }
      for (const Json& wrong : {Json(place), Json(-1), Json("b9"), Json("p9"), Json("church-9"), Json(""),
                                Json::array(), Json::object(), Json(nullptr)})
        ASSERT_EQ(find_option(wrong, view, game.options(), {}), std::nullopt) << wrong;
    }
  }
}

TEST(CartusMessages, AViewHoldsWhatItsViewerMayKnowAndNoMore) {
  CartusGame game = start(test::cartus_set_up(3), {1, 2});
  const auto seen = [&](cartus::Seat viewer) {
    return as_json([&](Writer& to) { write_view(to, game.view(viewer), {}); });
  };
  std::mt19937 random(9);
  bool looked = false;
  for (; !game.over(); game.choose(random() % game.options().size())) {
    const Json own = seen(0), watching = seen(cartus::no_seat);
    ASSERT_EQ(own["viewer"], 1);
    ASSERT_TRUE(watching["viewer"].is_null());
    for (int seat = 0; seat < 3; ++seat) {
      ASSERT_EQ(own["seats"][seat].contains("hand"), seat == 0);
      ASSERT_EQ(own["seats"][seat].contains("rats"), seat == 0);
      ASSERT_EQ(own["seats"][seat].contains("values"), seat == 0);
      ASSERT_FALSE(watching["seats"][seat].contains("hand"));
      ASSERT_FALSE(watching["seats"][seat].contains("rats"));
    }
    for (const Json& nun : own["nuns"]) {
      const bool his = std::find(nun["seen"].begin(), nun["seen"].end(), 1) != nun["seen"].end();
      ASSERT_EQ(nun.contains("card"), his);
      looked |= his;
    }
    ASSERT_EQ(own["survival"]["chances"].size(), 21U);
    ASSERT_EQ(own["survival"]["chances"][0], 10'000);
    ASSERT_TRUE(own["score"].is_null());
  }
  EXPECT_TRUE(looked);
  const Json end = seen(1);  // CART-29
  for (const Json& seat : end["seats"]) EXPECT_TRUE(seat.contains("hand") && seat.contains("rats"));
  for (const Json& nun : end["nuns"]) EXPECT_TRUE(nun.contains("card"));
  EXPECT_EQ(end["score"].size(), 3U);
  EXPECT_EQ(end["phase"], "over");
}

TEST(CartusMessages, SetUpsAreReadWrittenAndCheckedWithEveryReason_CART_24) {
  const auto read = [](const char* text) {
    Faults faults;
    const Json json = Json::parse(text);
    auto setup = read_any_setup(Value(json, "setup", faults));
    EXPECT_TRUE(faults.empty());
    return setup;
  };
  const char* text =
      R"({"game":"cartus","players":3,"split":{"peasantry":{"farm":3,"brewery":2}},"options":{"show_rats":"on"}})";
  const auto setup = read(text);
  ASSERT_TRUE(std::holds_alternative<cartus::SetUp>(setup));
  EXPECT_EQ(to_json(setup).dump(), text);
  EXPECT_EQ(read(to_json(setup).dump().c_str()), setup);
  EXPECT_TRUE(std::holds_alternative<board::SetUp>(read(R"({"players":3})")));

  const auto codes = [&](const char* wrong) {
    std::vector<std::string> list;
    const Json checked = setup_check_json(read(wrong), game_data(), "en");
    for (const Json& refusal : checked["refusals"]) {
      list.push_back(refusal["code"]);
      EXPECT_EQ(refusal["clause"].get<std::string>().rfind("CART-", 0), 0U) << refusal;
    }
    return list;
  };
  using Codes = std::vector<std::string>;
  EXPECT_EQ(codes(R"({"game":"cartus","players":6,"modules":["guilds"],"board":"classic"})"),
            (Codes{"player-count", "board-game-module"}));
  EXPECT_EQ(codes(R"({"game":"cartus","split":{"church":{"monastery":2.5,"hospital":1}}})"), Codes{"bad-part"});
  EXPECT_EQ(
      codes(R"({"game":"cartus","split":{"church":{"monastery":1,"hospital":1}},"options":{"buildings":"mixed"}})"),
      (Codes{"split-not-fixed", "split-sum"}));
  EXPECT_EQ(codes(R"({"game":"cartus","split":{"magic":{},"islam":{}}})"), (Codes{"split-sum", "unknown-option"}));
  EXPECT_EQ(codes(R"({"game":"cartus","split":{"magic":{}},"options":{"buildings":"mixed"}})"),
            (Codes{"split-not-fixed", "split-sum"}));
  EXPECT_EQ(codes(R"({"game":"cartus","options":{"supplies":"never","speed":3}})"),
            (Codes{"unknown-value", "unknown-option"}));
  const Json warned = setup_check_json(read(R"({"game":"cartus","players":2,"split":{"chivalry":{"guard-tower":5}}})"),
                                       game_data(), "de");
  EXPECT_TRUE(warned["refusals"].empty());
  EXPECT_EQ(warned["warnings"][0]["code"], "guard-tower-2p");
}

}  // namespace
}  // namespace rattus::codec
