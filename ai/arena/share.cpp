#include "ai/arena/share.hpp"

#include <algorithm>
#include <cmath>

namespace rattus::ai {

Share wilson(double mean, double games) {
  if (games <= 0) return {0, 0, 1};
  const double z = 1.96, z2 = z * z;
  const double centre = (mean + z2 / (2 * games)) / (1 + z2 / games);
  const double reach = z / (1 + z2 / games) * std::sqrt(mean * (1 - mean) / games + z2 / (4 * games * games));
  return {mean, std::clamp(centre - reach, 0.0, mean), std::clamp(centre + reach, mean, 1.0)};
}

}  // namespace rattus::ai
