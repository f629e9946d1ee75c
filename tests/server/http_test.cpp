// The files of the web client, asked for over real sockets.
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/http/asset.hpp"
#include "tests/server/live_server.hpp"

namespace rattus::server {
namespace {

using test::exchange;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::array<Asset, 3> assets{{
    {"/assets/app-1a2b.js", "text/javascript; charset=utf-8", "\"js\"", "let rats = 1;", "zipped", "pressed"},
    {"/engine.wasm", "application/wasm", "\"wasm\"", std::string_view("\0asm", 4), "", ""},
    {"/index.html", "text/html; charset=utf-8", "\"html\"", "<h1>Rattus</h1>", "", ""},
}};

class HttpTest : public ::testing::Test {
 protected:
  std::string get(const std::string& path, const std::string& headers = "", const std::string& method = "GET") {
    return exchange(server_.port(), method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n");
  }

  test::LiveServer server_{test::quick_options(), assets};
};

TEST_F(HttpTest, ServesTheIndexAtTheRoot) {
  const std::string reply = get("/");
  EXPECT_THAT(reply, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(reply, HasSubstr("Content-Type: text/html; charset=utf-8\r\n"));
  EXPECT_THAT(reply, HasSubstr("Content-Length: 15\r\n"));
  EXPECT_THAT(reply, EndsWith("\r\n\r\n<h1>Rattus</h1>"));
}

TEST_F(HttpTest, EveryAnswerCarriesTheSecurityHeaders) {
  for (const char* path : {"/", "/engine.wasm", "/nothing"}) {
    const std::string reply = get(path);
    EXPECT_THAT(reply, HasSubstr("Content-Security-Policy: default-src 'self';")) << path;
    EXPECT_THAT(reply, HasSubstr("script-src 'self' 'wasm-unsafe-eval'")) << path;
    EXPECT_THAT(reply, HasSubstr("X-Content-Type-Options: nosniff\r\n")) << path;
  }
}

TEST_F(HttpTest, WebAssemblyHasItsType) {
  EXPECT_THAT(get("/engine.wasm"), HasSubstr("Content-Type: application/wasm\r\n"));
}

/// The coding and the bytes of the script, for these headers.
void expect_script(const std::string& reply, const std::string& coding, const std::string& body) {
  EXPECT_THAT(reply, HasSubstr("Vary: Accept-Encoding\r\n"));
  EXPECT_THAT(reply, HasSubstr("ETag: W/\"js\"\r\n"));
  EXPECT_THAT(reply, HasSubstr("Content-Length: " + std::to_string(body.size()) + "\r\n"));
  EXPECT_THAT(reply, EndsWith("\r\n\r\n" + body));
  if (coding.empty())
    EXPECT_THAT(reply, Not(HasSubstr("Content-Encoding")));
  else
    EXPECT_THAT(reply, HasSubstr("Content-Encoding: " + coding + "\r\n"));
}

TEST_F(HttpTest, CompressesAsAClientWantsIt) {
  const std::array<std::pair<std::string_view, std::vector<std::string>>, 3> wanted{{
      {"br",
       {"gzip, br", "gzip, deflate, br, zstd", "BR", "*", "gzip;q=0.5, *", "br;q=0.5, gzip;q=0.50", "br;q=0.001",
        "identity;q=0.5, br;q=1.000", "gzip\r\nAccept-Encoding: br"}},
      {"gzip",
       {"gzip", "gzip, br;q=0", "br;q=0.9, gzip", "br;q=0.998, gzip;q=0.999", "br;q=0, *", "br;q=much, gzip",
        "br ; q=0.1 , gzip ; q=0.2", "br;q=1.5.5, gzip", "br;q=2, gzip", "identity;q=0, gzip;q=0.1"}},
      {"",
       {"", "identity", "deflate", "gzip;q=0", "gzip;q=0.000, br;q=0", "*;q=0", "*;q=0, identity", "brr, xgzip",
        "identity, br;q=0.9", "br;q=, gzip;q=0"}},
  }};
  for (const auto& [coding, lists] : wanted)
    for (const std::string& list : lists) {
      SCOPED_TRACE(list);
      expect_script(get("/assets/app-1a2b.js", "Accept-Encoding: " + list + "\r\n"), std::string(coding),
                    coding == "br"     ? "pressed"
                    : coding == "gzip" ? "zipped"
                                       : "let rats = 1;");
    }
  expect_script(get("/assets/app-1a2b.js"), "", "let rats = 1;");
}

TEST_F(HttpTest, WhatCompressionDoesNotMakeSmallerIsSentAsItIs) {
  const std::string reply = get("/engine.wasm", "Accept-Encoding: br, gzip\r\n");
  EXPECT_THAT(reply, Not(HasSubstr("Content-Encoding")));
  EXPECT_THAT(reply, Not(HasSubstr("Vary")));
  EXPECT_THAT(reply, HasSubstr("ETag: \"wasm\"\r\n"));
}

TEST_F(HttpTest, TheHeaderOfACompressedFileIsThatOfItsForm) {
  const std::string reply = get("/assets/app-1a2b.js", "Accept-Encoding: br\r\n", "HEAD");
  EXPECT_THAT(reply, HasSubstr("Content-Encoding: br\r\n"));
  EXPECT_THAT(reply, HasSubstr("Content-Length: 7\r\n"));
  EXPECT_THAT(reply, EndsWith("\r\n\r\n"));
}

TEST_F(HttpTest, AnUnchangedFileIsNotSentAgainInAnyForm) {
  for (const char* coding : {"br", "gzip", "identity"}) {
    const std::string headers = std::string("If-None-Match: W/\"js\"\r\nAccept-Encoding: ") + coding + "\r\n";
    const std::string reply = get("/assets/app-1a2b.js", headers);
    EXPECT_THAT(reply, StartsWith("HTTP/1.1 304 Not Modified\r\n")) << coding;
    EXPECT_THAT(reply, HasSubstr("Vary: Accept-Encoding\r\n")) << coding;
    EXPECT_THAT(reply, Not(HasSubstr("Content-Encoding"))) << coding;
    EXPECT_THAT(reply, EndsWith("\r\n\r\n")) << coding;
  }
}

TEST_F(HttpTest, OnlyFilesNamedByContentAreImmutable) {
  EXPECT_THAT(get("/assets/app-1a2b.js"), HasSubstr("Cache-Control: public, max-age=31536000, immutable"));
  EXPECT_THAT(get("/"), HasSubstr("Cache-Control: no-cache"));
}

TEST_F(HttpTest, HeadHasTheHeaderOnly) {
  const std::string reply = get("/", "", "HEAD");
  EXPECT_THAT(reply, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(reply, HasSubstr("Content-Length: 15\r\n"));
  EXPECT_THAT(reply, EndsWith("\r\n\r\n"));
}

TEST_F(HttpTest, AnUnchangedFileIsNotSentAgain) {
  EXPECT_THAT(get("/"), HasSubstr("ETag: \"html\"\r\n"));
  for (const char* tag : {"\"html\"", "W/\"html\"", "\"old\", \"html\"", "*"}) {
    const std::string reply = get("/", std::string("If-None-Match: ") + tag + "\r\n");
    EXPECT_THAT(reply, StartsWith("HTTP/1.1 304 Not Modified\r\n")) << tag;
    EXPECT_THAT(reply, EndsWith("\r\n\r\n")) << tag;
  }
  EXPECT_THAT(get("/", "If-None-Match: \"old\"\r\n"), StartsWith("HTTP/1.1 200 OK\r\n"));
}

TEST_F(HttpTest, QueriesDoNotMatter) { EXPECT_THAT(get("/?game=7"), EndsWith("<h1>Rattus</h1>")); }

TEST_F(HttpTest, UnknownPathsAreNotFound) {
  for (const char* path : {"/nothing", "/assets/", "/../../etc/passwd", "/%2e%2e/index.html", "//index.html"})
    EXPECT_THAT(get(path), StartsWith("HTTP/1.1 404 Not Found\r\n")) << path;
}

TEST_F(HttpTest, OtherMethodsAreRefused) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "BREW"}) {
    const std::string reply = get("/", "", method);
    EXPECT_THAT(reply, StartsWith("HTTP/1.1 405 Method Not Allowed\r\n")) << method;
    EXPECT_THAT(reply, HasSubstr("Allow: GET, HEAD\r\n")) << method;
  }
}

TEST_F(HttpTest, ABodyAfterGetIsRefused) {
  EXPECT_THAT(get("/", "Content-Length: 5\r\n"), StartsWith("HTTP/1.1 400 Bad Request\r\n"));
}

TEST_F(HttpTest, ATransferCodingThatIsNotKnownIsRefusedAndEndsTheConnection) {
  for (const char* headers :
       {"Transfer-Encoding: gzip\r\n", "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: identity\r\n",
        "Transfer-Encoding: chunked, chunked\r\n", "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n"})
    for (const char* request : {"GET /", "POST /api/me"}) {
      const std::string reply =
          exchange(server_.port(), std::string(request) + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
                                       headers + "\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
      EXPECT_THAT(reply, StartsWith("HTTP/1.1 400 Bad Request\r\n")) << request << " " << headers;
      EXPECT_EQ(reply.find("HTTP/1.1", 1), std::string::npos) << "what follows is no request: " << headers;
    }
  EXPECT_THAT(exchange(server_.port(), "POST /api/me HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
              StartsWith("HTTP/1.1 400 Bad Request\r\n"));
}

TEST_F(HttpTest, NonsenseIsRefused) {
  EXPECT_THAT(exchange(server_.port(), "Bring out your dead\r\n\r\n"), StartsWith("HTTP/1.1 400 Bad Request\r\n"));
}

TEST_F(HttpTest, AnEndlessHeaderIsRefused) {
  const std::string reply = get("/", "X-Long: " + std::string(70'000, 'a') + "\r\n");
  EXPECT_THAT(reply, StartsWith("HTTP/1.1 431 Request Header Fields Too Large\r\n"));
}

TEST_F(HttpTest, AConnectionServesSeveralRequests) {
  const std::string one = "GET /engine.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const std::string reply = exchange(server_.port(), one + one);
  EXPECT_NE(reply.find("asm"), reply.rfind("asm"));
}

TEST_F(HttpTest, ThePagesOfTheClientAreThePage) {
  for (const char* path :
       {"/new", "/play", "/lobby", "/records", "/guide", "/tables/k3v9x2mq7d", "/tables/no-such-1"}) {
    EXPECT_THAT(get(path), StartsWith("HTTP/1.1 200 OK\r\n")) << path;
    EXPECT_THAT(get(path), EndsWith("<h1>Rattus</h1>")) << path;
    EXPECT_THAT(get(path), HasSubstr("Cache-Control: no-cache")) << path;
  }
  for (const char* path : {"/tables/", "/tables/A", "/tables/a/b", "/lobby/", "/new.html"})
    EXPECT_THAT(get(path), StartsWith("HTTP/1.1 404 Not Found\r\n")) << path;
}

TEST_F(HttpTest, APersonGetsThePageAtAnyOtherAddress) {
  const std::string person = "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n";
  for (const char* path : {"/tables/K3V9X2MQ7D", "/tables/k3v9x2mq7d.", "/tables/k3v9x2mq7d/", "/lobby/", "/there"}) {
    EXPECT_THAT(get(path, person), StartsWith("HTTP/1.1 404 Not Found\r\n")) << path;
    EXPECT_THAT(get(path, person), EndsWith("<h1>Rattus</h1>")) << path;
    EXPECT_THAT(get(path), EndsWith("Not found.\n")) << path;
  }
  EXPECT_THAT(get("/assets/gone.js", person), EndsWith("Not found.\n"));
}

TEST(EmbeddedAssets, AreSortedAndHoldAnIndex) {
  bool index = false;
  std::string_view last;
  for (const Asset& asset : embedded_assets()) {
    EXPECT_LT(last, asset.path);
    last = asset.path;
    index |= asset.path == "/index.html";
  }
  EXPECT_TRUE(index);
}

}  // namespace
}  // namespace rattus::server
