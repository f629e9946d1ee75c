#pragma once
// Answers to HTTP requests. All carry the security headers.
#include <memory>
#include <string>
#include <string_view>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>

namespace rattus::server {

namespace http = boost::beast::http;

/// The body refers to an asset, to a literal or to `text`, so nothing is copied.
struct Reply {
  http::response<http::span_body<const char>> message;
  std::shared_ptr<const std::string> text{};
};

/// `body` must stay; `keep_alive` says whether the connection may go on.
Reply reply_with(http::status status, std::string_view type, std::string_view body, bool keep_alive);
/// A sentence for people; it must stay.
Reply plain_reply(http::status status, std::string_view sentence, bool keep_alive);
/// Owns its body.
Reply owning_reply(http::status status, std::string_view type, std::string body, bool keep_alive);
/// JSON, which nobody may keep.
Reply json_reply(http::status status, std::string json, bool keep_alive);

/// Now, as the field Date has it.
std::string http_date_now();

/// The library's strings and the standard's.
inline boost::beast::string_view to_beast(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view from_beast(boost::beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace rattus::server
