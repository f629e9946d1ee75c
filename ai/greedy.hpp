#pragma once
// A player that looks one step ahead: in a few sampled worlds its game's judge says what each option leads to, and the
// best on the whole is taken.
#include <array>
#include <optional>

#include "ai/craft.hpp"
#include "ai/overlook.hpp"

namespace rattus::ai {

template <class Kit>
class GreedyPlayerOf final : public PlayerOf<Kit> {
 public:
  using View = typename Kit::View;
  using Action = typename Kit::Action;
  using ActionList = typename Kit::ActionList;
  using Judge = typename Craft<Kit>::Judge;

  /// Samples `worlds` worlds for each decision, and overlooks `overlooks` of 1024 options.
  GreedyPlayerOf(Seed seed, unsigned worlds, unsigned overlooks, const Judge& judge = Judge())
      : judge_(judge), seed_(seed), worlds_(worlds), overlooks_(overlooks) {}

  void begin(const View& view, const ActionList& options) override {
    view_ = view;
    options_ = options;
    choice_ = options[0];
  }

  bool think(Budget) override {
    if (options_.size() == 1) return true;
    const auto& rules = view_->rules();
    Rng rng({seed_.high ^ Craft<Kit>::info_key(rules, view_->known(), view_->viewer()), seed_.low});
    Craft<Kit>::narrow(rules, view_->known(), options_);
    const Places seen = noticed_of<Kit>(rules, options_, overlooks_, rng);
    judge_.reset(rules, view_->known(), view_->viewer());
    std::array<std::int64_t, 256> sums{};
    for (unsigned world = 0; world < worlds_; ++world) {
      const auto s = Craft<Kit>::sample(*view_, rng);
      for (std::size_t i = 0; i < options_.size(); ++i)
        if (seen[i]) sums[i] += judge_.judge(rules, s, options_[i]);
    }
    // Among equals chance decides, so that no region is favoured by its place in the list.
    std::uint32_t equals = 0;
    std::int64_t best = 0;
    for (std::size_t i = 0; i < options_.size(); ++i) {
      if (!seen[i] || (equals > 0 && sums[i] < best)) continue;
      equals = equals > 0 && sums[i] == best ? equals + 1 : 1;
      best = sums[i];
      if (rng.below(equals) == 0) choice_ = options_[i];
    }
    return true;
  }

  [[nodiscard]] Action choice() const override { return choice_; }

 private:
  Judge judge_;
  Seed seed_;
  unsigned worlds_, overlooks_;
  std::optional<View> view_;
  ActionList options_;
  Action choice_;
};

/// Of the board game.
using GreedyPlayer = GreedyPlayerOf<board::Kit>;

}  // namespace rattus::ai
