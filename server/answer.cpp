#include "server/answer.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/beast/http/rfc7230.hpp>

namespace rattus::server {

namespace beast = boost::beast;

namespace {

bool accepts_gzip(const Request& request) {
  for (const auto& [coding, parameters] : http::ext_list{request[http::field::accept_encoding]}) {
    if (!beast::iequals(coding, "gzip")) continue;
    return std::none_of(parameters.begin(), parameters.end(), [](const auto& parameter) {
      return beast::iequals(parameter.first, "q") &&
             from_beast(parameter.second).find_first_not_of("0.") == std::string_view::npos;
    });
  }
  return false;
}

/// If-None-Match: a list of tags, compared weakly (RFC 9110, 13.1.2).
bool has_current(const Request& request, const Asset& asset) {
  const std::string_view tags = from_beast(request[http::field::if_none_match]);
  return tags == "*" || tags.find(asset.etag) != std::string_view::npos;
}

const Asset* find(std::span<const Asset> assets, std::string_view path) {
  if (path == "/") path = "/index.html";
  const auto found = std::lower_bound(assets.begin(), assets.end(), path,
                                      [](const Asset& asset, std::string_view p) { return asset.path < p; });
  return found != assets.end() && found->path == path ? &*found : nullptr;
}

Reply send(const Request& request, const Asset& asset) {
  const bool zipped = !asset.gzip.empty() && accepts_gzip(request);
  Reply reply = reply_with(http::status::ok, asset.type, zipped ? asset.gzip : asset.plain, request.keep_alive());
  auto& response = reply.message;
  response.set(http::field::etag, to_beast(asset.etag));
  if (!asset.gzip.empty()) {
    // One tag stands for both encodings, so it is a weak one.
    response.set(http::field::etag, "W/" + std::string(asset.etag));
    response.set(http::field::vary, "Accept-Encoding");
  }
  if (zipped) response.set(http::field::content_encoding, "gzip");
  // The client's build names these files by their content.
  if (asset.path.starts_with("/assets/"))
    response.set(http::field::cache_control, "public, max-age=31536000, immutable");
  if (has_current(request, asset)) {
    response.result(http::status::not_modified);
    response.body() = {};
    response.erase(http::field::content_length);
    response.erase(http::field::content_encoding);
    response.erase(http::field::content_type);
  }
  return reply;
}

/// Addresses that the page itself understands.
bool is_page(std::string_view path) {
  for (const std::string_view page : {"/new", "/play", "/lobby", "/records", "/guide"})
    if (path == page) return true;
  constexpr std::string_view tables = "/tables/";
  if (!path.starts_with(tables)) return false;
  const std::string_view id = path.substr(tables.size());
  return !id.empty() && id.size() <= 64 &&
         id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Reply choose(const Request& request, std::span<const Asset> assets) {
  const std::string_view path = path_of(request);
  if (const Asset* asset = find(assets, is_page(path) ? "/" : path)) return send(request, *asset);
  return plain_reply(http::status::not_found, "There is nothing here.\n", request.keep_alive());
}

}  // namespace

std::string_view path_of(const Request& request) {
  const std::string_view target = from_beast(request.target());
  return target.substr(0, target.find('?'));
}

Reply refuse(http::status status) {
  switch (status) {
    case http::status::method_not_allowed: return plain_reply(status, "Only GET and HEAD are answered here.\n", false);
    case http::status::too_many_requests:
      return plain_reply(status, "Too many connections come from this address.\n", false);
    default: return plain_reply(status, "This request cannot be understood.\n", false);
  }
}

Reply answer(const Request& request, std::span<const Asset> assets) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    Reply reply = refuse(http::status::method_not_allowed);
    reply.message.set(http::field::allow, "GET, HEAD");
    return reply;
  }
  // A body after GET would be read as the next request.
  if (request.has_content_length() || request.chunked()) return refuse(http::status::bad_request);

  Reply reply = choose(request, assets);
  if (request.method() == http::verb::head) reply.message.body() = {};  // Content-Length stays
  return reply;
}

}  // namespace rattus::server
