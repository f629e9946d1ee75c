#pragma once
// Whether a set-up can be played, for whoever is making one.
#include <string_view>
#include <vector>

#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "engine/board/setup/setup.hpp"

namespace rattus::codec {

/// Every reason against a set-up, and what its players should know; warnings only if nothing is refused.
struct SetUpCheck {
  std::vector<Refusal> reasons, warnings;
};
SetUpCheck check_setup(const table::AnySetUp& setup, const GameData& data);

/// `{"refusals": [Refusal...], "warnings": [Refusal...]}`, in that language.
Json setup_check_json(const table::AnySetUp& setup, const GameData& data, std::string_view language = "en");

}  // namespace rattus::codec
