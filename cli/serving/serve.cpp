// rattus serve: the game for browsers and programs, with tables that survive a crash.
#include "server/serve.hpp"

#include <iostream>
#include <memory>

#include "cli/command.hpp"

namespace rattus::cli {
namespace {

void add_limits(CLI::App& command, server::Limits& limits) {
  const auto add = [&](const std::string& name, auto& value, const std::string& purpose) {
    command.add_option(name, value, purpose)->capture_default_str()->check(CLI::PositiveNumber)->group("Limits");
  };
  add("--max-connections", limits.connections, "connections in all");
  add("--connections-per-address", limits.connections_per_address, "connections from one address at a time");
  add("--tables-per-guest", limits.tables_per_guest, "unfinished tables that one guest may have opened");
  add("--message-burst", limits.message_burst, "messages that one WebSocket may send in a burst");
  add("--message-rate", limits.message_rate, "messages per second after the burst");
  add("--request-burst", limits.request_burst, "requests that one address may send in a burst");
  add("--request-rate", limits.request_rate, "requests per second after the burst");
  add("--guest-burst", limits.guest_burst, "new guests from one address in a burst");
  add("--guest-rate", limits.guest_rate, "new guests per second after the burst; 0.05: one in 20 seconds");
  add("--queue-bytes", limits.queue_bytes, "unread data after which a slow connection is closed");
}

void add_keep(CLI::App& command, server::Keep& keep, const std::shared_ptr<server::ServeOptions>& options) {
  const auto add = [&](const std::string& name, std::chrono::days& value, const std::string& purpose) {
    command
        .add_option_function<unsigned>(
            name, [&value, options](unsigned count) { value = std::chrono::days(count); },
            purpose + " [" + std::to_string(value.count()) + "]")
        ->type_name("DAYS")
        ->check(CLI::Range(1U, 36'500U))
        ->group("Storage");
  };
  add("--keep-unbegun-tables", keep.unbegun_tables,
      "a table that has not started is removed after this long without activity");
  add("--keep-guests", keep.guests, "a guest without a table is forgotten after this long without a visit");
  add("--keep-in-lobby", keep.lobby, "a table leaves the lobby after this long without a visit of its host");
}

void add_serve(CLI::App& app) {
  auto* command = subcommand(app, "serve", "Run the game server until interrupted.",
                             "rattus serve --port 9000 --bind 0.0.0.0 --data /var/lib/rattus");
  auto options = std::make_shared<server::ServeOptions>();
  command->add_option("--port", options->port, "port to listen on; 0: any free port")->capture_default_str();
  command->add_option("--bind", options->bind, "address to listen on; 0.0.0.0: all interfaces")->capture_default_str();
  command->add_option("--admin-bind", options->admin_bind, "address for /metrics and /healthz")->capture_default_str();
  command->add_option("--admin-port", options->admin_port,
                      "port for /metrics and /healthz; 0: any free port (default: the one after --port)");
  command->add_option("--admin-host", options->admin_hosts,
                      "name by which other machines ask for /metrics and /healthz; give it again for more");
  command->add_option("--data", options->data,
                      "folder in which games are stored (default: $XDG_DATA_HOME/rattus or ~/.local/share/rattus)");
  command->add_option("--web", options->web, "serve the web client from this folder instead of the built-in one");
  command->add_option(
      "--public-url", options->public_url,
      "address that browsers use when the server is behind a proxy, for example https://rattus.example");
  command
      ->add_option("--store", options->store,
                   "keep games in a PostgreSQL database, which several servers may share, instead of a folder: "
                   "postgresql://rattus@host/rattus")
      ->type_name("URL");
  command
      ->add_option("--bus", options->bus,
                   "NATS server by which servers that share a database hear of each other at once: nats://host:4222")
      ->type_name("URL");
  command->add_flag("--workers", options->workers,
                    "ask rattus work, by way of --bus, for the choices of computer players");
  command
      ->add_option("--base-path", options->base_path,
                   "path of the site below which the server is, for example /games/rattus/; a proxy passes it on "
                   "unchanged (default: that of --public-url)")
      ->type_name("PATH");
  command->add_flag("--trust-proxy", options->trust_proxy,
                    "trust the proxy's X-Forwarded-For when counting connections of an address");
  command
      ->add_option_function<std::string>(
          "--log", [options](const std::string& kind) { options->json_log = kind == "json"; },
          "format of the log on standard error: text, or json (one object per line)")
      ->check(CLI::IsMember({"text", "json"}));
  command->add_flag("--verbose", options->verbose, "also log every request");
  const auto milliseconds = [&](const std::string& name, std::chrono::milliseconds& value, const std::string& purpose) {
    command
        ->add_option_function<unsigned>(
            name, [&value, options](unsigned count) { value = std::chrono::milliseconds(count); },
            purpose + " [" + std::to_string(value.count()) + "]")
        ->type_name("MS");
  };
  command
      ->add_option_function<unsigned>(
          "--ping", [options](unsigned count) { options->patience.silence = 2 * std::chrono::seconds(count); },
          "time after which a silent WebSocket is asked whether it is still there; shorter than a proxy waits [45]")
      ->type_name("SECONDS")
      ->check(CLI::Range(1U, 3'600U));
  milliseconds("--beat", options->pace.beat, "time before a computer player's choice is sent; 0: at once");
  milliseconds("--most-thinking", options->pace.most, "longest thinking time of a computer player");
  command
      ->add_option("--room-threads", options->room_threads,
                   "threads for games and those who look at them; 0: as many as processors")
      ->check(CLI::Range(0U, 256U))
      ->capture_default_str();
  command
      ->add_option("--thinking-threads", options->thinking_threads,
                   "threads for computer players; 0: one fewer than processors")
      ->capture_default_str();
  add_limits(*command, options->limits);
  add_keep(*command, options->keep, options);
  command->callback([options] { finish(server::serve(*options, game_data(), std::cerr)); });
}

const Registered registered(add_serve);

}  // namespace
}  // namespace rattus::cli
