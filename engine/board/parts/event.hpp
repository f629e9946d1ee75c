#pragma once
// What happened, typed and complete: log, animations, records and explanations are made from events alone.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/board/action.hpp"
#include "engine/board/setup/event_card.hpp"
#include "engine/board/setup/good.hpp"
#include "engine/board/state.hpp"
#include "engine/core/audience.hpp"
#include "engine/core/clause.hpp"

namespace rattus::board {

/// What an event tells, in the words of docs/reference/messages.md. A comment names the field of `Event` where that has
/// another name.
enum class Told : std::uint8_t {
  nothing,
  seat,
  region,
  from,         ///< region
  from_if_any,  ///< the same, where there is one
  to,
  card,  ///< slot
  count,
  round,  ///< count
  token,
  other,
  open_token,  ///< token: its face alone, which lies open
  open_other,  ///< other: likewise
  population,  ///< count, and limit
  hits,
  reason,
  last,         ///< seat
  taken_from,   ///< other_seat, as `from`
  score,        ///< hits, count, limit: points of regions, safe haven and others, their sum, and rank
  option,       ///< decision, action, and the token chosen, with its region where options have one (R11)
  owner,        ///< other_seat
  origin,       ///< to: a region, as `from`
  place,        ///< to: a region, the safe haven or neither, as `to`
  place_from,   ///< region: the same, as `from`
  cell,         ///< column, row
  number,       ///< count
  load,         ///< action: what a citizen carries
  good,         ///< a type
  goods,        ///< several: types
  coins,        ///< limit
  regions,      ///< several
  region_card,  ///< region, and several: classes
  event_card,   ///< a kind
  university,   ///< which piece
};
using ToldFields = std::array<Told, 5>;

/// A chance point (BASE-106) that an event tells of: its name in records, the event's fields that it has, and how many
/// of the event's numbers.
struct ChancePoint {
  std::string_view name;
  ToldFields fields{};
  std::uint8_t numbers = 0;
};

/// One type of event: its word and what it tells. Each stands once and is known by its address: those of the frame
/// here, those of a card or module beside its rules.
struct EventType {
  std::string_view word;
  ToldFields fields{};
  std::array<ChancePoint, 2> chance{};
  bool open = false;  ///< every viewer sees the faces of its tokens, not only those who have looked at them

