#pragma once
// `rattus simulate` of Rattus Cartus.
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "engine/cartus/rules.hpp"

namespace rattus::cli {

/// Many games with the same seats.
struct CartusSimulation {
  cartus::Rules rules;
  Seed seed;
  std::vector<ai::Agent> agents;  ///< by seat
  std::uint32_t games = 100;
  unsigned threads = 1;
};

/// Plays them and prints what came of them, as one JSON object or as a table.
void simulate(const CartusSimulation& simulation, bool json);

}  // namespace rattus::cli
