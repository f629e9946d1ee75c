#include "codec/board/view_parts.hpp"

#include <array>
#include <cassert>
#include <utility>

#include "codec/board/events.hpp"
#include "codec/board/face.hpp"
#include "codec/board/view.hpp"
#include "codec/board/words.hpp"
#include "codec/house_rules.hpp"
#include "codec/names.hpp"
#include "engine/board/picks.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::codec {
namespace {

using board::Seat;
using board::Slot;
using board::State;

/// How many of some tokens have the face of each row of FaceTexts.
using Counts = std::array<std::uint8_t, board::max_tokens>;
Counts count_faces(const Names& names, TokenSet tokens) {
  Counts counts{};
  for (const unsigned token : tokens) ++counts[names.faces->row_of(token)];
  return counts;
}

void write_used(Writer& to, const Shown& shown) {
  to.open('[');
  TokenSet used = shown.s.used;  // every face revealed so far, whether its token is back on the board or not (MERC-123)
  for (const unsigned region : shown.s.with_tokens)
    for (unsigned i = 0; i < shown.s.token_count[region]; ++i)
      if (const board::Token token = shown.s.tokens[region][i]; token.marked() && token.dealt())
        used.add(token.index());
  const Counts counts = count_faces(shown.names, used);
  for (std::size_t row = 0; row < shown.names.faces->rows(); ++row)
    for (unsigned i = 0; i < counts[row]; ++i) to.raw(shown.names.faces->of_row(row));
  to.close(']');
}

/// Faces whose place the viewer does not know: on the board, in the supply or removed.
void write_unseen(Writer& to, const Shown& shown) {
  to.open('[');
  const Counts all = count_faces(shown.names, shown.s.undealt);
  const Counts starting = count_faces(shown.names, shown.s.undealt & shown.rules.starting);
  for (std::size_t row = 0; row < shown.names.faces->rows(); ++row) {
    if (all[row] == 0) continue;
    to.open('{').key("face").raw(shown.names.faces->of_row(row));
    to.field("count", all[row]).field("starting", starting[row]).close('}');
  }
  to.close(']');
}

void write_regions(Writer& to, const Shown& shown) {
  to.open('{');
  for (const unsigned region : shown.rules.in_use) write_region(to.key(shown.names.region(region)), shown, region);
  to.close('}');
}

void write_seats(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) {
    unsigned on_board = s.haven[seat];
    for (const unsigned region : s.presence[seat]) on_board += s.citizens[region][seat];
    to.open('{').field("seat", seat + 1).field("color", color(seat)).field("supply", s.supply[seat]);
    to.field("haven", s.haven[seat]).field("on_board", on_board).close('}');
  }
  to.close(']');
}

void write_cards(Writer& to, const Shown& shown) {
  const board::Query q{shown.rules, shown.s};
  to.open('[');
  for (Slot slot = 0; slot < q.rules.slots; ++slot) {
    const auto marked = [slot](unsigned slots) { return ((slots >> slot) & 1U) != 0; };
    to.open('{').field("number", q.rules.cards[slot]->number).field("id", shown.names.card(slot));
    to.field("class", word(q.rules.card_class[slot]));
    write_seat(to.key("holder"), q.holder(slot));
    to.field("used", marked(q.s.used_mark)).field("blocked", marked(q.s.blocked)).field("came", marked(q.s.came));
    to.close('}');
  }
  to.close(']');
}

template <class Values>
void write_by_seat(Writer& to, std::string_view key, const Shown& shown, const Values& values) {
  to.key(key).open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) to.value(values[seat]);
  to.close(']');
}

void write_turn(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('{').field("round", s.round).field("phase", word(s.phase));
  write_seat(to.key("active"), s.active);
  write_seat(to.key("first"), s.first);
  to.field("card_taken", s.card_taken != 0).field("increased", s.increased != 0);
  to.field("supply_was_empty", s.supply_was_empty != 0).field("neutral", s.neutral != 0);
  if (s.revealed == 0)
    to.field("revealed", nullptr);
  else
    write(to.key("revealed"), shown.rules.faces[s.revealed - 1U]);
  to.key("laid_open").open('[');
  for (const auto token : s.laid_open)
    if (token != 0) write(to, shown.rules.faces[token - 1U]);
  to.close(']');
  if (s.zero_limits != 0) to.field("limits_zero", true);
  if (s.beside != 0) write(to.key("beside"), shown.rules.faces[s.beside - 1U]);
  write_by_seat(to, "losses", shown, board::Query{shown.rules, s}.losses_left());
  to.key("kills").open('{');
  write_by_seat(to, "token", shown, s.token_kills);
  write_by_seat(to, "phase", shown, s.phase_kills);
  to.close('}').close('}');
}

void write_waiting(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  if (s.asked == board::Decision::none)
    to.value(nullptr);
  else
    to.open('{').field("seat", s.decider + 1).field("decision", shown.rules.name_of(s.asked)).close('}');
}

