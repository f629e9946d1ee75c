#pragma once
// A reason against what somebody asked for.
#include <string>

#include "engine/core/clause.hpp"

namespace rattus {

/// One reason with a stable code, its clause and what it speaks of ("20", "spread_3=4").
struct Refusal {
  std::string code;
  Clause clause;
  std::string subject;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace rattus
