#include "server/data_folder.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace rattus::server {
namespace {

constexpr std::array<std::string_view, 4> marks{"", "ended in order", "ended in order, unchecked", "serving"};

/// The lines of the file: the process that has the lock, or had it last, and its mark.
std::array<std::string, 2> lines_of(int descriptor) {
  std::array<char, 80> text{};
  const auto size = ::pread(descriptor, text.data(), text.size(), 0);
  std::istringstream in(std::string(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0));
  std::array<std::string, 2> lines;
  for (std::string& line : lines) std::getline(in, line);
  return lines;
}

}  // namespace

std::string default_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data) return std::string(data) + "/rattus";
  if (const char* home = std::getenv("HOME"); home && *home) return std::string(home) + "/.local/share/rattus";
  return {};
}

std::variant<FolderLock, std::string> FolderLock::take(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return "the folder " + folder + " cannot be created: " + error.message() + "; choose another with --data";
  const std::string path = folder + "/rattus.lock";
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0)
    return "the folder " + folder + " cannot be written to: " + std::generic_category().message(errno) +
           "; choose another with --data";
  FolderLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return "another server (process " + lines_of(descriptor)[0] + ") is using the folder " + folder +
           "; stop it, or choose another folder with --data";
  const auto mark = std::find(marks.begin(), marks.end(), lines_of(descriptor)[1]);
  if (mark != marks.end()) lock.last_end_ = static_cast<LastEnd>(mark - marks.begin());
  if (const auto why = lock.mark(lock.last_end_)) return "the folder " + folder + " cannot be written to: " + *why;
  return lock;
}

std::optional<std::string> FolderLock::mark(LastEnd end) {
  const std::string text = std::to_string(::getpid()) + "\n" + std::string(marks[static_cast<std::size_t>(end)]) + "\n";
  const bool done = ::pwrite(descriptor_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()) &&
                    ::ftruncate(descriptor_, static_cast<off_t>(text.size())) == 0 && ::fsync(descriptor_) == 0;
  return done ? std::nullopt : std::optional(std::generic_category().message(errno));
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), last_end_(other.last_end_) {}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace rattus::server
