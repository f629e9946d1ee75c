#include "server/sqlite/database_files.hpp"

#include <sys/stat.h>

namespace rattus::server {

std::optional<DatabaseFiles::Identity> DatabaseFiles::identity_of(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return Identity{found.st_dev, found.st_ino};
}

DatabaseFiles::DatabaseFiles(const std::string& path) {
  files_ = {{{path, identity_of(path)}, {path + "-wal", identity_of(path + "-wal")}}};
}

std::string DatabaseFiles::changed() const {
  for (const File& file : files_)
    if (file.identity && identity_of(file.path) != file.identity)
      return file.path +
             " was removed or replaced while the server runs: nothing is saved any more. Put that file back under its "
             "name, or stop the server and restore a backup";
  return {};
}

}  // namespace rattus::server
