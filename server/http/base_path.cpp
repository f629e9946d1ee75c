#include "server/http/base_path.hpp"

#include <algorithm>

#include "codec/text/sha256.hpp"
#include "server/http/origin.hpp"

namespace rattus::server {
namespace {

constexpr std::string_view root = "/";
constexpr std::string_view allowed = "/-_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

std::string with_slash(std::string_view path) {
  return path.ends_with('/') ? std::string(path) : std::string(path) + "/";
}

/// A page whose links, scripts and styles are at a base.
std::string moved(std::string_view page, std::string_view base) {
  constexpr std::string_view at_root = "=\"/";
  std::string text;
  for (auto at = page.find(at_root); at != std::string_view::npos; at = page.find(at_root)) {
    text.append(page.substr(0, at + 2)).append(base);
    page.remove_prefix(at + at_root.size());
  }
  return text.append(page);
}

}  // namespace

std::string wrong_base_path(std::string_view path) {
  const bool good = path.starts_with('/') && path.find("//") == std::string_view::npos &&
                    path.find_first_not_of(allowed) == std::string_view::npos;
  return good ? "" : "write it like /games/rattus/: a slash first, and only letters, digits, - and _ between slashes";
}

std::string settle_base(std::string& base_path, std::string& public_url) {
  if (const std::string wrong = wrong_base_path(base_path); !wrong.empty())
    return "--base-path " + base_path + ": " + wrong;
  base_path = with_slash(base_path);
  if (public_url.empty()) return {};
  if (const std::string wrong = wrong_public_url(public_url); !wrong.empty())
    return "--public-url " + public_url + ": " + wrong;
  const std::size_t host_end = public_url.find('/', public_url.find("//") + 2);
  if (host_end == std::string::npos) return {};
  const std::string told = with_slash(public_url.substr(host_end));
  if (told == root) return {};
  if (base_path != root && base_path != told)
    return "--public-url " + public_url + " and --base-path " + base_path +
           " name different paths: leave out --base-path, or the path in --public-url";
  base_path = told;
  public_url.resize(host_end);
  return {};
}

std::string_view below(std::string_view base, std::string_view path) {
  if (base == root) return path;
  return path.starts_with(base) ? path.substr(base.size() - 1) : std::string_view();
}

Reply elsewhere(const Request& request, std::string_view base) {
  const std::string place(base);
  const bool goes_on = request.keep_alive() && !request.has_content_length() && !request.chunked();
  Reply reply =
      owning_reply(http::status::not_found, "text/plain; charset=utf-8",
                   "Not found: the game is at " + place + ". A proxy must pass this path on unchanged.\n", goes_on);
  if (with_slash(path_of(request)) == place) {
    const std::string_view target = from_beast(request.target());
    reply.message.result(http::status::permanent_redirect);
    reply.message.set(http::field::location,
                      place + std::string(target.substr(std::min(target.find('?'), target.size()))));
  }
  if (request.method() == http::verb::head) reply.message.body() = {};
  return reply;
}

FilesAt::FilesAt(std::span<const Asset> assets, std::string_view base) : assets_(assets) {
  const auto page =
      std::find_if(assets.begin(), assets.end(), [](const Asset& one) { return one.path == "/index.html"; });
  if (base == root || page == assets.end()) return;
  page_ = moved(page->plain, base);
  tag_ = "\"" + codec::sha256_hex(page_).substr(0, 22) + "\"";
  changed_.assign(assets.begin(), assets.end());
  changed_[static_cast<std::size_t>(page - assets.begin())] = {page->path, page->type, tag_, page_, {}, {}};
  assets_ = changed_;
}

}  // namespace rattus::server
