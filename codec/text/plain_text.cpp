#include "codec/text/plain_text.hpp"

#include <string>

#include "codec/text/name_text.hpp"

namespace rattus::codec {
namespace {

constexpr std::size_t longest_name = 24, longest_speech = 300;

/// Bytes of the character that begins with `first`; 0: no character begins so.
std::size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

bool disturbs(unsigned code) {
  const bool control = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const bool line_end = code == 0x2028 || code == 0x2029;
  const bool turns =
      code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  return control || line_end || turns;
}

bool blank(std::string_view text) { return text.find_first_not_of(' ') == std::string_view::npos; }

/// The code points of a text without what disturbs; nothing if it has any, or is no UTF-8.
std::optional<std::u32string> decoded(std::string_view text) {
  static constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};  // fewer bytes would have done
  std::u32string codes;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t size = length_of(first);
    if (size == 0 || i + size > text.size()) return std::nullopt;
    unsigned code = size == 1 ? first : first & (0x7fU >> size);
    for (std::size_t k = 1; k < size; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if (next >> 6 != 2) return std::nullopt;
      code = code << 6 | (next & 0x3fU);
    }
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if (code < least[size] || code > 0x10ffff || surrogate || disturbs(code)) return std::nullopt;
    codes += static_cast<char32_t>(code);
    i += size;
  }
  return codes;
}

bool fits(std::string_view text, std::size_t length, std::size_t longest) {
  return length >= 1 && length <= longest && !blank(text);
}

}  // namespace

std::optional<std::size_t> printable_length(std::string_view text) {
  const auto codes = decoded(text);
  if (!codes) return std::nullopt;
  return codes->size();
}

bool is_name(std::string_view text) {
  const auto codes = decoded(text);
  return codes && fits(text, codes->size(), longest_name) && is_name_text(*codes);
}
bool is_speech(std::string_view text) {
  const auto length = printable_length(text);
  return length && fits(text, *length, longest_speech);
}

}  // namespace rattus::codec
