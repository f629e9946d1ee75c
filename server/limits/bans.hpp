#pragma once
// Guests and addresses that are turned away, as the store said last.
#include <span>
#include <string>
#include <unordered_map>

#include "server/store/store.hpp"

namespace rattus::server {

/// Whom a ban of this text means: the id of a guest, or an address as counted_address() has it. The network of an IPv6
/// address may be written, too.
std::string banned_by(const std::string& text);
/// True if that is an address.
bool is_address(const std::string& text);

class Bans {
 public:
  void set(std::span<const Ban> bans);
  /// The ban that holds against a guest or an address now; null: none. `guest` may be empty.
  [[nodiscard]] const Ban* of(const std::string& guest, const std::string& address, UnixTime now) const;
  [[nodiscard]] bool empty() const { return bans_.empty(); }

 private:
  std::unordered_map<std::string, Ban> bans_;
};

/// What the person is told.
std::string sentence(const Ban& ban);
/// "2026-11-28 20:15", UTC.
std::string date_text(UnixTime time);

}  // namespace rattus::server
