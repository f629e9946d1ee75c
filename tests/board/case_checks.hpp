#pragma once
// The expectations of a case, each checked on a case being played. Every function returns what was found instead, or
// nothing if the expectation holds.
#include <functional>
#include <optional>
#include <string>

#include "tests/board/case_play.hpp"

namespace rattus::cases {

using Found = std::optional<std::string>;

inline Found unless(bool holds, const std::string& found) { return holds ? Found{} : Found{found}; }

/// What is true of a state, whoever asks: counts, cards, pieces, points.
Found check_state(const Expect& e, const Play& play);
/// A region's tokens and citizens in a state: the game's own, a viewer's, or that of a world.
Found check_place(const Place& place, const board::State& s, const Play& play);
/// What was asked and what happened in the stretch.
Found check_history(const Expect& e, Play& play);
/// What a viewer sees and heard, and what is true in every world that agrees with his view.
Found check_view(const Expect& e, const Play& play);
/// View, options and events equal in both worlds.
Found check_same(const Expect& e, const Play& play, const Play& other);
/// Where all tokens would lie if they were dealt now: starting tokens on the board, in supply, removed.
Found check_starting(const Expect& e, const board::State& s, const Play& play, Rng& rng);
/// The Jester's chart: borders, and exact chances of a fall (CARD-334, -338).
Found check_chart(const Expect& e, const Given& given, const board::Rules& rules);
Found check_setup_result(const Expect& e, const Given& given);

std::string numbers_text(const std::vector<int>& numbers);

}  // namespace rattus::cases
