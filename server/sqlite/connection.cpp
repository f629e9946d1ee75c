#include "server/sqlite/connection.hpp"

#include <cerrno>

#include <sys/resource.h>
#include <sys/stat.h>

#include "server/store/draft.hpp"

namespace rattus::server {

namespace {

/// True if database or log can hardly grow within this program's limit of file size. SQLite does not keep the error
/// of a write that the system refused.
bool limit_reached(sqlite3* database) {
  constexpr rlim_t room = 64 * 1024;
  rlimit limit{};
  if (::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return false;
  const std::string file = sqlite3_db_filename(database, "main");
  for (const std::string& one : {file, file + "-wal"}) {
    struct stat found {};
    if (::stat(one.c_str(), &found) == 0 && static_cast<rlim_t>(found.st_size) + room > limit.rlim_cur) return true;
  }
  return false;
}

}  // namespace

StoreFault sqlite_fault(int code, sqlite3* database) {
  const std::string reason =
      database && sqlite3_errcode(database) != SQLITE_OK ? sqlite3_errmsg(database) : sqlite3_errstr(code);
  using Kind = StoreFault::Kind;
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {Kind::busy, "another process holds the database: " + reason};
    case SQLITE_FULL: return {Kind::full, "the disk is full: " + reason};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return {Kind::damaged, reason};
    case SQLITE_CONSTRAINT: return {Kind::conflict, reason};
    case SQLITE_IOERR:
      if (const int error = database ? sqlite3_system_errno(database) : 0; no_room(error))
        return {Kind::full, write_fault(error)};
      if (code == SQLITE_IOERR_WRITE && database && limit_reached(database)) return {Kind::full, write_fault(EFBIG)};
      [[fallthrough]];
    default: return {Kind::io, reason + " (SQLite code " + std::to_string(code) + ")"};
  }
}

Statement::Statement(sqlite3* database, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement,
                     nullptr);
  statement_.reset(statement);
}

}  // namespace rattus::server
