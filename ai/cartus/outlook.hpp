#pragma once
// What comes of an option in Rattus Cartus, in the mean of worlds that agree with what its decider knows.
#include "ai/reason.hpp"
#include "engine/cartus/view.hpp"

namespace rattus::ai {

/// The reasons that speak for or against an option of the viewer's decision; only the chance tells of it here.
inline Reasons reasons(const cartus::View&, cartus::Action) { return {}; }

}  // namespace rattus::ai
