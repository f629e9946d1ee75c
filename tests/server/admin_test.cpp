// What whoever runs the server is told, on a port of its own.
#include "server/admin/admin.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/admin/health.hpp"
#include "server/http/own_host.hpp"
#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(AdminTest, HealthAndMetricsHaveAPortOfTheirOwn) {
  LiveServer server;
  Person admin = server.admin();
  EXPECT_NE(admin.port(), server.port());
  EXPECT_EQ(admin.get("/healthz").body, "ok\n");
  EXPECT_THAT(admin.get("/metrics").body,
              AllOf(HasSubstr("rattus_connections 0\n"), HasSubstr("# TYPE rattus_commit_seconds histogram"),
                    HasSubstr("rattus_resident_bytes ")));
  EXPECT_EQ(admin.request("HEAD", "/healthz", "").status, 200U);
  EXPECT_EQ(admin.get("/").status, 404U);
  EXPECT_EQ(admin.get("/api/me").status, 404U);
  EXPECT_EQ(admin.post("/healthz", {}).status, 405U);
  EXPECT_THAT(exchange(admin.port(), "nonsense\r\n\r\n"), Not(HasSubstr("200")));
  Person player(server.port(), "Agnes");
  EXPECT_EQ(player.get("/healthz").status, 404U);
  EXPECT_EQ(player.get("/metrics").status, 404U);
}

