#pragma once
// How the search works, for any game; one file of each game instantiates it.
#include <algorithm>
#include <cmath>

#include "ai/search.hpp"

namespace rattus::ai {
namespace searching {

inline constexpr std::uint32_t clock_every = 16;    ///< iterations between two looks at the clock
inline constexpr std::uint32_t decided_every = 64;  ///< iterations between two looks at whether going on can matter
inline constexpr Value even_part = 10;  ///< one part of so many of the odds is shared evenly: no option is left out

}  // namespace searching

template <class Kit>
SearchPlayerOf<Kit>::SearchPlayerOf(Seed seed, Budget budget, unsigned overlooks, Clock clock, const SearchStyle& style)
    : seed_(seed),
      budget_(budget),
      overlooks_(overlooks),
      clock_(std::move(clock)),
      style_(style),
      playout_(style.playout),
      judge_(Craft<Kit>::judge(style.playout)),
      tree_(style.nodes, style.edges) {
  static_assert(Crafted<Kit>);
}

template <class Kit>
void SearchPlayerOf<Kit>::begin(const View& view, const ActionList& options) {
  const bool same_turn = view_ && Craft<Kit>::same_turn(view_->known(), view.known());
  view_ = view;
  options_ = options;
  Craft<Kit>::narrow(view.rules(), view.known(), options_);
  iterations_ = 0;
  thought_ = {};
  sums_ = {};
  const State& known = view.known();
  const auto viewer = view.viewer();
  const std::uint64_t key = Craft<Kit>::node_key(view.rules(), known, viewer, options_);
  rng_ = Rng({seed_.high ^ key, seed_.low});
  noticed_ = noticed_of<Kit>(view.rules(), options_, overlooks_, rng_);
  playout_.reset(view.rules(), known, viewer);
  judge_.reset(view.rules(), known, viewer);
  // Of one's own turn the tree is kept: where nothing new has come to light, thinking goes on where it stopped.
  root_ = same_turn ? tree_.find(key) : Tree::none;
  if (root_ == Tree::none) {
    tree_.clear();
    root_ = tree_.add(key, known.decider, options_);
  }
}

template <class Kit>
bool SearchPlayerOf<Kit>::spent() const {
  if (options_.size() == 1) return true;
  std::uint32_t left = Tree::none;  // iterations
  if (budget_.iterations != 0) left = budget_.iterations - std::min(budget_.iterations, iterations_);
  if (clock_ && budget_.time.count() != 0) {
    if (thought_ >= budget_.time) return true;
    if (thought_.count() > 0)
      left = std::min(left, static_cast<std::uint32_t>(std::min<std::int64_t>(
                                iterations_ * (budget_.time - thought_).count() / thought_.count(), 1'000'000'000)));
  } else if (budget_.iterations == 0) {
    left = 10'000 - std::min(10'000U, iterations_);  // a budget of time without a clock
  }
  return left == 0 || (iterations_ % searching::decided_every == 0 && decided(left));
}

template <class Kit>
bool SearchPlayerOf<Kit>::decided(std::uint32_t left) const {
  const Node& node = tree_.node(root_);
  std::uint32_t most = 0, second = 0;
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) {
    const std::uint32_t visits = tree_.edge(i).visits;
    second = std::max(second, std::min(most, visits));
    most = std::max(most, visits);
  }
  return iterations_ > 0 && most > second && most - second > left;
}

template <class Kit>
bool SearchPlayerOf<Kit>::think(Budget slice) {
  const auto start = clock_ ? clock_() : std::chrono::nanoseconds(0);
  const auto before = thought_;
  for (std::uint32_t done = 0; !spent();) {
    iterate();
    ++done;
    if (clock_ && done % searching::clock_every == 0) thought_ = before + (clock_() - start);
    if (slice.iterations != 0 && done >= slice.iterations) break;
    if (slice.time.count() != 0 && thought_ - before >= slice.time) break;
  }
  if (clock_) thought_ = before + (clock_() - start);
  return spent();
}

template <class Kit>
void SearchPlayerOf<Kit>::judge(std::uint32_t index, const State& s) {
  Node& node = tree_.node(index);
  node.judged = true;
  Points best = 0;
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) {
    auto& edge = tree_.edge(i);
    edge.bias = judge_.judge(view_->rules(), s, edge.action);
    best = i == node.edges ? edge.bias : std::max(best, edge.bias);
  }
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) tree_.edge(i).bias -= best;
}

template <class Kit>
void SearchPlayerOf<Kit>::guide(std::uint32_t index, const State& s, const ActionList& options) {
  Node& node = tree_.node(index);
  node.guided = true;
  odds_.resize(node.count);
  playout_.odds({view_->rules(), s}, options, odds_);
  const Value even = win / (searching::even_part * node.count);
  for (std::uint32_t i = 0; i < node.count; ++i)
    tree_.edge(node.edges + i).odds = odds_[i] - odds_[i] / searching::even_part + even;
}

