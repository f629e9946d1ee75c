#pragma once
// Interface for subcommands of `rattus`: each is one file in cli/ with a function that adds it and a line that
// registers it. No other file needs to name the command.
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

/// Thrown by a command if its input is unknown or contradictory. The message says what to do; the program ends with
/// `usage_status`.
struct Usage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr int usage_status = 2;

/// Adds a subcommand; its --help ends with `example`, a complete command line.
CLI::App* subcommand(CLI::App& app, const std::string& name, const std::string& purpose, const std::string& example);

/// Sets the exit status of the program; takes effect when the command's callback returns.
void finish(int status);

/// Tables and texts from the folder given with `--data`, else those built into the program; read at the first call.
/// Throws Usage with every fault if they cannot be used.
const codec::GameData& game_data();
/// Throws Usage if `--data` was given. For commands that use other machines, which have only the built-in data.
void refuse_own_data();

/// Registers a command; define one at namespace scope in the command's file.
struct Registered {
  explicit Registered(void (*add)(CLI::App&));
};

}  // namespace rattus::cli
