#pragma once
// The program `rattus serve` as a process of its own, to be killed.
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace rattus::server::test {

class ServerProcess {
 public:
  /// Starts it over a folder, at `port` (0: any), and waits until it answers. Throws if it does not start.
  ServerProcess(const std::string& folder, std::uint16_t port, const std::vector<std::string>& more = {});
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  /// Kills it if it still runs.
  ~ServerProcess();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] const std::string& said() const { return said_; }  ///< until it was ready
  /// Sends a signal and waits for the end; the exit status, or minus the signal that ended it.
  int end(int signal);

 private:
  pid_t pid_ = -1;
  int log_ = -1;
  std::uint16_t port_ = 0;
  std::string said_;
};

}  // namespace rattus::server::test
