#pragma once
// Numbers as positions and records of any game write them: hexadecimal digits.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/reader.hpp"
#include "engine/core/rng.hpp"

namespace rattus::codec {

/// 16 hexadecimal digits, and back.
std::string hex_text(std::uint64_t number);
std::optional<std::uint64_t> parse_hex(std::string_view text);

/// The stream of random numbers: 32 hexadecimal digits.
std::optional<Rng> read_random(const Value& value);
std::string random_text(const Rng& rng);

}  // namespace rattus::codec
