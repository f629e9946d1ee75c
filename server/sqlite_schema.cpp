#include "server/sqlite_schema.hpp"

#include <array>

#include "server/sqlite.hpp"

namespace rattus::server {
namespace {

// Each step leads from the version of its place to the next. Steps are never changed once released, only added.
constexpr std::array migrations{
    R"(
CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,           -- SHA-256 of his secret, in hexadecimal
  name TEXT NOT NULL DEFAULT '',
  created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE matches (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  plan TEXT NOT NULL,
  seed TEXT NOT NULL,
  seed_hash TEXT NOT NULL,
  host TEXT NOT NULL,
  opened INTEGER NOT NULL,
  -- what follows is found by replaying the entries, too; it stands here for lists
  face TEXT NOT NULL,
  stage INTEGER NOT NULL,
  in_lobby INTEGER NOT NULL
);
CREATE INDEX lobby ON matches (opened) WHERE in_lobby;
CREATE INDEX unfinished ON matches (host) WHERE stage < 2;

CREATE TABLE seats (
  guest TEXT NOT NULL,
  match INTEGER NOT NULL REFERENCES matches,
  PRIMARY KEY (guest, match)
) WITHOUT ROWID;
CREATE INDEX seats_of ON seats (match);

-- The entries of a match lie side by side, so that an append touches one page and loading reads few.
CREATE TABLE entries (
  match INTEGER NOT NULL REFERENCES matches,
  number INTEGER NOT NULL,
  input TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (match, number)
) WITHOUT ROWID;
-- Written to by Store::probe.
CREATE TABLE probe (count INTEGER NOT NULL);
INSERT INTO probe VALUES (0);

CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
  WHEN NEW.number != 1 + COALESCE((SELECT MAX(number) FROM entries WHERE match = NEW.match), 1)
  BEGIN SELECT RAISE(ABORT, 'an entry must follow the one before'); END;
)",
};
constexpr int known = static_cast<int>(migrations.size());

int version_of(sqlite3* database, int& code) {
  const Statement read(database, "PRAGMA user_version");
  if (!read) {
    code = sqlite3_extended_errcode(database);
    return 0;
  }
  Run run(read);
  const int version = run.row() ? static_cast<int>(run.number(0)) : 0;
  code = run.code();
  return version;
}

}  // namespace

std::optional<std::string> migrate(sqlite3* database) {
  int code = SQLITE_OK;
  const int version = version_of(database, code);
  if (code != SQLITE_ROW) return sqlite_fault(code, database).reason;
  if (version > known)
    return "it was written by a newer Rattus (its schema is version " + std::to_string(version) +
           ", this program knows versions up to " + std::to_string(known) +
           "): run that newer program, or name another folder with --data";
  for (int step = version; step < known; ++step) {
    const std::string sql = std::string("BEGIN IMMEDIATE;") + migrations[static_cast<std::size_t>(step)] +
                            "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;";
    code = sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    if (code == SQLITE_OK) continue;
    std::string reason = sqlite_fault(code, database).reason;
    sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
    return "its tables cannot be made: " + reason;
  }
  return std::nullopt;
}

}  // namespace rattus::server
