#pragma once
// Whether a set-up can be played, for whoever is making one.
#include <string_view>

#include "codec/game_data.hpp"
#include "codec/json.hpp"
#include "engine/board/setup.hpp"

namespace rattus::codec {

/// `{"refusals": [Refusal...], "warnings": [Refusal...]}`, in that language; warnings only if nothing is refused.
Json setup_check_json(const table::AnySetUp& setup, const GameData& data, std::string_view language = "en");

}  // namespace rattus::codec
