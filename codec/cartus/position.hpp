#pragma once
// Positions of Rattus Cartus as JSON (docs/reference/position-format.md): described by a person, or exact and written
// by a program. They contain all hidden information: they are for people who study a game, not for its players.
#include <variant>
#include <vector>

#include "codec/text/reader.hpp"
#include "engine/cartus/positions/position.hpp"

namespace rattus::codec {

/// A game taken up from a position. It stands before a frame's next step, or at the decision of an exact state.
struct OpenedCartus {
  cartus::BuiltPosition built;
  const cartus::Tables* tables;
  bool exact = false;
};
/// Reads and builds a position, or says everything that is wrong with it.
std::variant<OpenedCartus, std::vector<Refusal>> open_cartus_position(const Json& json, const cartus::Tables& tables);

/// A whole state in readable form: an exact position, with the state's hash.
Json full_state_json(const cartus::Rules& rules, const cartus::State& state, const cartus::Tables& tables);

}  // namespace rattus::codec
