#include "server/http/reply.hpp"

#include <ctime>
#include <string>
#include <utility>

namespace rattus::server {
namespace {

// Everything comes from this server; WebAssembly may be compiled; Svelte sets inline styles.
constexpr std::string_view content_security_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

}  // namespace

/// As RFC 9110, 5.6.7 has it, whatever the locale.
std::string http_date(std::time_t time) {
  static constexpr const char* days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                           "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::tm utc{};
  ::gmtime_r(&time, &utc);
  const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return std::string(days[utc.tm_wday]) + ", " + two(utc.tm_mday) + " " + months[utc.tm_mon] + " " +
         std::to_string(1900 + utc.tm_year) + " " + two(utc.tm_hour) + ":" + two(utc.tm_min) + ":" + two(utc.tm_sec) +
         " GMT";
}

std::string http_date_now() { return http_date(std::time(nullptr)); }

Reply reply_with(http::status status, std::string_view type, std::string_view body, bool keep_alive) {
  Reply reply{{status, 11}};
  auto& message = reply.message;
  message.set(http::field::date, http_date_now());
  message.set(http::field::content_type, to_beast(type));
  message.set("Content-Security-Policy", to_beast(content_security_policy));
  message.set("X-Content-Type-Options", "nosniff");
  message.set("Referrer-Policy", "no-referrer");
  message.set(http::field::cache_control, "no-cache");
  message.set("Cross-Origin-Opener-Policy", "same-origin");
  message.set("Cross-Origin-Resource-Policy", "same-origin");
  message.body() = {body.data(), body.size()};
  message.content_length(body.size());
  message.keep_alive(keep_alive);
  return reply;
}

Reply plain_reply(http::status status, std::string_view sentence, bool keep_alive) {
  return reply_with(status, "text/plain; charset=utf-8", sentence, keep_alive);
}

Reply owning_reply(http::status status, std::string_view type, std::string body, bool keep_alive) {
  auto text = std::make_shared<const std::string>(std::move(body));
  Reply reply = reply_with(status, type, *text, keep_alive);
  reply.text = std::move(text);
  return reply;
}

Reply json_reply(http::status status, std::string json, bool keep_alive) {
  Reply reply = owning_reply(status, "application/json", std::move(json), keep_alive);
  reply.message.set(http::field::cache_control, "no-store");
  return reply;
}

}  // namespace rattus::server
