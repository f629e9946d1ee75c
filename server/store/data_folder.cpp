#include "server/store/data_folder.hpp"

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
#include <sys/stat.h>
#include <unistd.h>

#include "server/store/private_files.hpp"

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

/// Makes the folder, for its owner alone, and those above it; why it cannot be done.
std::string make_folder(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (fs::is_directory(folder, error)) return {};
  const fs::path path = fs::path(folder).has_filename() ? fs::path(folder) : fs::path(folder).parent_path();
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
  if (!error && ::mkdir(path.c_str(), 0700) != 0) error = {errno, std::generic_category()};
  return error ? error.message() : std::string();
}

}  // namespace

std::string default_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data) return std::string(data) + "/rattus";
  if (const char* home = std::getenv("HOME"); home && *home) return std::string(home) + "/.local/share/rattus";
  return {};
}

std::variant<FolderLock, std::string> FolderLock::take(const std::string& folder) {
  if (const std::string why = make_folder(folder); !why.empty())
    return "the folder " + folder + " cannot be created: " + why + "; choose another with --data";
  const std::string path = folder + "/rattus.lock";
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0)
    return "the folder " + folder + " cannot be written to: " + std::generic_category().message(errno) +
           "; choose another with --data";
  close_to_others(path);
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
