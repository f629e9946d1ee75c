#include "codec/catalogue.hpp"

#include <algorithm>
#include <array>

#include "codec/board/events.hpp"
#include "codec/cartus/events.hpp"
#include "codec/catalogue_parts.hpp"
#include "codec/house_rules.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "engine/board/why.hpp"
#include "engine/cartus/decision.hpp"

namespace rattus::codec {
namespace {

/// A rule with its values, the usual one, with how many players it matters, if not with any number, and the module that
/// brings it, if one does.
template <class Row>
void write_declared_rule(Writer& to, const Row& row, std::uint8_t usual, std::string_view module = {}) {
  to.open('{').field("key", row.key).field("clause", to_string(row.clause)).key("values").open('[');
  for (const std::string_view name : row.names) to.value(name);
  if (row.names.empty()) to.value(row.numbers.least).value(row.numbers.most);
  write_option_value(to.close(']').key("usual"), row, usual);
  if (row.players.most > 0) to.key("players").open('[').value(row.players.least).value(row.players.most).close(']');
  if (!module.empty()) to.field("module", module);
  to.close('}');
}
template <class Table, class Options>
void write_declared_rules(Writer& to, const Table& table, const Options& usual) {
  for (const auto& row : table) write_declared_rule(to, row, usual.*row.field);
}

/// What a class card or module declares, or the frame.
struct Declared {
  std::string_view part;
  std::span<const board::DecisionRow> decisions;
  std::span<const board::EventType* const> events;
  std::span<const board::PieceType* const> pieces;
  std::span<const board::LoadType* const> loads;
};

/// The id of a card, the name of a module.
std::string_view id_of(const board::CardFacts& facts, const std::vector<board::CardRow>& cards) {
  if (facts.is_module()) return facts.module;
  return std::find_if(cards.begin(), cards.end(), [&](const auto& c) { return c.number == facts.number; })->id;
}

std::vector<Declared> board_parts(const std::vector<board::CardRow>& cards) {
  std::vector<Declared> parts{{"frame", board::frame_decisions, board::frame_events, {}, {}}};
  for (const board::CardFacts* facts : board::card_facts())
    parts.push_back({id_of(*facts, cards), facts->decisions, facts->events, facts->piece_types, facts->loads});
  return parts;
}

void write_decision(Writer& to, std::string_view part, const board::DecisionRow& row) {
  to.open('{').field("name", row.name).field("clause", to_string(row.clause)).field("part", part);
  to.key("bars").open('[');
  for (const board::Bar bar : row.bars)
    if (bar != board::Bar::none && bar != board::Bar::by_clause) to.value(board::code_of(bar));
  to.close(']').close('}');
}

void write_piece(Writer& to, std::string_view part, const board::PieceType& type) {
  constexpr std::array<std::string_view, 3> lies{"in a region", "on an edge", "on its card"};
  to.open('{').field("type", type.word).field("part", part).field("clause", to_string(type.clause));
  to.field("lies", lies[static_cast<std::size_t>(type.lies)]);
  if (type.supply > 0) to.field("supply", type.supply);
  to.close('}');
}

void write_load_type(Writer& to, std::string_view part, const board::LoadType& type) {
  to.open('{').field("type", type.word).field("part", part).field("clause", to_string(type.clause));
  to.field("field", type.counted() ? "number" : "flag").field("supply", type.supply);
  if (type.laid) to.field("laid", type.laid->word);
  if (type.can_be_given()) to.field("give", type.given.word).field("given", type.given.event->word);
  to.close('}');
}

void write_board(Writer& to, const std::vector<board::CardRow>& cards) {
  const auto parts = board_parts(cards);
  to.open('{').key("decisions").open('[');
  for (const Declared& part : parts)
    for (const board::DecisionRow& row : part.decisions) write_decision(to, part.part, row);
  to.close(']').key("events").open('[');
  for (const Declared& part : parts)
    for (const board::EventType* type : part.events) {
      to.open('{').field("type", type->word).field("part", part.part);
      write_field_types(to.key("fields"), *type);
      to.close('}');
    }
  to.close(']').key("pieces").open('[');
  for (const Declared& part : parts)
    for (const board::PieceType* type : part.pieces) write_piece(to, part.part, *type);
  to.close(']').key("loads").open('[');
  for (const Declared& part : parts)
    for (const board::LoadType* type : part.loads) write_load_type(to, part.part, *type);
  write_declared_rules(to.close(']').key("house_rules").open('['), board::option_table, board::Options{});
  for (const auto& [module, rule] : board::available_of(board::card_facts()).module_rules)
    write_declared_rule(to, *rule, rule->usual, module);
  to.close(']').key("why_not").open('[');
  for (const std::string_view code : board::why_not_codes()) to.value(code);
  to.close(']').key("base_cards").open('[');
  for (const board::CardFacts* facts : board::base_card_facts()) to.value(id_of(*facts, cards));
  write_option_kinds(to.close(']').key("options").open('['));
  for (const board::CardFacts* facts : board::card_facts()) write_option_kinds(to, id_of(*facts, cards), *facts);
  to.close(']').key("chance").open('[');
  for (const Declared& part : parts) write_chance_points(to, part.part, part.events);
  to.close(']').key("modules").open('[');
  for (const board::CardFacts* facts : board::card_facts())
    if (facts->is_module()) write_memory(to, *facts);
  write_board_words(to.close(']').key("words"));
  to.close('}');
}

void write_cartus(Writer& to) {
  to.open('{').key("decisions").open('[');
  for (const cartus::DecisionRow& row : cartus::decision_rows)
    if (row.decision != cartus::Decision::none)
      to.open('{').field("name", row.name).field("clause", to_string(row.clause)).close('}');
  to.close(']').key("events").open('[');
  for (const cartus::EventRow& row : cartus::event_rows) {
    write_field_types(to.open('{').field("type", row.word).key("fields"), row);
    to.close('}');
  }
  write_declared_rules(to.close(']').key("house_rules").open('['), cartus::option_table, cartus::Options{});
  write_cartus_option_kinds(to.close(']').key("options").open('['));
  write_cartus_chance_points(to.close(']').key("chance").open('['));
  write_cartus_words(to.close(']').key("words"));
  to.close('}');
}

}  // namespace

Json catalogue_json(const GameData& data) {
  return as_json([&](Writer& to) {
    write_board(to.open('{').key("rattus"), data.big_box.cards);
    write_cartus(to.key("cartus"));
    to.close('}');
  });
}

}  // namespace rattus::codec
