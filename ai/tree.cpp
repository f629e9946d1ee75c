#include "ai/tree.hpp"

#include <algorithm>
#include <bit>

namespace rattus::ai {

void Tree::clear() {
  if (table_.empty()) {
    nodes_.reserve(most_nodes_);
    edges_.reserve(most_edges_);
    const unsigned bits = static_cast<unsigned>(std::bit_width(most_nodes_)) + 1;  // at most half full
    shift_ = 64 - bits;
    table_.resize(std::size_t{1} << bits);
  } else if (!nodes_.empty()) {
    std::fill(table_.begin(), table_.end(), 0U);
  }
  nodes_.clear();
  edges_.clear();
}

std::uint32_t Tree::find(std::uint64_t key) const {
  if (table_.empty()) return none;
  for (std::size_t i = slot(key);; i = (i + 1) & (table_.size() - 1)) {
    if (table_[i] == 0) return none;
    if (nodes_[table_[i] - 1].key == key) return table_[i] - 1;
  }
}

std::uint32_t Tree::add(std::uint64_t key, Seat decider, const ActionList& options) {
  if (nodes_.size() == most_nodes_ || edges_.size() + options.size() > most_edges_) return none;
  Node node;
  node.key = key;
  node.edges = static_cast<std::uint32_t>(edges_.size());
  node.count = static_cast<std::uint16_t>(options.size());
  node.decider = decider;
  for (const Action option : options) edges_.push_back({option, 0, 0, 0});
  nodes_.push_back(node);
  std::size_t i = slot(key);
  while (table_[i] != 0) i = (i + 1) & (table_.size() - 1);
  table_[i] = static_cast<std::uint32_t>(nodes_.size());
  return table_[i] - 1;
}

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