  static const EventType cards_drawn;  ///< the next card of a random selection
  static const EventType plague_start;
  static const EventType first_player;
  static const EventType citizens_placed;
  static const EventType turn_started;
  static const EventType card_taken;  ///< from its former holder, or the table
  static const EventType card_used;
  static const EventType token_picked;  ///< at random from a group (chance point `pick`)
  static const EventType token_moved;
  static const EventType citizens_moved;
  static const EventType token_looked;
  static const EventType citizen_saved;
  static const EventType actions_ended;
  static const EventType plague_moved;
  static const EventType token_spread;
  static const EventType spread_lapsed;
  static const EventType token_revealed;  ///< all see the face
  static const EventType no_outbreak;
  static const EventType outbreak;
  static const EventType citizens_killed;
  static const EventType citizen_returned;  ///< to supply, not killed
  static const EventType token_redrawn;     ///< from the used pile
  static const EventType token_returned;    ///< to the rat supply
  static const EventType end_triggered;
  static const EventType final_round;  ///< seat: L
  static const EventType final_turn_started;
  static const EventType final_turn_passed;
  static const EventType final_ravage;
  static const EventType region_ravaged;
  static const EventType opened;  ///< all see the face
  static const EventType scored;
  static const EventType forced;  ///< a decision with one option (R11)
  static const EventType turn_ended;
};

inline constexpr EventType EventType::cards_drawn{"cards-drawn", {Told::card}, {{{"cards", {Told::card}}}}};
inline constexpr EventType EventType::plague_start{
    "plague-start", {Told::region}, {{{"plague-start", {Told::region}}}}};
inline constexpr EventType EventType::first_player{"first-player", {Told::seat}, {{{"first-player", {Told::seat}}}}};
inline constexpr EventType EventType::citizens_placed{"citizens-placed", {Told::seat, Told::region, Told::count}};
inline constexpr EventType EventType::turn_started{"turn-started", {Told::seat, Told::round}};
inline constexpr EventType EventType::card_taken{"card-taken", {Told::seat, Told::card, Told::taken_from}};
inline constexpr EventType EventType::card_used{"card-used", {Told::seat, Told::card}};
inline constexpr EventType EventType::token_picked{
    "token-picked", {Told::seat, Told::region, Told::token}, {{{"pick", {Told::seat, Told::region, Told::token}}}}};
inline constexpr EventType EventType::token_moved{"token-moved", {Told::seat, Told::token, Told::from, Told::to}};
inline constexpr EventType EventType::citizens_moved{"citizens-moved", {Told::seat, Told::from, Told::to, Told::count}};
inline constexpr EventType EventType::token_looked{
    "token-looked", {Told::seat, Told::region, Told::token}, {{{"look", {Told::seat, Told::region, Told::token}}}}};
inline constexpr EventType EventType::citizen_saved{"citizen-saved", {Told::seat, Told::region}};
inline constexpr EventType EventType::actions_ended{"actions-ended", {Told::seat}};
inline constexpr EventType EventType::plague_moved{"plague-moved", {Told::seat, Told::from, Told::to}};
inline constexpr EventType EventType::token_spread{"token-spread", {Told::seat, Told::region}};
inline constexpr EventType EventType::spread_lapsed{"spread-lapsed", {Told::count}};
inline constexpr EventType EventType::token_revealed{
    "token-revealed", {Told::region, Told::token}, {{{"reveal", {Told::region, Told::token}}}}, true};
inline constexpr EventType EventType::no_outbreak{"no-outbreak", {Told::region, Told::population}};
inline constexpr EventType EventType::outbreak{"outbreak", {Told::region, Told::population}};
inline constexpr EventType EventType::citizens_killed{"citizens-killed",
                                                      {Told::seat, Told::region, Told::count, Told::hits}};
inline constexpr EventType EventType::citizen_returned{"citizen-returned", {Told::seat, Told::region}};
inline constexpr EventType EventType::token_redrawn{"token-redrawn",
                                                    {Told::seat, Told::region, Told::token},
                                                    {{{"used-pile", {Told::seat, Told::region, Told::token}}}}};
inline constexpr EventType EventType::token_returned{
    "token-returned", {Told::seat, Told::region, Told::token}, {{{"supply", {Told::seat, Told::region, Told::token}}}}};
inline constexpr EventType EventType::end_triggered{"end-triggered", {Told::seat, Told::reason}};
inline constexpr EventType EventType::final_round{"final-round", {Told::last}};
inline constexpr EventType EventType::final_turn_started{"final-turn-started", {Told::seat}};
inline constexpr EventType EventType::final_turn_passed{"final-turn-passed", {Told::seat}};
inline constexpr EventType EventType::final_ravage{"final-ravage"};
inline constexpr EventType EventType::region_ravaged{"region-ravaged", {Told::region}};
inline constexpr EventType EventType::opened{"opened", {Told::region, Told::token}, {}, true};
inline constexpr EventType EventType::scored{"scored", {Told::seat, Told::score}};
inline constexpr EventType EventType::forced{"forced", {Told::seat, Told::option}};
inline constexpr EventType EventType::turn_ended{"turn-ended", {Told::seat}};

/// A list of types, for those that a card or the frame brings.
template <std::size_t N>
using EventTypes = std::array<const EventType*, N>;

/// All types of the frame, in the order of docs/reference/messages.md.
inline constexpr EventTypes<33> frame_events{&EventType::cards_drawn,
                                             &EventType::plague_start,
                                             &EventType::first_player,
                                             &EventType::citizens_placed,
                                             &EventType::turn_started,
                                             &EventType::card_taken,
                                             &EventType::card_used,
                                             &EventType::token_picked,
                                             &EventType::token_moved,
                                             &EventType::citizens_moved,
                                             &EventType::token_looked,
                                             &EventType::citizen_saved,
                                             &EventType::actions_ended,
                                             &EventType::plague_moved,
                                             &EventType::token_spread,
                                             &EventType::spread_lapsed,
                                             &EventType::token_revealed,
                                             &EventType::no_outbreak,
                                             &EventType::outbreak,
                                             &EventType::citizens_killed,
                                             &EventType::citizen_returned,
                                             &EventType::token_redrawn,
                                             &EventType::token_returned,
                                             &EventType::end_triggered,
                                             &EventType::final_round,
                                             &EventType::final_turn_started,
                                             &EventType::final_turn_passed,
                                             &EventType::final_ravage,
                                             &EventType::region_ravaged,
                                             &EventType::opened,
                                             &EventType::scored,
                                             &EventType::forced,
                                             &EventType::turn_ended};

/// The type of an event: a reference to its row that can be copied and compared.
class TypeOfEvent {
 public:
  constexpr TypeOfEvent(const EventType& type) : type_(&type) {}  // NOLINT: rows are written where types are asked for
  [[nodiscard]] constexpr const EventType& operator*() const { return *type_; }
  [[nodiscard]] constexpr const EventType* operator->() const { return type_; }
  friend constexpr bool operator==(TypeOfEvent, TypeOfEvent) = default;

 private:
  const EventType* type_;
};

struct Hits {
  std::uint8_t majority = 0;
  std::uint8_t all = 0;
  std::uint8_t cards = 0;
  friend constexpr bool operator==(const Hits&, const Hits&) = default;
};

struct Event {
  TypeOfEvent type = EventType::forced;
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
  Good good = Good::fish;
  EventKind event_card = EventKind::founded;
  std::uint8_t university = 0;            ///< 0 the green piece, 1 the white one (UNI-1)
  Mask several{};                         ///< regions, types of goods, or classes of a region card
  std::array<std::uint8_t, 8> numbers{};  ///< drawn for it: eight for a fall, four for a push (CARD-332, -337)
  std::uint8_t audience = everybody;      ///< who hears of it: only a module keeps something between some
  bool lies_open = false;                 ///< the token chosen does (CARD-182)

  /// True if every viewer sees the token's face, not only those who have looked at it.
  [[nodiscard]] constexpr bool face_is_public() const { return type->open || lies_open; }
};

/// The event as `viewer` may know it (BASE-100, -101): faces that he has not seen are gone.
constexpr Event redact(Event event, Seat viewer) {
  if (event.face_is_public()) return event;
  if (!event.token.seen_by(viewer)) event.token.set_face(0);
  if (!event.other.seen_by(viewer)) event.other.set_face(0);
  return event;
}

}  // namespace rattus::board
