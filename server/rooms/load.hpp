#pragma once
// A match between memory and store.
#include <memory>

#include "codec/game_data.hpp"
#include "server/store/store.hpp"
#include "table/match.hpp"

namespace rattus::server {

struct LoadedMatch {
  std::shared_ptr<table::Match> match;  ///< null: there is no such match
  std::string seed_hash;
};

/// Plays the entries of a match again, some at a time: a long game is no reason to keep others waiting.
class Replaying {
 public:
  Replaying(StoredMatch stored, const codec::GameData& data) : stored_(std::move(stored)), data_(&data) {}
  /// Plays on for some milliseconds; true at the end.
  bool go_on();
  /// The match, or what is wrong with it; at the end.
  Stored<LoadedMatch> take() { return std::move(result_); }

 private:
  bool begin();
  bool end(const std::string& what);

  StoredMatch stored_;
  const codec::GameData* data_;
  std::shared_ptr<table::Match> match_;
  std::size_t next_ = 0;
  Stored<LoadedMatch> result_;
};

/// What lists must know of a match now.
Index index_of(const table::Match& match);
/// What is written when a match is opened.
NewMatch new_match(const std::string& id, const table::Match& match, UnixTime time);

}  // namespace rattus::server
