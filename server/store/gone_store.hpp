#pragma once
// What is asked when the server stops: nothing is read any more, and everybody hears so at once.
#include "server/store/store.hpp"

namespace rattus::server {

class GoneStore final : public Store {
 public:
  std::optional<StoreFault> write(std::span<const Write>) override { return gone(); }
  Stored<std::optional<StoredMatch>> match(std::string_view) override { return gone(); }
  Stored<std::optional<Tail>> entries_after(std::string_view, std::uint64_t) override { return gone(); }
  Stored<std::vector<std::uint64_t>> last_entries(std::span<const std::string>) override { return gone(); }
  Stored<std::optional<Listing>> listing(std::string_view) override { return gone(); }
  Stored<std::vector<Listing>> lobby(unsigned, UnixTime) override { return gone(); }
  Stored<std::vector<Listing>> matches_of(std::string_view, unsigned) override { return gone(); }
  Stored<unsigned> unfinished(std::string_view) override { return gone(); }
  Stored<std::optional<StoredGuest>> guest(std::string_view) override { return gone(); }
  Stored<std::vector<Ban>> bans() override { return gone(); }
  Stored<bool> tidy(const Stale&) override { return gone(); }
  std::optional<StoreFault> probe() override { return gone(); }

 private:
  static StoreFault gone() { return {StoreFault::Kind::stopping, "the server stops"}; }
};

}  // namespace rattus::server
