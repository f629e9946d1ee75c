#pragma once
// An SQLite database as a whole: a connection of its own, beside a server's.
#include "server/store/whole.hpp"

namespace rattus::server {

/// What becomes of the write-ahead log if this was the last connection.
enum class Closing : std::uint8_t {
  leaves_log,    ///< for the next server, which looks at it first
  takes_log_up,  ///< into the database file
};

/// Opens a database file that is there and up to date; a sentence if it cannot be used.
std::variant<std::unique_ptr<Whole>, std::string> open_sqlite_whole(const std::string& path, Closing closing);

}  // namespace rattus::server
