// Every request of docs/reference/protocol.md over real sockets, and every way it is refused.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/text/sha256.hpp"
#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

class ApiTest : public ::testing::Test {
 protected:
  LiveServer server_;
  Person stranger_{server_.port()};
  Person agnes_{server_.port(), "Agnes"};
};

TEST_F(ApiTest, WhoComesWithoutACookieGetsOne) {
  const HttpAnswer first = stranger_.get("/api/me");
  EXPECT_EQ(first.status, 200U);
  EXPECT_EQ(first.json()["name"], nullptr);
  EXPECT_THAT(first.headers.at("set-cookie"),
              MatchesRegex("rattus-[0-9]+=[0-9a-f]{64}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"));
  EXPECT_THAT(stranger_.cookie, EndsWith("=" + first.json()["key"].get<std::string>()));
  const std::string cookie = stranger_.cookie;
  stranger_.get("/api/me");
  EXPECT_EQ(stranger_.cookie, cookie) << "the same guest, for another year";
}

TEST_F(ApiTest, TheStoreKnowsAGuestByTheHashOfHisSecretAlone) {
  const std::string secret = agnes_.cookie.substr(agnes_.cookie.find('=') + 1);
  const auto* store = dynamic_cast<SqliteStore*>(server_.store());
  ASSERT_TRUE(store);
  const Statement read(store->database(), "SELECT key, id FROM guests");
  server::Run run(read);
  ASSERT_TRUE(run.row());
  EXPECT_EQ(run.text(0), codec::sha256_hex(secret));
  EXPECT_THAT(secret, Not(HasSubstr(run.text(1))));
}

TEST_F(ApiTest, UnknownAndMisshapenCookiesAreNobody) {
  for (const std::string& cookie : {"rattus=" + std::string(64, 'a'), std::string("rattus=short"),
                                    "rattus=" + std::string(64, 'G'), "other=" + std::string(64, 'a')}) {
    stranger_.cookie = cookie;
    const HttpAnswer answer = stranger_.get("/api/me");
    EXPECT_EQ(answer.json()["name"], nullptr) << cookie;
    EXPECT_NE(stranger_.cookie, cookie);
  }
}

TEST_F(ApiTest, AGuestHasAName) {
  EXPECT_EQ(agnes_.get("/api/me").json()["name"], "Agnes");
  EXPECT_EQ(agnes_.post("/api/me", {{"name", "Åse"}}).body, R"({"name":"Åse"})");
  EXPECT_EQ(agnes_.get("/api/me").json()["name"], "Åse");
  server_.restart();
  agnes_.move_to(server_.port());
  EXPECT_EQ(agnes_.get("/api/me").json()["name"], "Åse");
}

TEST_F(ApiTest, NamesMayBeWrittenAsTheirScriptNeeds) {
  const Json names = Json::parse(std::ifstream("tests/codec/names.json"));
  for (const Json& row : names["good"]) {
    EXPECT_EQ(agnes_.post("/api/me", {{"name", row[1]}}).status, 200U) << row;
    EXPECT_EQ(agnes_.get("/api/me").json()["name"], row[1]);
  }
}

TEST_F(ApiTest, NamesThatNobodyCanReadAreRefused) {
  for (const std::string& name :
       {std::string(), std::string(25, 'x'), std::string("a\nb"), std::string("   "), std::string("\u202e"),
        std::string("\u061c"), std::string("Agnes\u200b"), std::string("\ufeff"), std::string("\u3164")}) {
    const HttpAnswer answer = agnes_.post("/api/me", {{"name", name}});
    EXPECT_EQ(answer.status, 400U) << name;
    EXPECT_EQ(answer.json()["type"], "refused");
    EXPECT_THAT(answer.json()["reason"].get<std::string>(), Not(HasSubstr("bad-name"))) << "a sentence, not a code";
  }
  EXPECT_EQ(agnes_.request("POST", "/api/me", "{").status, 400U);
  EXPECT_EQ(agnes_.post("/api/me", {{"name", 7}}).status, 400U);
  EXPECT_EQ(agnes_.post("/api/me", {{"name", "A"}, {"more", 1}}).status, 400U);
  EXPECT_EQ(agnes_.get("/api/me").json()["name"], "Agnes");
}

