#pragma once
// Which form of a file a client takes: compressed in one way or another, or as it is (RFC 9110, 12.5.3).
#include <span>
#include <string_view>

#include "server/http/request.hpp"

namespace rattus::server {

/// The coding that a request wants most, of those at hand; the earlier of two that it wants alike. Empty: the file as
/// it is, which also goes to whoever refuses everything.
std::string_view wanted_coding(const Request& request, std::span<const std::string_view> codings);

}  // namespace rattus::server
