#include "server/backup.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "server/integrity_check.hpp"
#include "server/sqlite.hpp"

namespace rattus::server {
namespace {

namespace fs = std::filesystem;

constexpr int busy_ms = 10'000;
constexpr int steps_between_questions = 10'000;

std::string reason_of(int error) { return std::generic_category().message(error); }

/// A file that is taken away again unless it is kept.
class Draft {
 public:
  explicit Draft(std::string path) : path_(std::move(path)) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    if (made_) ::unlink(path_.c_str());
  }

  /// Why it cannot be made; empty: it is there.
  std::string make() {
    const int descriptor = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
      return errno == EEXIST ? path_ + " already exists (a backup is running or was interrupted): remove it"
                             : path_ + " cannot be created: " + reason_of(errno);
    ::close(descriptor);
    made_ = true;
    return {};
  }
  /// Gives it its name, if nothing has that name; why it cannot be done.
  std::string keep(const std::string& name) {
    if (!on_disk(path_)) return path_ + " cannot be written: " + reason_of(errno);
    if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) != 0)
      return name +
             (errno == EEXIST ? " already exists: nothing is overwritten" : " cannot be created: " + reason_of(errno));
    made_ = false;
    const fs::path folder = fs::path(name).parent_path();
    on_disk(folder.empty() ? "." : folder.string());
    return {};
  }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  static bool on_disk(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool done = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return done;
  }
  std::string path_;
  bool made_ = false;
};

/// Opens a database that is there; a fault has its sentence in `why`.
Database open(const std::string& path, int flags, const std::function<bool()>& stopping, std::string& why) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) {
    why = path + " cannot be opened: " + sqlite_fault(code, raw).reason;
    return database;
  }
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, busy_ms);
  // Whoever closes a database last takes its log up; that is for the server to do, which looks at the log before.
  sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  const auto ask = [](void* question) -> int {
    return (*static_cast<const std::function<bool()>*>(question))() ? 1 : 0;
  };
  sqlite3_progress_handler(raw, steps_between_questions, ask,
                           const_cast<void*>(static_cast<const void*>(&stopping)));  // it is only read
  return database;
}

std::uint64_t count(sqlite3* database, const char* table) {
  const Statement read(database, std::string("SELECT COUNT(*) FROM ") + table);
  if (!read) return 0;
  Run run(read);
  return run.row() ? static_cast<std::uint64_t>(run.number(0)) : 0;
}

std::string copy(const std::string& from, const std::string& to, const std::function<bool()>& stopping) {
  std::string why;
  const Database source = open(from, SQLITE_OPEN_READWRITE, stopping, why);
  if (!why.empty()) return why;
  // A damaged page may hold what looks like moves: the copy would be whole, and wrong.
  bool interrupted = false;
  if (const std::string wrong = complaint(source.get(), interrupted); !wrong.empty())
    return from + " cannot be copied: " + wrong;
  const Statement statement(source.get(), "VACUUM INTO ?");
  if (!statement) return from + " cannot be read: " + sqlite3_errmsg(source.get());
  Run run(statement);
  run.with(to);
  return run.done() ? std::string() : from + " cannot be copied: " + sqlite_fault(run.code(), source.get()).reason;
}

std::string check(const std::string& path, const std::function<bool()>& stopping, Backup& found) {
  std::string why;
  const Database made = open(path, SQLITE_OPEN_READONLY, stopping, why);
  if (!why.empty()) return why;
  bool interrupted = false;
  if (const std::string wrong = complaint(made.get(), interrupted); !wrong.empty())
    return "the copy is incomplete: " + wrong;
  std::error_code ignored;
  found = {count(made.get(), "matches"), count(made.get(), "entries"), fs::file_size(path, ignored)};
  return {};
}

}  // namespace

std::variant<Backup, std::string> back_up(const std::string& folder, const std::string& file,
                                          const std::function<bool()>& stopping) {
  const std::string database = folder + "/rattus.sqlite";
  std::error_code ignored;
  if (!fs::is_regular_file(database, ignored)) return "there is no " + database + ": give the server's --data folder";
  if (fs::exists(fs::symlink_status(file, ignored))) return file + " already exists: nothing is overwritten";
  Draft draft(file + ".partial");
  if (std::string why = draft.make(); !why.empty()) return why;
  Backup made;
  std::string why = copy(database, draft.path(), stopping);
  if (why.empty()) why = check(draft.path(), stopping, made);
  if (why.empty() && !stopping()) why = draft.keep(file);
  if (stopping()) return "interrupted; no copy was made";
  if (!why.empty()) return why;
  return made;
}

}  // namespace rattus::server
