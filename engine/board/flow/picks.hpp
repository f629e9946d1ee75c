#pragma once
// Small questions that several abilities share: which token (BASE-102), which citizen (CARD-9), which loss (BASE-54).
#include "engine/board/context.hpp"
#include "engine/board/picks.hpp"

namespace rattus::board::flow {

// --- pick_token ---

/// State::picked becomes a place in the choice's row; `region` is where the token lies, or comes from.
template <class C>
void resolve_pick_token(C& c, Seat seat, unsigned region, const TokenChoice& choice) {
  unsigned place = choice.first;
  const auto group = std::span<const Token>(c.s.tokens[choice.row].data() + choice.first, choice.count);
  if (choice.count > 1) {
    const bool known = choice.shown.lookers() != 0;
    const bool alike = group.front() == group.back();  // sorted: then all are equal, and dealt late
    if (known || !alike) place += c.chance.pick(c.rules, c.s, group);
    // Among tokens that nobody has looked at the pick is no barrier: they are interchangeable (BASE-102).
    if (known) c.barrier = true;
    Token shown = c.s.tokens[choice.row][place];
    shown.set_face(0);
    c.emit({.type = EventType::token_picked,
            .clause = base_clause(102),
            .seat = seat,
            .region = static_cast<Region>(region),
            .token = shown});
  }
  c.s.picked = static_cast<std::uint8_t>(place);
}

template <class Parts>
void legal_pick_token(const QueryOn<Parts>& q, const PickTokenFrame& f, ActionList& out) {
  TokenChoices choices;
  token_choices(q.rules, q.s, f.region, f.seat, choices);
  out.add(Choice::token, Mask::first(static_cast<unsigned>(choices.size())));
}

template <class C>
[[gnu::noinline]] void run_pick_token(C& c, PickTokenFrame& f, ActionList& out) {
  c.ask(Decision::pick_token, f.seat);
  legal_pick_token(c.query(), f, out);
}

template <class C>
[[gnu::noinline]] void choose_pick_token(C& c, PickTokenFrame& f, Action action) {
  TokenChoices choices;
  token_choices(c.rules, c.s, f.region, f.seat, choices);
  resolve_pick_token(c, f.seat, f.region, choices[action.a]);
  c.pop();
}

/// Asks which token of the region, if there is a choice; go on when the frame is back on top.
template <class C>
void pick_token(C& c, Seat seat, unsigned region) {
  TokenChoices choices;
  token_choices(c.rules, c.s, region, seat, choices);
  assert(!choices.empty());
  if (choices.size() == 1) return resolve_pick_token(c, seat, region, choices[0]);
  c.push(seat, frames::PickToken{static_cast<Region>(region)});
}

// --- pick_citizen ---

template <class Parts>
void legal_pick_citizen(const QueryOn<Parts>& q, const PickCitizenFrame& f, ActionList& out) {
  Kinds kinds;
  citizen_choices(q, f.region, f.owner(f.seat), f.where, kinds);
  for (const Kind& kind : kinds) out.push_back(Action::of_load(Choice::citizen, kind.load));
}

template <class C>
[[gnu::noinline]] void run_pick_citizen(C& c, PickCitizenFrame& f, ActionList& out) {
  legal_pick_citizen(c.query(), f, out);
  assert(!out.empty());
  Kinds all;
  c.query().kinds(f.region, f.owner(f.seat), all);
  if (all.size() > 1) return c.ask(Decision::pick_citizen, f.seat);
  c.s.picked = encode(out[0].load());
  out.clear();
  c.pop();
}

template <class C>
[[gnu::noinline]] void choose_pick_citizen(C& c, PickCitizenFrame&, Action action) {
  c.s.picked = encode(action.load());
  c.pop();
}

/// Asks which of the seat's citizens in the region, if they carry different things (CARD-9), among those that may go to
/// `where`: a region, to_haven, to_anywhere or to_get a load.
template <class C>
void pick_citizen(C& c, Seat seat, unsigned region, std::uint8_t where) {
  c.push(seat, frames::PickCitizen{.region = static_cast<Region>(region), .where = where});
}
/// The same of another player's citizens: the seat picks, their owner is not asked.
template <class C>
void pick_citizen_of(C& c, Seat seat, Seat owner, unsigned region, std::uint8_t where) {
  c.push(seat, frames::PickCitizen{
                   .region = static_cast<Region>(region), .where = where, .of = static_cast<std::uint8_t>(owner + 1)});
}

// --- losses (CARD-132) ---

void legal_losses(const Query& q, const LossesFrame& f, ActionList& out);

template <class C>
[[gnu::noinline]] void run_losses(C& c, LossesFrame& f, ActionList& out) {
  if (f.left > 0) {
    c.ask(Decision::loss, f.seat);
    return legal_losses(c.query(), f, out);
  }
  if (f.killed > 0)
    c.emit({.type = EventType::citizens_killed,
            .clause = base_clause(54),
            .seat = f.seat,
            .region = f.region,
            .count = f.killed});
  c.pop();
}

template <class C>
[[gnu::noinline]] void choose_losses(C& c, LossesFrame& f, Action action) {
  const Load load = action.load();
  if (action.kind == Choice::give) {  // it goes back, and the citizen stays (CARD-133)
    for (const LoadType* type : c.rules.loads)
      if (type->at == action.c) {
        c.change_load(f.seat, f.region, load, load.less(*type));
        c.emit({.type = *type->given.event, .clause = type->given.clause, .seat = f.seat, .region = f.region});
      }
  } else {
    c.kill_citizen(f.seat, f.region, load);
    ++f.killed;
  }
  --f.left;
}

}  // namespace rattus::board::flow
