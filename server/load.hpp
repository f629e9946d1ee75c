#pragma once
// A match between memory and store.
#include <memory>

#include "codec/game_data.hpp"
#include "server/store.hpp"
#include "table/match.hpp"

namespace rattus::server {

struct LoadedMatch {
  std::shared_ptr<table::Match> match;  ///< null: there is no such match
  std::string seed_hash;
};

/// Reads a match and plays its entries again.
Stored<LoadedMatch> load_match(Store& store, const std::string& id, const codec::GameData& data);

/// What lists must know of a match now.
Index index_of(const table::Match& match);
/// What is written when a match is opened.
NewMatch new_match(const std::string& id, const table::Match& match, UnixTime time);

}  // namespace rattus::server
