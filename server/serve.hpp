#pragma once
// `rattus serve`: what the command line needs to know of the server.
#include <cstdint>
#include <iosfwd>
#include <string>

namespace rattus::server {

struct ServeOptions {
  std::string bind = "127.0.0.1";
  std::uint16_t port = 8347;  ///< 0: any free port
};

/// Serves the embedded web client until SIGINT or SIGTERM; returns the exit status. The address, and the
/// reason if it cannot listen, go to `log`.
int serve(const ServeOptions& options, std::ostream& log);

}  // namespace rattus::server
