#pragma once
// The program as a process of its own, to be killed.
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace rattus::server::test {

/// A program that says on standard error how it is.
class ProgramProcess {
 public:
  /// Starts it with these words, of which the first is its path. `environment` ("NAME=value") comes before what is
  /// inherited.
  explicit ProgramProcess(std::vector<std::string> words, std::vector<std::string> environment = {});
  ProgramProcess(const ProgramProcess&) = delete;
  ProgramProcess& operator=(const ProgramProcess&) = delete;
  /// Kills it if it still runs.
  ~ProgramProcess();

  [[nodiscard]] pid_t pid() const { return pid_; }
  [[nodiscard]] const std::string& said() const { return said_; }  ///< as far as it has been read
  /// Reads on until it says this. Throws if it ends before.
  void until_said(const std::string& text);
  /// The number that it says after these words.
  std::uint64_t number_after(const std::string& words);
  /// Nobody reads what it says any more.
  void stop_listening();
  /// Sends a signal and waits for the end; the exit status, or minus the signal that ended it.
  int end(int signal);

 private:
  void read_on();

  pid_t pid_ = -1;
  int log_ = -1;
  std::string said_;
};

/// `rattus serve`.
class ServerProcess : public ProgramProcess {
 public:
  /// Starts it over a folder or the address of a database, at `port` (0: any), and waits until it answers. Throws if it
  /// does not start.
  ServerProcess(const std::string& store, std::uint16_t port, const std::vector<std::string>& more = {},
                const std::string& program = RATTUS_PROGRAM, std::vector<std::string> environment = {});

  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// Where /metrics and /healthz are.
  [[nodiscard]] std::uint16_t admin_port() const { return admin_port_; }

 private:
  std::uint16_t port_ = 0, admin_port_ = 0;
};

}  // namespace rattus::server::test
