// What a room has others think about: the choices of computer players, odds, records.
#include "ai/agents.hpp"
#include "server/room.hpp"
#include "table/computers.hpp"

namespace rattus::server {
namespace {

using codec::ToMatch;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

constexpr milliseconds slice{20};

/// What a computer player is given: a view, and nothing else of the match.
struct Problem {
  std::unique_ptr<table::Posed> posed;
  ai::Agent agent;
  Seed seed;
  nanoseconds until;  ///< the best choice by then
  std::shared_ptr<const table::Match> rules_owner;
};

std::size_t decide(const Problem& problem, const ai::Clock& clock) {
  const auto player = problem.posed->take_up(problem.agent, problem.seed, clock);
  for (bool done = false; !done;) {
    const auto left = std::chrono::floor<milliseconds>(problem.until - clock());
    done = player->think({0, std::clamp(left, milliseconds(1), slice)}) || clock() >= problem.until;
  }
  return player->option();
}

}  // namespace

/// How long a player of this level is given; the same whatever he knows and sees.
milliseconds beat_of(const Pace& pace, std::string_view level) { return pace.beat * (level == "strong" ? 3 : 1); }

/// How long of that he may think: the last eighth is for the way of his choice back to the rooms' thread.
nanoseconds thinking_time(const Pace& pace, nanoseconds beat) {
  return beat.count() == 0 ? pace.most : std::min<nanoseconds>(beat - beat / 8, pace.most);
}

void Room::let_think() {
  if (stopping_ || thinking_about_ != 0 || !match_->waits_for_computer()) return;
  const table::Seat seat = match_->hosted().decider();
  const table::Chair& chair = match_->seats()[seat];
  std::string error;
  const auto agent = ai::parse_agent(chair.player + ":" + chair.level, error);
  const milliseconds beat = beat_of(world_->pace(), chair.level);
  const nanoseconds asked = world_->now();
  const nanoseconds until = asked + thinking_time(world_->pace(), beat);

  auto problem = std::make_shared<const Problem>(
      Problem{table::pose(match_->hosted()), agent.value_or(ai::Agent{}), world_->fresh_seed(), until, match_});
  const std::uint64_t version = match_->decision_version();
  thinking_about_ = version;
  auto answer = [weak = weak_from_this(), world = world_, version, seat, asked, beat](std::size_t option) {
    const auto self = weak.lock();
    if (!self) return;
    const nanoseconds took = world->now() - asked;
    world->metrics().thinking_time.add(took);
    ++world->metrics().thoughts;
    // The choice leaves when its time is up, not when it is found: how long thinking took says something of what the
    // player knows. Whoever is late waits for the next beat.
    nanoseconds leave = beat;
    while (beat.count() > 0 && leave < took) leave += beat;
    if (leave > beat) ++world->metrics().late_thoughts;
    const auto say = [weak, version, seat, option] {
      if (const auto room = weak.lock()) room->thought(version, seat, option);
    };
    if (beat.count() == 0) return say();
    world->at(asked + leave, say);
  };
  const bool taken = world_->think([problem, clock = world_->clock(), answer]() -> std::function<void()> {
    const std::size_t option = decide(*problem, clock);
    return [answer, option] { answer(option); };
  });
  if (!taken)
    world_->later(slice, [weak = weak_from_this()] {
      const auto self = weak.lock();
      if (!self) return;
      self->thinking_about_ = 0;
      if (self->state_ == State::ready) self->let_think();
    });
}

void Room::thought(std::uint64_t version, board::Seat seat, std::size_t option) {
  if (thinking_about_ != version) return;  // the table was loaded anew meanwhile
  thinking_about_ = 0;
  if (stopping_) return;
  Letter letter;
  letter.arrived = world_->now();
  letter.message.kind = ToMatch::Kind::input;
  letter.message.input.act = table::Act::choose;
  letter.message.input.seat = seat;
  letter.message.input.version = version;
  letter.message.input.option = static_cast<std::uint32_t>(option);
  mailbox_.push_back(std::move(letter));
  work();
}

void Room::ask(const Letter& letter, std::function<codec::Json()> question) {
  Viewer* asker = viewer(letter.client.get());
  const auto busy = [&] {
    refuse(letter.client, letter.message.id,
           {"too-many", {}, "an earlier question is still being answered: ask again in a second"});
  };
  if (asker && asker->asking) return busy();
  const bool taken = world_->think([question = std::move(question), weak = weak_from_this(), client = letter.client,
                                    id = letter.message.id]() -> std::function<void()> {
    codec::Json answer = question();
    if (!id.empty()) answer["id"] = id;
    auto text = std::make_shared<const std::string>(answer.dump());
    return [text, weak, client] {
      if (const auto self = weak.lock())
        if (Viewer* waiting = self->viewer(client.get())) waiting->asking = false;
      client->send(text);
    };
  });
  if (!taken) return busy();
  if (asker) asker->asking = true;
}

void Room::ask_odds(const Letter& letter) {
  if (!match_->hosted().open())
    return refuse(letter.client, letter.message.id,
                  {"not-started", {}, "the game has not begun: there are no odds yet"});
  if (!match_->table()) return ask(letter, codec::no_odds_message);
  auto view = std::make_shared<const board::View>(match_->table()->view(match_->eyes(letter.client->guest())));
  names();
  ask(letter, [view, names = names_, owner = match_] { return codec::odds_message(*view, *names); });
}

void Room::ask_record(const Letter& letter) {
  if (match_->stage() != table::Stage::over) {
    const codec::Json refused = codec::record_message(*match_, world_->data(), seed_hash_);
    return letter.client->send(std::make_shared<const std::string>(refused.dump()));
  }
  // A copy: the match itself goes on (chat, rematch) while the record is written.
  auto copy = std::make_shared<const table::Match>(*match_);
  ask(letter, [copy, data = &world_->data(), hash = seed_hash_] { return codec::record_message(*copy, *data, hash); });
}

}  // namespace rattus::server
