// rattus serve: serves the web client from the program itself.
#include <iostream>
#include <memory>

#include "cli/command.hpp"
#include "server/serve.hpp"

namespace rattus::cli {
namespace {

void add_serve(CLI::App& app) {
  auto* command = subcommand(app, "serve", "Serves the game to browsers until it is interrupted.",
                             "rattus serve --port 9000 --bind 0.0.0.0");
  auto options = std::make_shared<server::ServeOptions>();
  command->add_option("--port", options->port, "the port to listen at; 0: any that is free")->capture_default_str();
  command->add_option("--bind", options->bind, "the address to listen at; 0.0.0.0: all of this machine")->capture_default_str();
  command->callback([options] { finish(server::serve(*options, std::cerr)); });
}

const Registered registered(add_serve);

}  // namespace
}  // namespace rattus::cli
