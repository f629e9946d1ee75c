#include "server/server.hpp"

#include <chrono>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "codec/lobby.hpp"
#include "server/origin.hpp"

namespace rattus::server {

namespace beast = boost::beast;

namespace {

// Enough for every browser; small enough that idle or hostile peers cost little.
constexpr std::uint32_t header_limit = 16 * 1024;
constexpr std::uint64_t body_limit = 16 * 1024;
constexpr auto accept_pause = std::chrono::milliseconds(100);
constexpr auto stop_step = std::chrono::milliseconds(5);

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

/// The table of "/tables/ID/play"; empty for other paths.
std::string table_to_play(std::string_view path) {
  constexpr std::string_view before = "/tables/", after = "/play";
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return {};
  path.remove_prefix(before.size());
  path.remove_suffix(after.size());
  const bool good =
      path.size() <= 64 && path.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
  return good ? std::string(path) : std::string();
}

Reply error_reply(http::status status, std::string_view code, std::string_view reason) {
  return json_reply(status, codec::refused_message(code, reason).dump(), false);
}

}  // namespace

struct Server::Connection {
  explicit Connection(tcp::socket socket) : stream(std::move(socket)) {}

  beast::tcp_stream stream;
  beast::flat_buffer buffer{header_limit};
  std::string address;  ///< of the other end
  bool welcome = true;  ///< false: there are too many from there
  bool upgraded = false;
  std::optional<http::request_parser<http::empty_body>> parser;
  [[nodiscard]] const Request& request() const { return parser->get(); }
};

Server::Server(asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
               std::span<const Asset> assets, std::unique_ptr<Store> store, Log& log)
    : context_(&context),
      options_(options),
      assets_(assets),
      log_(&log),
      world_(context, options, data, std::move(store), log),
      hall_(world_),
      guests_(world_),
      addresses_(options_.limits),
      api_(world_, hall_, guests_, addresses_, options_),
      acceptor_(context, tcp::endpoint(asio::ip::make_address(options.bind), options.port)) {
  asio::co_spawn(context, accept(), asio::detached);
  asio::co_spawn(context, sweep(), asio::detached);
}

std::string Server::address() const {
  const tcp::endpoint endpoint = acceptor_.local_endpoint();
  const std::string host = endpoint.address().to_string();
  const bool v6 = endpoint.address().is_v6();
  return "http://" + (v6 ? "[" + host + "]" : host) + ":" + std::to_string(endpoint.port());
}

asio::awaitable<void> Server::accept() {
  for (;;) {
    auto [error, socket] = co_await acceptor_.async_accept(as_result);
    if (stopping_ || error == asio::error::operation_aborted) co_return;
    if (error) {  // out of descriptors, most likely: let some connections end
      asio::steady_timer pause(*context_, accept_pause);
      co_await pause.async_wait(asio::use_awaitable);
      continue;
    }
    if (world_.metrics().connections < options_.limits.connections) connected(std::move(socket));
  }
}

void Server::connected(tcp::socket socket) {
  beast::error_code gone;
  const auto endpoint = socket.remote_endpoint(gone);
  if (gone) return;
  auto connection = std::make_unique<Connection>(std::move(socket));
  connection->address = counted_address(endpoint.address().to_string());
  // Behind a proxy all come from one address; sockets are counted when they say where they come from.
  const bool counted = !options_.trust_proxy;
  connection->welcome = !counted || addresses_.connect(connection->address);
  ++world_.metrics().connections;
  Connection& kept = *connection;
  asio::co_spawn(*context_, converse(kept),
                 [this, counted, connection = std::move(connection)](const std::exception_ptr&) {
                   if (connection->upgraded) return;  // counted as long as the WebSocket lasts
                   --world_.metrics().connections;
                   if (counted && connection->welcome) addresses_.disconnect(connection->address);
                 });
}

asio::awaitable<void> Server::converse(Connection& connection) {
  auto& stream = connection.stream;
  for (bool keep_alive = true; keep_alive && !stopping_;) {
    connection.parser.emplace();
    connection.parser->header_limit(header_limit);
    stream.expires_after(options_.patience.request);
    const auto [error, size] =
        co_await http::async_read_header(stream, connection.buffer, *connection.parser, as_result);
    if (error && error.category() != http::make_error_code(http::error::end_of_stream).category())
      co_return;  // gone, or too slow
    if (error == http::error::end_of_stream || error == http::error::partial_message) break;

    ++answering_;
    std::optional<Reply> reply;
    if (error)
      reply = refuse(error == http::error::header_limit ? http::status::request_header_fields_too_large
                                                        : http::status::bad_request);
    else if (!connection.welcome)
      reply = refuse(http::status::too_many_requests);
    else if (const std::string table = table_to_play(path_of(connection.request())); !table.empty())
      reply = co_await upgrade(connection, table);
    else
      reply = co_await reply_to(connection);
    ++world_.metrics().requests;
    if (!reply) {  // a WebSocket now
      --answering_;
      co_return;
    }
    keep_alive = reply->message.keep_alive();
    stream.expires_after(options_.patience.answer);
    const auto [write_error, written] = co_await http::async_write(stream, reply->message, as_result);
    --answering_;
    if (write_error) co_return;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

std::string Server::address_of(const Connection& connection) const {
  if (!options_.trust_proxy) return connection.address;
  std::string_view list = from_beast(connection.request()["X-Forwarded-For"]);
  // The proxy adds the address that it saw; what stands before it anybody may have written.
  list = list.substr(list.rfind(',') + 1);
  while (list.starts_with(' ')) list.remove_prefix(1);
  while (list.ends_with(' ')) list.remove_suffix(1);
  return list.empty() || list.size() > 64 ? connection.address : counted_address(std::string(list));
}

asio::awaitable<Reply> Server::reply_to(Connection& connection) {
  const bool api = Api::knows(path_of(connection.request()));
  if (log_->details())
    log_->line(Log::Level::detail, "request", "request",
               {{"method", std::string(from_beast(connection.request().method_string()))},
                {"path", std::string(path_of(connection.request()))}});
  if (api) co_return co_await ask_api(connection);
  co_return server::answer(connection.request(), assets_);
}

asio::awaitable<Reply> Server::ask_api(Connection& connection) {
  const Request& request = connection.request();
  const std::uint64_t announced = connection.parser->content_length().value_or(0);
  const bool has_body = announced > 0 || request.chunked();
  Asked asked;
  asked.method = request.method();
  asked.path = path_of(request);
  asked.secret = secret_of(from_beast(request[http::field::cookie]));
  asked.origin = from_beast(request[http::field::origin]);
  asked.host = from_beast(request[http::field::host]);
  asked.content_type = from_beast(request[http::field::content_type]);
  asked.address = address_of(connection);
  asked.keep_alive = request.keep_alive();
  if (has_body && asked.method != http::verb::post) co_return refuse(http::status::bad_request);
  if (announced > body_limit)
    co_return error_reply(http::status::payload_too_large, "too-large", "a request may have 16 KiB at most");
  if (has_body) {
    if (beast::iequals(request[http::field::expect], "100-continue")) {
      static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [error, size] = co_await asio::async_write(connection.stream, asio::buffer(go_on), as_result);
      if (error) co_return refuse(http::status::bad_request);
    }
    http::request_parser<http::string_body> body(std::move(*connection.parser));
    body.body_limit(body_limit);
    connection.stream.expires_after(options_.patience.request);
    --answering_;  // what has not arrived yet does not hold up a stop
    const auto [error, size] = co_await http::async_read(connection.stream, connection.buffer, body, as_result);
    ++answering_;
    if (error == http::error::body_limit)
      co_return error_reply(http::status::payload_too_large, "too-large", "a request may have 16 KiB at most");
    if (error) co_return refuse(http::status::bad_request);  // nobody hears it if time was up: the stream is closed
    asked.body = std::move(body.get().body());
  }
  co_return co_await api_.answer(asked);
}

asio::awaitable<std::optional<Reply>> Server::upgrade(Connection& connection, const std::string& table) {
  const Request& request = connection.request();
  if (!beast::websocket::is_upgrade(request) || connection.buffer.size() > 0)
    co_return error_reply(http::status::upgrade_required, "bad-message", "a WebSocket is opened here");
  if (!same_origin(from_beast(request[http::field::origin]), from_beast(request[http::field::host]),
                   options_.public_url))
    co_return error_reply(http::status::forbidden, "bad-origin", "this page belongs to another server");
  const std::string address = address_of(connection);
  if (const unsigned wait = addresses_.request(address, world_.now()))
    co_return error_reply(http::status::too_many_requests, "too-fast",
                          "too many connections in a short time: try again in " + std::to_string(wait) + " seconds");
  connection.stream.expires_never();
  const std::string secret = secret_of(from_beast(request[http::field::cookie]));
  const auto found = co_await guests_.find(secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) {
    world_.report(*fault);
    co_return error_reply(http::status::service_unavailable, "not-saved", "the server's disk fails: try again later");
  }
  const auto& guest = std::get<std::optional<StoredGuest>>(found);
  if (!guest)
    co_return error_reply(http::status::unauthorized, "no-guest", "GET /api/me first and keep the cookie it gives");
  if (options_.trust_proxy && !addresses_.connect(address)) co_return refuse(http::status::too_many_requests);

  connection.upgraded = true;
  auto socket = std::make_shared<Socket>(connection.stream.release_socket(),
                                         Socket::Context{&world_, &hall_, &guests_, &options_}, guest->id);
  sockets_.insert(socket.get());
  Socket* const kept = socket.get();
  asio::co_spawn(*context_, kept->run(request, table),
                 [this, address, socket = std::move(socket)](const std::exception_ptr&) {
                   sockets_.erase(socket.get());
                   --world_.metrics().connections;
                   addresses_.disconnect(address);
                 });
  co_return std::nullopt;
}

asio::awaitable<void> Server::sweep() {
  for (;;) {
    asio::steady_timer timer(*context_, options_.patience.sweep);
    co_await timer.async_wait(asio::use_awaitable);
    hall_.sweep();
    addresses_.sweep(world_.now());
    for (Socket* socket : sockets_) socket->sweep(world_.now());
  }
}

void Server::stop(std::function<void()> done) {
  if (std::exchange(stopping_, true)) return;
  beast::error_code ignored;
  acceptor_.close(ignored);
  hall_.stop();
  asio::co_spawn(*context_, finish(std::move(done)), asio::detached);
}

asio::awaitable<void> Server::finish(std::function<void()> done) {
  const auto until = std::chrono::steady_clock::now() + options_.patience.stop;
  const auto in_time = [&] { return std::chrono::steady_clock::now() < until; };
  asio::steady_timer timer(*context_);
  while ((!hall_.quiet() || answering_ > 0) && in_time()) {
    timer.expires_after(stop_step);
    co_await timer.async_wait(asio::use_awaitable);
  }
  for (Socket* socket : sockets_) socket->go_away();
  while (!sockets_.empty() && in_time()) {
    for (Socket* socket : sockets_) socket->sweep(world_.now());
    timer.expires_after(stop_step);
    co_await timer.async_wait(asio::use_awaitable);
  }
  done();
}

}  // namespace rattus::server
