#include "cli/progress.hpp"

#include <cstdio>
#include <utility>

#include <unistd.h>

namespace rattus::cli {

using std::chrono::steady_clock;

Progress::Progress(std::string what, std::size_t all)
    : what_(std::move(what)), all_(all), on_(isatty(STDERR_FILENO) == 1), begun_(steady_clock::now()), shown_(begun_) {}

Progress::~Progress() {
  if (on_) std::fprintf(stderr, "\r\x1b[K");
}

void Progress::show(std::size_t done, const std::string& note) {
  const auto now = steady_clock::now();
  if (!on_ || (done < all_ && now - shown_ < std::chrono::milliseconds(100))) return;
  shown_ = now;
  constexpr std::size_t width = 30;
  const std::size_t filled = all_ == 0 ? width : done * width / all_;
  const double seconds = std::chrono::duration<double>(now - begun_).count();
  const double left = done == 0 ? 0 : seconds * static_cast<double>(all_ - done) / static_cast<double>(done);
  std::fprintf(stderr, "\r[%s%s] %zu/%zu %s, %.0f s left%s%s\x1b[K", std::string(filled, '#').c_str(),
               std::string(width - filled, '.').c_str(), done, all_, what_.c_str(), left, note.empty() ? "" : ", ",
               note.c_str());
  std::fflush(stderr);
}

}  // namespace rattus::cli
