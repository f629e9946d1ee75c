// Opening a database file: what is looked at before SQLite takes it up.
#include <filesystem>
#include <utility>

#include "server/sqlite/schema.hpp"
#include "server/sqlite/store.hpp"
#include "server/sqlite/wal_report.hpp"
#include "server/store/private_files.hpp"

namespace rattus::server {
namespace {

/// How long a write waits for another process that holds the database.
constexpr int busy_ms = 2'000;

constexpr const char* settings =
    "PRAGMA synchronous = FULL;"  // a commit is on disk
    "PRAGMA foreign_keys = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA journal_size_limit = 67108864;"  // what the log may keep on disk after a burst
    "PRAGMA cache_size = -8192;";            // 8 MiB, filled soon and for good: the system has the pages, too

namespace fs = std::filesystem;

constexpr int most_kept = 1000;

/// The first name "LOG.WORD-N" that is free, or taken if `taken`; empty: there is none.
std::string name_beside(const std::string& log, const std::string& word, bool taken) {
  for (int number = 1; number < most_kept; ++number) {
    std::string name = log + "." + word + "-" + std::to_string(number);
    if (fs::exists(name) == taken) return name;
  }
  return {};
}

/// Keeps a log of which SQLite will leave something out: under a name of its own, for whoever wants to mend it.
std::string keep_log(const std::string& log) {
  const std::string kept = name_beside(log, "broken", false);
  if (kept.empty()) return "it is not kept: there are too many such files already";
  std::error_code error;
  fs::copy_file(log, kept, error);
  return error ? "it cannot be kept as " + kept + ": " + error.message() : "the whole log is kept as " + kept;
}

bool has_content(const std::string& path) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  return !error && size > 0;
}

/// A log whose database is missing would be taken into a new, empty one and deleted. So it is put aside, and as long
/// as it lies there and no database does, this says why the server does not start; empty: it may.
std::string log_without_database(const std::string& path) {
  constexpr const char* word = "without-database";
  if (has_content(path)) return {};
  const std::string log = path + "-wal";
  std::string kept = name_beside(log, word, true);
  if (has_content(log)) {
    kept = name_beside(log, word, false);
    std::error_code error;
    if (!kept.empty()) fs::rename(log, kept, error);
    if (error || kept.empty()) kept = log;
  }
  if (kept.empty()) return {};
  return "that file is missing, but its write-ahead log is here, kept as " + kept + ". Put the file back and rename " +
         kept + " to " + log + ": then nothing is lost. Or restore a backup. To begin without games, move " + kept +
         " to another folder";
}

/// What the write-ahead log beside a database says of the last server, before SQLite takes it up.
void look_at_log(const std::string& path, LastEnd last, Notes& notes) {
  const std::string log = path + "-wal";
  const WalReport report = read_wal(log);
  // After an end in order a log is left only if something else had the database open: a back-up.
  const bool expected = last == LastEnd::in_order || last == LastEnd::unchecked;
  if (report.damaged())
    notes.push_back(to_string(report) + "; " + keep_log(log));
  else if (const std::string note = to_string(report); !note.empty() && !expected)
    notes.push_back(note);
  if (last != LastEnd::unknown && !fs::exists(path))
    notes.push_back("the database " + path +
                    " is missing, though a server has used this folder: a new one is made, without games. If someone "
                    "removed that file, stop the server and restore a backup");
  if (last == LastEnd::broken && fs::exists(path) && !fs::exists(log))
    notes.push_back("the server was not shut down cleanly, and its write-ahead log " + log +
                    " is missing. This is normal after restoring a backup; if someone removed that file, the last "
                    "moves are lost");
}

}  // namespace

std::variant<std::unique_ptr<SqliteStore>, std::string> SqliteStore::open(const std::string& path, Notes& notes,
                                                                          LastEnd last, Uptime uptime) {
  const auto refuse = [&](const std::string& why) { return "the database " + path + " cannot be used: " + why; };
  if (const std::string why = log_without_database(path); !why.empty()) return refuse(why);
  look_at_log(path, last, notes);
  make_private(path);  // SQLite gives the other two the mode of this one
  for (const char* suffix : {"-wal", "-shm"}) close_to_others(path + suffix);

  sqlite3* raw = nullptr;
  int code =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) return refuse(sqlite_fault(code, raw).reason + "; check that the folder is writable");
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, busy_ms);

  // An exclusive look at an older database would wait for others; the log mode is set once and stays.
  code = sqlite3_exec(raw, "PRAGMA journal_mode = WAL;", nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) code = sqlite3_exec(raw, settings, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) {
    const StoreFault fault = sqlite_fault(code, raw);
    if (fault.kind == StoreFault::Kind::damaged)
      return refuse(fault.reason + "; restore a backup, or try `sqlite3 " + path + " .recover`");
    return refuse(fault.reason);
  }
  if (auto why = migrate(raw)) return refuse(*why);
  return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(database), path, std::move(uptime)));
}

}  // namespace rattus::server
