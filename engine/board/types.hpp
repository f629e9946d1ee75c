#pragma once
// The small vocabulary of the board game: seats, regions, classes, faces, decisions, moments.
#include <array>
#include <cstddef>
#include <cstdint>

namespace rattus::board {

using Seat = std::uint8_t;    ///< 0 .. players-1; people see seats from 1
using Region = std::uint8_t;  ///< index in the board table
using Slot = std::uint8_t;    ///< place of a class card among the cards in play, in rising card number

inline constexpr std::size_t max_seats = 6;
inline constexpr std::size_t max_regions = 17;
inline constexpr std::size_t max_slots = 8;
inline constexpr std::size_t max_tokens = 127;       ///< tokens of one set; token index + 1 must fit 7 bits
inline constexpr std::size_t tokens_per_region = 3;  ///< R10
inline constexpr Seat no_seat = 7;
inline constexpr Region no_region = 31;
/// The safe haven where a place is asked for that may be a region or the haven.
inline constexpr Region haven_place = 29;

inline constexpr int chart_columns = 48, chart_rows = 36;  ///< CARD-334

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

/// The decisions of BASE section 13 and of the cards, by the catalogue's names (D-...).
enum class Decision : std::uint8_t {
  none,
  place,
  action,
  inc_region,
  inc_extra,
  monk_from,
  monk_to,
  pick_token,
  merchant_from,
  merchant_to,
  merchant_count,
  pick_citizen,
  loss,
  witch_1,
  witch_2,
  witch_swap,
  king,
  plague,
  spread,
  neutral,
  final,
  final_peasant,
  final_plague,
  final_ravage,
  crusader_next,
  caravan_start,
  caravan_1,
  caravan_2,
  caravan_place,
  sultan_region,
  baker_place,
  serf,
  nun,
  bishop,
  bishop_to,
  courier_1,
  courier_who_1,
  courier_2,
  courier_who_2,
  mayor,
  mayor_extra,
  final_mayor,
  wizard_region,
  piper_from,
  piper_to,
  wall,
  final_queen,
  soldier_region,
  crusader,
  block,
  boccaccio,
  judge_region,
  judge_haven,
  jester_place,
  jester_point,
  jester_land,
  jester_push,
  // decisions of cards that only tests know yet; the card's own clause numbers them
  other_1,
  other_2,
  other_3,
};
inline constexpr std::size_t decision_count = static_cast<std::size_t>(Decision::other_3) + 1;

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
};
inline constexpr std::size_t moment_count = static_cast<std::size_t>(Moment::over) + 1;

/// The questions of the frame (BASE section 12) that a card may have an answer to.
enum class Question : std::uint8_t {
  placement_barred,
  edge_cut,
  token_barred,
  citizen_barred,
  haven_barred,
  taking_barred,
  not_ready,
  plague_barred,
  plague_reach,
  final_reach,
  spread_more,
  limit_more,
  extra,
  increase_kind,
  level,
  points,
};
inline constexpr std::size_t question_count = static_cast<std::size_t>(Question::points) + 1;

/// What cards put on the board; `on_card`: citizens on the card itself.
enum class PieceKind : std::uint8_t { on_card, nun, bishop, wall, caravan };
inline constexpr std::size_t piece_kind_count = static_cast<std::size_t>(PieceKind::caravan) + 1;

/// Where the game stands, as people would say it.
enum class Phase : std::uint8_t { placement, action, plague, ravage, final_turns, final_ravage, over };

/// Why the end was triggered (BASE-80, -82).
enum class EndReason : std::uint8_t { none, rats, placed, rounds };

}  // namespace rattus::board
