// The program `rattus`: one subcommand for each file beside this one.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <iostream>
#include <vector>

#include "cli/command.hpp"
#include "cli/output_file.hpp"

namespace rattus::cli {
namespace {

std::vector<void (*)(CLI::App&)>& commands() {
  static std::vector<void (*)(CLI::App&)> list;
  return list;
}

int status = 0;
std::string data_folder;

/// What is wrong with the words typed, and what could be typed instead.
std::string reason(const CLI::App& app, const CLI::ParseError& error) {
  if (!app.get_subcommands().empty()) return error.what();
  std::string list;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    list += (list.empty() ? "" : ", ") + command->get_name();
  const auto rest = app.remaining();
  return (rest.empty() ? std::string("no command given") : "there is no command \"" + rest.front() + "\"") +
         "; the commands are " + list;
}

/// Unknown words are mistakes of the person who typed them; --help is none.
int report(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  std::cerr << "rattus: " << reason(app, error) << "\n";
  std::string named;
  for (auto next = app.get_subcommands(); !next.empty(); next = next.front()->get_subcommands())
    named += next.front()->get_name() + " ";
  std::cerr << "See: rattus " << named << "--help\n";
  return usage_status;
}

}  // namespace

Registered::Registered(void (*add)(CLI::App&)) { commands().push_back(add); }

CLI::App* subcommand(CLI::App& app, const std::string& name, const std::string& purpose, const std::string& example) {
  CLI::App* command = app.add_subcommand(name, purpose);
  command->footer("Example:\n  " + example);
  return command;
}

void finish(int value) { status = value; }

void refuse_own_data() {
  if (!data_folder.empty()) throw Usage("--data: other machines play with the built-in data: leave it out");
}

namespace {

codec::GameData read_data() {
  if (!data_folder.empty() && !std::filesystem::is_directory(data_folder))
    throw Usage("--data " + data_folder + ": there is no such folder");
  auto read = data_folder.empty() ? codec::read_game_data() : codec::read_game_data(data_folder);
  if (const auto* faults = std::get_if<std::vector<codec::DataFault>>(&read)) {
    std::string message = "the data files are not valid:";
    for (const auto& fault : *faults) message += "\n  " + fault.file + ": " + fault.entry + ": " + fault.reason;
    throw Usage(message);
  }
  return std::move(std::get<codec::GameData>(read));
}

}  // namespace

const codec::GameData& game_data() {
  // Read once, whichever of several threads is the first to ask.
  static const codec::GameData data = read_data();
  return data;
}

namespace {

int run_command(CLI::App& app, int argc, char** argv) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return report(app, error);
  }
  return status;
}

int run(int argc, char** argv) {
  CLI::App app("Rattus: play the board game, settle rules questions, run computer players.", "rattus");
  app.require_subcommand(1);
  app.footer("For one command: rattus COMMAND --help");
  app.add_option("--data", data_folder, "folder with your own boards, tokens, cards and texts (see data/)");
  app.fallthrough();
  for (const auto add : commands()) add(app);
  std::signal(SIGXFSZ, SIG_IGN);  // a limit of file size is a fault of writing, as a full disk is
  try {
    const int ended = run_command(app, argc, argv);
    check_output();
    return ended;
  } catch (const Usage& error) {
    std::cerr << "rattus: " << error.what() << "\n";
    return usage_status;
  }
}

}  // namespace
}  // namespace rattus::cli

constexpr int failed_status = 70;  ///< no other status of a command: sysexits.h calls it EX_SOFTWARE

int main(int argc, char** argv) try { return rattus::cli::run(argc, argv); } catch (const std::exception& error) {
  // Nobody has said what to do about it (no memory is left, say): the reason, and no crash.
  std::fprintf(stderr, "rattus: %s\n", error.what());
  return failed_status;
}
