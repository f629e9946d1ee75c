#pragma once
// The types of goods (MERC-1): a vocabulary that actions and events share with the module that has the rules.
#include <array>
#include <cstdint>
#include <string_view>

namespace rattus::board {

/// In canonical order; a set of types is a Mask of their numbers.
enum class Good : std::uint8_t { fish, cloth, lumber, salt };
inline constexpr unsigned good_types = 4;
inline constexpr std::array<std::string_view, good_types> good_words{"fish", "cloth", "lumber", "salt"};

constexpr unsigned number_of(Good good) { return static_cast<unsigned>(good); }
constexpr std::string_view word_of(Good good) { return good_words[number_of(good)]; }

}  // namespace rattus::board
