#include "ai/tree.hpp"

#include <array>

namespace rattus::ai {

namespace {

constexpr unsigned log_steps = 256;

/// Binary logarithms of 1 + i / 256, by squaring: multiplication is exact in the same way everywhere.
constexpr std::array<double, log_steps> fraction_logs = [] {
  std::array<double, log_steps> logs{};
  for (unsigned i = 0; i < log_steps; ++i) {
    double x = 1.0 + static_cast<double>(i) / log_steps, bit = 0.5, log = 0;
    for (int k = 0; k < 24; ++k, bit /= 2) {
      x *= x;
      if (x >= 2) x /= 2, log += bit;
    }
    logs[i] = log;
  }
  return logs;
}();

}  // namespace

double natural_log(std::uint32_t n) {
  const auto whole = static_cast<unsigned>(std::bit_width(n)) - 1;
  const std::uint64_t fraction = ((std::uint64_t{n} << 8) >> whole) & (log_steps - 1);
  return (whole + fraction_logs[fraction]) * 0.6931471805599453;
}

}  // namespace rattus::ai
