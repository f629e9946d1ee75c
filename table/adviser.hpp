#pragma once
// A teacher thinks about one decision: how good each option is for whoever has to decide, from what he knows (a View of
// his seat) and nothing else.
#include <optional>

#include "ai/agents.hpp"
#include "ai/cartus/craft.hpp"
#include "ai/search.hpp"
#include "table/advice.hpp"

namespace rattus::table {

/// The style of searches that teach: a chance of winning is one, with nothing in it for the margin of points. The net
/// of the game judges, if it is among `nets`.
template <class Kit>
ai::SearchStyleOf<Kit> teaching_style(const std::vector<std::shared_ptr<const ai::Net>>& nets) {
  ai::SearchStyleOf<Kit> style;
  style.playout.net = ai::net_among<Kit>(nets);
  if constexpr (requires { style.playout.margin; }) style.playout.margin = 0;
  if constexpr (requires { style.playout.believes; }) style.playout.believes = style.playout.net != nullptr;
  return style;
}

/// Thinks about decisions, one after another. What it says depends on view, options, budget and net alone (and on what
/// it has thought of the same turn before).
template <class Kit>
class AdviserOf {
 public:
  AdviserOf(std::uint32_t iterations, const std::vector<std::shared_ptr<const ai::Net>>& nets, ai::Clock clock);

  /// Takes up a decision; the view's rules must stay in place. `chosen`: the option that was taken.
  void begin(const typename Kit::View& view, const typename Kit::ActionList& options,
             std::optional<std::size_t> chosen = {});
  /// Thinks on within `slice`. True when the advice is ready.
  bool think(ai::Budget slice);
  [[nodiscard]] const Advice& advice() const { return advice_; }

 private:
  using Player = ai::SearchPlayerOf<Kit>;
  using Thoughts = std::vector<ai::ThoughtOf<Kit>>;

  /// The options, the most visited first.
  [[nodiscard]] std::vector<Weighed> weigh(const Player& player) const;
  /// Fills in the advice; true if it is worth comparing the choice with the best once more, these two alone.
  bool draw_up();
  void compare();

  Player player_, second_;
  bool comparing_ = false;
  std::optional<typename Kit::View> view_;
  typename Kit::ActionList options_;
  std::optional<std::size_t> chosen_;
  Advice advice_;
};

extern template class AdviserOf<board::Kit>;
extern template class AdviserOf<cartus::Kit>;

}  // namespace rattus::table
