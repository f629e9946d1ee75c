#pragma once
// `rattus serve`: what the command line needs to know of the server.
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "codec/game_data.hpp"
#include "server/cluster/rhythm.hpp"
#include "server/limits/limits.hpp"
#include "server/rooms/world.hpp"

namespace rattus::server {

struct ServeOptions {
  std::string bind = "127.0.0.1";
  std::uint16_t port = 8347;                ///< 0: any free port
  std::string admin_bind = "127.0.0.1";     ///< where /metrics and /healthz are
  std::optional<std::uint16_t> admin_port;  ///< 0: any free port; none: the one after `port`
  std::vector<std::string> admin_hosts;     ///< names by which they may be asked for, beside localhost
  std::string data;                         ///< folder of the database; empty: that of data_folder.hpp
  std::string store;                        ///< address of a PostgreSQL database instead: "postgresql://..."
  std::string bus;                          ///< address of NATS: "nats://..."; only with `store`; may be empty
  bool workers = false;                     ///< computer players' choices are asked of workers; only with `bus`
  Rhythm rhythm;                            ///< how servers of one store look after each other
  std::string web;                          ///< folder of the web client; empty: the one inside the program
  std::string base_path = "/";              ///< where on its site the server is; it ends with a slash, too
  std::string public_url;    ///< as browsers see the site, behind a proxy: "https://rattus.example"; may be empty
  bool trust_proxy = false;  ///< X-Forwarded-For says where a request comes from
  bool json_log = false;
  bool verbose = false;           ///< log each request
  unsigned room_threads = 0;      ///< 0: as many as processors
  unsigned thinking_threads = 0;  ///< 0: as many as processors, but one
  Limits limits;
  Keep keep;
  Patience patience;
  Pace pace;
};

/// Serves until SIGINT or SIGTERM; returns the exit status. Events, and the reason if it cannot start, go to `log`.
int serve(ServeOptions options, const codec::GameData& data, std::ostream& log);

}  // namespace rattus::server
