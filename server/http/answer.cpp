#include "server/http/answer.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "server/http/coding.hpp"

namespace rattus::server {
namespace {

/// How a file is sent: its bytes, and the name of their compression.
struct Form {
  std::string_view coding, body;
};

/// The form that a client wants; of those that he wants alike, the smallest.
Form form_for(const Request& request, const Asset& asset) {
  std::array<std::string_view, 2> codings;
  std::size_t count = 0;
  if (!asset.brotli.empty()) codings[count++] = "br";
  if (!asset.gzip.empty()) codings[count++] = "gzip";
  const std::string_view coding = wanted_coding(request, std::span(codings).first(count));
  return {coding, coding == "br" ? asset.brotli : coding == "gzip" ? asset.gzip : asset.plain};
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
  const Form form = form_for(request, asset);
  Reply reply = reply_with(http::status::ok, asset.type, form.body, request.keep_alive());
  auto& response = reply.message;
  response.set(http::field::etag, to_beast(asset.etag));
  if (!asset.gzip.empty() || !asset.brotli.empty()) {
    // One tag stands for all encodings, so it is a weak one.
    response.set(http::field::etag, "W/" + std::string(asset.etag));
    response.set(http::field::vary, "Accept-Encoding");
  }
  if (!form.coding.empty()) response.set(http::field::content_encoding, to_beast(form.coding));
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

/// A browser that opens an address for a person, rather than a page that fetches one of its files.
bool opened_by_person(const Request& request, std::string_view path) {
  const std::string_view accepted = from_beast(request[http::field::accept]);
  return accepted.find("text/html") != std::string_view::npos && !path.starts_with("/assets/");
}

Reply choose(const Request& request, std::string_view path, std::span<const Asset> assets) {
  if (const Asset* asset = find(assets, is_page(path) ? "/" : path)) return send(request, *asset);
  // The page finds the table of a link in capitals, or with the full stop after it, and says so where there is none.
  if (const Asset* page = find(assets, "/"); page && opened_by_person(request, path)) {
    Reply reply = send(request, *page);
    if (reply.message.result() == http::status::ok) reply.message.result(http::status::not_found);
    return reply;
  }
  return plain_reply(http::status::not_found, "Not found.\n", request.keep_alive());
}

}  // namespace

Reply refuse(http::status status) {
  switch (status) {
    case http::status::method_not_allowed: return plain_reply(status, "Only GET and HEAD are supported here.\n", false);
    case http::status::too_many_requests:
      return plain_reply(status, "Too many connections from this address.\n", false);
    case http::status::request_header_fields_too_large:
      return plain_reply(status, "The header is larger than 64 KiB: remove cookies of this host.\n", false);
    default: return plain_reply(status, "Bad request.\n", false);
  }
}

Reply answer(const Request& request, std::string_view path, std::span<const Asset> assets) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    Reply reply = refuse(http::status::method_not_allowed);
    reply.message.set(http::field::allow, "GET, HEAD");
    return reply;
  }
  // A body after GET would be read as the next request.
  if (request.has_content_length() || request.chunked()) return refuse(http::status::bad_request);

  Reply reply = choose(request, path, assets);
  if (request.method() == http::verb::head) reply.message.body() = {};  // Content-Length stays
  return reply;
}

}  // namespace rattus::server
