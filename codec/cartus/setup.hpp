#pragma once
// Set-ups of Rattus Cartus as JSON (docs/reference/messages-cartus.md).
#include "codec/text/reader.hpp"
#include "engine/cartus/setup.hpp"

namespace rattus::codec {

/// `{"game": "cartus", "players", "split"?, "options"?}`; what it names of the board game is kept for the refusal
/// (CART-1).
cartus::SetUp read_cartus_setup(const Value& value);
Json to_json(const cartus::SetUp& setup);
/// The options in force, all keys.
Json options_json(const cartus::Options& options);

}  // namespace rattus::codec
