#include "codec/cartus/events.hpp"

#include <cassert>
#include <vector>

#include "codec/cartus/options.hpp"
#include "codec/cartus/words.hpp"

namespace rattus::codec {
namespace {

using cartus::Event;
using cartus::EventType;

/// What a type carries beside its clause; some engine fields bear another name in some events.
enum class Field {
  seat,
  other,
  position,
  building,
  card,
  kind,
  count,
  points,
  space,
  cls,
  round,
  entry,
  value,
  place,
  wins,
  rats,
  nuns,
  item,
  point,
  ordered,
  option,
};

std::vector<Field> fields_of(EventType type) {
  using F = Field;
  switch (type) {
    case EventType::building_in_game: return {F::building, F::count};
    case EventType::building_card_in: return {F::card};
    case EventType::pile_order: return {F::point, F::ordered};
    case EventType::starting_player: return {F::seat};
    case EventType::kind_drawn:
    case EventType::kind_played:
    case EventType::turned_over:
    case EventType::taken:
    case EventType::kind_discarded:
    case EventType::opened_kind: return {F::seat, F::kind, F::count};
    case EventType::round_started: return {F::round, F::seat};
    case EventType::card_drawn:
    case EventType::card_replaced: return {F::position, F::card};
    case EventType::final_round:
    case EventType::round_ended: return {};
    case EventType::supply_secret:
    case EventType::passed: return {F::seat};
    case EventType::supply_chosen:
    case EventType::performed:
    case EventType::declined:
    case EventType::action_void: return {F::seat, F::position, F::building};
    case EventType::drawn:
    case EventType::rats_gained:
    case EventType::rats_discarded:
    case EventType::token_taken:
    case EventType::opened_rats: return {F::seat, F::count};
    case EventType::reshuffled: return {F::count};
    case EventType::looked:
    case EventType::premium: return {F::seat, F::position};
    case EventType::nun_seen: return {F::seat, F::position, F::kind};
    case EventType::entered: return {F::seat, F::position, F::building, F::entry};
    case EventType::cards_played: return {F::seat, F::position, F::count};
    case EventType::resolving:
    case EventType::skipped: return {F::position, F::building};
    case EventType::influence: return {F::seat, F::cls, F::points, F::space};
    case EventType::sword_fight: return {F::seat, F::other, F::position, F::count};
    case EventType::flute_play: return {F::seat, F::other, F::position};
    case EventType::rat_given:
    case EventType::cards_given:
    case EventType::tower_givers: return {F::seat, F::other, F::count};
    case EventType::kind_given: return {F::seat, F::other, F::kind, F::count};
    case EventType::token_value:
    case EventType::opened_token: return {F::seat, F::value};
    case EventType::cards_back: return {F::position};
    case EventType::opened_nun: return {F::position, F::kind};
    case EventType::scored: return {F::seat, F::item, F::points};
    case EventType::killed:
    case EventType::survived: return {F::seat, F::rats, F::nuns};
    case EventType::placed: return {F::seat, F::points, F::place, F::wins};
    case EventType::forced: return {F::seat, F::option};
  }
  return {};
}

/// What a pile's next card is, by the pile.
void add_ordered(Writer& to, const Event& e) {
  switch (e.point) {
    case cartus::ChancePoint::buildings: return add_building(to, e.value);
    case cartus::ChancePoint::vp: to.field("value", e.value); return;
    default: to.field("card", kind_word(e.value));
  }
}

/// What was scored for, with its class or kind where that matters.
void add_item(Writer& to, const Event& e) {
  to.field("item", word(e.item));
  if (e.item == cartus::Item::influence) to.field("class", word(e.cls));
  if (e.item == cartus::Item::specials) to.field("card", kind_word(e.kind));
}

void add(Writer& to, Field field, const Event& e, const NoNames& names) {
  switch (field) {
    case Field::seat: to.field("seat", e.seat + 1); break;
    case Field::other: write_seat(to.key("other"), e.other_seat); break;
    case Field::position: to.field("position", e.position + 1); break;
    case Field::building: to.field("building", word(cartus::building_of(e.card))); break;
    case Field::card: return add_building(to, e.card);
    case Field::kind: to.field("card", kind_word(e.kind)); break;
    case Field::count: to.field("count", e.count); break;
    case Field::points: to.field("points", e.count); break;
    case Field::space: to.field("space", e.value); break;
    case Field::cls: to.field("class", word(e.cls)); break;
    case Field::round: to.field("round", e.count); break;
    case Field::entry: to.field("entry", e.count); break;
    case Field::value: to.field("value", e.value); break;
    case Field::place: to.field("place", e.value); break;
    case Field::wins: to.field("wins", e.position != 0); break;
    case Field::rats: to.field("rats", e.count); break;
    case Field::nuns: to.field("nuns", e.value); break;
    case Field::item: return add_item(to, e);
    case Field::point: to.field("point", word(e.point)); break;
    case Field::ordered: return add_ordered(to, e);
    case Field::option:
      to.field("decision", word(e.decision));
      if (e.action.kind != cartus::Choice::none)  // else all cards of a hand
        write_option(to.key("option"), e.action, names);
      break;
  }
}

/// All but the bracket at the end.
void write_fields(Writer& to, const Event& event, const NoNames& names) {
  to.open('{').field("type", word(event.type)).field("clause", to_string(event.clause));
  for (const Field field : fields_of(event.type)) add(to, field, event, names);
}

}  // namespace

void write_full_event(Writer& to, const cartus::Rules& rules, const Event& event, const NoNames& names) {
  write_fields(to, event, names);
  if (event.to != everybody && event.to != record_only) {
    to.key("for").open('[');
    for (cartus::Seat seat = 0; seat < rules.players; ++seat)
      if (heard(event, seat)) to.value(seat + 1);
    to.close(']');
  }
  to.close('}');
}

void write_event(Writer& to, const cartus::Rules&, const Event& event, [[maybe_unused]] cartus::Seat viewer,
                 const NoNames& names) {
  assert(heard(event, viewer));
  write_fields(to, event, names);
  to.close('}');
}

Json full_event_json(const cartus::Rules& rules, const Event& event, const NoNames& names) {
  return as_json([&](Writer& to) { write_full_event(to, rules, event, names); });
}

}  // namespace rattus::codec
