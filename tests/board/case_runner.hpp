#pragma once
// Plays a worked case on the engine and says everything that came out otherwise.
#include <string>
#include <vector>

#include "tests/board/case_file.hpp"

namespace rattus::cases {

/// File, line and what was found instead of what the case expects.
struct Failure {
  std::string file;
  int line = 0;
  std::string text;
};

std::vector<Failure> run_case(const Case& c);

}  // namespace rattus::cases
