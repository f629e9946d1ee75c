#pragma once
// A PostgreSQL database as a whole: a connection of its own, beside those of servers.
#include "server/store/whole.hpp"

namespace rattus::server::postgres {

/// What is done about tables that are not as this program would make them.
enum class Tables : std::uint8_t {
  as_they_are,         ///< nothing: the database cannot be used
  brought_up_to_date,  ///< they must be there
  made,
};

/// Connects; a sentence if the database cannot be used.
std::variant<std::unique_ptr<Whole>, std::string> open_whole(const std::string& url, Tables tables);

}  // namespace rattus::server::postgres
