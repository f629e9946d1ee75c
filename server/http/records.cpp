#include "server/http/records.hpp"

#include "codec/match/messages.hpp"
#include "server/rooms/load.hpp"

namespace rattus::server {
namespace {

/// Of games that are being read and replayed at a time.
constexpr std::size_t most_wanted = 64;
constexpr unsigned most_of_one_address = 4;
/// Some hundreds of records.
constexpr std::size_t most_bytes = std::size_t{16} << 20U;

}  // namespace

Records::Text Records::kept(const std::string& id) {
  const auto found = by_id_.find(id);
  if (found == by_id_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found->second);
  return found->second->text;
}

void Records::keep(const std::string& id, const Text& text) {
  if (text->size() > most_bytes || by_id_.contains(id)) return;
  kept_.push_front({id, text});
  by_id_[id] = kept_.begin();
  kept_bytes_ += text->size();
  while (kept_bytes_ > most_bytes) {
    kept_bytes_ -= kept_.back().text->size();
    by_id_.erase(kept_.back().id);
    kept_.pop_back();
  }
}

void Records::make(const std::string& id, const Owner& owner, Done done) {
  if (const auto same = wanted_.find(id); same != wanted_.end()) return same->second.waiting.push_back(std::move(done));
  const auto account = of_address_.find(owner.address);
  const bool much = account != of_address_.end() && account->second >= most_of_one_address;
  if (much || wanted_.size() >= most_wanted) return done(Busy{});
  ++of_address_[owner.address];
  wanted_[id] = {owner.address, {std::move(done)}};
  world_->store().ask([id](Store& store) { return store.match(id); },
                      [this, id, owner](Stored<std::optional<StoredMatch>> read) {
                        if (auto* fault = std::get_if<StoreFault>(&read)) return made(id, std::move(*fault));
                        auto& found = std::get<std::optional<StoredMatch>>(read);
                        if (!found) return made(id, StoreFault{StoreFault::Kind::damaged, "match " + id + " is gone"});
                        replay(id, owner, std::move(*found));
                      });
}

void Records::replay(const std::string& id, const Owner& owner, StoredMatch match) {
  auto replaying = std::make_shared<Replaying>(std::move(match), world_->data());
  const bool taken = world_->think(owner, [this, id, replaying, data = &world_->data()]() -> std::function<void()> {
    if (!replaying->go_on()) return {};
    const Stored<LoadedMatch> loaded = replaying->take();
    if (const auto* fault = std::get_if<StoreFault>(&loaded)) return [this, id, fault = *fault] { made(id, fault); };
    const auto& [played, seed_hash] = std::get<LoadedMatch>(loaded);
    auto text =
        std::make_shared<const std::string>(codec::text_of(codec::record_message(*played, *data, seed_hash)["record"]));
    return [this, id, text] { made(id, text); };
  });
  if (!taken) made(id, Busy{});
}

void Records::made(const std::string& id, const Answer& answer) {
  if (const auto* text = std::get_if<Text>(&answer)) keep(id, *text);
  auto wanted = wanted_.extract(id);
  const auto account = of_address_.find(wanted.mapped().address);
  if (--account->second == 0) of_address_.erase(account);
  for (const Done& done : wanted.mapped().waiting) done(answer);
}

}  // namespace rattus::server
