#include "codec/board/events.hpp"

#include <cassert>
#include <string_view>

#include "codec/board/face.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/words.hpp"
#include "codec/catalogue.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::Slot;
using board::Told;

/// An event tells what happened to a token; whether an action still holds it, the view says.
board::Token at_rest(board::Token token) {
  token.release();
  return token;
}

/// What an event tells: one call for each field of its JSON. `To` writes the fields, or says what they are.
template <class To>
void tell(const To& to, Told field, const Event& e) {
  switch (field) {
    case Told::nothing: return;
    case Told::seat: return to.seat("seat", e.seat);
    case Told::region: return to.region("region", e.region);
    case Told::from: return to.region("from", e.region);
    case Told::from_if_any: return to.region_if_any("from", e.region);
    case Told::to: return to.region("to", e.to);
    case Told::card: return to.card("card", e.slot);
    case Told::count: return to.number("count", e.count);
    case Told::round: return to.number("round", e.count);
    case Told::token: return to.token("token", e.token);
    case Told::other: return to.token("other", e.other);
    case Told::open_token: return to.open_token("token", e.token);
    case Told::open_other: return to.open_token("other", e.other);
    case Told::population: return to.number("population", e.count), to.number("limit", e.limit);
    case Told::hits: return to.hits("hits", e.hits);
    case Told::reason: return to.reason("reason", e.reason);
    case Told::last: return to.seat("last", e.seat);
    case Told::taken_from: return to.seat_or_null("from", e.other_seat);
    case Told::score:
      to.number("regions", e.hits.majority), to.number("haven", e.hits.all), to.number("other", e.hits.cards);
      return to.number("points", e.count), to.number("rank", e.limit);
    case Told::owner: return to.seat("owner", e.other_seat);
    case Told::origin: return to.region("from", e.to);
    case Told::place: return to.place("to", e.to);
    case Told::place_from: return to.place("from", e.region);
    case Told::cell: return to.number("column", e.column), to.number("row", e.row);
    case Told::number: return to.number("number", e.count);
    case Told::load:
      for (const board::LoadType* type : board::load_types()) {
        const unsigned there = e.action.load().of(*type);
        type->counted() ? to.number(type->word, static_cast<int>(there)) : to.flag(type->word, there > 0);
      }
      return;
    case Told::good: return to.good("good", e.good);
    case Told::goods: return to.goods("goods", e.several);
    case Told::coins: return to.number("coins", e.limit);
    case Told::regions: return to.regions("regions", e.several);
    case Told::region_card: return to.region_card("region_card", e);
    case Told::event_card: return to.event_card("event_card", e.event_card);
    case Told::university: return to.university("university", e.university);
    case Told::option: return to.decision("decision", e.decision), to.option("option", e);
  }
}

/// The fields of one event as they travel.
struct Values {
  Writer& to;
  const board::Rules& rules;
  const Names& names;

  void seat(std::string_view key, board::Seat seat) const {
    assert(seat != board::no_seat);
    to.field(key, seat + 1);
  }
  void seat_or_null(std::string_view key, board::Seat seat) const { write_seat(to.key(key), seat); }
  void region(std::string_view key, board::Region region) const {
    assert(region != board::no_region);
    to.field(key, names.region(region));
  }
  void region_if_any(std::string_view key, board::Region region) const {
    if (region != board::no_region) to.field(key, names.region(region));
  }
  /// A region or the safe haven; null for neither.
  void place(std::string_view key, board::Region place) const {
    if (place == board::no_region)
      to.field(key, nullptr);
    else
      to.field(key, place == board::haven_place ? "haven" : std::string_view(names.region(place)));
  }
  void card(std::string_view key, Slot slot) const { to.field(key, names.card(slot)); }
  void number(std::string_view key, int number) const { to.field(key, number); }
  void flag(std::string_view key, bool flag) const { to.field(key, flag); }
  void token(std::string_view key, board::Token token) const { write_token(to.key(key), rules, at_rest(token)); }
  void open_token(std::string_view key, board::Token token) const {
    write(to.key(key).open('{').key("face"), rules.faces[token.index()]);
    to.close('}');
  }
  void hits(std::string_view key, const board::Hits& hits) const {
    to.key(key).open('{').field("majority", hits.majority).field("all", hits.all).field("cards", hits.cards).close('}');
  }
  void good(std::string_view key, board::Good good) const { to.field(key, word_of(good)); }
  void goods(std::string_view key, Mask types) const {
    to.key(key).open('[');
    for (const unsigned type : types) to.value(board::good_words[type]);
    to.close(']');
  }
  void regions(std::string_view key, Mask regions) const {
    to.key(key).open('[');
    for (const unsigned region : regions) to.value(names.region(region));
    to.close(']');
  }
  void region_card(std::string_view key, const Event& e) const {
    to.field(key, region_card_id(names.region(e.region), static_cast<std::uint8_t>(e.several.bits)));
  }
  void event_card(std::string_view key, board::EventKind kind) const {
    to.field(key, board::event_words[number_of(kind)]);
  }
  void university(std::string_view key, unsigned piece) const { to.field(key, university_words.at(piece)); }
  void reason(std::string_view key, board::EndReason reason) const { to.field(key, word(reason)); }
  void decision(std::string_view key, board::Decision decision) const { to.field(key, rules.name_of(decision)); }
  void option(std::string_view key, const Event& e) const {
    const bool of_token = e.action.kind == board::Choice::token;
    to.key(key);
    if (of_token && !e.lies_open) return write_token_option(to, rules, e.action, at_rest(e.token), e.region, names);
    write_option(to, e.action, names, of_token ? &rules.faces[e.token.index()] : nullptr);
  }
};

