#include "server/http/request.hpp"

#include <iterator>

#include <boost/beast/core/string.hpp>

namespace rattus::server {
namespace {

constexpr std::size_t longest_address = 64;

/// What stands before the path of an absolute target: scheme and host; empty for any other target.
std::string_view before_path(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    const std::string_view start = target.substr(0, scheme.size());
    if (boost::beast::iequals(to_beast(start), to_beast(scheme)))
      return target.substr(0, target.find_first_of("/?", scheme.size()));
  }
  return {};
}

/// A name or an address, perhaps with a port; nothing that a path or a user would need.
bool names_host(std::string_view host) { return host.find_first_of(" \t/?#@\\,\"<>") == std::string_view::npos; }

}  // namespace

std::string forwarded_for(const Request& request) {
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  std::string_view list;
  for (auto line = first; line != end; ++line) list = from_beast(line->value());
  list = list.substr(list.rfind(',') + 1);
  while (list.starts_with(' ') || list.starts_with('\t')) list.remove_prefix(1);
  while (list.ends_with(' ') || list.ends_with('\t')) list.remove_suffix(1);
  return list.size() > longest_address ? std::string() : std::string(list);
}

std::string_view path_of(const Request& request) {
  std::string_view target = from_beast(request.target());
  if (const std::string_view before = before_path(target); !before.empty()) {
    target.remove_prefix(before.size());
    if (!target.starts_with('/')) return "/";
  }
  return target.substr(0, target.find('?'));
}

std::string_view host_of(const Request& request) {
  std::string_view before = before_path(from_beast(request.target()));
  if (before.empty()) return from_beast(request[http::field::host]);
  return before.substr(before.find("//") + 2);
}

std::string table_to_play(std::string_view path) {
  constexpr std::string_view before = "/tables/", after = "/play";
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return {};
  path.remove_prefix(before.size());
  path.remove_suffix(after.size());
  const bool good =
      path.size() <= 64 && path.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
  return good ? std::string(path) : std::string();
}

bool well_addressed(const Request& request) {
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) return false;
  const std::string_view target = from_beast(request.target());
  const bool absolute = !before_path(target).empty();
  if (!target.starts_with('/') && !absolute && !(target == "*" && request.method() == http::verb::options))
    return false;
  return names_host(from_beast(request[http::field::host])) && names_host(host_of(request)) &&
         !(absolute && host_of(request).empty());
}

bool known_coding(const Request& request) {
  const auto [first, end] = request.equal_range(http::field::transfer_encoding);
  if (first == end) return true;
  return std::next(first) == end && boost::beast::iequals(first->value(), "chunked") && request.version() >= 11;
}

}  // namespace rattus::server
