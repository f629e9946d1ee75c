#include "server/rooms/room.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/cluster/neighbours.hpp"

namespace rattus::server {
namespace {

using codec::ToMatch;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// How long devices that are here are waited for when a game begins.
constexpr milliseconds opening_patience{5'000};
/// After a fault of the store.
constexpr milliseconds retry_delay{1'000};

table::Refused not_saved() {
  return {"not-saved", {}, "the server could not save this; nothing has changed: send it again later"};
}

table::Refused too_many_tables() {
  return {"too-many", {}, "the host has too many unfinished tables: some must finish first"};
}

}  // namespace

Room::~Room() {
  if (const auto others = entered_.lock()) others->leave(id_);
}

Room::Viewer* Room::viewer(const Client* client) {
  const auto found =
      std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& v) { return v.client.get() == client; });
  return found == viewers_.end() ? nullptr : &*found;
}

bool Room::deserted(std::chrono::nanoseconds since) const {
  return viewers_.empty() && quiet() && !asked_ && last_used_ < since;
}

void Room::post(std::shared_ptr<Client> client, ToMatch message) {
  mailbox_.push_back({std::move(client), std::move(message), world_->now(), {}});
  work();
}

void Room::work() {
  last_used_ = world_->now();
  if (state_ == State::unloaded && !resting_ && (!mailbox_.empty() || !viewers_.empty())) load();
  if (state_ == State::ready && !mailbox_.empty()) {
    Letter letter = std::move(mailbox_.front());
    mailbox_.pop_front();
    moment_ = letter.arrived;
    deal_with(std::move(letter));
  }
  if (state_ != State::ready) return;
  if (!mailbox_.empty()) return go_on();
  wait_for_shares();
  let_think();
}

void Room::go_on() {
  if (std::exchange(going_on_, true)) return;
  world_->at(world_->now(), [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->going_on_ = false;
    self->work();
  });
}

// --- loading ---

void Room::load() {
  state_ = State::loading;
  if (Neighbours* others = world_->neighbours()) {
    others->enter(shared_from_this(), *world_);
    entered_ = others->weak_from_this();
  }
  world_->store().ask(
      [id = id_](Store& store) { return store.match(id); },
      [self = shared_from_this()](Stored<std::optional<StoredMatch>> read) { self->replay(std::move(read)); });
}

void Room::replay(Stored<std::optional<StoredMatch>> read) {
  if (auto* fault = std::get_if<StoreFault>(&read)) return loaded(std::move(*fault));
  auto& found = std::get<std::optional<StoredMatch>>(read);
  if (!found) return loaded(LoadedMatch{});
  const auto asks = [](const Letter& letter) { return letter.client != nullptr; };
  const auto first = std::find_if(mailbox_.begin(), mailbox_.end(), asks);
  const Owner owner = first != mailbox_.end() ? first->client->owner()
                      : viewers_.empty()      ? Owner{}
                                              : viewers_.front().client->owner();
  auto replaying = std::make_shared<Replaying>(std::move(*found), world_->data());
  const bool taken = world_->think(owner, [self = shared_from_this(), replaying]() -> std::function<void()> {
    if (!replaying->go_on()) return {};
    return [self, replaying] { self->loaded(replaying->take()); };
  });
  if (!taken) loaded(StoreFault{StoreFault::Kind::busy, "too many tables are being loaded"});
}

void Room::loaded(Stored<LoadedMatch> result) {
  auto* found = std::get_if<LoadedMatch>(&result);
  ++(found ? world_->metrics().loads : world_->metrics().load_faults);
  if (!found || !found->match) {
    table::Refused why{"no-such-table", {}, "there is no table " + id_ + ": check the link"};
    if (!found) {
      const StoreFault& fault = std::get<StoreFault>(result);
      world_->report(fault);
      why = not_saved();
      why.reason = "the server cannot read this table at the moment: try again later";
      if (fault.kind == StoreFault::Kind::damaged)
        why = {"damaged-table", {}, "the stored data of this table is damaged"};
      else
        rest();
    }
    state_ = State::unloaded;
    for (Letter& letter : std::exchange(mailbox_, {})) {
      const bool hello = letter.kind == Letter::Kind::message && letter.message.kind == ToMatch::Kind::hello;
      const bool waits = resting_ && (hello || letter.kind == Letter::Kind::presence);
      if (letter.kind == Letter::Kind::goodbye)
        see_off(*letter.client);
      else if (waits)
        mailbox_.push_back(std::move(letter));
      else
        refuse(letter.client, letter.message.id, why);
    }
    return;
  }
  match_ = std::move(found->match);
  for_newcomers_.reset();
  seed_hash_ = std::move(found->seed_hash);
  listed_seats_ = match_->seats();
  listed_stage_ = match_->stage();
  told_decision_ = match_->decision_version();
  state_ = State::ready;
  just_loaded_ = true;
  moment_ = world_->now();
  if (!viewers_.empty())
    tell_all(Telling::news);  // after a fault or a conflict: what they know is still so, or they hear
  take_seats_back();
  if (written_ > match_->version()) return catch_up();
  work();
}

void Room::unload() {
  match_.reset();
  for_newcomers_.reset();
  stop_thinking();
  state_ = State::unloaded;
}

void Room::rest() {
  resting_ = true;
  world_->later(retry_delay, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->resting_ = false;
    self->work();
  });
}

