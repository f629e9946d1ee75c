// Updates of a match (docs/reference/protocol.md): what leads from one version to another is what a fresh load would
// show.
#include <gtest/gtest.h>

#include "codec/match_messages.hpp"
#include "codec/setup_json.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

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

}  // namespace
}  // namespace rattus::codec
