#include "server/admin/admin.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/http/own_host.hpp"
#include "server/http/request.hpp"

namespace rattus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

constexpr unsigned most_connections = 64;
constexpr std::uint32_t header_limit = 8 * 1024;
constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

}  // namespace

Admin::Admin(asio::io_context& context, const ServeOptions& options, Asked asked)
    : context_(&context),
      options_(&options),
      asked_(std::move(asked)),
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
    auto answering = answer_to(parser.get());
    Reply reply = co_await std::move(answering);
    keep_alive = reply.message.keep_alive();
    stream.expires_after(options_->patience.answer);
    const auto [write_error, written] = co_await http::async_write(stream, reply.message, as_result);
    if (write_error) co_return;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<Reply> Admin::answer_to(const Request& request) const {
  const bool head = request.method() == http::verb::head;
  if (request.method() != http::verb::get && !head) co_return refuse(http::status::method_not_allowed);
  if (request.has_content_length() || request.chunked() || !known_coding(request))
    co_return refuse(http::status::bad_request);
  if (request.count(http::field::host) > 1 ||
      !own_host(from_beast(request[http::field::host]), options_->admin_bind, options_->admin_hosts))
    co_return plain_reply(
        http::status::misdirected_request,
        "This port answers requests for this machine only: ask for localhost or its address, or name the "
        "host with --admin-host.\n",
        false);
  const std::string_view path = path_of(request);
  auto finding = page(path, request.keep_alive());
  Reply reply = co_await std::move(finding);
  if (head) reply.message.body() = {};
  co_return reply;
}

asio::awaitable<Reply> Admin::page(std::string_view path, bool keep_alive) const {
  if (path == "/metrics") {
    auto asking = asked_.metrics();
    const std::string text = co_await std::move(asking);
    co_return owning_reply(http::status::ok, "text/plain; version=0.0.4; charset=utf-8", text, keep_alive);
  }
  if (path == "/healthz") {
    const std::string trouble = asked_.trouble();
    co_return owning_reply(trouble.empty() ? http::status::ok : http::status::service_unavailable,
                           "text/plain; charset=utf-8", (trouble.empty() ? "ok" : trouble) + "\n", keep_alive);
  }
  co_return plain_reply(http::status::not_found, "Not found. Try /metrics or /healthz.\n", keep_alive);
}

void Admin::stop() {
  stopping_ = true;
  beast::error_code ignored;
  acceptor_.close(ignored);
}

}  // namespace rattus::server
