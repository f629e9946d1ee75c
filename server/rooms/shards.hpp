#pragma once
// All threads with rooms, as the thread that takes connections sees them: what it asks them is awaited.
#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "server/rooms/awaiting.hpp"
#include "server/rooms/post.hpp"
#include "server/rooms/room_threads.hpp"
#include "server/rooms/shard.hpp"

namespace rattus::server {

/// Which of so many threads has a table.
inline std::size_t thread_of(const std::string& table, std::size_t threads) {
  return std::hash<std::string>{}(table) % threads;
}

class Shards {
 public:
  /// `home`: to the thread that asks.
  Shards(RoomThreads& threads, Post home, const ServeOptions& options, const codec::GameData& data, Commons& commons,
         const Guests& guests);

  /// Where the table is.
  Shard& of(const std::string& table) { return *shards_[thread_of(table, shards_.size())]; }
  [[nodiscard]] std::size_t size() const { return shards_.size(); }
  Shard& operator[](std::size_t i) { return *shards_[i]; }
  /// To the thread of one of them.
  Post post_to(std::size_t i) { return server::post_to(threads_->context(i)); }

  /// Does something on each of them, soon.
  void each(const std::function<void(Shard&)>& what);
  /// The sum of the metrics of all.
  asio::awaitable<Metrics> metrics();
  /// Lets each sweep; the guests who are here.
  asio::awaitable<std::vector<table::Guest>> sweep();
  /// Tables where somebody is connected or something is under way.
  asio::awaitable<std::set<std::string>> used();
  /// No computer player is asked any more, and no message is taken.
  asio::awaitable<bool> stop();
  /// Nothing is under way anywhere.
  asio::awaitable<bool> quiet();
  /// After each has been told to go away: how many WebSockets are open.
  asio::awaitable<std::size_t> still_open();

 private:
  /// Asks each of them on its thread, and puts what they say together: `join(all, one)`.
  template <class Value, class Question, class Join>
  asio::awaitable<Value> ask_each(Value all, Question question, Join join);

  RoomThreads* threads_;
  Post home_;
  std::vector<std::unique_ptr<Shard>> shards_;
};

}  // namespace rattus::server
