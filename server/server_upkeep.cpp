// What a server does by itself, now and then: lets go what is not needed, and looks whether it is well.
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/server.hpp"

namespace rattus::server {
namespace {

/// Between two steps of tidying up, so that moves do not wait for many of them.
constexpr auto tidy_step = std::chrono::milliseconds(50);
/// After so long nobody talks about a game any more.
constexpr auto over_for = std::chrono::hours(1);

}  // namespace

asio::awaitable<void> Server::sweep() {
  for (;;) {
    asio::steady_timer timer(*context_, options_.patience.sweep);
    co_await timer.async_wait(asio::use_awaitable);
    addresses_.sweep(world_.now());
    auto sweeping = shards_.sweep();
    const auto here = co_await std::move(sweeping);
    for (const table::Guest& guest : here) guests_.seen(guest);
    auto counting = shards_.metrics();
    const Metrics counted = co_await std::move(counting);
    world_.metrics().publish(counted, commons_.thinking().waiting());
  }
}

asio::awaitable<void> Server::tidy() {
  const auto seconds = [](auto time) { return std::chrono::duration_cast<std::chrono::seconds>(time).count(); };
  asio::steady_timer timer(*context_);
  for (bool more = false; !stopping_;) {
    timer.expires_after(more ? tidy_step : options_.patience.tidy);
    co_await timer.async_wait(asio::use_awaitable);
    auto gathering = shards_.used();
    auto used = co_await std::move(gathering);
    const Stale stale{world_.wall_clock() - seconds(over_for), seconds(options_.keep.unbegun_tables),
                      seconds(options_.keep.guests), std::move(used)};
    auto asking = await_store(world_.store(), [stale](Store& store) { return store.tidy(stale); });
    const auto tidied = co_await std::move(asking);
    if (const auto* fault = std::get_if<StoreFault>(&tidied)) world_.report(*fault);
    more = std::holds_alternative<bool>(tidied) && std::get<bool>(tidied);
  }
}

asio::awaitable<void> Server::feel_pulse() {
  for (;;) {
    const std::uint64_t commits = world_.metrics().commits;
    asio::steady_timer timer(*context_, options_.patience.health);
    co_await timer.async_wait(asio::use_awaitable);
    if (world_.metrics().commits != commits) continue;
    health_.asked(world_.now());
    auto probing = await_store(world_.store(), [](Store& store) { return store.probe(); });
    const auto fault = co_await std::move(probing);
    health_.wrote(fault);
    if (fault) world_.report(*fault);
  }
}

void Server::checked(const std::string& complaint) {
  if (complaint.empty()) return log_->line(Log::Level::note, "checked", "The database file is intact");
  health_.damaged(complaint);
  log_->line(Log::Level::error, "damaged",
             "the database file is damaged: " + complaint +
                 "; the server continues with what it can read. Restore a backup, or try sqlite3's .recover");
}

}  // namespace rattus::server