template <class Kit>
double SearchPlayerOf<Kit>::promise(const Node& node, const typename Tree::Edge& edge, double mean, double log) const {
  const double n = edge.visits;
  const double bias = style_.worth / point * edge.bias * style_.trust / (n + style_.trust);
  const double known = edge.visits == 0 ? mean : static_cast<double>(edge.sum) / n / win;
  if (node.guided) return known + bias + style_.guidance * edge.odds / win * std::sqrt(node.visits + 1.0) / (n + 1);
  return known + bias + (edge.visits == 0 ? style_.urgency : style_.exploration * std::sqrt(log / n));
}

template <class Kit>
std::uint32_t SearchPlayerOf<Kit>::select(std::uint32_t index, State& s, const ActionList& options) {
  const std::uint32_t judged = Craft<Kit>::inside(s) ? style_.judged_inside : style_.judged;
  if (style_.judged != 0 && !tree_.node(index).judged && (index == root_ || tree_.node(index).visits >= judged))
    judge(index, s);
  if (style_.guidance > 0 && !tree_.node(index).guided) guide(index, s, options);
  const Node& node = tree_.node(index);
  const double mean = node.visits == 0 ? 0 : static_cast<double>(node.sum) / node.visits / win;
  const double log = natural_log(node.visits + 1);
  std::uint32_t chosen = node.edges, fresh = 0;
  double best = -1e300;
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) {
    const auto& edge = tree_.edge(i);
    if (const double value = promise(node, edge, mean, log); value > best) best = value, chosen = i;
    fresh += edge.visits == 0;
  }
  if (tree_.edge(chosen).visits != 0 || node.judged || node.guided || fresh < 2) return chosen;
  // Something new, and no judgement: what the rule of thumb says, or else any.
  const Action thumb = playout_.choose({view_->rules(), s}, s.rng, options);
  fresh = 0;
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) {
    const auto& edge = tree_.edge(i);
    if (edge.visits != 0) continue;
    if (edge.action == thumb) return i;
    if (rng_.below(++fresh) == 0) chosen = i;
  }
  return chosen;
}

template <class Kit>
bool SearchPlayerOf<Kit>::in_tree(const State& s) const {
  if (s.over()) return false;
  return style_.beyond_turn || Craft<Kit>::own_turn(s, view_->known());
}

template <class Kit>
void SearchPlayerOf<Kit>::step(State& s, Action action, ActionList& options) const {
  Craft<Kit>::step(view_->rules(), s, action, options);
  Craft<Kit>::narrow(view_->rules(), s, options);
}

template <class Kit>
void SearchPlayerOf<Kit>::iterate() {
  const Rules& rules = view_->rules();
  State s = playout_.imagine(*view_, rng_);
  ActionList options = options_;
  path_.clear();
  for (std::uint32_t node = root_; node != Tree::none;) {
    const std::uint32_t edge = select(node, s, options);
    path_.push_back({node, edge});
    step(s, tree_.edge(edge).action, options);
    while (options.size() == 1) step(s, options[0], options);  // forced moves are no nodes
    if (tree_.edge(edge).visits == 0 || !in_tree(s)) break;
    const std::uint64_t key = Craft<Kit>::node_key(rules, s, view_->viewer(), options);
    node = tree_.find(key);
    if (node == Tree::none) node = tree_.add(key, s.decider, options);
  }
  SeatValues values{};
  playout_.play(rules, s, options, values);
  for (const Step& on : path_) {
    Node& node = tree_.node(on.node);
    auto& edge = tree_.edge(on.edge);
    ++node.visits;
    node.sum += values[node.decider];
    ++edge.visits;
    edge.sum += values[node.decider];
  }
  for (std::size_t seat = 0; seat < values.size(); ++seat) sums_[seat] += values[seat];
  ++iterations_;
}

template <class Kit>
auto SearchPlayerOf<Kit>::thoughts() const -> std::vector<Thought> {
  std::vector<Thought> list;
  const Node& node = tree_.node(root_);
  for (std::uint32_t i = node.edges; i < node.edges + node.count; ++i) {
    const auto& edge = tree_.edge(i);
    list.push_back({edge.action, edge.visits, edge.visits == 0 ? 0 : static_cast<Value>(edge.sum / edge.visits)});
  }
  return list;
}

template <class Kit>
auto SearchPlayerOf<Kit>::expected() const -> SeatValues {
  SeatValues values{};
  for (std::size_t seat = 0; seat < values.size(); ++seat)
    if (iterations_ > 0) values[seat] = static_cast<Value>(sums_[seat] / iterations_);
  return values;
}

template <class Kit>
auto SearchPlayerOf<Kit>::choice() const -> Action {
  const auto list = thoughts();  // in the order of the options
  const Thought* best = nullptr;
  const auto better = [](const Thought& x, const Thought& y) {
    return x.visits != y.visits ? x.visits > y.visits : x.value > y.value;
  };
  for (std::size_t i = 0; i < list.size(); ++i)
    if (noticed_[i] && (!best || better(list[i], *best))) best = &list[i];
  return best->action;
}

}  // namespace rattus::ai
