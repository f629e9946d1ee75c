#pragma once
// What a worked case expects.
#include "tests/cartus/case_play.hpp"

namespace rattus::cartus::test {

/// One item of an `expect` line; throws a Mistake that says what is otherwise.
void check(const Play& play, std::string_view text);
/// Expectations of a set-up alone (refused, accepted, warned): true if the item is one.
bool check_setup_item(const Scene& scene, const std::vector<Refusal>& reasons, std::string_view text);

}  // namespace rattus::cartus::test
