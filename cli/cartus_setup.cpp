#include "cli/cartus_setup.hpp"

#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

/// Names and numbers as they are written; what is neither comes out as nobody would name anything.
std::string word(const codec::Value& value) {
  const codec::Json& json = value.json();
  if (json.is_boolean()) return json.get<bool>() ? "on" : "off";
  if (json.is_number()) return json.dump();
  return value.text().value_or("");
}

}  // namespace

cartus::SetUp read_cartus_setup(const codec::Value& value) {
  cartus::SetUp setup;
  if (!value.fields({"game", "players", "split", "options", "board", "cards", "modules"})) return setup;
  if (const auto game = value.find("game")) (void)game->among({"cartus"});
  value.whole("players", 0, 99, setup.players);
  if (const auto split = value.find("split"))
    for (const auto& [cls, parts] : split->entries())
      for (const auto& [building, part] : parts.entries()) setup.split.push_back({cls, building, word(part)});
  if (const auto options = value.find("options"))
    for (const auto& [key, option] : options->entries()) setup.options.emplace_back(key, word(option));
  for (const char* field : {"board", "cards", "modules"})
    if (value.find(field)) setup.board_game.emplace_back(field);
  return setup;
}

std::vector<cartus::Part> read_split(const std::string& text) {
  std::vector<cartus::Part> parts;
  for (const std::string& part : split_at(text, ',')) {
    const auto colon = part.find(':'), equals = part.find('=');
    if (colon == std::string::npos || equals == std::string::npos || colon > equals)
      throw Usage("--split " + part +
                  ": write CLASS:BUILDING=NUMBER, for example --split peasantry:farm=3,peasantry:brewery=2");
    parts.push_back({part.substr(0, colon), part.substr(colon + 1, equals - colon - 1), part.substr(equals + 1)});
  }
  return parts;
}

}  // namespace rattus::cli
