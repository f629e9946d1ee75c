#pragma once
// What is true of every state of Cartus that can be reached (CART-14), by clauses: tests look at it after every step,
// and a state that comes from a file is taken up only if it is true of it.
#include <string>

#include "engine/cartus/rules.hpp"

namespace rattus::cartus {

/// Empty, or what is wrong with the state, with clauses. Any bytes may be given.
std::string what_is_broken(const Rules& rules, const State& s);

}  // namespace rattus::cartus
