#pragma once
// The program `rattus serve` as a process of its own, to be killed.
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace rattus::server::test {

class ServerProcess {
 public:
  /// Starts it over a folder or the address of a database, at `port` (0: any), and waits until it answers. Throws if it
  /// does not start.
  ServerProcess(const std::string& store, std::uint16_t port, const std::vector<std::string>& more = {});
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  /// Kills it if it still runs.
  ~ServerProcess();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// Where /metrics and /healthz are.
  [[nodiscard]] std::uint16_t admin_port() const { return admin_port_; }
  [[nodiscard]] pid_t pid() const { return pid_; }
  [[nodiscard]] const std::string& said() const { return said_; }  ///< as far as it has been read: until it was ready
  /// Reads on until it says this. Throws if it ends before.
  void until_said(const std::string& text);
  /// Nobody reads what it says any more.
  void stop_listening();
  /// Sends a signal and waits for the end; the exit status, or minus the signal that ended it.
  int end(int signal);

 private:
  std::uint16_t port_after(const std::string& words);
  void read_on();

  pid_t pid_ = -1;
  int log_ = -1;
  std::uint16_t port_ = 0, admin_port_ = 0;
  std::string said_;
};

}  // namespace rattus::server::test
