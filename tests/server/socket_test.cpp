// WebSockets that are opened wrongly, send nonsense, are cut or do not read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;

class SocketTest : public ::testing::Test {
 protected:
  static ServeOptions options() {
    ServeOptions options = quick_options();
    options.limits.queue_bytes = 200'000;
    return options;
  }
  LiveServer server_{options()};
  Person agnes_{server_.port(), "Agnes"};
  std::string table_ = open_table(agnes_, 2, {me, me});
};

TEST_F(SocketTest, OpeningIsRefusedWithoutACookieOrFromAnotherPage) {
  Person nobody(server_.port());
  const Wire unknown(nobody, table_);
  ASSERT_TRUE(unknown.refused());
  EXPECT_EQ(unknown.refused()->status, 401U);
  const Wire foreign(agnes_, table_, {{"Origin", "http://evil.example"}});
  ASSERT_TRUE(foreign.refused());
  EXPECT_EQ(foreign.refused()->status, 403U);
  const Wire own(agnes_, table_, {{"Origin", "http://127.0.0.1:" + std::to_string(server_.port())}});
  EXPECT_FALSE(own.refused());
}

TEST_F(SocketTest, APlainRequestIsToldWhatIsHere) { EXPECT_EQ(agnes_.get("/tables/" + table_ + "/play").status, 426U); }

TEST_F(SocketTest, NonsenseIsRefusedAndTheConnectionGoesOn) {
  Player player(agnes_, table_);
  player.hello();
  for (const char* text : {"", "{", "[]", "7", "{\"type\": \"dance\"}", "{\"type\": 7}", "{\"type\": \"act\"}",
                           "{\"type\": \"act\", \"id\": \"a\", \"version\": -1, \"option\": 0}",
                           "{\"type\": \"hello\", \"after\": \"yes\"}", "\xff\xfe", "null"}) {
    player.wire.send_text(text);
    const auto answer = player.wire.receive_text();
    if (std::string_view(text) == "\xff\xfe") {  // no UTF-8: the protocol ends the connection
      EXPECT_FALSE(answer);
      EXPECT_EQ(player.wire.close_code(), 1007U);
      return;
    }
    ASSERT_TRUE(answer) << text;
    EXPECT_EQ(Json::parse(*answer)["type"], "refused") << text;
    EXPECT_FALSE(Json::parse(*answer)["reason"].get<std::string>().empty()) << text;
  }
}

TEST_F(SocketTest, WhoeverGoesOnWithNonsenseIsThrownOut) {
  Player player(agnes_, table_), other(agnes_, table_);
  player.hello();
  other.hello();
  unsigned refused = 0;
  for (; refused < 100; ++refused) {
    player.wire.send_text(refused % 2 == 0 ? "{" : R"({"type": "dance"})");
    if (!player.wire.receive_text()) break;
  }
  EXPECT_GE(refused, 20U);
  EXPECT_LT(refused, 30U);
  EXPECT_EQ(player.wire.close_code(), 1008U);
  EXPECT_EQ(other.ask({{"type", "chat"}, {"id", "c"}, {"text", "still here"}})["type"], "update");
}

TEST(Sockets, AMessageBeyondTheAllowanceIsNotReadButItsIdIsRepeated) {
  ServeOptions options = quick_options();
  options.limits.message_burst = 2;
  options.limits.message_rate = 0.001;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  Player player(agnes, open_table(agnes, 2, {me, me}));
  player.hello();
  player.act("a");
  player.wire.send_text(R"({"type": "dance", "id" : "d", "nonsense": [[[)");
  const Json refused = player.wire.receive();
  EXPECT_EQ(refused["code"], "too-fast");
  EXPECT_EQ(refused["id"], "d");
  EXPECT_GE(refused["retry_after"], 1);
  do player.wire.send_text("{}");
  while (player.wire.receive_text());
  EXPECT_EQ(player.wire.close_code(), 1008U);
}

TEST(Sockets, LongAnswersArePutDownToTheAddress) {
  ServeOptions options = quick_options();
  options.limits.work_burst = 1;
  options.limits.work_rate = 0.001;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  const std::string table = open_table(agnes, 2, {me, me});
  Player player(agnes, table);
  player.hello();
  Json refused;
  for (int i = 0; i < 1'000 && refused.is_null(); ++i) {
    player.wire.send({{"type", "hello"}, {"after", 0}});
    const Json answer = player.wire.receive();
    if (answer["type"] == "refused") refused = answer;
  }
  EXPECT_EQ(refused["code"], "too-fast");
  EXPECT_GE(refused["retry_after"], 1);
  Player another(agnes, table);  // the same address
  another.wire.send({{"type", "hello"}, {"after", 0}});
  EXPECT_EQ(another.wire.receive()["code"], "too-fast");
  EXPECT_EQ(player.ask({{"type", "chat"}, {"id", "c"}, {"text", "who plays goes on"}})["type"], "update");
}

