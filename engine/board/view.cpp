#include "engine/board/view.hpp"

#include <algorithm>

#include "engine/board/chance.hpp"

namespace rattus::board {
namespace {

void sort_row(State& s, unsigned region) {
  auto& row = s.tokens[region];
  std::sort(row.begin(), row.begin() + s.token_count[region]);
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
}

State sample(const View& view, Rng& rng) {
  State s = view.known();
  s.rng.a = rng.next() | 1;
  s.rng.b = rng.next();
  for (const unsigned region : s.with_tokens) {
    bool changed = false;
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      Token& token = s.tokens[region][i];
      if (token.dealt() || token.lookers() == 0) continue;
      give_face(s, token, SeededChance::draw_face(rng, face_pool(view.rules(), s, token)));
      changed = true;
    }
    if (changed) sort_row(s, region);
  }
  return s;
}

}  // namespace rattus::board
