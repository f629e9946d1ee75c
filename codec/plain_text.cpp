#include "codec/plain_text.hpp"

#include <algorithm>
#include <iterator>

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

/// Characters that take no room or leave it empty: Default_Ignorable_Code_Point of Unicode, and blanks other than the
/// space. With them two names look the same, or a name looks like none.
bool unseen(unsigned code) {
  struct Range {
    unsigned first, last;
  };
  static constexpr Range ranges[] = {
      {0xa0, 0xa0},       {0xad, 0xad},       {0x34f, 0x34f},     {0x61c, 0x61c},   {0x115f, 0x1160}, {0x1680, 0x1680},
      {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f},   {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800},
      {0x3000, 0x3000},   {0x3164, 0x3164},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfff8},
      {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
  };
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return code >= range.first && code <= range.last; });
}

bool blank(std::string_view text) { return text.find_first_not_of(' ') == std::string_view::npos; }

/// The number of characters; nothing if the text is no UTF-8 or one of them is `barred`.
template <class Barred>
std::optional<std::size_t> length_without(std::string_view text, Barred barred) {
  static constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};  // fewer bytes would have done
  std::size_t length = 0;
  for (std::size_t i = 0; i < text.size(); ++length) {
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
    if (code < least[size] || code > 0x10ffff || surrogate || barred(code)) return std::nullopt;
    i += size;
  }
  return length;
}

bool fits(std::string_view text, std::optional<std::size_t> length, std::size_t longest) {
  return length && *length >= 1 && *length <= longest && !blank(text);
}

}  // namespace

std::optional<std::size_t> printable_length(std::string_view text) { return length_without(text, disturbs); }

bool is_name(std::string_view text) {
  return fits(text, length_without(text, [](unsigned code) { return disturbs(code) || unseen(code); }), longest_name);
}
bool is_speech(std::string_view text) { return fits(text, printable_length(text), longest_speech); }

}  // namespace rattus::codec
