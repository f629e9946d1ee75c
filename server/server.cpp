#include "server/server.hpp"

#include <array>
#include <chrono>
#include <sstream>
#include <tuple>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "codec/lobby.hpp"
#include "server/http/origin.hpp"
#include "server/http/request.hpp"

namespace rattus::server {

namespace beast = boost::beast;

namespace {

// Other programs on the same host may have filled its jar of cookies; yet hostile peers cost little.
constexpr std::uint32_t header_limit = 64 * 1024;
/// An idle connection keeps no more.
constexpr std::size_t buffer_kept = 4 * 1024;
constexpr std::uint64_t body_limit = 16 * 1024;
constexpr auto stop_step = std::chrono::milliseconds(5);

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

Reply error_reply(http::status status, std::string_view code, std::string_view reason) {
  return json_reply(status, codec::text_of(codec::refused_message(code, reason)), false);
}

/// So many more of something, as long as it lives: a coroutine may also end where it waits.
class Counted {
 public:
  explicit Counted(std::shared_ptr<std::size_t> count, std::size_t step = 1) : count_(std::move(count)), step_(step) {
    *count_ += step_;
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { *count_ -= step_; }

 private:
  std::shared_ptr<std::size_t> count_;
  std::size_t step_;
};

}  // namespace

struct Server::Connection {
  explicit Connection(tcp::socket socket) : stream(std::move(socket)) {}

