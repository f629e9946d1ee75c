#pragma once
// What somebody should hear who has a seat at a table and does not look at it.
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/enum_words.hpp"
#include "table/match.hpp"

namespace rattus::server {

struct Notice {
  enum class About : std::uint8_t { decision, end };
  std::string match;  ///< its id
  table::Guest guest;
  About about = About::decision;
  friend bool operator==(const Notice&, const Notice&) = default;
};

inline constexpr auto notice_names = enum_words<Notice::About>("decision", "end");

}  // namespace rattus::server
