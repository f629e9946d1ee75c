#pragma once
// The machine of a game that goes by frames: runs the frame on top until a player has to decide. What each frame does
// is the game's own and stands beside its frames, in functions found by the type of its context.
#include <cassert>
#include <concepts>

#include "engine/core/context.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace rattus {

#ifdef RATTUS_CHECKED
inline constexpr bool steps_are_checked = true;
#else
inline constexpr bool steps_are_checked = false;
#endif

/// What a game's frames bring to the machine.
///   run_frame       goes on with the frame on top; if it asks something, its legal options are left in the list
///   choose_frame    answers what it has asked; it may go on to the next question by itself
///   goes_by_itself  true if what has been asked has one answer and nobody is asked (R11): the first of the list is
///                   taken, of which the log has heard
template <class C, class Frame, class Action, class ActionList>
concept Frames = requires(C& c, Frame& frame, Action action, ActionList& options) {
  run_frame(c, frame, options);
  choose_frame(c, frame, action, options);
  { goes_by_itself(c, options) } -> std::same_as<bool>;
};

/// `Own` names the game's context, for a source of chance and a listener: `Own::Context<Chance, Sink>`. With
/// RATTUS_CHECKED, as in preset `dev`, every step is looked at: was it legal (`Own::legal`), is what came of it sound
/// (`Own::broken`)?
template <class Kit, class Own>
struct MachineOn : Kit {
  using Rules = typename Kit::Rules;
  using State = typename Kit::State;
  using Action = typename Kit::Action;
  using ActionList = typename Kit::ActionList;

  /// Lays out the game and goes on to the first decision. `rng` is the game's own stream from here on.
  template <class Chance, class Sink>
  static State start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options) {
    State s = rules.initial;
    s.rng = rng;
    auto c = context(rules, s, chance, sink);
    c.push(decltype(c)::FrameKind::game, 0);
    options.clear();
    run(c, options);
    return s;
  }

  /// Applies a legal action of the seat that has to decide and goes on to the next decision, whose options it leaves
  /// in `options`. Returns true if the step cannot be taken back: a barrier was passed, or another has to decide
  /// (BASE-111, CART-5).
  template <class Chance, class Sink>
  static bool apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options) {
    auto c = context(rules, s, chance, sink);
    const Seat decider = s.decider;
    if constexpr (steps_are_checked) assert(is_legal(rules, s, action) && "R1: only what is legal is applied");
    [[maybe_unused]] const bool sound =
        !steps_are_checked || Own::broken(rules, s).empty();  // tests make others by hand
    choose(c, action, options);
    run(c, options);
    if constexpr (steps_are_checked)
      assert((!sound || Own::broken(rules, s).empty()) && "R10: every step leads to a state that is sound");
    return c.barrier || s.decider != decider;
  }

  /// Goes on from a state that was put together by hand and stands before a frame's next step.
  template <class Chance, class Sink>
  static void resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options) {
    auto c = context(rules, s, chance, sink);
    options.clear();
    s.asked = {};
    run(c, options);
  }

 private:
  static bool is_legal(const Rules& rules, const State& s, Action action) {
    ActionList options;
    Own::legal(rules, s, options);
    for (const Action option : options)
      if (option == action) return true;
    return false;
  }

  template <class Chance, class Sink>
  static auto context(const Rules& rules, State& s, Chance& chance, Sink& sink) {
    return typename Own::template Context<Chance, Sink>{{rules, s, chance, sink}};
  }

  /// Answers the decision that the state waits for.
  template <class C>
  static void choose(C& c, Action action, ActionList& options) {
    options.clear();
    c.s.asked = {};
    choose_frame(c, c.s.top(), action, options);
  }

  /// Runs until a player has to decide or the game is over. What was chosen last may have gone on to a decision
  /// already.
  template <class C>
  static void run(C& c, ActionList& options) {
    static_assert(Frames<C, typename C::Frame, Action, ActionList>);
    State& s = c.s;
    for (;;) {
      while (s.asked == decltype(s.asked){}) {
        options.clear();
        if (s.depth == 0) {
          s.decider = no_seat;
          return;
        }
        run_frame(c, s.top(), options);
      }
      assert(!options.empty());
      if (!goes_by_itself(c, options)) return;
      choose(c, options[0], options);
    }
  }
};

}  // namespace rattus
