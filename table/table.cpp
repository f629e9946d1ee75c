#include "table/table.hpp"

#include <cassert>
#include <utility>

namespace rattus::table {
namespace {

/// Older answers are forgotten: a message as old as that names an old version and is refused for it, so that no
/// choice is ever carried out twice.
constexpr std::size_t answers_kept = 256;

}  // namespace

template <class Kit>
std::variant<TableOf<Kit>, std::vector<Refusal>> TableOf<Kit>::open(SetUp setup, const typename Kit::Tables& tables,
                                                                    Origin origin, std::vector<SeatPlan> seats) {
  EventsOf<Kit> events;
  auto started = GameOf<Kit>::start(setup, tables, origin, events);
  if (auto* refusals = std::get_if<std::vector<Refusal>>(&started)) return std::move(*refusals);
  assert(seats.size() == static_cast<std::size_t>(setup.players));
  return TableOf(std::move(setup), std::move(origin), std::move(seats), std::get<GameOf<Kit>>(std::move(started)),
                 std::move(events));
}

template <class Kit>
TableOf<Kit>::TableOf(SetUp setup, Origin origin, std::vector<SeatPlan> seats, GameOf<Kit> game, EventsOf<Kit> events)
    : setup_(std::move(setup)),
      origin_(std::move(origin)),
      seats_(std::move(seats)),
      course_(std::move(game)),
      previous_(course_.game().state()),
      latest_(std::move(events)) {
  log_.emplace_back();
}

template <class Kit>
void CourseOf<Kit>::choose(std::size_t option, EventsOf<Kit>& events) {
  before_.push_back(game_.state());
  std::vector<PauseOf<Kit>> pauses;
  const std::size_t earlier = events.size();
  if (game_.choose(option, events, pauses)) before_.clear();  // BASE-111, CART-5
  typename Kit::State after = game_.state();
  for (; !pauses.empty(); pauses.pop_back()) {
    const auto from = events.begin() + static_cast<std::ptrdiff_t>(earlier + pauses.back().events);
    held_.push_back({after, {from, events.end()}});
    events.erase(from, events.end());
    after = pauses.back().state;
  }
  if (unasked()) game_.restore(after);
}

template <class Kit>
void CourseOf<Kit>::go_on(EventsOf<Kit>& events) {
  events.insert(events.end(), held_.back().events.begin(), held_.back().events.end());
  game_.restore(held_.back().state);
  held_.pop_back();
}

template <class Kit>
void CourseOf<Kit>::take_back() {
  game_.restore(before_.back());
  before_.pop_back();
}

template <class Kit>
const typename Kit::ActionList* TableOf<Kit>::options_for(Seat viewer) const {
  return viewer != no_seat && viewer == game().decider() && !unasked() ? &game().options() : nullptr;
}

template <class Kit>
bool TableOf<Kit>::can_take_back(Seat viewer) const {
  return viewer != no_seat && viewer == game().decider() && course_.can_take_back();
}

template <class Kit>
Seat TableOf<Kit>::decider_in(std::uint64_t version) const {
  assert(version >= 1 && version <= this->version());
  if (version == this->version()) return unasked() ? no_seat : game().decider();
  return log_[version].kind == Entry::Kind::unasked ? no_seat : log_[version].seat;
}

template <class Kit>
SinceOf<Kit> TableOf<Kit>::since(std::uint64_t version) const {
  assert(version <= this->version());
  if (version == this->version()) return {game().state(), {}};
  if (version + 1 == this->version() && version > 0) return {previous_, {latest_}};
  SinceOf<Kit> since;
  EventsOf<Kit> events;
  CourseOf<Kit> course(game().from_start(events));
  for (std::uint64_t now = 1;; ++now) {
    if (now == version) since.state = course.game().state();
    if (now > version) since.events.push_back(std::move(events));
    if (now == this->version()) return since;
    events.clear();
    switch (log_[now].kind) {
      case Entry::Kind::taken_back: course.take_back(); break;
      case Entry::Kind::unasked: course.go_on(events); break;
      default: course.choose(log_[now].option, events);
    }
  }
}

template <class Kit>
std::optional<Refused> TableOf<Kit>::refuse(Seat seat, std::uint64_t version) const {
  if (game().over()) return Refused{"game-over", Kit::game_over, "the game is over"};
  if (version != this->version())
    return Refused{"stale-version", ruling(1),
                   "the table is at version " + std::to_string(this->version()) + ", not " + std::to_string(version) +
                       ": look at what has happened and choose again"};
  if (seat != game().decider() || unasked())
    return Refused{"not-your-decision", ruling(1),
                   "seat " + std::to_string(game().decider() + 1) + " decides now: wait for your turn"};
  return std::nullopt;
}

template <class Kit>
Answer TableOf<Kit>::act(Seat seat, std::uint64_t version, std::size_t option, const std::string& move_id) {
  if (const Answer* earlier = remembered(seat, move_id)) return *earlier;
  auto refused = refuse(seat, version);
  if (!refused && option >= game().options().size())
    refused = Refused{"no-such-option", ruling(1),
                      "option " + std::to_string(option) + " does not exist: the last one is " +
                          std::to_string(game().options().size() - 1)};
  if (refused) return remember(seat, move_id, {this->version(), std::move(refused)});

  Entry entry;
  entry.kind = Entry::Kind::choice;
  entry.seat = seat;
  entry.option = static_cast<std::uint8_t>(option);
  previous_ = game().state();
  latest_.clear();
  course_.choose(option, latest_);
  entry.secret = Kit::half_picked(game().state());
  line_.push_back(log_.size());
  log_.push_back(entry);
  return remember(seat, move_id, {this->version(), std::nullopt});
}

template <class Kit>
Answer TableOf<Kit>::take_back(Seat seat, std::uint64_t version, const std::string& move_id) {
  if (const Answer* earlier = remembered(seat, move_id)) return *earlier;
  auto refused = refuse(seat, version);
  if (!refused && !course_.can_take_back())
    refused = Refused{"nothing-to-take-back", Kit::take_back,
                      "nothing to undo: your last step revealed something, used chance or let another player act"};
  if (refused) return remember(seat, move_id, {this->version(), std::move(refused)});

  previous_ = game().state();
  latest_.clear();
  course_.take_back();
  line_.pop_back();
  Entry entry;
  entry.kind = Entry::Kind::taken_back;
  entry.secret = Kit::half_picked(previous_);
  entry.seat = seat;
  log_.push_back(entry);
  return remember(seat, move_id, {this->version(), std::nullopt});
}

template <class Kit>
void TableOf<Kit>::go_on() {
  Entry entry;
  entry.kind = Entry::Kind::unasked;
  entry.seat = game().decider();
  previous_ = game().state();
  latest_.clear();
  course_.go_on(latest_);
  log_.push_back(entry);
}

template <class Kit>
const Answer* TableOf<Kit>::remembered(Seat seat, const std::string& move_id) const {
  if (move_id.empty()) return nullptr;
  for (const Remembered& one : answers_)
    if (one.seat == seat && one.move_id == move_id) return &one.answer;
  return nullptr;
}

template <class Kit>
Answer TableOf<Kit>::remember(Seat seat, const std::string& move_id, Answer answer) {
  if (!move_id.empty()) {
    answers_.push_back({seat, move_id, answer});
    if (answers_.size() > answers_kept) answers_.pop_front();
  }
  return answer;
}

template class CourseOf<board::Kit>;
template class CourseOf<cartus::Kit>;
template class TableOf<board::Kit>;
template class TableOf<cartus::Kit>;

}  // namespace rattus::table
