#pragma once
// `rattus serve` as a process of its own.
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace rattus::bench {

class Process {
 public:
  /// Starts `program serve` with options, at any free port, and waits until it answers. Throws std::runtime_error if it
  /// does not start.
  Process(const std::string& program, const std::vector<std::string>& options);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// Kills it.
  ~Process();
  [[nodiscard]] std::uint16_t port() const { return port_; }

 private:
  pid_t pid_ = -1;
  int log_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace rattus::bench
