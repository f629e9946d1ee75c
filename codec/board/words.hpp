#pragma once
// The words of docs/reference/messages.md for the engine's enumerations. Messages, records and positions use them: they
// are part of the formats and must not change.
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

/// The two university pieces, by index from 0 (UNI-1).
inline constexpr std::array<std::string_view, 2> university_words{"green", "white"};
/// The id of a region card: "gallia:royalty+islamic", "egypt:any" (REG-1). `classes`: classes as bits.
std::string region_card_id(std::string_view region, std::uint8_t classes);

/// The name of a decision ("D-PLAGUE"), empty for none, and the clause that defines it.
std::string_view word(const board::Rules& rules, board::Decision decision);
Clause clause_of(const board::Rules& rules, board::Decision decision);

/// The words of the first `count` values of an enumeration, in its order; for readers (Value::among).
template <class E>
std::vector<std::string_view> words(std::size_t count) {
  std::vector<std::string_view> list;
  for (std::size_t i = 0; i < count; ++i) list.push_back(word(static_cast<E>(i)));
  return list;
}

}  // namespace rattus::codec
