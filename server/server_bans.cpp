// Who is turned away, as the store says now and then: whatever a program beside this one has written there.
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/server.hpp"

namespace rattus::server {

asio::awaitable<void> Server::follow_bans() {
  for (asio::steady_timer timer(*context_); !stopping_;) {
    auto asking = await_store(world_.store(), [](Store& store) { return store.bans(); });
    const auto bans = co_await std::move(asking);
    // A store that fails is noticed by what is written; until it answers, those that are known stay.
    if (const auto* read = std::get_if<std::vector<Ban>>(&bans)) bans_.set(*read);
    if (!bans_.empty())
      shards_.each([now = std::make_shared<const Bans>(bans_)](Shard& shard) { shard.turn_out(*now); });
    timer.expires_after(options_.patience.bans);
    co_await timer.async_wait(asio::use_awaitable);
  }
}

}  // namespace rattus::server
