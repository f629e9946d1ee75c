#include "ai/arena/self_play.hpp"

#include <algorithm>
#include <bit>

#include "ai/board/cues.hpp"
#include "ai/board/inputs.hpp"
#include "ai/cartus/craft.hpp"
#include "ai/cartus/cues.hpp"
#include "ai/learned.hpp"
#include "ai/search.hpp"
#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::ai {
namespace {

constexpr Value most_255 = 255;

/// Where chance in the play of a game comes from, apart from the game's own.
Rng own_chance(Seed seed) { return Rng({seed.low, ~seed.high}); }

/// Says of each decision of a game whether it is taken at random.
class Slipping {
 public:
  Slipping(Slips slips, Rng& rng) : slips_(slips), rng_(rng) {}
  bool slip(unsigned round, Seat decider) {
    // A turn: what one player decides in a round until another does.
    if (slips_.turns != 0 && (round != round_ || decider != decider_)) {
      round_ = round, decider_ = decider;
      strays_ = rng_.below(Slips::all) < slips_.turns;
    }
    return (strays_ && rng_.below(2) == 0) || rng_.below(Slips::all) < slips_.decisions;
  }

 private:
  Slips slips_;
  Rng& rng_;
  unsigned round_ = 0;
  Seat decider_ = Net::most_seats;
  bool strays_ = false;
};

}  // namespace

template <class Kit>
SelfPlayed play_itself(const typename Kit::Rules& rules, const Agent& agent, Seed seed, Slips slips) {
  using Game = Machine<Kit>;
  std::vector<std::unique_ptr<PlayerOf<Kit>>> players;
  for (Seat seat = 0; seat < rules.players; ++seat)
    players.push_back(make_player<Kit>(agent, {seed.high, seed.low + 1 + seat}));
  SelfPlayed game;
  Rng rng = own_chance(seed);
  Slipping slipping(slips, rng);
  typename Game::SeededChance chance;
  NullSink sink;
  typename Kit::ActionList options;
  auto s = Game::start(rules, Rng(seed), chance, sink, options);
  while (!s.over()) {
    PlayerOf<Kit>& player = *players[s.decider];
    std::array<std::uint8_t, Net::most_seats> expected{};
    std::size_t choice = 0;
    if (options.size() > 1) {
      const auto action = player.choose(typename Kit::View(rules, s, s.decider), options);
      while (choice + 1 < options.size() && !(options[choice] == action)) ++choice;
      if (const auto* search = dynamic_cast<const SearchPlayerOf<Kit>*>(&player)) {
        const auto shares = search->expected();
        for (Seat seat = 0; seat < rules.players; ++seat)
          expected[seat] = static_cast<std::uint8_t>((shares[seat] * most_255 + win / 2) / win);
      }
      if (slipping.slip(s.round, s.decider)) choice = rng.below(static_cast<std::uint32_t>(options.size()));
    }
    game.choices.push_back(static_cast<std::uint8_t>(choice));
    if (agent.kind == Kind::search) game.expected.push_back(expected);
    Game::apply(rules, s, options[choice], chance, sink, options);
  }
  return game;
}

namespace {

/// Applies each decision of a kept game; `before(state, options, number)` sees every one first. The end, or nothing.
template <class Kit, class Before>
std::optional<typename Kit::State> replay(const typename Kit::Rules& rules, const SelfPlayed& game, Seed seed,
                                          Before before) {
  using Game = Machine<Kit>;
  typename Game::SeededChance chance;
  NullSink sink;
  typename Kit::ActionList options;
  auto s = Game::start(rules, Rng(seed), chance, sink, options);
  for (std::size_t i = 0; i < game.choices.size(); ++i) {
    if (s.over() || game.choices[i] >= options.size()) return std::nullopt;
    before(s, options, i);
    Game::apply(rules, s, options[game.choices[i]], chance, sink, options);
  }
  return s.over() ? std::optional(s) : std::nullopt;
}

/// A sample that has the game's end, and nothing else yet. Nobody winning counts as a tie of all (CART-87).
Sample sample_of(const Outcome& outcome, unsigned players) {
  Sample sample;
  const unsigned won = winners(outcome) != 0 ? winners(outcome) : (1U << players) - 1;
  for (std::size_t seat = 0; seat < players; ++seat) {
    sample.points[seat] = static_cast<std::int16_t>(outcome[seat].points);
    sample.result[seat] = won >> seat & 1 ? win / std::popcount(won) : 0;
  }
  return sample;
}

using Shares = std::array<Value, Net::most_seats>;

/// What a net says of each position with something to decide.
template <class Kit>
std::vector<std::optional<Shares>> said_by(const std::shared_ptr<const Net>& net, const typename Kit::Rules& rules,
                                           const SelfPlayed& game, Seed seed) {
  std::vector<std::optional<Shares>> said(game.choices.size());
  LearnedOf<Kit> learned(net);
  replay<Kit>(rules, game, seed,
              [&](const typename Kit::State& s, const typename Kit::ActionList& options, std::size_t i) {
                // With one option nothing is decided: the next decision is the same position, a little later.
                if (options.size() < 2) return;
                const typename Kit::View view(rules, s, s.decider);
                learned.reset(rules, view.known(), view.viewer());
                SeatValuesOf<Kit> values{};
                learned.values({rules, view.known()}, values);
                std::copy_n(values.begin(), rules.players, said[i].emplace().begin());
              });
  return said;
}

/// What the players said when they decided; nothing where they did not think.
std::vector<std::optional<Shares>> said_by_players(const SelfPlayed& game) {
  std::vector<std::optional<Shares>> said(game.choices.size());
  for (std::size_t i = 0; i < game.expected.size(); ++i) {
    const auto& shares = game.expected[i];
    if (std::all_of(shares.begin(), shares.end(), [](unsigned share) { return share == 0; })) continue;
    std::transform(shares.begin(), shares.end(), said[i].emplace().begin(),
                   [](Value share) { return share * win / most_255; });
  }
  return said;
}

/// What each seat could expect at each decision, looking back from the end.
std::vector<Shares> look_back(const std::vector<std::optional<Shares>>& said, const Hindsight& hindsight,
                              const Shares& result) {
  std::vector<Shares> expected(said.size());
  Shares later = result;
  for (std::size_t i = said.size(); i-- > 0;) {
    const Shares after = later;
    for (std::size_t seat = 0; said[i] && seat < later.size(); ++seat) {
      const std::int64_t now = (*said[i])[seat];
      later[seat] = static_cast<Value>(now + (later[seat] - now) * *hindsight.keep / 1024);
    }
    expected[i] = hindsight.net ? after : later;
  }
  return expected;
}

}  // namespace

