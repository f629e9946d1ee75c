#pragma once
// The search's memory: what one player can know (nodes) and what can be chosen there (edges), in blocks of fixed size
// that are set aside once. Positions that look alike to the player are one node, whatever led to them.
#include <array>
#include <cstdint>
#include <vector>

#include "ai/playout.hpp"

namespace rattus::ai {

/// One option of a node.
struct Edge {
  Action action;
  std::uint32_t visits = 0;
  std::int64_t sum = 0;  ///< values for the node's decider
  Value bias = 0;        ///< how far the judge thinks it is behind the best option
};

struct Node {
  std::uint64_t key = 0;
  std::int64_t sum = 0;     ///< values for the decider
  std::uint32_t edges = 0;  ///< the first of them
  std::uint32_t visits = 0;
  std::uint16_t count = 0;  ///< of edges
  Seat decider = 0;
  bool judged = false;
};

class Tree {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  Tree(std::uint32_t nodes, std::uint32_t edges) : most_nodes_(nodes), most_edges_(edges) {}

  /// Forgets everything.
  void clear();
  /// The node of that key, or none.
  [[nodiscard]] std::uint32_t find(std::uint64_t key) const;
  /// A new node with these options, or none if the memory is full.
  std::uint32_t add(std::uint64_t key, Seat decider, const ActionList& options);
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

/// The natural logarithm of n >= 1, good to a thousandth, the same on every platform.
double natural_log(std::uint32_t n);

}  // namespace rattus::ai
