#pragma once
// Whether a request comes from a page of this server.
#include <string>
#include <string_view>

namespace rattus::server {

/// `origin` and `host` are the request's headers; empty if it has none. Without an origin it comes from a program, not
/// from a page. `public_url` is what browsers see; empty: whatever host they named.
bool same_origin(std::string_view origin, std::string_view host, std::string_view public_url);

/// What is wrong with a value of --public-url; empty if nothing is.
std::string wrong_public_url(std::string_view url);

}  // namespace rattus::server
