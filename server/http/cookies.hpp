#pragma once
// By what a request shows who it is from. Cookies belong to a host, whatever its port: other programs there write into
// the same jar, also under these names and for other paths. So all that could be a secret of this server is tried.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/answer.hpp"

namespace rattus::server {

/// What this server's cookie is called: like no other's on the same host. `public_url` may be empty. Over TLS the name
/// begins with "__Host-", which browsers let nobody else on the domain write; below a path of a site with "__Secure-",
/// for "__Host-" belongs to whole hosts.
std::string cookie_name(std::string_view public_url, std::string_view base, std::uint16_t port);

struct Cookie {
  std::string name;
  std::string path;  ///< the server's base
};

/// Set-Cookie for a year.
std::string set_cookie(const Cookie& cookie, std::string_view secret);

/// The secrets that a request shows, each once.
struct Claims {
  std::vector<std::string> secrets;  ///< those of cookies with this server's name first, then other cookies, then keys
  std::size_t own = 0;               ///< how many come from a cookie with this server's name
  [[nodiscard]] bool is_own(std::string_view secret) const;
};

/// Reads all lines of Cookie, whichever names of this program the cookies have, and of Rattus-Key, where the page gives
/// back what it has kept beside the cookie.
Claims claims_of(const Request& request, std::string_view name);

}  // namespace rattus::server
