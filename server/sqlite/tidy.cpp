// What need not be kept as it is: packed or removed, a little at a time.
#include <chrono>

#include "server/sqlite/store.hpp"
#include "server/store/archive.hpp"

namespace rattus::server {
namespace {

/// Seconds that are put down at the end.
constexpr std::int64_t worth_keeping = 60;

}  // namespace

std::int64_t steady_seconds() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::optional<StoreFault> SqliteStore::archive(std::int64_t match) {
  std::vector<std::string> entries;
  if (auto why = read_entries(match, std::to_string(match), entries)) return why;
  const std::string packed = pack(entries);
  return transaction([&]() -> std::optional<StoreFault> {
    {
      Run run(new_archive_);
      run.with(match).with_bytes(packed);
      if (auto why = finish(run)) return why;
    }
    {
      Run run(set_archived_);
      run.with(match).with(static_cast<std::int64_t>(entries.size()) + 1);
      if (auto why = finish(run)) return why;
    }
    Run run(clear_entries_);
    run.with(match);
    return finish(run);
  });
}

std::optional<StoreFault> SqliteStore::remove(std::int64_t match) {
  return transaction([&]() -> std::optional<StoreFault> {
    for (const Statement* statement : {&condemn_, &clear_entries_, &clear_archive_, &clear_seats_of_, &clear_match_}) {
      Run run(*statement);
      run.with(match);
      if (auto why = finish(run)) return why;
    }
    return std::nullopt;
  });
}

std::optional<StoreFault> SqliteStore::use(std::string_view match) {
  Run run(use_match_);
  run.with(match).with(watched()).with(uptime_exact_to);
  return finish(run);
}

std::optional<StoreFault> SqliteStore::keep_watch(const std::set<std::string>& used) {
  const std::int64_t now = watched();
  if (now - watch_kept_ < uptime_exact_to) return std::nullopt;
  auto why = transaction([&]() -> std::optional<StoreFault> {
    for (const std::string& match : used)
      if (auto fault = use(match)) return fault;
    Run run(watch_);
    run.with(now);
    return finish(run);
  });
  if (!why) watch_kept_ = now;
  return why;
}

SqliteStore::~SqliteStore() {
  const std::int64_t now = watched();
  if (now - watch_kept_ < worth_keeping || lost()) return;
  Run run(watch_);
  run.with(now).done();
}

Stored<bool> SqliteStore::remove_unbegun(const Stale& stale) {
  std::int64_t number = 0;
  std::string id;
  {
    Run run(never_began_);
    run.with(watched() - stale.unbegun);
    if (!run.row()) return run.ok() ? Stored<bool>(false) : fault(run.code());
    number = run.number(0);
    id = run.text(1);
  }
  if (auto why = stale.used.contains(id) ? use(id) : remove(number)) return *why;
  return true;
}

Stored<bool> SqliteStore::tidy(const Stale& stale) {
  if (auto why = lost()) return *why;
  if (auto why = keep_watch(stale.used)) return *why;
  std::optional<std::int64_t> over;
  {
    Run run(to_archive_);
    run.with(stale.over);
    if (run.row()) over = run.number(0);
    if (!run.ok()) return fault(run.code());
  }
  if (over) {
    if (auto why = archive(*over)) return *why;
    return true;
  }
  auto removed = remove_unbegun(stale);
  if (std::holds_alternative<StoreFault>(removed) || std::get<bool>(removed)) return removed;
  Run run(clear_guests_);
  run.with(watched() - stale.guests);
  if (auto why = finish(run)) return *why;
  return sqlite3_changes(database_.get()) > 0;
}

}  // namespace rattus::server
