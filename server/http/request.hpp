#pragma once
// What the header of a request says beside its path.
#include <string>
#include <string_view>

#include "server/http/answer.hpp"

namespace rattus::server {

/// Where a proxy says that a request comes from: the last entry of X-Forwarded-For, all its lines taken together. That
/// one the proxy adds; what stands before it, in whatever line, anybody may have written. Empty if there is none.
std::string forwarded_for(const Request& request);

/// The host that a request is for: of an absolute target, else of Host (RFC 9112, 3.2.2). May be empty.
std::string_view host_of(const Request& request);

/// The table of "/tables/ID/play"; empty for other paths.
std::string table_to_play(std::string_view path);

/// False if a request does not say for certain whom it is for: without Host (HTTP/1.1) or with several, with one that
/// names no host, or with a target that is neither a path nor an address of the web (RFC 9112, 3.2).
bool well_addressed(const Request& request);

/// False if the body comes in a transfer coding other than "chunked" alone, or with one where there is none (HTTP/1.0):
/// then nobody can say where it ends (RFC 9112, 6.1).
bool known_coding(const Request& request);

}  // namespace rattus::server
