#include "codec/board/events.hpp"

#include <string_view>

#include "codec/board/face.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/words.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::Told;

void add_region(Writer& to, std::string_view key, board::Region region, const Names& names) {
  if (region != board::no_region) to.field(key, names.region(region));
}

/// A region or the safe haven; null for neither.
void add_place(Writer& to, std::string_view key, board::Region place, const Names& names) {
  if (place == board::haven_place)
    to.field(key, "haven");
  else if (place == board::no_region)
    to.field(key, nullptr);
  else
    to.field(key, names.region(place));
}

/// An event tells what happened to a token; whether an action still holds it, the view says.
board::Token at_rest(board::Token token) {
  token.release();
  return token;
}

void add(Writer& to, Told field, const Event& e, const board::Rules& rules, const Names& names) {
  switch (field) {
    case Told::nothing: break;
    case Told::seat:
      if (e.seat != board::no_seat) to.field("seat", e.seat + 1);
      break;
    case Told::region: return add_region(to, "region", e.region, names);
    case Told::from: return add_region(to, "from", e.region, names);
    case Told::to: return add_region(to, "to", e.to, names);
    case Told::card: to.field("card", names.card(e.slot)); break;
    case Told::count: to.field("count", e.count); break;
    case Told::round: to.field("round", e.count); break;
    case Told::token: return write_token(to.key("token"), rules, at_rest(e.token));
    case Told::other: return write_token(to.key("other"), rules, at_rest(e.other));
    case Told::population: to.field("population", e.count).field("limit", e.limit); break;
    case Told::hits:
      to.key("hits").open('{').field("majority", e.hits.majority).field("all", e.hits.all);
      to.field("cards", e.hits.cards).close('}');
      break;
    case Told::reason: to.field("reason", word(e.reason)); break;
    case Told::last: to.field("last", e.seat + 1); break;
    case Told::taken_from: return write_seat(to.key("from"), e.other_seat);
    case Told::score:
      to.field("regions", e.hits.majority).field("haven", e.hits.all).field("other", e.hits.cards);
      to.field("points", e.count).field("rank", e.limit);
      break;
    case Told::owner: to.field("owner", e.other_seat + 1); break;
    case Told::place: return add_place(to, "to", e.to, names);
    case Told::place_from: return add_place(to, "from", e.region, names);
    case Told::cell: to.field("column", e.column).field("row", e.row); break;
    case Told::number: to.field("number", e.count); break;
    case Told::load: to.field("potions", e.action.a).field("diplomat", e.action.b != 0); break;
    case Told::option:
      to.field("decision", rules.name_of(e.decision));
      write_option(to.key("option"), e.action, names, e.token.dealt() ? &rules.faces[e.token.index()] : nullptr);
      break;
  }
}

}  // namespace

bool told_alike(const Event& event, board::Seat one, board::Seat other) {
  const Event x = redact(event, one), y = redact(event, other);
  return heard(event, one) == heard(event, other) && x.token == y.token && x.other == y.other;
}

void write_chance_point(Writer& to, const board::ChancePoint& point, const board::Rules& rules, const Event& event,
                        const Names& names) {
  to.open('{').field("name", point.name);
  for (const Told field : point.fields) add(to, field, event, rules, names);
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
  for (const Told field : event.type->fields) add(to, field, event, rules, names);
  to.close('}');
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
