#include "codec/board/tables.hpp"

#include <algorithm>

#include "codec/board/face.hpp"
#include "codec/board/words.hpp"
#include "engine/board/setup/region_names.hpp"

namespace rattus::codec {
namespace {

using board::CardRow;
using board::EdgeRow;
using board::max_seats;
using board::RegionRow;
using board::TokenRow;

/// Two forms: `"players_from": 3` (that number and more) and `"used_with": [4, 6]`.
std::uint8_t player_counts(const Value& region) {
  unsigned counts = 0;
  if (const auto listed = region.find("used_with")) {
    for (const Value& item : listed->list())
      if (const auto n = item.whole(2, max_seats)) counts |= 1U << *n;
  } else if (const auto from = region.need("players_from")) {
    if (const auto least = from->whole(2, max_seats))
      for (int n = *least; n <= static_cast<int>(max_seats); ++n) counts |= 1U << n;
  }
  return static_cast<std::uint8_t>(counts);
}

/// A name as it may stand on a map; `out` stays as it is if there is none.
void read_name(const Value& region, std::string_view key, std::string& out) {
  constexpr std::size_t most_letters = 24;
  const auto field = region.find(key);
  const auto name = field ? field->text() : std::nullopt;
  if (!name) return;
  const auto blank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
  const bool control = std::any_of(name->begin(), name->end(), [&](char c) { return blank(c) && c != ' '; });
  if (name->empty() || name->size() > most_letters || blank(name->front()) || blank(name->back()) || control)
    field->fault("region-name", std::to_string(most_letters));
  else
    out = *name;
}

RegionRow read_region(const Value& value) {
  RegionRow row;
  value.fields({"id", "name", "printed", "players_from", "used_with", "note", "status"});
  if (const auto id = value.need("id")) row.id = id->text().value_or("");
  row.name = row.id;
  read_name(value, "name", row.name);
  read_name(value, "printed", row.printed);
  row.used_with = player_counts(value);
  return row;
}

std::optional<board::Region> find_region(const Value& name, const std::vector<RegionRow>& regions) {
  const auto id = name.text();
  if (!id) return std::nullopt;
  for (std::size_t i = 0; i < regions.size(); ++i)
    if (regions[i].id == *id) return static_cast<board::Region>(i);
  name.fault("unknown-region", *id);
  return std::nullopt;
}

void read_edge(const Value& value, board::BoardTable& board) {
  value.fields({"between", "kind", "note", "status"});
  EdgeRow edge;
  if (const auto kind = value.find("kind")) edge.arrow = kind->among({"border", "arrow"}) == std::size_t{1};
  const auto between = value.need("between");
  if (!between) return;
  const auto ends = between->list();
  if (ends.size() != 2) return between->fault("not-a-pair");
  const auto a = find_region(ends[0], board.regions), b = find_region(ends[1], board.regions);
  if (!a || !b) return;
  if (*a == *b) return between->fault("edge-to-itself");
  for (const EdgeRow& other : board.edges)
    if ((other.a == *a && other.b == *b) || (other.a == *b && other.b == *a)) return between->fault("edge-twice");
  edge.a = *a;
  edge.b = *b;
  board.edges.push_back(edge);
}

}  // namespace

/// INN-1
void read_city(const Value& value, board::BoardTable& board) {
  const auto id = value.text();
  if (!id) return;
  for (std::size_t region = 0; region < board.regions.size(); ++region)
    if (board.regions[region].id == *id) return board.cities.add(static_cast<unsigned>(region));
  value.fault("unknown-region", *id);
}

board::BoardTable read_board(const Value& file, std::string id) {
  board::BoardTable board;
  board.id = std::move(id);
  if (!file.fields({"status", "note", "regions", "adjacency", "tokens_removed", "inns"})) return board;
  if (const auto regions = file.need("regions")) {
    for (const Value& value : regions->list()) {
      RegionRow row = read_region(value);
      for (const RegionRow& other : board.regions)
        if (other.id == row.id)
          value.fault("region-twice", row.id);
        else if (const std::string_view name = shared_name(row, other); !name.empty())
          value.fault("region-name-twice", std::string(name));
      board.regions.push_back(std::move(row));
    }
    if (board.regions.size() > board::max_regions) {
      regions->fault("too-many", std::to_string(board::max_regions));
      board.regions.clear();
    }
  }
  if (const auto adjacency = file.need("adjacency"))
    for (const Value& value : adjacency->list()) read_edge(value, board);
  if (const auto cities = file.find("inns")) {
    board.cities = {};
    for (const Value& value : cities->list()) read_city(value, board);
  }
  if (const auto removed = file.need("tokens_removed"))
    for (const auto& [key, value] : removed->entries()) {
      const int players = key.size() == 1 ? key[0] - '0' : 0;
      if (players < 2 || players > static_cast<int>(max_seats))
        value.fault("unknown-field");
      else if (const auto n = value.whole(0, board::max_tokens))
        board.tokens_removed[static_cast<std::size_t>(players)] = static_cast<std::int16_t>(*n);
    }
  return board;
}

std::vector<TokenRow> read_tokens(const Value& file) {
  std::vector<TokenRow> tokens;
  if (!file.fields({"status", "note", "tokens"})) return tokens;
  const auto list = file.need("tokens");
  if (!list) return tokens;
  for (const Value& value : list->list()) {
    value.fields({"id", "limit", "symbols", "starting", "known"});
    TokenRow row;
    if (const auto face = read_face(value)) row.face = *face;
    value.flag("starting", row.starting);
    int id = static_cast<int>(tokens.size()) + 1;
    value.whole("id", 1, board::max_tokens, id);
    if (id != static_cast<int>(tokens.size()) + 1) value.fault("id-order", std::to_string(tokens.size() + 1));
    tokens.push_back(row);
  }
  if (tokens.size() > board::max_tokens) {
    list->fault("too-many", std::to_string(board::max_tokens));
    tokens.clear();
  }
  return tokens;
}

std::vector<CardRow> read_cards(const Value& file) {
  std::vector<CardRow> cards;
  if (!file.fields({"status", "note", "cards"})) return cards;
  const auto list = file.need("cards");
  if (!list) return cards;
  for (const Value& value : list->list()) {
    value.fields({"number", "printed", "id", "class", "group", "board", "module", "players_from", "pieces"});
    CardRow row;
    if (const auto number = value.need("number"))
      row.number = static_cast<std::uint8_t>(number->whole(1, 99).value_or(0));
    if (const auto id = value.need("id")) row.id = id->text().value_or("");
    if (const auto name = value.need("class"))
      if (const auto c = name->among(words<board::Class>(board::class_count)))
        row.card_class = static_cast<board::Class>(*c);
    if (const auto board = value.find("board"))
      row.needs_big_box = board->among({"classic", "big-box"}) == std::size_t{1};
    value.text("module", row.needs_module);
    // The box it came in and what lies ready with it (CARD-4) are for screens; the rules need neither.
    if (const auto group = value.find("group")) (void)group->text();
    if (const auto pieces = value.find("pieces"))
      for (const auto& [name, count] : pieces->entries()) (void)count.whole(1, 99);
    value.whole("players_from", 2, max_seats, row.min_players);
    for (const CardRow& other : cards)
      if (other.number == row.number || other.id == row.id) value.fault("card-in-table-twice", row.id);
    cards.push_back(std::move(row));
  }
  return cards;
}

std::vector<board::CardSetRow> read_card_sets(const Value& file, const std::vector<CardRow>& cards) {
  std::vector<board::CardSetRow> sets;
  if (!file.fields({"status", "note", "sets"})) return sets;
  const auto list = file.need("sets");
  if (!list) return sets;
  for (const Value& value : list->list()) {
    value.fields({"id", "module", "cards"});
    board::CardSetRow set;
    if (const auto id = value.need("id")) set.id = id->text().value_or("");
    value.text("module", set.module);
    if (const auto names = value.need("cards"))
      for (const Value& name : names->list()) {
        set.cards.push_back(name.text().value_or(""));
        if (std::none_of(cards.begin(), cards.end(), [&](const CardRow& row) { return row.id == set.cards.back(); }))
          name.fault("unknown-card", set.cards.back());
      }
    sets.push_back(std::move(set));
  }
  return sets;
}

std::vector<board::RegionCardRow> read_region_cards(const Value& file, const board::BoardTable& board) {
  std::vector<board::RegionCardRow> cards;
  if (!file.fields({"status", "note", "cards"})) return cards;
  const auto list = file.need("cards");
  if (!list) return cards;
  auto names = words<board::Class>(board::class_count);
  names.emplace_back("any");
  for (const Value& value : list->list()) {
    value.fields({"region", "classes"});
    board::RegionCardRow& row = cards.emplace_back();
    if (const auto id = value.need("region"))
      if (const auto region = find_region(*id, board.regions)) row.card.region = *region;
    if (const auto classes = value.need("classes"))
      for (const Value& item : classes->list())
        if (const auto c = item.among(names))
          row.card.classes |= *c < board::class_count ? static_cast<std::uint8_t>(1U << *c) : board::any_class;
    if (file.clean()) row.id = region_card_id(board.regions[row.card.region].id, row.card.classes);
  }
  if (cards.size() > board::max_region_cards) {
    list->fault("too-many", std::to_string(board::max_region_cards));
    cards.clear();
  }
  std::stable_sort(cards.begin(), cards.end(),
                   [](const auto& x, const auto& y) { return region_card_before(x.card, y.card); });
  return cards;
}

board::JesterChart read_jester_chart(const Value& file) {
  board::JesterChart chart;
  if (!file.fields({"status", "note", "places", "rows"})) return chart;
  if (const auto places = file.need("places"))
    for (const auto& [letter, item] : places->entries()) {
      auto id = item.text();
      if (letter.size() != 1 || !id)
        item.fault("not-a-letter", letter);
      else
        chart.places.emplace_back(letter[0], std::move(*id));
    }
  const auto rows = file.need("rows");
  if (!rows) return chart;
  for (const Value& item : rows->list()) {
    auto row = item.text();
    if (!row) continue;
    if (row->size() != board::chart_columns) item.fault("chart-size", std::to_string(board::chart_columns));
    chart.rows.push_back(std::move(*row));
  }
  if (chart.rows.size() != board::chart_rows) rows->fault("chart-size", std::to_string(board::chart_rows));
  return chart;
}

}  // namespace rattus::codec
