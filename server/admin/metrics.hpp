#pragma once
// What the server counts, in the text format of Prometheus. Each thread counts for itself.
//
// How long one choice was thought about says something of what the player knows. So all that depends on it is told in
// lots of many choices, and at moments that have nothing to do with them.
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
  void add(const Histogram& other);
  [[nodiscard]] std::string text(const std::string& name, const std::string& help) const;

 private:
  static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0};
  std::array<std::uint64_t, bounds.size() + 1> counts_{};
  double sum_ = 0;
  std::uint64_t total_ = 0;
};

struct Metrics {
  std::uint64_t connections = 0;  ///< TCP, now
  std::uint64_t sockets = 0;      ///< WebSockets, now
  std::uint64_t rooms = 0;        ///< in memory, now
  std::uint64_t requests = 0;     ///< HTTP, since the start
  std::uint64_t commits = 0, commit_units = 0, commit_faults = 0;
  std::uint64_t loads = 0, load_faults = 0;
  std::uint64_t slow_closed = 0;  ///< connections closed because they did not read
  std::uint64_t thoughts = 0, late_thoughts = 0;
  std::uint64_t answered_by_workers = 0, fallen_back = 0;      ///< thoughts for which workers were to be asked
  std::map<std::string, std::uint64_t, std::less<>> inputs;    ///< accepted, by kind
  std::map<std::string, std::uint64_t, std::less<>> refusals;  ///< by code
  std::map<std::string, std::uint64_t, std::less<>> notices;   ///< for people who were away, by what they are about
  Histogram commit_time;                                       ///< of a transaction
  Histogram answer_time;                                       ///< of an input, from its arrival to its answer
  Histogram thinking_time;

  void refused(std::string_view code);
  void accepted(std::string_view kind);
  void noticed(std::string_view about);
  /// Adds what another thread has counted, but for what is published.
  void add(const Metrics& other);
  /// Called at intervals that depend on nothing: from now on the text tells of the thoughts that `all` threads have
  /// counted, if there are enough new ones, of how many wait, and of memory.
  void publish(const Metrics& all, std::uint64_t waiting_thoughts);
  [[nodiscard]] std::string text() const;

  static constexpr std::uint64_t lot = 100;  ///< thoughts that are told of at once, at least

 private:
  struct Thinking {
    std::uint64_t thoughts = 0, late = 0, by_workers = 0, fallen_back = 0;
    Histogram time;
  };
  Thinking published_;
  std::uint64_t waiting_thoughts_ = 0, resident_bytes_ = 0;
};

}  // namespace rattus::server
