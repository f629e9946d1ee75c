#include "codec/events.hpp"

#include <string_view>
#include <vector>

#include "codec/face.hpp"
#include "codec/full_state.hpp"
#include "codec/options.hpp"
#include "codec/words.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::EventType;

/// What a type carries beside its clause. Some engine fields bear another name in some events.
enum class Field {
  seat,
  region,
  from,
  to,
  card,
  count,
  round,
  token,
  other,
  population,
  hits,
  reason,
  last,
  taken_from,
  score,
  option,
  owner,
  place,
  place_from,
  cell,
  number,
  load
};

struct EventRow {
  EventType type;
  std::string_view word;
  std::vector<Field> fields;
};

const std::vector<EventRow>& rows() {
  using F = Field;
  static const std::vector<EventRow> table{
      {EventType::cards_drawn, "cards-drawn", {F::card}},
      {EventType::plague_start, "plague-start", {F::region}},
      {EventType::first_player, "first-player", {F::seat}},
      {EventType::citizens_placed, "citizens-placed", {F::seat, F::region, F::count}},
      {EventType::turn_started, "turn-started", {F::seat, F::round}},
      {EventType::card_taken, "card-taken", {F::seat, F::card, F::taken_from}},
      {EventType::card_used, "card-used", {F::seat, F::card}},
      {EventType::token_picked, "token-picked", {F::seat, F::region, F::token}},
      {EventType::token_moved, "token-moved", {F::seat, F::token, F::from, F::to}},
      {EventType::citizens_moved, "citizens-moved", {F::seat, F::from, F::to, F::count}},
      {EventType::token_looked, "token-looked", {F::seat, F::region, F::token}},
      {EventType::tokens_swapped, "tokens-swapped", {F::seat, F::from, F::to, F::token, F::other}},
      {EventType::citizen_saved, "citizen-saved", {F::seat, F::region}},
      {EventType::actions_ended, "actions-ended", {F::seat}},
      {EventType::plague_moved, "plague-moved", {F::seat, F::from, F::to}},
      {EventType::token_spread, "token-spread", {F::seat, F::region}},
      {EventType::spread_lapsed, "spread-lapsed", {F::count}},
      {EventType::neutral_declared, "neutral-declared", {F::seat, F::region}},
      {EventType::token_revealed, "token-revealed", {F::region, F::token}},
      {EventType::no_outbreak, "no-outbreak", {F::region, F::population}},
      {EventType::outbreak, "outbreak", {F::region, F::population}},
      {EventType::citizens_killed, "citizens-killed", {F::seat, F::region, F::count, F::hits}},
      {EventType::potion_given, "potion-given", {F::seat, F::region}},
      {EventType::diplomat_made, "diplomat-made", {F::seat, F::region}},
      {EventType::caravan_moved, "caravan-moved", {F::seat, F::from, F::to}},
      {EventType::citizen_to_card, "citizen-to-card", {F::seat, F::card, F::count}},
      {EventType::nun_set, "nun-set", {F::seat, F::region}},
      {EventType::bishop_set, "bishop-set", {F::seat, F::from, F::to}},
      {EventType::wall_set, "wall-set", {F::seat, F::region, F::to}},
      {EventType::potion_laid, "potion-laid", {F::seat, F::region}},
      {EventType::citizens_swapped, "citizens-swapped", {F::seat, F::owner, F::from, F::to}},
      {EventType::citizen_returned, "citizen-returned", {F::seat, F::region}},
      {EventType::all_at_once, "all-at-once", {F::seat, F::region}},
      {EventType::card_blocked, "card-blocked", {F::seat, F::card, F::owner}},
      {EventType::token_redrawn, "token-redrawn", {F::seat, F::region, F::token}},
      {EventType::jester_aimed, "jester-aimed", {F::seat, F::place, F::cell}},
      {EventType::jester_landed, "jester-landed", {F::seat, F::cell}},
      {EventType::citizen_dropped, "citizen-dropped", {F::seat, F::place}},
      {EventType::jester_push, "jester-push", {F::seat, F::place, F::number}},
      {EventType::jester_shift, "jester-shift", {F::seat, F::place_from, F::load, F::cell}},
      {EventType::citizen_pushed, "citizen-pushed", {F::seat, F::place_from, F::place}},
      {EventType::end_triggered, "end-triggered", {F::seat, F::reason}},
      {EventType::final_round, "final-round", {F::last}},
      {EventType::final_turn_started, "final-turn-started", {F::seat}},
      {EventType::final_turn_passed, "final-turn-passed", {F::seat}},
      {EventType::final_ravage, "final-ravage", {}},
      {EventType::region_ravaged, "region-ravaged", {F::region}},
      {EventType::opened, "opened", {F::region, F::token}},
      {EventType::scored, "scored", {F::seat, F::score}},
      {EventType::forced, "forced", {F::seat, F::option}},
      {EventType::turn_ended, "turn-ended", {F::seat}},
      {EventType::card_event, "card-event", {F::card, F::seat, F::region, F::count}},
  };
  return table;
}

