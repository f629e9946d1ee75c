#pragma once
// The tables of the database, and the way there from each earlier version.
#include <optional>
#include <string>

#include <sqlite3.h>

namespace rattus::server {

/// Brings the database to the version that this program knows. If it cannot: a sentence that says why and what to do.
std::optional<std::string> migrate(sqlite3* database);

}  // namespace rattus::server
