#include "server/admin.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/own_host.hpp"
#include "server/request.hpp"

namespace rattus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

constexpr unsigned most_connections = 64;
constexpr std::uint32_t header_limit = 8 * 1024;
constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

}  // namespace

Admin::Admin(asio::io_context& context, const ServeOptions& options, ServerWorld& world)
    : context_(&context),
      options_(&options),
      world_(&world),
      acceptor_(listen_at(context, options.admin_bind,
                          options.admin_port.value_or(static_cast<std::uint16_t>(options.port ? options.port + 1 : 0)),
                          "--admin-bind and --admin-port")) {
  asio::co_spawn(context, accept_all(acceptor_, [this](tcp::socket socket) { connected(std::move(socket)); }),
                 asio::detached);
}

void Admin::connected(tcp::socket socket) {
  if (stopping_ || connections_ >= most_connections) return;
  ++connections_;
  asio::co_spawn(*context_, converse(std::move(socket)), [this](const std::exception_ptr&) { --connections_; });
}

asio::awaitable<void> Admin::converse(tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(header_limit);
  for (bool keep_alive = true; keep_alive && !stopping_;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(header_limit);
    stream.expires_after(options_->patience.request);
    const auto [error, size] = co_await http::async_read_header(stream, buffer, parser, as_result);
    if (error) co_return;
    Reply reply = answer_to(parser.get());
    keep_alive = reply.message.keep_alive();
    stream.expires_after(options_->patience.answer);
    const auto [write_error, written] = co_await http::async_write(stream, reply.message, as_result);
    if (write_error) co_return;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

Reply Admin::answer_to(const Request& request) const {
  const bool head = request.method() == http::verb::head;
  if (request.method() != http::verb::get && !head) return refuse(http::status::method_not_allowed);
  if (request.has_content_length() || request.chunked() || !known_coding(request))
    return refuse(http::status::bad_request);
  if (request.count(http::field::host) > 1 ||
      !own_host(from_beast(request[http::field::host]), options_->admin_bind, options_->admin_hosts))
    return plain_reply(
        http::status::misdirected_request,
        "This port answers requests for this machine only: ask for localhost or its address, or name the "
        "host with --admin-host.\n",
        false);
  const std::string_view path = path_of(request);
  Reply reply = plain_reply(http::status::not_found, "Not found. Try /metrics or /healthz.\n", request.keep_alive());
  if (path == "/metrics") {
    reply = owning_reply(http::status::ok, "text/plain; version=0.0.4; charset=utf-8", world_->metrics().text(),
                         request.keep_alive());
  } else if (path == "/healthz") {
    const std::string trouble = world_->health().trouble(world_->now(), options_->patience.health);
    reply = owning_reply(trouble.empty() ? http::status::ok : http::status::service_unavailable,
                         "text/plain; charset=utf-8", (trouble.empty() ? "ok" : trouble) + "\n", request.keep_alive());
  }
  if (head) reply.message.body() = {};
  return reply;
}

void Admin::stop() {
  stopping_ = true;
  beast::error_code ignored;
  acceptor_.close(ignored);
}

}  // namespace rattus::server
