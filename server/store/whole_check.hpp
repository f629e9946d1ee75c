#pragma once
// Every match of a store, played again.
#include "codec/game_data.hpp"
#include "server/store/whole_sums.hpp"

namespace rattus::server {

struct Checked {
  Sums sums;
  std::uint64_t entries = 0;         ///< that were played again
  std::vector<std::string> damaged;  ///< what is wrong, a sentence for each damaged match
};

/// Reads everything and plays each match again.
std::variant<Checked, Failure> check(Whole& whole, const codec::GameData& data, const Watcher& watcher);

}  // namespace rattus::server
