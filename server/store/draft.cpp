#include "server/store/draft.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rattus::server {
namespace {

std::string reason_of(int error) { return std::generic_category().message(error); }

/// The path still leads to the open file: it was not renamed or removed before the lock was had.
bool still_at(const std::string& path, int descriptor) {
  struct stat there {
  }, open{};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(descriptor, &open) == 0 && there.st_dev == open.st_dev &&
         there.st_ino == open.st_ino;
}

void folder_on_disk(const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

bool no_room(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

std::string write_fault(int error) {
  if (error == EFBIG) return "the disk is full for this program: its limit of file size is reached (ulimit -f)";
  return no_room(error) ? "the disk is full: " + reason_of(error) : reason_of(error);
}

Draft::~Draft() {
  if (descriptor_ < 0) return;
  if (!device_) ::unlink(path_.c_str());
  ::close(descriptor_);
}

std::string Draft::make(mode_t mode) {
  for (;;) {
    const int descriptor = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor < 0 && errno != EEXIST) return path_ + " cannot be created: " + write_fault(errno);
    if (descriptor < 0) {
      if (std::string why = remove_left(); !why.empty()) return why;
    } else if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && still_at(path_, descriptor)) {
      descriptor_ = descriptor;
      return {};
    } else {  // another program took it for one that was left
      ::close(descriptor);
    }
  }
}

std::string Draft::open_device() {
  descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CLOEXEC);
  device_ = true;
  return descriptor_ < 0 ? name_ + " cannot be written: " + write_fault(errno) : std::string();
}

std::string Draft::remove_left() {
  const int descriptor = ::open(path_.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT ? std::string() : path_ + " cannot be replaced: " + reason_of(errno);
  std::string why;
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    why = path_ + " is being written by another program: wait for it, or choose another name";
  else if (still_at(path_, descriptor) && ::unlink(path_.c_str()) != 0)
    why = path_ + " cannot be replaced: " + reason_of(errno);
  ::close(descriptor);
  return why;
}

std::string Draft::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return name_ + " cannot be written: " + write_fault(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::string Draft::put(unsigned flags) {
  if (!device_ && ::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name_.c_str(), flags) != 0)
    return name_ +
           (errno == EEXIST ? " already exists: nothing is overwritten" : " cannot be created: " + write_fault(errno));
  const bool closed = ::close(std::exchange(descriptor_, -1)) == 0;
  return closed ? std::string() : name_ + " cannot be written: " + write_fault(errno);
}

std::string Draft::keep() {
  if (::fsync(descriptor_) != 0) return name_ + " cannot be written: " + write_fault(errno);
  std::string why = put(RENAME_NOREPLACE);
  if (why.empty()) folder_on_disk(name_);
  return why;
}

std::string Draft::replace() { return put(0); }

}  // namespace rattus::server
