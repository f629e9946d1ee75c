#include "table/adviser.hpp"

#include <algorithm>

#include "table/computers.hpp"

namespace rattus::table {
namespace {

/// Always the same: nothing that a teacher says is luck of his own.
constexpr Seed own_seed{0x7465616368ULL, 1}, second_seed{0x7465616368ULL, 2};
/// A choice is compared with the best once more if it seems so much worse.
constexpr ai::Value doubtful = ai::win / 100;

/// Two options need no large tree.
template <class Kit>
ai::SearchStyleOf<Kit> small_style(ai::SearchStyleOf<Kit> style) {
  style.nodes = 1U << 13;
  style.edges = 1U << 15;
  return style;
}

/// A list of these two options alone.
[[maybe_unused]] board::ActionList both(const board::ActionList& options, std::size_t one, std::size_t other) {
  board::ActionList two;
  two.push_back(options[one]);
  two.push_back(options[other]);
  return two;
}
[[maybe_unused]] cartus::ActionList both(const cartus::ActionList& options, std::size_t one, std::size_t other) {
  const auto first = options[std::min(one, other)], second = options[std::max(one, other)];
  cartus::ActionList two;
  if (first.kind == second.kind)
    two.set(first.kind, std::uint64_t{1} << first.a | std::uint64_t{1} << second.a);
  else
    two.set(first.kind, std::uint64_t{1} << first.a, second.kind);
  return two;
}

}  // namespace

template <class Kit>
AdviserOf<Kit>::AdviserOf(std::uint32_t iterations, const std::vector<std::shared_ptr<const ai::Net>>& nets,
                          ai::Clock clock)
    : player_(own_seed, {iterations, {}}, 0, clock, teaching_style<Kit>(nets)),
      second_(second_seed, {iterations, {}}, 0, clock, small_style<Kit>(teaching_style<Kit>(nets))) {}

template <class Kit>
void AdviserOf<Kit>::begin(const typename Kit::View& view, const typename Kit::ActionList& options,
                           std::optional<std::size_t> chosen) {
  view_.emplace(view);
  options_ = options;
  chosen_ = chosen;
  comparing_ = false;
  advice_ = {};
  advice_.seat = view.viewer();
  player_.begin(view, options);
}

template <class Kit>
bool AdviserOf<Kit>::think(ai::Budget slice) {
  if (!comparing_) {
    if (!player_.think(slice) || draw_up()) return false;
    return true;
  }
  if (!second_.think(slice)) return false;
  compare();
  return true;
}

template <class Kit>
std::vector<Weighed> AdviserOf<Kit>::weigh(const Player& player) const {
  std::vector<Weighed> list;
  for (const auto& thought : player.thoughts())
    list.push_back({option_of(options_, thought.action), thought.visits, thought.value});
  std::stable_sort(list.begin(), list.end(), [](const Weighed& x, const Weighed& y) {
    return x.visits != y.visits ? x.visits > y.visits : x.chance > y.chance;
  });
  return list;
}

template <class Kit>
bool AdviserOf<Kit>::draw_up() {
  const auto list = weigh(player_);
  advice_.thought = player_.iterations() > 0;
  advice_.chances = shared_out(player_.expected());
  advice_.best.assign(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(3, list.size())));
  if (!chosen_) return false;
  const auto found = std::find_if(list.begin(), list.end(), [&](const Weighed& one) { return one.option == *chosen_; });
  // What is not on the list comes to the same as something on it.
  advice_.chosen = found == list.end() ? Weighed{*chosen_, 0, list[0].chance} : *found;
  if (found == list.end() || found == list.begin()) return false;
  if (found->visits > 0 && list[0].chance - found->chance < doubtful) return false;
  second_.begin(*view_, both(options_, list[0].option, *chosen_));
  comparing_ = true;
  return true;
}

template <class Kit>
void AdviserOf<Kit>::compare() {
  comparing_ = false;
  for (const Weighed& one : weigh(second_))
    if (one.option == *chosen_)
      advice_.chosen = one;
    else
      advice_.best[0].chance = one.chance;
  advice_.loss = std::max(0, advice_.best[0].chance - advice_.chosen.chance);
}

template class AdviserOf<board::Kit>;
template class AdviserOf<cartus::Kit>;

}  // namespace rattus::table
