#include "tests/board/case_play.hpp"

#include <algorithm>

#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

using board::Choice;
using board::EventType;
using Game = board::test::TestGame;

template <class F>
struct Sink {
  static constexpr bool enabled = true;
  F f;
  void operator()(const board::Event& event) { f(event); }
};
template <class F>
Sink(F) -> Sink<F>;

std::deque<board::Face> engine_faces(const std::vector<Face>& faces) {
  std::deque<board::Face> list;
  for (const Face& face : faces) list.push_back(engine_face(face));
  return list;
}

/// The numbers that CARD-337 draws for a push.
void push_draws(const Push& push, std::deque<CaseChance::Draw>& draws) {
  draws.push_back({6, static_cast<unsigned>(push.outcome)});
  if (push.which) draws.push_back({0, static_cast<unsigned>(*push.which)});
  if (!push.way) return;
  for (const int way : {push.way->column, push.way->row}) {
    draws.push_back({4, static_cast<unsigned>(std::max(way, 0))});
    draws.push_back({4, static_cast<unsigned>(std::max(-way, 0))});
  }
}

/// A game laid out from its set-up. With modules it is made without the set-up's checks, which know none yet.
board::Rules fresh_rules(const Given& given) {
  const board::Tables tables = tables_of(given.board);
  if (!given.modules.empty()) return rules_of(given, tables);
  Rng rng(Seed{3, 4});
  auto made = Game::make(setup_of(given), tables, rng);
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&made))
    throw Mistake("the set-up is refused: " + reasons->at(0).code + " " + reasons->at(0).subject);
  return std::get<board::Rules>(made);
}

bool declines(Choice choice) {
  switch (choice) {
    case Choice::leave:
    case Choice::no:
    case Choice::rest:
    case Choice::none:
    case Choice::stop:
    case Choice::finish:
    case Choice::done:
    case Choice::end_actions: return true;
    default: return false;
  }
}

}  // namespace

template <class F>
void Play::with_chance(F f) {
  if (eager_)
    f(chance_);
  else
    f(static_cast<CaseChance&>(chance_));
  if (!chance_.error.empty()) throw Mistake(chance_.error);
}

Play::Play(const Scene& scene, const Given& world, board::EnumeratingChance* every)
    : eager_(!world.supply_faces.empty()) {
  chance_.every = every;
  chance_.reveals = engine_faces(scene.chance.reveal);
  chance_.looks = engine_faces(scene.chance.look);
  chance_.supply = engine_faces(world.supply_faces);
  if (scene.chance.plague_start) chance_.regions = {region_number(*scene.chance.plague_start)};
  chance_.landings.assign(scene.chance.scatter.begin(), scene.chance.scatter.end());
  chance_.events.assign(scene.chance.events.begin(), scene.chance.events.end());
  for (const auto& region : scene.chance.universities)
    chance_.universities.push_back(static_cast<board::Region>(region_number(region)));
  chance_.region_cards.assign(scene.chance.region_cards.begin(), scene.chance.region_cards.end());
  for (const auto& [number, among] : goods_draws(scene.chance, world.players)) chance_.draws.push_back({among, number});
  for (const int draw : scene.chance.scatter_draws) chance_.draws.push_back({5, static_cast<unsigned>(draw)});
  for (const Push& push : scene.chance.push) push_draws(push, chance_.draws);
  if (scene.chance.first_player) chance_.seats = {static_cast<board::Seat>(scene.chance.first_player->number - 1)};
  Sink sink{[this](const board::Event& event) { hear(event); }};
  if (world.phase == Phase::set_up) {
    position_.rules = fresh_rules(world);
    with_chance([&](auto& chance) { position_.state = Game::start(rules(), Rng(Seed{5, 6}), chance, sink, options_); });
  } else {
    position_ = make_position(scene, world);
    with_chance([&](auto& chance) { Game::resume(rules(), position_.state, chance, sink, options_); });
  }
  record_waiting();
}

void Play::hear(const board::Event& event) {
  events_.push_back(event);
  if (event.type == EventType::forced)
    asked_.push_back({decision_word(event.decision), event.seat, {{event.action, std::nullopt}}, true});
}

void Play::record_waiting() {
  if (state().asked == board::Decision::none) return;
  asked_.push_back({decision_word(state().asked), state().decider, options_now(), false});
}

