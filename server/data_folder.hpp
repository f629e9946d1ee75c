#pragma once
// The folder of a server's database, which one server at a time may use.
#include <string>
#include <variant>

namespace rattus::server {

/// $XDG_DATA_HOME/rattus, or ~/.local/share/rattus; empty if the environment names no home.
std::string default_data_folder();

/// Keeps other servers out of a folder as long as it lives; the system lets go of it if the process dies.
class FolderLock {
 public:
  /// Makes the folder if it is missing. If it cannot be had: a sentence that says why and what to do.
  static std::variant<FolderLock, std::string> take(const std::string& folder);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace rattus::server
