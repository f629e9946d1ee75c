#pragma once
// The part of a position that only programs write: the bytes of a game in mid-action (docs/position-format.md).
#include "codec/reader.hpp"
#include "engine/board/position.hpp"

namespace rattus::codec {

std::optional<board::ExactPosition> read_exact(const Value& value);
Json to_json(const board::ExactPosition& exact);

/// The stream of random numbers: 32 hexadecimal digits.
std::optional<Rng> read_random(const Value& value);
std::string random_text(const Rng& rng);

/// The words for where a position stands, in the order of the enumeration.
const std::vector<std::string_view>& stage_words();

/// 16 hexadecimal digits, and back.
std::string hex_text(std::uint64_t number);
std::optional<std::uint64_t> parse_hex(std::string_view text);

}  // namespace rattus::codec
