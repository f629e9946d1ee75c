#pragma once
// What a teacher says of one decision.
#include <array>
#include <numeric>
#include <vector>

#include "ai/value.hpp"
#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::table {

/// The chance of winning of each seat, in shares of ai::win; together they are one win.
using Chances = std::array<ai::Value, board::max_seats>;
static_assert(board::max_seats >= cartus::max_seats);

/// An option as it was weighed: `chance` is that of its decider if he takes it.
struct Weighed {
  std::size_t option = 0;  ///< place among the legal options
  std::uint32_t visits = 0;
  ai::Value chance = 0;
};

struct Advice {
  Seat seat = no_seat;
  Chances chances{};
  std::vector<Weighed> best;  ///< at most three, the best first
  Weighed chosen;             ///< what was chosen, if something was
  ai::Value loss = 0;         ///< what the best is better than that
  bool thought = false;       ///< else there was nothing to think about: all options come to the same
};

/// Values of all seats as shares of one win: several may win, or nobody.
template <class Values>
Chances shared_out(const Values& values) {
  const auto sum = std::accumulate(values.begin(), values.end(), std::int64_t{0});
  Chances chances{};
  for (std::size_t seat = 0; sum > 0 && seat < values.size(); ++seat)
    chances[seat] = static_cast<ai::Value>(values[seat] * std::int64_t{ai::win} / sum);
  return chances;
}

}  // namespace rattus::table
