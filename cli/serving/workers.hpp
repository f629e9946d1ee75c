#pragma once
// Many games, several at a time.
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cli/progress.hpp"

namespace rattus::cli {

/// The numbers below `count` that are no keys of what is there.
template <class There>
std::vector<std::uint32_t> numbers_without(const There& there, std::uint32_t count) {
  std::vector<std::uint32_t> missing;
  for (std::uint32_t number = 0; number < count; ++number)
    if (!there.contains(number)) missing.push_back(number);
  return missing;
}

/// Plays the games of these numbers on so many threads: `play(number)` gives a result, and `seen(result)` is told of
/// each, one at a time, in any order. What either throws ends the work and is thrown on.
template <class Play, class Seen>
void play_numbered(const std::vector<std::uint32_t>& numbers, unsigned threads, Play play, Seen seen) {
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  std::exception_ptr failure;
  std::size_t done = 0;
  Progress progress("games", numbers.size());
  const auto work = [&] {
    try {
      for (std::size_t i; (i = next++) < numbers.size();) {
        auto result = play(numbers[i]);
        const std::lock_guard lock(telling);
        seen(result);
        progress.show(++done);
      }
    } catch (...) {
      const std::lock_guard lock(telling);
      failure = std::current_exception();
      next = numbers.size();
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace rattus::cli
