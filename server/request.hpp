#pragma once
// What the header of a request says beside its path.
#include <string>

#include "server/answer.hpp"

namespace rattus::server {

/// Where a proxy says that a request comes from: the last entry of X-Forwarded-For, all its lines taken together. That
/// one the proxy adds; what stands before it, in whatever line, anybody may have written. Empty if there is none.
std::string forwarded_for(const Request& request);

/// False if the body comes in a transfer coding other than "chunked" alone, or with one where there is none (HTTP/1.0):
/// then nobody can say where it ends (RFC 9112, 6.1).
bool known_coding(const Request& request);

}  // namespace rattus::server
