#pragma once
// Connections: accepts them, reads requests, hands them to the files, the API or a WebSocket, writes the answers.
#include <cstddef>
#include <functional>
#include <list>
#include <span>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/admin/admin.hpp"
#include "server/admin/health.hpp"
#include "server/http/api.hpp"
#include "server/http/base_path.hpp"
#include "server/http/origin.hpp"
#include "server/rooms/shards.hpp"
#include "server/rooms/turns.hpp"

namespace rattus::server {

/// Lives on the thread that runs `context`; rooms have threads of their own. Throws CannotListen from its constructor.
class Server {
 public:
  Server(boost::asio::io_context& context, const ServeOptions& options, const codec::GameData& data,
         std::span<const Asset> assets, std::unique_ptr<Store> store, Log& log);

  ~Server();

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  /// "http://127.0.0.1:8347", "http://127.0.0.1:8347/games/rattus/"
  [[nodiscard]] std::string address() const {
    return url_of(acceptor_.local_endpoint()) + (options_.base_path == "/" ? "" : options_.base_path);
  }
  /// Where /metrics and /healthz are.
  [[nodiscard]] const Admin& admin() const { return admin_; }
  /// The store is shared with other servers, which are met by this bus; it may be null.
  void meet(std::unique_ptr<Bus> bus);
  /// How many threads have rooms.
  [[nodiscard]] std::size_t room_threads() const { return shards_.size(); }
  /// To one of them.
  Post post_to(std::size_t room_thread) { return shards_.post_to(room_thread); }
  /// Workers think for computer players; this bus, which tells what it hears on a room thread, asks them for its rooms.
  void hire(std::size_t room_thread, std::unique_ptr<Bus> bus);
  /// The bus of hire() does not work any more. To be called on that thread.
  void lose_workers(std::size_t room_thread);
  /// What the check of the whole database file has found; empty: nothing.
  void checked(const std::string& complaint);
  /// Takes nothing new, finishes and commits what is under way, says goodbye to the sockets, then calls `done`.
  void stop(std::function<void()> done);

 private:
  using tcp = boost::asio::ip::tcp;
  struct Connection;

  boost::asio::awaitable<void> converse(Connection& connection);
  /// `error`: what was wrong with the header. Without a reply the connection is a WebSocket now.
  boost::asio::awaitable<std::optional<Reply>> reply_to(Connection& connection, boost::system::error_code error);
  boost::asio::awaitable<Reply> ask_api(Connection& connection);
  boost::asio::awaitable<std::optional<Reply>> upgrade(Connection& connection, const std::string& table);
  void connected(tcp::socket socket);
  void turn_away(tcp::socket socket) const;
  /// From now on it is the other end's turn to send a request, or the rest of it.
  void wait_for(Connection& connection);
  /// It is not any more.
  void heard(Connection& connection);
  /// Lets the connection go that has been waited for longest; false if none is waited for.
  bool make_room();
  [[nodiscard]] std::string address_of(const Connection& connection) const;
  /// The path of a request below the server's base; empty if it is not below it.
  [[nodiscard]] std::string_view path_in(const Request& request) const {
    return below(options_.base_path, path_of(request));
  }
  [[nodiscard]] bool is_own_page(const Request& request) const;
  /// A page that is not ours is refused; if that is a proxy's doing, whoever runs the server reads what to do.
  void report_foreign_page(const Request& request);
  /// The store has carried out a transaction.
  void seen(const Commit& commit);
  boost::asio::awaitable<std::string> metrics();
  boost::asio::awaitable<void> sweep();
  boost::asio::awaitable<void> feel_pulse();
  boost::asio::awaitable<void> tidy();
  /// Learns now and then who is turned away, and closes what these have open.
  boost::asio::awaitable<void> follow_bans();
  boost::asio::awaitable<void> finish(std::function<void()> done);

  boost::asio::io_context* context_;
  ServeOptions options_;
  FilesAt files_;
  Log* log_;
  RoomThreads threads_;
  Health health_;
  Commons commons_;
  ServerWorld world_;  ///< of this thread
  Guests guests_;
  Shards shards_;
  std::vector<std::shared_ptr<std::unique_ptr<Bus>>> hired_;  ///< on their way to the room threads
  Addresses addresses_;
  Bans bans_;
  Cookie cookie_;
  ForeignPages foreign_pages_;
  Api api_;
  std::shared_ptr<Turns> turns_;
  tcp::acceptor acceptor_;
  Admin admin_;
  /// Requests that a stop waits for; shared with coroutines, which may end after the server.
  std::shared_ptr<std::size_t> answering_ = std::make_shared<std::size_t>(0);
  std::list<Connection*> silent_;  ///< those that are waited for, since the longest time first
  bool stopping_ = false;
};

}  // namespace rattus::server
