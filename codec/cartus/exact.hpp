#pragma once
// The exact part of a position of Cartus: every field of a state by its name, so that the same state comes back byte
// for byte. One list of the fields serves writing and reading.
#include "codec/text/reader.hpp"
#include "engine/cartus/rules.hpp"

namespace rattus::codec {

Json exact_json(const cartus::State& state);
/// Whether the state can be one of a game is the engine's to say (cartus::what_is_broken).
cartus::State read_exact_cartus(const Value& value);

/// A list of cards or an object of counts, by words or as the worked cases write them.
std::vector<cartus::Kind> read_kinds(const Value& value);
/// "castle", "castle#1" or `{"building": "castle", "copy": 1}`; the copy may be left out if `copy` can be told so.
struct ReadBuilding {
  cartus::Building building{};
  std::optional<int> copy;
};
std::optional<ReadBuilding> read_building(const Value& value);

}  // namespace rattus::codec
