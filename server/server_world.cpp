#include "server/server_world.hpp"

#include <algorithm>
#include <ctime>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/secrets.hpp"

namespace rattus::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t most_thoughts = 10'000, most_of_one_address = 1'000;
constexpr std::size_t id_length = 10;  // 50 bits
constexpr std::chrono::seconds report_interval{10};

unsigned thinking_threads(unsigned wanted) {
  return wanted ? wanted : std::max(1U, std::thread::hardware_concurrency() - 1);
}

auto poster(asio::io_context& context) {
  return [&context](std::function<void()> what) { asio::post(context, std::move(what)); };
}

}  // namespace

ServerWorld::ServerWorld(asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
                         std::unique_ptr<Store> store, Log& log)
    : context_(&context),
      data_(&data),
      pace_(options.pace),
      tables_per_guest_(options.limits.tables_per_guest),
      log_(&log),
      thinking_(thinking_threads(options.thinking_threads), most_thoughts, most_of_one_address, poster(context)),
      store_(std::move(store), poster(context), [this](const Commit& commit) { seen(commit); }) {}

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

void ServerWorld::meet(std::unique_ptr<Bus> bus, const Rhythm& rhythm) {
  neighbours_ = std::make_shared<Neighbours>(*this, std::move(bus), fresh_id(), rhythm);
  neighbours_->begin();
}

void ServerWorld::hire(std::unique_ptr<Bus> bus, std::chrono::milliseconds margin) {
  workers_ = std::make_shared<Workers>(*this, std::move(bus), margin);
  workers_->begin();
}

void ServerWorld::drop_questions() {
  store_.drop_questions();
  thinking_.forget();
}

void ServerWorld::report(const StoreFault& fault) {
  if (fault.kind == StoreFault::Kind::stopping) return;
  if (reported_.count() != 0 && now() - reported_ < report_interval) {
    ++unreported_;
    return;
  }
  log_->line(Log::Level::error, "store-fault", "the store is failing: " + fault.reason,
             {{"kind", std::string(to_string(fault.kind))}, {"more", std::to_string(unreported_)}});
  reported_ = now();
  unreported_ = 0;
}

void ServerWorld::seen(const Commit& commit) {
  ++metrics_.commits;
  metrics_.commit_units += commit.units;
  metrics_.commit_time.add(commit.took);
  if (commit.fault) ++metrics_.commit_faults;
  health_.wrote(commit.fault);
}

}  // namespace rattus::server
