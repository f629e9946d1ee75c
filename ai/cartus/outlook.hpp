#pragma once
// What comes of an option in Rattus Cartus, in the mean of worlds that agree with what its decider knows.
#include "ai/reason.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::ai {

/// The reasons that speak for or against an option of the viewer's decision, the plainest first. They depend on view
/// and option alone.
Reasons reasons(const cartus::View& view, cartus::Action option);

}  // namespace rattus::ai