void write_score(Writer& to, const Shown& shown) {
  if (!shown.s.over()) {
    to.value(nullptr);
    return;
  }
  const board::Scores scores = board::score({shown.rules, shown.s});
  to.open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) {
    const board::Score& own = scores[seat];
    to.open('{').field("seat", seat + 1).field("regions", own.regions).field("haven", own.haven);
    to.field("other", own.other).field("points", own.points).field("rank", own.rank).close('}');
  }
  to.close(']');
}

void write_options(Writer& to, const Shown& shown) { write_house_rules(to, board::option_table, shown.rules.options); }

void write_place(Writer& to, const board::Piece& piece, const Names& names) {
  if (piece.type->lies == board::Lies::on_edge)
    to.open('[').value(names.region(piece.region)).value(names.region(piece.to)).close(']');
  else
    to.value(names.region(piece.region));
}

/// Those of one type among the pieces of a card.
void write_type(Writer& to, const board::PieceType& type, const board::PieceList& list, const Names& names) {
  bool first = true;
  for (const board::Piece& piece : list) {
    if (piece.type != &type) continue;
    if (first) to.key(type.word);
    if (type.alone()) return write_place(to, piece, names);
    if (std::exchange(first, false)) to.open('[');
    for (unsigned i = 0; i < piece.count; ++i) write_place(to, piece, names);
  }
  if (!first) to.close(']');
}

bool has_pieces(const Shown& shown) {
  for (const unsigned slot : shown.rules.parts)
    if (shown.rules.cards[slot]->pieces) return true;
  return false;
}

/// Citizens on class cards, by card.
void write_on_cards(Writer& to, const Shown& shown) {
  bool any = false;
  for (Slot slot = 0; slot < shown.rules.slots; ++slot) {
    if (!shown.rules.cards[slot]->brings(board::PieceType::on_cards)) continue;
    board::PieceList list;
    shown.rules.cards[slot]->pieces({shown.rules, shown.s}, slot, list);
    for (const board::Piece& piece : list) {
      if (!std::exchange(any, true)) to.key(board::PieceType::on_cards.word).open('{');
      to.field(shown.names.card(slot), piece.count);
    }
  }
  if (any) to.close('}');
}

void write_pieces(Writer& to, const Shown& shown) {
  to.open('{');
  write_on_cards(to, shown);
  for (const unsigned part : shown.rules.parts) {
    const auto slot = static_cast<Slot>(part);
    if (!shown.rules.cards[slot]->pieces) continue;
    board::PieceList list;
    shown.rules.cards[slot]->pieces({shown.rules, shown.s}, slot, list);
    for (const board::PieceType* type : shown.rules.cards[slot]->piece_types)
      if (type->lies != board::Lies::on_card) write_type(to, *type, list, shown.names);
  }
  to.close('}');
}

bool has_modules(const Shown& shown) { return (shown.rules.parts & board::modules).any(); }

void write_byte(Writer& to, std::uint8_t byte, const board::MemoryField& field, const Names& names) {
  using Unit = board::MemoryField::Unit;
  if (byte == 0 && field.unit != Unit::number)
    to.value(nullptr);
  else if (field.unit == Unit::region)
    to.value(names.region(byte - 1U));
  else if (field.unit == Unit::card)
    to.value(names.card(byte - 1U));
  else if (field.unit == Unit::word)
    to.value(field.words[byte - 1U]);
  else
    to.value(byte);
}

/// Region cards by the words of their bytes: `{"hand 1": ["gallia:royalty+islamic"]}`.
void write_region_cards(Writer& to, const board::MemoryField& field, const std::uint8_t* bytes, const Shown& shown) {
  constexpr std::size_t most_words = 32;
  assert(field.words.size() < most_words);
  std::array<TokenSet, most_words> cards{};  // by the byte of their word
  static_assert(board::max_region_cards <= board::max_tokens);
  for (unsigned card = 0; card < shown.names.region_cards.size(); ++card) cards[bytes[card] % most_words].add(card);
  to.open('{');
  for (std::size_t word = 0; word < field.words.size(); ++word) {
    if (cards[word + 1] == TokenSet{}) continue;
    to.key(field.words[word]).open('[');
    for (const unsigned card : cards[word + 1]) to.value(shown.names.region_cards[card]->id);
    to.close(']');
  }
  to.close('}');
}

/// A value, a list of them, or a list of rows.
void write_field(Writer& to, const board::MemoryField& field, const std::uint8_t* bytes, const Shown& shown) {
  if (field.each == board::MemoryField::Each::region_card) return write_region_cards(to, field, bytes, shown);
  if (field.count > 1) to.open('[');
  const std::size_t entries = entries_of(field, shown.rules);
  for (std::size_t i = 0; i < entries; ++i) {
    if (field.row > 1) to.open('[');
    for (std::size_t k = 0; k < field.row; ++k) write_byte(to, bytes[i * field.row + k], field, shown.names);
    if (field.row > 1) to.close(']');
  }
  if (field.count > 1) to.close(']');
}

