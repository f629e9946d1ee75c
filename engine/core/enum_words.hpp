#pragma once
// Words beside an enumeration, one for each enumerator: one enumerator more without its word does not compile.
#include <array>
#include <cstddef>
#include <string_view>

namespace rattus {

/// True if an enumeration has an enumerator of this value. Compilers write its name, and of any other value a number:
/// "(rattus::Act)16".
template <auto value>
constexpr bool is_enumerator() {
  const std::string_view written = __PRETTY_FUNCTION__;
  const char after = written[written.rfind(')') + 1];
  return after < '0' || after > '9';
}

/// How many enumerators there are from 0 on, without a gap.
template <class Enum, std::size_t least = 0>
constexpr std::size_t count_enumerators() {
  if constexpr (is_enumerator<static_cast<Enum>(least)>())
    return count_enumerators<Enum, least + 1>();
  else
    return least;
}

/// The words of an enumeration, by enumerator.
template <class Enum>
struct EnumWords : std::array<std::string_view, count_enumerators<Enum>()> {
  constexpr std::string_view operator[](Enum value) const { return this->data()[static_cast<std::size_t>(value)]; }
};

/// As many words as enumerators, in their order.
template <class Enum, class... Words>
requires(sizeof...(Words) == count_enumerators<Enum>()) constexpr EnumWords<Enum> enum_words(Words... words) {
  return {{std::string_view(words)...}};
}

}  // namespace rattus
