#include "codec/cartus/events.hpp"

#include <cassert>

#include "codec/cartus/options.hpp"
#include "codec/cartus/words.hpp"
#include "codec/catalogue.hpp"

namespace rattus::codec {
namespace {

using cartus::Event;
using cartus::Told;

/// What an event tells: one call for each field of its JSON. `To` writes the fields, or says what they are.
template <class To>
void tell(const To& to, Told field, const Event& e) {
  switch (field) {
    case Told::nothing: return;
    case Told::seat: return to.seat("seat", e.seat);
    case Told::other: return to.seat("other", e.other_seat);
    case Told::other_or_nobody: return to.seat_or_null("other", e.other_seat);
    case Told::position: return to.number("position", e.position + 1);
    case Told::building: return to.building("building", e.card);
    case Told::card: return to.card(e.card);
    case Told::kind: return to.kind("card", e.kind);
    case Told::count: return to.number("count", e.count);
    case Told::points: return to.number("points", e.count);
    case Told::space: return to.number("space", e.value);
    case Told::cls: return to.cls("class", e.cls);
    case Told::round: return to.number("round", e.count);
    case Told::entry: return to.number("entry", e.count);
    case Told::value: return to.number("value", e.value);
    case Told::place: return to.number("place", e.value);
    case Told::wins: return to.flag("wins", e.position != 0);
    case Told::rats: return to.number("rats", e.count);
    case Told::nuns: return to.number("nuns", e.value);
    case Told::item: return to.item(e);
    case Told::point: return to.point("point", e.point);
    case Told::ordered: return to.ordered(e);
    case Told::option: return to.option(e);
  }
}

/// The fields of one event as they travel.
struct Values {
  Writer& to;
  const NoNames& names;

  void seat(std::string_view key, cartus::Seat seat) const { to.field(key, seat + 1); }
  void seat_or_null(std::string_view key, cartus::Seat seat) const { write_seat(to.key(key), seat); }
  void number(std::string_view key, int number) const { to.field(key, number); }
  void flag(std::string_view key, bool flag) const { to.field(key, flag); }
  void building(std::string_view key, cartus::BuildingCard card) const {
    to.field(key, word(cartus::building_of(card)));
  }
  void card(cartus::BuildingCard card) const { add_building(to, card); }
  void kind(std::string_view key, cartus::Kind kind) const { to.field(key, kind_word(kind)); }
  void cls(std::string_view key, cartus::Class cls) const { to.field(key, word(cls)); }
  void point(std::string_view key, cartus::ChancePoint point) const { to.field(key, word(point)); }
  /// What was scored for, with its class or kind where that matters.
  void item(const Event& e) const {
    to.field("item", word(e.item));
    if (e.item == cartus::Item::influence) cls("class", e.cls);
    if (e.item == cartus::Item::specials) kind("card", e.kind);
  }
  /// What a pile's next card is, by the pile.
  void ordered(const Event& e) const {
    switch (e.point) {
      case cartus::ChancePoint::buildings: return card(e.value);
      case cartus::ChancePoint::vp: return number("value", e.value);
      default: return kind("card", e.value);
    }
  }
  void option(const Event& e) const {
    to.field("decision", word(e.decision));
    if (e.action.kind != cartus::Choice::none)  // else all cards of a hand
      write_option(to.key("option"), e.action, names);
  }
};

/// The same for the catalogue: of what type each field is.
struct Types {
  Writer& to;

  void seat(std::string_view key, cartus::Seat) const { write_field_type(to, key, "seat"); }
  void seat_or_null(std::string_view key, cartus::Seat) const { write_field_type(to, key, "seat or null"); }
  void number(std::string_view key, int) const { write_field_type(to, key, "number"); }
  void flag(std::string_view key, bool) const { write_field_type(to, key, "flag"); }
  void building(std::string_view key, cartus::BuildingCard) const { write_field_type(to, key, "building"); }
  void card(cartus::BuildingCard) const {
    write_field_type(to, "building", "building");
    write_field_type(to, "copy", "number");
  }
  void kind(std::string_view key, cartus::Kind) const { write_field_type(to, key, "kind"); }
  void cls(std::string_view key, cartus::Class) const { write_field_type(to, key, "class"); }
  void point(std::string_view key, cartus::ChancePoint) const { write_field_type(to, key, "pile"); }
  void item(const Event&) const {
    write_field_type(to, "item", "item");
    write_field_type(to, "class", "class", true);
    write_field_type(to, "card", "kind", true);
  }
  void ordered(const Event&) const {
    for (const auto& [key, type] : {std::pair{"building", "building"}, {"copy", "number"}, {"value", "number"}})
      write_field_type(to, key, type, true);
    write_field_type(to, "card", "kind", true);
  }
  void option(const Event&) const {
    write_field_type(to, "decision", "decision");
    write_field_type(to, "option", "option", true);
  }
};

/// All but the bracket at the end.
void write_fields(Writer& to, const Event& event, const NoNames& names) {
  to.open('{').field("type", word(event.type)).field("clause", to_string(event.clause));
  for (const Told field : cartus::row_of(event.type).fields) tell(Values{to, names}, field, event);
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

void write_field_types(Writer& to, const cartus::EventRow& row) {
  to.open('[');
  for (const Told field : row.fields) tell(Types{to}, field, Event{});
  to.close(']');
}

Json full_event_json(const cartus::Rules& rules, const Event& event, const NoNames& names) {
  return as_json([&](Writer& to) { write_full_event(to, rules, event, names); });
}

}  // namespace rattus::codec
