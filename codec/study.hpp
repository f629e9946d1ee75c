#pragma once
// One game that somebody studies: chance may be prescribed, steps are taken back, everything can be seen.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "codec/names.hpp"
#include "engine/board/event.hpp"
#include "engine/board/position.hpp"
#include "engine/board/scripted.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

using Reasons = std::vector<board::Refusal>;

class Study {
 public:
  /// A new game, laid out with the seed and with what the script prescribes.
  static std::variant<Study, Reasons> start(const board::SetUp& setup, const board::Tables& tables, Seed seed,
                                            board::Script& script);
  /// A game taken up where it stands; goes on to the next decision.
  static std::variant<Study, Reasons> resume(const board::Rules& rules, const board::State& state,
                                             const board::Tables& tables, board::Script& script);

  [[nodiscard]] const board::Rules& rules() const { return *rules_; }
  [[nodiscard]] const board::State& state() const { return state_; }
  [[nodiscard]] const board::Tables& tables() const { return *tables_; }
  [[nodiscard]] const Names& names() const { return names_; }
  [[nodiscard]] const board::ActionList& options() const { return options_; }
  [[nodiscard]] board::View view(board::Seat viewer) const { return {*rules_, state_, viewer}; }
  /// What happened since the decision before.
  [[nodiscard]] const std::vector<board::Event>& events() const { return events_; }
  /// The latest choice cannot be taken back (BASE-111).
  [[nodiscard]] bool barrier() const { return barrier_; }
  /// How many of the decider's steps can be taken back (BASE-110).
  [[nodiscard]] std::size_t steps() const { return past_.size(); }

  /// Carries out an option; chance follows the script as far as it goes. If the script asks for something impossible
  /// nothing changes, the script included, and the reason comes back.
  std::optional<board::Refusal> choose(std::size_t option, board::Script& script);
  /// Takes back so many steps, at most steps(); `script` becomes what it was then.
  void take_back(std::size_t count, board::Script& script);

 private:
  /// Before a choice that can be taken back.
  struct Past {
    board::State state;
    board::Script script;
  };
  Study(std::shared_ptr<const board::Rules> rules, const board::Tables& tables)
      : rules_(std::move(rules)), tables_(&tables), names_(*rules_, tables) {}

  /// Runs the engine with the script; nothing changes if the script cannot be followed.
  std::optional<board::Refusal> run(const std::function<bool(board::State&, board::ScriptedChance&,
                                                             std::vector<board::Event>&, board::ActionList&)>& step,
                                    board::Script& script);

  std::shared_ptr<const board::Rules> rules_;
  const board::Tables* tables_;
  Names names_;
  board::State state_{};
  board::ActionList options_;
  std::vector<board::Event> events_;
  std::vector<Past> past_;
  bool barrier_ = true;
};

}  // namespace rattus::codec
