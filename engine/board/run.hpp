#pragma once
// What each frame of the board game does, for the machine that runs them (engine/core/machine.hpp), and `Machine`: the
// board game for one list of card types.
#include "engine/board/any_cards.hpp"
#include "engine/board/flow/game.hpp"
#include "engine/board/flow/picks.hpp"
#include "engine/board/parts/card_checks.hpp"
#include "engine/core/machine.hpp"

namespace rattus::board {

/// R11: what is asked even if there is only one option.
inline bool always_asked(const Rules& rules, const State& s) {
  if (s.asked == Decision::action || s.asked == Decision::place) return true;
  const Frame& f = s.top();
  return f.kind == FrameKind::card && rules.cards[f.as<frames::Card>().slot]->always_asks;
}

/// What is told of a decision with one option (R11), with the token that it stands for: open to all (CARD-182), or as
/// the decider sees it.
inline Event forced_event(const Query& q, Action option) {
  Event event{
      .type = EventType::forced, .clause = ruling(11), .seat = q.s.decider, .decision = q.s.asked, .action = option};
  if (option.kind != Choice::token) return event;
  if (q.s.top().kind == FrameKind::ravage) {
    event.token.set_face(q.s.laid_open[option.a]);
    event.lies_open = true;
    return event;
  }
  TokenChoices choices;
  asked_tokens(q, q.s.decider, choices);
  event.token = choices[option.a].shown;
  event.region = choices[option.a].from;
  return event;
}

/// Runs the frame on top. If it asks something, the legal options are left in `out`.
template <class C>
void run_frame(C& c, Frame& f, ActionList& out) {
  switch (f.kind) {
    case FrameKind::turn: return flow::run_turn(c, f.as<frames::Turn>(), out);
    case FrameKind::card: return card_code<C>[c.rules.catalogue[f.as<frames::Card>().slot]].run(c, f, out);
    case FrameKind::increase: return flow::run_increase(c, f.as<frames::Increase>(), out);
    case FrameKind::ravage: return flow::run_ravage(c, f.as<frames::Ravage>(), out);
    case FrameKind::moment: return flow::run_moment(c, f.as<frames::Moment>());
    case FrameKind::take: return flow::run_take(c, f.as<frames::Take>());
    case FrameKind::game: return flow::run_game(c, f.as<frames::Game>(), out);
    case FrameKind::pick_token: return flow::run_pick_token(c, f.as<frames::PickToken>(), out);
    case FrameKind::pick_citizen: return flow::run_pick_citizen(c, f.as<frames::PickCitizen>(), out);
    case FrameKind::losses: return flow::run_losses(c, f.as<frames::Losses>(), out);
    case FrameKind::final_turn: return flow::run_final_turn(c, f.as<frames::FinalTurn>(), out);
    case FrameKind::final_plague: return flow::run_final_plague(c, f.as<frames::FinalPlague>(), out);
    case FrameKind::none: return;
  }
}

template <class C>
void choose_frame(C& c, Frame& f, Action action, ActionList& out) {
  switch (f.kind) {
    case FrameKind::turn: return flow::choose_turn(c, f.as<frames::Turn>(), action, out);
    case FrameKind::card: return card_code<C>[c.rules.catalogue[f.as<frames::Card>().slot]].choose(c, f, action);
    case FrameKind::increase: return flow::choose_increase(c, f.as<frames::Increase>(), action);
    case FrameKind::game: return flow::choose_game(c, f.as<frames::Game>(), action);
    case FrameKind::ravage: return flow::choose_ravage(c, f.as<frames::Ravage>(), action);
    case FrameKind::pick_token: return flow::choose_pick_token(c, f.as<frames::PickToken>(), action);
    case FrameKind::pick_citizen: return flow::choose_pick_citizen(c, f.as<frames::PickCitizen>(), action);
    case FrameKind::losses: return flow::choose_losses(c, f.as<frames::Losses>(), action);
    case FrameKind::final_turn: return flow::choose_final_turn(c, f.as<frames::FinalTurn>(), action);
    case FrameKind::final_plague: return flow::choose_final_plague(c, f.as<frames::FinalPlague>(), action);
    default: assert(!"this frame asks nothing");
  }
}

/// R11: a decision with one legal option.
template <class C>
bool goes_by_itself(C& c, const ActionList& options) {
  const State& s = c.s;
  if (options.size() > 1 || always_asked(c.rules, s)) return false;
  if constexpr (std::remove_reference_t<decltype(c.sink)>::enabled) c.emit(forced_event({c.rules, s}, options[0]));
  return true;
}

template <class CardList>
struct Machine : MachineOn<AnyCards, Machine<CardList>> {
  static_assert(parts_fit(CardList{}));
  static_assert(distinct_parts(CardList{}), "each class card has a number of its own, each module a name");
  static_assert(distinct_events(CardList{}), "each type of event has a word of its own");
  static_assert(distinct_decisions(CardList{}), "each decision has a number and a name of its own");
  static_assert(distinct_pieces(CardList{}), "each type of piece has a word of its own");
  static_assert(distinct_loads(CardList{}), "each type of load has a word and bits of its own, and room (state.hpp)");
  using Cards = CardList;
  template <class Chance, class Sink>
  using Context = board::Context<CardList, Chance, Sink>;

  template <class Random>
  static MadeRules make(const SetUp& setup, const Tables& tables, Random& random) {
    return make_rules(setup, tables, card_facts(CardList{}), [&random](std::uint32_t n) { return random.below(n); });
  }
};

}  // namespace rattus::board
