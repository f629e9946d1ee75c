#pragma once
// The tables of the database, and the way there from each earlier version.
#include <limits>
#include <optional>
#include <string>

#include <sqlite3.h>

namespace rattus::server {

/// Brings the database to the version that this program knows, or only as far as `to` (for tests of older ones). If it
/// cannot: a sentence that says why and what to do.
std::optional<std::string> migrate(sqlite3* database, int to = std::numeric_limits<int>::max());

/// A sentence if the database is not of the version that this program knows.
std::optional<std::string> other_version(sqlite3* database);

}  // namespace rattus::server
