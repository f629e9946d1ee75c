// Peers that are silent, slow or half gone: each is waited for as long as Patience says, and nobody else waits with it.
//
// Nothing here sleeps: a test waits for the end of a connection, for a message or for a metric. A connection may end
// late on a busy machine, so there is an upper bound only where another one would be reached without the patience that
// is tested; it never ends early, so the lower bounds are strict.
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live_server.hpp"
#include "tests/server/peer.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::StartsWith;
using Clock = std::chrono::steady_clock;

constexpr milliseconds little{300};

/// What is not tested is never reached.
ServeOptions patient() {
  ServeOptions options = quick_options();
  options.patience = {seconds(600), seconds(600), seconds(600),     seconds(600), seconds(600),
                      seconds(600), seconds(600), milliseconds(20), seconds(600)};
  return options;
}

class PatienceTest : public ::testing::Test {
 protected:
  void start(const ServeOptions& options) {
    server_ = std::make_unique<LiveServer>(options, assets_);
    agnes_ = std::make_unique<Person>(server_->port(), "Agnes");
    bruno_ = std::make_unique<Person>(server_->port(), "Bruno");
    table_ = open_table(*agnes_, 2, {me, open_seat});
  }
  void start(Patience::Time Patience::*which, milliseconds time = little) {
    ServeOptions options = patient();
    options.patience.*which = time;
    start(options);
  }
  /// Agnes speaks through a peer, and sits at the table.
  std::unique_ptr<Peer> agnes_at_the_table(int receive_buffer = 0) {
    auto peer = std::make_unique<Peer>(*agnes_, table_, receive_buffer);
    peer->send_text({{"type", "hello"}, {"after", 0}});
    peer->read_until("\"type\":\"update\"");
    return peer;
  }
  /// Bruno sits down, and the game begins.
  void bruno_plays(Player& bruno) {
    bruno.hello();
    bruno.ask({{"type", "sit"}, {"id", "s"}, {"seat", 2}});
    Player agnes(*agnes_, table_);
    agnes.hello();
    agnes.begin();
    bruno.until([&] { return bruno.seen.table["stage"] == "playing"; });
  }
  void served() { EXPECT_EQ(agnes_->get("/small.txt").status, 200U); }

  std::string large_ = std::string(std::size_t{32} << 20, 'x');
  std::array<Asset, 2> assets_{Asset{"/large.txt", "text/plain", "\"large\"", large_, {}, {}},
                               Asset{"/small.txt", "text/plain", "\"small\"", "ok\n", {}, {}}};
  std::unique_ptr<LiveServer> server_;
  std::unique_ptr<Person> agnes_, bruno_;
  std::string table_;
};

TEST_F(PatienceTest, APeerThatNeverSpeaksIsLetGo) {
  start(&Patience::request);
  const auto begun = Clock::now();
  Peer peer(server_->port());
  served();
  EXPECT_TRUE(peer.ended());
  EXPECT_GE(Clock::now() - begun, little);
  EXPECT_EQ(peer.unread(), "");
  EXPECT_TRUE(server_->admin().metric_becomes("connections", 0));
}

TEST_F(PatienceTest, HalfAHeaderIsWaitedForAndThenTheConnectionEnds) {
  start(&Patience::request);
  const auto begun = Clock::now();
  Peer peer(server_->port());
  peer.send("GET /small.txt HTTP/1.1\r\nHo");
  served();
  EXPECT_TRUE(peer.ended());
  EXPECT_GE(Clock::now() - begun, little);
  served();
}

TEST_F(PatienceTest, DrippingAHeaderDoesNotMakeTheTimeLonger) {
  start(&Patience::request);
  Peer peer(server_->port());
  peer.send("GET /small.txt HTTP/1.1\r\n");
  const auto begun = Clock::now();
  while (!peer.ended(milliseconds(20)) && Clock::now() - begun < seconds(10)) peer.send("A: b\r\n");
  EXPECT_LT(Clock::now() - begun, seconds(10));
  EXPECT_EQ(peer.unread(), "");
}

TEST_F(PatienceTest, HalfABodyIsWaitedForAndThenTheConnectionEnds) {
  start(&Patience::request);
  Peer peer(server_->port());
  peer.send("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{\"na");
  served();
  EXPECT_TRUE(peer.ended());
  EXPECT_EQ(peer.unread(), "");
}

