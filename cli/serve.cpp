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
  add("--message-burst", limits.message_burst, "messages that one WebSocket may send at once");
  add("--message-rate", limits.message_rate, "and so many a second after it");
  add("--request-burst", limits.request_burst, "requests that one address may send at once");
  add("--request-rate", limits.request_rate, "and so many a second after it");
  add("--guest-burst", limits.guest_burst, "new guests from one address at once");
  add("--guest-rate", limits.guest_rate, "and so many a second after it; 0.05: one in twenty seconds");
  add("--queue-bytes", limits.queue_bytes, "what a slow reader may leave unread before he is cut off");
}

void add_keep(CLI::App& command, server::Keep& keep, const std::shared_ptr<server::ServeOptions>& options) {
  const auto add = [&](const std::string& name, std::chrono::days& value, const std::string& purpose) {
    command
        .add_option_function<unsigned>(
            name, [&value, options](unsigned count) { value = std::chrono::days(count); },
            purpose + " [" + std::to_string(value.count()) + "]")
        ->type_name("DAYS")
        ->check(CLI::Range(1U, 36'500U))
        ->group("What is kept");
  };
  add("--keep-unbegun-tables", keep.unbegun_tables, "a table that never began goes when nothing has happened so long");
  add("--keep-guests", keep.guests, "a guest who has no table is forgotten when he has not been here so long");
  add("--keep-in-lobby", keep.lobby, "a table is listed in the lobby until its host has not been here so long");
}

void add_serve(CLI::App& app) {
  auto* command = subcommand(app, "serve", "Run the game server until interrupted.",
                             "rattus serve --port 9000 --bind 0.0.0.0 --data /var/lib/rattus");
  auto options = std::make_shared<server::ServeOptions>();
  command->add_option("--port", options->port, "port to listen on; 0: any free port")->capture_default_str();
  command->add_option("--bind", options->bind, "address to listen on; 0.0.0.0: all interfaces")->capture_default_str();
  command->add_option("--admin-bind", options->admin_bind, "address for /metrics and /healthz")->capture_default_str();
  command->add_option("--admin-port", options->admin_port,
                      "and their port; 0: any that is free; without it the one after --port");
  command->add_option("--data", options->data,
                      "the folder in which games are kept; without it $XDG_DATA_HOME/rattus or ~/.local/share/rattus");
  command->add_option("--web", options->web, "serve the web client from this folder instead of the built-in one");
  command->add_option("--public-url", options->public_url,
                      "what browsers see when the server stands behind a proxy, like https://rattus.example");
  command->add_flag("--trust-proxy", options->trust_proxy,
                    "believe the proxy's X-Forwarded-For when counting connections of an address");
  command
      ->add_option_function<std::string>(
          "--log", [options](const std::string& kind) { options->json_log = kind == "json"; },
          "how events are written to standard error: text, or json, one object a line")
      ->check(CLI::IsMember({"text", "json"}));
  command->add_flag("--verbose", options->verbose, "also log every request");
  const auto milliseconds = [&](const std::string& name, std::chrono::milliseconds& value, const std::string& purpose) {
    command
        ->add_option_function<unsigned>(
            name, [&value, options](unsigned count) { value = std::chrono::milliseconds(count); },
            purpose + " [" + std::to_string(value.count()) + "]")
        ->type_name("MS");
  };
  milliseconds("--beat", options->pace.beat,
               "a computer player's choice leaves this long after he was asked; 0: at once");
  milliseconds("--most-thinking", options->pace.most, "no computer player thinks longer");
  command
      ->add_option("--thinking-threads", options->thinking_threads,
                   "threads for computer players; 0: as many as processors, but one")
      ->capture_default_str();
  add_limits(*command, options->limits);
  add_keep(*command, options->keep, options);
  command->callback([options] { finish(server::serve(*options, game_data(), std::cerr)); });
}

const Registered registered(add_serve);

}  // namespace
}  // namespace rattus::cli
