// rattus worker: plays games that rattus selfplay wants on another machine (docs/learning.md).
#include <thread>

#include "cli/command.hpp"
#include "cli/serving/queue.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string queue;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

int run(const Options& options) {
  if (options.queue.empty()) throw Usage("no NATS server: name one with --queue, for example nats://host:4222");
  if (options.threads == 0) throw Usage("--threads must be at least 1");
  refuse_own_data();
  work_for_queue(options.queue, options.threads);
  return 0;
}

void add_worker(CLI::App& app) {
  auto* command =
      subcommand(app, "worker", "Play games for rattus selfplay, on this machine or another, until stopped.",
                 "rattus worker --queue nats://host:4222");
  auto options = std::make_shared<Options>();
  command->add_option("--queue", options->queue, "NATS server from which to take games");
  command->add_option("--threads", options->threads, "games to run in parallel (default: one per core)");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_worker);

}  // namespace
}  // namespace rattus::cli
