#include "engine/board/scripted.hpp"

#include <numeric>
#include <utility>

namespace rattus::board {
namespace {

template <class T>
std::optional<T> take(std::deque<T>& queue) {
  if (queue.empty()) return std::nullopt;
  T value = queue.front();
  queue.pop_front();
  return value;
}

std::optional<unsigned> find_face(const Rules& rules, const TokenSet& set, const Face& face) {
  for (unsigned i = 0; i < max_tokens; ++i)
    if (set.has(i) && rules.faces[i] == face) return i;
  return std::nullopt;
}

std::optional<unsigned> find_face(const Rules& rules, const FacePool& pool, const Face& face) {
  if (auto i = find_face(rules, pool.back, face)) return i;
  if (pool.starting_weight > 0)
    if (auto i = find_face(rules, pool.starting, face)) return i;
  return pool.regular_weight > 0 ? find_face(rules, pool.regular, face) : std::nullopt;
}

/// Everything but the face.
bool fits(const Reveal& wanted, Token token, unsigned place) {
  return (!wanted.drawn || *wanted.drawn == token.drawn()) && (!wanted.marked || *wanted.marked == token.marked()) &&
         (!wanted.lookers || *wanted.lookers == token.lookers()) && (!wanted.place || *wanted.place == place);
}

}  // namespace

unsigned ScriptedChance::region(const Rules& rules, State& s, Mask regions) {
  const auto wanted = take(script.regions);
  if (wanted && regions.has(*wanted)) return *wanted;
  if (wanted) error = "plague-start: the region is not in use";
  return fallback_.region(rules, s, regions);
}

unsigned ScriptedChance::seat(const Rules& rules, State& s, unsigned players) {
  const auto wanted = take(script.seats);
  if (wanted && *wanted < players) return *wanted;
  if (wanted) error = "first-player: there is no such seat";
  return fallback_.seat(rules, s, players);
}

unsigned ScriptedChance::reveal(const Rules& rules, State& s, std::span<const Token> tokens) {
  turned_.reset();
  const auto wanted = take(script.reveals);
  const unsigned place = wanted ? choose_token(rules, s, tokens, *wanted) : fallback_.reveal(rules, s, tokens);
  revealing_ = !tokens[place].dealt();
  return place;
}

unsigned ScriptedChance::choose_token(const Rules& rules, State& s, std::span<const Token> tokens,
                                      const Reveal& wanted) {
  // A token that bears the face comes before one that may.
  FixedVector<unsigned, tokens_per_region> with_face, without;
  for (unsigned i = 0; i < tokens.size(); ++i) {
    const Token token = tokens[i];
    if (!fits(wanted, token, i)) continue;
    if (!wanted.face || (token.dealt() && rules.faces[token.index()] == *wanted.face))
      with_face.push_back(i);
    else if (!token.dealt() && find_face(rules, face_pool(rules, s, token), *wanted.face))
      without.push_back(i);
  }
  const auto& fitting = with_face.empty() ? without : with_face;
  if (fitting.empty()) {
    error = wanted.face ? "reveal: no token in the region can have this face" : "reveal: the region has no such token";
    return fallback_.reveal(rules, s, tokens);
  }
  if (with_face.empty()) turned_ = wanted.face;
  // With a face the first of those that are alike; without one they may be of several kinds.
  return wanted.face || fitting.size() == 1 ? fitting[0]
                                            : fitting[s.rng.below(static_cast<std::uint32_t>(fitting.size()))];
}

unsigned ScriptedChance::pick(const Rules& rules, State& s, std::span<const Token> group) {
  const auto wanted = take(script.picks);
  if (wanted && *wanted < group.size()) return *wanted;
  if (wanted) error = "pick: the group has fewer tokens";
  return fallback_.pick(rules, s, group);
}

unsigned ScriptedChance::face(const Rules& rules, State& s, const FacePool& pool) {
  const bool revealing = std::exchange(revealing_, false);
  const auto wanted = revealing ? std::exchange(turned_, std::nullopt) : take(script.looks);
  if (wanted) {
    if (const auto i = find_face(rules, pool, *wanted)) return *i;
    error = revealing ? "reveal: no unseen token has this face" : "look: no unseen token has this face";
  }
  return fallback_.face(rules, s, pool);
}

unsigned ScriptedChance::number(const Rules& rules, State& s, unsigned n) {
  const auto wanted = take(script.numbers);
  if (wanted && *wanted < n) return *wanted;
  if (wanted) error = "number: there are only " + std::to_string(n);
  return fallback_.number(rules, s, n);
}

unsigned ScriptedChance::region_card(const Rules& rules, State& s, RegionCardSet deck) {
  const auto wanted = take(script.region_cards);
  for (unsigned i = 0; wanted && i < rules.region_cards.size(); ++i)
    if (deck.has(i) && rules.region_cards[i] == *wanted) return i;
  if (wanted) error = "region-deck: the card is not in the deck";
  return fallback_.region_card(rules, s, deck);
}

unsigned ScriptedChance::university(const Rules& rules, State& s, Mask regions) {
  const auto wanted = take(script.universities);
  if (wanted && regions.has(*wanted)) return *wanted;
  if (wanted) error = "universities: a university cannot be in the region";
  return fallback_.university(rules, s, regions);
}

EventKind ScriptedChance::event_card(const Rules& rules, State& s, const EventCounts& cards) {
  const auto wanted = take(script.events);
  if (wanted && cards[number_of(*wanted)] > 0) return *wanted;
  if (wanted) error = "events: no such card is left in the deck";
  return fallback_.event_card(rules, s, cards);
}

std::size_t EnumeratingChance::choose(const std::vector<std::uint64_t>& weights) {
  if (depth_ == points_.size()) {
    Point point{0, weights};
    while (point.weights[point.branch] == 0) ++point.branch;
    points_.push_back(std::move(point));
  }
  return points_[depth_++].branch;
}

bool EnumeratingChance::next() {
  depth_ = 0;
  while (!points_.empty()) {
    Point& point = points_.back();
    do ++point.branch;
    while (point.branch < point.weights.size() && point.weights[point.branch] == 0);
    if (point.branch < point.weights.size()) return true;
    points_.pop_back();
  }
  return false;
}

double EnumeratingChance::probability() const {
  double p = 1;
  for (const Point& point : points_) {
    const auto all = std::accumulate(point.weights.begin(), point.weights.end(), std::uint64_t{0});
    p *= static_cast<double>(point.weights[point.branch]) / static_cast<double>(all);
  }
  return p;
}

unsigned EnumeratingChance::region(const Rules&, State&, Mask regions) {
  return regions.nth(static_cast<unsigned>(choose(std::vector<std::uint64_t>(regions.count(), 1))));
}

unsigned EnumeratingChance::seat(const Rules&, State&, unsigned players) {
  return static_cast<unsigned>(choose(std::vector<std::uint64_t>(players, 1)));
}

unsigned EnumeratingChance::number(const Rules&, State&, unsigned n) {
  return static_cast<unsigned>(choose(std::vector<std::uint64_t>(n, 1)));
}

unsigned EnumeratingChance::region_card(const Rules&, State&, RegionCardSet deck) {
  return deck.nth(static_cast<unsigned>(choose(std::vector<std::uint64_t>(deck.count(), 1))));
}

unsigned EnumeratingChance::university(const Rules&, State&, Mask regions) {
  return regions.nth(static_cast<unsigned>(choose(std::vector<std::uint64_t>(regions.count(), 1))));
}

EventKind EnumeratingChance::event_card(const Rules&, State&, const EventCounts& cards) {
  return static_cast<EventKind>(choose({cards.begin(), cards.end()}));
}

unsigned EnumeratingChance::reveal(const Rules&, State&, std::span<const Token> tokens) {
  // Equal tokens lie side by side; one branch stands for all of them.
  std::vector<std::uint64_t> weights(tokens.size(), 0);
  for (std::size_t i = 0, first = 0; i < tokens.size(); ++i) {
    if (tokens[i] != tokens[first]) first = i;
    ++weights[first];
  }
  return static_cast<unsigned>(choose(weights));
}

unsigned EnumeratingChance::pick(const Rules&, State&, std::span<const Token> group) {
  return static_cast<unsigned>(choose(std::vector<std::uint64_t>(group.size(), 1)));
}

unsigned EnumeratingChance::face(const Rules& rules, State&, const FacePool& pool) {
  // One branch for each face that may come; its weight counts the tokens that bear it. A starting token comes with
  // chance starting_weight : both, each of the set equally likely, so both parts are brought to one denominator.
  const std::uint64_t starting = pool.starting.count(), regular = pool.regular.count();
  const std::uint64_t one_back = (starting == 0 ? 1 : starting) * (regular == 0 ? 1 : regular);
  const std::uint64_t one_starting =
      starting == 0 ? 0 : std::uint64_t{pool.starting_weight} * (regular == 0 ? 1 : regular);
  const std::uint64_t one_regular =
      regular == 0 ? 0 : std::uint64_t{pool.regular_weight} * (starting == 0 ? 1 : starting);
  std::vector<std::uint64_t> weights(max_tokens, 0);
  std::vector<unsigned> bearers;
  for (unsigned i = 0; i < max_tokens; ++i) {
    const std::uint64_t weight = pool.back.has(i)       ? one_back
                                 : pool.starting.has(i) ? one_starting
                                 : pool.regular.has(i)  ? one_regular
                                                        : 0;
    if (weight == 0) continue;
    unsigned bearer = i;
    for (const unsigned other : bearers)
      if (rules.faces[other] == rules.faces[i] && pool.starting.has(other) == pool.starting.has(i) &&
          pool.back.has(other) == pool.back.has(i))
        bearer = other;
    if (bearer == i) bearers.push_back(i);
    weights[bearer] += weight;
  }
  return static_cast<unsigned>(choose(weights));
}

}  // namespace rattus::board