// --- what is asked ---

void Room::deal_with(Letter letter) {
  if (letter.kind == Letter::Kind::goodbye) return see_off(*letter.client);
  if (letter.kind == Letter::Kind::presence) return tell_all(Telling::news_and_presence);
  if (letter.client && letter.message.kind != ToMatch::Kind::hello && !viewer(letter.client.get()))
    return refuse(letter.client, letter.message.id,
                  {"bad-message", {}, "send hello first (docs/reference/protocol.md)"});
  if (put_off(letter)) return;
  switch (letter.message.kind) {
    case ToMatch::Kind::hello: return greet(std::move(letter));
    case ToMatch::Kind::earlier: return tell_earlier(letter);
    case ToMatch::Kind::input: return take(std::move(letter));
    case ToMatch::Kind::odds: return ask_odds(letter);
    case ToMatch::Kind::record: return ask_record(letter);
    case ToMatch::Kind::hint:
      return refuse(letter.client, letter.message.id, {"not-alone", {}, "no advice in a game against other people"});
    case ToMatch::Kind::why:
      return say(letter.client, codec::why_message(*match_, letter.client->guest(), letter.message, world_->data()));
  }
}

board::Seat Room::kept_for(const table::Guest& guest) const {
  if (match_->stage() != table::Stage::playing) return board::no_seat;
  const auto proposed = [&](board::Seat seat) {
    return std::any_of(match_->proposals().begin(), match_->proposals().end(), [&](const table::Proposal& proposal) {
      return proposal.what == table::Subject::stand_in && proposal.about == seat;
    });
  };
  const auto seats = static_cast<board::Seat>(match_->seats().size());
  for (board::Seat seat = 0; seat < seats; ++seat) {
    const table::Chair& chair = match_->seats()[seat];
    if (chair.guest == guest && (chair.stand_in || proposed(seat))) return seat;
  }
  return board::no_seat;
}

Room::Letter Room::giving_back(const table::Guest& guest, board::Seat seat, nanoseconds arrived) {
  Letter back;
  back.arrived = arrived;
  back.message.kind = ToMatch::Kind::input;
  back.message.input.act = table::Act::give_back;
  back.message.input.guest = guest;
  back.message.input.seat = seat;
  return back;
}

