// rattus catalogue: what the games ask and tell, and their house rules, as the engine declares them.
#include "codec/catalogue.hpp"

#include <iostream>

#include "cli/command.hpp"

namespace rattus::cli {
namespace {

void add_catalogue(CLI::App& app) {
  auto* command = subcommand(app, "catalogue", "Print the decisions, events and house rules of both games as JSON.",
                             "rattus catalogue");
  command->callback([] {
    std::cout << codec::catalogue_json(game_data()).dump(1) << "\n";
    finish(0);
  });
}

const Registered registered(add_catalogue);

}  // namespace
}  // namespace rattus::cli
