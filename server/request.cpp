#include "server/request.hpp"

#include <iterator>

#include <boost/beast/core/string.hpp>

namespace rattus::server {
namespace {

constexpr std::size_t longest_address = 64;

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

bool known_coding(const Request& request) {
  const auto [first, end] = request.equal_range(http::field::transfer_encoding);
  if (first == end) return true;
  return std::next(first) == end && boost::beast::iequals(first->value(), "chunked") && request.version() >= 11;
}

}  // namespace rattus::server
