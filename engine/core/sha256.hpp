#pragma once
// SHA-256 (FIPS 180-4), by which a table and the devices at it commit themselves before the first token is dealt. Own
// code, because the browser's engine checks records too and no library of the kind is small enough to be sent along.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace rattus {

/// The digest's 32 bytes as eight words, each with its first byte highest.
std::array<std::uint32_t, 8> sha256(std::string_view text);
/// The digest as 64 hexadecimal digits.
std::string sha256_hex(std::string_view text);

}  // namespace rattus
