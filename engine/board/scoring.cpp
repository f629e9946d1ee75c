#include "engine/board/scoring.hpp"

namespace rattus::board {
Scores score(const Query& q) {
  const State& s = q.s;
  Scores scores{};
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    unsigned regions = 0;
    for (const unsigned region : s.presence[seat]) regions += s.citizens[region][seat];
    scores[seat].regions = static_cast<std::uint8_t>(regions);
    scores[seat].haven = s.haven[seat];
  }
  for (const unsigned slot : Mask{q.answering<question::Points>()})
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      scores[seat].other = static_cast<std::uint8_t>(scores[seat].other + q.ask(question::Points{seat}, slot));
  const unsigned n = q.rules.players;
  const unsigned first = s.last == no_seat ? 0 : s.last + 1U;  // end order (BASE-89)
  for (Score& own : scores) own.points = static_cast<std::uint8_t>(own.regions + own.haven + own.other);
  for (unsigned i = 0; i < n; ++i) {
    Score& own = scores[(first + i) % n];
    own.rank = 1;
    for (unsigned j = 0; j < n; ++j) {
      const Score& other = scores[(first + j) % n];
      own.rank =
          static_cast<std::uint8_t>(own.rank + (other.points > own.points || (other.points == own.points && j < i)));
    }
  }
  return scores;
}

Outcome outcome(const Query& q) {
  const Scores scores = score(q);
  Outcome outcome{};
  for (Seat seat = 0; seat < q.rules.players; ++seat)
    outcome[seat] = {scores[seat].points, scores[seat].rank, scores[seat].rank == 1};
  return outcome;
}

}  // namespace rattus::board
