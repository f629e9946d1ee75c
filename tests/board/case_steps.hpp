#pragma once
#include "tests/board/case_text.hpp"

namespace rattus::cases {

/// What one item of a `do` line decides. A short form may stand for several steps (`merchant gallia > hispania 3`).
std::vector<Step> read_step(std::string_view item);

}  // namespace rattus::cases
