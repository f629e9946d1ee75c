// A seat is not lost with whatever else a browser visits on the same host: other programs there write into the same jar
// of cookies, at any port, under any name, for any path, and may clear it.
#include "server/http/cookies.hpp"

#include <gmock/gmock.h>

#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CookieName, IsLikeNoOtherOnTheHost) {
  EXPECT_EQ(cookie_name("", "/", 8347), "rattus-8347");
  EXPECT_EQ(cookie_name("http://rattus.example", "/", 8347), "rattus-80");
  EXPECT_EQ(cookie_name("http://rattus.example:9000/", "/", 8347), "rattus-9000");
  EXPECT_EQ(cookie_name("https://rattus.example/", "/", 8347), "__Host-rattus-443");
  EXPECT_EQ(cookie_name("https://[2001:db8::1]", "/", 8347), "__Host-rattus-443");
  EXPECT_EQ(cookie_name("https://[2001:db8::1]:9000", "/", 8347), "__Host-rattus-9000");
  EXPECT_EQ(cookie_name("https://example.org", "/games/rattus/", 8347), "__Secure-rattus-443");
  EXPECT_EQ(cookie_name("", "/games/rattus/", 8347), "rattus-8347");
}

class CookiesTest : public ::testing::Test {
 protected:
  /// What the server answers to somebody who shows this and nothing else.
  HttpAnswer me(const std::string& header, const std::string& path = "/api/me") {
    const std::string reply =
        exchange(server_.port(), "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n");
    HttpAnswer answer;
    answer.status = static_cast<unsigned>(std::stoul(reply.substr(9, 3)));
    answer.body = reply.substr(reply.find("\r\n\r\n") + 4);
    if (const auto at = reply.find("Set-Cookie: "); at != std::string::npos)
      answer.headers["set-cookie"] = reply.substr(at + 12, reply.find("\r\n", at) - at - 12);
    return answer;
  }
  void expect_agnes(const std::string& header) {
    const HttpAnswer answer = me(header);
    ASSERT_EQ(answer.status, 200U) << header.substr(0, 300);
    EXPECT_EQ(answer.json()["name"], "Agnes") << header.substr(0, 300);
    EXPECT_THAT(answer.headers.at("set-cookie"), StartsWith(own_)) << "hers, for another year";
  }

  LiveServer server_;
  Person agnes_{server_.port(), "Agnes"};
  const std::string own_ = agnes_.cookie, secret_ = own_.substr(own_.find('=') + 1);
  const std::string name_ = own_.substr(0, own_.find('=')), other_ = std::string(64, 'f');
};

TEST_F(CookiesTest, OthersWithTheSameNameOrAnyOtherDoNotHideIt) {
  for (const std::string& cookies :
       {"rattus=" + other_ + "; " + own_, own_ + "; rattus=" + other_, "rattus-9000=" + other_ + "; " + own_,
        name_ + "=" + other_ + "; " + own_,  // of another path, which goes first
        name_ + "=; " + own_, name_ + "=\"" + other_ + "\"; " + own_, "a=b=c;d; =e;;" + own_ + ";",
        "a=\x80\xff; " + own_, "a={\"b\":1,\"c\":[]}; " + own_ + "; __Host-rattus=" + other_, own_ + ";" + own_,
        std::string("\t") + own_ + " \t; a=b"})
    expect_agnes("Cookie: " + cookies + "\r\n");
  expect_agnes("Cookie: rattus=" + other_ + "\r\nCookie: " + own_ + "\r\n");
  std::string many;
  for (int i = 0; i < 11; ++i)
    many += "rattus-" + std::to_string(i) + "=" + std::string(63, '0') + "0123456789ab"[i] + "; ";
  expect_agnes("Cookie: " + many + own_ + "\r\n");
}

