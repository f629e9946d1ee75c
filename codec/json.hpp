#pragma once
// The JSON library, as the codec uses it: objects keep the order in which their fields were added.
#include <nlohmann/json.hpp>

namespace rattus::codec {

using Json = nlohmann::ordered_json;

}  // namespace rattus::codec
