#pragma once
// What is for whoever runs the server, on a port of its own: /metrics and /healthz. The store is asked for neither.
#include <functional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/http/answer.hpp"
#include "server/http/listening.hpp"
#include "server/serve.hpp"

namespace rattus::server {

/// Lives on the thread that runs the context. Throws CannotListen from its constructor.
class Admin {
 public:
  /// What is asked of the server.
  struct Asked {
    std::function<boost::asio::awaitable<std::string>()> metrics;
    /// Why the server is not well; empty: it is.
    std::function<std::string()> trouble;
  };
  Admin(boost::asio::io_context& context, const ServeOptions& options, Asked asked);

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  [[nodiscard]] std::string address() const { return url_of(acceptor_.local_endpoint()); }
  /// Takes nothing new.
  void stop();

 private:
  using tcp = boost::asio::ip::tcp;
  void connected(tcp::socket socket);
  boost::asio::awaitable<void> converse(tcp::socket socket);
  boost::asio::awaitable<Reply> answer_to(const Request& request) const;
  boost::asio::awaitable<Reply> page(std::string_view path, bool keep_alive) const;

  boost::asio::io_context* context_;
  const ServeOptions* options_;
  Asked asked_;
  tcp::acceptor acceptor_;
  unsigned connections_ = 0;
  bool stopping_ = false;
};

}  // namespace rattus::server
