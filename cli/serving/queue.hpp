#pragma once
// Games that are played on many machines, which find each other at a server of NATS (docs/learning.md).
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/research/kept_games.hpp"

namespace rattus::cli {

/// Games that somebody wants.
struct Wanted {
  SelfPlayAsked asked;
  SelfPlayRun run;
  std::string file;                    ///< in which they will be
  std::vector<std::uint32_t> missing;  ///< their numbers
};

// Both are Usage if this program was built without NATS, or no server is there.

/// Has workers play the games and hands on each as it comes, in any order. Asking for the same for the same file
/// takes up again what was cut short.
void play_by_queue(const std::string& url, const Wanted& wanted, const std::function<void(const KeptGame&)>& seen);
/// Plays games that anybody wants, so many at a time, until it is asked to stop.
void work_for_queue(const std::string& url, unsigned threads);

}  // namespace rattus::cli
