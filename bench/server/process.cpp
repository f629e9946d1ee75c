#include "bench/server/process.hpp"

#include <array>
#include <stdexcept>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rattus::bench {

Process::Process(const std::string& program, const std::vector<std::string>& options) {
  std::vector<std::string> words{program, "serve", "--port", "0"};
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
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
  log_ = pipe[0];  // stays open, and the server's own log is short

  const std::string ready = "Rattus is at http://127.0.0.1:";
  std::string said;
  std::size_t at = std::string::npos;
  while ((at = said.find(ready)) == std::string::npos || said.find('\n', at) == std::string::npos) {
    std::array<char, 512> piece{};
    const ssize_t size = ::read(log_, piece.data(), piece.size());
    if (size <= 0) throw std::runtime_error(std::string(program).append(" does not start: ").append(said));
    said.append(piece.data(), static_cast<std::size_t>(size));
  }
  port_ = static_cast<std::uint16_t>(std::stoul(said.substr(at + ready.size())));
}

Process::~Process() {
  ::kill(pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
  ::close(log_);
}

}  // namespace rattus::bench
