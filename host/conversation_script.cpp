// What chance is to bring, as a line of `rattus ask` prescribes it.
#include <algorithm>

#include "codec/board/face.hpp"
#include "codec/cartus/exact.hpp"
#include "codec/cartus/words.hpp"
#include "engine/board/modules/universities/memory.hpp"
#include "engine/board/setup/region_names.hpp"
#include "host/conversation.hpp"

namespace rattus::host {
namespace {

std::deque<board::Face> read_faces(const Value& list) {
  std::deque<board::Face> faces;
  for (const Value& item : list.list())
    if (const auto face = read_face(item)) faces.push_back(*face);
  return faces;
}

/// A face alone, or a token by what is said of it.
board::Reveal read_reveal(const Value& value) {
  board::Reveal reveal;
  const Json& json = value.json();
  if (!json.is_object() || json.contains("limit") || json.contains("symbols")) {
    reveal.face = read_face(value);
    return reveal;
  }
  if (!value.fields({"tag", "marked", "lookers", "place", "face"})) return reveal;
  if (const auto tag = value.find("tag"))
    if (const auto which = tag->among({"set-up", "drawn"})) reveal.drawn = *which == 1;
  if (const auto marked = value.find("marked")) reveal.marked = marked->flag();
  if (const auto lookers = value.find("lookers")) {
    reveal.lookers = 0;
    for (const Value& item : lookers->list())
      if (const auto seat = item.whole(1, board::max_seats)) *reveal.lookers |= 1U << (*seat - 1);
  }
  if (const auto place = value.find("place"))
    if (const auto number = place->whole(0, board::tokens_per_region - 1))
      reveal.place = static_cast<unsigned>(*number);
  if (const auto face = value.find("face")) reveal.face = read_face(*face);
  return reveal;
}

/// A region of some board; nothing and a fault if there is none of this name.
std::string read_region(const Value& value, const GameData& data) {
  std::string name = value.text().value_or("");
  if (!board::find_region(data.big_box.board.regions, name) && !board::find_region(data.classic.board.regions, name))
    value.fault("unknown-region", name);
  return name;
}

std::optional<board::RegionCard> read_region_card(const Value& value, const GameData& data) {
  const std::string name = value.text().value_or("");
  const std::string id = board::with_region_ids(data.big_box.board.regions, name);
  for (const board::RegionCardRow& row : data.big_box.region_cards)
    if (row.id == id) return row.card;
  value.fault("unknown-region-card", name);
  return std::nullopt;
}

std::optional<board::EventKind> read_event_card(const Value& value) {
  const std::string word = value.text().value_or("");
  const auto found = std::find(board::event_words.begin(), board::event_words.end(), word);
  if (found != board::event_words.end()) return static_cast<board::EventKind>(found - board::event_words.begin());
  value.fault("unknown-event-card", word);
  return std::nullopt;
}

/// A building card with its copy.
std::optional<cartus::BuildingCard> read_card(const Value& value) {
  const auto read = read_building(value);
  if (!read) return std::nullopt;
  if (!read->copy) value.fault("unknown-value", "castle#0");
  return static_cast<cartus::BuildingCard>(
      static_cast<int>(read->building) * static_cast<int>(cartus::copies_of_building) + read->copy.value_or(0));
}

std::vector<cartus::BuildingCard> read_building_cards(const Value& list) {
  std::vector<cartus::BuildingCard> cards;
  for (const Value& item : list.list())
    if (const auto card = read_card(item)) cards.push_back(*card);
  return cards;
}

}  // namespace

void read_script(const Value& line, const GameData& data, board::Script& script, StartRegions& starts) {
  if (const auto list = line.find("reveals")) {
    script.reveals.clear();
    for (const Value& item : list->list()) script.reveals.push_back(read_reveal(item));
  }
  if (const auto list = line.find("looks")) script.looks = read_faces(*list);
  if (const auto list = line.find("numbers")) {
    script.numbers.clear();
    for (const Value& item : list->list())
      script.numbers.push_back(static_cast<unsigned>(item.whole(0, 255).value_or(0)));
  }
  if (const auto list = line.find("picks")) {
    script.picks.clear();
    for (const Value& item : list->list()) script.picks.push_back(static_cast<unsigned>(item.whole(0, 2).value_or(0)));
  }
  if (const auto list = line.find("region_cards")) {
    script.region_cards.clear();
    for (const Value& item : list->list())
      if (const auto card = read_region_card(item, data)) script.region_cards.push_back(*card);
  }
  if (const auto list = line.find("events")) {
    script.events.clear();
    for (const Value& item : list->list())
      if (const auto kind = read_event_card(item)) script.events.push_back(*kind);
  }
  if (const auto seat = line.find("first_player"))
    script.seats = {static_cast<board::Seat>(seat->whole(1, board::max_seats).value_or(1) - 1)};
  if (const auto region = line.find("plague_start")) starts.plague = read_region(*region, data);
  if (const auto list = line.find("universities")) {
    starts.universities.clear();
    for (const Value& item : list->list()) starts.universities.push_back(read_region(item, data));
    if (starts.universities.size() > board::university_pieces)
      list->fault("too-many", std::to_string(board::university_pieces));
  }
}

void read_script(const Value& line, cartus::Script& script) {
  if (const auto seat = line.find("starting_player"))
    script.starting_players = {static_cast<cartus::Seat>(seat->whole(1, cartus::max_seats).value_or(1) - 1)};
  if (const auto list = line.find("building")) {
    script.buildings.clear();
    for (const Value& item : list->list())
      if (const auto read = read_building(item)) script.buildings.push_back(read->building);
  }
  for (const char* key : {"copies", "mixed"})
    if (const auto list = line.find(key)) {
      script.choices.clear();
      for (const Value& item : list->list()) script.choices.push_back(read_building_cards(item));
    }
  if (const auto list = line.find("population")) script.population = read_kinds(*list);
  if (const auto list = line.find("buildings")) script.building_cards = read_building_cards(*list);
  if (const auto list = line.find("vp")) {
    script.vp.clear();
    for (const Value& item : list->list()) script.vp.push_back(static_cast<std::uint8_t>(item.whole(1, 9).value_or(1)));
  }
  if (const auto list = line.find("reshuffle")) {
    script.reshuffles.clear();
    for (const Value& item : list->list()) script.reshuffles.push_back(read_kinds(item));
  }
}

}  // namespace rattus::host
