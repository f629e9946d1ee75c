#include "server/sqlite/schema.hpp"

#include <algorithm>
#include <array>

#include "server/sqlite/connection.hpp"

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
    // What is no longer needed goes: entries that stand in an archive, and those of a match that is being removed (its
    // stage is -1, within that transaction only).
    R"(
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen = CAST(strftime('%s', 'now') AS INTEGER);
CREATE INDEX guests_seen ON guests (seen);

ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 1;  -- the last entry that stands in the archive
CREATE TABLE archives (match INTEGER PRIMARY KEY REFERENCES matches, entries BLOB NOT NULL);
CREATE INDEX hosts ON matches (host);
CREATE INDEX gathering ON matches (opened) WHERE stage = 0;
CREATE INDEX to_archive ON matches (number) WHERE stage = 2 AND archived = 1;

DROP TRIGGER entries_remain;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
  WHEN NOT EXISTS (SELECT 1 FROM matches WHERE number = OLD.match AND (stage = -1 OR archived >= OLD.number))
  BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
DROP TRIGGER entries_follow;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
  WHEN NEW.number != 1 + COALESCE((SELECT MAX(number) FROM entries WHERE match = NEW.match),
                                  (SELECT archived FROM matches WHERE number = NEW.match), 1)
  BEGIN SELECT RAISE(ABORT, 'an entry must follow the one before'); END;
)",
    // Seconds in which a server ran over this database; when something happened is put down in them, too, since the
    // clock of a machine may be set.
    R"(
CREATE TABLE watched (seconds INTEGER NOT NULL);
INSERT INTO watched VALUES (0);
ALTER TABLE matches ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
DROP INDEX gathering;
CREATE INDEX gathering ON matches (used) WHERE stage = 0;
DROP INDEX guests_seen;
CREATE INDEX guests_used ON guests (used);
)",
    // Guests and addresses that are turned away.
    R"(
CREATE TABLE bans (
  whom TEXT PRIMARY KEY,    -- id of a guest, or an address
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,   -- 0: for good
  reason TEXT NOT NULL
) WITHOUT ROWID;
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

std::string newer(int version) {
  return "it was written by a newer Rattus (its schema is version " + std::to_string(version) +
         ", this program knows versions up to " + std::to_string(known) +
         "): run that newer program, or choose another folder with --data";
}

}  // namespace

std::optional<std::string> other_version(sqlite3* database) {
  int code = SQLITE_OK;
  const int version = version_of(database, code);
  if (code != SQLITE_ROW) return sqlite_fault(code, database).reason;
  if (version > known) return newer(version);
  if (version < known) return "it was written by an older Rattus: start this program's server over it once";
  return std::nullopt;
}

std::optional<std::string> migrate(sqlite3* database, int to) {
  int code = SQLITE_OK;
  const int version = version_of(database, code);
  if (code != SQLITE_ROW) return sqlite_fault(code, database).reason;
  if (version > known) return newer(version);
  for (int step = version; step < std::min(to, known); ++step) {
    const std::string sql = std::string("BEGIN IMMEDIATE;") + migrations[static_cast<std::size_t>(step)] +
                            "PRAGMA user_version = " + std::to_string(step + 1) + "; COMMIT;";
    code = sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr);
    if (code == SQLITE_OK) continue;
    std::string reason = sqlite_fault(code, database).reason;
    sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
    return "the tables cannot be created: " + reason;
  }
  return std::nullopt;
}

}  // namespace rattus::server
