#pragma once
// The server's log: one line for each event, for people or as JSON. Lines are written by a thread of their own, so that
// a full pipe stops nobody; when too many wait, the rest is counted instead.
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace rattus::server {

class Log {
 public:
  enum class Level : std::uint8_t { detail, note, warning, error };
  using Fields = std::initializer_list<std::pair<std::string_view, std::string>>;

  Log(std::ostream& out, bool json, Level least = Level::note);
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  /// Writes what waits.
  ~Log();

  /// `event` is a word for machines, `text` a sentence for people. Never give it secrets or what people write.
  void line(Level level, std::string_view event, std::string_view text, Fields fields = {});
  [[nodiscard]] bool details() const { return least_ == Level::detail; }

 private:
  void run();

  std::ostream* out_;
  bool json_;
  Level least_;
  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<std::string> lines_;
  std::uint64_t dropped_ = 0;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace rattus::server
