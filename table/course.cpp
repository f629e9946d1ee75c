#include "table/course.hpp"

#include <cassert>
#include <utility>

namespace rattus::table {
template <class Kit>
std::variant<CourseOf<Kit>, std::vector<Refusal>> CourseOf<Kit>::open(SetUp setup, const typename Kit::Tables& tables,
                                                                      Origin origin) {
  EventsOf<Kit> events;
  auto started = GameOf<Kit>::start(setup, tables, origin, events);
  if (auto* refusals = std::get_if<std::vector<Refusal>>(&started)) return std::move(*refusals);
  return CourseOf(std::move(setup), std::move(origin), std::get<GameOf<Kit>>(std::move(started)), std::move(events));
}

template <class Kit>
CourseOf<Kit>::CourseOf(SetUp setup, Origin origin, GameOf<Kit> game, EventsOf<Kit> events)
    : setup_(std::move(setup)),
      origin_(std::move(origin)),
      undo_(std::move(game)),
      previous_(undo_.game().state()),
      latest_(std::move(events)) {
  steps_.emplace_back();
}

template <class Kit>
void UndoOf<Kit>::choose(std::size_t option, EventsOf<Kit>& events) {
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
void UndoOf<Kit>::go_on(EventsOf<Kit>& events) {
  events.insert(events.end(), held_.back().events.begin(), held_.back().events.end());
  game_.restore(held_.back().state);
  held_.pop_back();
}

template <class Kit>
void UndoOf<Kit>::take_back() {
  game_.restore(before_.back());
  before_.pop_back();
}

template <class Kit>
const typename Kit::ActionList* CourseOf<Kit>::options_for(Seat viewer) const {
  return viewer != no_seat && viewer == game().decider() && !unasked() ? &game().options() : nullptr;
}

template <class Kit>
bool CourseOf<Kit>::can_take_back(Seat viewer) const {
  return viewer != no_seat && viewer == game().decider() && undo_.can_take_back();
}

template <class Kit>
Seat CourseOf<Kit>::decider_in(std::uint64_t version) const {
  assert(version >= 1 && version <= this->version());
  if (version == this->version()) return unasked() ? no_seat : game().decider();
  return steps_[version].kind == Step::Kind::unasked ? no_seat : steps_[version].seat;
}

template <class Kit>
SinceOf<Kit> CourseOf<Kit>::since(std::uint64_t version) const {
  assert(version <= this->version());
  if (version == this->version()) return {game().state(), {}};
  if (version + 1 == this->version() && version > 0) return {previous_, {latest_}};
  SinceOf<Kit> since;
  EventsOf<Kit> events;
  UndoOf<Kit> undo(game().from_start(events));
  for (std::uint64_t now = 1;; ++now) {
    if (now == version) since.state = undo.game().state();
    if (now > version) since.events.push_back(std::move(events));
    if (now == this->version()) return since;
    events.clear();
    switch (steps_[now].kind) {
      case Step::Kind::taken_back: undo.take_back(); break;
      case Step::Kind::unasked: undo.go_on(events); break;
      default: undo.choose(steps_[now].option, events);
    }
  }
}

template <class Kit>
std::optional<Refused> CourseOf<Kit>::refuse() const {
  if (game().over()) return Refused{"game-over", Kit::game_over, "the game is over"};
  if (unasked()) return Refused{"not-your-decision", ruling(1), "there is only one option: it is chosen for you"};
  return std::nullopt;
}

template <class Kit>
void CourseOf<Kit>::begin_step() {
  previous_ = game().state();
  latest_.clear();
}

template <class Kit>
std::optional<Refused> CourseOf<Kit>::choose(std::size_t option) {
  if (auto refused = refuse()) return refused;
  if (option >= game().options().size())
    return Refused{"no-such-option", ruling(1),
                   "option " + std::to_string(option) + " does not exist: the last one is " +
                       std::to_string(game().options().size() - 1)};
  Step step{Step::Kind::choice, game().decider(), static_cast<std::uint8_t>(option)};
  begin_step();
  undo_.choose(option, latest_);
  step.secret = Kit::half_picked(game().state());
  line_.push_back(steps_.size());
  steps_.push_back(step);
  return std::nullopt;
}

template <class Kit>
std::optional<Refused> CourseOf<Kit>::take_back() {
  if (auto refused = refuse()) return refused;
  if (!undo_.can_take_back())
    return Refused{"nothing-to-take-back", Kit::take_back,
                   "nothing to undo: your last step revealed something, used chance or let another player act"};
  Step step{Step::Kind::taken_back, game().decider()};
  begin_step();
  undo_.take_back();
  line_.pop_back();
  step.secret = Kit::half_picked(previous_);
  steps_.push_back(step);
  return std::nullopt;
}

template <class Kit>
void CourseOf<Kit>::go_on() {
  const Step step{Step::Kind::unasked, game().decider()};
  begin_step();
  undo_.go_on(latest_);
  steps_.push_back(step);
}

template class UndoOf<board::Kit>;
template class UndoOf<cartus::Kit>;
template class CourseOf<board::Kit>;
template class CourseOf<cartus::Kit>;

}  // namespace rattus::table
