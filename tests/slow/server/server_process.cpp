#include "tests/slow/server/server_process.hpp"

#include <array>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rattus::server::test {

ServerProcess::ServerProcess(const std::string& store, std::uint16_t port, const std::vector<std::string>& more) {
  std::vector<std::string> words{RATTUS_PROGRAM,
                                 "serve",
                                 store.starts_with("postgresql:") ? "--store" : "--data",
                                 store,
                                 "--port",
                                 std::to_string(port),
                                 "--admin-port",
                                 "0",
                                 "--beat",
                                 "0",
                                 "--message-burst",
                                 "100000",
                                 "--message-rate",
                                 "100000",
                                 "--request-burst",
                                 "100000",
                                 "--request-rate",
                                 "100000",
                                 "--connections-per-address",
                                 "10000",
                                 "--guest-burst",
                                 "10000",
                                 "--tables-per-guest",
                                 "1000"};
  words.insert(words.end(), more.begin(), more.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  pid_ = ::fork();
  if (pid_ == 0) {
    ::dup2(pipe[1], 2);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  ::close(pipe[1]);
  log_ = pipe[0];

  admin_port_ = port_after("/metrics and /healthz: http://127.0.0.1:");
  port_ = port_after("Rattus is at http://127.0.0.1:");
}

std::uint16_t ServerProcess::port_after(const std::string& words) {
  until_said(words);
  const std::size_t at = said_.find(words) + words.size();
  while (said_.find('\n', at) == std::string::npos) read_on();
  return static_cast<std::uint16_t>(std::stoul(said_.substr(at)));
}

void ServerProcess::read_on() {
  std::array<char, 512> piece{};
  const ssize_t size = ::read(log_, piece.data(), piece.size());
  if (size <= 0) throw std::runtime_error("the server has ended: " + said_);
  said_.append(piece.data(), static_cast<std::size_t>(size));
}

void ServerProcess::until_said(const std::string& text) {
  while (said_.find(text) == std::string::npos) read_on();
}

void ServerProcess::stop_listening() { ::close(std::exchange(log_, -1)); }

ServerProcess::~ServerProcess() {
  if (pid_ > 0) end(SIGKILL);
  if (log_ >= 0) ::close(log_);
}

int ServerProcess::end(int signal) {
  ::kill(pid_, signal);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace rattus::server::test
