#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdint>

#include "codec/text/json.hpp"

namespace rattus::codec {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

/// What a text begins with.
struct Character {
  std::size_t size = 0;  ///< in bytes
  bool good = false;     ///< if not, these bytes are no UTF-8, and one U+FFFD stands for them all
};

/// Table 3-7 of the Unicode Standard: which bytes may follow which. A broken character is as long as it could have
/// become a good one ("maximal subpart"), and at least one byte.
Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80) return {1, true};
  if (first < 0xc2 || first > 0xf4) return {1, false};
  const std::size_t size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  // Less would have done with fewer bytes, more would be a surrogate or beyond U+10FFFF.
  unsigned least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  unsigned most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  for (std::size_t at = 1; at < size; ++at, least = 0x80, most = 0xbf)
    if (at == text.size() || byte(at) < least || byte(at) > most) return {at, false};
  return {size, true};
}

/// Whether it stands in a string as it is.
bool is_plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

void add_string(std::string& to, std::string_view text) {
  to += '"';
  while (!text.empty()) {
    const auto plain = std::find_if_not(text.begin(), text.end(), is_plain) - text.begin();
    to += text.substr(0, static_cast<std::size_t>(plain));
    text.remove_prefix(static_cast<std::size_t>(plain));
    if (text.empty()) break;
    const Character next = first_character(text);
    const char first = text[0];
    constexpr std::string_view special = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt";
    if (!next.good)
      to += replacement;
    else if (const std::size_t which = special.find(first); which != std::string_view::npos)
      (to += '\\') += letters[which];
    else if (static_cast<unsigned char>(first) < 0x20)
      ((to += "\\u00") += first < 0x10 ? '0' : '1') += "0123456789abcdef"[first & 15];
    else
      to += text.substr(0, next.size);
    text.remove_prefix(next.size);
  }
  to += '"';
}

template <class N>
void add_whole(std::string& to, N number) {
  char digits[24];
  to.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// No message of ours has a fraction in it, but what is shown as somebody wrote it may. With the library's own
/// function, since the browser's standard library has no `std::to_chars` for fractions, and `printf` is long.
void add_fraction(std::string& to, double number) {
  if (!std::isfinite(number)) {
    to += "null";
    return;
  }
  char digits[64];
  to.append(digits, nlohmann::detail::to_chars(digits, digits + sizeof digits, number));
}

void add(std::string& to, const Json& json);

void add_object(std::string& to, const Json& json) {
  char before = '{';
  for (const auto& [name, value] : json.get_ref<const Json::object_t&>()) {
    to += before;
    add_string(to, name);
    to += ':';
    add(to, value);
    before = ',';
  }
  to += json.empty() ? "{}" : "}";
}

void add_list(std::string& to, const Json& json) {
  char before = '[';
  for (const Json& value : json.get_ref<const Json::array_t&>()) {
    to += before;
    add(to, value);
    before = ',';
  }
  to += json.empty() ? "[]" : "]";
}

void add(std::string& to, const Json& json) {
  switch (json.type()) {
    case Json::value_t::object: return add_object(to, json);
    case Json::value_t::array: return add_list(to, json);
    case Json::value_t::string: return add_string(to, json.get_ref<const std::string&>());
    case Json::value_t::boolean: to += json.get<bool>() ? "true" : "false"; return;
    case Json::value_t::number_integer: return add_whole(to, json.get<std::int64_t>());
    case Json::value_t::number_unsigned: return add_whole(to, json.get<std::uint64_t>());
    case Json::value_t::number_float: return add_fraction(to, json.get<double>());
    case Json::value_t::null:
    case Json::value_t::binary:
    case Json::value_t::discarded:
      assert(json.is_null());  // nothing else is ever in a document
      to += "null";
  }
}

}  // namespace

std::string quoted_text(std::string_view text) {
  std::string json;
  add_string(json, text);
  return json;
}

std::string text_of(const Json& json) {
  std::string text;
  add(text, json);
  return text;
}

}  // namespace rattus::codec
