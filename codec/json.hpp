#pragma once
// JSON documents: reading and writing them as text. Objects keep the order in which their fields were added.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace rattus::codec {

/// A document, or a part of one. Use the functions below, not the library's `parse` and `dump`: they would make the
/// browser's module 30 kB longer.
using Json = nlohmann::ordered_json;

/// A text with brackets inside more brackets is refused.
constexpr std::size_t deepest = 64;
/// An object looks through all its fields for each that comes: of more than these it keeps none.
constexpr std::size_t most_fields = 300;

/// What a text says.
struct Parsed {
  Json json;
  std::size_t left_out = 0;  ///< fields that came after the first `most_fields` of their object
};

/// Nothing if the text is no JSON or nested too deeply. Of fields with one name the last gives the value.
std::optional<Parsed> parse(std::string_view text);
/// The same of a text that the program has written itself, and that has nothing wrong with it.
Json parse_own(std::string_view text);

/// A document as a text without blanks. Bytes that are no UTF-8 become U+FFFD.
std::string text_of(const Json& json);

}  // namespace rattus::codec
