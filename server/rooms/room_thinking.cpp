// What a room has others think about: the choices of computer players, odds, records.
#include <algorithm>
#include <utility>

#include "server/rooms/room.hpp"
#include "server/thinking/workers.hpp"

namespace rattus::server {
namespace {

using codec::ToMatch;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Until somebody is asked again for whom there was no room.
constexpr milliseconds retry_delay{250};

}  // namespace

/// When a choice of this level is told; the same whatever he knows and sees.
milliseconds beat_of(const Pace& pace, std::string_view level) {
  const auto levels = ai::levels();
  const auto own = std::find_if(levels.begin(), levels.end(), [&](const ai::Level& one) { return one.name == level; });
  return pace.beat * (own == levels.end() ? 1 : own->beats);
}

/// How long of that he may think: the last eighth is for the way of his choice back to the rooms' thread.
nanoseconds thinking_time(const Pace& pace, nanoseconds beat) {
  return beat.count() == 0 ? pace.most : std::min<nanoseconds>(beat - beat / 8, pace.most);
}

/// After how long an answer that a person is not asked is given for him: a random time such as people take, for a fixed
/// one would tell others that he had no choice (CART-4).
milliseconds Room::hesitation() {
  const milliseconds beat = world_->pace().beat;
  const auto least = 6 * beat, more = 12 * beat;
  return more.count() == 0 ? least
                           : least + milliseconds(world_->fresh_seed().low % static_cast<std::uint64_t>(more.count()));
}

Owner Room::thinks_for() const {
  const auto is_host = [&](const Viewer& one) { return one.client->guest() == match_->plan().host; };
  const auto plays = [&](const Viewer& one) { return match_->seated(one.client->guest()); };
  auto found = std::find_if(viewers_.begin(), viewers_.end(), is_host);
  if (found == viewers_.end()) found = std::find_if(viewers_.begin(), viewers_.end(), plays);
  return (found == viewers_.end() ? viewers_.front() : *found).client->owner();
}

void Room::let_think() {
  if (stopping_ || asked_ || viewers_.empty() || !match_->waits_for_computer() || !leads()) return;
  asked_ = std::make_shared<Asked>();
  asked_->version = match_->decision_version();
  asked_->seat = match_->course().decider();
  const table::Chair& chair = match_->seats()[asked_->seat];
  const milliseconds beat = beat_of(world_->pace(), chair.level);
  const nanoseconds begun = moment_;
  if (match_->course().unasked())
    return world_->at(begun + (chair.kind == table::SeatKind::person && !chair.stand_in ? hesitation() : beat),
                      [weak = weak_from_this(), asked = asked_] {
                        if (const auto room = weak.lock()) room->thought(asked, {});
                      });

  auto answer = [weak = weak_from_this(), world = world_, asked = asked_, begun,
                 beat](const std::vector<std::uint32_t>& options) {
    if (weak.expired() || !asked->wanted) return;
    const nanoseconds took = world->now() - begun;
    world->metrics().thinking_time.add(took);
    ++world->metrics().thoughts;
    // The choice leaves when its time is up, not when it is found: how long thinking took says something of what the
    // player knows. Whoever is late waits for the next beat.
    nanoseconds leave = beat;
    while (beat.count() > 0 && leave < took) leave += beat;
    if (leave > beat) ++world->metrics().late_thoughts;
    const auto say = [weak, asked, options] {
      if (const auto room = weak.lock()) room->thought(asked, options);
    };
    if (beat.count() == 0) return say();
    world->at(begun + leave, say);
  };
  const Job job{id_, asked_->version, asked_->seat, world_->fresh_seed(),
                std::chrono::floor<std::chrono::microseconds>(thinking_time(world_->pace(), beat))};
  auto problem =
      std::make_shared<Problem>(match_, world_->nets().agent_of(chair), job.seed, job.most, world_->thinking_clock());
  Workers* workers = world_->workers();
  // Once for each decision: a queue takes the same job only once.
  if (!workers || std::exchange(handed_out_, job.version) == job.version) return think_here(asked_, problem, answer);
  workers->ask(job, [weak = weak_from_this(), asked = asked_, problem, answer](const auto& options) {
    if (options) return answer(*options);
    const auto room = weak.lock();
    if (room && room->asked_ == asked) room->think_here(asked, problem, answer);
  });
}

void Room::think_here(const std::shared_ptr<Asked>& asked, const std::shared_ptr<Problem>& problem, Chosen chosen) {
  const bool taken =
      world_->think(thinks_for(), [problem, asked, chosen = std::move(chosen)]() -> std::function<void()> {
        if (!asked->wanted) return [] {};
        if (!problem->think()) return {};
        return [chosen, problem] { chosen(problem->options()); };
      });
  if (!taken)
    world_->later(retry_delay, [weak = weak_from_this(), asked] {
      const auto self = weak.lock();
      if (!self || self->asked_ != asked) return;
      self->asked_.reset();
      self->moment_ = self->world_->now();
      if (self->state_ == State::ready) self->let_think();
    });
}

void Room::stop_thinking() {
  if (asked_) asked_->wanted = false;
  asked_.reset();
}

void Room::thought(const std::shared_ptr<Asked>& asked, const std::vector<std::uint32_t>& options) {
  if (asked_ != asked) return;  // nobody looked for a while, or the table was loaded anew
  asked_.reset();
  if (stopping_) return;
  Letter letter;
  letter.arrived = world_->now();
  letter.message.kind = ToMatch::Kind::input;
  letter.message.input.act = options.empty() ? table::Act::unasked : table::Act::choose;
  letter.message.input.seat = asked->seat;
  letter.message.input.version = asked->version;
  letter.options = options;
  mailbox_.push_back(std::move(letter));
  work();
}

void Room::ask(const Letter& letter, std::function<codec::Json()> question) {
  Viewer* asker = viewer(letter.client.get());
  const auto busy = [&] {
    refuse(letter.client, letter.message.id,
           {"too-many", {}, "still answering your earlier question: ask again in a second"});
  };
  if (asker && asker->asking) return busy();
  const bool taken = world_->think(letter.client->owner(),
                                   [question = std::move(question), weak = weak_from_this(), client = letter.client,
                                    id = letter.message.id]() -> std::function<void()> {
                                     codec::Json answer = question();
                                     if (!id.empty()) answer["id"] = id;
                                     auto text = std::make_shared<const std::string>(codec::text_of(answer));
                                     return [text, weak, client] {
                                       const auto self = weak.lock();
                                       if (!self) return;
                                       if (Viewer* waiting = self->viewer(client.get())) waiting->asking = false;
                                       self->moment_ = self->world_->now();
                                       self->say(client, text);
                                     };
                                   });
  if (!taken) return busy();
  if (asker) asker->asking = true;
}

void Room::ask_odds(const Letter& letter) {
  auto work = codec::odds_message(*match_, letter.client->guest(), world_->data());
  if (!work)
    return refuse(letter.client, letter.message.id,
                  {"not-started", {}, "the game has not started: there are no odds yet"});
  ask(letter, [work = std::move(work), owner = match_] { return work(); });
}

void Room::ask_record(const Letter& letter) {
  if (match_->stage() != table::Stage::over) {
    const codec::Json refused = codec::record_message(*match_, world_->data(), seed_hash_);
    return say(letter.client, refused);
  }
  // A copy: the match itself goes on (chat, rematch) while the record is written.
  auto copy = std::make_shared<const table::Match>(*match_);
  ask(letter, [copy, data = &world_->data(), hash = seed_hash_] { return codec::record_message(*copy, *data, hash); });
}

}  // namespace rattus::server
