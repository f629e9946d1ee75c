// rattus work: thinks for the computer players of servers that share a database.
#include "server/thinking/work.hpp"

#include <csignal>
#include <iostream>
#include <thread>

#include "cli/command.hpp"
#include "server/store/whole.hpp"

namespace rattus::cli {
namespace {

std::atomic<bool> stopping{false};

/// The first signal lets what is in hand come to its end, a second one does not.
void stop(int signal) {
  stopping = true;
  std::signal(signal, SIG_DFL);
}

int run(const server::WorkOptions& options) {
  if (!server::is_database(options.store))
    throw Usage("no database: name the one of the servers with --store postgresql://...");
  if (options.bus.empty()) throw Usage("no NATS server: name the one of the servers with --bus nats://host:4222");
  const auto& data = game_data();
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
  const auto why = server::work(options, data, stopping, std::cerr);
  if (why) std::cerr << "rattus: " << *why << "\n";
  return why ? 1 : 0;
}

void add_work(CLI::App& app) {
  auto* command = subcommand(app, "work", "Think for the computer players of rattus serve --workers, until stopped.",
                             "rattus work --store postgresql://rattus@host/rattus --bus nats://host:4222");
  auto options = std::make_shared<server::WorkOptions>();
  options->threads = std::max(1U, std::thread::hardware_concurrency());
  command->add_option("--store", options->store, "database of the servers")->type_name("URL");
  command->add_option("--bus", options->bus, "NATS server of the servers, with JetStream")->type_name("URL");
  command->add_option("--threads", options->threads, "thoughts at a time (default: one per core)")
      ->check(CLI::Range(1U, 1'024U));
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_work);

}  // namespace
}  // namespace rattus::cli
