#include "tests/server/live_server.hpp"

#include <future>
#include <stdexcept>
#include <thread>

#include <unistd.h>

#include "server/cluster/nats_bus.hpp"
#include "server/postgres/store.hpp"
#include "server/server.hpp"
#include "server/sqlite/store.hpp"

namespace rattus::server::test {

Folder::Folder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "rattus-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
  path_ = pattern;
}

ServeOptions quick_options() {
  ServeOptions options;
  options.port = 0;
  options.pace.beat = std::chrono::milliseconds(0);
  options.room_threads = 2;
  options.thinking_threads = 1;
  options.patience.goodbye = std::chrono::milliseconds(200);
  options.limits.message_burst = 100'000;
  options.limits.request_burst = 100'000;
  options.limits.guest_burst = 10'000;
  options.patience.health = std::chrono::hours(1);  // tests use the database beside the server
  options.patience.bans = std::chrono::hours(1);
  options.limits.work_burst = 1e9;
  options.limits.connections_per_address = 10'000;
  return options;
}

struct LiveServer::Inside {
  Inside(const ServeOptions& options, std::span<const Asset> assets, const std::string& database, std::ostream& said)
      : log(said, false) {
    if (options.store.empty())
      serve_alone(options, assets, database);
    else
      serve_shared(options, assets);
    thread = std::thread([this] { context.run(); });
  }
  void serve_shared(const ServeOptions& options, std::span<const Asset> assets) {
    Notes notes;
    auto opened = postgres::PostgresStore::open(options.store, notes);
    if (const auto* why = std::get_if<std::string>(&opened)) throw std::runtime_error(*why);
    auto postgres = std::get<std::unique_ptr<postgres::PostgresStore>>(std::move(opened));
    const std::string name = postgres->name();
    store = postgres.get();
    server = std::make_unique<Server>(context, options, codec::game_data(), assets, std::move(postgres), log);
    if (options.bus.empty()) return server->meet(nullptr);
    const Post post = server::post_to(context);
    auto bus = open_nats_bus(options.bus, name, post, [](bool) {});
    if (const auto* why = std::get_if<std::string>(&bus)) throw std::runtime_error(*why);
    server->meet(std::get<std::unique_ptr<Bus>>(std::move(bus)));
    if (!options.workers) return;
    for (std::size_t i = 0; i < server->room_threads(); ++i) {
      bus = open_nats_bus(options.bus, name, server->post_to(i), [this, i](bool works) {
        if (!works) server->lose_workers(i);
      });
      server->hire(i, std::get<std::unique_ptr<Bus>>(std::move(bus)));
    }
  }
  void serve_alone(const ServeOptions& options, std::span<const Asset> assets, const std::string& database) {
    Notes notes;
    auto opened = SqliteStore::open(database, notes);
    if (const auto* why = std::get_if<std::string>(&opened)) throw std::runtime_error(*why);
    auto sqlite = std::get<std::unique_ptr<SqliteStore>>(std::move(opened));
    store = sqlite.get();
    server = std::make_unique<Server>(context, options, codec::game_data(), assets, std::move(sqlite), log);
  }
  ~Inside() {
    std::promise<void> done;
    asio::post(context, [&] { server->stop([&] { done.set_value(); }); });
    done.get_future().wait();
    context.stop();
    thread.join();
  }

  Log log;
  asio::io_context context{1};
  Store* store = nullptr;
  std::unique_ptr<Server> server;
  std::thread thread;
};

LiveServer::LiveServer(ServeOptions options, std::span<const Asset> assets)
    : options_(std::move(options)), assets_(assets) {
  start();
}
LiveServer::~LiveServer() = default;

std::uint16_t LiveServer::port() const { return inside_->server->port(); }
Person LiveServer::admin() const { return Person(inside_->server->admin().port()); }
Store* LiveServer::store() const { return inside_->store; }
Post LiveServer::post_to(std::size_t room_thread) const { return inside_->server->post_to(room_thread); }
void LiveServer::stop() { inside_.reset(); }
void LiveServer::start() { inside_ = std::make_unique<Inside>(options_, assets_, folder_.database(), said_); }
void LiveServer::restart() {
  stop();
  start();
}

Json setup_for(int players) { return {{"board", players > 4 ? "big-box" : "classic"}, {"players", players}}; }

std::string open_table(Person& host, int players, const Json& seats, bool listed) {
  const HttpAnswer answer =
      host.post("/api/tables", {{"setup", setup_for(players)}, {"seats", seats}, {"listed", listed}});
  if (answer.status != 201) throw std::runtime_error("table refused: " + answer.body);
  return answer.json()["id"];
}

}  // namespace rattus::server::test
