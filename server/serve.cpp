#include "server/serve.hpp"

#include <csignal>
#include <ostream>

#include <boost/asio/signal_set.hpp>

#include "server/asset.hpp"
#include "server/http_server.hpp"

namespace rattus::server {

int serve(const ServeOptions& options, std::ostream& log) try {
  boost::asio::io_context context(1);
  HttpServer server(context, options, embedded_assets());
  log << "Rattus is at " << server.address() << '\n' << std::flush;

  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](boost::system::error_code, int) { context.stop(); });
  context.run();
  return 0;
} catch (const boost::system::system_error& error) {
  log << "cannot listen on " << options.bind << " port " << options.port << ": " << error.code().message()
      << "; choose another with --bind and --port\n";
  return 1;
}

}  // namespace rattus::server
