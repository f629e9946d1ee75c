#include "tests/slow/server/server_process.hpp"

#include <array>
#include <stdexcept>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rattus::server::test {

ServerProcess::ServerProcess(const std::string& folder, std::uint16_t port, const std::vector<std::string>& more) {
  std::vector<std::string> words{RATTUS_PROGRAM,
                                 "serve",
                                 "--data",
                                 folder,
                                 "--port",
                                 std::to_string(port),
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
                                 "--guests-per-address",
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

  static constexpr std::string_view ready = "Rattus is at http://127.0.0.1:";
  std::array<char, 512> piece{};
  std::size_t at = std::string::npos;
  while ((at = said_.find(ready)) == std::string::npos || said_.find('\n', at) == std::string::npos) {
    const ssize_t size = ::read(log_, piece.data(), piece.size());
    if (size <= 0) throw std::runtime_error("the server does not start: " + said_);
    said_.append(piece.data(), static_cast<std::size_t>(size));
  }
  port_ = static_cast<std::uint16_t>(std::stoul(said_.substr(at + ready.size())));
}

ServerProcess::~ServerProcess() {
  if (pid_ > 0) end(SIGKILL);
  ::close(log_);
}

int ServerProcess::end(int signal) {
  ::kill(pid_, signal);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace rattus::server::test
