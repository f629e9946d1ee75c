#include "server/sqlite/backup.hpp"

#include <filesystem>
#include <system_error>

#include "server/sqlite/connection.hpp"
#include "server/sqlite/integrity_check.hpp"
#include "server/store/draft.hpp"

namespace rattus::server {
namespace {

namespace fs = std::filesystem;

constexpr mode_t of_owner = 0600;
constexpr int busy_ms = 10'000;
constexpr int steps_between_questions = 10'000;

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
  Draft draft(file);
  if (std::string why = draft.make(of_owner); !why.empty()) return why;
  fs::remove(draft.path() + "-journal", ignored);  // of one that was killed
  Backup made;
  std::string why = copy(database, draft.path(), stopping);
  if (why.empty()) why = check(draft.path(), stopping, made);
  if (why.empty() && !stopping()) why = draft.keep();
  if (stopping()) return "interrupted; no copy was made";
  if (!why.empty()) return why;
  return made;
}

}  // namespace rattus::server
