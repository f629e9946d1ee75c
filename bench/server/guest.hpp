#pragma once
// Somebody who talks to the API, a connection for each request.
#include <string>

#include <nlohmann/json.hpp>

#include "bench/server/seat.hpp"

namespace rattus::bench {

using Json = nlohmann::ordered_json;

class Guest {
 public:
  explicit Guest(Run& run) : run_(&run) { ask("GET", "/api/me", ""); }

  /// Throws std::runtime_error if it is refused.
  Json ask(const std::string& method, const std::string& path, const std::string& body);
  /// Opens a table with a seat of his own and open ones; its id.
  std::string open(unsigned seats);
  /// Opens a table at which computer players of a level play alone; its id.
  std::string open_for_computers(unsigned seats, const std::string& level);

  std::string cookie;

 private:
  std::string open(const Json& seats);
  Run* run_;
};

/// Runs the connections until none is missing a place. Throws if some are refused.
void seat_all(Run& run, const unsigned& missing);

}  // namespace rattus::bench
