#pragma once
// Many games between computer players, several at a time.
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/arena.hpp"
#include "cli/progress.hpp"

namespace rattus::cli {

/// Plays games 0, `stride`, 2 * `stride` and so on of a match, `games` in all, and hands each result to `use`, one at a
/// time, with its place among them.
template <class Kit, class Use>
void play_games(const ai::MatchOf<Kit>& match, std::uint32_t games, std::uint32_t stride, unsigned threads, Use use) {
  std::mutex mutex;
  std::atomic<std::uint32_t> next{0};
  std::uint32_t done = 0;
  Progress progress("games", games);
  const auto work = [&] {
    for (std::uint32_t i; (i = next++) < games;) {
      const auto result = ai::play_game(match, i * stride);
      const std::lock_guard lock(mutex);
      use(i, result);
      progress.show(++done);
    }
  };
  std::vector<std::jthread> helpers;
  for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
}

}  // namespace rattus::cli