std::vector<Option> Play::options_now() const {
  std::vector<Option> list;
  board::TokenChoices tokens;
  board::asked_tokens({rules(), state()}, state().decider, tokens);
  for (const board::Action action : options_) {
    list.push_back({action, std::nullopt});
    if (action.kind != Choice::token) continue;
    if (tokens.empty()) {  // they lie open (CARD-182, UPG-38)
      board::Token open{board::Token::drawn_bit};
      open.set_face(state().laid_open[action.a]);
      list.back().token = board::TokenChoice{open};
    } else {
      list.back().token = tokens[action.a];
    }
  }
  return list;
}

void Play::apply(board::Action action) {
  past_.push_back({state(), action, false});
  unnamed_ = asked_.size();
  if (action.kind == Choice::cell) chance_.aim(action.a, action.b);
  Sink sink{[this](const board::Event& event) { hear(event); }};
  with_chance([&](auto& chance) {
    past_.back().barrier = Game::apply(rules(), position_.state, action, chance, sink, options_);
  });
  record_waiting();
}

std::size_t Play::take_back_depth() const {
  std::size_t depth = 0;
  while (depth < past_.size() && !past_[past_.size() - 1 - depth].barrier) ++depth;
  board::State again = depth == 0 ? state() : past_[past_.size() - depth].before;
  for (std::size_t i = past_.size() - depth; i < past_.size(); ++i) {
    if (!(again == past_[i].before)) throw Mistake("a step taken back leaves a trace in the state");
    CaseChance chance;
    NullSink sink;
    board::ActionList options;
    Game::apply(rules(), again, past_[i].action, chance, sink, options);
  }
  if (!(again == state())) throw Mistake("steps taken back and decided again come to something else");
  return depth;
}

void Play::step(const Step& step) {
  if (step.kind == Step::Kind::choose) return choose(step);
  rest(step.kind);
}

void Play::choose(const Step& step) {
  const auto named = [&](const Asked& asked) {
    return std::find(step.decisions.begin(), step.decisions.end(), asked.decision) != step.decisions.end();
  };
  if (step.repeat) {
    while (waiting() && named(*waiting())) apply(waiting()->options.at(0).action);
    unnamed_ = asked_.size();
    return;
  }
  for (std::size_t i = unnamed_; i < asked_.size(); ++i) {
    if (!asked_[i].forced || !named(asked_[i]) || !matches(step.answer, asked_[i].options[0])) continue;
    unnamed_ = i + 1;
    return;
  }
  const std::string wanted = step.decisions.at(0) + " " + step.answer.text;
  if (!waiting()) throw Mistake(wanted + ": nothing is asked any more");
  if (!named(*waiting()))
    throw Mistake(wanted + ": asked is " + seat_text(waiting()->seat) + " " + waiting()->decision);
  if (step.player != 0 && waiting()->seat != seat({Who::Kind::player, step.player}))
    throw Mistake(wanted + ": it is " + seat_text(waiting()->seat) + " who decides");
  for (const Option& option : waiting()->options)
    if (matches(step.answer, option)) return apply(option.action);
  std::string all;
  for (const Option& option : waiting()->options) all += " " + text(option);
  throw Mistake(wanted + " is no option; the options are" + all);
}

unsigned Play::turns_begun() const {
  return static_cast<unsigned>(std::count_if(events_.begin(), events_.end(), [](const board::Event& e) {
    return e.type == EventType::turn_started || e.type == EventType::final_turn_started ||
           e.type == EventType::final_turn_passed || e.type == EventType::final_ravage;
  }));
}

void Play::rest(Step::Kind kind) {
  const unsigned begun = turns_begun();
  for (unsigned steps = 0; waiting(); ++steps) {
    if (kind == Step::Kind::rest_of_turn && turns_begun() > begun) return;
    if (kind == Step::Kind::rest_of_placement && waiting()->decision != "D-PLACE") return;
    if (steps > 5000) throw Mistake("this goes on for ever");
    const auto& options = waiting()->options;
    const auto quiet =
        std::find_if(options.begin(), options.end(), [](const Option& o) { return declines(o.action.kind); });
    apply((quiet != options.end() ? *quiet : options.at(0)).action);
  }
}

void Play::new_stretch() {
  events_since_ = events_.size();
  asked_since_ = asked_.size();
}

const Asked* Play::waiting() const { return state().asked == board::Decision::none ? nullptr : &asked_.back(); }

std::span<const board::Event> Play::events() const { return std::span(events_).subspan(events_since_); }

}  // namespace rattus::cases
