// Servers over one database are like one: people at one table sit at different servers and see the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/cluster_fixture.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// Two people at one table of the first server, of whom the second plays at another.
struct Apart {
  Apart(LiveServer& one, LiveServer& other) : agnes(one.port(), "Agnes"), bruno(one.port(), "Bruno") {
    table = open_table(agnes, 2, {me, open_seat});
    bruno.move_to(other.port());
  }
  Person agnes, bruno;
  std::string table;
};

/// Both see the same of what both may see.
void expect_equal(const Player& one, const Player& other) {
  EXPECT_EQ(one.seen.version, other.seen.version);
  ASSERT_EQ(one.seen.view.is_object(), other.seen.view.is_object());
  if (one.seen.view.is_object()) {
    ASSERT_FALSE(one.seen.view["regions"].empty());
    EXPECT_EQ(one.seen.view["regions"], other.seen.view["regions"]);
  }
  EXPECT_EQ(one.seen.events, other.seen.events);
}

/// The second sits down, and the host begins.
void begin_game(Player& host, Player& second) {
  host.hello();
  second.hello();
  second.ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
  host.begin();
}

TEST(ClusterTest, PeopleAtDifferentServersPlayOneGame) {
  Cluster cluster(2);
  Apart people(cluster[0], cluster[1]);
  Player agnes(people.agnes, people.table), bruno(people.bruno, people.table);
  begin_game(agnes, bruno);
  bruno.until([&] { return bruno.seen.table.value("stage", "") == "playing"; });
  for (int moves = 0; moves < 30; ++moves) {
    Player& next = agnes.to_decide() ? agnes : bruno;
    Player& other = agnes.to_decide() ? bruno : agnes;
    ASSERT_TRUE(next.to_decide());
    next.act("m" + std::to_string(moves));
    other.until([&] { return other.seen.version == next.seen.version; });
    expect_equal(agnes, bruno);
  }
  bruno.ask({{"type", "chat"}, {"id", "c"}, {"text", "hello over there"}});
  agnes.until([&] { return agnes.seen.version == bruno.seen.version; });
  expect_equal(agnes, bruno);
}

TEST(ClusterTest, WhoIsAtTheTableIsKnownAtAllServers) {
  Cluster cluster(2);
  Apart people(cluster[0], cluster[1]);
  Player agnes(people.agnes, people.table);
  agnes.hello();
  std::optional<Player> bruno(std::in_place, people.bruno, people.table);
  bruno->hello();
  bruno->ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
  const auto is_there = [&](bool there) { return agnes.seen.table["seats"][1].value("present", false) == there; };
  agnes.until([&] { return is_there(true); });
  const Json listed = people.agnes.get("/api/tables").json()["mine"][0];
  EXPECT_EQ(listed["seats"][1]["present"], true) << listed;
  bruno.reset();
  agnes.until([&] { return is_there(false); });
}

TEST(ClusterTest, TwoWhoChooseAtTheSameMomentAreAnsweredAsUsual) {
  Cluster cluster(2);
  Person agnes(cluster[0].port(), "Agnes");
  const std::string table = open_table(agnes, 2, {me, machine});
  Player here(agnes, table);
  agnes.move_to(cluster[1].port());
  Player there(agnes, table);  // the same person with two devices
  here.hello();
  there.hello();
  here.until([&] { return here.to_decide(); });
  there.until([&] { return there.seen.version == here.seen.version; });
  unsigned contested = 0;  // decisions that both answered
  for (int round = 0; round < 20 && !here.over(); ++round) {
    here.until([&] { return here.to_decide() || here.over(); });
    there.until([&] { return there.seen.version >= here.seen.version; });
    if (here.over() || there.seen.version != here.seen.version) continue;
    const std::string number = std::to_string(round);
    const Json act{{"type", "act"}, {"version", here.seen.version}, {"option", 0}};
    Json one = act, two = act;
    one["id"] = "here" + number;
    two["id"] = "there" + number;
    here.wire.send(one);
    there.wire.send(two);
    const auto answer_to = [](Player& player, const std::string& id) {
      for (;;) {
        const auto text = player.wire.receive_text();
        if (!text) throw std::runtime_error("no answer to " + id);
        Json message = Json::parse(*text);
        if (message["type"] == "update") player.seen.hear(*text);
        if (message.value("id", "") == id) return message;
      }
    };
    const Json first = answer_to(here, one["id"]), second = answer_to(there, two["id"]);
    const bool both = first["type"] == "update" && second["type"] == "update";
    EXPECT_FALSE(both) << "one decision was answered twice";
    EXPECT_TRUE(first["type"] == "update" || second["type"] == "update");
    for (const Json& answer : {first, second})
      if (answer["type"] == "refused") {
        EXPECT_EQ(answer["code"], "stale-version");
      }
    ++contested;
  }
  EXPECT_GT(contested, 3U);
}