TEST_F(ApiTest, ChangingNeedsACookie) {
  for (const char* path : {"/api/me", "/api/tables"}) {
    const HttpAnswer answer = stranger_.post(path, {{"name", "X"}});
    EXPECT_EQ(answer.status, 401U) << path;
    EXPECT_EQ(answer.code(), "no-guest");
    EXPECT_THAT(answer.json()["reason"].get<std::string>(), HasSubstr("GET /api/me"));
  }
}

TEST_F(ApiTest, OtherPagesMayNotChangeAnything) {
  const std::string host = "127.0.0.1:" + std::to_string(server_.port());
  for (const std::string& origin : {std::string("http://evil.example"), std::string("null"), "http://" + host + "0",
                                    "ftp://" + host, std::string("http://")}) {
    const HttpAnswer answer = agnes_.post("/api/me", {{"name", "Evil"}}, {{"Origin", origin}});
    EXPECT_EQ(answer.status, 403U) << origin;
    EXPECT_EQ(answer.code(), "bad-origin");
  }
  EXPECT_EQ(agnes_.post("/api/me", {{"name", "Own"}}, {{"Origin", "http://" + host}}).status, 200U);
  EXPECT_EQ(agnes_.get("/api/me").json()["name"], "Own");
}

TEST_F(ApiTest, ChangingNeedsJson) {
  for (const char* type :
       {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"}) {
    const HttpAnswer answer = agnes_.post("/api/me", {{"name", "Form"}}, {{"Content-Type", type}});
    EXPECT_EQ(answer.status, 415U) << type;
  }
  EXPECT_EQ(agnes_.post("/api/me", {{"name", "A"}}, {{"Content-Type", "application/json; charset=utf-8"}}).status,
            200U);
}

TEST_F(ApiTest, ATableIsOpened) {
  const HttpAnswer answer =
      agnes_.post("/api/tables", {{"setup", setup_for(3)}, {"seats", {me, open_seat, machine}}, {"listed", true}});
  ASSERT_EQ(answer.status, 201U) << answer.body;
  const Json summary = answer.json();
  EXPECT_THAT(summary["id"].get<std::string>(), MatchesRegex("[0-9a-z]{10}"));
  EXPECT_EQ(summary["phase"], "gathering");
  EXPECT_EQ(summary["listed"], true);
  EXPECT_THAT(summary["opened"].get<std::string>(), MatchesRegex("20..-..-..T..:..:..Z"));
  EXPECT_THAT(summary["seed_hash"].get<std::string>(), MatchesRegex("[0-9a-f]{64}"));
  EXPECT_EQ(summary["setup"]["players"], 3);
  EXPECT_EQ(summary["seats"][0]["name"], "Agnes");
  EXPECT_EQ(summary["seats"][0]["you"], true);
  EXPECT_EQ(summary["seats"][1]["kind"], "open");
  EXPECT_EQ(summary["seats"][2]["player"], "random");
  const std::string path = "/api/tables/" + summary["id"].get<std::string>();
  EXPECT_EQ(agnes_.get(path).json(), summary);
  Json for_others = summary;
  for_others["seats"][0]["you"] = false;
  EXPECT_EQ(stranger_.get(path).json(), for_others);
  EXPECT_THAT(answer.body, Not(HasSubstr("\"seed\"")));
}

TEST_F(ApiTest, TablesAreListed) {
  const std::string listed = open_table(agnes_, 2, {me, open_seat}, true);
  const std::string hidden = open_table(agnes_, 2, {me, open_seat}, false);
  const std::string full = open_table(agnes_, 2, {me, me}, true);
  const auto ids = [](const Json& list) {
    std::vector<std::string> ids;
    for (const Json& one : list) ids.push_back(one["id"]);
    return ids;
  };
  const Json hers = agnes_.get("/api/tables").json();
  EXPECT_THAT(ids(hers["open"]), ::testing::ElementsAre(listed));
  EXPECT_THAT(ids(hers["mine"]), ::testing::ElementsAre(full, hidden, listed));
  const Json others = stranger_.get("/api/tables").json();
  EXPECT_THAT(ids(others["open"]), ::testing::ElementsAre(listed));
  EXPECT_TRUE(others["mine"].empty());
  EXPECT_TRUE(others["mine"].is_array());
}

TEST_F(ApiTest, TablesThatCannotBePlayedAreRefusedWithEveryReason) {
  const auto refused = [&](Json setup, Json seats) {
    const HttpAnswer answer = agnes_.post("/api/tables", {{"setup", std::move(setup)}, {"seats", std::move(seats)}});
    EXPECT_EQ(answer.status, 400U) << answer.body;
    EXPECT_EQ(answer.json()["type"], "refused");
    EXPECT_FALSE(answer.json()["reason"].get<std::string>().empty());
    return answer.json();
  };
  const Json rules =
      refused({{"board", "classic"}, {"players", 3}, {"cards", {"king", "king", "nobody"}}}, {me, me, me});
  EXPECT_GE(rules["reasons"].size(), 2U);
  refused({{"board", "classic"}, {"players", 9}}, Json::array({me, me, me, me, me, me, me, me, me}));
  refused(setup_for(3), {me, me});
  refused(setup_for(2), {me, {{"kind", "ghost"}}});
  refused(setup_for(2), {me, {{"kind", "computer"}, {"level", "godlike"}}});
  refused(setup_for(2), {me, {{"kind", "computer"}, {"level", "strong@1000000000it"}}});
  refused(setup_for(2), {me, {{"kind", "computer"}, {"player", "old-search"}}});
  refused(setup_for(2), {me, {{"kind", "computer"}, {"level", "strong+README.md"}}});
  refused(setup_for(2), "nobody");
  EXPECT_EQ(agnes_.request("POST", "/api/tables", std::string(1000, '[')).status, 400U);
  EXPECT_TRUE(agnes_.get("/api/tables").json()["mine"].empty());
}

TEST_F(ApiTest, SetUpsAreChecked) {
  const Json good = stranger_.post("/api/setups/check", {{"setup", setup_for(3)}}).json();
  EXPECT_TRUE(good["refusals"].empty());
  const HttpAnswer bad = stranger_.post("/api/setups/check", {{"setup", {{"board", "moon"}, {"players", 3}}}});
  EXPECT_EQ(bad.status, 200U);
  EXPECT_EQ(bad.json()["refusals"][0]["code"], "unknown-board");
  EXPECT_EQ(stranger_.post("/api/setups/check", {{"setup", 7}}).status, 400U);
}

TEST_F(ApiTest, UnknownTablesAreNotFound) {
  for (const char* path : {"/api/tables/k3v9x2mq7d", "/api/tables/k3v9x2mq7d/record"}) {
    EXPECT_EQ(agnes_.get(path).status, 404U) << path;
    EXPECT_EQ(agnes_.get(path).code(), "no-such-table") << path;
  }
  for (const char* path : {"/api/", "/api/nothing", "/api/tables/a/b/c", "/api/tables/", "/api/me/x"})
    EXPECT_EQ(agnes_.get(path).status, 404U) << path;
}

TEST_F(ApiTest, TheRecordIsThereWhenTheGameIsOver) {
  const std::string running = open_table(agnes_, 2, {me, me});
  EXPECT_EQ(agnes_.get("/api/tables/" + running + "/record").status, 409U);
  EXPECT_EQ(agnes_.get("/api/tables/" + running + "/record").code(), "not-over");

  const std::string id = open_table(agnes_, 2, {machine, machine});
  Wire wire(agnes_, id);
  wire.send({{"type", "hello"}, {"after", 0}});
  Json table = Json::object();
  while (table.value("stage", "") != "over") {
    const Json update = wire.receive("update");
    if (update.contains("table")) table = update["table"];
  }
  const HttpAnswer answer = stranger_.get("/api/tables/" + id + "/record");
  ASSERT_EQ(answer.status, 200U) << answer.body;
  const Json record = answer.json();
  EXPECT_EQ(record["format"], "rattus-record");
  EXPECT_EQ(record["seed"], table["seed"]);
  EXPECT_EQ(record["seed_hash"], codec::sha256_hex(record["seed"].get<std::string>()));
  EXPECT_EQ(record["seed_hash"], table["seed_hash"]);
  EXPECT_EQ(agnes_.get("/api/tables/" + id).json()["phase"], "over");
}

TEST_F(ApiTest, TheRecordOfAGameThatIsNotOverIsRefusedWithoutALookAtItsEntries) {
  const std::string running = open_table(agnes_, 2, {me, me});
  const std::vector<Write> broken{NewEntry{running, 2, "nobody can read this", 1, {}}};
  ASSERT_FALSE(server_.store()->write(broken));
  const HttpAnswer answer = stranger_.get("/api/tables/" + running + "/record");
  EXPECT_EQ(answer.status, 409U);
  EXPECT_EQ(answer.json()["clause"], "BASE-103");
}

TEST_F(ApiTest, ATableOfPeopleHasNoTeacher) {
  const std::string id = open_table(agnes_, 2, {me, machine});
  Player player(agnes_, id);
  player.hello();
  const Json hint = player.ask({{"type", "hint"}, {"id", "h"}});
  EXPECT_EQ(hint["type"], "refused");
  EXPECT_EQ(hint["code"], "not-alone");
  for (const char* type : {"review", "play-on"})
    EXPECT_EQ(player.ask({{"type", type}, {"id", type}})["code"], "bad-message");
}

TEST_F(ApiTest, ARecordIsMadeOnce) {
  const std::string id = open_table(agnes_, 2, {machine, machine});
  Player watcher(agnes_, id);
  watcher.hello();
  watcher.until([&] { return watcher.over(); });
  const HttpAnswer first = stranger_.get("/api/tables/" + id + "/record");
  ASSERT_EQ(first.status, 200U) << first.body;
  const std::vector<Write> broken{NewEntry{id, watcher.seen.version + 1, "nobody can read this", 1, {}}};
  ASSERT_FALSE(server_.store()->write(broken));
  const HttpAnswer second = stranger_.get("/api/tables/" + id + "/record");
  EXPECT_EQ(second.status, 200U);
  EXPECT_EQ(second.body, first.body);
}

TEST_F(ApiTest, OtherMethodsAreRefused) {
  for (const char* method : {"PUT", "DELETE", "PATCH", "OPTIONS"}) {
    const HttpAnswer answer = agnes_.request(method, "/api/me", "");
    EXPECT_EQ(answer.status, 405U) << method;
    EXPECT_EQ(answer.headers.at("allow"), "GET, POST");
  }
  EXPECT_EQ(agnes_.get("/api/setups/check").headers.at("allow"), "POST");
  const HttpAnswer head = agnes_.request("HEAD", "/api/me", "");
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.body, "");
}

