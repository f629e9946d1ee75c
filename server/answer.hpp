#pragma once
// What is answered to a request, without a connection: a pure function of the header and the assets.
#include <span>

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>

#include "server/asset.hpp"

namespace rattus::server {

/// The body refers to an asset or to a literal, so nothing is copied.
using Response = boost::beast::http::response<boost::beast::http::span_body<const char>>;
using Request = boost::beast::http::request<boost::beast::http::empty_body>;

Response answer(const Request& request, std::span<const Asset> assets);

/// An error after which the connection is closed.
Response refuse(boost::beast::http::status status);

}  // namespace rattus::server
