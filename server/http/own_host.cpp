#include "server/http/own_host.hpp"

#include <algorithm>

#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>

namespace rattus::server {
namespace {

bool equal(std::string_view a, std::string_view b) {
  return boost::beast::iequals({a.data(), a.size()}, {b.data(), b.size()});
}

std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) {
    const auto end = host.find(']');
    return end == std::string_view::npos ? std::string_view() : host.substr(1, end - 1);
  }
  host = host.substr(0, host.find(':'));
  if (host.ends_with('.')) host.remove_suffix(1);
  return host;
}

}  // namespace

bool own_host(std::string_view host, const std::string& listening_at, const std::vector<std::string>& names) {
  if (host.empty()) return true;
  const std::string_view name = without_port(host);
  boost::system::error_code none, ignored;
  const auto address = boost::asio::ip::make_address(std::string(name), none);
  const auto bound = boost::asio::ip::make_address(listening_at, ignored);
  if (!none) return address.is_loopback() || bound.is_unspecified() || address == bound;
  return equal(name, "localhost") ||
         std::any_of(names.begin(), names.end(), [&](const std::string& one) { return equal(name, one); });
}

}  // namespace rattus::server
