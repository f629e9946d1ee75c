#pragma once
// WebSockets that only listen: what they cost in memory, and how soon a move at another table still reaches its
// watchers meanwhile.
#include <cstdint>
#include <vector>

#include "bench/server/guest.hpp"

namespace rattus::bench {

struct IdleOptions {
  std::vector<std::uint16_t> ports;  ///< of the servers, which take them in turn
  std::vector<int> pids;             ///< whose memory is counted
  unsigned sockets = 0, watchers = 100, seconds = 10;
};

/// Each socket is a guest with an address of its own, at one of many tables. Throws if one is refused.
Json idle(Run& run, const IdleOptions& options);

}  // namespace rattus::bench
