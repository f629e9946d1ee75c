// What a viewer sees and heard, and what is true in every world that agrees with his view; chances over all outcomes.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/board/view.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_run.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::cases {

namespace {

using board::Seat;
using board::View;

/// All who may look on: every seat, and a spectator.
std::vector<Seat> viewers(const Who& who, const Look& look) {
  if (who.kind == Who::Kind::spectator) return {board::no_seat};
  if (who.kind != Who::Kind::everyone) return {look.seat(who)};
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < look.play.rules().players; ++seat) seats.push_back(seat);
  seats.push_back(board::no_seat);
  return seats;
}

std::string viewer_text(Seat seat, const Look& look) {
  return seat == board::no_seat ? "a spectator" : look.play.seat_text(seat);
}

Found holds(Seat seat, Cursor& c, const Look& look) {
  const board::Rules& rules = look.play.rules();
  unsigned wanted = 0;
  std::string found;
  for (const Held& card : held(c.braces())) {
    const auto slot = rules.slot_of(card_number(card.card));
    wanted |= 1U << slot;
    if (slot == board::max_slots) continue;
    const std::string tile = tile_on(look, slot);
    if (tile != tile_text(card)) return "card " + card.card + tile;
  }
  const unsigned there = look.s.held[seat];
  for (const unsigned slot : Mask{there}) found += " " + card_text(rules.cards[slot]->number);
  return unless(there == wanted, "holds" + found);
}

/// An event reaches a viewer with the faces that he may know and no others (BASE-101).
Found heard(const std::string& word, Seat viewer, const Look& look) {
  bool there = false;
  for (const board::Event& event : look.play.events()) {
    if (look.play.event_word(event) != word || !hears(event.audience, viewer)) continue;
    there = true;
    const board::Event shown = redact(event, viewer);
    for (const auto& [token, full] : {std::pair(shown.token, event.token), std::pair(shown.other, event.other)})
      if (token.dealt() != (full.dealt() && (event.face_is_public() || full.seen_by(viewer))))
        return "with a face that he may not know";
  }
  return unless(there, "no such event");
}

auto fields(const board::Event& e) {
  return std::tuple(e.type, e.clause, e.seat, e.other_seat, e.region, e.to, e.slot, e.count, e.limit, e.reason, e.token,
                    e.other, e.hits.majority, e.hits.all, e.hits.cards, e.decision, e.action, e.several, e.event_card,
                    e.university);
}

/// What a viewer is told of a decision that R11 settled for somebody else is its name, not more than he may know.
bool same_events(const Play& play, const Play& other, Seat viewer) {
  const auto heard_by_him = [viewer](std::span<const board::Event> events) {
    std::vector<board::Event> heard;
    for (const board::Event& event : events)
      if (hears(event.audience, viewer)) heard.push_back(event);
    return heard;
  };
  const auto mine = heard_by_him(play.events()), others = heard_by_him(other.events());
  return std::equal(mine.begin(), mine.end(), others.begin(), others.end(), [&](const auto& x, const auto& y) {
    return fields(redact(x, viewer)) == fields(redact(y, viewer));
  });
}

bool same_decision(const Play& play, const Play& other) {
  const Asked *x = play.waiting(), *y = other.waiting();
  if (!x || !y) return !x && !y;
  return x->decision == y->decision && x->seat == y->seat &&
         std::equal(x->options.begin(), x->options.end(), y->options.begin(), y->options.end(),
                    [](const Option& a, const Option& b) {
                      return a.action == b.action && (!a.token || a.token->shown == b.token->shown);
                    });
}

/// View, options and events equal in both worlds.
Found same_for(Cursor& c, const Look& look) {
  const Play& other = look.run.other();
  for (const Who& who : players(c.take_rest()))
    for (const Seat viewer : viewers(who, look)) {
      const std::string name = viewer_text(viewer, look);
      const View mine(look.play.rules(), look.s, viewer), others(other.rules(), other.state(), viewer);
      if (!(mine.known() == others.known())) return "the views of " + name + " differ";
      if (mine.may_decide() && !same_decision(look.play, other)) return "the decisions of " + name + " differ";
      if (!same_events(look.play, other, viewer)) return "the events that " + name + " hears differ";
    }
  return {};
}

