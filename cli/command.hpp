#pragma once
// How a subcommand of `rattus` is written: one file in cli/ with a hook and one line that registers it.
//
//   namespace {
//   void add_example(CLI::App& app) {
//     auto* command = cli::subcommand(app, "example", "Shows how it is done.", "rattus example --players 3");
//     auto options = std::make_shared<Options>();
//     command->add_option("--players", options->players, "...");
//     command->callback([options] { cli::finish(run(*options)); });
//   }
//   const cli::Registered registered(add_example);
//   }
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>

#include "codec/game_data.hpp"

namespace rattus::cli {

/// Thrown by a command for unknown or contradictory input, with a message that says what to do. Exit status 2.
struct Usage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr int usage_status = 2;

/// Adds a subcommand with the example that its --help shows.
CLI::App* subcommand(CLI::App& app, const std::string& name, const std::string& purpose, const std::string& example);

/// The exit status of the program, once the command's callback returns.
void finish(int status);

/// The tables and texts in force: those in the program, or the folder of `--data`. Throws Usage with every fault.
const codec::GameData& game_data();
/// Usage if they are those of a folder: other machines play with those in the program.
void refuse_own_data();

/// Put at namespace scope in a command's file; `rattus --help` lists commands by name.
struct Registered {
  explicit Registered(void (*add)(CLI::App&));
};

}  // namespace rattus::cli
