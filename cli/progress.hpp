#pragma once
// A bar that shows how far a long command has come: on standard error, and only if that is a terminal.
#include <chrono>
#include <string>

namespace rattus::cli {

class Progress {
 public:
  Progress(std::string what, std::size_t all);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Redraws at most ten times a second. `note`: what else there is to say, at the end of the line.
  void show(std::size_t done, const std::string& note = {});

 private:
  using Time = std::chrono::steady_clock::time_point;
  std::string what_;
  std::size_t all_;
  bool on_;
  Time begun_, shown_;
};

}  // namespace rattus::cli
