#pragma once
// Whether the server is well, as /healthz says it: known beforehand, so that asking costs the disk nothing.
#include <chrono>
#include <optional>
#include <string>

#include "server/store/store.hpp"

namespace rattus::server {

/// Lives on the rooms' thread. Moments are those of a clock that never goes back.
class Health {
 public:
  using Moment = std::chrono::nanoseconds;

  /// The store has been asked whether it can write, and will say.
  void asked(Moment now) { waiting_since_ = now; }
  /// What became of that, or of any other write. A conflict says nothing of the disk.
  void wrote(const std::optional<StoreFault>& fault);
  /// The check of the whole database file has found this.
  void damaged(const std::string& complaint) { damage_ = complaint; }

  /// Why the server is not well, a sentence; empty: it is. `patience`: how long the store may take to say.
  [[nodiscard]] std::string trouble(Moment now, Moment patience) const;

 private:
  std::string fault_;   ///< of the last write; empty: it was written
  std::string damage_;  ///< stays until somebody mends the file
  std::optional<Moment> waiting_since_;
};

}  // namespace rattus::server
