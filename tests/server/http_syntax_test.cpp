// What HTTP/1.1 says of a target, of Host, types and Date (RFC 9110, RFC 9112), and the pages of other origins.
#include <ctime>

#include <gmock/gmock.h>

#include "server/http/origin.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/peer.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class HttpSyntaxTest : public ::testing::Test {
 protected:
  /// The status line of the answer to these lines.
  std::string status(const std::string& lines) {
    const std::string reply = exchange(server_.port(), lines + "Connection: close\r\n\r\n");
    return reply.substr(0, reply.find("\r\n"));
  }
  static constexpr const char* ok = "HTTP/1.1 200 OK";
  static constexpr const char* bad = "HTTP/1.1 400 Bad Request";

  LiveServer server_;
};

TEST_F(HttpSyntaxTest, ARequestNamesExactlyOneHost) {
  for (const char* path : {"/", "/api/tables", "/tables/k3v9x2mq7d/play"}) {
    const std::string line = "GET " + std::string(path) + " HTTP/1.1\r\n";
    EXPECT_THAT(status(line + "Host: localhost\r\n"), Not(bad)) << path;
    for (const char* hosts : {"", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n", "Host: a, b\r\n", "Host: a/b\r\n",
                              "Host: me@a\r\n", "Host: a b\r\n"})
      EXPECT_EQ(status(line + hosts), bad) << path << hosts;
  }
  EXPECT_EQ(status("GET / HTTP/1.0\r\n"), ok) << "HTTP/1.0 has none";
  EXPECT_EQ(status("GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n"), bad);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: [::1]:8347\r\n"), ok);
}

TEST_F(HttpSyntaxTest, AWholeAddressIsATargetToo) {
  const std::string host = "Host: elsewhere\r\n";
  for (const char* target : {"http://localhost/", "http://localhost", "HTTP://LOCALHOST:8347/lobby",
                             "http://localhost?a", "https://localhost/api/tables?x=/y", "/?http://localhost/"})
    EXPECT_EQ(status("GET " + std::string(target) + " HTTP/1.1\r\n" + host), ok) << target;
  EXPECT_THAT(status("GET http://localhost/nothing HTTP/1.1\r\n" + host), HasSubstr("404"));
  for (const char* target : {"localhost", "ftp://localhost/", "http:///", "http://me@localhost/", "*", "localhost:80"})
    EXPECT_EQ(status("GET " + std::string(target) + " HTTP/1.1\r\n" + host), bad) << target;
  // The host of the address counts, not that of the field (RFC 9112, 3.2.2).
  const std::string json = "Content-Type: application/json\r\nContent-Length: 2\r\nOrigin: http://there\r\n";
  const std::string body = "Connection: close\r\n\r\n{}";
  EXPECT_THAT(exchange(server_.port(), "POST http://there/api/me HTTP/1.1\r\nHost: here\r\n" + json + body),
              StartsWith("HTTP/1.1 401"));
  EXPECT_THAT(exchange(server_.port(), "POST http://here/api/me HTTP/1.1\r\nHost: there\r\n" + json + body),
              StartsWith("HTTP/1.1 403"));
}

TEST_F(HttpSyntaxTest, ATypeIsTheSameInAnyCase) {
  Person agnes(server_.port(), "Agnes");
  for (const char* type : {"application/json", "Application/JSON", "APPLICATION/JSON;CHARSET=UTF-8",
                           "application/json ; charset=utf-8", "application/json\t;x=y"})
    EXPECT_EQ(agnes.post("/api/me", {{"name", "Agnes"}}, {{"Content-Type", type}}).status, 200U) << type;
  for (const char* type : {"text/plain", "application/jsonp", "application/json, text/plain", "x; application/json"})
    EXPECT_EQ(agnes.post("/api/me", {{"name", "Agnes"}}, {{"Content-Type", type}}).status, 415U) << type;
}

TEST_F(HttpSyntaxTest, EveryAnswerSaysWhenItWasMade) {
  Person agnes(server_.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, open_seat});
  const auto begun = std::time(nullptr);
  const std::string open = "GET /tables/" + id + "/play HTTP/1.1\r\nHost: x\r\nCookie: " + agnes.cookie +
                           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  for (const std::string& request :
       {std::string("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), std::string("GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"),
        std::string("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"), std::string("Nonsense\r\n\r\n"), open}) {
    const std::string reply = exchange(server_.port(), request);
    const auto at = reply.find("\r\nDate: ");
    ASSERT_NE(at, std::string::npos) << reply;
    std::tm time{};
    const char* const end = ::strptime(reply.c_str() + at + 8, "%a, %d %b %Y %H:%M:%S GMT", &time);
    ASSERT_TRUE(end) << reply;
    EXPECT_EQ(std::string(end, 2), "\r\n");
    EXPECT_GE(::timegm(&time), begun);
    EXPECT_LE(::timegm(&time), std::time(nullptr));
  }
}

TEST_F(HttpSyntaxTest, ARefusedPageOfAnotherOriginIsLoggedOnceWithTheRemedy) {
  Person agnes(server_.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, open_seat});
  const std::string own = "http://127.0.0.1:" + std::to_string(server_.port());
  EXPECT_EQ(agnes.post("/api/me", {{"name", "Agnes"}}, {{"Origin", own}}).status, 200U);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(agnes.post("/api/me", {{"name", "Agnes"}}, {{"Origin", "https://rattus.example"}}).status, 403U);
    EXPECT_EQ(Wire(agnes, id, {{"Origin", "https://rattus.example"}}).refused()->status, 403U);
  }
  EXPECT_EQ(agnes.post("/api/me", {{"name", "Agnes"}}, {{"Origin", "https://evil.example/<b>"}}).status, 403U);
  server_.stop();
  const std::string said = server_.said();
  EXPECT_THAT(said, HasSubstr("--public-url https://rattus.example"));
  EXPECT_EQ(said.find("--public-url"), said.rfind("--public-url")) << said;
  EXPECT_THAT(said, Not(HasSubstr(own + " was refused")));
}

TEST(ForeignPages, AreSaidOnceEachAndFewInAMinute) {
  ForeignPages pages;
  const auto said = [&](int i, Moment now) {
    return !pages.report("https://a" + std::to_string(i) + ".example", "localhost:8347", "/", now).empty();
  };
  int count = 0;
  for (int i = 0; i < 100; ++i) count += said(i, seconds(1));
  EXPECT_EQ(count, 5);
  EXPECT_TRUE(said(50, seconds(70)));
  EXPECT_FALSE(said(50, seconds(700)));
  for (int i = 100; i < 2'000; ++i) count += said(i, seconds(1'000 * i));
  EXPECT_LT(count, 250) << "nobody fills the log";
  EXPECT_EQ(pages.report("https://a\nb", "x", "/", seconds(10'000'000)), "");
}

TEST(Pings, GoToASilentWebSocketBeforeAProxyGivesUp) {
  EXPECT_LE(Patience{}.silence, 2 * seconds(45)) << "nginx waits for 60 seconds";
}

}  // namespace
}  // namespace rattus::server::test
