// What a room has to do with other servers over the same store: it follows what they write, and shares with them who
// is there.
#include "codec/match/messages.hpp"
#include "server/cluster/neighbours.hpp"
#include "server/rooms/room.hpp"

namespace rattus::server {
namespace {

/// What is played again at once; more than this is for a thinking thread, with the whole match.
constexpr std::size_t most_at_once = 500;

}  // namespace

bool Room::present(const table::Guest& guest) const {
  if (presence_.contains(guest)) return true;
  const Neighbours* others = world_->neighbours();
  return others && others->present(id_, guest);
}

bool Room::leads() const {
  const Neighbours* others = world_->neighbours();
  return !others || others->leads(id_);
}

unsigned Room::most_conflicts() const {
  // Each means that another server has been faster, and may be again; alone it means that the table was removed.
  constexpr unsigned among_several = 100;
  return world_->neighbours() ? among_several : 1;
}

void Room::tell_attendance(const table::Guest& guest) {
  const auto found = presence_.find(guest);
  world_->attended(id_, guest, found == presence_.end() ? 0 : found->second);
}

void Room::attended_elsewhere() {
  if (!match_) return;
  moment_ = world_->now();
  presence_changed();
  if (state_ == State::ready) let_think();
}

void Room::written_elsewhere(std::uint64_t number) {
  written_ = std::max(written_, number);
  if (state_ == State::ready && written_ > match_->version() && !viewers_.empty()) catch_up();
}

bool Room::put_off(Letter& letter) {
  if (!world_->neighbours() || !letter.client || letter.caught_up) return false;
  const std::uint64_t known = match_->number(letter.client->guest());
  const auto& message = letter.message;
  const bool behind = written_ > match_->version();
  if (!behind && message.after <= known && message.input.version <= known) return false;
  letter.caught_up = true;
  mailbox_.push_front(std::move(letter));
  catch_up();
  return true;
}

void Room::take_seats_back() {
  if (!world_->neighbours()) return;
  for (const auto& [guest, count] : presence_)
    if (const board::Seat seat = kept_for(guest); seat != board::no_seat)
      mailbox_.push_back(giving_back(guest, seat, moment_));
}

void Room::catch_up() {
  state_ = State::catching_up;
  world_->store().ask(
      [id = id_, version = match_->version()](Store& store) { return store.entries_after(id, version); },
      [self = shared_from_this()](Stored<std::optional<Tail>> read) { self->caught_up(std::move(read)); });
}

void Room::caught_up(Stored<std::optional<Tail>> read) {
  moment_ = world_->now();
  state_ = State::ready;
  const auto* found = std::get_if<std::optional<Tail>>(&read);
  if (!found || !*found || (*found)->size() > most_at_once) {  // loading it says what is wrong
    unload();
    return work();
  }
  const auto& tail = *found;
  for (const std::string& text : *tail) {
    const auto input = codec::read_stored_input(text);
    if (input && match_->replay(*input)) continue;
    unload();
    return work();
  }
  written_ = match_->version();
  if (!tail->empty()) {
    listed_seats_ = match_->seats();
    listed_stage_ = match_->stage();
    told_decision_ = match_->decision_version();
    if (asked_ && asked_->version != told_decision_) stop_thinking();  // another server was faster
    tell_all(Telling::news);  // a pick in secret hastens nothing that is due later
    take_seats_back();
  }
  work();
}

}  // namespace rattus::server
