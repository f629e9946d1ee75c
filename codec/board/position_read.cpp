#include <algorithm>
#include <array>

#include "codec/board/exact.hpp"
#include "codec/board/face.hpp"
#include "codec/board/position.hpp"
#include "codec/board/words.hpp"
#include "codec/game_data.hpp"
#include "codec/setup_json.hpp"
#include "codec/text/hex.hpp"

namespace rattus::codec {
namespace {

using board::max_seats;
using board::Position;
using board::Seat;
using board::TokenName;

constexpr int most_tokens = board::max_tokens;
constexpr int most_citizens = 30;

std::optional<Seat> read_seat(const Value& value) {
  const auto seat = value.whole(1, max_seats);
  if (!seat) return std::nullopt;
  return static_cast<Seat>(*seat - 1);
}

void read_seat(const Value& value, std::string_view key, Seat& out) {
  if (const auto field = value.find(key))
    if (const auto seat = read_seat(*field)) out = *seat;
}

/// By seat: a list from seat 1 on, with null for what is not said, or an object with the seats as names.
template <class Read>
void by_seat(const Value& value, Read read) {
  if (value.json().is_array()) {
    const auto list = value.list();
    if (list.size() > max_seats) return value.fault("too-many", std::to_string(max_seats));
    for (std::size_t i = 0; i < list.size(); ++i)
      if (!list[i].json().is_null()) read(static_cast<Seat>(i), list[i]);
    return;
  }
  for (const auto& [key, item] : value.entries()) {
    const int seat = key.size() == 1 ? key[0] - '0' : 0;
    if (seat < 1 || seat > static_cast<int>(max_seats))
      item.fault("unknown-field");
    else
      read(static_cast<Seat>(seat - 1), item);
  }
}

TokenName read_token_name(const Value& value) {
  TokenName name;
  if (value.json().is_number()) {
    name.number = value.whole(1, most_tokens).value_or(0);
  } else if (value.json().is_object() && value.find("number")) {
    value.fields({"number", "face"});
    name.number = value.find("number")->whole(1, most_tokens).value_or(0);
  } else {
    name.face = read_face(value);
  }
  return name;
}

board::PositionToken read_token(const Value& value) {
  board::PositionToken token;
  if (value.json().is_string()) {
    token.name.face = read_face(value);
    return token;
  }
  if (!value.fields({"tag", "marked", "earlier", "lookers", "held", "face", "number"})) return token;
  if (const auto tag = value.find("tag")) token.drawn = tag->among({"set-up", "drawn"}) != std::size_t{0};
  value.flag("marked", token.marked);
  value.flag("earlier", token.earlier);
  token.marked = token.marked || token.earlier;
  value.flag("held", token.held);
  if (const auto lookers = value.find("lookers"))
    for (const Value& item : lookers->list())
      if (const auto seat = read_seat(item)) token.lookers |= static_cast<std::uint8_t>(1U << *seat);
  value.whole("number", 1, most_tokens, token.name.number);
  if (const auto face = value.find("face")) token.name.face = read_face(*face);
  return token;
}

void read_tokens(const Value& value, std::vector<board::PositionToken>& tokens) {
  if (value.json().is_number()) {
    // One more than fits is enough to be refused by the rules; nobody needs a list of millions.
    const int count = value.whole(0, most_tokens).value_or(0);
    tokens.resize(static_cast<std::size_t>(std::min(count, 4)));
    return;
  }
  for (const Value& item : value.list()) tokens.push_back(read_token(item));
}

/// Tokens that the action in progress has lifted.
void read_hand(const Value& value, Position& p) {
  const auto rows = value.list();
  if (rows.size() > p.hand.size()) return value.fault("too-many", std::to_string(p.hand.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) read_tokens(rows[i], p.hand[i]);
}

void read_loads(const Value& value, board::PositionRegion& region) {
  std::vector<std::string_view> names{"seat"};
  for (const board::LoadType* type : board::load_types()) names.push_back(type->word);
  for (const Value& item : value.list()) {
    item.fields(names);
    Seat seat = 0;
    board::Load load;
    if (const auto field = item.need("seat")) seat = read_seat(*field).value_or(Seat{0});
    for (const board::LoadType* type : board::load_types()) {
      unsigned count = 0;
      bool there = false;
      if (type->counted())
        item.whole(type->word, 0, static_cast<int>(type->most()), count);
      else
        item.flag(type->word, there);
      load = load.with(*type, type->counted() ? count : there);
    }
    bool found = false;
    for (board::PositionCitizens& group : region.citizens) {
      if (group.seat != seat) continue;
      group.loads.push_back(load);
      found = true;
    }
    if (!found) item.fault("load-sum");
  }
}

board::PositionRegion read_region(const std::string& id, const Value& value) {
  board::PositionRegion region{id, {}, {}};
  if (!value.fields({"tokens", "citizens", "carrying"})) return region;
  if (const auto tokens = value.find("tokens")) read_tokens(*tokens, region.tokens);
  if (const auto citizens = value.find("citizens"))
    by_seat(*citizens, [&](Seat seat, const Value& item) {
      if (const auto count = item.whole(0, most_citizens); count && *count > 0)
        region.citizens.push_back({seat, *count, {}});
    });
  if (const auto carrying = value.find("carrying")) read_loads(*carrying, region);
  return region;
}

std::vector<std::string> read_card_names(const Value& value) {
  std::vector<std::string> names;
  for (const Value& item : value.list()) {
    if (item.json().is_number_integer())
      names.push_back(std::to_string(item.whole(1, 99).value_or(0)));
    else if (auto name = item.text())
      names.push_back(std::move(*name));
  }
  return names;
}

void read_card_names(const Value& value, std::string_view key, std::vector<std::string>& out) {
  if (const auto field = value.find(key)) out = read_card_names(*field);
}

void read_count(const Value& value, std::string_view key, std::optional<int>& out) {
  if (const auto field = value.find(key)) out = field->whole(0, most_tokens);
}

void read_table(const Value& value, Position& p) {
  const auto list = value.list();
  if (list.size() > board::max_tokens) return value.fault("too-many", std::to_string(board::max_tokens));
  p.tokens.emplace();
  for (const Value& item : list) {
    if (item.json().is_object()) item.fields({"limit", "symbols", "starting"});
    board::TokenRow row;
    if (item.json().is_object()) item.flag("starting", row.starting);
    if (const auto face = read_face(item)) {
      row.face = *face;
      p.tokens->push_back(row);
    }
  }
}

void read_citizens(const Value& value, std::string_view key, std::array<std::optional<int>, max_seats>& out) {
  if (const auto field = value.find(key))
    by_seat(*field, [&](Seat seat, const Value& item) { out[seat] = item.whole(0, most_citizens); });
}

void read_place(const Value& value, const board::PieceType& type, Position& p) {
  if (type.lies == board::Lies::in_region) {
    if (auto region = value.text()) p.pieces.push_back({&type, std::move(*region), {}, {}});
    return;
  }
  const auto ends = value.list();
  if (ends.size() != 2) return value.fault("not-a-pair");
  const auto a = ends[0].text(), b = ends[1].text();
  if (a && b) p.pieces.push_back({&type, *a, *b, {}});
}

void read_pieces(const Value& value, const board::PieceType& type, Position& p) {
  if (type.lies == board::Lies::on_card) {
    for (const auto& [card, item] : value.entries())
      if (const auto count = item.whole(1, most_citizens)) p.pieces.push_back({&type, {}, {}, card, *count});
  } else if (type.alone()) {
    read_place(value, type, p);
  } else {
    for (const Value& item : value.list()) read_place(item, type, p);
  }
}

/// The names of all fields: those of pieces are said by their cards.
std::vector<std::string_view> field_names() {
  std::vector<std::string_view> names{"format",       "version",    "hash",
                                      "setup",        "tokens",     "removed",
                                      "phase",        "seat",       "first",
                                      "placements",   "round",      "last",
                                      "end_reason",   "plague",     "regions",
                                      "rats",         "pile",       "used",
                                      "supply",       "haven",      "holders",
                                      "blocked",      "used_cards", "came",
                                      "card_taken",   "increased",  "supply_was_empty",
                                      "knight_moved", "random",     "modules",
                                      "hand",         "exact"};
  for (const board::PieceType* type : board::piece_types()) names.push_back(type->word);
  return names;
}

std::vector<int> numbers(const Value& row) {
  std::vector<int> list;
  for (const Value& one : row.list()) list.push_back(one.whole(0, 255).value_or(0));
  return list;
}

board::PlacedRegionCards placed_cards(const std::string& place, const Value& list) {
  board::PlacedRegionCards placed{place};
  for (const Value& one : list.list()) placed.cards.push_back(one.text().value_or(""));
  return placed;
}

/// `{"wells": {"hand": [3, 0, 1], "well": "gallia"}}`: fields of one value or several, each a number, a name, nothing
/// or a row of numbers; region cards by their places: `{"cards": {"hand 1": ["gallia:royalty+islamic"]}}`.
void read_modules(const Value& value, Position& p) {
  for (const auto& [name, item] : value.entries()) {
    board::PositionModule& module = p.modules.emplace_back();
    module.name = name;
    for (const auto& [key, field] : item.entries()) {
      auto& values = module.fields.emplace_back(key, std::vector<board::ModuleValue>{}).second;
      const auto add = [&values](const Value& one) {
        if (one.json().is_string())
          values.emplace_back(one.text().value_or(""));
        else if (one.json().is_array())
          values.emplace_back(numbers(one));
        else if (one.json().is_null())
          values.emplace_back(0);
        else
          values.emplace_back(one.whole(0, 255).value_or(0));
      };
      if (field.json().is_object() && field.json().empty())
        values.emplace_back(board::NoRegionCards{});
      else if (field.json().is_object())
        for (const auto& [place, cards] : field.entries()) values.emplace_back(placed_cards(place, cards));
      else if (field.json().is_array())
        for (const Value& one : field.list()) add(one);
      else
        add(field);
    }
  }
}

}  // namespace

Position read_position(const Value& value) {
  Position p;
  if (!value.fields(field_names())) return p;
  if (const auto format = value.find("format")) (void)format->among({"rattus-position"});
  if (const auto version = value.find("version")) (void)version->whole(1, 1);
  if (const auto setup = value.find("setup")) p.setup = read_setup(*setup);
  if (const auto tokens = value.find("tokens")) read_table(*tokens, p);
  read_count(value, "removed", p.removed);
  if (const auto phase = value.find("phase"))
    if (const auto stage = phase->among(stage_words())) p.stage = static_cast<board::Stage>(*stage);
  read_seat(value, "seat", p.seat);
  read_seat(value, "first", p.first);
  value.whole("placements", 0, 24, p.placements);
  value.whole("round", 0, 255, p.round);
  if (const auto last = value.find("last")) p.last = read_seat(*last);
  if (const auto reason = value.find("end_reason"))
    if (const auto place = reason->among({"", "rats", "placed", "rounds"}))
      p.end_reason = static_cast<board::EndReason>(*place);
  value.text("plague", p.plague);
  if (const auto regions = value.find("regions"))
    for (const auto& [id, item] : regions->entries()) p.regions.push_back(read_region(id, item));
  if (const auto hand = value.find("hand")) read_hand(*hand, p);
  read_count(value, "rats", p.rats);
  read_count(value, "pile", p.pile);
  if (const auto used = value.find("used"))
    for (const Value& item : used->list()) p.used.push_back(read_token_name(item));
  read_citizens(value, "supply", p.supply);
  read_citizens(value, "haven", p.haven);
  if (const auto holders = value.find("holders"))
    by_seat(*holders, [&](Seat seat, const Value& item) { p.held[seat] = read_card_names(item); });
  read_card_names(value, "blocked", p.blocked);
  read_card_names(value, "used_cards", p.used_cards);
  read_card_names(value, "came", p.came);
  value.flag("card_taken", p.card_taken);
  value.flag("increased", p.increased);
  value.flag("supply_was_empty", p.supply_was_empty);
  for (const board::PieceType* type : board::piece_types())
    if (const auto field = value.find(type->word)) read_pieces(*field, *type, p);
  if (const auto modules = value.find("modules")) read_modules(*modules, p);
  value.flag("knight_moved", p.knight_moved);
  if (const auto random = value.find("random")) p.random = read_random(*random);
  if (const auto exact = value.find("exact")) p.exact = read_exact(*exact);
  return p;
}

std::variant<OpenedPosition, std::vector<board::Refusal>> open_position(const Json& json, const GameData& data) {
  Faults faults;
  const Position position = read_position(Value(json, "", faults));
  if (!faults.empty()) return refusals(faults);
  const board::Tables& tables = data.tables(position.setup.board);
  auto built = build(position, tables);
  if (auto* reasons = std::get_if<std::vector<board::Refusal>>(&built)) return std::move(*reasons);
  return OpenedPosition{std::get<board::BuiltPosition>(built), &tables};
}

}  // namespace rattus::codec
