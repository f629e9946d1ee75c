#include "ai/net/policy.hpp"

#include <array>

namespace rattus::ai {
namespace {

/// The natural logarithm, by operations that are the same on every machine, at compile time. x > 0.
constexpr double log_of(double x) {
  constexpr double ln2 = 0.69314718055994530942;
  int twos = 0;
  while (x >= 1.5) x /= 2, ++twos;
  while (x < 0.75) x *= 2, --twos;
  // 2 artanh((x - 1) / (x + 1)), of which the power series converges fast.
  const double y = (x - 1) / (x + 1), square = y * y;
  double power = y, sum = 0;
  constexpr int last_power = 29;
  for (int k = 1; k <= last_power; k += 2, power *= square) sum += power / k;
  return 2 * sum + twos * ln2;
}

constexpr auto table = [] {
  std::array<std::int32_t, GumbelTable::size> numbers{};
  for (std::uint32_t i = 0; i < GumbelTable::size; ++i) {
    const double drawn = (i + 0.5) / GumbelTable::size;
    numbers[i] = static_cast<std::int32_t>(-log_of(-log_of(drawn)) * Policy::one);
  }
  return numbers;
}();

}  // namespace

std::int32_t GumbelTable::at(std::uint32_t of) { return table[of]; }

}  // namespace rattus::ai
