#include "server/http/origin.hpp"

#include <algorithm>
#include <cctype>

#include <boost/beast/core/string.hpp>

#include "server/http/base_path.hpp"

namespace rattus::server {
namespace {

bool equal(std::string_view a, std::string_view b) {
  return boost::beast::iequals({a.data(), a.size()}, {b.data(), b.size()});
}

}  // namespace

std::string ForeignPages::report(std::string_view origin, std::string_view host, std::string_view base, Moment now) {
  constexpr std::size_t most_told = 200, longest = 100;
  const auto plain = [](std::string_view text) {  // anybody can write it: nothing else belongs into a log
    return text.size() <= longest && std::all_of(text.begin(), text.end(), [](unsigned char c) {
             return std::isalnum(c) != 0 ||
                    std::string_view(".:-[]/_").find(static_cast<char>(c)) != std::string_view::npos;
           });
  };
  if (!plain(origin) || !plain(host) || told_.contains(origin) || told_.size() == most_told) return {};
  if (!allowance_.take(now)) return {};
  told_.emplace(origin);
  return "a page of " + std::string(origin) + " was refused: the server takes its own to be at " + std::string(host) +
         ". If that page is the server's own, behind a proxy, start it with --public-url " + std::string(origin) +
         (base == "/" ? "" : std::string(base));
}

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
  std::string advice = "write it as browsers show it, like https://rattus.example or https://example.org/games/rattus/";
  const bool plain = url.starts_with("http://"), safe = url.starts_with("https://");
  if (!plain && !safe) return advice;
  std::string_view host = url.substr(plain ? 7 : 8);
  const std::string_view path = host.substr(std::min(host.find('/'), host.size()));
  host.remove_suffix(path.size());
  const bool good = !host.empty() && host.find_first_of("?#@ ") == std::string_view::npos &&
                    (path.empty() || wrong_base_path(path).empty());
  return good ? "" : advice;
}

}  // namespace rattus::server
