#include "server/rooms/shard.hpp"

#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <unistd.h>

namespace rattus::server {
namespace {

/// A move is told to about as many: fewer, and answers would fall behind what is asked.
constexpr unsigned sends_together = 8;

}  // namespace

Shard::Shard(asio::io_context& context, const ServeOptions& options, const codec::GameData& data, Commons& commons,
             const Guests& guests)
    : context_(&context),
      world_(context, options, data, commons),
      hall_(world_, options.patience.rooms),
      work_(options.limits),
      turns_(std::make_shared<Turns>(context)),
      sends_(std::make_shared<Turns>(context, sends_together)),
      context_of_sockets_{&world_, &hall_, &guests, &options, &work_, turns_.get(), sends_.get()} {}

void Shard::take(asio::ip::tcp::socket socket, Visit visit, std::function<void()> ended) {
  boost::system::error_code gone;
  const auto end = socket.local_endpoint(gone);
  const auto handle = gone ? decltype(socket)::native_handle_type{} : socket.release(gone);
  if (gone) return ended();
  Socket::Tcp ours(*context_);
  if (ours.assign(end.protocol(), handle, gone); gone) {
    ::close(handle);
    return ended();
  }
  asio::post(*context_, [this, ours = std::move(ours), visit = std::move(visit), ended = std::move(ended)]() mutable {
    open(std::move(ours), std::move(visit), std::move(ended));
  });
}

void Shard::open(Socket::Tcp socket, Visit visit, std::function<void()> ended) {
  auto opened = std::make_shared<Socket>(std::move(socket), context_of_sockets_, visit.guest, visit.address);
  sockets_.insert(opened.get());
  Socket* const kept = opened.get();
  asio::co_spawn(*context_, kept->run(std::move(visit.request), std::move(visit.table)),
                 [this, opened = std::move(opened), ended = std::move(ended)](const std::exception_ptr&) {
                   sockets_.erase(opened.get());
                   ended();
                 });
}

std::vector<table::Guest> Shard::sweep() {
  hall_.sweep();
  const Moment now = world_.now();
  work_.sweep(now);
  std::vector<table::Guest> here;
  for (Socket* socket : sockets_) {
    socket->sweep(now);
    here.push_back(socket->guest());
  }
  return here;
}

void Shard::turn_out(const Bans& bans) {
  for (Socket* socket : sockets_)
    if (const Ban* ban = bans.of(socket->guest(), socket->owner().address, world_.wall_clock()))
      socket->turn_out(sentence(*ban));
}

void Shard::go_away() {
  for (Socket* socket : sockets_) socket->go_away();
}

std::size_t Shard::still_open() {
  for (Socket* socket : sockets_) socket->sweep(world_.now());
  return sockets_.size();
}

}  // namespace rattus::server
