#include "server/server_world.hpp"

#include <ctime>

#include <boost/asio/steady_timer.hpp>

#include "server/secrets.hpp"

namespace rattus::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t id_length = 10;  // 50 bits

}  // namespace

ServerWorld::ServerWorld(asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
                         Commons& commons)
    : context_(&context),
      data_(&data),
      pace_(options.pace),
      tables_per_guest_(options.limits.tables_per_guest),
      commons_(&commons),
      post_(post_to(context)),
      store_(commons.store().access_from(post_)) {}

void ServerWorld::at(std::chrono::nanoseconds moment, std::function<void()> what) {
  auto timer = std::make_unique<asio::steady_timer>(*context_, std::chrono::steady_clock::time_point(moment));
  auto& waiting = *timer;
  waiting.async_wait([timer = std::move(timer), what = std::move(what)](boost::system::error_code error) {
    if (!error) what();
  });
}

UnixTime ServerWorld::wall_clock() { return std::time(nullptr); }
Seed ServerWorld::fresh_seed() { return random_seed(); }
std::string ServerWorld::fresh_id() { return random_name(id_length); }

void ServerWorld::hire(std::unique_ptr<Bus> bus, std::chrono::milliseconds margin) {
  workers_ = std::make_shared<Workers>(*this, std::move(bus), margin);
  workers_->begin();
}

}  // namespace rattus::server
