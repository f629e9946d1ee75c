#include "server/rooms/hall.hpp"

#include <algorithm>

namespace rattus::server {

std::shared_ptr<Room> Hall::room(const std::string& id) {
  auto& room = rooms_[id];
  if (!room) room = std::make_shared<Room>(id, *world_);
  world_->metrics().rooms = rooms_.size();
  return room;
}

bool Hall::is_used(const std::shared_ptr<Room>& room, std::chrono::nanoseconds since) {
  // A room that a connection holds is used, even if nothing has been said there yet: a table has one room.
  return room.use_count() > 1 || !room->deserted(since);
}

std::set<std::string> Hall::used() const {
  std::set<std::string> ids;
  for (const auto& [id, room] : rooms_)
    if (is_used(room, std::chrono::nanoseconds::max())) ids.insert(id);
  return ids;
}

void Hall::sweep() {
  const auto since = world_->now() - kept_;
  std::erase_if(rooms_, [&](const auto& entry) { return !is_used(entry.second, since); });
  for (const auto& [id, room] : rooms_) room->forget();
  world_->metrics().rooms = rooms_.size();
}

void Hall::stop() {
  stopping_ = true;
  for (const auto& [id, room] : rooms_) room->stop();
}

bool Hall::quiet() const {
  return std::all_of(rooms_.begin(), rooms_.end(), [](const auto& entry) { return entry.second->quiet(); });
}

}  // namespace rattus::server
