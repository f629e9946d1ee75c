#include "host/study.hpp"

#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::host {

template <class Kit>
std::optional<Refusal> StudyOf<Kit>::run(const Step& step, Script& script) {
  State state = state_;
  typename Kit::ActionList options;
  Events events;
  auto keep = [&events](const typename Kit::Event& event) { events.push_back(event); };
  Listener listener(keep);
  Chance chance;
  chance.script = script;
  const bool barrier = step(state, chance, listener, options);
  if (chance.error) return Refusal{"script-impossible", Scripting<Kit>::clause, *chance.error};
  state_ = state;
  options_ = options;
  events_ = std::move(events);
  script = std::move(chance.script);
  if (barrier) past_.clear();
  return std::nullopt;
}

template <class Kit>
typename StudyOf<Kit>::Made StudyOf<Kit>::start(const typename Kit::SetUp& setup, const typename Kit::Tables& tables,
                                                Seed seed, Script& script) {
  Rng rng(seed);
  auto made = Machine<Kit>::make(setup, tables, rng);
  if (auto* reasons = std::get_if<Refusals>(&made)) return std::move(*reasons);
  StudyOf study(std::make_shared<const Rules>(std::get<Rules>(std::move(made))), tables);
  const auto fault = study.run(
      [&](State& state, Chance& chance, Listener& listener, typename Kit::ActionList& options) {
        state = Machine<Kit>::start(study.rules(), rng, chance, listener, options);
        return true;
      },
      script);
  if (fault) return Refusals{*fault};
  return study;
}

template <class Kit>
typename StudyOf<Kit>::Made StudyOf<Kit>::resume(const Rules& rules, const State& state,
                                                 const typename Kit::Tables& tables, Script& script) {
  StudyOf study(std::make_shared<const Rules>(rules), tables);
  study.state_ = state;
  const auto fault = study.run(
      [&](State& s, Chance& chance, Listener& listener, typename Kit::ActionList& options) {
        Machine<Kit>::resume(study.rules(), s, chance, listener, options);
        return true;
      },
      script);
  if (fault) return Refusals{*fault};
  return study;
}

template <class Kit>
std::optional<Refusal> StudyOf<Kit>::choose(std::size_t option, Script& script) {
  past_.push_back({state_, script});
  const auto action = options_[option];
  auto fault = run(
      [&](State& state, Chance& chance, Listener& listener, typename Kit::ActionList& options) {
        return Machine<Kit>::apply(*rules_, state, action, chance, listener, options);
      },
      script);
  if (fault) past_.pop_back();
  return fault;
}

template <class Kit>
typename StudyOf<Kit>::State StudyOf<Kit>::sample(board::Seat viewer, Seed seed) const {
  Rng rng(seed);
  State world = Machine<Kit>::sample(view(viewer), rng);
  Kit::deal_all(*rules_, world);
  return world;
}

template <class Kit>
void StudyOf<Kit>::take_back(std::size_t count, Script& script) {
  for (; count > 0; --count) {
    state_ = past_.back().state;
    script = std::move(past_.back().script);
    past_.pop_back();
  }
  events_.clear();
  Machine<Kit>::legal(*rules_, state_, options_);
}

template class StudyOf<board::Kit>;
template class StudyOf<cartus::Kit>;

}  // namespace rattus::host