TEST(AdminTest, AnswersRequestsForThisMachineOnly) {
  ServeOptions options = quick_options();
  options.admin_hosts = {"rattus.lan"};
  const LiveServer server(options);
  const auto ask = [port = server.admin().port()](const std::string& host) {
    return test::exchange(port, "GET /metrics HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
  };
  for (const char* own : {"127.0.0.1:9", "localhost", "LOCALHOST.:80", "[::1]:9", "127.5.5.5", "Rattus.lan:8348"})
    EXPECT_THAT(ask(std::string("Host: ") + own + "\r\n"), StartsWith("HTTP/1.1 200")) << own;
  EXPECT_THAT(ask(""), StartsWith("HTTP/1.1 200")) << "no page asks without a host";
  for (const char* other : {"evil.example", "evil.example:8348", "localhost.evil.example", "10.0.0.1", "[::2]", "["})
    EXPECT_THAT(ask(std::string("Host: ") + other + "\r\n"),
                AllOf(StartsWith("HTTP/1.1 421"), HasSubstr("--admin-host"), Not(HasSubstr("rattus_"))))
        << other;
  EXPECT_THAT(ask("Host: localhost\r\nHost: evil.example\r\n"), StartsWith("HTTP/1.1 421"));
}

TEST(AdminTest, AnAddressThatIsListenedAtIsItsOwn) {
  EXPECT_TRUE(own_host("10.0.0.1:8348", "10.0.0.1", {}));
  EXPECT_FALSE(own_host("10.0.0.2:8348", "10.0.0.1", {}));
  EXPECT_TRUE(own_host("10.0.0.2", "0.0.0.0", {})) << "any of the machine's; a page's name is no address";
  EXPECT_FALSE(own_host("evil.example", "0.0.0.0", {}));
}

TEST(AdminTest, HealthSaysThatTheDatabaseFileIsGone) {
  LiveServer server;
  Person admin = server.admin(), agnes(server.port(), "Agnes");
  const std::string file = server.folder() + "/rattus.sqlite";
  std::filesystem::rename(file, file + ".aside");
  EXPECT_EQ(agnes.post("/api/me", {{"name", "Anna"}}).code(), "not-saved");
  const HttpAnswer answer = admin.get("/healthz");
  EXPECT_EQ(answer.status, 503U);
  EXPECT_THAT(answer.body, HasSubstr("was removed or replaced while the server runs"));
  std::filesystem::rename(file + ".aside", file);
  EXPECT_EQ(agnes.post("/api/me", {{"name", "Anna"}}).status, 200U);
  EXPECT_EQ(admin.get("/healthz").status, 200U);
}

TEST(AdminTest, HealthSaysThatTheStoreFails) {
  LiveServer server;
  Person admin = server.admin(), agnes(server.port(), "Agnes");
  auto* store = dynamic_cast<SqliteStore*>(server.store());
  sqlite3_exec(store->database(), "PRAGMA query_only = 1", nullptr, nullptr, nullptr);
  const HttpAnswer refused = agnes.post("/api/me", {{"name", "Anna"}});
  EXPECT_EQ(refused.status, 503U);
  EXPECT_EQ(refused.code(), "not-saved");
  const HttpAnswer answer = admin.get("/healthz");
  EXPECT_EQ(answer.status, 503U);
  EXPECT_THAT(answer.body, HasSubstr("the store is failing: "));
  EXPECT_EQ(agnes.get("/api/me").json()["name"], "Agnes");
  sqlite3_exec(store->database(), "PRAGMA query_only = 0", nullptr, nullptr, nullptr);
  EXPECT_EQ(agnes.post("/api/me", {{"name", "Anna"}}).status, 200U);
  EXPECT_EQ(admin.get("/healthz").status, 200U);
}

TEST(AdminTest, AskingForHealthWritesNothing) {
  LiveServer server;
  auto* store = dynamic_cast<SqliteStore*>(server.store());
  Person admin = server.admin();
  const int before = sqlite3_total_changes(store->database());
  for (int i = 0; i < 50; ++i) EXPECT_EQ(admin.get("/healthz").status, 200U);
  EXPECT_EQ(sqlite3_total_changes(store->database()), before);
}

TEST(AdminTest, AnIdleServerFindsOutByItselfWhetherItCanWrite) {
  ServeOptions options = quick_options();
  options.patience.health = milliseconds(5);
  LiveServer server(options);
  Person admin = server.admin();
  sqlite3* raw = nullptr;
  sqlite3_open((server.folder() + "/rattus.sqlite").c_str(), &raw);
  const Database other(raw);
  const auto becomes = [&](unsigned status) {
    const auto until = std::chrono::steady_clock::now() + seconds(60);
    while (admin.get("/healthz").status != status)
      if (std::chrono::steady_clock::now() > until) return false;
    return true;
  };
  sqlite3_busy_timeout(raw, 60'000);
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_TRUE(becomes(503));
  ASSERT_EQ(sqlite3_exec(raw, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_TRUE(becomes(200));
}

TEST(Health, IsKnownFromWhatWasWrittenLast) {
  Health health;
  const Health::Moment now = std::chrono::hours(5), patience = seconds(30);
  EXPECT_EQ(health.trouble(now, patience), "");
  health.wrote(StoreFault{StoreFault::Kind::full, "no room is left"});
  EXPECT_EQ(health.trouble(now, patience), "the store is failing: no room is left");
  health.wrote(StoreFault{StoreFault::Kind::conflict, "this does not fit"});
  EXPECT_NE(health.trouble(now, patience), "") << "a conflict says nothing of the disk";
  health.wrote(std::nullopt);
  EXPECT_EQ(health.trouble(now, patience), "");
  health.asked(now);
  EXPECT_EQ(health.trouble(now + seconds(30), patience), "");
  EXPECT_EQ(health.trouble(now + seconds(31), patience), "the store has not answered for 31 seconds");
  health.wrote(std::nullopt);
  health.damaged("row 3 missing from index lobby");
  health.wrote(std::nullopt);
  EXPECT_THAT(health.trouble(now, patience), StartsWith("the database file is damaged: row 3"));
}

TEST(MetricsTest, TellOfThinkingInLotsAndWhenNothingHappensOnly) {
  Metrics metrics;
  const std::string before = metrics.text();
  const auto think = [&](milliseconds time) {
    metrics.thinking_time.add(time);
    ++metrics.thoughts;
  };
  for (std::uint64_t i = 1; i < Metrics::lot; ++i) {
    think(milliseconds(i));
    EXPECT_EQ(metrics.text(), before) << "what is told does not change when somebody has thought";
  }
  metrics.publish(metrics, 0);
  EXPECT_THAT(metrics.text(), HasSubstr("rattus_thoughts_total 0\n")) << "these are too few";
  think(milliseconds(7));
  EXPECT_THAT(metrics.text(), HasSubstr("rattus_thoughts_total 0\n"));
  metrics.publish(metrics, 3);
  EXPECT_THAT(metrics.text(), AllOf(HasSubstr("rattus_thoughts_total 100\n"), HasSubstr("rattus_thinking_queue 3\n"),
                                    HasSubstr("rattus_thinking_seconds_count 100\n")));
  think(milliseconds(1));
  metrics.publish(metrics, 0);
  EXPECT_THAT(metrics.text(), HasSubstr("rattus_thinking_seconds_count 100\n"));
}

TEST(MetricsTest, OfSeveralThreadsAreAddedUp) {
  Metrics all, one, other;
  one.refused("too-fast");
  other.refused("too-fast");
  other.refused("bad-message");
  one.sockets = 2;
  other.sockets = 3;
  other.thoughts = Metrics::lot;
  other.thinking_time.add(seconds(1));
  for (Metrics* each : {&one, &other}) {
    each->answer_time.add(milliseconds(3));
    all.add(*each);
  }
  all.publish(all, 0);
  EXPECT_THAT(
      all.text(),
      AllOf(HasSubstr("rattus_websockets 5\n"), HasSubstr("rattus_refusals_total{code=\"too-fast\"} 2\n"),
            HasSubstr("rattus_refusals_total{code=\"bad-message\"} 1\n"), HasSubstr("rattus_answer_seconds_count 2\n"),
            HasSubstr("rattus_thoughts_total 100\n"), HasSubstr("rattus_thinking_seconds_count 1\n")));
}

}  // namespace
}  // namespace rattus::server::test
