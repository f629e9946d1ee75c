#pragma once
// How often servers over one store look after each other.
#include <chrono>

namespace rattus::server {

struct Rhythm {
  std::chrono::milliseconds alive{500};   ///< between two signs of life
  std::chrono::milliseconds dead{1'500};  ///< without one a server counts as dead
  std::chrono::milliseconds look{5'000};  ///< between two looks into the store, while the bus works
  std::chrono::milliseconds alone{500};   ///< and while it does not
  std::chrono::milliseconds margin{300};  ///< how much longer than the thinking a worker's answer may take
};

}  // namespace rattus::server
