// A server below a path of a site: `--base-path /games/rattus/`.
#include "server/http/base_path.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/http/origin.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// The base and the public URL that come of these options, or what is wrong with them.
std::string settled(std::string base_path, std::string public_url = "") {
  const std::string wrong = settle_base(base_path, public_url);
  return wrong.empty() ? base_path + " " + public_url : wrong;
}

TEST(BasePath, BeginsAndEndsWithASlash) {
  EXPECT_EQ(settled("/"), "/ ");
  EXPECT_EQ(settled("/games/rattus/"), "/games/rattus/ ");
  EXPECT_EQ(settled("/Board_games-2/rattus"), "/Board_games-2/rattus/ ");
}

TEST(BasePath, IsThePathOfThePublicUrl) {
  EXPECT_EQ(settled("/", "https://rattus.example"), "/ https://rattus.example");
  EXPECT_EQ(settled("/", "https://rattus.example/"), "/ https://rattus.example/");
  EXPECT_EQ(settled("/", "https://example.org:81/games/rattus"), "/games/rattus/ https://example.org:81");
  EXPECT_EQ(settled("/games/rattus", "https://example.org/games/rattus/"), "/games/rattus/ https://example.org");
  EXPECT_EQ(settled("/games/rattus/", "https://example.org"), "/games/rattus/ https://example.org");
  EXPECT_THAT(settled("/rattus/", "https://example.org/games/"),
              AllOf(HasSubstr("--public-url https://example.org/games/ and --base-path /rattus/"),
                    HasSubstr("different paths: leave out")));
}

TEST(BasePath, AnythingElseIsRefusedWithAnExample) {
  for (const char* path :
       {"", "games/rattus/", "//", "/games//rattus/", "/./", "/../", "/v1.0/", "/a?b", "/a#b", "/a b/", " /a/",
        "/a%20b/", "/a\n/", "/\xc3\xa4/", "https://example.org/games/", "/a;b/", "/a\"b/"}) {
    EXPECT_THAT(settled(path),
                AllOf(StartsWith(std::string("--base-path ") + path + ": "), HasSubstr("write it like /games/rattus/")))
        << path;
  }
  for (const char* path : {"//", "/games//rattus/", "/./", "/v1.0/", "/a?b", "/a#b", "/a b/", "/a%20b/"})
    EXPECT_THAT(settled("/", std::string("https://example.org") + path),
                AllOf(StartsWith("--public-url https://example.org/"), HasSubstr("like https://rattus.example or")))
        << path;
  for (const char* url : {"rattus.example", "https://", "https:///games/", "https://a@b/games/", "ftp://a/games/"})
    EXPECT_NE(wrong_public_url(url), "") << url;
}

TEST(BasePath, WhatIsBelowItKeepsItsSlash) {
  EXPECT_EQ(below("/", "/api/me"), "/api/me");
  EXPECT_EQ(below("/", "*"), "*");
  EXPECT_EQ(below("/games/", "/games/"), "/");
  EXPECT_EQ(below("/games/", "/games/api/me"), "/api/me");
  for (const char* path : {"/", "/games", "/gamesapi", "/Games/", "/api/games/", "//games/", "*"})
    EXPECT_EQ(below("/games/", path), "") << path;
}

constexpr std::array<Asset, 2> assets{{
    {"/assets/app-1a2b.js", "text/javascript", "\"js\"", "let rats = 1;", "zipped", "pressed"},
    {"/index.html", "text/html", "\"html\"", R"(<a href="/icon.png" rel="x"><b src="/assets/app-1a2b.js">1/2)", "z",
     "p"},
}};

ServeOptions below_games() {
  ServeOptions options = quick_options();
  options.base_path = "/games/rattus/";
  return options;
}

class BasePathTest : public ::testing::Test {
 protected:
  LiveServer server_{below_games(), assets};
  Person agnes_{server_.port()};
};

TEST_F(BasePathTest, ThePageNamesItsFilesBelowIt) {
  for (const char* path : {"", "new", "tables/k3v9x2mq7d"}) {
    const HttpAnswer page = agnes_.get(std::string("/games/rattus/") + path, {{"Accept-Encoding", "br, gzip"}});
    EXPECT_EQ(page.status, 200U) << path;
    EXPECT_EQ(page.body, R"(<a href="/games/rattus/icon.png" rel="x"><b src="/games/rattus/assets/app-1a2b.js">1/2)");
    EXPECT_FALSE(page.headers.contains("content-encoding"));
    const std::string tag = page.headers.at("etag");
    EXPECT_NE(tag, "\"html\"");
    EXPECT_EQ(agnes_.get("/games/rattus/", {{"If-None-Match", tag}}).status, 304U);
  }
  const HttpAnswer script = agnes_.get("/games/rattus/assets/app-1a2b.js", {{"Accept-Encoding", "br"}});
  EXPECT_EQ(script.body, "pressed");
  EXPECT_THAT(script.headers.at("cache-control"), HasSubstr("immutable"));
}

