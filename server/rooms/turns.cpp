#include "server/rooms/turns.hpp"

#include <utility>
#include <vector>

#include <boost/asio/post.hpp>

#include "server/rooms/awaiting.hpp"

namespace rattus::server {

void Turns::wait(const std::string& address, std::function<void()> go) {
  auto& line = waiting_[address];
  if (line.empty()) order_.push_back(address);
  line.push_back(std::move(go));
  if (!std::exchange(giving_, true)) asio::post(*context_, [self = shared_from_this()] { self->give(); });
}

asio::awaitable<void> Turns::next(const std::string& address) {
  auto turn = await_callback<bool>([this, &address](auto done) { wait(address, [done] { done(true); }); });
  co_await std::move(turn);
}

bool Turns::at_once() {
  if (at_once_ == most_at_once) return false;
  if (at_once_++ == 0) asio::post(*context_, [self = shared_from_this()] { self->at_once_ = 0; });
  return true;
}

void Turns::give() {
  std::vector<std::function<void()>> served;
  while (served.size() < together_ && !order_.empty()) served.push_back(take());
  giving_ = !order_.empty();
  if (giving_) asio::post(*context_, [self = shared_from_this()] { self->give(); });
  for (const auto& go : served) go();
}

std::function<void()> Turns::take() {
  const auto line = waiting_.find(order_.front());
  order_.pop_front();
  auto go = std::move(line->second.front());
  line->second.pop_front();
  if (line->second.empty())
    waiting_.erase(line);
  else
    order_.push_back(line->first);
  return go;
}

}  // namespace rattus::server
