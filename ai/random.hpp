#pragma once
// A player that takes any option.
#include "ai/craft.hpp"

namespace rattus::ai {

template <class Kit>
class RandomPlayerOf final : public PlayerOf<Kit> {
 public:
  using View = typename Kit::View;
  using Action = typename Kit::Action;
  using ActionList = typename Kit::ActionList;

  explicit RandomPlayerOf(Seed seed) : seed_(seed) {}
  void begin(const View& view, const ActionList& options) override {
    Rng rng({seed_.high ^ Craft<Kit>::info_key(view.rules(), view.known(), view.viewer()), seed_.low});
    choice_ = options[rng.below(static_cast<std::uint32_t>(options.size()))];
  }
  bool think(Budget) override { return true; }
  [[nodiscard]] Action choice() const override { return choice_; }

 private:
  Seed seed_;
  Action choice_;
};

/// Of the board game.
using RandomPlayer = RandomPlayerOf<board::Kit>;

}  // namespace rattus::ai
