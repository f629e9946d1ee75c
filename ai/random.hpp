#pragma once
// A player that takes any option.
#include "ai/info_key.hpp"
#include "ai/player.hpp"

namespace rattus::ai {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(Seed seed) : seed_(seed) {}
  void begin(const View& view, const ActionList& options) override {
    Rng rng({seed_.high ^ info_key(view.known(), view.viewer()), seed_.low});
    choice_ = options[rng.below(static_cast<std::uint32_t>(options.size()))];
  }
  bool think(Budget) override { return true; }
  [[nodiscard]] Action choice() const override { return choice_; }

 private:
  Seed seed_;
  Action choice_;
};

}  // namespace rattus::ai
