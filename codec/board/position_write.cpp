#include "codec/board/events.hpp"
#include "codec/board/exact.hpp"
#include "codec/board/face.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/position.hpp"
#include "codec/board/words.hpp"
#include "codec/setup_json.hpp"
#include "codec/text/hex.hpp"
#include "engine/core/hash.hpp"

namespace rattus::codec {
namespace {

using board::Position;
using board::Seat;

Json token_json(const board::PositionToken& token) {
  Json json{{"tag", token.drawn ? "drawn" : "set-up"}};
  if (token.marked) json["marked"] = true;
  if (token.earlier) json["earlier"] = true;
  if (token.lookers != 0) json["lookers"] = Json::array();
  for (Seat seat = 0; seat < board::max_seats; ++seat)
    if ((token.lookers >> seat) & 1) json["lookers"].push_back(seat + 1);
  if (token.held) json["held"] = true;
  if (token.name.number != 0) json["number"] = token.name.number;
  if (token.name.face) json["face"] = short_text(*token.name.face);
  return json;
}

Json tokens_json(const std::vector<board::PositionToken>& tokens) {
  Json json = Json::array();
  for (const auto& token : tokens) json.push_back(token_json(token));
  return json;
}

Json region_json(const board::PositionRegion& region) {
  Json json = Json::object();
  if (!region.tokens.empty()) json["tokens"] = tokens_json(region.tokens);
  Json citizens = Json::object(), carrying = Json::array();
  for (const auto& group : region.citizens) {
    citizens[std::to_string(group.seat + 1)] = group.count;
    for (const board::Load load : group.loads)
      carrying.push_back(as_json([&](Writer& to) {
        write_load(to.open('{').field("seat", group.seat + 1), load);
        to.close('}');
      }));
  }
  if (!citizens.empty()) json["citizens"] = std::move(citizens);
  if (!carrying.empty()) json["carrying"] = std::move(carrying);
  return json;
}

Json token_name_json(const board::TokenName& name) {
  if (name.number == 0) return name.face ? Json(short_text(*name.face)) : Json(nullptr);
  Json json{{"number", name.number}};
  if (name.face) json["face"] = short_text(*name.face);
  return json;
}

Json citizens_json(const std::array<std::optional<int>, board::max_seats>& counts) {
  Json json = Json::object();
  for (std::size_t seat = 0; seat < counts.size(); ++seat)
    if (counts[seat]) json[std::to_string(seat + 1)] = *counts[seat];
  return json;
}

void add_tokens(Json& json, const Position& p) {
  if (p.tokens) json["tokens"] = Json::array();
  if (p.tokens)
    for (const board::TokenRow& row : *p.tokens) {
      Json item = to_json(row.face);
      if (row.starting) item["starting"] = true;
      json["tokens"].push_back(std::move(item));
    }
  if (p.removed) json["removed"] = *p.removed;
}

void add_turn(Json& json, const Position& p) {
  json["phase"] = std::string(stage_words()[static_cast<std::size_t>(p.stage)]);
  json["seat"] = p.seat + 1;
  json["first"] = p.first + 1;
  if (p.placements != 0) json["placements"] = p.placements;
  json["round"] = p.round;
  if (p.last) json["last"] = *p.last + 1;
  if (p.end_reason != board::EndReason::none) json["end_reason"] = std::string(word(p.end_reason));
  if (!p.plague.empty()) json["plague"] = p.plague;
}

void add_cards(Json& json, const Position& p) {
  Json holders = Json::object();
  for (std::size_t seat = 0; seat < p.held.size(); ++seat)
    if (!p.held[seat].empty()) holders[std::to_string(seat + 1)] = p.held[seat];
  if (!holders.empty()) json["holders"] = std::move(holders);
  if (!p.blocked.empty()) json["blocked"] = p.blocked;
  if (!p.used_cards.empty()) json["used_cards"] = p.used_cards;
  if (!p.came.empty()) json["came"] = p.came;
  if (p.card_taken) json["card_taken"] = true;
  if (p.increased) json["increased"] = true;
  if (p.supply_was_empty) json["supply_was_empty"] = true;
  for (const board::PositionPiece& piece : p.pieces) {
    Json& field = json[std::string(piece.type->word)];
    const Json place = piece.to.empty() ? Json(piece.region) : Json({piece.region, piece.to});
    if (piece.type->lies == board::Lies::on_card)
      field[piece.card] = piece.count;
    else if (piece.type->alone())
      field = place;
    else
      for (int i = 0; i < piece.count; ++i) field.push_back(place);
  }
  if (p.knight_moved) json["knight_moved"] = true;
}

/// One value, or a list of them without the nothings at its end.
template <class Value>
void add_value(Json& list, const Value& value) {
  list.push_back(value);
}
void add_value(Json&, const board::PlacedRegionCards&) {}  // they stand together
void add_value(Json&, board::NoRegionCards) {}

Json values_json(const std::vector<board::ModuleValue>& values) {
  if (!values.empty() && std::holds_alternative<board::PlacedRegionCards>(values.front())) {
    Json places = Json::object();
    for (const auto& value : values) {
      const auto& placed = std::get<board::PlacedRegionCards>(value);
      places[placed.place] = placed.cards;
    }
    return places;
  }
  Json list = Json::array();
  for (const auto& value : values) std::visit([&](const auto& one) { add_value(list, one); }, value);
  if (list.size() == 1) return list[0];
  while (!list.empty() && list.back() == 0) list.erase(list.size() - 1);
  return list;
}

void add_modules(Json& json, const Position& p) {
  for (const board::PositionModule& module : p.modules) {
    Json& fields = json["modules"][module.name] = Json::object();
    for (const auto& [name, values] : module.fields)
      if (Json value = values_json(values); value != 0 && value != Json::array()) fields[name] = std::move(value);
  }
}

}  // namespace

Json to_json(const Position& p) {
  Json json{{"format", "rattus-position"}, {"version", 1}, {"setup", to_json(p.setup)}};
  add_tokens(json, p);
  add_turn(json, p);
  if (!p.regions.empty()) json["regions"] = Json::object();
  for (const auto& region : p.regions) json["regions"][region.id] = region_json(region);
  for (const auto& tokens : p.hand)
    if (!tokens.empty()) {
      json["hand"] = Json::array();
      for (const auto& row : p.hand) json["hand"].push_back(tokens_json(row));
      break;
    }
  if (p.rats) json["rats"] = *p.rats;
  if (p.pile) json["pile"] = *p.pile;
  if (!p.used.empty()) json["used"] = Json::array();
  for (const auto& name : p.used) json["used"].push_back(token_name_json(name));
  if (Json supply = citizens_json(p.supply); !supply.empty()) json["supply"] = std::move(supply);
  if (Json haven = citizens_json(p.haven); !haven.empty()) json["haven"] = std::move(haven);
  add_cards(json, p);
  add_modules(json, p);
  if (p.random) json["random"] = random_text(*p.random);
  if (p.exact) json["exact"] = to_json(*p.exact);
  return json;
}

Json full_state_json(const board::Rules& rules, const board::State& state, const board::Tables& tables) {
  Json json = to_json(describe(rules, state, tables));
  json["hash"] = hex_text(hash_bytes(state));
  return json;
}

}  // namespace rattus::codec
