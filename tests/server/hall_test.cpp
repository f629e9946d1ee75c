#include "server/rooms/hall.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/simulated_world.hpp"

namespace rattus::server::test {
namespace {

TEST(Hall, ARoomThatSomebodyHoldsStaysTheOneOfItsTable) {
  std::mt19937_64 random(1);
  MemoryStore disk;
  SimulatedWorld world(disk, random);
  Hall hall(world);
  auto held = hall.room("T");  // a connection that has said nothing yet
  world.later(std::chrono::minutes(5), [] {});
  world.proceed();
  hall.sweep();
  EXPECT_EQ(hall.room("T"), held);
  const std::weak_ptr<Room> left = held;
  held.reset();
  hall.sweep();
  EXPECT_TRUE(left.expired());
}

TEST(Hall, ATableIsUsedAsLongAsSomebodyIsConnected) {
  std::mt19937_64 random(1);
  MemoryStore disk;
  SimulatedWorld world(disk, random);
  Hall hall(world);
  auto held = hall.room("T");
  EXPECT_EQ(hall.used(), std::set<std::string>{"T"});
  held.reset();
  EXPECT_EQ(hall.used(), std::set<std::string>());
}

class Listener final : public Client {
 public:
  using Client::Client;
  [[nodiscard]] std::string name() const override { return guest(); }
  void send(std::shared_ptr<const std::string>) override { ++heard; }
  unsigned heard = 0;
};

/// A table of two people who have said so much.
void keep_talkative_match(MemoryStore& disk, unsigned lines) {
  board::SetUp setup;
  setup.board = "classic";
  setup.players = 2;
  table::Plan plan;
  plan.setup = setup;
  plan.host = "a";
  for (const char* guest : {"a", "b"}) plan.seats.push_back({table::SeatKind::person, guest, guest});
  const auto opened = table::Match::open(plan, codec::game_data().tables(plan.setup), Seed{1, 2});
  std::vector<Write> writes{new_match("T", std::get<table::Match>(opened), 0)};
  for (unsigned i = 0; i < lines; ++i) {
    table::Input line;
    line.act = table::Act::chat;
    line.guest = i % 2 == 0 ? "a" : "b";
    line.text = "hello";
    writes.push_back(NewEntry{"T", i + 2, codec::store_text(line), 0, {}});
  }
  ASSERT_FALSE(disk.write(writes));
}

TEST(Hall, ALongGameIsReplayedPieceByPieceWhereItKeepsNobodyWaiting) {
  std::mt19937_64 random(1);
  MemoryStore disk;
  keep_talkative_match(disk, 2'000);
  SimulatedWorld world(disk, random);
  world.too_much = 0;
  Hall hall(world);
  const auto listener = std::make_shared<Listener>("c");
  codec::ToMatch hello;
  hello.kind = codec::ToMatch::Kind::hello;
  hall.room("T")->post(listener, hello);
  unsigned steps = 0;  // each of which lets others have a turn
  for (; listener->heard == 0; ++steps) ASSERT_TRUE(world.happen());
  EXPECT_GE(steps, 3U) << "the store is asked once, and no thread plays more than 1,000 entries at a time";
  EXPECT_TRUE(hall.quiet());
}

TEST(Hall, ManyWhoAskAtOnceAreAnsweredOneAtATime) {
  std::mt19937_64 random(1);
  MemoryStore disk;
  keep_talkative_match(disk, 1);
  SimulatedWorld world(disk, random);
  world.too_much = 0;
  Hall hall(world);
  std::vector<std::shared_ptr<Listener>> listeners;
  codec::ToMatch hello;
  hello.kind = codec::ToMatch::Kind::hello;
  for (unsigned i = 0; i < 20; ++i) {
    listeners.push_back(std::make_shared<Listener>("c" + std::to_string(i)));
    hall.room("T")->post(listeners.back(), hello);
  }
  const auto greeted = [&] {
    return std::count_if(listeners.begin(), listeners.end(), [](const auto& one) { return one->heard > 0; });
  };
  while (greeted() < 20) {
    const auto before = greeted();
    ASSERT_TRUE(world.happen());
    EXPECT_LE(greeted(), before + 1) << "others have no turn between";
  }
  EXPECT_TRUE(hall.quiet());
}

TEST(Hall, AStopDoesNotWaitForGamesThatAreOnlyBeingRead) {
  std::mt19937_64 random(1);
  MemoryStore disk;
  keep_talkative_match(disk, 1);
  SimulatedWorld world(disk, random);
  Hall hall(world);
  codec::ToMatch hello;
  hello.kind = codec::ToMatch::Kind::hello;
  hall.room("T")->post(std::make_shared<Listener>("c"), hello);
  EXPECT_FALSE(hall.quiet());
  hall.stop();
  EXPECT_TRUE(hall.quiet());
}

}  // namespace
}  // namespace rattus::server::test
