#include "codec/study.hpp"

#include "engine/board/game.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::ScriptedChance;

struct Collect {
  static constexpr bool enabled = true;
  std::vector<Event>& events;
  void operator()(const Event& event) { events.push_back(event); }
};

}  // namespace

std::optional<board::Refusal> Study::run(
    const std::function<bool(board::State&, ScriptedChance&, std::vector<Event>&, board::ActionList&)>& step,
    board::Script& script) {
  board::State state = state_;
  board::ActionList options;
  std::vector<Event> events;
  ScriptedChance chance;
  chance.script = script;
  const bool barrier = step(state, chance, events, options);
  if (chance.error) return board::Refusal{"script-impossible", base_clause(106), *chance.error};
  state_ = state;
  options_ = options;
  events_ = std::move(events);
  script = std::move(chance.script);
  barrier_ = barrier;
  return std::nullopt;
}

std::variant<Study, Reasons> Study::start(const board::SetUp& setup, const board::Tables& tables, Seed seed,
                                          board::Script& script) {
  Rng rng(seed);
  auto made = board::BoardGame::make(setup, tables, rng);
  if (auto* reasons = std::get_if<Reasons>(&made)) return std::move(*reasons);
  Study study(std::make_shared<const board::Rules>(std::get<board::Rules>(std::move(made))), tables);
  const auto fault = study.run(
      [&](board::State& state, ScriptedChance& chance, std::vector<Event>& events, board::ActionList& options) {
        Collect sink{events};
        state = board::BoardGame::start(study.rules(), rng, chance, sink, options);
        return true;
      },
      script);
  if (fault) return Reasons{*fault};
  return study;
}

std::variant<Study, Reasons> Study::resume(const board::Rules& rules, const board::State& state,
                                           const board::Tables& tables, board::Script& script) {
  Study study(std::make_shared<const board::Rules>(rules), tables);
  study.state_ = state;
  const auto fault = study.run(
      [&](board::State& s, ScriptedChance& chance, std::vector<Event>& events, board::ActionList& options) {
        Collect sink{events};
        board::BoardGame::resume(study.rules(), s, chance, sink, options);
        return true;
      },
      script);
  if (fault) return Reasons{*fault};
  return study;
}

std::optional<board::Refusal> Study::choose(std::size_t option, board::Script& script) {
  Past before{state_, script};
  const board::Action action = options_[option];
  auto fault = run(
      [&](board::State& state, ScriptedChance& chance, std::vector<Event>& events, board::ActionList& options) {
        Collect sink{events};
        return board::BoardGame::apply(*rules_, state, action, chance, sink, options);
      },
      script);
  if (fault) return fault;
  if (barrier_)
    past_.clear();
  else
    past_.push_back(std::move(before));
  return std::nullopt;
}

void Study::take_back(std::size_t count, board::Script& script) {
  for (; count > 0; --count) {
    state_ = past_.back().state;
    script = std::move(past_.back().script);
    past_.pop_back();
  }
  events_.clear();
  barrier_ = false;
  board::legal(*rules_, state_, options_);
}

}  // namespace rattus::codec
