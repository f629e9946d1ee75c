#include "codec/cartus/position.hpp"

#include "codec/cartus/exact.hpp"
#include "codec/cartus/setup.hpp"
#include "codec/cartus/words.hpp"
#include "codec/text/hex.hpp"
#include "engine/cartus/game.hpp"
#include "engine/cartus/sound.hpp"
#include "engine/core/hash.hpp"

namespace rattus::codec {
namespace {

using namespace cartus;

constexpr int most = 255;

std::optional<Seat> read_seat(const Value& value) {
  const auto seat = value.whole(1, max_seats);
  return seat ? std::optional<Seat>(static_cast<Seat>(*seat - 1)) : std::nullopt;
}

std::vector<Seat> read_seats(const Value& value) {
  std::vector<Seat> seats;
  for (const Value& item : value.list())
    if (const auto seat = read_seat(item)) seats.push_back(*seat);
  return seats;
}

void read_buildings(const Value& value, std::string_view key, std::vector<PositionBuilding>& out) {
  if (const auto list = value.find(key))
    for (const Value& item : list->list())
      if (const auto read = read_building(item)) out.push_back({read->building, read->copy});
}

void read_count(const Value& value, std::string_view key, std::optional<int>& out) {
  if (const auto field = value.find(key)) out = field->whole(0, most);
}

/// Values of VP tokens.
std::vector<std::uint8_t> read_values(const Value& value) {
  std::vector<std::uint8_t> values;
  for (const Value& item : value.list()) values.push_back(static_cast<std::uint8_t>(item.whole(1, 9).value_or(1)));
  return values;
}

PositionPlayer read_player(const Value& value) {
  PositionPlayer player;
  if (!value.fields({"hand", "cards", "rats", "values", "supply"})) return player;
  if (const auto hand = value.find("hand")) player.hand = read_kinds(*hand);
  read_count(value, "cards", player.hand_size);
  read_count(value, "rats", player.rats);
  if (const auto values = value.find("values")) player.tokens = read_values(*values);
  if (const auto supply = value.find("supply"))
    if (const auto position = supply->whole(1, max_row)) player.supply = *position - 1;
  return player;
}

/// By seat: a list from seat 1 on, or an object.
template <class F>
void by_seat(const Value& value, F f) {
  if (value.json().is_array()) {
    const auto list = value.list();
    if (list.size() > max_seats) return value.fault("too-many", std::to_string(max_seats));
    for (std::size_t i = 0; i < list.size(); ++i)
      if (!list[i].json().is_null()) f(static_cast<Seat>(i), list[i]);
    return;
  }
  for (const auto& [key, item] : value.entries())
    if (key.size() == 1 && key[0] >= '1' && key[0] < '1' + static_cast<int>(max_seats))
      f(static_cast<Seat>(key[0] - '1'), item);
    else
      item.fault("unknown-field");
}

void read_influence(const Value& value, Position& p) {
  for (const auto& [name, item] : value.entries()) {
    std::size_t c = 0;
    while (c < class_count && word(static_cast<Class>(c)) != name) ++c;
    if (c == class_count) {
      item.fault("unknown-field");
      continue;
    }
    for (const Value& stack : item.list()) {
      PositionStack one{static_cast<Class>(c)};
      if (!stack.fields({"space", "seats"})) continue;
      if (const auto space = stack.need("space")) one.space = space->whole(0, last_space).value_or(0);
      if (const auto seats = stack.need("seats")) one.seats = read_seats(*seats);
      p.influence.push_back(std::move(one));
    }
  }
}

void read_entries(const Value& value, Position& p) {
  for (const Value& item : value.list()) {
    PositionEntry entry;
    if (!item.fields({"seat", "position", "cards"})) continue;
    if (const auto seat = item.need("seat")) entry.seat = read_seat(*seat).value_or(0);
    if (const auto position = item.need("position")) entry.position = position->whole(1, max_row).value_or(1) - 1;
    if (const auto cards = item.find("cards")) entry.cards = read_kinds(*cards);
    p.entries.push_back(std::move(entry));
  }
}

void read_nuns(const Value& value, Position& p) {
  const auto list = value.list();
  if (list.size() > nun_row_size) return value.fault("too-many", std::to_string(nun_row_size));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Value& item = list[i];
    if (item.json().is_null()) continue;
    if (item.json().is_string()) {
      p.nuns[i] = read_kind(*item.text());
      if (!p.nuns[i]) item.fault("unknown-value", "church-4");
      continue;
    }
    item.fields({"card", "seen"});
    if (const auto card = item.find("card"))
      if (!(p.nuns[i] = read_kind(card->text().value_or("")))) card->fault("unknown-value", "church-4");
    if (const auto seen = item.find("seen"))
      for (const Seat seat : read_seats(*seen)) p.seen[i] |= static_cast<std::uint8_t>(1U << seat);
  }
}

void read_stock(const Value& value, Position& p) {
  for (const auto& [key, item] : value.entries()) {
    const auto kind = read_kind(key);
    if (kind && *kind >= joker)
      p.stock[*kind - joker] = item.whole(0, most);
    else
      item.fault("unknown-field");
  }
}

void read_rest(const Value& value, Position& p) {
  if (const auto phase = value.find("phase"))
    if (const auto stage = phase->among({"draw", "supplies", "enter", "resolve", "over"}))
      p.stage = static_cast<Stage>(*stage);
  value.whole("round", 0, most, p.round);
  if (const auto start = value.find("start")) p.start = read_seat(*start).value_or(0);
  read_buildings(value, "row", p.row);
  read_buildings(value, "buildings", p.buildings);
  read_buildings(value, "replacement", p.replacement);
  read_buildings(value, "under", p.under);
  read_buildings(value, "used", p.used);
  if (const auto tokens = value.find("vp")) p.tokens = read_values(*tokens);
  if (const auto seats = value.find("seats"))
    by_seat(*seats, [&](Seat seat, const Value& item) { p.players[seat] = read_player(item); });
  if (const auto influence = value.find("influence")) read_influence(*influence, p);
  if (const auto entries = value.find("entries")) read_entries(*entries, p);
  if (const auto line = value.find("line")) p.line = read_seats(*line);
  if (const auto stock = value.find("stock")) read_stock(*stock, p);
  if (const auto deck = value.find("deck")) p.deck = read_kinds(*deck);
  if (const auto pile = value.find("pile")) p.pile = read_kinds(*pile);
  read_count(value, "deck_size", p.deck_size);
  read_count(value, "pile_size", p.pile_size);
  if (const auto nuns = value.find("nuns")) read_nuns(*nuns, p);
  if (const auto random = value.find("random")) p.random = read_random(*random);
}

using Opened = std::variant<OpenedCartus, std::vector<Refusal>>;

/// An exact state, once the engine has found nothing wrong with it.
Opened open_exact(const SetUp& setup, const State& state, const Tables& tables) {
  Rng rng;
  auto made = Cartus::make(setup, tables, rng);
  if (auto* reasons = std::get_if<std::vector<Refusal>>(&made)) return std::move(*reasons);
  OpenedCartus opened{{std::get<Rules>(std::move(made)), state}, &tables, true};
  if (const std::string broken = what_is_broken(opened.built.rules, state); !broken.empty())
    return std::vector<Refusal>{{"exact-broken", cart_clause(14), broken}};
  return opened;
}

}  // namespace

