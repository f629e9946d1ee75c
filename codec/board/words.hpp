#pragma once
// The words for the engine's enumerations, as docs/messages.md prints them.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/action.hpp"
#include "engine/board/rules.hpp"

namespace rattus::codec {

std::string_view word(board::Class c);
std::string_view word(board::Choice choice);
std::string_view word(board::Phase phase);
std::string_view word(board::EndReason reason);  ///< empty for none
std::string_view word(board::FrameKind kind);

/// What a region card is called: "gallia:royalty+islamic", "egypt:any" (REG-1).
/// The two university pieces (UNI-1).
inline constexpr std::array<std::string_view, 2> university_words{"green", "white"};
std::string region_card_id(std::string_view region, std::uint8_t classes);

/// What a decision of the game is called ("D-PLAGUE") and the clause that it is about.
std::string_view word(const board::Rules& rules, board::Decision decision);
Clause clause_of(const board::Rules& rules, board::Decision decision);

/// The words of a whole enumeration in its order, for reading.
template <class E>
std::vector<std::string_view> words(std::size_t count) {
  std::vector<std::string_view> list;
  for (std::size_t i = 0; i < count; ++i) list.push_back(word(static_cast<E>(i)));
  return list;
}

}  // namespace rattus::codec
