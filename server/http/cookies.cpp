#include "server/http/cookies.hpp"

#include <algorithm>

namespace rattus::server {
namespace {

constexpr std::size_t secret_length = 64;
/// Each is a question to the store.
constexpr std::size_t most_cookies = 12, most_keys = 4;
constexpr std::string_view any_name = "rattus", host_prefix = "__Host-", secure_prefix = "__Secure-";

bool is_secret(std::string_view text) {
  return text.size() == secret_length && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Takes off what stands before `mark`, without blanks around it.
std::string_view next(std::string_view& list, char mark) {
  std::string_view one = list.substr(0, list.find(mark));
  list.remove_prefix(std::min(one.size() + 1, list.size()));
  one.remove_prefix(std::min(one.find_first_not_of(" \t"), one.size()));
  return one.substr(0, one.find_last_not_of(" \t") + 1);
}

void add(std::vector<std::string>& to, std::string_view secret, std::size_t most) {
  if (to.size() < most && std::find(to.begin(), to.end(), secret) == to.end()) to.emplace_back(secret);
}

}  // namespace

std::string cookie_name(std::string_view public_url, std::string_view base, std::uint16_t port) {
  const std::string name(any_name);
  if (public_url.empty()) return name + "-" + std::to_string(port);
  const bool safe = public_url.starts_with("https:");
  std::string_view host = public_url.substr(std::min(public_url.find("//") + 2, public_url.size()));
  host = host.substr(0, host.find('/'));
  const std::size_t colon = host.rfind(':');
  const bool named = colon != std::string_view::npos && host.find(']', colon) == std::string_view::npos;
  const std::string_view prefix = !safe ? "" : base == "/" ? host_prefix : secure_prefix;
  return std::string(prefix) + name + "-" + (named ? std::string(host.substr(colon + 1)) : safe ? "443" : "80");
}

std::string set_cookie(const Cookie& cookie, std::string_view secret) {
  std::string text = cookie.name + "=";
  text.append(secret).append("; Path=").append(cookie.path).append("; Max-Age=31536000; HttpOnly; SameSite=Lax");
  return text.starts_with("__") ? text + "; Secure" : text;
}

bool Claims::is_own(std::string_view secret) const {
  const auto end = secrets.begin() + static_cast<std::ptrdiff_t>(own);
  return std::find(secrets.begin(), end, secret) != end;
}

Claims claims_of(const Request& request, std::string_view name) {
  std::vector<std::string> own, others, keys;
  const auto [first, end] = request.equal_range(http::field::cookie);
  for (auto line = first; line != end; ++line)
    for (std::string_view list = from_beast(line->value()); !list.empty();) {
      std::string_view secret = next(list, ';');
      std::string_view called = next(secret, '=');
      if (!is_secret(secret)) continue;
      if (called == name) {
        add(own, secret, most_cookies);
        continue;
      }
      for (const std::string_view prefix : {host_prefix, secure_prefix})
        if (called.starts_with(prefix)) called.remove_prefix(prefix.size());
      if (called.starts_with(any_name)) add(others, secret, most_cookies);
    }
  const auto [key, last] = request.equal_range("Rattus-Key");
  for (auto line = key; line != last; ++line)
    for (std::string_view list = from_beast(line->value()); !list.empty();)
      if (const std::string_view secret = next(list, ','); is_secret(secret)) add(keys, secret, most_keys);

  Claims claims{std::move(own), 0};
  claims.own = claims.secrets.size();
  for (const std::string& secret : others) add(claims.secrets, secret, most_cookies + claims.own);
  for (const std::string& secret : keys) add(claims.secrets, secret, most_cookies + claims.own + most_keys);
  return claims;
}

}  // namespace rattus::server
