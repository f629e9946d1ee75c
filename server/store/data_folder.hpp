#pragma once
// The folder of a server's database, which one server at a time may use.
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace rattus::server {

/// $XDG_DATA_HOME/rattus, or ~/.local/share/rattus; empty if the environment names no home.
std::string default_data_folder();

/// How the server before this one ended, as its folder says.
enum class LastEnd : std::uint8_t {
  unknown,    ///< there was none, or an older program
  in_order,   ///< all is in the database file, and nothing is known against it
  unchecked,  ///< the same, but a check of the whole file is still due, or found a fault
  broken,     ///< it was killed, or the power failed
};

/// Keeps other servers out of a folder as long as it lives; the system lets go of it if the process dies.
class FolderLock {
 public:
  /// Makes the folder, for its owner alone, if it is missing. If it cannot be had: a sentence that says why and what to
  /// do.
  static std::variant<FolderLock, std::string> take(const std::string& folder);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

  [[nodiscard]] LastEnd last_end() const { return last_end_; }
  /// Leaves a mark that says how this server has ended: `broken` before it begins to write, so that the mark stands if
  /// it does not come to leave another. On disk when it returns; a reason if it cannot be left.
  std::optional<std::string> mark(LastEnd end);

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
  LastEnd last_end_ = LastEnd::unknown;
};

}  // namespace rattus::server
