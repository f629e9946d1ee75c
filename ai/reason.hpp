#pragma once
// Why an option is good or bad, as a word and its figures; whoever tells people makes sentences of them.
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/enum_words.hpp"
#include "engine/core/seat.hpp"

namespace rattus::ai {

/// What a player can expect of an option by the end of that action, or of his turn.
enum class Ground : std::uint8_t {
  takes,  ///< a card: from `seat`, or from the table
  gains,  ///< `seat` gets so many citizens onto the board
  loses,  ///< `seat` loses so many citizens to the plague
  worth,  ///< what `seat` can expect to have in the end changes by so many points
  cards,  ///< `seat` has so many cards more in hand
  steps,  ///< `seat` rises so many steps on the track of class `card`
  rats,   ///< `seat` has so many rats more
  lives,  ///< the chance that `seat` outlives the plague rises by so many per cent
};
constexpr std::string_view word(Ground ground) {
  constexpr auto words = enum_words<Ground>("takes", "gains", "loses", "worth", "cards", "steps", "rats", "lives");
  return words[ground];
}

struct Reason {
  Ground ground = Ground::worth;
  Seat seat = no_seat;
  std::uint8_t card = 0;  ///< takes: its slot; steps: the class
  int tenths = 0;         ///< of a citizen, a point, ..., in the mean
  friend bool operator==(const Reason&, const Reason&) = default;
};
using Reasons = std::vector<Reason>;

}  // namespace rattus::ai
