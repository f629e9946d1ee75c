#include "server/store/private_files.hpp"

#include <array>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rattus::server {
namespace {

constexpr mode_t of_owner = 0600, of_others = 0077, of_all = 07777;

}  // namespace

void make_private(const std::string& path) {
  // An existing file is never opened here: closing it would drop the locks that SQLite has on it.
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, of_owner);
  if (descriptor >= 0)
    ::close(descriptor);
  else
    close_to_others(path);
}

void close_to_others(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode) || (found.st_mode & of_others) == 0) return;
  ::chmod(path.c_str(), found.st_mode & of_all & ~of_others);
}

bool open_to_others(const std::string& folder, std::string& mode) {
  struct stat found {};
  if (::stat(folder.c_str(), &found) != 0 || (found.st_mode & of_others) == 0) return false;
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "%04o", static_cast<unsigned>(found.st_mode & of_all));
  mode = text.data();
  return true;
}

}  // namespace rattus::server
