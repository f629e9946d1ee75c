#include "engine/board/picks.hpp"

#include <algorithm>
#include <tuple>

#include "engine/board/flow/picks.hpp"

namespace rattus::board {
namespace {

/// The symbols of a face as a sorted list: 0 majority, 1 all, then the classes.
FixedVector<std::uint8_t, 32> symbols(const Face& face) {
  FixedVector<std::uint8_t, 32> list;
  for (unsigned i = 0; i < face.majority && list.size() < 32; ++i) list.push_back(0);
  for (unsigned i = 0; i < face.all && list.size() < 32; ++i) list.push_back(1);
  for (std::size_t c = 0; c < class_count; ++c)
    for (unsigned i = 0; i < face.classes[c] && list.size() < 32; ++i) list.push_back(static_cast<std::uint8_t>(c + 2));
  return list;
}

/// Lookers as rising lists of seats: a list stands before its continuations.
bool lookers_before(unsigned x, unsigned y) {
  while (x != 0 && y != 0) {
    const int a = std::countr_zero(x), b = std::countr_zero(y);
    if (a != b) return a < b;
    x &= x - 1;
    y &= y - 1;
  }
  return x == 0 && y != 0;
}

}  // namespace

bool face_before(const Face& x, const Face& y) {
  if (x.limit != y.limit) return x.limit < y.limit;
  const auto a = symbols(x), b = symbols(y);
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

namespace {

/// Adds the tokens of a row that `seat` can tell apart: of those that are held, or of those that are not.
template <bool held = false>
void add_choices(const State& s, unsigned row, Region from, Seat seat, TokenChoices& out) {
  const std::size_t others = out.size();
  for (std::uint8_t i = 0; i < s.token_count[row]; ++i) {
    const Token token = s.tokens[row][i];
    if (token.held() != held) continue;
    Token shown = token;
    shown.release();
    if (shown.earlier()) shown.set_earlier(false);
    if (!token.seen_by(seat)) {
      shown.set_face(0);
      if (out.size() > others && out.back().shown == shown) {
        ++out.back().count;
        continue;
      }
    }
    out.push_back({shown, i, 1, static_cast<std::uint8_t>(row), from});
  }
}

void sort(const Rules& rules, TokenChoices& list) {
  const auto before = [&](const TokenChoice& x, const TokenChoice& y) {
    const bool known_x = x.shown.dealt(), known_y = y.shown.dealt();
    if (known_x != known_y) return known_x;
    if (known_x) {
      const Face &a = rules.faces[x.shown.index()], &b = rules.faces[y.shown.index()];
      if (face_before(a, b)) return true;
      if (face_before(b, a)) return false;
    }
    const auto tags = [](Token t) { return std::tuple(t.drawn(), t.marked()); };
    if (tags(x.shown) != tags(y.shown)) return tags(x.shown) < tags(y.shown);
    return lookers_before(x.shown.lookers(), y.shown.lookers());
  };
  // They are few; insertion keeps those that are equal in all this in their order, which is that of their origins.
  for (std::size_t i = 1; i < list.size(); ++i)
    for (std::size_t j = i; j > 0 && before(list[j], list[j - 1]); --j) std::swap(list[j], list[j - 1]);
}

}  // namespace

void token_choices(const Rules& rules, const State& s, unsigned region, Seat seat, TokenChoices& out) {
  out.clear();
  add_choices(s, region, no_region, seat, out);
  if (out.size() > 1) sort(rules, out);
}

void hand_choices(const Query& q, Seat seat, TokenChoices& out) {
  out.clear();
  const Mask origins = lifted_from(q);
  for (const unsigned row : hand_rows(origins)) add_choices(q.s, row, hand_origin(origins, row), seat, out);
  if (out.size() > 1) sort(q.rules, out);
}

void asked_tokens(const Query& q, Seat seat, TokenChoices& out) {
  out.clear();
  if (q.s.depth == 0) return;
  const Frame& top = q.s.top();
  if (top.kind == FrameKind::pick_token)
    token_choices(q.rules, q.s, top.as<frames::PickToken>().region, seat, out);
  else if (top.kind == FrameKind::card && q.rules.cards[top.as<frames::Card>().slot]->tokens)
    q.rules.cards[top.as<frames::Card>().slot]->tokens(q, top, seat, out);
  else if (top.kind == FrameKind::card)
    hand_choices(q, seat, out);
}

void held_choices(const Query& q, Mask regions, Seat seat, TokenChoices& out) {
  out.clear();
  for (const unsigned region : regions) add_choices<true>(q.s, region, static_cast<Region>(region), seat, out);
  if (out.size() > 1) sort(q.rules, out);
}

void citizen_choices(const Query& q, unsigned region, Seat seat, std::uint8_t where, Kinds& out) {
  Kinds all;
  q.kinds(region, seat, all);
  out.clear();
  for (const Kind& kind : all) {
    const bool open = where == to_haven      ? q.haven_open(seat, kind.load)
                      : gets_load(where)     ? (kind.load.bits & bit_to_get(where)) == 0
                      : where == to_anywhere ? true
                                             : q.citizen_may_enter(where, seat, kind.load);
    if (open) out.push_back(kind);
  }
}

namespace flow {

void legal_losses(const Query& q, const LossesFrame& f, ActionList& out) {
  Kinds kinds;
  q.kinds(f.region, f.seat, kinds);
  const auto last = [&q](const Kind& kind) { return (kind.load.bits & q.rules.loads_lost_last) != 0; };
  const bool all_last = std::all_of(kinds.begin(), kinds.end(), last);  // others go first (CARD-132, -222)
  for (const Kind& kind : kinds)
    if (last(kind) == all_last) out.push_back(Action::of_load(Choice::remove, kind.load));
  if (q.rules.loads_given == 0) return;
  for (const Kind& kind : kinds)
    if (last(kind) == all_last && (kind.load.bits & q.rules.loads_given) != 0)
      for (const LoadType* type : q.rules.loads)
        if (type->can_be_given() && kind.load.has(*type))
          out.push_back(Action::of_load(Choice::give, kind.load, type->at));
}

}  // namespace flow
}  // namespace rattus::board