TEST_F(ApiTest, LargeRequestsAreRefused) {
  const HttpAnswer answer = agnes_.request("POST", "/api/me", std::string(20'000, ' '));
  EXPECT_EQ(answer.status, 413U);
  EXPECT_EQ(answer.code(), "too-large");
}

TEST_F(ApiTest, WhoeverWaitsForLeaveToSendIsGivenIt) {
  const std::string reply = exchange(server_.port(),
                                     "POST /api/setups/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                     "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}");
  EXPECT_THAT(reply, StartsWith("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 400"));
}

TEST_F(ApiTest, EveryAnswerCarriesTheSecurityHeadersAndIsNotKept) {
  for (const char* path : {"/api/me", "/api/tables", "/api/nothing"}) {
    const HttpAnswer answer = agnes_.get(path);
    EXPECT_THAT(answer.headers.at("content-security-policy"), HasSubstr("default-src 'self'")) << path;
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.headers.at("cache-control"), "no-store") << path;
  }
}

TEST(ApiOptions, BehindAProxyTheCookieIsSecureAndTheOriginItsOwn) {
  ServeOptions options = quick_options();
  options.public_url = "https://rattus.example/";
  LiveServer server(options);
  Person guest(server.port());
  EXPECT_THAT(guest.get("/api/me").headers.at("set-cookie"),
              AllOf(StartsWith("__Host-rattus-443="), EndsWith("; Secure")));
  EXPECT_EQ(guest.post("/api/me", {{"name", "A"}}, {{"Origin", "https://rattus.example"}}).status, 200U);
  EXPECT_EQ(guest.post("/api/me", {{"name", "A"}}, {{"Origin", "http://rattus.example"}}).status, 403U);
  EXPECT_EQ(
      guest.post("/api/me", {{"name", "A"}}, {{"Origin", "http://127.0.0.1:" + std::to_string(server.port())}}).status,
      403U);
}

}  // namespace
}  // namespace rattus::server::test