const EventRow* find(EventType type) {
  for (const EventRow& row : rows())
    if (row.type == type) return &row;
  return nullptr;
}

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

void add(Writer& to, Field field, const Event& e, const board::Rules& rules, const Names& names) {
  switch (field) {
    case Field::seat:
      if (e.seat != board::no_seat) to.field("seat", e.seat + 1);
      break;
    case Field::region: return add_region(to, "region", e.region, names);
    case Field::from: return add_region(to, "from", e.region, names);
    case Field::to: return add_region(to, "to", e.to, names);
    case Field::card: to.field("card", names.card(e.slot)); break;
    case Field::count: to.field("count", e.count); break;
    case Field::round: to.field("round", e.count); break;
    case Field::token: return write_token(to.key("token"), rules, at_rest(e.token));
    case Field::other: return write_token(to.key("other"), rules, at_rest(e.other));
    case Field::population: to.field("population", e.count).field("limit", e.limit); break;
    case Field::hits:
      to.key("hits").open('{').field("majority", e.hits.majority).field("all", e.hits.all);
      to.field("cards", e.hits.cards).close('}');
      break;
    case Field::reason: to.field("reason", word(e.reason)); break;
    case Field::last: to.field("last", e.seat + 1); break;
    case Field::taken_from: return write_seat(to.key("from"), e.other_seat);
    case Field::score:
      to.field("regions", e.hits.majority).field("haven", e.hits.all).field("other", e.hits.cards);
      to.field("points", e.count).field("rank", e.limit);
      break;
    case Field::owner: to.field("owner", e.other_seat + 1); break;
    case Field::place: return add_place(to, "to", e.to, names);
    case Field::place_from: return add_place(to, "from", e.region, names);
    case Field::cell: to.field("column", e.column).field("row", e.row); break;
    case Field::number: to.field("number", e.count); break;
    case Field::load: to.field("potions", e.action.a).field("diplomat", e.action.b != 0); break;
    case Field::option:
      to.field("decision", word(e.decision));
      write_option(to.key("option"), e.action, names, e.token.dealt() ? &rules.faces[e.token.index()] : nullptr);
      break;
  }
}

}  // namespace

bool told_alike(const Event& event, board::Seat one, board::Seat other) {
  const Event x = redact(event, one), y = redact(event, other);
  return x.token == y.token && x.other == y.other;
}

std::string_view word(EventType type) {
  const EventRow* row = find(type);
  return row ? row->word : "";
}

void write_full_event(Writer& to, const board::Rules& rules, const Event& event, const Names& names) {
  const EventRow* row = find(event.type);
  to.open('{').field("type", row ? row->word : "");
  if (event.clause.part != Part::none) to.field("clause", to_string(event.clause));
  if (row)
    for (const Field field : row->fields) add(to, field, event, rules, names);
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
