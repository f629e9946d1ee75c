#include "codec/board/view.hpp"

#include <set>

#include <gtest/gtest.h>

#include "codec/board/events.hpp"
#include "codec/board/options.hpp"
#include "codec/board/position.hpp"
#include "engine/board/game_definition.hpp"
#include "tests/codec/random_game.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::EventType;
using board::Seat;

/// Another world that agrees with what the viewer knows: every face that he has not seen dealt anew.
board::State other_world(const board::Rules& rules, const board::State& state, Seat viewer, Rng& rng) {
  board::State s = sample(board::View(rules, state, viewer), rng);
  for (const unsigned region : s.with_tokens) {
    auto& row = s.tokens[region];
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      if (row[i].dealt()) continue;
      give_face(s, row[i], board::SeededChance::draw_face(rng, face_pool(rules, s, row[i])));
    }
    std::sort(row.begin(), row.begin() + s.token_count[region]);
  }
  s.rng = state.rng;
  return s;
}

/// What reaches the viewer of one step: events, the view, his decision.
struct Sent {
  std::string events, view, decision;
  bool learned = false;  ///< he saw a face that he did not know
  Seat decider = board::no_seat;
};

Sent send(const board::Rules& rules, const board::State& state, Seat viewer, const std::vector<Event>& events,
          const board::ActionList& options, const Names& names) {
  Sent sent;
  const board::View view(rules, state, viewer);
  for (const Event& event : events) {
    sent.events += event_json(rules, event, viewer, names).dump() + "\n";
    sent.learned |= event.type == EventType::token_revealed || event.type == EventType::opened ||
                    (event.type == EventType::token_looked && event.seat == viewer);
  }
  sent.view = to_json(view, names).dump();
  sent.decision = decision_json(view, options, names, false).dump();
  sent.decider = state.decider;
  return sent;
}

void compare_worlds(const test::GameKind& kind, std::uint64_t seed, int& compared) {
  const Names* names = nullptr;
  std::optional<Names> made;
  Rng rng(Seed{seed, 3});
  test::play<board::EagerChance>(
      kind, seed, [&](const board::Rules& rules, const board::State& state, const board::ActionList& options) {
        if (!made) names = &made.emplace(rules, game_data().tables(kind.board));
        if (state.over()) return false;
        if (rng.below(3) != 0) return true;  // a third of all decisions is plenty
        const std::uint32_t who = rng.below(rules.players + 1U);
        const auto viewer = who == rules.players ? board::no_seat : static_cast<Seat>(who);
        board::State worlds[2] = {state, other_world(rules, state, viewer, rng)};
        Sent sent[2];
        for (int w = 0; w < 2; ++w) {
          board::ActionList legal;
          board::legal(rules, worlds[w], legal);
          sent[w] = send(rules, worlds[w], viewer, {}, legal, *names);
        }
        EXPECT_EQ(sent[0].view, sent[1].view);
        EXPECT_EQ(sent[0].decision, sent[1].decision);
        // Another player's option may be a token that he alone knows: its place in his list is his secret too.
        const bool token = options[0].kind == board::Choice::token && state.asked != board::Decision::crusader_next;
        if (token && viewer != state.decider) return !testing::Test::HasFailure();
        const auto choice = rng.below(static_cast<std::uint32_t>(options.size()));
        for (int w = 0; w < 2; ++w) {
          std::vector<Event> events;
          test::Collect sink{events};
          board::EagerChance chance;
          board::ActionList next;
          board::BoardGame::apply(rules, worlds[w], options[choice], chance, sink, next);
          sent[w] = send(rules, worlds[w], viewer, events, next, *names);
        }
        if (sent[0].learned || sent[1].learned) return !testing::Test::HasFailure();
        ++compared;
        EXPECT_EQ(sent[0].events, sent[1].events);
        EXPECT_EQ(sent[0].view, sent[1].view);
        EXPECT_EQ(sent[0].decision, sent[1].decision);
        EXPECT_EQ(sent[0].decider, sent[1].decider);
        return !testing::Test::HasFailure();
      });
}

TEST(View, Base104WorldsThatDifferInHiddenThingsGiveIdenticalBytes) {
  int compared = 0;
  for (const auto& kind : test::game_kinds()) compare_worlds(kind, 1, compared);
  EXPECT_GT(compared, 500);
}

