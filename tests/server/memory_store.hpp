#pragma once
// A store in memory that fails when it is told to: for tests that live through many disks in little time.
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace rattus::server::test {

class MemoryStore final : public Store {
 public:
  /// What becomes of a transaction: a disk may also have written what it says it has not.
  enum class Fate { written, refused, written_but_refused };

  std::function<Fate()> write_fate = [] { return Fate::written; };
  std::function<bool()> read_fails = [] { return false; };

  std::optional<StoreFault> write(std::span<const Write> writes) override;
  Stored<std::optional<StoredMatch>> match(std::string_view id) override;
  Stored<std::optional<Tail>> entries_after(std::string_view id, std::uint64_t number) override;
  Stored<std::vector<std::uint64_t>> last_entries(std::span<const std::string> ids) override;
  Stored<std::optional<Listing>> listing(std::string_view id) override;
  Stored<std::vector<Listing>> lobby(unsigned most, UnixTime since) override;
  Stored<std::vector<Listing>> matches_of(std::string_view guest, unsigned most) override;
  Stored<unsigned> unfinished(std::string_view guest) override;
  Stored<std::optional<StoredGuest>> guest(std::string_view key) override;
  Stored<std::vector<Ban>> bans() override { return std::vector<Ban>{}; }
  Stored<bool> tidy(const Stale&) override { return false; }
  std::optional<StoreFault> probe() override { return std::nullopt; }

 private:
  struct Kept {
    StoredMatch match;
    std::string host;
    Index index;
  };
  struct Tables {
    std::map<std::string, StoredGuest, std::less<>> guests;  ///< by key
    std::map<std::string, Kept, std::less<>> matches;
    std::map<std::string, UnixTime, std::less<>> seen;  ///< guests by id
  };
  static bool add(Tables& to, const NewGuest& guest);
  static bool add(Tables& to, const NameGuest& guest);
  static bool add(Tables& to, const SeenGuest& guest);
  static bool add(Tables& to, const NewMatch& match);
  static bool add(Tables& to, const NewEntry& entry);
  static unsigned unfinished(const Tables& of, std::string_view host);

  std::mutex mutex_;  ///< a test may write while the store's thread does
  Tables tables_;
};

}  // namespace rattus::server::test