/// All tokens dealt as if somebody looked at each: where the starting ones lie.
struct Dealt {
  std::array<int, board::max_regions> by_region{};
  int board = 0, supply = 0, removed = 0;
};
Dealt deal_all(board::State s, const board::Rules& rules, Rng& rng) {
  Dealt dealt;
  const auto draw = [&](bool drawn) {
    const unsigned index = board::SeededChance::draw_face(rng, face_pool(rules, s, drawn));
    if (!drawn) --s.setup_undealt;
    s.undealt.remove(index);
    return index;
  };
  for (const unsigned region : s.with_tokens)
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      const board::Token token = s.tokens[region][i];
      const int starting = rules.starting.has(token.dealt() ? token.index() : draw(token.drawn()));
      dealt.by_region[region] += starting;
      dealt.board += starting;
    }
  for (unsigned i = 0; i < s.rats; ++i) dealt.supply += rules.starting.has(draw(true));
  dealt.removed = static_cast<int>((s.undealt & rules.starting).count());
  return dealt;
}

/// starting board=8: starting tokens there, if all were dealt now.
Found starting(Cursor& c, const Look& look) {
  const std::string where(c.word("board, supply, removed or a region"));
  if (!is_region(where) && where != "board" && where != "supply" && where != "removed")
    throw Mistake("'" + where + "' holds no starting tokens (board, supply, removed or a region)");
  const Dealt dealt = deal_all(look.s, look.play.rules(), look.rng);
  return equals(c, where == "board"     ? dealt.board
                   : where == "supply"  ? dealt.supply
                   : where == "removed" ? dealt.removed
                                        : dealt.by_region[region_number(where)]);
}

Found every_world(Cursor& c, const Look& look) {
  constexpr int worlds = 200;
  Rng rng(Seed{7, 8});
  const std::string_view item = c.take_rest();
  for (const Seat viewer : viewers({Who::Kind::everyone, 0}, look)) {
    const View view(look.play.rules(), look.s, viewer);
    for (int i = 0; i < worlds; ++i)
      if (const Found found = check(item, {look.run, look.play, sample(view, rng), rng, Look::world}))
        return "in a world of " + viewer_text(viewer, look) + ": " + *found;
  }
  return {};
}

/// odds 1/8 ITEM: exactly this chance, over all outcomes.
Found odds(Cursor& c, const Look& look) {
  const int fitting = c.number();
  c.need("/");
  const int all = c.number();
  if (all == 0 || fitting > all) throw Mistake("a chance lies between 0/1 and 1/1");
  const std::string_view item = c.take_rest();
  double sum = 0, found = 0;
  look.run.each_outcome([&](const Play& play, double chance) {
    Rng rng(Seed{9, 10});
    sum += chance;
    if (!check(item, {look.run, play, play.state(), rng})) found += chance;
  });
  if (std::abs(sum - 1) > 1e-9) return "the chances of all outcomes add up to " + std::to_string(sum);
  return unless(std::abs(found - fitting / static_cast<double>(all)) < 1e-9, std::to_string(found));
}

constexpr Row rows[] = {
    {"same for", same_for},
    {"starting", starting, Look::game | Look::world},
    {"every world", every_world},
    {"odds", odds},
};

}  // namespace

Rows view_rows() { return rows; }

/// P1{2,3}; P2 sees ITEM; everyone heard EVENT
Found check_person(Cursor& c, const Look& look) {
  const Who who = c.who();
  if (c.at('{')) return holds(look.seat(who), c, look);
  const bool sees = c.eat("sees");
  if (!sees && !c.eat("heard")) throw Mistake("a player holds {..}, sees something or heard an event");
  const std::string_view item = sees ? c.take_rest() : c.word("an event");
  for (const Seat viewer : viewers(who, look)) {
    const View view(look.play.rules(), look.play.state(), viewer);
    const Found found = sees ? check(item, {look.run, look.play, view.known(), look.rng, Look::viewer})
                             : heard(std::string(item), viewer, look);
    if (found) return viewer_text(viewer, look) + ": " + *found;
  }
  return {};
}

}  // namespace rattus::cases
