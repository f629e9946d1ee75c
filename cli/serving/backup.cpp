// rattus backup: a copy of the games that a server keeps, beside the server or without one.
#include "server/sqlite/backup.hpp"

#include <chrono>
#include <csignal>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "cli/command.hpp"

namespace rattus::cli {
namespace {

volatile std::sig_atomic_t stopped = 0;

int back_up(const std::string& folder, const std::string& file) {
  std::signal(SIGINT, [](int) { stopped = 1; });
  std::signal(SIGTERM, [](int) { stopped = 1; });
  std::cerr << "Copying the games of " << folder << " ...\n";
  const auto begun = std::chrono::steady_clock::now();
  const auto made = server::back_up(folder, file, [] { return stopped != 0; });
  if (const auto* why = std::get_if<std::string>(&made)) {
    std::cerr << "rattus: " << *why << "\n";
    return 1;
  }
  const auto& copy = std::get<server::Backup>(made);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  std::ostringstream line;
  line << std::fixed << std::setprecision(1) << file << " is complete: " << copy.entries << " entries of "
       << copy.tables << " tables, " << static_cast<double>(copy.bytes) / 1e6 << " MB, made and checked in " << seconds
       << " seconds";
  std::cout << line.str() << "\n";
  return 0;
}

void add_backup(CLI::App& app) {
  struct Options {
    std::string folder, file;
  };
  auto* command = subcommand(app, "backup",
                             "Copy the games of a server into one file. The server may keep running. Nothing is "
                             "overwritten.",
                             "rattus backup /var/lib/rattus /backup/rattus-monday.sqlite");
  auto options = std::make_shared<Options>();
  command->add_option("DIR", options->folder, "the server's --data folder")->required();
  command->add_option("FILE", options->file, "the file to write; it must not exist yet")->required();
  command->callback([options] { finish(back_up(options->folder, options->file)); });
}

const Registered registered(add_backup);

}  // namespace
}  // namespace rattus::cli
