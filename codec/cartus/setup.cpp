#include "codec/cartus/setup.hpp"

#include "codec/house_rules.hpp"
#include "codec/setup_json.hpp"

namespace rattus::codec {
namespace {

/// A number as it was written, also one that is no whole number: the engine says what is wrong with it.
std::string part_text(const Json& json) { return json.is_string() ? json.get<std::string>() : text_of(json); }

void read_split(const Value& value, cartus::SetUp& setup) {
  for (const auto& [cls, buildings] : value.entries()) {
    for (const auto& [building, part] : buildings.entries())
      setup.split.push_back({cls, building, part_text(part.json())});
    if (buildings.json().is_object() && buildings.json().empty()) setup.empty_splits.push_back(cls);
  }
}

}  // namespace

cartus::SetUp read_cartus_setup(const Value& value) {
  cartus::SetUp setup;
  if (!value.fields({"game", "players", "split", "options", "board", "cards", "modules"})) return setup;
  value.whole("players", 0, 99, setup.players);
  if (const auto split = value.find("split")) read_split(*split, setup);
  if (const auto options = value.find("options"))
    for (const auto& [key, option] : options->entries()) setup.options.emplace_back(key, option_value(option));
  for (const char* foreign : {"board", "cards", "modules"})
    if (value.find(foreign)) setup.board_game.emplace_back(foreign);
  return setup;
}

Json to_json(const cartus::SetUp& setup) {
  Json json{{"game", "cartus"}, {"players", setup.players}};
  for (const cartus::Part& part : setup.split) json["split"][part.cls][part.building] = number_or_text(part.part);
  for (const std::string& cls : setup.empty_splits) json["split"][cls] = Json::object();
  for (const auto& [key, value] : setup.options) json["options"][key] = value;
  return json;
}

Json options_json(const cartus::Options& options) {
  return as_json([&](Writer& to) { write_house_rules(to, cartus::option_table, options); });
}

}  // namespace rattus::codec
