#pragma once
// What happened, typed and complete: log, animations, records and explanations are made from events alone.
#include <cstdint>

#include "engine/board/action.hpp"
#include "engine/board/state.hpp"
#include "engine/core/clause.hpp"

namespace rattus::board {

/// The fields that each type fills stand beside it; docs/messages.md shows them in JSON.
enum class EventType : std::uint8_t {
  cards_drawn,       ///< slot: the next card of a random selection
  plague_start,      ///< region
  first_player,      ///< seat
  citizens_placed,   ///< seat, region, count
  turn_started,      ///< seat, count: round
  card_taken,        ///< seat, slot, other_seat: former holder or no_seat
  card_used,         ///< seat, slot
  token_picked,      ///< seat, region, token: picked at random from a group (chance point `pick`)
  token_moved,       ///< seat, token, region, to
  citizens_moved,    ///< seat, region, to, count
  token_looked,      ///< seat, region, token
  tokens_swapped,    ///< seat, region, to, token, other
  citizen_saved,     ///< seat, region
  actions_ended,     ///< seat
  plague_moved,      ///< seat, region, to
  token_spread,      ///< seat, region
  spread_lapsed,     ///< count
  neutral_declared,  ///< seat, region
  token_revealed,    ///< region, token; all see the face
  no_outbreak,       ///< region, count: population, limit
  outbreak,          ///< region, count: population, limit
  citizens_killed,   ///< seat, region, count, hits
  potion_given,      ///< seat, region
  diplomat_made,     ///< seat, region
  caravan_moved,     ///< seat, region, to
  citizen_to_card,   ///< seat, slot, count: citizens on the card now
  nun_set,           ///< seat, region
  bishop_set,        ///< seat, region: where it stood or no_region, to
  wall_set,          ///< seat, region, to: the edge
  potion_laid,       ///< seat, region
  citizens_swapped,  ///< seat, other_seat: owners, region, to: where the first and the second stood
  citizen_returned,  ///< seat, region: to supply, not killed
  all_at_once,       ///< seat, region: all tokens are turned up together
  card_blocked,      ///< seat: who blocks, other_seat: holder, slot
  token_redrawn,     ///< seat, region, token: from the used pile
  jester_aimed,      ///< seat, to: region or haven_place, column, row
  jester_landed,     ///< seat, column, row, numbers
  citizen_dropped,   ///< seat, to: region, haven_place or no_region: lost
  jester_push,       ///< seat: the Jester's player, to: region or haven_place, count: the number from 0 to 5
  jester_shift,      ///< seat: owner of the one pushed, region: where he stands, action: his load, column, row, numbers
  citizen_pushed,    ///< seat: owner, region: where it stood, to: as above
  end_triggered,     ///< reason
  final_round,       ///< seat: L
  final_turn_started,  ///< seat
  final_turn_passed,   ///< seat
  final_ravage,
  region_ravaged,  ///< region
  opened,          ///< region, token; all see the face
  scored,          ///< seat, hits: regions, haven, other points; count: all, limit: rank
  forced,          ///< seat, decision, action, token: the one chosen, if it lies open (R11)
  turn_ended,      ///< seat
  card_event,      ///< slot, seat, region, count: whatever else a card does, as its clause says
};
inline constexpr std::size_t event_type_count = static_cast<std::size_t>(EventType::card_event) + 1;

struct Hits {
  std::uint8_t majority = 0;
  std::uint8_t all = 0;
  std::uint8_t cards = 0;
  friend constexpr bool operator==(const Hits&, const Hits&) = default;
};

struct Event {
  EventType type = EventType::forced;
  Clause clause{};
  Seat seat = no_seat;
  Seat other_seat = no_seat;
  Region region = no_region;
  Region to = no_region;
  Slot slot = 0;
  std::uint8_t count = 0;
  std::uint8_t limit = 0;
  std::int8_t column = 0, row = 0;  ///< on the Jester's chart, or beyond it
  EndReason reason = EndReason::none;
  Token token{};
  Token other{};
  Hits hits{};
  Decision decision = Decision::none;
  Action action{};
  std::array<std::uint8_t, 8> numbers{};  ///< drawn for it: eight for a fall, four for a push (CARD-332, -337)

  /// True if every viewer sees the token's face, not only those who have looked at it.
  [[nodiscard]] constexpr bool face_is_public() const {
    return type == EventType::token_revealed || type == EventType::opened || type == EventType::forced;
  }
};

/// The event as `viewer` may know it (BASE-100, -101): faces that he has not seen are gone.
constexpr Event redact(Event event, Seat viewer) {
  if (event.face_is_public()) return event;
  if (!event.token.seen_by(viewer)) event.token.set_face(0);
  if (!event.other.seen_by(viewer)) event.other.set_face(0);
  return event;
}

}  // namespace rattus::board
