#pragma once
// Plays a worked case: a game with everything that has happened in it, and the steps of the notation.
#include <memory>

#include "engine/cartus/game.hpp"
#include "tests/cartus/case_given.hpp"

namespace rattus::cartus::test {

/// A decision that somebody was asked.
struct Asked {
  Decision decision{};
  Seat seat = no_seat;
};

/// Collects events.
struct Log {
  static constexpr bool enabled = true;
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

class Play {
 public:
  Play(const Scene& scene, Rules rules);

  /// One item of a `do` line; throws a Mistake if it cannot be done.
  void step(std::string_view text);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const State& state() const { return s_; }
  [[nodiscard]] const ActionList& options() const { return options_; }
  [[nodiscard]] const std::vector<Event>& events() const { return log_.events; }
  [[nodiscard]] const std::vector<Asked>& asked() const { return asked_; }
  [[nodiscard]] std::size_t can_take_back() const { return undo_.size(); }

 private:
  void apply(Action action);
  void answer(Seat seat, Action action);
  void take_turn(Seat seat, unsigned position, const std::vector<Kind>& kinds);
  template <class Done>
  void go_on(Done done);
  void note();
  [[nodiscard]] bool happened(EventType type, unsigned position) const;

  Rules rules_;
  State s_;
  ActionList options_;
  ScriptedChance chance_;
  Log log_;
  std::vector<Asked> asked_;
  std::vector<State> undo_;  ///< states before the steps that can be taken back
};

/// The play of a scene that can be laid out, or the refusals.
std::variant<std::unique_ptr<Play>, std::vector<Refusal>> begin(const Scene& scene);

}  // namespace rattus::cartus::test