  beast::tcp_stream stream;
  beast::flat_buffer buffer{header_limit};
  std::string address;  ///< of the other end
  bool upgraded = false;
  std::optional<std::list<Connection*>::iterator> silent;  ///< its place among those that are waited for
  std::optional<http::request_parser<http::empty_body>> parser;
  [[nodiscard]] const Request& request() const { return parser->get(); }
};

Server::Server(asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
               std::span<const Asset> assets, std::unique_ptr<Store> store, Log& log)
    : context_(&context),
      options_(options),
      files_(assets, options.base_path),
      log_(&log),
      threads_(options.room_threads),
      commons_(options, std::move(store), log, server::post_to(context),
               [this](const Commit& commit) { seen(commit); }),
      world_(context, options_, data, commons_),
      guests_(world_),
      shards_(threads_, server::post_to(context), options_, data, commons_, guests_),
      addresses_(options_.limits),
      api_(world_, commons_, guests_, addresses_, bans_, options_, cookie_),
      turns_(std::make_shared<Turns>(context)),
      acceptor_(listen_at(context, options_.bind, options_.port, "--bind and --port")),
      admin_(
          context, options_,
          {[this] { return metrics(); }, [this] { return health_.trouble(world_.now(), options_.patience.health); }}) {
  cookie_ = {cookie_name(options_.public_url, options_.base_path, port()), options_.base_path};
  asio::co_spawn(context, accept_all(acceptor_, [this](tcp::socket socket) { connected(std::move(socket)); }),
                 asio::detached);
  asio::co_spawn(context, sweep(), asio::detached);
  asio::co_spawn(context, feel_pulse(), asio::detached);
  asio::co_spawn(context, tidy(), asio::detached);
  asio::co_spawn(context, follow_bans(), asio::detached);
}

Server::~Server() {
  threads_.end();
  for (const auto& bus : hired_) bus->reset();  // before what they post to is gone
}

void Server::seen(const Commit& commit) {
  Metrics& metrics = world_.metrics();
  ++metrics.commits;
  metrics.commit_units += commit.units;
  metrics.commit_time.add(commit.took);
  if (commit.fault) ++metrics.commit_faults;
  health_.wrote(commit.fault);
}

asio::awaitable<std::string> Server::metrics() {
  Metrics all = world_.metrics();
  auto asking = shards_.metrics();
  const Metrics theirs = co_await std::move(asking);
  all.add(theirs);
  co_return all.text();
}

void Server::wait_for(Connection& connection) { connection.silent = silent_.insert(silent_.end(), &connection); }

void Server::heard(Connection& connection) {
  if (connection.silent) silent_.erase(*connection.silent);
  connection.silent.reset();
}

bool Server::make_room() {
  if (silent_.empty()) return false;
  Connection& longest = *silent_.front();
  heard(longest);
  longest.stream.close();  // its coroutine ends
  return true;
}

/// Says why, if that can be said at once; whoever is over his limit takes no place of others.
void Server::turn_away(tcp::socket socket) const {
  std::ostringstream text;
  text << refuse(http::status::too_many_requests).message;
  const std::string answer = text.str();
  beast::error_code ignored;
  std::array<char, 1024> unread{};
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(answer), ignored);
  socket.shutdown(tcp::socket::shutdown_send, ignored);
  socket.read_some(asio::buffer(unread), ignored);  // what is left unread would make the end an abrupt one
}

void Server::connected(tcp::socket socket) {
  if (stopping_) return;
  beast::error_code gone;
  const auto endpoint = socket.remote_endpoint(gone);
  if (gone) return;
  const std::string address = counted_address(endpoint.address().to_string());
  // Behind a proxy all come from one address; sockets are counted when they say where they come from.
  const bool counted = !options_.trust_proxy;
  if (counted && !addresses_.connect(address)) return turn_away(std::move(socket));
  if (world_.metrics().connections >= options_.limits.connections && !make_room()) {
    if (counted) addresses_.disconnect(address);
    return;
  }
  auto connection = std::make_unique<Connection>(std::move(socket));
  connection->address = address;
  ++world_.metrics().connections;
  Connection& kept = *connection;
  asio::co_spawn(*context_, converse(kept),
                 [this, counted, connection = std::move(connection)](const std::exception_ptr&) {
                   heard(*connection);
                   if (connection->upgraded) return;  // counted as long as the WebSocket lasts
                   --world_.metrics().connections;
                   if (counted) addresses_.disconnect(connection->address);
                 });
}

asio::awaitable<void> Server::converse(Connection& connection) {
  auto& stream = connection.stream;
  for (bool keep_alive = true; keep_alive && !stopping_;) {
    connection.parser.emplace();
    if (connection.buffer.size() == 0 && connection.buffer.capacity() > buffer_kept) connection.buffer.shrink_to_fit();
    connection.parser->header_limit(header_limit);
    stream.expires_after(options_.patience.request);
    wait_for(connection);
    const auto [error, size] =
        co_await http::async_read_header(stream, connection.buffer, *connection.parser, as_result);
    heard(connection);
    if (error && error.category() != http::make_error_code(http::error::end_of_stream).category())
      co_return;  // gone, or too slow
    if (error == http::error::end_of_stream || error == http::error::partial_message) break;

    const Counted answering(answering_);
    std::optional<Reply> reply = co_await reply_to(connection, error);
    ++world_.metrics().requests;
    if (!reply) co_return;  // a WebSocket now
    keep_alive = reply->message.keep_alive();
    stream.expires_after(options_.patience.answer);
    const auto [write_error, written] = co_await http::async_write(stream, reply->message, as_result);
    if (write_error) co_return;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

std::string Server::address_of(const Connection& connection) const {
  if (!options_.trust_proxy) return connection.address;
  const std::string told = forwarded_for(connection.request());
  return told.empty() ? connection.address : counted_address(told);
}

bool Server::is_own_page(const Request& request) const {
  return same_origin(from_beast(request[http::field::origin]), host_of(request), options_.public_url);
}

void Server::report_foreign_page(const Request& request) {
  const std::string text = foreign_pages_.report(from_beast(request[http::field::origin]),
                                                 options_.public_url.empty() ? host_of(request) : options_.public_url,
                                                 options_.base_path, world_.now());
  if (!text.empty()) log_->line(Log::Level::warning, "bad-origin", text);
}

asio::awaitable<std::optional<Reply>> Server::reply_to(Connection& connection, boost::system::error_code error) {
  if (error)
    co_return refuse(error == http::error::header_limit ? http::status::request_header_fields_too_large
                                                        : http::status::bad_request);
  if (!known_coding(connection.request()) || !well_addressed(connection.request()))
    co_return refuse(http::status::bad_request);
  const std::string_view path = path_in(connection.request());
  if (const std::string table = table_to_play(path); !table.empty()) co_return co_await upgrade(connection, table);
  if (log_->details())
    log_->line(Log::Level::detail, "request", "request",
               {{"method", std::string(from_beast(connection.request().method_string()))},
                {"path", std::string(path_of(connection.request()))}});
  if (path.empty()) co_return elsewhere(connection.request(), options_.base_path);
  if (Api::knows(path)) co_return co_await ask_api(connection);
  co_return server::answer(connection.request(), path, files_.assets());
}

asio::awaitable<Reply> Server::ask_api(Connection& connection) {
  const Request& request = connection.request();
  const std::uint64_t announced = connection.parser->content_length().value_or(0);
  const bool has_body = announced > 0 || request.chunked();
  Asked asked;
  asked.method = request.method();
  asked.path = path_in(request);
  asked.claims = claims_of(request, cookie_.name);
  asked.origin = from_beast(request[http::field::origin]);
  asked.host = host_of(request);
  asked.content_type = from_beast(request[http::field::content_type]);
  asked.address = address_of(connection);
  asked.keep_alive = request.keep_alive();
  if (asked.method == http::verb::post && !is_own_page(request)) report_foreign_page(request);
  if (has_body && asked.method != http::verb::post) co_return refuse(http::status::bad_request);
  if (announced > body_limit)
    co_return error_reply(http::status::payload_too_large, "too-large", "a request may have at most 16 KiB");
  if (has_body) {
    if (beast::iequals(request[http::field::expect], "100-continue")) {
      static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [error, size] = co_await asio::async_write(connection.stream, asio::buffer(go_on), as_result);
      if (error) co_return refuse(http::status::bad_request);
    }
    http::request_parser<http::string_body> body(std::move(*connection.parser));
    body.body_limit(body_limit);
    connection.stream.expires_after(options_.patience.request);
    beast::error_code error;
    {
      const Counted arriving(answering_, static_cast<std::size_t>(-1));  // does not hold up a stop
      wait_for(connection);
      std::tie(error, std::ignore) = co_await http::async_read(connection.stream, connection.buffer, body, as_result);
      heard(connection);
    }
    if (error == http::error::body_limit)
      co_return error_reply(http::status::payload_too_large, "too-large", "a request may have at most 16 KiB");
    if (error) co_return refuse(http::status::bad_request);  // nobody hears it if time was up: the stream is closed
    asked.body = std::move(body.get().body());
  }
  co_await turns_->next(asked.address);
  co_return co_await api_.answer(asked);
}

asio::awaitable<std::optional<Reply>> Server::upgrade(Connection& connection, const std::string& table) {
  const Request& request = connection.request();
  if (!beast::websocket::is_upgrade(request) || connection.buffer.size() > 0)
    co_return error_reply(http::status::upgrade_required, "bad-message", "open a WebSocket here");
  if (!is_own_page(request)) {
    report_foreign_page(request);
    co_return error_reply(http::status::forbidden, "bad-origin", "this page belongs to another site");
  }
  const std::string address = address_of(connection);
  if (const unsigned wait = addresses_.request(address, world_.now()))
    co_return error_reply(
        http::status::too_many_requests, "too-fast",
        "too many new connections from this address: try again in " + std::to_string(wait) + " seconds");
  connection.stream.expires_never();
  co_await turns_->next(address);
  const auto fails = [&](const StoreFault& fault) {
    world_.report(fault);
    return error_reply(http::status::service_unavailable, "not-saved",
                       "the server's storage is failing: try again later");
  };
  const Claims claims = claims_of(request, cookie_.name);
  const auto known = co_await guests_.known(claims);
  if (const auto* fault = std::get_if<StoreFault>(&known)) co_return fails(*fault);
  const std::string& secret = std::get<std::string>(known);
  const auto found = co_await guests_.find(secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return fails(*fault);
  const auto& guest = std::get<std::optional<StoredGuest>>(found);
  if (!guest)
    co_return error_reply(http::status::unauthorized, "no-guest", "GET /api/me first and keep the cookie it gives");
  if (const Ban* ban = bans_.of(guest->id, address, world_.wall_clock()))
    co_return error_reply(http::status::forbidden, "banned", sentence(*ban));
  if (options_.trust_proxy && !addresses_.connect(address)) co_return refuse(http::status::too_many_requests);

  connection.upgraded = true;
  shards_.of(table).take(connection.stream.release_socket(), {request, table, guest->id, address}, [this, address] {
    asio::post(*context_, [this, address] {
      --world_.metrics().connections;
      addresses_.disconnect(address);
    });
  });
  co_return std::nullopt;
}

void Server::meet(std::unique_ptr<Bus> bus) {
  auto neighbours = std::make_shared<Neighbours>(world_, std::move(bus), world_.fresh_id(), options_.rhythm);
  neighbours->on_renamed([this](const table::Guest& guest, const std::string& name) { guests_.renamed(guest, name); });
  commons_.meet(neighbours);
  neighbours->begin();
}

void Server::hire(std::size_t room_thread, std::unique_ptr<Bus> bus) {
  auto kept = hired_.emplace_back(std::make_shared<std::unique_ptr<Bus>>(std::move(bus)));
  post_to(room_thread)(
      [this, room_thread, kept] { shards_[room_thread].world().hire(std::move(*kept), options_.rhythm.margin); });
}

void Server::lose_workers(std::size_t room_thread) {
  if (Workers* workers = shards_[room_thread].world().workers()) workers->lose_bus();
}

void Server::stop(std::function<void()> done) {
  if (std::exchange(stopping_, true)) return;
  if (Neighbours* others = world_.neighbours()) others->end();
  beast::error_code ignored;
  acceptor_.close(ignored);
  admin_.stop();
  asio::co_spawn(*context_, finish(std::move(done)), asio::detached);
}

asio::awaitable<void> Server::finish(std::function<void()> done) {
  const auto until = std::chrono::steady_clock::now() + options_.patience.stop;
  const auto in_time = [&] { return std::chrono::steady_clock::now() < until; };
  asio::steady_timer timer(*context_);
  auto stopping = shards_.stop();
  co_await std::move(stopping);
  commons_.drop_questions();
  for (bool busy = true; busy && in_time();) {
    auto asking = shards_.quiet();
    const bool quiet = co_await std::move(asking);
    busy = !quiet || *answering_ > 0;
    if (!busy) break;
    timer.expires_after(stop_step);
    co_await timer.async_wait(asio::use_awaitable);
  }
  shards_.each([](Shard& shard) { shard.go_away(); });
  for (std::size_t left = 1; left > 0 && in_time();) {
    auto asking = shards_.still_open();
    left = co_await std::move(asking);
    if (left == 0) break;
    timer.expires_after(stop_step);
    co_await timer.async_wait(asio::use_awaitable);
  }
  done();
}

}  // namespace rattus::server
