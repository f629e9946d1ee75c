#include "codec/positions.hpp"

#include <algorithm>

namespace rattus::codec {

std::string_view game_of(const Json& document) {
  const auto& names = table::AllGames::names;
  if (!document.is_object()) return names[0];
  const auto setup = document.find("setup");
  if (setup == document.end() || !setup->is_object()) return names[0];
  const auto found = std::find(names.begin(), names.end(), setup->value("game", Json()));
  return found == names.end() ? names[0] : *found;
}

}  // namespace rattus::codec
