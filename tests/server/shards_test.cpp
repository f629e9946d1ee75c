// Rooms on several threads.
#include "server/rooms/shards.hpp"

#include <array>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

constexpr std::size_t threads = 2;

/// Keeps a room thread of a server busy.
class Busy {
 public:
  Busy(const LiveServer& server, std::size_t thread) {
    std::promise<void> begun;
    server.post_to(thread)([&begun, until = ended_.get_future().share()] {
      begun.set_value();
      until.wait();
    });
    begun.get_future().wait();
  }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;
  ~Busy() { ended_.set_value(); }

 private:
  std::promise<void> ended_;
};

class ShardsTest : public ::testing::Test {
 protected:
  static ServeOptions options() {
    ServeOptions options = quick_options();
    options.room_threads = threads;
    return options;
  }
  /// A table for each thread.
  std::vector<std::string> tables() {
    std::vector<std::string> found(threads);
    for (int i = 0; i < 20 && std::count(found.begin(), found.end(), "") > 0; ++i) {
      const std::string id = open_table(agnes_, 2, {me, open_seat}, true);
      found[thread_of(id, threads)] = id;
    }
    return found;
  }
  /// Agnes at each of them.
  std::vector<std::unique_ptr<Player>> agnes_at(const std::vector<std::string>& tables) {
    std::vector<std::unique_ptr<Player>> there;
    for (const std::string& id : tables) {
      there.push_back(std::make_unique<Player>(agnes_, id));
      there.back()->hello();
    }
    return there;
  }
  LiveServer server_{options()};
  Person agnes_{server_.port(), "Agnes"};
  Person bruno_{server_.port(), "Bruno"};
};

TEST_F(ShardsTest, ATableIsPlayedOnWhileAnotherThreadIsBusy) {
  const auto table = tables();
  for (std::size_t busy = 0; busy < threads; ++busy) {
    Player there(agnes_, table[busy]), agnes(agnes_, table[1 - busy]);
    there.hello();
    agnes.hello();
    {
      const Busy keeps(server_, busy);
      there.wire.send({{"type", "chat"}, {"id", "late" + std::to_string(busy)}, {"text", "hello"}});
      EXPECT_EQ(agnes.ask({{"type", "chat"}, {"id", "c" + std::to_string(busy)}, {"text", "hello"}})["type"], "update");
      EXPECT_EQ(agnes_.get("/api/tables").status, 200U);
    }
    const std::string late = "late" + std::to_string(busy);
    for (Json heard = Json::object(); heard.value("id", "") != late;) heard = there.wire.receive("update");
  }
}

TEST_F(ShardsTest, ListsAndMetricsKnowWhoIsAtWhicheverThread) {
  const auto table = tables();
  auto there = agnes_at(table);
  const Json lists = bruno_.get("/api/tables").json();
  EXPECT_GE(lists["open"].size(), threads);
  for (const Json& one : lists["open"]) {
    const bool looks = std::count(table.begin(), table.end(), one["id"].get<std::string>()) > 0;
    EXPECT_EQ(one["seats"][0]["present"], looks) << one.dump();
  }
  EXPECT_TRUE(server_.admin().metric_becomes("websockets", threads));
  there.clear();
  EXPECT_TRUE(server_.admin().metric_becomes("websockets", 0));
}

TEST_F(ShardsTest, AStopSaysGoodbyeOnEachThreadAndLosesNothing) {
  const auto table = tables();
  const auto there = agnes_at(table);
  for (const auto& one : there)
    EXPECT_EQ(one->ask({{"type", "chat"}, {"id", "c"}, {"text", "kept"}})["type"], "update");
  server_.restart();
  for (const auto& one : there) {
    EXPECT_TRUE(one->wire.ended());
    EXPECT_EQ(one->wire.close_code(), 1001U);
  }
  agnes_.move_to(server_.port());
  for (const std::string& id : table) EXPECT_THAT(Player(agnes_, id).hello().dump(), ::testing::HasSubstr("kept"));
}

TEST(Shards, TablesAreSpreadOverThreads) {
  std::array<unsigned, 4> tables{};
  for (int i = 0; i < 4'000; ++i) ++tables[thread_of("table" + std::to_string(i), tables.size())];
  for (const unsigned count : tables) EXPECT_NEAR(count, 1'000, 200);
}

}  // namespace
}  // namespace rattus::server::test
