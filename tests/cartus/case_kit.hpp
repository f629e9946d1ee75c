#pragma once
// How the worked cases of Cartus look (tests/cases/cartus/README.md).
#include "tests/runner/case_file.hpp"

namespace rattus::cartus::test {

inline constexpr const char* case_folder = "tests/cases/cartus";
inline constexpr runner::Dialect dialect{R"(W\d+)", R"(CART-\d+)", "case, variant, given, chance, do, expect"};

}  // namespace rattus::cartus::test
