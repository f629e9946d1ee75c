#pragma once
// What the server counts, in the text format of Prometheus. One thread writes and reads it.
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace rattus::server {

/// Durations in buckets.
class Histogram {
 public:
  void add(std::chrono::nanoseconds duration);
  [[nodiscard]] std::string text(const std::string& name, const std::string& help) const;

 private:
  static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0};
  std::array<std::uint64_t, bounds.size() + 1> counts_{};
  double sum_ = 0;
  std::uint64_t total_ = 0;
};

struct Metrics {
  std::uint64_t connections = 0;       ///< TCP, now
  std::uint64_t sockets = 0;           ///< WebSockets, now
  std::uint64_t rooms = 0;             ///< in memory, now
  std::uint64_t waiting_thoughts = 0;  ///< now
  std::uint64_t requests = 0;          ///< HTTP, since the start
  std::uint64_t commits = 0, commit_units = 0, commit_faults = 0;
  std::uint64_t loads = 0, load_faults = 0;
  std::uint64_t slow_closed = 0;  ///< connections closed because they did not read
  std::uint64_t thoughts = 0, late_thoughts = 0;
  std::map<std::string, std::uint64_t, std::less<>> inputs;    ///< accepted, by kind
  std::map<std::string, std::uint64_t, std::less<>> refusals;  ///< by code
  Histogram commit_time;                                       ///< of a transaction
  Histogram answer_time;                                       ///< of an input, from its arrival to its answer
  Histogram thinking_time;

  void refused(std::string_view code);
  void accepted(std::string_view kind);
  [[nodiscard]] std::string text() const;
};

}  // namespace rattus::server
