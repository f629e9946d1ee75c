#pragma once
// What happened in a game of Cartus, typed and complete: log, animations and records are made from events alone.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/cartus/action.hpp"
#include "engine/core/audience.hpp"
#include "engine/core/clause.hpp"

namespace rattus::cartus {

enum class EventType : std::uint8_t {
  // chance at set-up; of piles one event for each card, from the top
  building_in_game,
  building_card_in,
  pile_order,
  starting_player,
  kind_drawn,
  // rounds
  round_started,
  card_drawn,
  card_replaced,
  final_round,
  supply_secret,
  supply_chosen,
  drawn,
  reshuffled,
  rats_gained,
  rats_discarded,
  looked,
  nun_seen,
  passed,
  entered,
  cards_played,
  kind_played,
  // resolving
  resolving,
  skipped,
  turned_over,
  influence,
  sword_fight,
  flute_play,
  rat_given,
  cards_given,
  kind_given,
  premium,
  performed,
  declined,
  action_void,
  taken,
  token_taken,
  token_value,
  kind_discarded,
  tower_givers,
  cards_back,
  round_ended,
  // the end
  opened_kind,
  opened_token,
  opened_nun,
  opened_rats,
  scored,
  killed,
  survived,
  placed,
  forced,
};
inline constexpr std::size_t event_type_count = static_cast<std::size_t>(EventType::forced) + 1;

/// What an event can tell. Where it is told from another field of `Event`, that stands beside it.
enum class Told : std::uint8_t {
  nothing,
  seat,
  other,            ///< other_seat
  other_or_nobody,  ///< the same
  position,         ///< in the row, or in the nun row
  building,         ///< card: without its copy
  card,
  kind,
  count,
  points,  ///< count
  space,   ///< value
  cls,
  round,  ///< count
  entry,  ///< count: entry number
  value,
  place,    ///< value
  wins,     ///< position: not 0
  rats,     ///< count
  nuns,     ///< value
  item,     ///< with class or kind, where that matters
  point,    ///< a pile
  ordered,  ///< value: a card, kind or token of that pile
  option,   ///< decision, action
};

/// What is said of a type beside the rules that tell it. A comment says who hears of it, if not everybody.
struct EventRow {
  EventType type;
  std::string_view word;
  std::array<Told, 4> fields{};
};
inline constexpr std::array<EventRow, event_type_count> event_rows{{
    {EventType::building_in_game, "building-in-game", {Told::building, Told::count}},
    {EventType::building_card_in, "building-card-in", {Told::card}},      // records
    {EventType::pile_order, "pile-order", {Told::point, Told::ordered}},  // records: the next of a shuffled pile
    {EventType::starting_player, "starting-player", {Told::seat}},
    {EventType::kind_drawn, "kind-drawn", {Told::seat, Told::kind, Told::count}},  // the owner
    {EventType::round_started, "round-started", {Told::round, Told::seat}},        // seat: starting player
    {EventType::card_drawn, "building-drawn", {Told::position, Told::card}},
    {EventType::card_replaced, "building-replaced", {Told::position, Told::card}},  // goes under the replacement deck
    {EventType::final_round, "final-round"},
    {EventType::supply_secret, "supply-secret", {Told::seat}},
    {EventType::supply_chosen, "supply-chosen", {Told::seat, Told::position, Told::building}},
    {EventType::drawn, "drawn", {Told::seat, Told::count}},
    {EventType::reshuffled, "reshuffled", {Told::count}},  // cards of the new deck
    {EventType::rats_gained, "rats-gained", {Told::seat, Told::count}},
    {EventType::rats_discarded, "rats-discarded", {Told::seat, Told::count}},
    {EventType::looked, "looked", {Told::seat, Told::position}},
    {EventType::nun_seen, "nun-seen", {Told::seat, Told::position, Told::kind}},  // the looker
    {EventType::passed, "passed", {Told::seat}},
    {EventType::entered, "entered", {Told::seat, Told::position, Told::building, Told::entry}},
    {EventType::cards_played, "cards-played", {Told::seat, Told::position, Told::count}},
    {EventType::kind_played, "kind-played", {Told::seat, Told::kind, Told::count}},  // the owner
    {EventType::resolving, "resolving", {Told::position, Told::building}},
    {EventType::skipped, "skipped", {Told::position, Told::building}},
    {EventType::turned_over, "turned-over", {Told::seat, Told::kind, Told::count}},
    {EventType::influence, "influence", {Told::seat, Told::cls, Told::points, Told::space}},  // where he stands
    {EventType::sword_fight,
     "sword-fight",
     {Told::seat, Told::other_or_nobody, Told::position, Told::count}},                          // most, fewest
    {EventType::flute_play, "flute-play", {Told::seat, Told::other_or_nobody, Told::position}},  // the same
    {EventType::rat_given, "rat-given", {Told::seat, Told::other, Told::count}},                 // from, to
    {EventType::cards_given, "cards-given", {Told::seat, Told::other, Told::count}},             // from, to
    {EventType::kind_given, "kind-given", {Told::seat, Told::other, Told::kind, Told::count}},   // these two
    {EventType::premium, "premium", {Told::seat, Told::position}},
    {EventType::performed, "performed", {Told::seat, Told::position, Told::building}},
    {EventType::declined, "declined", {Told::seat, Told::position, Told::building}},
    {EventType::action_void, "action-void", {Told::seat, Told::position, Told::building}},  // CART-60: changes nothing
    {EventType::taken, "taken", {Told::seat, Told::kind, Told::count}},                     // from the stock
    {EventType::token_taken, "token-taken", {Told::seat, Told::count}},
    {EventType::token_value, "token-value", {Told::seat, Told::value}},  // the owner
    {EventType::kind_discarded, "kind-discarded", {Told::seat, Told::kind, Told::count}},
    {EventType::tower_givers, "tower-givers", {Told::seat, Told::other, Told::count}},  // premium; who has to give
    {EventType::cards_back, "cards-back", {Told::position}},  // those played here leave the table
    {EventType::round_ended, "round-ended"},
    {EventType::opened_kind, "opened-kind", {Told::seat, Told::kind, Told::count}},  // of his hand
    {EventType::opened_token, "opened-token", {Told::seat, Told::value}},
    {EventType::opened_nun, "opened-nun", {Told::position, Told::kind}},
    {EventType::opened_rats, "opened-rats", {Told::seat, Told::count}},
    {EventType::scored, "scored", {Told::seat, Told::item, Told::points}},
    {EventType::killed, "killed", {Told::seat, Told::rats, Told::nuns}},
    {EventType::survived, "survived", {Told::seat, Told::rats, Told::nuns}},
    {EventType::placed, "placed", {Told::seat, Told::points, Told::place, Told::wins}},
    {EventType::forced, "forced", {Told::seat, Told::option}},  // taken unasked (CART-4)
}};
static_assert([] {
  for (std::size_t i = 0; i < event_type_count; ++i)
    if (event_rows[i].type != static_cast<EventType>(i)) return false;
  return true;
}());
constexpr const EventRow& row_of(EventType type) { return event_rows[static_cast<std::size_t>(type)]; }

/// What points are scored for (CART-78 to -82).
enum class Item : std::uint8_t { influence, hand, specials, gold, tokens };

struct Event {
  EventType type = EventType::forced;
  Clause clause{};
  std::uint8_t to = everybody;  ///< who hears of it (core/audience.hpp)
  Seat seat = no_seat;
  Seat other_seat = no_seat;
  std::uint8_t position = 0;  ///< in the row, or in the nun row
  BuildingCard card = no_card;
  Kind kind = no_kind;
  Class cls = Class::peasantry;
  ChancePoint point = ChancePoint::population;
  Item item = Item::influence;
  std::uint8_t count = 0;
  std::uint8_t value = 0;
  Decision decision = Decision::none;
  Action action{};
};

/// May this viewer hear of the event?
constexpr bool heard_by(const Event& event, Seat viewer) { return hears(event.to, viewer); }

}  // namespace rattus::cartus
