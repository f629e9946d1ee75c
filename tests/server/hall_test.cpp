#include "server/hall.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace rattus::server::test
