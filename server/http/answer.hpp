#pragma once
// The files of the web client: what is answered to a request, without a connection; a pure function of the header and
// the assets.
#include <span>

#include <boost/beast/http/empty_body.hpp>

#include "server/http/asset.hpp"
#include "server/http/reply.hpp"

namespace rattus::server {

using Request = http::request<http::empty_body>;

/// The part of a request's target before the query.
std::string_view path_of(const Request& request);

/// Files by `path`, that of the request below the server's base; the client's own addresses (a table, the lobby) get
/// the page, which finds its way by itself.
Reply answer(const Request& request, std::string_view path, std::span<const Asset> assets);

/// An error after which the connection is closed.
Reply refuse(http::status status);

}  // namespace rattus::server
