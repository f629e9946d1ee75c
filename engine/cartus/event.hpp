#pragma once
// What happened in a game of Cartus, typed and complete: log, animations and records are made from events alone.
#include <cstdint>
#include <optional>

#include "engine/cartus/action.hpp"
#include "engine/core/audience.hpp"
#include "engine/core/clause.hpp"

namespace rattus::cartus {

/// The fields that each type fills stand beside it.
enum class EventType : std::uint8_t {
  // chance at set-up; of piles one event for each card, from the top
  building_in_game,  ///< card, count: copies of this building in the game
  building_card_in,  ///< card: in the game; record only
  pile_order,        ///< point, kind or card or value: the next of a shuffled pile; record only
  starting_player,   ///< seat
  kind_drawn,        ///< seat, kind, count: to the owner alone
  // rounds
  round_started,  ///< count: round, seat: starting player
  card_drawn,     ///< position, card
  card_replaced,  ///< position, card: goes under the replacement deck
  final_round,
  supply_secret,   ///< seat: has chosen
  supply_chosen,   ///< seat, position, card
  drawn,           ///< seat, count
  reshuffled,      ///< count: cards of the new deck
  rats_gained,     ///< seat, count
  rats_discarded,  ///< seat, count
  looked,          ///< seat, position
  nun_seen,        ///< seat, position, kind: to the looker alone
  passed,          ///< seat
  entered,         ///< seat, position, card, count: entry number
  cards_played,    ///< seat, position, count
  kind_played,     ///< seat, kind, count: to the owner alone
  // resolving
  resolving,       ///< position, card
  skipped,         ///< position, card
  turned_over,     ///< seat, kind, count
  influence,       ///< seat, cls, count: points, value: where he stands
  sword_fight,     ///< seat: most, other_seat: fewest or no_seat, position
  flute_play,      ///< the same
  rat_given,       ///< seat: from, other_seat: to
  cards_given,     ///< seat: from, other_seat: to, count
  kind_given,      ///< seat, other_seat, kind, count: to these two alone
  premium,         ///< seat, position
  performed,       ///< seat, position, card
  declined,        ///< seat, position, card
  action_void,     ///< seat, position, card: it could change nothing (CART-60)
  taken,           ///< seat, kind, count: from the stock
  token_taken,     ///< seat, count
  token_value,     ///< seat, value: to the owner alone
  kind_discarded,  ///< seat, kind, count
  tower_givers,    ///< seat: premium, other_seat: who has to give, count
  cards_back,      ///< position: the cards played here leave the table
  round_ended,
  // the end
  opened_kind,   ///< seat, kind, count: of his hand
  opened_token,  ///< seat, value
  opened_nun,    ///< position, kind
  opened_rats,   ///< seat, count
  scored,        ///< seat, cls or kind, count: points; for what: `item`
  killed,        ///< seat, count: rats, value: nuns
  survived,      ///< seat, count: rats, value: nuns
  placed,        ///< seat, count: points, value: place, position: 1 if he wins
  forced,        ///< seat, decision, action: taken unasked (CART-4)
};
inline constexpr std::size_t event_type_count = static_cast<std::size_t>(EventType::forced) + 1;

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
