#include "codec/text/hex.hpp"

#include <algorithm>

namespace rattus::codec {

std::string hex_text(std::uint64_t number) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = "0123456789abcdef"[number & 15U];
  return text;
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) return std::nullopt;
    number = number << 4 | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  return number;
}

std::optional<Rng> read_random(const Value& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  const auto a = parse_hex(std::string_view(*text).substr(0, std::min<std::size_t>(16, text->size())));
  const auto b = text->size() == 32 ? parse_hex(std::string_view(*text).substr(16)) : std::nullopt;
  if (!a || !b || (*a == 0 && *b == 0)) {
    value.fault("unknown-value", "32 hexadecimal digits, not all zero");
    return std::nullopt;
  }
  Rng rng;
  rng.a = *a;
  rng.b = *b;
  return rng;
}

std::string random_text(const Rng& rng) { return hex_text(rng.a) + hex_text(rng.b); }

}  // namespace rattus::codec
