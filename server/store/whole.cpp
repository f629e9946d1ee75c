#include "server/store/whole.hpp"

#include <filesystem>
#include <utility>

#include "server/http/shown_url.hpp"
#include "server/postgres/whole.hpp"
#include "server/sqlite/store.hpp"
#include "server/sqlite/whole.hpp"
#include "server/store/archive.hpp"

namespace rattus::server {
namespace {

std::string file_in(const std::string& folder) { return folder + "/rattus.sqlite"; }

/// Nobody plays while a store is copied: time does not pass for it.
std::int64_t no_time() { return 0; }

std::string missing(const std::string& folder) {
  std::error_code ignored;
  if (std::filesystem::is_regular_file(file_in(folder), ignored)) return {};
  return "there is no " + file_in(folder) + ": give the server's --data folder, or postgresql://...";
}

std::string in_use(const std::string& where, const std::vector<std::string>& others) {
  std::string list;
  for (const std::string& one : others) list += (list.empty() ? "" : "; ") + one;
  return without_password(where) + " is in use (" + list + "): stop every server on it first";
}

}  // namespace

Stored<StoredMatch> stored(const WholeMatch& match) {
  StoredMatch found{
      {match.id, match.index.face, match.seed_hash, match.opened, match.index.stage}, match.plan, match.seed, {}};
  if (match.archived > 1) {
    auto unpacked = unpack(match.archive);
    if (!unpacked || unpacked->size() + 1 != match.archived)
      return StoreFault{StoreFault::Kind::damaged, "the archive of match " + match.id + " is damaged"};
    found.entries = std::move(*unpacked);
  }
  for (const WholeEntry& entry : match.entries) found.entries.push_back(entry.input);
  return found;
}

bool is_database(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::variant<std::unique_ptr<Whole>, std::string> open_whole(const std::string& where) {
  if (is_database(where)) return postgres::open_whole(where, postgres::Tables::as_they_are);
  if (std::string why = missing(where); !why.empty()) return why;
  return open_sqlite_whole(file_in(where), Closing::leaves_log);
}

std::variant<HeldStore, std::string> HeldStore::hold(const std::string& where, bool make) {
  return is_database(where) ? hold_database(where, make) : hold_folder(where, make);
}

std::variant<HeldStore, std::string> HeldStore::hold_folder(const std::string& folder, bool make) {
  if (std::string why = missing(folder); !make && !why.empty()) return why;
  auto taken = FolderLock::take(folder);
  if (auto* why = std::get_if<std::string>(&taken)) return std::move(*why);
  std::optional<FolderLock> lock(std::get<FolderLock>(std::move(taken)));
  const LastEnd last = lock->last_end();
  Notes notes;
  {  // takes up the log of a server that was killed, and brings the tables up to date
    auto opened = SqliteStore::open(file_in(folder), notes, last, no_time);
    if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
  }
  auto whole = open_sqlite_whole(file_in(folder), Closing::takes_log_up);
  if (auto* why = std::get_if<std::string>(&whole)) return std::move(*why);
  LastEnd end = last == LastEnd::broken ? LastEnd::unchecked : last;
  if (make && last == LastEnd::unknown) end = LastEnd::in_order;
  if (make)
    if (const auto why = lock->mark(LastEnd::broken)) return "the folder " + folder + " cannot be written to: " + *why;
  return HeldStore(folder, std::get<std::unique_ptr<Whole>>(std::move(whole)), std::move(lock), end, std::move(notes));
}

std::variant<HeldStore, std::string> HeldStore::hold_database(const std::string& url, bool make) {
  auto opened = postgres::open_whole(url, make ? postgres::Tables::made : postgres::Tables::brought_up_to_date);
  if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
  HeldStore held(url, std::get<std::unique_ptr<Whole>>(std::move(opened)), std::nullopt, LastEnd::unknown, {});
  if (std::string why = held.disturbed(); !why.empty()) return why;
  return held;
}

std::string HeldStore::disturbed() const {
  const auto others = whole_->others();
  if (const auto* why = std::get_if<StoreFault>(&others)) return why->reason;
  const auto& list = std::get<std::vector<std::string>>(others);
  return list.empty() ? std::string() : in_use(where_, list);
}

HeldStore::~HeldStore() {
  if (!whole_) return;  // it was moved from
  whole_.reset();
  if (lock_) lock_->mark(end_);
}

}  // namespace rattus::server
