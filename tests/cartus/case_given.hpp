#pragma once
// The position of a worked case: its given items and the catalogue's defaults for what it leaves open (CART section
// 12).
#include "engine/cartus/chance.hpp"
#include "tests/cartus/case_text.hpp"
#include "tests/runner/case_kit.hpp"

namespace rattus::cartus::test {

struct Scene {
  Tables tables;
  Position position;
  bool fresh = false;  ///< phase set-up: a game is laid out from the set-up, and nothing else is given
  Script script;
};

/// Mistakes in items go into the report; one in the whole is thrown.
Scene read_scene(const runner::Case& c, runner::Report& report);

}  // namespace rattus::cartus::test
