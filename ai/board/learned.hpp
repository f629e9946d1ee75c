#pragma once
// What a net makes of a position of the board game, for players that have one.
#include <memory>

#include "ai/board/inputs.hpp"
#include "ai/net.hpp"

namespace rattus::ai {

/// The learned evaluation. One player's own; without a net it is off.
class Learned {
 public:
  explicit Learned(std::shared_ptr<const Net> net = {}) : net_(std::move(net)) {}
  [[nodiscard]] bool on() const { return net_ != nullptr; }
  void reset(const Rules& rules, const State& known, Seat observer) {
    if (net_) inputs_.reset(rules, known, observer);
  }
  /// The share of the win that each seat can expect; on() only.
  void values(const Query& q, SeatValuesOf<board::Kit>& out);

 private:
  std::shared_ptr<const Net> net_;
  Inputs inputs_;
};

}  // namespace rattus::ai
