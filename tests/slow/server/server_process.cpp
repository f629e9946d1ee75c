#include "tests/slow/server/server_process.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rattus::server::test {

namespace {

std::vector<std::string> words_of(const std::string& program, const std::string& store, std::uint16_t port,
                                  const std::vector<std::string>& more) {
  std::vector<std::string> words{program,
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
  return words;
}

/// For execve(). The strings must outlive it.
std::vector<char*> pointers_to(std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  pointers.reserve(strings.size() + 1);
  for (std::string& string : strings) pointers.push_back(string.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// Adds each variable of this process's environment that has no value there.
std::vector<std::string> complete(std::vector<std::string> environment) {
  const std::size_t own = environment.size();
  for (char** at = ::environ; *at; ++at) {
    const std::string inherited(*at), name = inherited.substr(0, inherited.find('=') + 1);
    if (std::none_of(environment.begin(), environment.begin() + static_cast<std::ptrdiff_t>(own),
                     [&](const std::string& one) { return one.starts_with(name); }))
      environment.push_back(inherited);
  }
  return environment;
}

}  // namespace

ProgramProcess::ProgramProcess(std::vector<std::string> words, std::vector<std::string> environment) {
  environment = complete(std::move(environment));
  const std::vector<char*> arguments = pointers_to(words), variables = pointers_to(environment);
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  pid_ = ::fork();
  if (pid_ == 0) {
    ::dup2(pipe[1], 2);
    ::execve(arguments[0], arguments.data(), variables.data());
    ::_exit(127);
  }
  ::close(pipe[1]);
  log_ = pipe[0];
}

ServerProcess::ServerProcess(const std::string& store, std::uint16_t port, const std::vector<std::string>& more,
                             const std::string& program, std::vector<std::string> environment)
    : ProgramProcess(words_of(program, store, port, more), std::move(environment)) {
  admin_port_ = static_cast<std::uint16_t>(number_after("/metrics and /healthz: http://127.0.0.1:"));
  port_ = static_cast<std::uint16_t>(number_after("Rattus is at http://127.0.0.1:"));
}

std::uint64_t ProgramProcess::number_after(const std::string& words) {
  until_said(words);
  const std::size_t at = said_.find(words) + words.size();
  while (said_.find('\n', at) == std::string::npos) read_on();
  return std::stoull(said_.substr(at));
}

void ProgramProcess::read_on() {
  std::array<char, 512> piece{};
  const ssize_t size = ::read(log_, piece.data(), piece.size());
  if (size <= 0) throw std::runtime_error("the program has ended: " + said_);
  said_.append(piece.data(), static_cast<std::size_t>(size));
}

void ProgramProcess::until_said(const std::string& text) {
  while (said_.find(text) == std::string::npos) read_on();
}

void ProgramProcess::stop_listening() { ::close(std::exchange(log_, -1)); }

ProgramProcess::~ProgramProcess() {
  if (pid_ > 0) end(SIGKILL);
  if (log_ >= 0) ::close(log_);
}

int ProgramProcess::end(int signal) {
  ::kill(pid_, signal);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace rattus::server::test
