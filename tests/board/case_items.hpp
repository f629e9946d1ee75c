#pragma once
// The three kinds of items of a case: what is given, what is done, what is expected. Each throws Mistake.
#include "tests/board/case_text.hpp"

namespace rattus::cases {

/// Puts one item into the position and returns what it speaks of, so that nothing is given twice.
std::string read_given(std::string_view item, Given& given);
void read_chance(std::string_view item, Chance& chance);
/// A short form may stand for several steps (`merchant gallia > hispania 3`).
std::vector<Step> read_step(std::string_view item);
Expect read_expect(std::string_view item);

}  // namespace rattus::cases
