#pragma once
// Parses and prints JSON documents whose objects keep the order in which fields were added. Code of the WebAssembly
// module must use these functions, because the library's own `parse` and `dump` would add 30 kB to it.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace rattus::codec {

/// A JSON document or a value inside one.
using Json = nlohmann::ordered_json;

/// Greatest depth of nested objects and arrays that parse() accepts.
constexpr std::size_t deepest = 64;
/// Greatest number of fields kept per object; parse() drops the rest. Limited because adding a field searches all
/// fields of the object, so that the time grows with the square of their number.
constexpr std::size_t most_fields = 300;

/// The result of parsing a text.
struct Parsed {
  Json json;
  std::size_t left_out = 0;  ///< number of fields dropped because their object already had `most_fields`
};

/// Parses a text from any source. Returns nullopt if it is not JSON or nested deeper than `deepest`. If a name occurs
/// twice in an object, the last value counts.
std::optional<Parsed> parse(std::string_view text);
/// Parses a text that the program itself has written. The text must be valid and within the limits above.
Json parse_own(std::string_view text);

/// A text as a JSON string, escaped and in its quotation marks. Bytes that are not valid UTF-8 become U+FFFD.
std::string quoted_text(std::string_view text);
/// Prints a document without white space. Bytes that are not valid UTF-8 become U+FFFD.
std::string text_of(const Json& json);

}  // namespace rattus::codec
