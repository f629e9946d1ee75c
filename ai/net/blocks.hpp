#pragma once
// Results of games that are played at the same time come in any order; counted in their own order, nothing depends on
// which thread was faster.
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

namespace rattus::ai {

/// Collects results into whole blocks of games and hands these on in order.
template <class Result>
class Blocks {
 public:
  explicit Blocks(std::uint32_t games) : games_(games) {}

  /// `count(results)` is called for each block that is complete now, if all before it are; its games are in order.
  template <class Count>
  void add(const Result& result, Count count) {
    waiting_.emplace(result.game, result);
    while (complete()) {
      std::vector<Result> block;
      for (std::uint32_t i = 0; i < games_; ++i) block.push_back(std::move(waiting_.extract(next_ + i).mapped()));
      next_ += games_;
      count(block);
    }
  }

 private:
  [[nodiscard]] bool complete() const {
    return waiting_.size() >= games_ && std::next(waiting_.begin(), games_ - 1)->first == next_ + games_ - 1;
  }

  std::uint32_t games_, next_ = 0;
  std::map<std::uint32_t, Result> waiting_;  ///< by number
};

}  // namespace rattus::ai