Opened open_cartus_position(const Json& json, const Tables& tables) {
  Faults faults;
  const Value value(json, "", faults);
  Position p;
  const bool object = value.fields({"format",    "version",   "hash",        "setup", "phase", "round", "start",
                                    "row",       "buildings", "replacement", "under", "used",  "vp",    "seats",
                                    "influence", "entries",   "line",        "stock", "deck",  "pile",  "deck_size",
                                    "pile_size", "nuns",      "random",      "exact"});
  std::optional<State> exact;
  if (object) {
    if (const auto format = value.find("format")) (void)format->among({"rattus-position"});
    if (const auto version = value.find("version")) (void)version->whole(1, 1);
    if (const auto setup = value.find("setup")) p.setup = read_cartus_setup(*setup);
    if (const auto field = value.find("exact"))
      exact = read_exact_cartus(*field);
    else
      read_rest(value, p);
  }
  if (!faults.empty()) return refusals(faults);
  if (exact) return open_exact(p.setup, *exact, tables);
  auto built = build(p, tables);
  if (auto* reasons = std::get_if<std::vector<Refusal>>(&built)) return std::move(*reasons);
  return OpenedCartus{std::get<BuiltPosition>(std::move(built)), &tables, false};
}

Json full_state_json(const Rules& rules, const State& state, const Tables&) {
  SetUp setup;
  setup.players = rules.players;
  Json json{{"format", "rattus-position"}, {"version", 1}, {"setup", to_json(setup)}};
  json["setup"]["options"] = options_json(rules.options);
  if (rules.options.method() == Buildings::fixed)
    for (std::size_t b = 0; b < building_count; b += 2) {
      const auto first = static_cast<Building>(b), second = static_cast<Building>(b + 1);
      const unsigned copies = rules.first[static_cast<std::size_t>(class_of(first))];
      json["setup"]["split"][std::string(word(class_of(first)))] = {
          {std::string(word(first)), copies}, {std::string(word(second)), copies_of_building - copies}};
    }
  json["exact"] = exact_json(state);
  json["hash"] = hex_text(hash_bytes(state));
  return json;
}

}  // namespace rattus::codec