void Room::greet(Letter letter) {
  const table::Guest& guest = letter.client->guest();
  Viewer* known = viewer(letter.client.get());
  if (!known) {
    viewers_.push_back({letter.client});
    known = &viewers_.back();
    ++presence_[guest];
    presence_changed();
    tell_attendance(guest);
  }
  if (!std::exchange(letter.greeted, true)) known->told = letter.message.after;
  if (const board::Seat seat = kept_for(guest); seat != board::no_seat) {
    take(giving_back(guest, seat, letter.arrived));
    if (state_ == State::saving)  // he hears with the others, and is greeted after that
      return mailbox_.push_front(std::move(letter));
  }
  const auto begun = world_->now();
  std::optional<codec::Updates> own;
  codec::Updates& updates =
      known->told == 0 ? updates_for_newcomers() : own.emplace(*match_, world_->data(), surroundings());
  tell(*known, updates, letter.message.id);
  letter.client->charge(world_->now() - begun);
}

codec::Updates& Room::updates_for_newcomers() {
  if (for_newcomers_ && newcomers_version_ == match_->version()) {
    for_newcomers_->surround(surroundings());
  } else {
    for_newcomers_ = std::make_unique<codec::Updates>(*match_, world_->data(), surroundings());
    newcomers_version_ = match_->version();
  }
  return *for_newcomers_;
}

void Room::tell_earlier(const Letter& letter) {
  const auto begun = world_->now();
  codec::Updates updates(*match_, world_->data(), surroundings());
  auto text = updates.earlier(letter.client->guest(), letter.message.before, letter.message.id);
  say(letter.client, std::move(text));
  letter.client->charge(world_->now() - begun);
}

void Room::take(Letter letter) {
  table::Input& input = letter.message.input;
  if (letter.client) input.guest = letter.client->guest();
  if (input.act == table::Act::sit && input.text.empty() && letter.client) input.text = letter.client->name();
  if (input.act == table::Act::rematch) input.text = world_->fresh_id();
  const std::uint64_t before = match_->version();
  if (!letter.options.empty()) input.option = letter.options.front();
  const auto here = [this](const table::Guest& guest) { return present(guest); };
  const table::Answer answer = match_->apply(input, here);
  for (std::size_t i = 1; i < letter.options.size() && match_->version() != before; ++i) {
    input.version = match_->decision_version();
    input.option = letter.options[i];
    match_->apply(input, here);
  }
  if (match_->version() != before) return save(std::move(letter), before);
  if (!letter.client) return;
  if (answer.refused) return refuse(letter.client, letter.message.id, *answer.refused);
  // The same again: he is told how things stand, under the same id.
  if (Viewer* asker = viewer(letter.client.get())) {
    codec::Updates updates(*match_, world_->data(), surroundings());
    tell(*asker, updates, letter.message.id);
  }
}

void Room::save(Letter letter, std::uint64_t before) {
  Unit unit;
  const bool begun = listed_stage_ != table::Stage::gathering;
  for (std::uint64_t version = before + 1; version <= match_->version(); ++version) {
    NewEntry entry{id_, version, codec::store_text(match_->log()[version - 2]), world_->wall_clock(), {}, begun};
    const bool last = version == match_->version();
    if (last && (match_->seats() != listed_seats_ || match_->stage() != listed_stage_)) entry.index = index_of(*match_);
    unit.writes.emplace_back(std::move(entry));
  }
  const table::Input& input = match_->log().back();
  if (input.act == table::Act::rematch && input.text == match_->rematch()) {  // the first who asks opens it
    const table::Plan plan = match_->rematch_plan();
    auto next = table::Match::open(plan, world_->data().tables(plan.setup), world_->fresh_seed());
    NewMatch match = new_match(match_->rematch(), std::get<table::Match>(next), world_->wall_clock());  // played before
    match.most_unfinished = world_->tables_per_guest();
    unit.writes.emplace_back(std::move(match));
  }
  state_ = State::saving;
  unit.done = [self = shared_from_this(), letter = std::move(letter)](const std::optional<StoreFault>& fault) {
    self->saved(letter, fault);
  };
  world_->store().write(std::move(unit));
}

