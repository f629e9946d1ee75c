// In place of the queue where libnats-dev was not there when the program was built.
#include "cli/command.hpp"
#include "cli/serving/queue.hpp"

namespace rattus::cli {
namespace {

[[noreturn]] void refuse() {
  throw Usage("--queue: this program was built without NATS: install libnats-dev (Debian) and build it again");
}

}  // namespace

void play_by_queue(const std::string&, const Wanted&, const std::function<void(const KeptGame&)>&) { refuse(); }

void work_for_queue(const std::string&, unsigned) { refuse(); }

}  // namespace rattus::cli
