#pragma once
// One game that somebody studies: chance may be prescribed, steps are taken back, everything can be seen.
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "codec/names.hpp"
#include "engine/board/kit.hpp"
#include "engine/board/scripted.hpp"
#include "engine/cartus/chance.hpp"
#include "engine/core/sink.hpp"
#include "host/codec.hpp"

namespace rattus::host {

using Refusals = std::vector<Refusal>;

/// How chance can be prescribed in a game.
template <class Kit>
struct Scripting;
template <>
struct Scripting<board::Kit> {
  using Script = board::Script;
  using Chance = board::ScriptedChance;
  static constexpr Clause clause = base_clause(106);
};
template <>
struct Scripting<cartus::Kit> {
  using Script = cartus::Script;
  using Chance = cartus::ScriptedChance;
  static constexpr Clause clause = cart_clause(24);
};

template <class Kit>
class StudyOf {
 public:
  using Rules = typename Kit::Rules;
  using State = typename Kit::State;
  using Script = typename Scripting<Kit>::Script;
  using Events = std::vector<typename Kit::Event>;
  using Made = std::variant<StudyOf, Refusals>;

  /// A new game, laid out with the seed and with what the script prescribes.
  static Made start(const typename Kit::SetUp& setup, const typename Kit::Tables& tables, Seed seed, Script& script);
  /// A game taken up where it stands; goes on to the next decision.
  static Made resume(const Rules& rules, const State& state, const typename Kit::Tables& tables, Script& script);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const typename Kit::Tables& tables() const { return *tables_; }
  [[nodiscard]] const NamesOf<Kit>& names() const { return names_; }
  [[nodiscard]] const typename Kit::ActionList& options() const { return options_; }
  [[nodiscard]] typename Kit::View view(board::Seat viewer) const { return {*rules_, state_, viewer}; }
  /// A world that agrees with what the viewer knows, all such worlds equally likely (BASE-105, CART-28); every
  /// face-down token on the board has its face in it.
  [[nodiscard]] State sample(board::Seat viewer, Seed seed) const;
  /// What happened since the decision before.
  [[nodiscard]] const Events& events() const { return events_; }
  /// How many of the decider's steps can be taken back (BASE-110, CART-5).
  [[nodiscard]] std::size_t steps() const { return past_.size(); }

  /// Carries out an option; chance follows the script as far as it goes. If the script asks for something impossible
  /// nothing changes, the script included, and the reason comes back.
  std::optional<Refusal> choose(std::size_t option, Script& script);
  /// Takes back so many steps, at most steps(); `script` becomes what it was then.
  void take_back(std::size_t count, Script& script);

 private:
  /// Before a choice that can be taken back.
  struct Past {
    State state;
    Script script;
  };
  using Chance = typename Scripting<Kit>::Chance;
  using Listener = rattus::Listener<typename Kit::Event>;
  using Step = std::function<bool(State&, Chance&, Listener&, typename Kit::ActionList&)>;

  StudyOf(std::shared_ptr<const Rules> rules, const typename Kit::Tables& tables)
      : rules_(std::move(rules)), tables_(&tables), names_(*rules_, tables) {}

  /// Runs the engine with the script; nothing changes if the script cannot be followed.
  std::optional<Refusal> run(const Step& step, Script& script);

  std::shared_ptr<const Rules> rules_;
  const typename Kit::Tables* tables_;
  NamesOf<Kit> names_;
  State state_{};
  typename Kit::ActionList options_;
  Events events_;
  std::vector<Past> past_;
};

/// A study of the board game.
using Study = StudyOf<board::Kit>;

}  // namespace rattus::host
