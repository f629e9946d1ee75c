#pragma once
// The small vocabulary of the board game: seats, regions, classes, faces, decisions, moments.
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.hpp"
#include "engine/core/seat.hpp"

namespace rattus::board {

using rattus::no_seat;
using rattus::Seat;
using Region = std::uint8_t;  ///< index in the board table
using Slot = std::uint8_t;    ///< place of a part: a class card among those in play, in rising card number, or a module

inline constexpr std::size_t max_seats = 6;
inline constexpr std::size_t max_regions = 17;
inline constexpr std::size_t max_slots = 8;   ///< of class cards
inline constexpr std::size_t max_parts = 24;  ///< with modules, whose slots begin where those of class cards end
inline constexpr Slot first_module = max_slots;
inline constexpr std::size_t max_tokens = 127;       ///< tokens of one set; token index + 1 must fit 7 bits
inline constexpr std::size_t tokens_per_region = 3;  ///< R10
/// The last rows of tokens are no regions where an action lifts tokens: those in hand lie there (hands.hpp).
inline constexpr unsigned most_hands = 3;
inline constexpr Region first_hand = max_regions - most_hands;
inline constexpr Region no_region = 31;
/// As many steps as it takes to any region in use (UPG-26).
inline constexpr int any_region = 4;
/// The safe haven where a place is asked for that may be a region or the haven.
inline constexpr Region haven_place = 29;

inline constexpr int chart_columns = 48, chart_rows = 36;  ///< CARD-334

/// Class cards and modules, by slot.
using PartSet = Mask;
inline constexpr PartSet modules = ~Mask::first(first_module);  ///< wherever there is one

/// BASE-7. The order is the catalogue's canonical one.
enum class Class : std::uint8_t { peasantry, bourgeoisie, church, chivalry, magic, royalty, islamic };
inline constexpr std::size_t class_count = 7;

/// BASE-6: limit and symbols of a rat token; a symbol may stand on it more than once.
struct Face {
  std::uint8_t limit = 0;
  std::uint8_t majority = 0;
  std::uint8_t all = 0;
  std::array<std::uint8_t, class_count> classes{};
  friend constexpr auto operator<=>(const Face&, const Face&) = default;
};

/// What a player is asked: a number for each of the catalogue's decisions (D-...), which stays what it is as long as
/// states are hashed and stored. Those of the frame have names here, a card's own stand beside its rules
/// (decision.hpp).
enum class Decision : std::uint8_t {
  none = 0,
  place = 1,
  action = 2,
  inc_region = 3,
  inc_extra = 4,
  pick_token = 7,
  pick_citizen = 11,
  loss = 12,
  plague = 17,
  spread = 18,
  final = 20,
  final_plague = 22,
  final_ravage = 23,
  crusader_next = 24,
};
/// For a `switch` over decisions of the frame and of cards.
constexpr unsigned number_of(Decision decision) { return static_cast<unsigned>(decision); }

/// The moments of the frame (BASE-141), at which cards and modules act.
enum class Moment : std::uint8_t {
  setup_modules,
  after_placement,
  turn_start,
  card_leaves,
  card_taken,
  card_discarded,
  increased,
  action_end,
  plague_moved,
  spread_done,
  before_reveal,
  all_revealed,
  revealed,
  struck,
  resolved,
  plague_done,
  turn_end,
  final_start,
  final_turn_start,
  final_plague,
  final_turn_end,
  before_final_ravage,
  region_ravaged,
  after_final_ravage,
  score,
  over,
  protection_ends,  ///< a ravage ends in which class cards were protected (REG-9); nobody is asked
  tile_leaves,      ///< a tile is about to leave a card that borrows an ability (UPG-51, -55)
  // At these nobody is asked, and modules alone act: extras of an increase that they give (BASE-29).
  increase_served,  ///< an increase has come to a region
  extra_taken,      ///< a module's extra is taken: that of the region, or no_region
  extras_over,
  marks_cleared,  ///< a turn or final turn begins, before anything is told or asked (BASE-130); modules alone act
  reveal_mode,    ///< the last of m:before-reveal: all tokens at once, or one by one (CARD-181)
};
inline constexpr std::size_t moment_count = static_cast<std::size_t>(Moment::reveal_mode) + 1;

/// Where the game stands, as people would say it.
enum class Phase : std::uint8_t { placement, action, plague, ravage, final_turns, final_ravage, over };

/// Why the end was triggered (BASE-80, -82).
enum class EndReason : std::uint8_t { none, rats, placed, rounds };

}  // namespace rattus::board
