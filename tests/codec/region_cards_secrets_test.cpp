// A window at a table (REG-6): which class card somebody wants to protect makes no version and no byte for anybody
// else until his region card lies open; everybody's view, put together from changes, is the one that he is sent whole.
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using board::Choice;
using table::Match;
using test::nobody;

board::SetUp setup() {
  board::SetUp setup;
  setup.board = "big-box";
  setup.players = 3;
  setup.modules = {"region-cards"};
  setup.card_choice = board::CardChoice::listed;
  setup.cards = {"1", "2", "5", "6", "19", "20"};
  return setup;
}

const board::State& state_of(const Match& match) { return match.course_of<board::Kit>()->game().state(); }

/// Any option; in a window rather a card than to pass.
std::uint32_t option_of(const Match& match, std::mt19937& random) {
  const auto& options = match.course_of<board::Kit>()->game().options();
  if (options[0].kind == Choice::card && random() % 4 != 0) return 0;
  return static_cast<std::uint32_t>(random() % options.size());
}

TEST(RegionCardSecrets, WhatIsChosenInAWindowIsToldToOthersWhenTheCardLiesOpen_REG_6) {
  unsigned closed = 0, taken_back = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(static_cast<unsigned>(seed));
    Match match = test::open_match(setup(), {seed, 4}, {test::person("A"), test::person("B"), test::person("C")});
    const Surroundings around{"T", "hash", test::everybody, 1, false};
    std::vector<test::Client> clients{test::Client("A"), test::Client("B"), test::Client("C"), test::Client("W")};
    std::vector<std::string> before(clients.size());
    const auto choose = [&](table::Input input) {
      const std::string decider = *match.decider();
      Updates old(match, game_data(), around);
      for (std::size_t i = 0; i < clients.size(); ++i)
        before[i] = *old.update(clients[i].guest, clients[i].version, {}, false);
      const bool was_closed = board::Kit::half_picked(state_of(match));
      ASSERT_TRUE(match.apply(input, nobody).accepted());
      const bool his_own =
          board::Kit::half_picked(state_of(match)) || (was_closed && input.act == table::Act::take_back);
      closed += his_own;
      Updates now(match, game_data(), around);
      for (std::size_t i = 0; i < clients.size(); ++i) {
        test::Client& client = clients[i];
        const std::string told = *now.update(client.guest, client.version, {}, false);
        ASSERT_TRUE(!his_own || (told == before[i]) == (client.guest != decider)) << client.guest;
        client.hear(told);
        const auto whole = Json::parse(*now.update(client.guest, 0, {}, false));
        ASSERT_EQ(client.view, whole.at("view")) << client.guest;
        ASSERT_EQ(client.version, match.number(client.guest));
      }
    };
    Updates first(match, game_data(), around);
    for (test::Client& client : clients) client.hear(*first.update(client.guest, 0, {}, false));
    while (match.decider() && !HasFatalFailure()) {
      const std::string guest = *match.decider();
      choose(test::chooses(match, guest, option_of(match, random)));
      if (!match.decider() || !board::Kit::half_picked(state_of(match)) || random() % 3 != 0) continue;
      table::Input back = test::asks(table::Act::take_back, guest);
      back.version = match.number(match.counts(guest), match.decision_version());
      choose(back);
      ++taken_back;
    }
  }
  EXPECT_GT(closed, 5U);
  EXPECT_GT(taken_back, 0U);
}

}  // namespace
}  // namespace rattus::codec
