#pragma once
// Events of Cartus in words, as worked cases name them.
#include <string>

#include "engine/cartus/event.hpp"

namespace rattus::cartus::test {

std::string to_text(const Event& event);

}  // namespace rattus::cartus::test
