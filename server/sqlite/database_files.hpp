#pragma once
// Whether the names of a database and of its write-ahead log still lead to the files that are open: what is written to
// a file without a name is gone when the server ends.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace rattus::server {

class DatabaseFiles {
 public:
  DatabaseFiles() = default;
  /// Remembers the files that stand there now, by device and inode; the database must be open already.
  explicit DatabaseFiles(const std::string& path);

  /// A sentence that says which file was removed or replaced and what to do; empty: none.
  [[nodiscard]] std::string changed() const;

 private:
  using Identity = std::pair<std::uint64_t, std::uint64_t>;  ///< device and inode
  struct File {
    std::string path;
    std::optional<Identity> identity;  ///< none: not watched
  };
  static std::optional<Identity> identity_of(const std::string& path);

  std::array<File, 2> files_;
};

}  // namespace rattus::server
