// What a room tells, whom and when.
#include <algorithm>
#include <utility>

#include "server/cluster/neighbours.hpp"
#include "server/rooms/room.hpp"

namespace rattus::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Who comes and goes is told with a little delay, many at once.
constexpr milliseconds presence_delay{200};

}  // namespace

codec::Surroundings Room::surroundings() {
  codec::Surroundings around;
  around.id = id_;
  around.seed_hash = seed_hash_;
  around.present = [this](const table::Guest& guest) { return present(guest); };
  for (const Viewer& one : viewers_) around.watchers += match_->seated(one.client->guest()) ? 0 : 1;
  if (const Neighbours* others = world_->neighbours())
    for (const auto& [guest, count] : others->elsewhere(id_)) around.watchers += match_->seated(guest) ? 0 : count;
  return around;
}

void Room::tell(Viewer& viewer, codec::Updates& updates, const std::string& answered) {
  const table::Guest& guest = viewer.client->guest();
  auto text = updates.update(guest, viewer.told, answered, viewer.presence != presence_version_);
  say(viewer.client, std::move(text));
  viewer.told = match_->number(guest);
  viewer.presence = presence_version_;
}

void Room::tell_all(Telling what, const Client* asker, const std::string& answered) {
  codec::Updates updates(*match_, world_->data(), surroundings());
  for (Viewer& one : viewers_) {
    const bool asked = asker && one.client.get() == asker;
    const bool presence = what == Telling::news_and_presence && one.presence != presence_version_;
    if (asked || presence || one.told != match_->number(one.client->guest()))
      tell(one, updates, asked ? answered : std::string());
  }
}

void Room::presence_changed() {
  ++presence_version_;
  if (std::exchange(presence_due_, true)) return;
  world_->at(moment_ + presence_delay, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->presence_due_ = false;
    if (!self->match_ && self->viewers_.empty()) return;
    Letter due;
    due.kind = Letter::Kind::presence;
    due.arrived = self->world_->now();
    self->mailbox_.push_back(std::move(due));
    self->work();
  });
}

void Room::say(const std::shared_ptr<Client>& client, std::shared_ptr<const std::string> text) {
  const nanoseconds veil = match_ && match_->has_secrets() ? world_->pace().veil : milliseconds(0);
  if (veil.count() == 0 && outbox_.empty()) return client->send(std::move(text));
  // Whatever took longer leaves with the next beat.
  nanoseconds due = moment_ + veil;
  if (const nanoseconds now = world_->now(); veil.count() > 0 && due < now)
    due += (now - due + veil - nanoseconds(1)) / veil * veil;
  if (!outbox_.empty()) due = std::max(due, outbox_.back().due);
  outbox_.push_back({due, client, std::move(text)});
  if (outbox_.size() == 1) deliver();
}

void Room::deliver() {
  while (!outbox_.empty() && outbox_.front().due <= world_->now()) {
    const Sealed sealed = std::move(outbox_.front());
    outbox_.pop_front();
    sealed.client->send(sealed.text);
  }
  if (outbox_.empty()) return;
  world_->at(outbox_.front().due, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->deliver();
  });
}

void Room::refuse(const std::shared_ptr<Client>& client, const std::string& id, const table::Refused& why) {
  if (!client) return;
  world_->metrics().refused(why.code);
  say(client, codec::refused_message(id, why));
}

void Room::say(const std::shared_ptr<Client>& client, const codec::Json& message) {
  say(client, std::make_shared<const std::string>(codec::text_of(message)));
}

}  // namespace rattus::server
