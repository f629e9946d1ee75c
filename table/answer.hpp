#pragma once
// The answer to an input.
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/clause.hpp"

namespace rattus::table {

/// Why an input changed nothing. `code` is stable (`not-your-decision`).
struct Refused {
  std::string code;
  Clause clause;
  std::string reason;
  friend bool operator==(const Refused&, const Refused&) = default;
};

/// The match's version once an input had been dealt with, or why it was refused.
struct Answer {
  std::uint64_t version = 0;
  std::optional<Refused> refused;
  [[nodiscard]] bool accepted() const { return !refused; }
  friend bool operator==(const Answer&, const Answer&) = default;
};

}  // namespace rattus::table
