#pragma once
// What all threads of a server share: the store, thinking, who is where, the other servers.
#include <memory>
#include <mutex>

#include "server/admin/log.hpp"
#include "server/cluster/neighbours.hpp"
#include "server/rooms/attendance.hpp"
#include "server/serve.hpp"
#include "server/store/store_thread.hpp"
#include "server/thinking/thinking.hpp"

namespace rattus::server {

/// May be used on any thread, but for meet().
class Commons {
 public:
  /// `seen` is told of each transaction of the store, through `post`.
  Commons(const ServeOptions& options, std::unique_ptr<Store> store, Log& log, Post post, StoreThread::Seen seen);

  StoreThread& store() { return store_; }
  ThinkingPool& thinking() { return thinking_; }
  /// Tells whoever runs the server, now and then.
  void report(const StoreFault& fault);

  /// The store is shared with other servers. To be called before anybody plays.
  void meet(std::shared_ptr<Neighbours> neighbours) { neighbours_ = std::move(neighbours); }
  [[nodiscard]] Neighbours* neighbours() const { return neighbours_.get(); }
  /// A guest has so many connections at a table of this server now.
  void attended(const std::string& table, const table::Guest& guest, unsigned count);
  /// Is the guest at the table, here or at another server?
  [[nodiscard]] bool present(const std::string& table, const table::Guest& guest) const;

  /// For a server that stops: questions to the store are dropped, thoughts forgotten. Writes go on.
  void drop_questions();

 private:
  Log* log_;
  std::mutex reports_;
  std::chrono::steady_clock::time_point reported_{};  ///< when a fault was written to the log
  std::uint64_t unreported_ = 0;
  Attendances attendances_;
  std::shared_ptr<Neighbours> neighbours_;  ///< null: there are none
  ThinkingPool thinking_;
  StoreThread store_;
};

}  // namespace rattus::server
