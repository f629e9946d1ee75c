#include "server/data_folder.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace rattus::server {
namespace {

std::string owner(int descriptor) {
  std::array<char, 32> text{};
  const auto size = ::pread(descriptor, text.data(), text.size() - 1, 0);
  const std::string pid = size > 0 ? std::string(text.data(), static_cast<std::size_t>(size)) : std::string();
  return pid.substr(0, pid.find('\n'));
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
  if (error) return "the folder " + folder + " cannot be made: " + error.message() + "; name another with --data";
  const std::string path = folder + "/rattus.lock";
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0)
    return "the folder " + folder + " cannot be written to: " + std::generic_category().message(errno) +
           "; name another with --data";
  FolderLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return "another server (process " + owner(descriptor) + ") uses the folder " + folder +
           "; stop it, or name another folder with --data";
  const std::string pid = std::to_string(::getpid()) + "\n";
  if (::ftruncate(descriptor, 0) != 0 || ::pwrite(descriptor, pid.data(), pid.size(), 0) < 0)
    return "the folder " + folder + " cannot be written to: " + std::generic_category().message(errno);
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace rattus::server
