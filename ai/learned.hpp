#pragma once
// What a net makes of a position, for players that have one.
#include <cassert>
#include <memory>
#include <utility>

#include "ai/net/inputs.hpp"
#include "ai/net/net.hpp"

namespace rattus::ai {

/// The learned evaluation of a game. One player's own; without a net it is off.
template <class Kit>
class LearnedOf {
 public:
  explicit LearnedOf(std::shared_ptr<const Net> net = {}) : net_(std::move(net)) {
    assert((!net_ || net_->inputs() == input_layout<Kit>().hash) && "a net judges the game that it was made for");
  }
  [[nodiscard]] bool on() const { return net_ != nullptr; }
  void reset(const typename Kit::Rules& rules, const typename Kit::State& known, Seat observer) {
    if (net_) inputs_.reset(rules, known, observer);
  }
  /// The share of the win that each seat can expect; on() only.
  void values(const typename Kit::Query& q, SeatValuesOf<Kit>& out) {
    inputs_.read(q);
    const std::size_t n = q.rules.players;
    std::array<Net::Row, Kit::max_seats> rows;
    for (Seat seat = 0; seat < n; ++seat) rows[seat] = inputs_.seat(seat);
    net_->values(inputs_.game(), std::span(rows).first(n), std::span(out).first(n));
  }

 private:
  std::shared_ptr<const Net> net_;
  InputsOf<Kit> inputs_;
};

}  // namespace rattus::ai
