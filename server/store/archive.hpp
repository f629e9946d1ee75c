#pragma once
// The entries of a match that is over, in little room: game logs repeat themselves, so they are compressed together.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rattus::server {

/// No entry may hold a line break (none of JSON does).
std::string pack(const std::vector<std::string>& entries);
/// The entries again; nothing if these are no bytes of pack().
std::optional<std::vector<std::string>> unpack(std::string_view packed);

}  // namespace rattus::server
