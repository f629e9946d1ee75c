// What a room has others think about: the choices of computer players, odds, records.
#include <algorithm>

#include "codec/nets.hpp"
#include "server/room.hpp"
#include "table/computers.hpp"

namespace rattus::server {
namespace {

using codec::ToMatch;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// How long a computer player thinks before it may be somebody else's turn.
constexpr milliseconds slice{10};
/// Until somebody is asked again for whom there was no room.
constexpr milliseconds retry_delay{250};

/// What a computer player is given: a view, and nothing else of the match.
class Problem {
 public:
  Problem(const table::Match& match, const ai::Agent& agent, Seed seed, nanoseconds most, ai::Clock clock)
      : posed_(table::pose(match.hosted())), agent_(agent), seed_(seed), most_(most), clock_(std::move(clock)) {}

  /// Thinks on for a slice; true when the choice is made, with all its cards if it is one of several: others are told
  /// of it once, after the time that any choice takes (CART-4). What counts is the time that he has had, not when he
  /// had it: who comes late is as strong as who comes at once.
  bool think() {
    if (!mind_) {
      mind_ = posed_->take_up(agent_, seed_, clock_);
      share();
    }
    const nanoseconds begun = clock_();
    const auto left = std::chrono::floor<milliseconds>(until_ - had_);
    const bool done = mind_->think({0, std::clamp(left, milliseconds(1), slice)});
    had_ += clock_() - begun;
    if (!done && had_ < until_) return false;
    options_.push_back(static_cast<std::uint32_t>(mind_->option()));
    if (!mind_->next()) return true;
    share();
    return false;
  }
  [[nodiscard]] const std::vector<std::uint32_t>& options() const { return options_; }

 private:
  /// How many cards will be chosen is not known: each has half of what is left.
  void share() { until_ = mind_->several() ? had_ + (most_ - had_) / 2 : most_; }

  std::unique_ptr<table::Posed> posed_;
  ai::Agent agent_;
  Seed seed_;
  nanoseconds most_, had_{0}, until_{0};
  ai::Clock clock_;
  std::unique_ptr<table::Mind> mind_;  ///< once it is his turn
  std::vector<std::uint32_t> options_;
};

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
  asked_->seat = match_->hosted().decider();
  const table::Chair& chair = match_->seats()[asked_->seat];
  const milliseconds beat = beat_of(world_->pace(), chair.level);
  const nanoseconds begun = moment_;
  if (match_->hosted().unasked())
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
  auto problem = std::make_shared<Problem>(*match_, codec::agent_of(chair), world_->fresh_seed(),
                                           thinking_time(world_->pace(), beat), world_->thinking_clock());
  const bool taken =
      world_->think(thinks_for(), [problem, rules_owner = match_, asked = asked_, answer]() -> std::function<void()> {
        if (!asked->wanted) return [] {};
        if (!problem->think()) return {};
        return [answer, problem] { answer(problem->options()); };
      });
  if (!taken)
    world_->later(retry_delay, [weak = weak_from_this(), asked = asked_] {
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
