#include "server/postgres/schema.hpp"

#include <array>

namespace rattus::server::postgres {
namespace {

// Each step leads from the version of its place to the next. Steps are never changed once released, only added.
//
// The rows of a match lie together, found by its id alone, in partitions of which each may be on a machine of its own.
// Entries are append-only and consecutive whatever a program does: the database is the referee between several servers.
constexpr std::array migrations{
    R"(
CREATE TABLE guests (
  key text PRIMARY KEY,               -- SHA-256 of the secret, in hexadecimal
  id text NOT NULL UNIQUE,
  name text NOT NULL DEFAULT '',
  created bigint NOT NULL,
  seen bigint NOT NULL,
  used bigint NOT NULL
);
CREATE INDEX guests_used ON guests (used);

CREATE TABLE matches (
  id text PRIMARY KEY,
  plan text NOT NULL,
  seed text NOT NULL,
  seed_hash text NOT NULL,
  host text NOT NULL,
  opened bigint NOT NULL,
  used bigint NOT NULL,               -- in seconds of `watched`: when something happened before the game began
  archived bigint NOT NULL DEFAULT 1, -- the last entry that stands in the archive
  -- what follows is found by replaying the entries, too; it stands here for lists
  face text NOT NULL,
  stage smallint NOT NULL,            -- -1: it is being removed, within that transaction
  in_lobby boolean NOT NULL,
  seated text[] NOT NULL
) PARTITION BY HASH (id);
CREATE INDEX lobby ON matches (opened) WHERE in_lobby;
CREATE INDEX hosts ON matches (host, stage);
CREATE INDEX seats ON matches USING gin (seated);
CREATE INDEX gathering ON matches (used) WHERE stage = 0;
CREATE INDEX to_archive ON matches (id) WHERE stage = 2 AND archived = 1;

CREATE TABLE entries (
  match text NOT NULL,
  number bigint NOT NULL,
  input text NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (match, number)
) PARTITION BY HASH (match);

CREATE TABLE archives (match text PRIMARY KEY, entries bytea NOT NULL) PARTITION BY HASH (match);

DO $$ BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE matches_%1$s PARTITION OF matches FOR VALUES WITH (MODULUS 16, REMAINDER %1$s)', part);
    EXECUTE format('CREATE TABLE entries_%1$s PARTITION OF entries FOR VALUES WITH (MODULUS 16, REMAINDER %1$s)', part);
    EXECUTE format('CREATE TABLE archives_%1$s PARTITION OF archives FOR VALUES WITH (MODULUS 16, REMAINDER %1$s)',
                   part);
  END LOOP;
END $$;

CREATE TABLE identity (name text NOT NULL);      -- of this database, as no other has it
INSERT INTO identity VALUES (md5(clock_timestamp()::text || random()::text));
CREATE TABLE watched (seconds bigint NOT NULL);  -- in which a server ran over this database
INSERT INTO watched VALUES (0);
CREATE TABLE bans (
  whom text PRIMARY KEY,              -- id of a guest, or an address, that is turned away
  since bigint NOT NULL,
  until bigint NOT NULL,              -- 0: for good
  reason text NOT NULL
);
CREATE TABLE probe (count bigint NOT NULL);      -- written to by Store::probe
INSERT INTO probe VALUES (0);

CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries are append-only' USING ERRCODE = 'RT001';
END $$;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION entries_stay();
CREATE TRIGGER entries_are_not_emptied BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION entries_stay();

CREATE FUNCTION entries_remain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM matches WHERE id = OLD.match AND (stage = -1 OR archived >= OLD.number)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries are append-only' USING ERRCODE = 'RT001';
END $$;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries FOR EACH ROW EXECUTE FUNCTION entries_remain();

-- Row by row through the indexes, however few rows the planner believes there are.
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF EXISTS (SELECT FROM added a
             WHERE NOT EXISTS (SELECT FROM matches m WHERE m.id = a.match AND m.archived = a.number - 1)
               AND NOT EXISTS (SELECT FROM entries e WHERE e.match = a.match AND e.number = a.number - 1)) THEN
    RAISE EXCEPTION 'an entry must follow the one before' USING ERRCODE = 'RT001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_follow AFTER INSERT ON entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION entries_follow();

-- Opens a match, unless its host has `most` that are not over. Those that open for one host wait for each other.
CREATE FUNCTION open_match(text, text, text, text, text, bigint, bigint, text, smallint, boolean, text[], most bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF most IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended($5, 5));
    IF (SELECT count(*) FROM matches WHERE host = $5 AND stage < 2) >= most THEN
      RAISE EXCEPTION 'the host has too many unfinished tables' USING ERRCODE = 'RT002';
    END IF;
  END IF;
  INSERT INTO matches (id, plan, seed, seed_hash, host, opened, used, face, stage, in_lobby, seated)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
END $$;
)",
};
constexpr std::int64_t known = static_cast<std::int64_t>(migrations.size());

/// Held while tables are made: "rattus" as a number, so that nobody else's lock is meant.
constexpr const char* lock = "SELECT pg_advisory_xact_lock(125822474876275)";

std::string step_of(std::int64_t from) {
  return std::string("BEGIN; ") + lock + "; " +
         "CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL); "
         "INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM schema_version); "
         // Another program may have been faster: then this one ends here and looks again.
         "DO $$ BEGIN IF (SELECT version FROM schema_version) <> " +
         std::to_string(from) +
         " THEN RAISE EXCEPTION 'made by another program' USING ERRCODE = 'RT001'; END IF; END $$; " +
         migrations[static_cast<std::size_t>(from)] +
         "UPDATE schema_version SET version = " + std::to_string(from + 1) + "; COMMIT;";
}

Stored<std::int64_t> version_of(Connection& connection) {
  auto found = connection.run({"SELECT to_regclass('schema_version') IS NOT NULL", {}});
  if (auto* why = std::get_if<StoreFault>(&found)) return std::move(*why);
  if (!std::get<Rows>(found).truth(0, 0)) return 0;
  auto read = connection.run({"SELECT version FROM schema_version", {}});
  if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
  return std::get<Rows>(read).count() == 0 ? 0 : std::get<Rows>(read).number(0, 0);
}

std::string newer(std::int64_t version) {
  return "it was written by a newer Rattus (its schema is version " + std::to_string(version) +
         ", this program knows versions up to " + std::to_string(known) +
         "): run that newer program, or choose another database with --store";
}

}  // namespace

std::optional<std::string> other_version(Connection& connection, bool older_will_do) {
  const auto version = version_of(connection);
  if (const auto* why = std::get_if<StoreFault>(&version)) return why->reason;
  const auto at = std::get<std::int64_t>(version);
  if (at > known) return newer(at);
  if (at == 0) return "no server of Rattus has used it: check its name";
  if (at < known && !older_will_do)
    return "it was written by an older Rattus: start this program's server over it once";
  return std::nullopt;
}

std::optional<std::string> migrate(Connection& connection) {
  for (;;) {
    const auto version = version_of(connection);
    if (const auto* why = std::get_if<StoreFault>(&version)) return why->reason;
    const auto at = std::get<std::int64_t>(version);
    if (at > known) return newer(at);
    if (at == known) return std::nullopt;
    const auto fault = connection.script(step_of(at));
    if (!fault) continue;
    connection.drop();  // with the transaction that failed
    if (fault->kind != StoreFault::Kind::conflict) return "the tables cannot be created: " + fault->reason;
  }
}

}  // namespace rattus::server::postgres