void Room::saved(const Letter& letter, const std::optional<StoreFault>& fault) {
  moment_ = letter.arrived;
  if (fault) {
    const bool quota = fault->kind == StoreFault::Kind::quota;
    const bool conflict = fault->kind == StoreFault::Kind::conflict && letter.conflicts < most_conflicts();
    if (!quota && !conflict) world_->report(*fault);
    unload();        // it has what the store has not
    if (conflict) {  // the table has been removed, or played on elsewhere: what is stored decides
      mailbox_.push_front(letter);
      ++mailbox_.front().conflicts;
      return work();
    }
    refuse(letter.client, letter.message.id, quota ? too_many_tables() : not_saved());
    return quota ? work() : rest();
  }
  state_ = State::ready;
  just_loaded_ = false;
  tell_absent();
  listed_seats_ = match_->seats();
  listed_stage_ = match_->stage();
  if (Neighbours* others = world_->neighbours()) others->wrote(id_, match_->version());
  world_->metrics().accepted(codec::word(letter.message.input.act));
  world_->metrics().answer_time.add(world_->now() - letter.arrived);
  tell_all(Telling::news, letter.client.get(), letter.message.id);
  if (written_ > match_->version()) return catch_up();
  let_think();
  work();
}

void Room::wait_for_shares() {
  const std::uint64_t since = match_->awaited_since();
  if (!match_->beginning() || waiting_for_shares_ == since || !leads()) return;
  waiting_for_shares_ = since;
  // After a start of the server people need a moment to come back.
  const auto awaited = match_->awaited();
  const auto here = [this](const table::Guest& guest) { return present(guest); };
  const bool wait = just_loaded_ || std::any_of(awaited.begin(), awaited.end(), here);
  world_->later(wait ? opening_patience : milliseconds(0), [weak = weak_from_this(), since] {
    const auto self = weak.lock();
    if (!self || self->waiting_for_shares_ != since) return;
    self->waiting_for_shares_ = 0;
    if (self->state_ == State::ready && self->match_->beginning()) {
      Letter letter;
      letter.arrived = self->world_->now();
      letter.message.kind = ToMatch::Kind::input;
      letter.message.input.act = table::Act::leave_out;
      letter.message.input.version = since;
      self->mailbox_.push_back(std::move(letter));
    }
    self->work();
  });
}

void Room::leave(const Client& client) {
  const auto his = [&](const Letter& letter) { return letter.client.get() == &client; };
  const bool waits =
      state_ == State::saving || state_ == State::catching_up || (state_ == State::ready && !mailbox_.empty());
  if (!waits) {
    // What he asked and nobody has begun is not done: he has heard nothing of it, and will ask again if he comes back.
    std::erase_if(mailbox_, his);
    moment_ = world_->now();
    return see_off(client);
  }
  // In its order with all else that has arrived: how long something is being written changes nothing of what follows.
  Letter goodbye;
  goodbye.kind = Letter::Kind::goodbye;
  goodbye.arrived = world_->now();
  if (const Viewer* known = viewer(&client)) goodbye.client = known->client;
  const auto asked = std::find_if(mailbox_.begin(), mailbox_.end(), his);
  if (asked != mailbox_.end()) goodbye.client = asked->client;
  if (goodbye.client) mailbox_.push_back(std::move(goodbye));
}

void Room::see_off(const Client& client) {
  const auto found =
      std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& v) { return v.client.get() == &client; });
  if (found == viewers_.end()) return;
  const auto count = presence_.find(client.guest());
  if (--count->second == 0) presence_.erase(count);
  viewers_.erase(found);
  if (viewers_.empty()) stop_thinking();
  last_used_ = world_->now();
  presence_changed();
  tell_attendance(client.guest());
}

}  // namespace rattus::server
