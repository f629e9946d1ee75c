#pragma once
// `rattus backup`: a copy of a server's database, made while it may be in use.
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

namespace rattus::server {

struct Backup {
  std::uint64_t tables = 0, entries = 0, bytes = 0;  ///< what the copy holds, and its size
};

/// Copies the database of a folder into a file that does not exist yet: all of one moment, with everything that was
/// acknowledged before it began. Nobody waits for it, and it waits for nobody. The database is checked before and the
/// copy after it; that is on disk when this returns. If anything fails, a sentence that says what, and no file is left.
/// `stopping` is asked now and then: true breaks it off.
std::variant<Backup, std::string> back_up(const std::string& folder, const std::string& file,
                                          const std::function<bool()>& stopping);

}  // namespace rattus::server
