#include "server/answer.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/beast/http/rfc7230.hpp>

namespace rattus::server {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

// Everything comes from this server; WebAssembly may be compiled; Svelte sets inline styles.
constexpr std::string_view content_security_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

beast::string_view to_beast(std::string_view text) { return {text.data(), text.size()}; }
std::string_view from_beast(beast::string_view text) { return {text.data(), text.size()}; }

Response make(http::status status, std::string_view type, std::string_view body, bool keep_alive) {
  Response response{status, 11};
  response.set(http::field::content_type, to_beast(type));
  response.set("Content-Security-Policy", to_beast(content_security_policy));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set(http::field::cache_control, "no-cache");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.body() = {body.data(), body.size()};
  response.content_length(body.size());
  response.keep_alive(keep_alive);
  return response;
}

Response text(http::status status, std::string_view body, bool keep_alive) {
  return make(status, "text/plain; charset=utf-8", body, keep_alive);
}

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

Response send(const Request& request, const Asset& asset) {
  const bool zipped = !asset.gzip.empty() && accepts_gzip(request);
  Response response = make(http::status::ok, asset.type, zipped ? asset.gzip : asset.plain, request.keep_alive());
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
  return response;
}

Response choose(const Request& request, std::span<const Asset> assets) {
  const std::string_view target = from_beast(request.target());
  const std::string_view path = target.substr(0, target.find('?'));
  if (path == "/healthz") return text(http::status::ok, "ok\n", request.keep_alive());
  if (const Asset* asset = find(assets, path)) return send(request, *asset);
  return text(http::status::not_found, "There is nothing here.\n", request.keep_alive());
}

}  // namespace

Response refuse(http::status status) {
  return text(status,
              status == http::status::method_not_allowed ? "Only GET and HEAD are answered here.\n"
                                                         : "This request cannot be understood.\n",
              false);
}

Response answer(const Request& request, std::span<const Asset> assets) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    Response response = refuse(http::status::method_not_allowed);
    response.set(http::field::allow, "GET, HEAD");
    return response;
  }
  // A body after GET would be read as the next request.
  if (request.has_content_length() || request.chunked()) return refuse(http::status::bad_request);

  Response response = choose(request, assets);
  if (request.method() == http::verb::head) response.body() = {};  // Content-Length stays
  return response;
}

}  // namespace rattus::server