TEST(View, Base100TheSeedAndUnseenFacesAreInNoView) {
  test::play<board::EagerChance>({"classic", 3, {}}, 4,
                                 [&](const board::Rules& rules, const board::State& state, const board::ActionList&) {
                                   if (state.over()) return false;
                                   const Names names(rules, game_data().classic);
                                   const Json view = to_json(board::View(rules, state, board::no_seat), names);
                                   EXPECT_TRUE(view["viewer"].is_null());
                                   for (const auto& [id, region] : view["regions"].items())
                                     for (const auto& token : region["tokens"]) EXPECT_FALSE(token.contains("face"));
                                   return true;
                                 });
}

TEST(View, CountsAddUp) {
  int decision = 0;
  for (const auto& kind : test::game_kinds())
    test::play(kind, 9, [&](const board::Rules& rules, const board::State& state, const board::ActionList&) {
      if (++decision % 5 != 0 && !state.over()) return true;
      const Names names(rules, game_data().tables(kind.board));
      const Json view = to_json(board::View(rules, state, 0), names);
      std::vector<int> on_cards(rules.players, 0);
      for (const auto& card : view["cards"])
        if (view.contains("pieces") && view["pieces"].contains("on_cards") &&
            view["pieces"]["on_cards"].contains(card["id"]))
          on_cards[card["holder"].get<std::size_t>() - 1] +=
              view["pieces"]["on_cards"][card["id"].get<std::string>()].get<int>();
      for (std::size_t seat = 0; seat < rules.players; ++seat)
        EXPECT_EQ(
            view["seats"][seat]["supply"].get<int>() + view["seats"][seat]["on_board"].get<int>() + on_cards[seat], 20);
      int unseen = 0, known = 0;
      for (const auto& entry : view["unseen"]) unseen += entry["count"].get<int>();
      for (const auto& [id, region] : view["regions"].items())
        for (const auto& token : region["tokens"])  // what came back from the used pile is listed there
          known += token.contains("face") && !token["marked"].get<bool>();
      const auto& turn = view["turn"];
      const int revealed =
          static_cast<int>(view["used"].size() + turn["laid_open"].size()) + !turn["revealed"].is_null();
      EXPECT_EQ(unseen + known + revealed, static_cast<int>(rules.all_tokens.count()));
      EXPECT_EQ(view["score"].is_null(), !state.over());
      EXPECT_EQ(view["waiting"].is_null(), state.over());
      return true;
    });
}

TEST(View, Base100TheActionInProgressIsPublic) {
  const auto opened = open_position(Json::parse(R"({"holders": {"1": [3, 4]}, "regions": {"gallia": {"tokens": 1,
      "citizens": [5]}, "turcia": {"tokens": 1}}})"),
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
  const auto action = [&] { return to_json(board::View(built.rules, state, 1), names)["action"].dump(); };
  EXPECT_EQ(action(), "null");
  choose("use 3");
  choose("hispania");  // gallia is the only source
  EXPECT_EQ(action(), R"({"name":"use","card":"merchant","from":"gallia","to":"hispania"})");
  choose("2");
  EXPECT_EQ(action(), "null");
  choose("use 4");
  choose("turcia");
  EXPECT_EQ(action(), R"({"name":"use","card":"witch","from":"turcia"})");
  choose("gallia");
  EXPECT_EQ(action(), R"({"name":"use","card":"witch","from":"turcia","to":"gallia"})");
  choose("swap");
  choose("increase");
  EXPECT_EQ(action(), R"({"name":"increase"})");
}

TEST(View, Base100AModulesChoiceThatAsksMoreIsNamedWithItsCard) {
  std::set<std::string> told;
  const test::GameKind kind{"classic", 3, {"34", "36", "43", "35", "37", "6"}, {"mercatus"}};
  test::play(kind, 61, [&](const board::Rules& rules, const board::State& state, const board::ActionList& options) {
    const Names names(rules, game_data().classic);
    for (const board::Action option : options) {
      if (!option.is_of_module()) continue;
      board::State after = state;
      board::ActionList asked;
      board::SeededChance chance;
      NullSink nobody;
      board::BoardGame::apply(rules, after, option, chance, nobody, asked);
      if (!rules.name_of(after.asked).ends_with("-GOOD")) continue;  // there was but one answer
      const Json chosen = option_json(option, names);
      Json wanted = {{"name", chosen["kind"]}};
      if (chosen.contains("card")) wanted["card"] = chosen["card"];
      const Json action = to_json(board::View(rules, after, board::no_seat), names)["action"];
      EXPECT_EQ(action, wanted);
      told.insert(action.dump());
    }
    return told.size() < 4;
  });
  EXPECT_TRUE(told.contains(R"({"name":"free-good"})"));  // MERC-22
  EXPECT_EQ(told.size(), 4U);                             // and on each of the three cards (MERC-60)
}

}  // namespace
}  // namespace rattus::codec