template <class Kit>
bool replay_samples(const typename Kit::Rules& rules, const SelfPlayed& game, Seed seed, unsigned share,
                    const Hindsight& hindsight, const std::function<void(const Sample&)>& take) {
  using State = typename Kit::State;
  using ActionList = typename Kit::ActionList;
  if (!game.expected.empty() && game.expected.size() != game.choices.size()) return false;
  const auto end = replay<Kit>(rules, game, seed, [](const State&, const ActionList&, std::size_t) {});
  if (!end) return false;
  Sample sample = sample_of(Machine<Kit>::result(rules, *end), rules.players);
  std::vector<Shares> back;
  if (hindsight.keep)
    back = look_back(hindsight.net ? said_by<Kit>(hindsight.net, rules, game, seed) : said_by_players(game), hindsight,
                     sample.result);
  InputsOf<Kit> inputs;
  std::array<Net::Row, Kit::max_seats> seats;
  Rng rng = own_chance(seed);
  replay<Kit>(rules, game, seed, [&](const State& s, const ActionList& options, std::size_t i) {
    if (options.size() < 2 || rng.below(1024) >= share) return;
    // A search judges positions in which others are to move, too: half of them are seen by another seat.
    const Seat other = static_cast<Seat>(rng.below(rules.players));
    const typename Kit::View view(rules, s, rng.below(2) == 0 ? other : s.decider);
    inputs.reset(rules, view.known(), view.viewer());
    inputs.read({rules, view.known()});
    sample.game = inputs.game();
    const bool thought = !game.expected.empty();
    for (Seat seat = 0; seat < rules.players; ++seat) {
      seats[seat] = inputs.seat(seat);
      sample.expected[seat] = thought ? game.expected[i][seat] * win / most_255 : -1;
    }
    if (!back.empty()) sample.expected = back[i];
    sample.seats = std::span(seats).first(rules.players);
    take(sample);
  });
  return true;
}

namespace {

/// Who reads the cues of a game's decisions, and with what.
template <class Kit>
struct Reading;
template <>
struct Reading<board::Kit> {
  using Decision = CuesOfDecision;
  using With = Evaluation;
};
template <>
struct Reading<cartus::Kit> {
  using Decision = card_game::CuesOfDecision;
  using With = card_game::Thumb;
};

}  // namespace

template <class Kit>
bool replay_choices(const typename Kit::Rules& rules, const SelfPlayed& game, Seed seed, unsigned share,
                    const std::function<void(const Choices&)>& take) {
  using State = typename Kit::State;
  using ActionList = typename Kit::ActionList;
  if (!replay<Kit>(rules, game, seed, [](const State&, const ActionList&, std::size_t) {})) return false;
  Rng rng = own_chance(seed);
  typename Reading<Kit>::With with;
  std::vector<Cues> cues;
  replay<Kit>(rules, game, seed, [&](const State& s, const ActionList& all, std::size_t i) {
    if (all.size() < 2 || rng.below(1024) >= share) return;
    const typename Kit::View view(rules, s, s.decider);
    const typename Kit::Query q{rules, view.known()};
    ActionList options = all;
    Craft<Kit>::narrow(rules, q.s, options);
    std::size_t taken = 0;
    while (taken < options.size() && options[taken] != all[game.choices[i]]) ++taken;
    if (options.size() < 2 || taken == options.size()) return;  // a slip to what comes to the same, or is worse
    with.reset(rules, q.s, view.viewer());
    typename Reading<Kit>::Decision decision(q, with);
    cues.clear();
    for (const auto option : options) decision.read(option, cues.emplace_back());
    take({static_cast<unsigned>(s.asked), taken, cues});
  });
  return true;
}

template SelfPlayed play_itself<board::Kit>(const board::Rules&, const Agent&, Seed, Slips);
template SelfPlayed play_itself<cartus::Kit>(const cartus::Rules&, const Agent&, Seed, Slips);
template bool replay_samples<board::Kit>(const board::Rules&, const SelfPlayed&, Seed, unsigned, const Hindsight&,
                                         const std::function<void(const Sample&)>&);
template bool replay_samples<cartus::Kit>(const cartus::Rules&, const SelfPlayed&, Seed, unsigned, const Hindsight&,
                                          const std::function<void(const Sample&)>&);
template bool replay_choices<board::Kit>(const board::Rules&, const SelfPlayed&, Seed, unsigned,
                                         const std::function<void(const Choices&)>&);
template bool replay_choices<cartus::Kit>(const cartus::Rules&, const SelfPlayed&, Seed, unsigned,
                                          const std::function<void(const Choices&)>&);

}  // namespace rattus::ai