/// The same for the catalogue: of what type each field is.
struct Types {
  Writer& to;

  void seat(std::string_view key, board::Seat) const { write_field_type(to, key, "seat"); }
  void seat_or_null(std::string_view key, board::Seat) const { write_field_type(to, key, "seat or null"); }
  void region(std::string_view key, board::Region) const { write_field_type(to, key, "region"); }
  void region_if_any(std::string_view key, board::Region) const { write_field_type(to, key, "region", true); }
  void place(std::string_view key, board::Region) const { write_field_type(to, key, "place or null"); }
  void card(std::string_view key, Slot) const { write_field_type(to, key, "card"); }
  void number(std::string_view key, int) const { write_field_type(to, key, "number"); }
  void flag(std::string_view key, bool) const { write_field_type(to, key, "flag"); }
  void token(std::string_view key, board::Token) const { write_field_type(to, key, "token"); }
  void open_token(std::string_view key, board::Token) const { write_field_type(to, key, "open token"); }
  void hits(std::string_view key, const board::Hits&) const { write_field_type(to, key, "hits"); }
  void good(std::string_view key, board::Good) const { write_field_type(to, key, "good"); }
  void goods(std::string_view key, Mask) const { write_field_type(to, key, "goods"); }
  void regions(std::string_view key, Mask) const { write_field_type(to, key, "regions"); }
  void region_card(std::string_view key, const Event&) const { write_field_type(to, key, "region-card"); }
  void event_card(std::string_view key, board::EventKind) const { write_field_type(to, key, "event-card"); }
  void university(std::string_view key, unsigned) const { write_field_type(to, key, "university"); }
  void reason(std::string_view key, board::EndReason) const { write_field_type(to, key, "reason"); }
  void decision(std::string_view key, board::Decision) const { write_field_type(to, key, "decision"); }
  void option(std::string_view key, const Event&) const { write_field_type(to, key, "option"); }
};

}  // namespace

bool told_alike(const Event& event, board::Seat one, board::Seat other) {
  const auto alike = [&](board::Token token) { return !token.dealt() || token.seen_by(one) == token.seen_by(other); };
  return heard(event, one) == heard(event, other) &&
         (event.face_is_public() || (alike(event.token) && alike(event.other)));
}

void write_chance_point(Writer& to, const board::ChancePoint& point, const board::Rules& rules, const Event& event,
                        const Names& names) {
  to.open('{').field("name", point.name);
  for (const Told field : point.fields) tell(Values{to, rules, names}, field, event);
  if (point.numbers > 0) {
    to.key("numbers").open('[');
    for (std::size_t i = 0; i < point.numbers; ++i) to.value(event.numbers[i]);
    to.close(']');
  }
  to.close('}');
}

void write_full_event(Writer& to, const board::Rules& rules, const Event& event, const Names& names) {
  to.open('{').field("type", event.type->word);
  if (event.clause.part != Part::none) to.field("clause", to_string(event.clause));
  for (const Told field : event.type->fields) tell(Values{to, rules, names}, field, event);
  to.close('}');
}

void write_field_types(Writer& to, const board::EventType& type) {
  to.open('[');
  for (const Told field : type.fields) tell(Types{to}, field, Event{});
  to.close(']');
}

void write_token(Writer& to, const board::Rules& rules, board::Token token) {
  to.open('{').field("tag", token.drawn() ? "drawn" : "set-up").field("marked", token.marked());
  to.key("lookers").open('[');
  for (board::Seat seat = 0; seat < board::max_seats; ++seat)
    if (token.seen_by(seat)) to.value(seat + 1);
  to.close(']');
  if (token.held()) to.field("held", true);
  if (token.dealt()) write(to.key("face"), rules.faces[token.index()]);
  to.close('}');
}

void write_load(Writer& to, board::Load load) {
  for (const board::LoadType* type : board::load_types())
    if (type->counted())
      to.field(type->word, load.of(*type));
    else
      to.field(type->word, load.has(*type));
}

void write_event(Writer& to, const board::Rules& rules, const Event& event, board::Seat viewer, const Names& names) {
  write_full_event(to, rules, redact(event, viewer), names);
}

Json token_json(const board::Rules& rules, board::Token token) {
  return as_json([&](Writer& to) { write_token(to, rules, token); });
}

Json full_event_json(const board::Rules& rules, const Event& event, const Names& names) {
  return as_json([&](Writer& to) { write_full_event(to, rules, event, names); });
}

Json event_json(const board::Rules& rules, const Event& event, board::Seat viewer, const Names& names) {
  return as_json([&](Writer& to) { write_event(to, rules, event, viewer, names); });
}

}  // namespace rattus::codec