TEST_F(PatienceTest, AnIdleConnectionIsKeptForTheNextRequestAndThenEnds) {
  start(&Patience::request);
  Peer peer(server_->port());
  peer.send("GET /small.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  peer.read_until("ok\n");
  const auto begun = Clock::now();
  peer.send("GET /small.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  peer.read_until("ok\n");
  EXPECT_TRUE(peer.ended());
  EXPECT_GE(Clock::now() - begun, little);
}

TEST_F(PatienceTest, WhoeverDoesNotTakeAnAnswerIsLetGo) {
  start(&Patience::answer);
  Peer peer(server_->port(), 4096);
  peer.send("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  served();
  EXPECT_TRUE(server_->admin().metric_becomes("connections", 0));
  EXPECT_TRUE(peer.ended());
  EXPECT_LT(peer.unread().size(), large_.size());
}

TEST_F(PatienceTest, AHalfOpenPeerIsAnsweredAndLetGoAtOnce) {
  start(patient());
  Peer peer(server_->port());
  peer.send("GET /small.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  peer.half_close();
  EXPECT_TRUE(peer.ended());
  EXPECT_THAT(peer.unread(), StartsWith("HTTP/1.1 200 OK\r\n"));
  Peer silent(server_->port());
  silent.half_close();
  EXPECT_TRUE(silent.ended());
}

TEST_F(PatienceTest, AWebSocketThatNeverAnswersAPingIsGoneForEverybody) {
  start(&Patience::silence);
  const auto begun = Clock::now();
  const auto peer = agnes_at_the_table();
  EXPECT_TRUE(peer->ended());
  EXPECT_GE(Clock::now() - begun, little);
  EXPECT_NE(peer->unread().find({"\x89\x00", 2}), std::string::npos) << "it was asked";
  EXPECT_TRUE(server_->admin().metric_becomes("websockets", 0));
  EXPECT_EQ(agnes_->get("/api/tables/" + table_).json()["seats"][0]["present"], false);
  Player bruno(*bruno_, table_);
  bruno.hello();
  EXPECT_EQ(bruno.seen.table["seats"][0]["present"], false);
}

TEST_F(PatienceTest, AWebSocketThatAnswersPingsStaysThoughItSaysNothing) {
  start(&Patience::silence, milliseconds(1000));
  const auto peer = agnes_at_the_table();
  for (int i = 0; i < 3; ++i) {  // one each half of the time
    peer->read_until({"\x89\x00", 2});
    EXPECT_TRUE(peer->send_frame(0xA, ""));
  }
  peer->send_text({{"type", "chat"}, {"id", "c"}, {"text", "still here"}});
  peer->read_until("still here");
}

TEST_F(PatienceTest, AHalfOpenWebSocketIsGoneAtOnce) {
  start(patient());
  Player bruno(*bruno_, table_);
  bruno.hello();
  const auto peer = agnes_at_the_table();
  bruno.until([&] { return bruno.seen.table["seats"][0]["present"] == true; });
  peer->half_close();
  bruno.until([&] { return bruno.seen.table["seats"][0]["present"] == false; });
  EXPECT_TRUE(peer->ended());
  EXPECT_EQ(server_->admin().metric("websockets"), 1);
}

TEST_F(PatienceTest, AWebSocketThatIsOverAndStaysIsCutOff) {
  start(&Patience::goodbye);
  const auto polite = agnes_at_the_table(), rude = agnes_at_the_table();
  const auto begun = Clock::now();
  polite->send_frame(8, {"\x03\xe8", 2});
  polite->read_until({"\x88\x02\x03\xe8", 4});
  rude->send({"\x81\x00", 2});  // without a mask
  rude->read_until({"\x88\x02\x03\xea", 4});
  EXPECT_TRUE(server_->admin().metric_becomes("websockets", 0));
  EXPECT_GE(Clock::now() - begun, little);
  EXPECT_TRUE(polite->ended());
  EXPECT_TRUE(rude->ended());
}

/// Asks so much that the kernel's buffers are full and the server's queue is not empty.
void ask_much(Peer& lazy) {
  for (int i = 0; i < 4000; ++i) lazy.send_text({{"type", "hello"}, {"after", 0}});
}

/// The same, until all of that has been dealt with.
void ask_much(Peer& lazy, Player& witness) {
  ask_much(lazy);
  lazy.send_text({{"type", "chat"}, {"id", "c"}, {"text", "that was all"}});
  witness.until([&] { return witness.seen.events.dump().find("that was all") != std::string::npos; });
}

TEST_F(PatienceTest, AWebSocketThatTakesNothingIsCutOff) {
  ServeOptions options = patient();
  options.patience.progress = little;
  options.limits.queue_bytes = std::size_t{1} << 30;
  start(options);
  Player bruno(*bruno_, table_);
  bruno_plays(bruno);  // updates are long
  const auto lazy = agnes_at_the_table(4096);
  ask_much(*lazy);
  EXPECT_TRUE(server_->admin().metric_becomes("slow_closed_total", 1));
  bruno.until([&] { return bruno.seen.table["seats"][0]["present"] == false; });
}

TEST_F(PatienceTest, AStopDoesNotWaitForWhoDoesNotAnswerTheGoodbye) {
  ServeOptions options = patient();
  options.patience.goodbye = little;
  options.limits.queue_bytes = std::size_t{1} << 30;
  start(options);
  Player bruno(*bruno_, table_);
  bruno_plays(bruno);
  const auto mute = agnes_at_the_table(), lazy = agnes_at_the_table(4096);
  ask_much(*lazy, bruno);
  Peer slow(server_->port());
  slow.send("POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{\"na");
  served();
  const auto begun = Clock::now();
  auto stopping = std::async(std::launch::async, [&] { server_->stop(); });
  EXPECT_TRUE(bruno.wire.ended());
  stopping.wait();
  const auto took = Clock::now() - begun;
  EXPECT_GE(took, little) << "they are waited for a little";
  EXPECT_LT(took, seconds(10));
  EXPECT_EQ(bruno.wire.close_code(), 1001U);
  mute->read_until({"\x88\x1d\x03\xe9the server is shutting down", 31});
}

}  // namespace
}  // namespace rattus::server::test
