#pragma once
// Single-observer information-set tree search: each iteration imagines a world that agrees with what the player knows,
// goes down the tree of his own turn, or beyond it, plays the game on from there and credits what came out.
#include <optional>
#include <vector>

#include "ai/board/craft.hpp"
#include "ai/overlook.hpp"
#include "ai/tree.hpp"

namespace rattus::ai {

template <class Kit>
struct SearchStyleOf {
  typename Craft<Kit>::PlayoutStyle playout;
  double exploration = 0.5;                   ///< in shares of a win, for all options alike
  double urgency = 0.3;                       ///< how much better than the mean an untried option is taken to be
  std::uint32_t judged = Craft<Kit>::judged;  ///< visits after which the judge looks at a node's options; 0: never
  std::uint32_t judged_inside = Craft<Kit>::judged_inside;  ///< the same for the questions in the middle of an action
  double trust = 30;                 ///< visits of an option after which its judgement counts half
  double worth = Craft<Kit>::worth;  ///< what a point is worth in shares of a win
  bool beyond_turn = false;          ///< let the tree grow into other players' turns
  double guidance = 0;  ///< exploration where options are usually chosen (PUCT), in shares of a win; 0: all alike
  std::uint32_t nodes = 1U << 16;
  std::uint32_t edges = 1U << 18;
};

/// What the search thinks of one option.
template <class Kit>
struct ThoughtOf {
  typename Kit::Action action;
  std::uint32_t visits = 0;
  Value value = 0;  ///< expected share of the win
};

template <class Kit>
class SearchPlayerOf final : public PlayerOf<Kit> {
 public:
  using Rules = typename Kit::Rules;
  using State = typename Kit::State;
  using View = typename Kit::View;
  using Action = typename Kit::Action;
  using ActionList = typename Kit::ActionList;
  using SearchStyle = SearchStyleOf<Kit>;
  using Thought = ThoughtOf<Kit>;
  using SeatValues = SeatValuesOf<Kit>;

  /// Of 1024 options of a decision it overlooks `overlooks`.
  SearchPlayerOf(Seed seed, Budget budget, unsigned overlooks = 0, Clock clock = {}, const SearchStyle& style = {});

  void begin(const View& view, const ActionList& options) override;
  bool think(Budget slice) override;
  [[nodiscard]] Action choice() const override;

  /// Iterations since begin().
  [[nodiscard]] std::uint32_t iterations() const { return iterations_; }
  /// What is thought of each option so far.
  [[nodiscard]] std::vector<Thought> thoughts() const;
  /// The expected share of the win of each seat.
  [[nodiscard]] SeatValues expected() const;

 private:
  using Tree = TreeOf<Kit>;
  struct Step {
    std::uint32_t node, edge;
  };
  void iterate();
  void step(State& s, Action action, ActionList& options) const;
  [[nodiscard]] std::uint32_t select(std::uint32_t node, State& s, const ActionList& options);
  void judge(std::uint32_t node, const State& s);
  void guide(std::uint32_t node, const State& s, const ActionList& options);
  /// What speaks for trying this option of a node, in shares of a win; `mean` is the node's.
  [[nodiscard]] double promise(const Node& node, const typename Tree::Edge& edge, double mean, double log) const;
  [[nodiscard]] bool in_tree(const State& s) const;
  [[nodiscard]] bool spent() const;
  /// No option can overtake the one most visited in so many iterations.
  [[nodiscard]] bool decided(std::uint32_t left) const;

  Seed seed_;
  Budget budget_;
  unsigned overlooks_;
  Clock clock_;
  SearchStyle style_;
  typename Craft<Kit>::Playout playout_;
  typename Craft<Kit>::Judge judge_;
  Tree tree_;
  std::optional<View> view_;
  ActionList options_;
  Places noticed_;
  Rng rng_;
  std::uint32_t root_ = Tree::none;
  std::uint32_t iterations_ = 0;
  std::chrono::nanoseconds thought_{0};  ///< time spent on this decision
  std::array<std::int64_t, Kit::max_seats> sums_{};
  std::vector<Step> path_;
  std::vector<Value> odds_;  ///< of one node
};

/// Of the board game.
using SearchStyle = SearchStyleOf<board::Kit>;
using Thought = ThoughtOf<board::Kit>;
using SearchPlayer = SearchPlayerOf<board::Kit>;
extern template class SearchPlayerOf<board::Kit>;

}  // namespace rattus::ai
