#pragma once
// What somebody should hear who has a seat at a table and does not look at it.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "table/match.hpp"

namespace rattus::server {

struct Notice {
  enum class About : std::uint8_t { decision, end };
  std::string match;  ///< its id
  table::Guest guest;
  About about = About::decision;
  friend bool operator==(const Notice&, const Notice&) = default;
};

/// By Notice::About.
inline constexpr std::array<std::string_view, 2> notice_names{"decision", "end"};

}  // namespace rattus::server