TEST(ClusterTest, WithoutABusTheDatabaseTells) {
  Cluster cluster(2, false);
  Apart people(cluster[0], cluster[1]);
  Player agnes(people.agnes, people.table), bruno(people.bruno, people.table);
  begin_game(agnes, bruno);
  bruno.until([&] { return bruno.seen.version == agnes.seen.version; });
  expect_equal(agnes, bruno);
}

TEST(ClusterTest, NatsMayGoAndComeBack) {
  Cluster cluster(2);
  Apart people(cluster[0], cluster[1]);
  Player agnes(people.agnes, people.table), bruno(people.bruno, people.table);
  agnes.hello();
  bruno.hello();
  const auto say = [&](Player& from, Player& to, const std::string& text) {
    from.ask({{"type", "chat"}, {"id", text}, {"text", text}});
    to.until([&] { return to.seen.version == from.seen.version; });
    expect_equal(from, to);
  };
  say(agnes, bruno, "one");
  cluster.nats().stop();
  say(agnes, bruno, "two");
  say(bruno, agnes, "three");
  cluster.nats().start();
  say(agnes, bruno, "four");
  bruno.ask({{"type", "sit"}, {"id", "sit"}, {"seat", 2}});
  agnes.until([&] { return agnes.seen.table["seats"][1].value("present", false); });
}

TEST(ClusterTest, WhoeverMovesToAnotherServerFindsWhatWasAcknowledged) {
  Cluster cluster(2);
  Person agnes(cluster[0].port(), "Agnes"), bruno(cluster[0].port(), "Bruno");
  const std::string table = open_table(agnes, 2, {me, open_seat});
  bruno.move_to(cluster[1].port());
  Player watching(bruno, table);
  watching.hello();  // the other server has the table in memory
  Player here(agnes, table);
  here.hello();
  for (int i = 0; i < 20; ++i) {
    const std::string text = "line " + std::to_string(i);
    here.ask({{"type", "chat"}, {"id", text}, {"text", text}});
    agnes.move_to(cluster[static_cast<std::size_t>(i + 1) % 2].port());
    Player there(agnes, table);
    there.seen = here.seen;
    there.hello();
    EXPECT_EQ(there.seen.version, here.seen.version) << "it was acknowledged at the other server";
    here = std::move(there);
  }
}

TEST(ClusterTest, ANameIsKnownAtAllServers) {
  Cluster cluster(2);
  Person agnes(cluster[0].port(), "Agnes");
  agnes.move_to(cluster[1].port());
  EXPECT_EQ(agnes.get("/api/me").json()["name"], "Agnes");
  agnes.move_to(cluster[0].port());
  ASSERT_EQ(agnes.post("/api/me", {{"name", "Anna"}}).status, 200U);
  agnes.move_to(cluster[1].port());
  const auto until = steady_clock::now() + std::chrono::seconds(30);
  while (agnes.get("/api/me").json()["name"] != "Anna" && steady_clock::now() < until) {
  }
  EXPECT_EQ(agnes.get("/api/me").json()["name"], "Anna");
}

TEST(ClusterTest, TablesPerGuestHoldOverAllServers) {
  Cluster cluster(2);
  Person agnes(cluster[0].port(), "Agnes");
  unsigned opened = 0, refused = 0;
  for (int i = 0; i < 24; ++i) {
    agnes.move_to(cluster[static_cast<std::size_t>(i) % 2].port());
    const auto answer = agnes.post("/api/tables", {{"setup", setup_for(2)}, {"seats", {me, open_seat}}});
    opened += answer.status == 201;
    refused += answer.status == 429;
  }
  EXPECT_EQ(opened, quick_options().limits.tables_per_guest);
  EXPECT_EQ(opened + refused, 24U);
}

}  // namespace
}  // namespace rattus::server::test
