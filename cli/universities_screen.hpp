#pragma once
// Universities as the terminal shows them: tokens, points, events.
#include <string>

#include "cli/narrator.hpp"
#include "cli/paint.hpp"

namespace rattus::cli {

/// What lies there of universities, as far as the viewer knows it; empty without the module.
std::string draw_universities(const Json& view, const Narrator& narrator, const Paint& paint);

}  // namespace rattus::cli
