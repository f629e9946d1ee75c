#include "engine/board/view.hpp"

#include <utility>

#include "engine/board/chance.hpp"
#include "engine/board/parts/decision.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {
namespace {

/// By insertion: three at most, and mostly in order.
void sort_row(State& s, unsigned region) {
  auto& row = s.tokens[region];
  for (unsigned i = 1; i < s.token_count[region]; ++i)
    for (unsigned j = i; j > 0 && row[j] < row[j - 1]; --j) std::swap(row[j], row[j - 1]);
}

/// Gives a face to the tokens that have none and that `which` names.
template <class Which>
void deal(const Rules& rules, State& s, Rng& rng, Which which) {
  for (const unsigned region : s.with_tokens) {
    bool changed = false;
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      Token& token = s.tokens[region][i];
      if (token.dealt() || !which(token)) continue;
      give_face(s, token, SeededChance::draw_face(rng, face_pool(rules, s, token)));
      changed = true;
    }
    if (changed) sort_row(s, region);
  }
}

}  // namespace

View::View(const Rules& rules, const State& state, Seat viewer) : rules_(&rules), known_(state), viewer_(viewer) {
  State& s = known_;
  s.rng = Rng{};
  if (s.over()) return;
  for (const unsigned region : s.with_tokens) {
    bool changed = false;
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      Token& token = s.tokens[region][i];
      if (!token.dealt() || token.seen_by(viewer)) continue;
      take_face(s, token);
      changed = true;
    }
    if (changed) sort_row(s, region);
  }
  if (rules.hiding.none()) return;
  if (viewer != s.decider) s.asked = seen_by_others(s.asked);
  for (const unsigned slot : rules.hiding)
    rules.cards[slot]->hide({rules, state}, static_cast<Slot>(slot), memory_of(rules, s, static_cast<Slot>(slot)),
                            viewer);
}

State sample(const View& view, Rng& rng) {
  State s = view.known();
  s.rng.a = rng.next() | 1;
  s.rng.b = rng.next();
  deal(view.rules(), s, rng, [](Token token) { return token.lookers() != 0; });
  for (const unsigned slot : view.rules().hiding)
    view.rules().cards[slot]->sample({view.rules(), view.known()}, static_cast<Slot>(slot),
                                     memory_of(view.rules(), s, static_cast<Slot>(slot)), rng);
  return s;
}

void deal_all(const Rules& rules, State& s) {
  Rng rng = s.rng;
  deal(rules, s, rng, [](Token) { return true; });
  s.rng = rng;
}

}  // namespace rattus::board
