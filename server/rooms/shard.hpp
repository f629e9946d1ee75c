#pragma once
// A thread with rooms of its own, and the WebSockets of those who look at them. A table is always on the same one.
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/http/socket.hpp"
#include "server/limits/bans.hpp"
#include "server/rooms/hall.hpp"
#include "server/server_world.hpp"

namespace rattus::server {

/// Lives on the thread that runs `context`, but for take().
class Shard {
 public:
  Shard(boost::asio::io_context& context, const ServeOptions& options, const codec::GameData& data, Commons& commons,
        const Guests& guests);

  struct Visit {
    Socket::Request request;
    std::string table;
    table::Guest guest;
    std::string address;  ///< as counted_address() has it
  };
  /// Takes a connection over from another thread, and opens a WebSocket; `ended` is called when it has ended, on this
  /// thread.
  void take(boost::asio::ip::tcp::socket socket, Visit visit, std::function<void()> ended);

  ServerWorld& world() { return world_; }
  Hall& hall() { return hall_; }
  /// Lets go who does not read, and what is not needed; the guests who are here.
  std::vector<table::Guest> sweep();
  /// Closes what those have open who are turned away.
  void turn_out(const Bans& bans);
  /// The server goes: says goodbye.
  void go_away();
  /// After that: how many are still open.
  std::size_t still_open();

 private:
  void open(Socket::Tcp socket, Visit visit, std::function<void()> ended);

  boost::asio::io_context* context_;
  ServerWorld world_;
  Hall hall_;
  AddressWork work_;
  std::shared_ptr<Turns> turns_, sends_;  ///< apart, so that a message does not wait for a crowd to be told
  Socket::Context context_of_sockets_;
  std::unordered_set<Socket*> sockets_;
};

}  // namespace rattus::server
