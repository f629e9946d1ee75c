#pragma once
// The tables of the store in PostgreSQL.
#include <optional>
#include <string>

#include "server/postgres/connection.hpp"

namespace rattus::server::postgres {

/// Makes the tables, or brings older ones up to date; several programs may do so at once. A sentence that says why it
/// cannot be done.
std::optional<std::string> migrate(Connection& connection);

/// A sentence if the tables are not there, or not of the version that this program knows; older ones may do.
std::optional<std::string> other_version(Connection& connection, bool older_will_do);

}  // namespace rattus::server::postgres
