#include "server/limits/guests.hpp"

#include "codec/text/sha256.hpp"
#include "server/cluster/neighbours.hpp"
#include "server/secrets.hpp"

namespace rattus::server {
namespace {

constexpr std::size_t most_kept = 20'000;
constexpr std::size_t id_length = 15;  // 75 bits
constexpr std::chrono::hours seen_pause{1};

}  // namespace

void Guests::keep(const std::string& key, const StoredGuest& guest) {
  if (!ids_.emplace(key, guest.id).second) return;
  const std::scoped_lock lock(mutex_);
  known_[guest.id] = {guest.name};
  keys_.push_back(key);
  if (keys_.size() <= most_kept) return;
  const auto oldest = ids_.find(keys_.front());
  known_.erase(oldest->second);
  ids_.erase(oldest);
  keys_.pop_front();
}

asio::awaitable<Guests::Found> Guests::find(const std::string& secret) {
  if (secret.empty()) co_return std::nullopt;
  const std::string key = codec::sha256_hex(secret);
  if (const auto known = ids_.find(key); known != ids_.end()) {
    seen(known->second);
    co_return StoredGuest{known->second, name(known->second)};
  }
  auto asking = await_store(world_->store(), [key](Store& store) { return store.guest(key); });
  Found found = co_await std::move(asking);
  if (const auto* guest = std::get_if<std::optional<StoredGuest>>(&found); guest && *guest) {
    keep(key, **guest);
    seen((*guest)->id);
  }
  co_return found;
}

asio::awaitable<Stored<std::string>> Guests::known(const Claims& claims) {
  // The common case is settled by find(), whatever comes of it.
  if (claims.secrets.size() == 1 && claims.own == 1) co_return claims.secrets.front();
  for (const std::string& secret : claims.secrets) {
    const Found found = co_await find(secret);
    if (const auto* fault = std::get_if<StoreFault>(&found)) co_return *fault;
    if (std::get<std::optional<StoredGuest>>(found)) co_return secret;
  }
  co_return std::string();
}

asio::awaitable<Stored<StoredGuest>> Guests::make(const std::string& secret) {
  const std::string key = codec::sha256_hex(secret);
  const StoredGuest guest{random_name(id_length), {}};
  std::vector<Write> writes{NewGuest{guest.id, key, world_->wall_clock()}};
  auto writing = await_write(world_->store(), std::move(writes));
  if (auto fault = co_await std::move(writing)) co_return *fault;
  keep(key, guest);
  co_return guest;
}

asio::awaitable<std::optional<StoreFault>> Guests::rename(const std::string& id, const std::string& name) {
  std::vector<Write> writes{NameGuest{id, name}};
  auto writing = await_write(world_->store(), std::move(writes));
  auto fault = co_await std::move(writing);
  if (fault) co_return fault;
  renamed(id, name);
  if (Neighbours* others = world_->neighbours()) others->renamed(id, name);
  co_return std::nullopt;
}

void Guests::renamed(const std::string& id, const std::string& name) {
  const std::scoped_lock lock(mutex_);
  if (const auto known = known_.find(id); known != known_.end()) known->second.name = name;
}

void Guests::seen(const std::string& id) {
  {
    const std::scoped_lock lock(mutex_);
    const auto known = known_.find(id);
    if (known == known_.end()) return;
    auto& told = known->second.seen;
    if (told && world_->now() - *told < seen_pause) return;
    told = world_->now();
  }
  world_->store().write({{SeenGuest{id, world_->wall_clock()}}, [](const std::optional<StoreFault>&) {}});
}

std::string Guests::name(const std::string& id) const {
  const std::scoped_lock lock(mutex_);
  const auto known = known_.find(id);
  return known == known_.end() ? std::string() : known->second.name;
}

}  // namespace rattus::server
