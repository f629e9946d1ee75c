#pragma once
// What a game is to everybody who is not its rules: computer players, tables, records and tests are written against
// this, once for all games.
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/core/refusal.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/sink.hpp"

namespace rattus {

/// A game as a small machine over a state that is a plain value.
///
///   make    checks a set-up: the rules of one game, or every reason why it cannot be played; what of it is left to
///           chance takes its numbers from `random.below(n)`
///   start   lays it out and goes on to the first decision
///   apply   takes a legal option of whoever has to decide and goes on to the next decision, whose options it leaves
///           in the list (none: the game is over); true if the step cannot be taken back
///
/// `s.asked` and `s.decider` say who must decide what. A `View` is what one viewer may know, and `sample` makes a
/// world that agrees with one, all such worlds equally likely. Rules outlive the views made with them.
template <class G>
concept Game = requires(const typename G::Rules& rules, typename G::State& s, const typename G::View& view,
                        const typename G::SetUp& setup, const typename G::Tables& tables, typename G::Action action,
                        typename G::ActionList& options, typename G::SeededChance& chance, NullSink& sink, Rng& rng) {
  { G::make(setup, tables, rng) } -> std::same_as<std::variant<typename G::Rules, std::vector<Refusal>>>;
  { G::start(rules, rng, chance, sink, options) } -> std::same_as<typename G::State>;
  { G::apply(rules, s, action, chance, sink, options) } -> std::same_as<bool>;
  { G::sample(view, rng) } -> std::same_as<typename G::State>;
  requires std::constructible_from<typename G::View, const typename G::Rules&, const typename G::State&, std::uint8_t>;
  { view.known() } -> std::same_as<const typename G::State&>;
  { view.may_decide() } -> std::same_as<bool>;
  { s.over() } -> std::same_as<bool>;
  { s.decider } -> std::convertible_to<std::uint8_t>;
  { rules.players } -> std::convertible_to<unsigned>;
  { options.size() } -> std::convertible_to<std::size_t>;
  { options[std::size_t{}] } -> std::convertible_to<typename G::Action>;
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;
  requires sizeof(typename G::State) <= 1024;
};

/// The machine of a game by its kit (engine/*/kit.hpp); each game says it beside its machine.
template <class Kit>
struct MachineOf;
template <class Kit>
using Machine = typename MachineOf<Kit>::type;

}  // namespace rattus
