#include <algorithm>
#include <tuple>

#include "engine/board/view.hpp"
#include "tests/board/case_checks.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::cases {

namespace {

using board::Seat;
using board::View;

/// All who may look on: every seat, and a spectator.
std::vector<Seat> viewers(const Who& who, const Play& play) {
  if (who.kind == Who::Kind::spectator) return {board::no_seat};
  if (who.kind != Who::Kind::everyone) return {play.seat(who)};
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < play.rules().players; ++seat) seats.push_back(seat);
  seats.push_back(board::no_seat);
  return seats;
}

std::string viewer_text(Seat seat, const Play& play) {
  return seat == board::no_seat ? "a spectator" : play.seat_text(seat);
}

/// What a viewer sees of an item: a region, or faces that lie open in the used pile.
Found seen(const Expect& item, const View& view, const Play& play) {
  const board::State& known = view.known();
  if (item.what == What::place) return check_place(item.place, known, play);
  if (item.what != What::pile) return "a case cannot ask yet whether this is seen";
  for (const Face& face : item.faces) {
    bool there = false;
    for (unsigned i = 0; i < board::max_tokens; ++i)
      there |= known.used.has(i) && view.rules().faces[i] == engine_face(face);
    if (!there) return "the face is not among those revealed";
  }
  return {};
}

/// An event reaches a viewer with the faces that he may know and no others (BASE-101).
Found heard(const Expect& e, const Play& play, Seat viewer) {
  bool there = false;
  for (const board::Event& event : play.events()) {
    if (play.event_word(event) != e.name) continue;
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
                    e.other, e.hits.majority, e.hits.all, e.hits.cards, e.decision, e.action);
}

/// What a viewer is told of a decision that R11 settled for somebody else is its name, not more than he may know.
bool same_events(const Play& play, const Play& other, Seat viewer) {
  const auto mine = play.events(), others = other.events();
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

constexpr int worlds = 200;

Found check_worlds(const Expect& item, const Play& play) {
  Rng rng(Seed{7, 8});
  for (const Seat viewer : viewers({Who::Kind::everyone, 0}, play)) {
    const View view(play.rules(), play.state(), viewer);
    for (int i = 0; i < worlds; ++i) {
      const board::State world = sample(view, rng);
      const Found found =
          item.what == What::starting ? check_starting(item, world, play, rng) : check_place(item.place, world, play);
      if (found) return "in a world of " + viewer_text(viewer, play) + ": " + *found;
    }
  }
  return {};
}

}  // namespace

Found check_starting(const Expect& e, const board::State& s, const Play& play, Rng& rng) {
  const Dealt dealt = deal_all(s, play.rules(), rng);
  const int found = e.name == "board"     ? dealt.board
                    : e.name == "supply"  ? dealt.supply
                    : e.name == "removed" ? dealt.removed
                                          : dealt.by_region[region_number(e.name)];
  return unless(found == e.number, std::to_string(found));
}

Found check_view(const Expect& e, const Play& play) {
  if (e.what == What::every_world) return check_worlds(e.inner.at(0), play);
  for (const Seat viewer : viewers(e.who, play)) {
    const Found found = e.what == What::heard ? heard(e, play, viewer)
                                              : seen(e.inner.at(0), View(play.rules(), play.state(), viewer), play);
    if (found) return viewer_text(viewer, play) + ": " + *found;
  }
  return {};
}

Found check_same(const Expect& e, const Play& play, const Play& other) {
  for (const Who& who : e.players)
    for (const Seat viewer : viewers(who, play)) {
      const std::string name = viewer_text(viewer, play);
      const View mine(play.rules(), play.state(), viewer), others(other.rules(), other.state(), viewer);
      if (!(mine.known() == others.known())) return "the views of " + name + " differ";
      if (!same_decision(play, other)) return "the decisions differ";
      if (!same_events(play, other, viewer)) return "the events that " + name + " hears differ";
    }
  return {};
}

}  // namespace rattus::cases
