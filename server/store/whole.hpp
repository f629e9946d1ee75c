#pragma once
// A store as a whole, piece by piece: what `rattus store` and `rattus admin` need, beside Store, which servers use.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/store/data_folder.hpp"
#include "server/store/store.hpp"
#include "server/store/uptime.hpp"

namespace rattus::server {

struct WholeGuest {
  std::string key, id, name;
  UnixTime created = 0, seen = 0;
  std::int64_t used = 0;  ///< of the seconds in which a server ran over the store
};

struct WholeEntry {
  std::string input;
  UnixTime time = 0;
};

/// All that is stored of a match, packed entries as they are packed.
struct WholeMatch {
  std::string id, plan, seed, seed_hash, host;
  UnixTime opened = 0;
  std::int64_t used = 0;            ///< as a guest's
  Index index;                      ///< `seated` sorted
  std::uint64_t archived = 1;       ///< number of the last entry in the archive; 1: there is none
  std::string archive;              ///< bytes of pack()
  std::vector<WholeEntry> entries;  ///< those after the archive, first to last
};
/// The match as servers read it; a fault if its archive is damaged.
Stored<StoredMatch> stored(const WholeMatch& match);

/// A match in a list for whoever runs the server.
struct TableLine {
  std::string id, face;
  UnixTime opened = 0;
  MatchStage stage = MatchStage::gathering;
  std::string host, host_name;
  std::uint64_t last_number = 1;
  UnixTime last_time = 0;  ///< of the last entry; 0: it is packed, or there is none
};

struct TableFilter {
  std::optional<MatchStage> stage;
  std::string guest;  ///< seated or host; empty: anybody
};

struct PersonLine {
  std::string id, name;
  UnixTime created = 0, seen = 0;
  std::uint64_t tables = 0;  ///< where the person has a seat
};

class Whole {
 public:
  Whole() = default;
  Whole(const Whole&) = delete;
  Whole& operator=(const Whole&) = delete;
  virtual ~Whole() = default;

  /// Seconds in which a server ran over it.
  virtual Stored<std::int64_t> watched() = 0;
  virtual Stored<std::uint64_t> guest_count() = 0;
  /// The next guests in an order of their keys that is the store's own; empty `key`: the first.
  virtual Stored<std::vector<WholeGuest>> guests_after(std::string_view key, unsigned most) = 0;
  /// All matches, oldest first.
  virtual Stored<std::vector<std::string>> match_ids() = 0;
  virtual Stored<std::optional<WholeMatch>> match(std::string_view id) = 0;
  virtual Stored<std::vector<Ban>> bans() = 0;

  // Lists, in an order of ids that is the store's own.
  virtual Stored<std::vector<TableLine>> tables_after(std::string_view id, const TableFilter& filter,
                                                      unsigned most) = 0;
  virtual Stored<std::vector<PersonLine>> people_after(std::string_view id, unsigned most) = 0;
  virtual Stored<std::optional<PersonLine>> person(std::string_view id) = 0;

  // Each writes all or nothing; the first three only while no server runs over the store.
  virtual std::optional<StoreFault> put_watched(std::int64_t seconds) = 0;
  virtual std::optional<StoreFault> put(std::span<const WholeGuest> guests) = 0;
  virtual std::optional<StoreFault> put(std::span<const WholeMatch> matches) = 0;
  /// Takes the place of an earlier ban of the same guest or address.
  virtual std::optional<StoreFault> put(const Ban& ban) = 0;
  /// False if there was no such ban.
  virtual Stored<bool> lift(std::string_view whom) = 0;

  /// Programs that use it now, in words; only a store that several may use knows of others.
  virtual Stored<std::vector<std::string>> others() = 0;
};

/// True for the address of a database; else `where` is a folder.
bool is_database(std::string_view where);

/// Opens the store in a folder or a database, whether servers run over it or not. It must be there, and as this
/// program would make it; if it cannot be used: a sentence that says why and what to do.
std::variant<std::unique_ptr<Whole>, std::string> open_whole(const std::string& where);

/// A store that no server uses. As long as this lives none may take the folder; of a database it is only known that
/// none was there.
class HeldStore {
 public:
  /// Brings an older store up to date; makes one if there is none and `make` says so.
  static std::variant<HeldStore, std::string> hold(const std::string& where, bool make);
  HeldStore(HeldStore&&) noexcept = default;
  HeldStore& operator=(HeldStore&&) = delete;
  ~HeldStore();

  [[nodiscard]] Whole& operator*() const { return *whole_; }
  [[nodiscard]] Whole* operator->() const { return whole_.get(); }
  /// What opening it found that whoever runs the server should know.
  [[nodiscard]] const Notes& notes() const { return notes_; }
  /// Empty, or which servers have come meanwhile.
  [[nodiscard]] std::string disturbed() const;

 private:
  HeldStore(std::string where, std::unique_ptr<Whole> whole, std::optional<FolderLock> lock, LastEnd end, Notes notes)
      : where_(std::move(where)),
        lock_(std::move(lock)),
        whole_(std::move(whole)),
        end_(end),
        notes_(std::move(notes)) {}
  static std::variant<HeldStore, std::string> hold_folder(const std::string& folder, bool make);
  static std::variant<HeldStore, std::string> hold_database(const std::string& url, bool make);

  std::string where_;
  std::optional<FolderLock> lock_;  // before the store: it goes last
  std::unique_ptr<Whole> whole_;
  LastEnd end_;  ///< the mark that it leaves
  Notes notes_;
};

}  // namespace rattus::server
