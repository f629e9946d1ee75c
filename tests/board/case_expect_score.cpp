// The round, the end and the points.
#include <algorithm>

#include "engine/board/scoring.hpp"
#include "tests/board/case_expect.hpp"

namespace rattus::cases {

namespace {

using board::EventType;
using board::Seat;

Found marks_clear(Cursor&, const Look& look) {
  const board::State& s = look.s;
  const bool clear = s.used_mark == 0 && s.came == 0 && s.card_taken == 0 && s.increased == 0 && s.neutral == 0 &&
                     s.supply_was_empty == (s.rats == 0) && s.token_kills == board::State{}.token_kills &&
                     s.phase_kills == board::State{}.phase_kills;
  return unless(clear, "something is left");
}

Found end_triggered(const Look& look, bool wanted) {
  bool triggered = false;
  for (const board::Event& event : look.play.events()) triggered |= event.type == EventType::end_triggered;
  return unless(triggered == wanted, "the opposite");
}

/// Whose final turns there were in the stretch; with `passed`, only those passed over.
std::vector<Seat> final_turns(const Look& look, bool passed) {
  std::vector<Seat> list;
  for (const board::Event& event : look.play.events())
    if (event.type == EventType::final_turn_passed || (event.type == EventType::final_turn_started && !passed))
      list.push_back(event.seat);
  return list;
}

Found passed_over(Cursor& c, const Look& look) {
  const Seat wanted = look.seat(c.who());
  const auto list = final_turns(look, true);
  return unless(std::find(list.begin(), list.end(), wanted) != list.end(),
                "passed over:" + seats_text(list, look.play));
}

Found in_this_order(Cursor& c, const Look& look, const std::vector<Seat>& found) {
  return unless(seats(c, look) == found, "found:" + seats_text(found, look.play));
}

/// The seats by rank. All must have the rank that the engine also tells them in its last events.
std::vector<Seat> ranking(const Look& look) {
  const auto scores = score(look.play.query());
  std::vector<Seat> list;
  for (int rank = 1; rank <= look.play.rules().players; ++rank)
    for (Seat seat = 0; seat < look.play.rules().players; ++seat)
      if (scores[seat].rank == rank) list.push_back(seat);
  return list;
}

/// BASE-89 seen from outside: the order in which equal points are ranked.
Found end_order(Cursor& c, const Look& look) {
  const Found found = in_this_order(c, look, ranking(look));
  const auto scores = score(look.play.query());
  for (Seat seat = 1; seat < look.play.rules().players; ++seat)
    if (scores[seat].points != scores[0].points) return "the points are not all equal, so the order does not show";
  return found;
}

Found points(Cursor& c, const Look& look, int (*of)(const board::Score&)) {
  const auto scores = score(look.play.query());
  return by_player(c, look, [&](Seat seat) { return of(scores[seat]); });
}

Found last(Cursor& c, const Look& look) {
  c.need("=");
  return unless(look.seat(c.who()) == look.s.last, look.play.seat_text(look.s.last));
}

constexpr Row rows[] = {
    {"marks clear", marks_clear},
    {"starts",
     [](Cursor& c, const Look& l) {
       return unless(l.s.first == l.seat(c.who()), "seat " + std::to_string(l.s.first + 1));
     }},
    {"end triggered", [](Cursor&, const Look& l) { return end_triggered(l, true); }},
    {"end not triggered", [](Cursor&, const Look& l) { return end_triggered(l, false); }},
    {"L", last},
    {"final turns", [](Cursor& c, const Look& l) { return in_this_order(c, l, final_turns(l, false)); }},
    {"passed over", passed_over},
    {"over", [](Cursor&, const Look& l) { return unless(l.s.over(), "the game goes on"); }},
    {"end order", end_order},
    {"ranking", [](Cursor& c, const Look& l) { return in_this_order(c, l, ranking(l)); }},
    {"score",
     [](Cursor& c, const Look& l) { return points(c, l, [](const board::Score& p) { return int{p.points}; }); }},
    {"base score",
     [](Cursor& c, const Look& l) { return points(c, l, [](const board::Score& p) { return p.regions + p.haven; }); }},
    {"card score",
     [](Cursor& c, const Look& l) { return points(c, l, [](const board::Score& p) { return int{p.other}; }); }},
};

}  // namespace

Rows score_rows() { return rows; }

}  // namespace rattus::cases
