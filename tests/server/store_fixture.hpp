#pragma once
// What every store must keep, tried with each kind of database.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/postgres/store.hpp"
#include "server/sqlite/store.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/postgres_server.hpp"

namespace rattus::server::test {

using Kind = StoreFault::Kind;

inline NewMatch match(const std::string& id, UnixTime time = 1) {
  return {
      id, "plan of " + id, "seed", "hash", "host", time, {"face of " + id, MatchStage::gathering, true, {"a", "b"}}};
}
inline NewEntry entry(const std::string& id, std::uint64_t number) {
  return {id, number, "input " + std::to_string(number), 2, {}};
}

inline constexpr std::int64_t one_day = 86'400;

inline std::optional<Kind> write(Store& store, const std::vector<Write>& writes) {
  const auto fault = store.write(writes);
  return fault ? std::optional(fault->kind) : std::nullopt;
}
inline std::vector<std::string> entries(Store& store, const std::string& id) {
  return std::get<std::optional<StoredMatch>>(store.match(id)).value().entries;
}
inline std::vector<std::string> ids(const Stored<std::vector<Listing>>& list) {
  std::vector<std::string> ids;
  for (const Listing& listing : std::get<std::vector<Listing>>(list)) ids.push_back(listing.id);
  return ids;
}
/// The entries of a game that is over, as games have them.
std::vector<Write> game(const std::string& id, unsigned entries, UnixTime last);
/// There may be more to do.
inline bool tidy(Store& store, const Stale& stale) { return std::get<bool>(store.tidy(stale)); }

/// A kind of database; one of it for each test.
class AnyDatabase {
 public:
  AnyDatabase() = default;
  AnyDatabase(const AnyDatabase&) = delete;
  AnyDatabase& operator=(const AnyDatabase&) = delete;
  virtual ~AnyDatabase() = default;
  virtual std::variant<std::unique_ptr<Store>, std::string> open(Notes& notes, Uptime uptime) = 0;
  /// Carries out SQL beside the store; the first value of what it returned.
  virtual std::string sql(const std::string& text) = 0;
  /// The folder or the address.
  [[nodiscard]] virtual std::string where() const = 0;
};
std::unique_ptr<AnyDatabase> make_database(const std::string& kind);

class StoreTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Store> open() {
    auto opened = database_->open(notes_, [this] { return uptime_; });
    if (auto* why = std::get_if<std::string>(&opened)) {
      refusal_ = *why;
      return nullptr;
    }
    return std::get<std::unique_ptr<Store>>(std::move(opened));
  }
  std::string sql(const std::string& text) { return database_->sql(text); }

  std::unique_ptr<AnyDatabase> database_ = make_database(GetParam());
  std::int64_t uptime_ = 0;  ///< seconds of the clock that is never set
  Notes notes_;
  std::string refusal_;
};

}  // namespace rattus::server::test
