#include "server/origin.hpp"

#include <boost/beast/core/string.hpp>

namespace rattus::server {
namespace {

bool equal(std::string_view a, std::string_view b) {
  return boost::beast::iequals({a.data(), a.size()}, {b.data(), b.size()});
}

}  // namespace

bool same_origin(std::string_view origin, std::string_view host, std::string_view public_url) {
  if (origin.empty()) return true;
  if (!public_url.empty()) {
    if (public_url.ends_with('/')) public_url.remove_suffix(1);
    return equal(origin, public_url);
  }
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme)) return !host.empty() && equal(origin.substr(scheme.size()), host);
  return false;
}

std::string wrong_public_url(std::string_view url) {
  const std::string advice = "write it as browsers show it, without a path, like https://rattus.example";
  const bool plain = url.starts_with("http://"), safe = url.starts_with("https://");
  if (!plain && !safe) return advice;
  std::string_view host = url.substr(plain ? 7 : 8);
  if (host.ends_with('/')) host.remove_suffix(1);
  if (host.empty() || host.find_first_of("/?#@ ") != std::string_view::npos) return advice;
  return {};
}

}  // namespace rattus::server
