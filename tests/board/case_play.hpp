#pragma once
// A case being played on the engine: the state, what was asked, what happened, how far steps can be taken back.
#include <optional>
#include <string>
#include <vector>

#include "engine/board/parts/event.hpp"
#include "engine/board/picks.hpp"
#include "tests/board/case_chance.hpp"
#include "tests/board/case_position.hpp"

namespace rattus::cases {

/// A legal option; for tokens also what the picker sees of it.
struct Option {
  board::Action action;
  std::optional<board::TokenChoice> token;
};

/// A decision that came up; `forced` if rule R11 settled it.
struct Asked {
  std::string decision;
  board::Seat seat = board::no_seat;
  std::vector<Option> options;
  bool forced = false;
};

/// What a step changed, so that it can be taken back.
struct Past {
  board::State before;
  board::Action action;
  bool barrier = false;
};

class Play {
 public:
  /// `world`: the position (given or other). `every`: all outcomes of chance in turn instead of the prescribed ones.
  Play(const Scene& scene, const Given& world, board::EnumeratingChance* every = nullptr);

  /// Decides as the step says. Throws Mistake if that is not asked or not legal.
  void step(const Step& step);
  /// What comes up from here on belongs to the next expectations.
  void new_stretch();

  [[nodiscard]] const board::Rules& rules() const { return position_.rules; }
  [[nodiscard]] const board::State& state() const { return position_.state; }
  [[nodiscard]] board::Query query() const { return {rules(), state()}; }
  /// The decision that is waited for; nothing when the game is over.
  [[nodiscard]] const Asked* waiting() const;
  [[nodiscard]] const std::vector<Asked>& asked() const { return asked_; }
  [[nodiscard]] std::size_t asked_since() const { return asked_since_; }
  [[nodiscard]] std::span<const board::Event> events() const;  ///< of this stretch
  [[nodiscard]] std::size_t steps() const { return past_.size(); }

  /// How many steps can be taken back; each of them is, and decided again, which must come to the same.
  [[nodiscard]] std::size_t take_back_depth() const;
  [[nodiscard]] std::string event_word(const board::Event& event) const;
  [[nodiscard]] board::Seat seat(const Who& who) const;
  [[nodiscard]] std::string seat_text(board::Seat seat) const;
  [[nodiscard]] bool matches(const Answer& answer, const Option& option) const;
  [[nodiscard]] std::string text(const Option& option) const;

 private:
  void choose(const Step& step);
  void rest(Step::Kind kind);
  void apply(board::Action action);
  void record_waiting();
  void hear(const board::Event& event);
  [[nodiscard]] std::string decision_word(board::Decision decision) const;
  [[nodiscard]] std::vector<Option> options_now() const;
  [[nodiscard]] unsigned turns_begun() const;
  template <class F>
  void with_chance(F f);

  Position position_;
  bool eager_ = false;
  EagerCaseChance chance_;
  board::ActionList options_;
  std::vector<board::Event> events_;
  std::vector<Asked> asked_;
  std::vector<Past> past_;
  std::size_t events_since_ = 0, asked_since_ = 0;
  std::size_t unnamed_ = 0;  ///< from here on decisions settled by R11 that no step has named yet
};

bool matches(const Token& wanted, const board::Token& token, const board::Rules& rules, const Play& play);

}  // namespace rattus::cases