TEST_F(SocketTest, BinaryMessagesAreRefused) {
  Player player(agnes_, table_);
  player.hello();
  player.wire.send_text("{\"type\": \"odds\"}", true);
  EXPECT_EQ(player.wire.receive()["code"], "bad-message");
}

TEST_F(SocketTest, LargeMessagesAreRefusedAndHugeOnesEndTheConnection) {
  Player player(agnes_, table_);
  player.hello();
  player.wire.send({{"type", "chat"}, {"id", "c"}, {"text", std::string(20'000, 'x')}});
  EXPECT_EQ(player.wire.receive()["code"], "too-large");
  player.wire.send_text(std::string(100'000, 'x'));
  EXPECT_TRUE(player.wire.ended());
  EXPECT_EQ(player.wire.close_code(), 1009U);
}

TEST_F(SocketTest, BrokenFramesEndTheConnectionAlone) {
  Player other(agnes_, table_);
  other.hello();
  Player player(agnes_, table_);
  player.hello();
  player.wire.send_raw(std::string("\xff\x00\x13\x37", 4));
  EXPECT_TRUE(player.wire.ended());
  EXPECT_EQ(other.ask({{"type", "chat"}, {"id", "c"}, {"text", "still here"}})["type"], "update");
}

TEST_F(SocketTest, AConnectionThatIsCutIsForgotten) {
  {
    Player player(agnes_, table_);
    player.hello();
    player.wire.send_text("{\"type\": \"chat\", \"id\": \"half");
    player.wire.cut();
  }
  EXPECT_TRUE(agnes_.metric_becomes("websockets", 0));
  Player again(agnes_, table_);
  again.hello();
  EXPECT_EQ(again.act("a")["type"], "update");
}

TEST_F(SocketTest, WhoeverDoesNotReadIsCutOffAndOthersAreNot) {
  Player lazy(agnes_, table_), keen(agnes_, table_);
  lazy.hello();
  keen.hello();
  const std::string long_text(300, 'x');
  int said = 0;
  // The kernel's buffers fill first, then the server's queue.
  while (server_.admin().metric("slow_closed_total") == 0 && said < 40'000) {
    for (int i = 0; i < 500; ++i, ++said)
      keen.wire.send({{"type", "hello"}, {"after", 0}}), lazy.wire.send({{"type", "hello"}, {"after", 0}});
    for (int i = 0; i < 500; ++i) keen.update();
  }
  EXPECT_EQ(server_.admin().metric("slow_closed_total"), 1);
  EXPECT_EQ(keen.ask({{"type", "chat"}, {"id", "c"}, {"text", "still here"}})["type"], "update");
  Player back(agnes_, table_);
  back.seen = lazy.seen;
  back.hello();
  EXPECT_EQ(back.seen.version, keen.seen.version);
}

TEST_F(SocketTest, AFailingDiskRefusesAndNothingIsSeenThatItHasNot) {
  Player player(agnes_, table_), other(agnes_, table_);
  player.hello();
  other.hello();
  const auto before = player.seen.version;
  auto* store = dynamic_cast<SqliteStore*>(server_.store());
  sqlite3_exec(store->database(), "PRAGMA query_only = 1", nullptr, nullptr, nullptr);
  EXPECT_EQ(player.act("a")["code"], "not-saved");
  sqlite3_exec(store->database(), "PRAGMA query_only = 0", nullptr, nullptr, nullptr);
  EXPECT_EQ(player.seen.version, before);
  EXPECT_EQ(player.act("a")["type"], "update") << "the same message, sent again";
  EXPECT_EQ(player.seen.version, before + 1);
  other.until([&] { return other.seen.version == before + 1; });
  EXPECT_EQ(other.seen.view, player.seen.view);
}

TEST_F(SocketTest, ADatabaseThatAnotherProcessHoldsRefuses) {
  auto* store = dynamic_cast<SqliteStore*>(server_.store());
  sqlite3_busy_timeout(store->database(), 1);
  sqlite3* raw = nullptr;
  sqlite3_open((server_.folder() + "/rattus.sqlite").c_str(), &raw);
  const Database other(raw);
  Player player(agnes_, table_);
  player.hello();
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  EXPECT_EQ(player.act("a")["code"], "not-saved");
  EXPECT_THAT(server_.admin().get("/healthz").body, HasSubstr("another process holds the database"));
  sqlite3_exec(raw, "COMMIT", nullptr, nullptr, nullptr);
  EXPECT_EQ(player.act("a")["type"], "update");
}

TEST_F(SocketTest, AServerThatGoesSaysSo) {
  Player player(agnes_, table_);
  player.hello();
  player.act("a");
  const auto version = player.seen.version;
  server_.stop();
  EXPECT_TRUE(player.wire.ended());
  EXPECT_EQ(player.wire.close_code(), 1001U);
  server_.start();
  agnes_.move_to(server_.port());
  Player again(agnes_, table_);
  again.hello();
  EXPECT_EQ(again.seen.version, version);
}

}  // namespace
}  // namespace rattus::server::test
