// A database whose disk is slow, as the test of clusters has it.
#include <chrono>

#include <gtest/gtest.h>

#include "tests/server/postgres_server.hpp"

namespace rattus::server::test {
namespace {

TEST(SlowDisk, EveryCommitWaitsForIt) {
  PostgresServer database("", RATTUS_SLOW_DISK);
  ASSERT_EQ(database.sql("CREATE TABLE one (number integer)"), "");
  database.slow(true);
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(database.sql("INSERT INTO one VALUES (1)"), "");
  EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(600));
  database.slow(false);
  EXPECT_EQ(database.sql("SELECT count(*) FROM one"), "3\n");
}

}  // namespace
}  // namespace rattus::server::test
