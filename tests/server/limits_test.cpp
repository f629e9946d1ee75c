// Limits: each set low, reached, and said.
#include "server/limits/limits.hpp"

#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live_server.hpp"
#include "tests/server/peer.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(TokenBucket, LetsABurstThroughAndThenSoManyASecond) {
  TokenBucket bucket(3, 2);
  Moment now = std::chrono::hours(5);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  EXPECT_EQ(bucket.wait(), 1U);
  now += std::chrono::milliseconds(500);
  EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now));
  now += seconds(60);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now));
  EXPECT_FALSE(bucket.take(now)) << "never more than the burst";
}

TEST(Addresses, AnIpv6NetworkCountsAsOne) {
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2:ffff::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("::ffff:10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(counted_address("10.0.0.1"), "10.0.0.1");
  EXPECT_EQ(counted_address("nonsense"), "nonsense");
}

TEST(Addresses, ForgetWhatNeedNotBeRemembered) {
  Limits limits;
  limits.guest_burst = 2;
  limits.guest_rate = 0.01;
  Addresses addresses(limits);
  Moment now = std::chrono::hours(5);
  EXPECT_EQ(addresses.new_guest("a", now), 0U);
  EXPECT_EQ(addresses.new_guest("a", now), 0U);
  addresses.sweep(now + seconds(50));
  EXPECT_EQ(addresses.new_guest("a", now + seconds(50)), 50U);
  EXPECT_EQ(addresses.new_guest("a", now + seconds(101)), 0U) << "one in a hundred seconds";
  EXPECT_NE(addresses.new_guest("a", now + seconds(102)), 0U);
}

TEST(LimitsTest, ConnectionsOfAnAddress) {
  ServeOptions options = quick_options();
  options.limits.connections_per_address = 2;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, me});
  {
    const Wire one(agnes, id), two(agnes, id);
    ASSERT_FALSE(one.refused());
    ASSERT_FALSE(two.refused());
    EXPECT_THAT(exchange(server.port(), "GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
                StartsWith("HTTP/1.1 429 Too Many Requests\r\n"));
  }
  unsigned status = 0;
  for (int i = 0; i < 1000 && status != 200; ++i) status = agnes.get("/api/me").status;  // those two are let go of
  EXPECT_EQ(status, 200U);
}

TEST(LimitsTest, ConnectionsOverAnAddressLimitEndAtOnce) {
  ServeOptions options = quick_options();
  options.limits.connections_per_address = 2;
  options.patience.request = seconds(600);
  LiveServer server(options);
  Peer one(server.port()), two(server.port());
  for (int i = 0; i < 20; ++i) {
    Peer more(server.port());
    EXPECT_TRUE(more.ended()) << "it says nothing, and nobody waits for it";
    EXPECT_THAT(more.unread(), StartsWith("HTTP/1.1 429 Too Many Requests\r\n"));
  }
  one.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(one.read_until("\r\n"), StartsWith("HTTP/1.1 200"));
}

TEST(LimitsTest, WhoHasBeenSilentLongestMakesRoomForOthers) {
  ServeOptions options = quick_options();
  options.limits.connections = 4;
  options.patience.request = seconds(600);
  LiveServer server(options);
  std::vector<std::unique_ptr<Peer>> silent;
  for (int i = 0; i < 4; ++i) silent.push_back(std::make_unique<Peer>(server.port()));
  Person other(server.port());
  EXPECT_EQ(other.get("/").status, 200U);
  EXPECT_TRUE(silent.front()->ended());
  silent.back()->send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(silent.back()->read_until("\r\n"), StartsWith("HTTP/1.1 200")) << "one is enough";
}

TEST(LimitsTest, BehindAProxyWebSocketsAreCountedByWhereTheyComeFrom) {
  ServeOptions options = quick_options();
  options.limits.connections_per_address = 1;
  options.trust_proxy = true;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, me});
  const Wire first(agnes, id, {{"X-Forwarded-For", "6.6.6.6, 10.0.0.1"}});
  const Wire second(agnes, id, {{"X-Forwarded-For", "7.7.7.7, 10.0.0.1"}});  // the first entry anybody can write
  const Wire third(agnes, id, {{"X-Forwarded-For", "6.6.6.6, 10.0.0.2"}});
  EXPECT_FALSE(first.refused());
  ASSERT_TRUE(second.refused());
  EXPECT_EQ(second.refused()->status, 429U);
  EXPECT_FALSE(third.refused());
}

TEST(LimitsTest, BehindAProxyTheLastOfAllLinesSaysWhereARequestComesFrom) {
  ServeOptions options = quick_options();
  options.limits.request_burst = 3;
  options.limits.request_rate = 0.001;
  options.trust_proxy = true;
  LiveServer server(options);
  const auto ask = [&](const std::string& lines) {
    return exchange(server.port(), "GET /api/tables HTTP/1.1\r\nHost: x\r\n" + lines + "\r\n").substr(9, 3);
  };
  // The proxy adds a line; the client may have sent others before it, another one each time.
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(ask("X-Forwarded-For: 6.6.6." + std::to_string(i) + "\r\nX-Forwarded-For: 10.0.0.1\r\n"), "200");
  EXPECT_EQ(ask("X-Forwarded-For: 7.7.7.7\r\nx-forwarded-for: 8.8.8.8, 9.9.9.9 ,\t10.0.0.1\r\n"), "429");
  EXPECT_EQ(ask("X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 10.0.0.2\r\n"), "200");
}

