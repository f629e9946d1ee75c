#pragma once
// The search's memory: what one player can know (nodes) and what can be chosen there (edges), in blocks of fixed size
// that are set aside once. Positions that look alike to the player are one node, whatever led to them.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "ai/value.hpp"

namespace rattus::ai {

/// One option of a node.
template <class Action>
struct EdgeOf {
  Action action;
  std::uint32_t visits = 0;
  std::int64_t sum = 0;  ///< values for the node's decider
  Value bias = 0;        ///< how far the judge thinks it is behind the best option
  Value odds = 0;        ///< how often it is usually chosen, of `win`; where the search is guided by that
};

struct Node {
  std::uint64_t key = 0;
  std::int64_t sum = 0;     ///< values for the decider
  std::uint32_t edges = 0;  ///< the first of them
  std::uint32_t visits = 0;
  std::uint16_t count = 0;  ///< of edges
  std::uint8_t decider = 0;
  bool judged = false;
  bool guided = false;  ///< the odds of its options are known
};

template <class Kit>
class TreeOf {
 public:
  using Edge = EdgeOf<typename Kit::Action>;
  using ActionList = typename Kit::ActionList;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  TreeOf(std::uint32_t nodes, std::uint32_t edges) : most_nodes_(nodes), most_edges_(edges) {}

  /// Forgets everything.
  void clear();
  /// The node of that key, or none.
  [[nodiscard]] std::uint32_t find(std::uint64_t key) const;
  /// A new node with these options, or none if the memory is full.
  std::uint32_t add(std::uint64_t key, std::uint8_t decider, const ActionList& options);
  [[nodiscard]] Node& node(std::uint32_t i) { return nodes_[i]; }
  [[nodiscard]] const Node& node(std::uint32_t i) const { return nodes_[i]; }
  [[nodiscard]] Edge& edge(std::uint32_t i) { return edges_[i]; }
  [[nodiscard]] const Edge& edge(std::uint32_t i) const { return edges_[i]; }

 private:
  [[nodiscard]] std::size_t slot(std::uint64_t key) const { return key >> shift_; }

  std::uint32_t most_nodes_, most_edges_;
  unsigned shift_ = 0;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> table_;  ///< node + 1 by key, with linear probing; 0: free
};

template <class Kit>
void TreeOf<Kit>::clear() {
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

template <class Kit>
std::uint32_t TreeOf<Kit>::find(std::uint64_t key) const {
  if (table_.empty()) return none;
  for (std::size_t i = slot(key);; i = (i + 1) & (table_.size() - 1)) {
    if (table_[i] == 0) return none;
    if (nodes_[table_[i] - 1].key == key) return table_[i] - 1;
  }
}

template <class Kit>
std::uint32_t TreeOf<Kit>::add(std::uint64_t key, std::uint8_t decider, const ActionList& options) {
  if (nodes_.size() == most_nodes_ || edges_.size() + options.size() > most_edges_) return none;
  Node node;
  node.key = key;
  node.edges = static_cast<std::uint32_t>(edges_.size());
  node.count = static_cast<std::uint16_t>(options.size());
  node.decider = decider;
  for (const auto option : options) edges_.push_back({option, 0, 0, 0, 0});
  nodes_.push_back(node);
  std::size_t i = slot(key);
  while (table_[i] != 0) i = (i + 1) & (table_.size() - 1);
  table_[i] = static_cast<std::uint32_t>(nodes_.size());
  return table_[i] - 1;
}

/// The natural logarithm of n >= 1, good to a thousandth, the same on every platform.
double natural_log(std::uint32_t n);

}  // namespace rattus::ai
