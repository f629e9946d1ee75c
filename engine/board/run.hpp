#pragma once
// The machine that runs frames until a player has to decide. Everything else calls `Machine`, which is the board
// game for one list of card types.
#include <variant>
#include <vector>

#include "engine/board/flow/game.hpp"
#include "engine/board/flow/picks.hpp"
#include "engine/board/kit.hpp"
#include "engine/board/legal.hpp"
#include "engine/core/hash.hpp"

namespace rattus::board {

/// R11: what is asked even if there is only one option.
inline bool always_asked(const Rules& rules, const State& s) {
  if (s.asked == Decision::action || s.asked == Decision::place) return true;
  const Frame& f = s.top();
  return f.kind == FrameKind::card && rules.cards[f.a]->always_asks;
}

/// The token that an option stands for, if it lies open to all (CARD-182).
inline Token open_token(const State& s, Action option) {
  Token token;
  if (option.kind == Choice::token && s.top().kind == FrameKind::ravage) token.set_face(s.laid_open[option.a]);
  return token;
}

/// Runs the frame on top. If it asks something, the legal options are left in `out`.
template <class C>
void run_frame(C& c, Frame& f, ActionList& out) {
  switch (f.kind) {
    case FrameKind::turn: return flow::run_turn(c, f, out);
    case FrameKind::card: return card_code<C>[c.rules.catalogue[f.a]].run(c, f, out);
    case FrameKind::increase: return flow::run_increase(c, f, out);
    case FrameKind::ravage: return flow::run_ravage(c, f, out);
    case FrameKind::moment: return flow::run_moment(c, f);
    case FrameKind::take: return flow::run_take(c, f);
    case FrameKind::game: return flow::run_game(c, f, out);
    case FrameKind::pick_token: return flow::run_pick_token(c, f, out);
    case FrameKind::pick_citizen: return flow::run_pick_citizen(c, f, out);
    case FrameKind::losses: return flow::run_losses(c, f, out);
    case FrameKind::final_turn: return flow::run_final_turn(c, f, out);
    case FrameKind::final_plague: return flow::run_final_plague(c, f, out);
    case FrameKind::none: return;
  }
}

template <class C>
void choose_frame(C& c, Frame& f, Action action, ActionList& out) {
  switch (f.kind) {
    case FrameKind::turn: return flow::choose_turn(c, f, action, out);
    case FrameKind::card: return card_code<C>[c.rules.catalogue[f.a]].choose(c, f, action);
    case FrameKind::increase: return flow::choose_increase(c, f, action);
    case FrameKind::game: return flow::choose_game(c, f, action);
    case FrameKind::ravage: return flow::choose_ravage(c, f, action);
    case FrameKind::pick_token: return flow::choose_pick_token(c, f, action);
    case FrameKind::pick_citizen: return flow::choose_pick_citizen(c, f, action);
    case FrameKind::losses: return flow::choose_losses(c, f, action);
    case FrameKind::final_turn: return flow::choose_final_turn(c, f, action);
    case FrameKind::final_plague: return flow::choose_final_plague(c, f, action);
    default: assert(!"this frame asks nothing");
  }
}

/// Answers the decision that the state waits for.
template <class C>
void choose(C& c, Action action, ActionList& options) {
  options.clear();
  c.s.asked = Decision::none;
  choose_frame(c, c.s.top(), action, options);
}

/// Runs until a player has to decide or the game is over. A decision with one legal option is answered unasked
/// (R11). `options` then holds the legal options. What was chosen last may have gone on to a decision already.
template <class C>
void run(C& c, ActionList& options) {
  State& s = c.s;
  for (;;) {
    while (s.asked == Decision::none) {
      if (s.depth == 0) {
        s.decider = no_seat;
        return;
      }
      run_frame(c, s.top(), options);
    }
    assert(!options.empty());
    if (options.size() > 1 || always_asked(c.rules, s)) return;
    c.emit({.type = EventType::forced,
            .clause = ruling(11),
            .seat = s.decider,
            .token = open_token(s, options[0]),
            .decision = s.asked,
            .action = options[0]});
    choose(c, options[0], options);
  }
}

/// A set-up that can be played, or every reason why not.
using MadeRules = std::variant<Rules, std::vector<Refusal>>;

template <class CardList>
struct Machine : Kit {
  static_assert(distinct_decisions(CardList{}), "each decision has a number and a name of its own");
  using Cards = CardList;
  using SeededChance = board::SeededChance;
  static State sample(const View& view, Rng& rng) { return board::sample(view, rng); }

  /// Checks a set-up (BASE-11) and makes its rules. A random selection of cards takes its chance from
  /// `random`, whose `below(n)` gives a number below n.
  template <class Random>
  static MadeRules make(const SetUp& setup, const Tables& tables, Random& random) {
    auto reasons = check_tables(tables);
    if (!reasons.empty()) return reasons;
    CheckedSetUp checked;
    reasons = check_setup(setup, tables, card_numbers(CardList{}), checked);
    if (!reasons.empty()) return reasons;
    const auto below = [&random](std::uint32_t n) { return random.below(n); };
    const auto cards = setup.card_choice == CardChoice::random ? draw_cards(checked, tables, below) : checked.cards;
    return make_rules(checked, tables, cards, card_facts(CardList{}));
  }

  /// Lays out the board and goes on to the first decision. `rng` is the game's own stream from here on.
  template <class Chance, class Sink>
  static State start(const Rules& rules, Rng rng, Chance& chance, Sink& sink, ActionList& options) {
    State s = rules.initial;
    s.rng = rng;
    Context<CardList, Chance, Sink> c{rules, s, chance, sink};
    c.push(FrameKind::game, 0);
    options.clear();
    run(c, options);
    return s;
  }

  /// Applies a legal action of the seat that has to decide and goes on to the next decision, whose options it
  /// leaves in `options`. Returns true if a barrier was passed: the step cannot be taken back (BASE-111).
  template <class Chance, class Sink>
  static bool apply(const Rules& rules, State& s, Action action, Chance& chance, Sink& sink, ActionList& options) {
    Context<CardList, Chance, Sink> c{rules, s, chance, sink};
    const Seat decider = s.decider;
    choose(c, action, options);
    run(c, options);
    return c.barrier || s.decider != decider;
  }

  /// Goes on from a state that was put together by hand and stands before a frame's next step.
  template <class Chance, class Sink>
  static void resume(const Rules& rules, State& s, Chance& chance, Sink& sink, ActionList& options) {
    Context<CardList, Chance, Sink> c{rules, s, chance, sink};
    options.clear();
    s.asked = Decision::none;
    run(c, options);
  }
};

}  // namespace rattus::board