TEST_F(CookiesTest, AJarFilledByOthersIsReadAndOneThatIsTooFullIsSaid) {
  std::string full;
  for (int i = 0; i < 150; ++i) full += "other" + std::to_string(i) + "=" + std::string(380, 'x') + "; ";
  expect_agnes("Cookie: " + full + own_ + "\r\n");
  const HttpAnswer answer = me("Cookie: " + full + std::string(10'000, 'y') + "; " + own_ + "\r\n");
  EXPECT_EQ(answer.status, 431U);
  EXPECT_THAT(answer.body, HasSubstr("cookies"));
  EXPECT_FALSE(answer.headers.contains("set-cookie"));
}

TEST_F(CookiesTest, TwoServersOnOneHostLeaveEachOtherAlone) {
  LiveServer beside;
  std::map<std::string, std::string> jar;
  const auto visit = [&](LiveServer& server) {
    Person browser(server.port());
    for (const auto& [name, value] : jar) browser.cookie.append(name).append("=").append(value).append("; ");
    const HttpAnswer answer = browser.get("/api/me");
    const std::string set = browser.cookie;
    jar[set.substr(0, set.find('='))] = set.substr(set.find('=') + 1);
    return answer.json()["key"];
  };
  const Json here = visit(server_), there = visit(beside);
  EXPECT_NE(here, there);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(visit(server_), here);
    EXPECT_EQ(visit(beside), there);
  }
  EXPECT_EQ(jar.size(), 2U);
}

TEST_F(CookiesTest, ACookieOfBeforeOrOfAnotherPortIsStillGood) {
  for (const std::string& cookie :
       {"rattus=" + secret_, "rattus-1=" + secret_, "__Host-rattus-443=" + secret_, "__Secure-rattus-443=" + secret_})
    for (const char* path : {"/api/me", "/api/tables"}) {
      const HttpAnswer answer = me("Cookie: " + cookie + "\r\n", path);
      EXPECT_THAT(answer.headers.at("set-cookie"), StartsWith(own_)) << "and is set under the name of today";
    }
  Wire wire(agnes_, open_table(agnes_, 2, {rattus::server::test::me, open_seat}),
            {{"Cookie", "rattus=" + other_ + "; rattus=" + secret_}});
  EXPECT_FALSE(wire.refused());
}

TEST_F(CookiesTest, WhatThePageHasKeptBesideTheCookieBringsItBack) {
  const std::string id = open_table(agnes_, 2, {rattus::server::test::me, open_seat});
  for (const std::string& header :
       {"Rattus-Key: " + secret_ + "\r\n", "rattus-key: " + other_ + ", " + secret_ + "\r\n",
        "Cookie: a=b; rattus=" + other_ + "\r\nRattus-Key: " + secret_ + "\r\n",
        "Cookie: " + name_ + "=" + other_ + "\r\nRattus-Key: " + secret_ + "\r\n"}) {
    expect_agnes(header);
    EXPECT_THAT(me(header, "/api/tables").body, HasSubstr(id)) << header;
    EXPECT_THAT(me(header, "/api/tables/" + id).headers.at("set-cookie"), StartsWith(own_));
  }
  Person bruno(server_.port(), "Bruno");
  const HttpAnswer answer = bruno.get("/api/me", {{"Rattus-Key", secret_}});
  EXPECT_EQ(answer.json()["name"], "Bruno") << "the cookie counts before it";
  EXPECT_EQ(me("Rattus-Key: " + other_ + "\r\n").json()["name"], nullptr);
}

TEST_F(CookiesTest, WhatCannotBeReadNowIsNotReplaced) {
  server_.restart();
  const auto* store = dynamic_cast<SqliteStore*>(server_.store());
  const auto run = [&](const char* sql) { return sqlite3_exec(store->database(), sql, nullptr, nullptr, nullptr); };
  ASSERT_EQ(run("ALTER TABLE guests RENAME TO elsewhere"), SQLITE_OK);
  for (const std::string& header : {"Cookie: " + own_ + "\r\n", "Cookie: rattus=" + other_ + "; " + own_ + "\r\n",
                                    "Rattus-Key: " + secret_ + "\r\n"}) {
    const HttpAnswer answer = me(header);
    EXPECT_EQ(answer.status, 503U) << header;
    EXPECT_FALSE(answer.headers.contains("set-cookie")) << header;
  }
  ASSERT_EQ(run("ALTER TABLE elsewhere RENAME TO guests"), SQLITE_OK);
  EXPECT_EQ(me("Cookie: " + own_ + "\r\n").json()["name"], "Agnes");
}

TEST_F(CookiesTest, NoRefusalSetsACookie) {
  for (const char* path : {"/api/nothing", "/api/tables/nothing", "/tables/nothing/play", "/nothing"})
    EXPECT_FALSE(me("Cookie: rattus=" + other_ + "\r\n", path).headers.contains("set-cookie")) << path;
  Person stranger(server_.port());
  stranger.cookie = "rattus=" + other_;
  EXPECT_EQ(stranger.post("/api/me", {{"name", "X"}}).status, 401U);
  EXPECT_EQ(stranger.cookie, "rattus=" + other_);
}

}  // namespace
}  // namespace rattus::server::test
