#pragma once
// What a game is to everybody who is not its rules: computer players, tables, records and tests are written against
// this, once for all games.
#include <concepts>
#include <cstddef>
#include <variant>
#include <vector>

#include "engine/core/frame.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/sink.hpp"

namespace rattus {

/// The legal options of a decision, at least one, in the game's canonical order.
template <class L, class Action>
concept Options = requires(L& list, const L& legal, Action action) {
  { legal.size() } -> std::convertible_to<std::size_t>;
  { legal.empty() } -> std::same_as<bool>;
  { legal[std::size_t{}] } -> std::convertible_to<Action>;
  { legal.contains(action) } -> std::same_as<bool>;
  { *legal.begin() } -> std::convertible_to<Action>;
  legal.end();
  list.clear();
};

/// What one viewer may know: handing anybody but the rules a state does not compile. Rules outlive the views made with
/// them.
template <class V, class Rules, class State>
concept ViewOn = std::constructible_from<V, const Rules&, const State&, Seat> && requires(const V& view) {
  { view.rules() } -> std::same_as<const Rules&>;
  { view.viewer() } -> std::same_as<Seat>;
  { view.known() } -> std::same_as<const State&>;
  { view.may_decide() } -> std::same_as<bool>;
};

/// A game as a small machine over a state that is a plain value, where it also stands who must decide what.
///
///   make    checks a set-up: the rules of one game, or every reason why it cannot be played; what of it is left to
///           chance takes its numbers from `random.below(n)`
///   start   lays it out and goes on to the first decision
///   legal   the options of the decision that the state waits for; none: the game is over. Of a view's state, if the
///           viewer has to decide
///   apply   takes a legal option of whoever has to decide and goes on to the next decision, whose options it leaves
///           in the list; true if the step cannot be taken back
///   resume  goes on from a state put together by hand, which stands before a frame's next step
///   sample  a world that agrees with a view, all such worlds equally likely
///   result  how the game came out, or would if it ended now
template <class G>
concept Game = requires(const typename G::Rules& rules, typename G::State& s, const typename G::State& known,
                        const typename G::View& view, const typename G::SetUp& setup, const typename G::Tables& tables,
                        typename G::Action action, typename G::ActionList& options, typename G::SeededChance& chance,
                        NullSink& sink, Rng& rng) {
  requires PlainState<typename G::State>;
  requires Options<typename G::ActionList, typename G::Action>;
  requires ViewOn<typename G::View, typename G::Rules, typename G::State>;
  { rules.players } -> std::convertible_to<unsigned>;
  { known.over() } -> std::same_as<bool>;
  { known.decider } -> std::convertible_to<Seat>;
  { known.asked } -> std::convertible_to<typename G::Decision>;
  { G::make(setup, tables, rng) } -> std::same_as<std::variant<typename G::Rules, std::vector<Refusal>>>;
  { G::start(rules, rng, chance, sink, options) } -> std::same_as<typename G::State>;
  { G::legal(rules, known, options) } -> std::same_as<void>;
  { G::apply(rules, s, action, chance, sink, options) } -> std::same_as<bool>;
  { G::resume(rules, s, chance, sink, options) } -> std::same_as<void>;
  { G::sample(view, rng) } -> std::same_as<typename G::State>;
  { G::result(rules, known) } -> std::same_as<Outcome>;
};

/// The machine of a game by its kit (engine/*/kit.hpp); each game says it beside its machine.
template <class Kit>
struct MachineOf;
template <class Kit>
using Machine = typename MachineOf<Kit>::type;

}  // namespace rattus
