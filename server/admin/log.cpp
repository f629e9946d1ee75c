#include "server/admin/log.hpp"

#include <ctime>
#include <ostream>

#include "codec/lobby.hpp"
#include "codec/text/json.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::server {
namespace {

constexpr std::size_t most_waiting = 10'000;
constexpr auto level_names = enum_words<Log::Level>("detail", "note", "warning", "error");

std::string as_json(Log::Level level, std::string_view event, std::string_view text, Log::Fields fields) {
  codec::Json json{
      {"time", codec::utc_text(std::time(nullptr))}, {"level", level_names[level]}, {"event", event}, {"text", text}};
  for (const auto& [key, value] : fields) json[std::string(key)] = value;
  return codec::text_of(json);
}

/// Whatever comes from outside stays on its line.
std::string printable(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  return result;
}

std::string as_text(Log::Level level, std::string_view text, Log::Fields fields) {
  std::string line;
  if (level >= Log::Level::warning) line += std::string(level_names[level]) + ": ";
  line += printable(text);
  for (const auto& [key, value] : fields) line += "  " + std::string(key) + "=" + printable(value);
  return line;
}

}  // namespace

Log::Log(std::ostream& out, bool json, Level least)
    : out_(&out), json_(json), least_(least), thread_([this] { run(); }) {}

Log::~Log() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  something_.notify_one();
  thread_.join();
}

void Log::line(Level level, std::string_view event, std::string_view text, Fields fields) {
  if (level < least_) return;
  std::string written = json_ ? as_json(level, event, text, fields) : as_text(level, text, fields);
  {
    const std::scoped_lock lock(mutex_);
    if (lines_.size() >= most_waiting) {
      ++dropped_;
      return;
    }
    lines_.push_back(std::move(written));
  }
  something_.notify_one();
}

void Log::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    something_.wait(lock, [this] { return ending_ || !lines_.empty(); });
    if (lines_.empty()) return;
    const auto lines = std::exchange(lines_, {});
    const auto dropped = std::exchange(dropped_, 0);
    lock.unlock();
    for (const std::string& line : lines) *out_ << line << '\n';
    if (dropped > 0) *out_ << "(" << dropped << " lines left out)\n";
    out_->flush();
    lock.lock();
  }
}

}  // namespace rattus::server