/// What modules remember, as far as the viewer knows it: by the names of their fields.
void write_modules(Writer& to, const Shown& shown) {
  to.open('{');
  for (const unsigned slot : shown.rules.parts& board::modules) {
    const std::uint8_t* memory = board::Query{shown.rules, shown.s}.memory(static_cast<Slot>(slot));
    to.key(shown.rules.cards[slot]->module).open('{');
    for (const board::MemoryField& field : shown.rules.cards[slot]->fields)
      write_field(to.key(field.name), field, memory + field.at, shown);
    to.close('}');
  }
  to.close('}');
}

bool fixed(const State&, const State&) { return true; }
bool perhaps(const State&, const State&) { return false; }

bool same_seats(const State& x, const State& y) {
  return x.citizens == y.citizens && x.supply == y.supply && x.haven == y.haven;
}

bool same_cards(const State& x, const State& y) {
  return x.held == y.held && x.blocked == y.blocked && x.used_mark == y.used_mark && x.came == y.came &&
         x.module_memory == y.module_memory;  // by whose tile the Alchemist has an ability
}

constexpr Part parts[] = {
    {"board", true, fixed, [](Writer& to, const Shown& v) { to.value(v.rules.big_box ? "big-box" : "classic"); }},
    {"players", true, fixed, [](Writer& to, const Shown& v) { to.value(v.rules.players); }},
    {"viewer", false, fixed, [](Writer& to, const Shown& v) { write_seat(to, v.viewer); }},
    {"options", true, fixed, write_options},
    {"plague", true, [](const State& x, const State& y) { return x.plague == y.plague; },
     [](Writer& to, const Shown& v) {
       if (v.s.plague < v.rules.regions)
         to.value(v.names.region(v.s.plague));
       else
         to.value(nullptr);
     }},
    {"rats", true, [](const State& x, const State& y) { return x.rats == y.rats; },
     [](Writer& to, const Shown& v) { to.value(v.s.rats); }},
    {"removed", true, fixed, [](Writer& to, const Shown& v) { to.value(v.rules.removed); }},
    {"used", true, [](const State& x, const State& y) { return x.used == y.used; }, write_used},
    {"unseen", false, [](const State& x, const State& y) { return x.undealt == y.undealt; }, write_unseen},
    {regions_key, false, perhaps, write_regions},
    {"seats", true, same_seats, write_seats},
    {"cards", true, same_cards, write_cards},
    {"turn", true, perhaps, write_turn},
    {"last", true, [](const State& x, const State& y) { return x.last == y.last; },
     [](Writer& to, const Shown& v) { write_seat(to, v.s.last); }},
    {"end_reason", true, [](const State& x, const State& y) { return x.end_reason == y.end_reason; },
     [](Writer& to, const Shown& v) {
       if (v.s.end_reason == board::EndReason::none)
         to.value(nullptr);
       else
         to.value(word(v.s.end_reason));
     }},
    {"action", false, perhaps,  // tokens in hand bear the faces that the viewer knows (MERC-93)
     [](Writer& to, const Shown& v) { write_action(to, v.rules, v.s, v.names); }},
    {"waiting", false, perhaps, write_waiting},  // of a closed answer others see the first step (REG-6)
    {"score", true, [](const State& x, const State& y) { return !x.over() && !y.over(); }, write_score},
    {"pieces", true,
     [](const State& x, const State& y) { return x.memory == y.memory && x.module_memory == y.module_memory; },
     write_pieces, has_pieces},
    {"modules", false, [](const State& x, const State& y) { return x.module_memory == y.module_memory; }, write_modules,
     has_modules},
};

}  // namespace

std::span<const Part> view_parts() { return parts; }

bool same_region(const State& x, const State& y, unsigned region) {
  return x.token_count[region] == y.token_count[region] && x.tokens[region] == y.tokens[region] &&
         x.citizens[region] == y.citizens[region];
}

void write_region(Writer& to, const Shown& shown, unsigned region) {
  const State& s = shown.s;
  to.open('{').key("tokens").open('[');
  for (unsigned i = 0; i < s.token_count[region]; ++i) write_token(to, shown.rules, s.tokens[region][i]);
  to.close(']').key("citizens").open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) to.value(s.citizens[region][seat]);
  to.close(']');
  bool carrying = false;
  for (std::size_t i = 0; i < s.carrier_count; ++i) {
    const board::Carrier& carrier = s.carriers[i];
    if (carrier.region() != region) continue;
    if (!std::exchange(carrying, true)) to.key("carrying").open('[');
    write_load(to.open('{').field("seat", carrier.seat() + 1), carrier.load());
    to.close('}');
  }
  if (carrying) to.close(']');
  to.close('}');
}

Json options_json(const board::Options& options) {
  return as_json([&](Writer& to) { write_house_rules(to, board::option_table, options); });
}

}  // namespace rattus::codec
