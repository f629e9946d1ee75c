#include "tests/server/nats_server.hpp"

#include <fstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rattus::server::test {

NatsServer::NatsServer(bool streams, std::string address) : streams_(streams), address_(std::move(address)) { start(); }

void NatsServer::start() {
  const std::string port = port_ == 0 ? "-1" : std::to_string(port_);
  std::vector<std::string> words{"nats-server",  "--addr", address_,
                                 "--port",       port,     "--ports_file_dir",
                                 folder_.path(), "--log",  folder_.path() + "/log"};
  if (streams_) words.insert(words.end(), {"-js", "-sd", folder_.path()});
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  if (::posix_spawnp(&process_, "nats-server", nullptr, nullptr, arguments.data(), environ) != 0)
    throw std::runtime_error("nats-server cannot be started: script/setup installs it");
  // The server writes down its ports when it listens.
  const std::string file = folder_.path() + "/nats-server_" + std::to_string(process_) + ".ports";
  for (int tried = 0;; ++tried) {
    std::ifstream written(file);
    const Json ports = Json::parse(written, nullptr, false);
    if (!ports.is_discarded()) {
      const std::string address = ports["nats"][0];
      port_ = static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
      return;
    }
    if (tried == 3'000) throw std::runtime_error("nats-server does not start");
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void NatsServer::stop() {
  if (process_ == 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(std::exchange(process_, 0), nullptr, 0);
}

}  // namespace rattus::server::test
