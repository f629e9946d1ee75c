#pragma once
// A worker's side of a thought: it reads the match from the store, and poses the decision as a server does.
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "codec/game_data.hpp"
#include "server/store/store.hpp"
#include "server/thinking/job.hpp"
#include "server/thinking/problem.hpp"

namespace rattus::server {

/// Threads may share one.
class Thinker {
 public:
  /// Both must stay longer. `clock`: the time that thinkers have had.
  Thinker(Store& store, const codec::GameData& data, ai::Clock clock)
      : store_(&store), data_(&data), clock_(std::move(clock)) {}

  /// The decision of a job; null if the table does not wait for it, or not any more.
  Stored<std::unique_ptr<Problem>> pose(const Job& job);
  /// How many matches are in memory.
  [[nodiscard]] std::size_t known() const { return matches_.size(); }

  static constexpr std::size_t most_matches = 64;

 private:
  struct Known {
    std::shared_ptr<table::Match> match;
    std::uint64_t used = 0;  ///< the higher, the later
  };
  /// The match as far as `version` at least, if the store has it so far; null if there is none.
  Stored<std::shared_ptr<table::Match>> match_of(const std::string& table, std::uint64_t version);
  Stored<std::shared_ptr<table::Match>> load(const std::string& table);
  /// Plays what is new; false if it does not fit, or there is too much.
  Stored<bool> catch_up(const std::string& table, table::Match& match);

  Store* store_;
  const codec::GameData* data_;
  ai::Clock clock_;
  std::mutex mutex_;
  std::map<std::string, Known> matches_;
  std::uint64_t uses_ = 0;
};

}  // namespace rattus::server