TEST(LimitsTest, NewGuestsOfAnAddress) {
  ServeOptions options = quick_options();
  options.limits.guest_burst = 2;
  options.limits.guest_rate = 0.001;
  LiveServer server(options);
  Person one(server.port(), "One"), two(server.port(), "Two"), three(server.port());
  const HttpAnswer answer = three.get("/api/me");
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.code(), "too-fast");
  EXPECT_EQ(answer.headers.at("retry-after"), std::to_string(answer.json()["retry_after"].get<int>()));
  EXPECT_EQ(one.get("/api/me").json()["name"], "One") << "those who are known come in";
}

TEST(LimitsTest, ASchoolComesInAtOnce) {
  ServeOptions options = quick_options();
  options.limits.guest_burst = Limits{}.guest_burst;
  LiveServer server(options);
  for (int i = 0; i < 250; ++i) EXPECT_EQ(Person(server.port()).get("/api/me").status, 200U);
}

TEST(LimitsTest, RequestsOfAnAddress) {
  ServeOptions options = quick_options();
  options.limits.request_burst = 3;
  options.limits.request_rate = 0.001;
  LiveServer server(options);
  Person one(server.port(), "One");
  one.get("/api/tables");
  const HttpAnswer answer = one.get("/api/tables");
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.code(), "too-fast");
  EXPECT_EQ(answer.headers.at("retry-after"), "1000");
  EXPECT_EQ(one.get("/").status, 200U) << "the page itself is cheap";
}

TEST(LimitsTest, UnfinishedTablesOfAGuest) {
  ServeOptions options = quick_options();
  options.limits.tables_per_guest = 2;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  open_table(agnes, 2, {me, me});
  open_table(agnes, 2, {me, me});
  const HttpAnswer answer = agnes.post("/api/tables", {{"setup", setup_for(2)}, {"seats", {me, me}}});
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.code(), "too-many");
  Person other(server.port(), "Other");
  open_table(other, 2, {me, me});
}

TEST(LimitsTest, UnfinishedTablesOpenedAtOnce) {
  ServeOptions options = quick_options();
  options.limits.tables_per_guest = 5;
  LiveServer server(options);
  const Person agnes(server.port(), "Agnes");
  std::vector<std::future<unsigned>> asked;
  for (int i = 0; i < 30; ++i)
    asked.push_back(std::async(std::launch::async, [person = agnes]() mutable {
      return person.post("/api/tables", {{"setup", setup_for(2)}, {"seats", {me, me}}}).status;
    }));
  unsigned opened = 0;
  for (auto& one : asked) opened += one.get() == 201 ? 1 : 0;
  EXPECT_EQ(opened, 5U);
}

TEST(LimitsTest, ARematchIsATableToo) {
  ServeOptions options = quick_options();
  options.limits.tables_per_guest = 1;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, machine});
  Player player(agnes, id);
  player.hello();
  player.ask({{"type", "propose"}, {"id", "enough"}, {"what", "resign"}});
  ASSERT_TRUE(player.over());
  open_table(agnes, 2, {me, me});
  EXPECT_EQ(player.ask({{"type", "rematch"}, {"id", "again"}})["code"], "too-many");
  Player watcher(agnes, id);  // the table is as it was
  watcher.hello();
  EXPECT_TRUE(watcher.over());
  EXPECT_FALSE(watcher.seen.table.contains("rematch"));
}

TEST(LimitsTest, MessagesOfAConnection) {
  ServeOptions options = quick_options();
  options.limits.message_burst = 3;
  options.limits.message_rate = 0.001;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, me});
  Wire wire(agnes, id);
  wire.send({{"type", "hello"}, {"after", 0}});
  wire.receive("update");
  wire.send({{"type", "chat"}, {"id", "one"}, {"text", "one"}});
  wire.send({{"type", "chat"}, {"id", "two"}, {"text", "two"}});
  wire.send({{"type", "chat"}, {"id", "three"}, {"text", "three"}});
  const Json refused = wire.receive("refused");
  EXPECT_EQ(refused["code"], "too-fast");
  EXPECT_EQ(refused["id"], "three");
  EXPECT_EQ(refused["retry_after"], 1000);
  Wire another(agnes, id);  // the limit is a connection's; refused messages may be sent again
  another.send({{"type", "hello"}, {"after", 0}});
  another.receive("update");
  another.send({{"type", "chat"}, {"id", "three"}, {"text", "three"}});
  EXPECT_EQ(another.receive("update")["id"], "three");
}

TEST(LimitsTest, WhoeverFloodsIsCutOff) {
  ServeOptions options = quick_options();
  options.limits.message_burst = 1;
  options.limits.message_rate = 0.001;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  Wire wire(agnes, open_table(agnes, 2, {me, me}));
  for (int i = 0; i < 300; ++i) wire.send({{"type", "odds"}});
  EXPECT_TRUE(wire.ended());
}

}  // namespace
}  // namespace rattus::server::test
