#include "codec/find_place.hpp"

namespace rattus::codec {

std::optional<std::size_t> place_in(const Json& number, std::size_t options) {
  const bool fits = number.is_number_unsigned()
                        ? number.get<std::uint64_t>() < options
                        : number.get<std::int64_t>() >= 0 && number.get<std::uint64_t>() < options;
  if (!fits) return std::nullopt;
  return number.get<std::size_t>();
}

std::string plain(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool gap = c == ' ' || c == '(' || c == ')' || c == ',' || c == '\t';
    if (gap && (result.empty() || result.back() == ' ')) continue;
    result += gap ? ' ' : c;
  }
  while (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

}  // namespace rattus::codec