TEST_F(BasePathTest, OtherPathsAreToldTheAddress) {
  for (const char* path :
       {"/", "/api/me", "/assets/app-1a2b.js", "/games/", "/games/rattusapi/me", "/tables/k3v9/play"}) {
    const HttpAnswer answer = agnes_.get(path, {{"Accept", "text/html"}});
    EXPECT_EQ(answer.status, 404U) << path;
    EXPECT_THAT(answer.body, HasSubstr("the game is at /games/rattus/")) << path;
    EXPECT_FALSE(answer.headers.contains("set-cookie")) << path;
  }
  EXPECT_EQ(agnes_.post("/api/me", {{"name", "Agnes"}}).status, 404U);
  const std::string twice = exchange(server_.port(),
                                     "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n"
                                     "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(twice.find("HTTP/1.1 404"), twice.rfind("HTTP/1.1")) << "a body is no request: " << twice;
}

TEST_F(BasePathTest, TheMissingSlashIsAdded) {
  const HttpAnswer answer = agnes_.get("/games/rattus?seed=7");
  EXPECT_EQ(answer.status, 308U);
  EXPECT_EQ(answer.headers.at("location"), "/games/rattus/?seed=7");
  EXPECT_EQ(agnes_.get("/games/rattus").headers.at("location"), "/games/rattus/");
  EXPECT_EQ(agnes_.request("HEAD", "/games/rattus", "").body, "");
}

TEST_F(BasePathTest, TheCookieAndTheApiAreBelowIt) {
  const HttpAnswer me = agnes_.get("/games/rattus/api/me");
  EXPECT_THAT(me.headers.at("set-cookie"), AllOf(StartsWith("rattus-" + std::to_string(server_.port()) + "="),
                                                 HasSubstr("; Path=/games/rattus/; ")));
  EXPECT_EQ(agnes_.post("/games/rattus/api/me", {{"name", "Agnes"}}).status, 200U);
  Person returned(server_.port());
  const HttpAnswer again = returned.get("/games/rattus/api/tables", {{"Rattus-Key", me.json()["key"]}});
  EXPECT_THAT(again.headers.at("set-cookie"), HasSubstr("; Path=/games/rattus/; "));
}

TEST_F(BasePathTest, WebSocketsAreBelowIt) {
  agnes_.get("/games/rattus/api/me");
  agnes_.post("/games/rattus/api/me", {{"name", "Agnes"}});
  const Json table =
      agnes_
          .post("/games/rattus/api/tables", {{"setup", setup_for(2)}, {"seats", {rattus::server::test::me, open_seat}}})
          .json();
  const auto upgrade = [&](const std::string& before) {
    return exchange(server_.port(), "GET " + before + "tables/" + table["id"].get<std::string>() +
                                        "/play HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                                        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                                        "Cookie: " +
                                        agnes_.cookie + "\r\n\r\n");
  };
  EXPECT_THAT(upgrade("/games/rattus/"), StartsWith("HTTP/1.1 101"));
  EXPECT_THAT(upgrade("/"), StartsWith("HTTP/1.1 404"));
}

TEST_F(BasePathTest, HealthStaysWhereItIs) {
  Person host = server_.admin();
  EXPECT_EQ(host.get("/healthz").body, "ok\n");
  EXPECT_EQ(agnes_.get("/games/rattus/healthz").status, 404U);
}

TEST(BasePathOptions, OverTlsTheCookieIsSecureAndTheRefusedPageIsToldTheWholeAddress) {
  ServeOptions options = below_games();
  options.public_url = "https://example.org";
  LiveServer server(options, assets);
  Person guest(server.port());
  EXPECT_THAT(guest.get("/games/rattus/api/me").headers.at("set-cookie"),
              AllOf(StartsWith("__Secure-rattus-443="), HasSubstr("; Path=/games/rattus/; "), EndsWith("; Secure")));
  const auto from = [&](const std::string& origin) {
    return guest.post("/games/rattus/api/me", {{"name", "A"}}, {{"Origin", origin}}).status;
  };
  EXPECT_EQ(from("https://example.org"), 200U);
  EXPECT_EQ(from("https://other.example"), 403U);
  server.stop();
  EXPECT_THAT(server.said(), HasSubstr("--public-url https://other.example/games/rattus/"));
}

TEST(BasePathOptions, AtTheRootThePageIsSentAsItIs) {
  LiveServer server(quick_options(), assets);
  Person guest(server.port());
  const HttpAnswer page = guest.get("/", {{"Accept-Encoding", "br"}});
  EXPECT_EQ(page.body, "p");
  EXPECT_EQ(page.headers.at("etag"), "W/\"html\"");
  EXPECT_EQ(guest.get("/games/rattus").status, 404U);
  EXPECT_THAT(guest.get("/games/rattus").body, Not(HasSubstr("the game is at")));
}

}  // namespace
}  // namespace rattus::server::test
