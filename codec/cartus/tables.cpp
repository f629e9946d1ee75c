#include "codec/cartus/tables.hpp"

#include "engine/cartus/setup.hpp"

namespace rattus::codec {
namespace {

using cartus::Building;

/// More copies of a card than any table has; a count must fit a byte with room to spare.
constexpr int most_cards = 50;

void read_copies(const Value& value, std::array<cartus::Supply, cartus::copies_of_building>& copies) {
  const auto list = value.list();
  if (list.size() != copies.size()) return value.fault("copies-count", std::to_string(copies.size()));
  for (std::size_t i = 0; i < copies.size(); ++i) {
    list[i].fields({"draw", "discard_rats", "look"});
    list[i].whole("draw", 0, most_cards, copies[i].draw);
    list[i].whole("discard_rats", 0, most_cards, copies[i].discard_rats);
    list[i].whole("look", 0, most_cards, copies[i].look);
  }
}

template <std::size_t N>
void read_counts(const Value& file, std::string_view key, const std::array<std::string_view, N>& names,
                 std::uint8_t* out) {
  const auto object = file.need(key);
  if (!object) return;
  for (const auto& [name, value] : object->entries()) {
    const auto place = std::find(names.begin(), names.end(), name);
    if (place == names.end()) {
      value.fault("unknown-field");
    } else if (const auto count = value.whole(0, most_cards)) {
      out[place - names.begin()] = static_cast<std::uint8_t>(*count);
    }
  }
}

}  // namespace

void read_cartus_buildings(const Value& file, cartus::Tables& tables) {
  if (!file.fields({"status", "note", "buildings"})) return;
  const auto list = file.need("buildings");
  if (!list) return;
  std::array<bool, cartus::building_count> there{};
  for (const Value& value : list->list()) {
    value.fields({"id", "class", "copies"});
    const auto id = value.need("id");
    if (!id) continue;
    std::vector<std::string_view> ids;
    for (std::size_t b = 0; b < cartus::building_count; ++b) ids.push_back(cartus::id_of(static_cast<Building>(b)));
    const auto place = id->among(ids);
    if (!place) continue;
    if (there[*place]) id->fault("building-twice", std::string(ids[*place]));
    there[*place] = true;
    // What a building does follows from its name (CART-61 to -72); its class is written down for readers.
    const std::string_view cls = cartus::id_of(class_of(static_cast<Building>(*place)));
    if (const auto named = value.find("class")) (void)named->among({cls});
    if (const auto copies = value.need("copies")) read_copies(*copies, tables.supplies[*place]);
  }
  for (std::size_t b = 0; b < there.size(); ++b)
    if (!there[b]) list->fault("building-missing", std::string(cartus::id_of(static_cast<Building>(b))));
}

void read_cartus_cards(const Value& file, cartus::Tables& tables) {
  if (!file.fields({"status", "note", "population", "jokers", "specials", "vp_tokens", "rats"})) return;
  read_counts<5>(file, "population", {"0", "1", "2", "3", "4"}, tables.population.data());
  if (const auto jokers = file.need("jokers"))
    tables.stock[0] = static_cast<std::uint8_t>(jokers->whole(0, most_cards).value_or(0));
  read_counts<4>(file, "specials", {"sword", "flute", "pass", "gold"}, tables.stock.data() + 1);
  std::array<std::uint8_t, 9> tokens{};
  read_counts<9>(file, "vp_tokens", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}, tokens.data());
  for (std::size_t i = 0; i < tokens.size(); ++i)
    tables.vp.insert(tables.vp.end(), tokens[i], static_cast<std::uint8_t>(i + 1));
  if (const auto rats = file.need("rats")) tables.rats = static_cast<std::uint8_t>(rats->whole(0, 100).value_or(0));
}

}  // namespace rattus::codec
