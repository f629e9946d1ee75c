#pragma once
// `rattus work`: thinks for the computer players of servers that share a database (`rattus serve --workers`).
#include <atomic>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>

#include "codec/game_data.hpp"

namespace rattus::server {

struct WorkOptions {
  std::string store;     ///< address of the servers' PostgreSQL database
  std::string bus;       ///< and of their NATS server
  unsigned threads = 1;  ///< as many thoughts at a time
};

/// Works until `stopping`, and then finishes what it has in hand. A sentence if it cannot begin: why, and what to do.
std::optional<std::string> work(const WorkOptions& options, const codec::GameData& data,
                                const std::atomic<bool>& stopping, std::ostream& log);

/// Thoughts of computer players in the queue.
struct ThoughtCounts {
  std::uint64_t waiting = 0, in_hand = 0;
};
/// A sentence if they cannot be counted, as of work().
std::variant<ThoughtCounts, std::string> count_thoughts(const std::string& store, const std::string& bus);

}  // namespace rattus::server
