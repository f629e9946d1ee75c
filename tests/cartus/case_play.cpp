#include "tests/cartus/case_play.hpp"

#include <algorithm>

namespace rattus::cartus::test {

Play::Play(const Scene& scene, Rules rules) : rules_(std::move(rules)), s_(rules_.initial) {
  chance_.script = scene.script;
  if (scene.fresh) {
    s_ = Cartus::start(rules_, Rng(Seed{1, 2}), chance_, log_, options_);
  } else {
    s_ = std::get<BuiltPosition>(build(scene.position, scene.tables)).state;
    Cartus::resume(rules_, s_, chance_, log_, options_);
  }
  note();
}

void Play::note() {
  if (s_.asked != Decision::none) asked_.push_back({s_.asked, s_.decider});
}

void Play::apply(Action action) {
  const State before = s_;
  if (Cartus::apply(rules_, s_, action, chance_, log_, options_))
    undo_.clear();
  else
    undo_.push_back(before);
  note();
}

void Play::answer(Seat seat, Action action) {
  // Everybody performs, unless the case says what he does.
  const bool means_action = action.kind == Choice::perform || action.kind == Choice::decline;
  while (s_.asked == Decision::action && !(means_action && s_.decider == seat)) apply({Choice::perform});
  if (s_.asked == Decision::none || s_.decider != seat)
    throw Mistake(seat_text(seat) + " is not asked; " + seat_text(s_.decider) + " has " +
                  std::string(to_text(s_.asked)));
  if (!options_.contains(action))
    throw Mistake("'" + to_text(action) + "' is no option of " + std::string(to_text(s_.asked)));
  apply(action);
}

void Play::take_turn(Seat seat, unsigned position, const std::vector<Kind>& kinds) {
  answer(seat, {Choice::position, static_cast<std::uint8_t>(position)});
  for (const Kind kind : kinds) answer(seat, {Choice::card, kind});
  if (s_.asked == Decision::play_card && s_.decider == seat) apply({Choice::done});
}

bool Play::happened(EventType type, unsigned position) const {
  return std::any_of(log_.events.begin(), log_.events.end(),
                     [&](const Event& e) { return e.type == type && e.position == position; });
}

/// Everybody performs and takes the first option of whatever else he is asked.
template <class Done>
void Play::go_on(Done done) {
  while (!done()) {
    if (s_.over()) throw Mistake("the game is over before that");
    apply(options_[0]);
  }
}

void Play::step(std::string_view text) {
  Cursor c(text);
  if (c.eat("nothing")) return c.finish();
  if (c.eat("resolve")) {
    const unsigned position = c.position();
    c.finish();
    return go_on([&] { return happened(EventType::cards_back, position) || happened(EventType::skipped, position); });
  }
  if (c.eat("rest round")) {
    const unsigned round = s_.round;
    return go_on([&] { return s_.over() || s_.round != round; });
  }
  if (c.eat("rest game")) return go_on([&] { return s_.over(); });
  if (c.eat("take back")) {
    if (undo_.empty()) throw Mistake("nothing can be taken back");
    const Seat seat = s_.decider;
    s_ = undo_.back();
    undo_.pop_back();
    if (s_.decider != seat) throw Mistake("this takes back the step of another player");
    legal(rules_, s_, options_);
    return c.finish();
  }
  const Seat seat = c.seat();
  if (c.eat("->")) {
    const unsigned position = c.position();
    c.need("[");
    const auto kinds = c.kinds();
    c.need("]");
    c.finish();
    return take_turn(seat, position, kinds);
  }
  c.need(":");
  do answer(seat, c.answer());
  while (c.eat(","));
  c.finish();
}

std::variant<std::unique_ptr<Play>, std::vector<Refusal>> begin(const Scene& scene) {
  if (scene.fresh) {
    Rng none;
    auto made = Cartus::make(scene.position.setup, scene.tables, none);
    if (auto* reasons = std::get_if<std::vector<Refusal>>(&made)) return std::move(*reasons);
    return std::make_unique<Play>(scene, std::get<Rules>(std::move(made)));
  }
  auto built = build(scene.position, scene.tables);
  if (auto* reasons = std::get_if<std::vector<Refusal>>(&built)) return std::move(*reasons);
  return std::make_unique<Play>(scene, std::get<BuiltPosition>(std::move(built)).rules);
}

}  // namespace rattus::cartus::test
