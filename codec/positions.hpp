#pragma once
// Positions of any game (docs/reference/position-format.md): whose it is, and opened by that game's reader.
#include <string_view>

#include "codec/board/position.hpp"
#include "codec/cartus/position.hpp"
#include "codec/game_data.hpp"

namespace rattus::codec {

/// The name of the game that a position is of; of the board game's, if it names none that there is.
std::string_view game_of(const Json& document);

inline std::variant<OpenedPosition, std::vector<Refusal>> open_position(board::Kit, const Json& json,
                                                                        const GameData& data) {
  return open_position(json, data);
}
inline std::variant<OpenedCartus, std::vector<Refusal>> open_position(cartus::Kit, const Json& json,
                                                                      const GameData& data) {
  return open_cartus_position(json, data.cartus);
}

}  // namespace rattus::codec
