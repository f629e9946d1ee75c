#pragma once
// How the worked cases of the board game look (tests/cases/README.md).
#include "tests/runner/case_file.hpp"

namespace rattus::cases {

inline constexpr runner::Dialect dialect{R"((?:[CM]?W|W-[A-Z]{3})-\d+[a-z])", R"([A-Z]+-\d+)",
                                         "case, variant, like, needs, given, other, chance, do, expect", true};

}  // namespace rattus::cases
