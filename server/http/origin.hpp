#pragma once
// Whether a request comes from a page of this server.
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "server/limits/limits.hpp"

namespace rattus::server {

/// `origin` and `host` are the request's headers; empty if it has none. Without an origin it comes from a program, not
/// from a page. `public_url` is what browsers see; empty: whatever host they named.
bool same_origin(std::string_view origin, std::string_view host, std::string_view public_url);

/// Which refused origins whoever runs the server has been told of: each once, and few in a minute, for anybody may name
/// any.
class ForeignPages {
 public:
  /// A sentence for the log about a page that was refused; empty if nothing needs to be said. `base`: the server's.
  std::string report(std::string_view origin, std::string_view host, std::string_view base, Moment now);

 private:
  std::set<std::string, std::less<>> told_;
  TokenBucket allowance_{5, 1.0 / 60};
};

/// What is wrong with a value of --public-url; empty if nothing is.
std::string wrong_public_url(std::string_view url);

}  // namespace rattus::server
