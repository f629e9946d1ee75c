#include "tests/board/case_chance.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace rattus::cases {

namespace {

std::optional<unsigned> find(const board::Rules& rules, const board::FacePool& pool, const board::Face& face) {
  for (unsigned i = 0; i < board::max_tokens; ++i) {
    const bool there = pool.back.has(i) || (pool.starting_weight > 0 && pool.starting.has(i)) ||
                       (pool.regular_weight > 0 && pool.regular.has(i));
    if (there && rules.faces[i] == face) return i;
  }
  return std::nullopt;
}

}  // namespace

unsigned CaseChance::number(const board::Rules& rules, board::State& s, unsigned n) {
  if (every) return every->number(rules, s, n);
  if (n == 1) return 0;
  if (draws.empty()) return s.rng.below(n);
  const Draw draw = next(draws);
  if ((draw.below == 0 || draw.below == n) && draw.value < n) return draw.value;
  error = "a number below " + std::to_string(n) + " is drawn where the case wants " + std::to_string(draw.value) +
          " of those below " + std::to_string(draw.below);
  return 0;
}

unsigned CaseChance::region_card(const board::Rules& rules, board::State& s, board::RegionCardSet deck) {
  if (every) return every->region_card(rules, s, deck);
  if (region_cards.empty()) return deck.nth(s.rng.below(deck.count()));
  const board::RegionCard wanted = next(region_cards);
  for (unsigned i = 0; i < rules.region_cards.size(); ++i)
    if (deck.has(i) && rules.region_cards[i] == wanted) return i;
  error = "the region card that the case wants is not in the deck";
  return deck.nth(0);
}

board::EventKind CaseChance::event_card(const board::Rules& rules, board::State& s, const board::EventCounts& cards) {
  if (every) return every->event_card(rules, s, cards);
  if (events.empty()) return board::nth_event(cards, s.rng.below(board::sum_of(cards)));
  const board::EventKind wanted = next(events);
  if (cards[number_of(wanted)] == 0) error = "the event card that the case wants is not left";
  return wanted;
}

void CaseChance::aim(int column, int row) {
  std::deque<Draw> scatter;
  for (const Cell& cell : landings)
    for (const int way : {cell.column - column, cell.row - row}) {
      const auto far = static_cast<unsigned>(std::abs(way));
      const Draw first{5, std::min(far, 4U)}, second{5, far - first.value}, none{5, 0};
      if (second.value > 4) error = "no scatter goes so far from the aim";
      for (const Draw& draw : way > 0 ? std::array{first, second, none, none} : std::array{none, none, first, second})
        scatter.push_back(draw);
    }
  landings.clear();
  draws.insert(draws.begin(), scatter.begin(), scatter.end());
}

unsigned CaseChance::reveal(const board::Rules& rules, board::State& s, std::span<const board::Token> tokens) {
  if (every) return every->reveal(rules, s, tokens);
  dealing_.clear();
  if (reveals.empty()) return s.rng.below(static_cast<std::uint32_t>(tokens.size()));
  const board::Face wanted = next(reveals);
  for (unsigned i = 0; i < tokens.size(); ++i)
    if (tokens[i].dealt() && rules.faces[tokens[i].index()] == wanted) return i;
  for (unsigned i = 0; i < tokens.size(); ++i) {
    if (tokens[i].dealt() || !find(rules, board::face_pool(rules, s, tokens[i].drawn()), wanted)) continue;
    dealing_ = {wanted};
    return i;
  }
  error = "no token there can bear the face to be revealed, limit " + std::to_string(wanted.limit);
  return 0;
}

unsigned CaseChance::face(const board::Rules& rules, board::State& s, const board::FacePool& pool) {
  if (every) return every->face(rules, s, pool);
  auto& wanted = !dealing_.empty() ? dealing_ : !supply.empty() ? supply : s.reveal_all ? reveals : looks;
  const bool listed = !wanted.empty();
  const board::Face face = listed ? next(wanted) : usual;
  if (const auto i = find(rules, pool, face)) return *i;
  if (listed) error = "no unseen token bears the face wanted, limit " + std::to_string(face.limit);
  return board::SeededChance::draw_face(s.rng, pool);
}

}  // namespace rattus::cases
