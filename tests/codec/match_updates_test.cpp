// Updates of a match (docs/reference/protocol.md): what leads from one version to another is what a fresh load would
// show.
#include <gtest/gtest.h>

#include "codec/board/view_parts.hpp"
#include "codec/match/messages.hpp"
#include "codec/setup_json.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using board::Seat;
using test::Client;
using test::open_match;
using test::person;
using test::set_up;

/// People on all seats; with four players and more, the first has two.
std::vector<table::Chair> people(int players) {
  std::vector<table::Chair> seats;
  for (int i = 0; i < players; ++i) seats.push_back(person(i == 3 ? "A" : std::string(1, static_cast<char>('A' + i))));
  return seats;
}

/// Some clients hear of everything at once, some now and then, some load anew: all have the same in the end.
TEST(MatchUpdates, ChangesLeadFromAnyOldVersionToWhatAFreshLoadShows) {
  for (const auto& setup : test::every_set_up()) {
    const int players = table::players_of(setup);
    SCOPED_TRACE(to_json(setup).dump());
    auto match = open_match(setup, {9, static_cast<std::uint64_t>(players)}, people(players));
    std::mt19937 random(static_cast<unsigned>(players));
    const std::vector<std::string> guests{"A", "B", "F", "W"};
    std::vector<Client> clients;
    for (const auto& guest : guests)
      for (const unsigned every : {1U, 3U, 17U}) clients.emplace_back(guest, every);
    const Surroundings around{"T", "hash", test::everybody, 2, false};
    for (int step = 0; match.stage() != table::Stage::over && step < 3000; ++step) {
      const auto version = match.version();
      match.apply(test::random_input(match, guests, random), test::nobody);
      Updates updates(match, game_data(), around);
      for (Client& client : clients) {
        if (random() % client.every != 0) continue;
        client.hear(*updates.update(client.guest, client.version, {}, false));
        if (random() % 40 != 0 && match.stage() != table::Stage::over) continue;
        Client fresh(client.guest);
        fresh.hear(*updates.update(client.guest, 0, {}, false));
        ASSERT_EQ(client.view, fresh.view) << "from version " << version;
        ASSERT_EQ(client.decision, fresh.decision);
        ASSERT_EQ(client.table, fresh.table);
        ASSERT_EQ(client.events, fresh.events);
        ASSERT_EQ(client.secret, fresh.secret);
        ASSERT_EQ(client.version, match.number(client.guest));
      }
    }
    EXPECT_EQ(match.stage(), table::Stage::over);
  }
}

/// Mercatus with Witch and Shaman: tokens that one player knows come into a hand that all see.
board::SetUp with_shaman(int players) {
  board::SetUp setup = set_up("classic", players, {{"max_rounds", "6"}});
  setup.modules = {"mercatus"};
  setup.card_choice = board::CardChoice::listed;
  setup.cards = {"1", "2", "3", "4", "6", "43"};
  return setup;
}

/// An option by chance; rather one that takes or uses the Witch or the Shaman, or puts a good on him.
std::size_t curious_option(const table::Game& game, std::mt19937& random) {
  const auto is_one = [&game](unsigned slot) {
    return slot == game.rules().slot_of(4) || slot == game.rules().slot_of(43);
  };
  std::vector<std::size_t> liked;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    const board::Action option = game.options()[i];
    if ((option.kind == board::Choice::take || option.kind == board::Choice::use) && is_one(option.a))
      liked.push_back(i);
    if (option.is_of_module() && game.rules().slot_of(43) < game.rules().slots && random() % 3 == 0) liked.push_back(i);
  }
  if (!liked.empty() && random() % 4 != 0) return liked[random() % liked.size()];
  return random() % game.options().size();
}

/// What an update writes once for all viewers, all of them are shown.
TEST(MatchUpdates, WhatIsWrittenOnceForAllIsTheSameForEachViewer) {
  auto setups = test::all_set_ups();
  for (int players = 2; players <= 4; ++players) setups.push_back(with_shaman(players));
  unsigned in_hand = 0;
  for (const auto& setup : setups) {
    SCOPED_TRACE(to_json(setup).dump());
    const board::Tables& tables = game_data().tables(setup.board);
    table::EventList events;
    auto game = std::get<table::Game>(table::Game::start(setup, tables, Seed{5, 5}, events));
    const Names names(game.rules(), tables);
    std::mt19937 random(static_cast<unsigned>(setup.players));
    const auto text = [&](const Part& part, Seat viewer) {
      const auto view = game.view(viewer);
      const Shown shown{game.rules(), view.known(), viewer, names};
      Writer to;
      if (!part.there || part.there(shown)) part.write(to, shown);
      return to.take();
    };
    while (!game.over() && !HasFailure()) {
      game.choose(curious_option(game, random));
      for (const Part& part : view_parts()) {
        if (!part.common) continue;
        const std::string all = text(part, table::no_seat);
        for (Seat seat = 0; seat < game.rules().players; ++seat) ASSERT_EQ(text(part, seat), all) << part.key;
      }
      for (unsigned row = board::first_hand; row < board::max_regions; ++row)
        for (unsigned i = 0; i < game.state().token_count[row]; ++i)
          in_hand +=
              game.state().tokens[row][i].lookers() != 0 && setup.modules == std::vector<std::string>{"mercatus"};
    }
  }
  EXPECT_GT(in_hand, 20U) << "tokens that somebody knows";
}

/// Every update of a game with the Shaman, for each viewer: the faces that he knows stay when a token is in hand.
TEST(MatchUpdates, EveryUpdateFoldedShowsEachViewerTheTokensInHand_MERC_93) {
  unsigned known_in_hand = 0;
  for (const int players : {2, 4}) {
    std::vector<table::Chair> seats;
    std::vector<Client> clients;
    for (int i = 0; i <= players; ++i) {
      const std::string guest(1, static_cast<char>('A' + i));
      if (i < players) seats.push_back(person(guest));
      clients.emplace_back(guest);
    }
    auto match = open_match(with_shaman(players), {3, static_cast<std::uint64_t>(players)}, seats);
    std::mt19937 random(static_cast<unsigned>(players));
    const Surroundings around{"T", "hash", test::everybody, 2, false};
    while (match.stage() != table::Stage::over && !HasFailure()) {
      const auto option = curious_option(match.course_of<board::Kit>()->game(), random);
      match.apply(test::chooses(match, *match.decider(), static_cast<std::uint32_t>(option)), test::nobody);
      Updates updates(match, game_data(), around);
      for (Client& client : clients) {
        client.hear(*updates.update(client.guest, client.version, {}, false));
        const Json& action = client.view["action"];
        const bool in_hand = action.is_object() && action.contains("hand");
        if (!in_hand && random() % 30 != 0) continue;
        Client fresh(client.guest);
        fresh.hear(*updates.update(client.guest, 0, {}, false));
        ASSERT_EQ(client.view, fresh.view) << client.guest << " at version " << client.version;
        if (in_hand)
          for (const Json& held : action["hand"]) known_in_hand += held["token"].contains("face");
      }
    }
  }
  EXPECT_GT(known_in_hand, 5U);
}

}  // namespace
}  // namespace rattus::codec
