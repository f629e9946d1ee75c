// The store's thread when the server stops.
#include "server/store/store_thread.hpp"

#include <future>

#include <gtest/gtest.h>

#include "tests/server/memory_store.hpp"

namespace rattus::server::test {
namespace {

using Found = Stored<std::optional<Listing>>;

TEST(StoreThreadTest, OnAStopQuestionsAreDroppedAndWritesKept) {
  auto memory = std::make_unique<MemoryStore>();
  unsigned read = 0;
  memory->read_fails = [&] { return ++read, false; };
  std::promise<void> begun, go_on, all_over;
  unsigned answered = 0, dropped = 0;
  bool written = false;
  std::mutex mutex;
  StoreThread thread(
      std::move(memory),
      [&](const std::function<void()>& what) {
        const std::scoped_lock lock(mutex);
        what();
      },
      [](const Commit&) {});
  const auto ask = [](Store& store) { return store.listing("m"); };
  const auto answer = [&](const Found& found) {
    ++answered;
    const auto* fault = std::get_if<StoreFault>(&found);
    dropped += fault && fault->kind == StoreFault::Kind::stopping;
    if (answered == 101) all_over.set_value();
  };
  thread.ask(
      [&](Store& store) {
        begun.set_value();
        go_on.get_future().wait();
        return store.listing("m");
      },
      answer);
  begun.get_future().wait();  // the first is being answered; a hundred and a write wait behind it
  for (int i = 0; i < 100; ++i) thread.ask(ask, answer);
  thread.drop_questions();
  thread.write({{NewGuest{"g", "key", 1}}, [&](const std::optional<StoreFault>& fault) { written = !fault; }});
  go_on.set_value();
  all_over.get_future().wait();
  const std::scoped_lock lock(mutex);
  EXPECT_EQ(read, 1U) << "the one that was under way";
  EXPECT_EQ(dropped, 100U);
  EXPECT_TRUE(written);
}

}  // namespace
}  // namespace rattus::server::test
