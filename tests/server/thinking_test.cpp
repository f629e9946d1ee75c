// Who is served next by the thinking threads.
#include "server/thinking/thinking.hpp"

#include <atomic>
#include <future>

#include <gtest/gtest.h>

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

TEST(FairQueue, WhoHasHadLeastIsNext) {
  FairQueue<int> queue(100, 100);
  const Owner greedy{"1", "a"}, modest{"2", "b"};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(greedy, i));
  queue.used(greedy, milliseconds(30), seconds(1));
  EXPECT_TRUE(queue.push(modest, 10));
  EXPECT_EQ(queue.pop(seconds(1)).work, 10);
  EXPECT_EQ(queue.pop(seconds(1)).work, 0);
  EXPECT_EQ(queue.pop(seconds(1)).work, 1);
}

TEST(FairQueue, AnAddressWithManyGuestsCountsAsOne) {
  FairQueue<int> queue(1'000, 1'000);
  for (int guest = 0; guest < 50; ++guest)
    for (int i = 0; i < 4; ++i) queue.push({"1", std::to_string(guest)}, guest);
  queue.push({"2", "quiet"}, -1);
  nanoseconds now = seconds(1);
  int quiet = 0;
  for (int slice = 0; slice < 100; ++slice, now += milliseconds(10)) {
    auto taken = queue.pop(now);
    queue.used(taken.owner, milliseconds(10), now);
    quiet += taken.work < 0;
    queue.put_back(std::move(taken));
  }
  EXPECT_GE(quiet, 49);
  EXPECT_LE(quiet, 51);
}

TEST(FairQueue, GuestsOfOneAddressAreServedAlikeAndEachInTheOrderInWhichHeAsked) {
  FairQueue<std::string> queue(100, 100);
  for (const char* work : {"a1", "a2", "a3"}) queue.push({"1", "a"}, work);
  for (const char* work : {"b1", "b2"}) queue.push({"1", "b"}, work);
  std::string order;
  nanoseconds now = seconds(1);
  while (!queue.empty()) {
    const auto taken = queue.pop(now);
    order += taken.work + " ";
    queue.used(taken.owner, milliseconds(10), now);
  }
  EXPECT_EQ(order, "a1 b1 a2 b2 a3 ");
}

TEST(FairQueue, WhatWasTakenGoesOnBeforeTheRestOfItsGuest) {
  FairQueue<int> queue(100, 100);
  queue.push({"1", "a"}, 1);
  queue.push({"1", "a"}, 2);
  auto taken = queue.pop(seconds(1));
  queue.put_back(std::move(taken));
  EXPECT_EQ(queue.size(), 2U);
  EXPECT_EQ(queue.pop(seconds(1)).work, 1);
}

TEST(FairQueue, UseIsForgotten) {
  Use use;
  use.add(seconds(8), seconds(100));
  EXPECT_DOUBLE_EQ(use.at(seconds(100)), 8e9);
  EXPECT_NEAR(use.at(seconds(110)), 4e9, 1);
  EXPECT_NEAR(use.at(seconds(120)), 2e9, 1);
  FairQueue<int> queue(100, 100);
  for (int i = 0; i < 50; ++i) queue.used({std::to_string(i), "a"}, seconds(1), seconds(1));
  queue.push({"x", "a"}, 1);
  queue.pop(seconds(600));
  EXPECT_LE(queue.remembered(), 1U);
}

TEST(FairQueue, IsBoundedInAllAndForEachAddress) {
  FairQueue<int> queue(5, 3);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push({"1", std::to_string(i)}, i));
  EXPECT_FALSE(queue.push({"1", "new"}, 3));
  EXPECT_TRUE(queue.push({"2", "a"}, 4));
  EXPECT_TRUE(queue.push({"2", "a"}, 5));
  EXPECT_FALSE(queue.push({"3", "a"}, 6));
  EXPECT_EQ(queue.size(), 5U);
}

TEST(ThinkingPool, ForgetsWhatWaits) {
  std::promise<void> begun, go_on, end;
  std::atomic<unsigned> thought = 0;
  ThinkingPool pool(1, 100, 100);
  const auto at_once = [](const std::function<void()>& what) { what(); };
  pool.submit(
      {"1", "a"},
      [&]() -> std::function<void()> {
        begun.set_value();
        go_on.get_future().wait();
        return [] {};
      },
      at_once);
  begun.get_future().wait();
  const auto kept = std::make_shared<int>(0);
  for (int i = 0; i < 50; ++i)
    pool.submit(
        {std::to_string(i % 3), "a"}, [&, kept]() -> std::function<void()> { return ++thought, [] {}; }, at_once);
  pool.forget();
  EXPECT_EQ(pool.waiting(), 0U);
  EXPECT_EQ(kept.use_count(), 1) << "whoever waits for it is let go";
  pool.submit(
      {"1", "a"}, [&]() -> std::function<void()> { return [&] { end.set_value(); }; }, at_once);
  go_on.set_value();
  end.get_future().wait();
  EXPECT_EQ(thought, 0U);
}

TEST(ThinkingPool, AThoughtThatTakesItsTimeLetsOthersThrough) {
  std::promise<void> begun, end;
  std::atomic<bool> first = true, other_done = false;
  ThinkingPool pool(1, 100, 100);
  const auto at_once = [](const std::function<void()>& what) { what(); };
  // It comes to its end only when the other has: in a queue without slices that would be never.
  pool.submit(
      {"1", "a"},
      [&]() -> std::function<void()> {
        if (first.exchange(false)) begun.set_value();
        const auto until = processor_time() + milliseconds(1);
        while (processor_time() < until) {
        }
        if (!other_done) return {};
        return [&] { end.set_value(); };
      },
      at_once);
  begun.get_future().wait();
  EXPECT_TRUE(pool.submit(
      {"2", "b"}, [&]() -> std::function<void()> { return [&] { other_done = true; }; }, at_once));
  EXPECT_EQ(end.get_future().wait_for(seconds(60)), std::future_status::ready);
  EXPECT_EQ(pool.waiting(), 0U);
}

}  // namespace
}  // namespace rattus::server::test
