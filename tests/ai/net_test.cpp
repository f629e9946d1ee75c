// Nets: the same numbers as slow arithmetic gives, files that do not fit, and inputs that tell only what may be known.
#include <algorithm>
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/arena/self_play.hpp"
#include "ai/board/learned.hpp"
#include "engine/board/game.hpp"
#include "tests/ai/nets.hpp"
#include "tests/ai/positions.hpp"

namespace rattus::ai {
namespace {

using test::all_set_ups;
using test::NetNumbers;
using test::random_positions;
using test::rules_of;
using ::testing::HasSubstr;

std::int32_t squashed(std::int32_t sum, unsigned shift) { return std::clamp(sum >> shift, 0, 1023); }

/// Weight of an input for an output where two inputs lie side by side.
template <class Numbers>
int weight(const Numbers& numbers, std::size_t width, std::size_t input, std::size_t output) {
  return numbers[(input / 2 * width + output) * 2 + input % 2];
}

/// What Net::scores says, number by number.
std::vector<std::int32_t> slow_scores(const NetNumbers& net, Net::Row game, const std::vector<Net::Row>& seats) {
  std::vector<std::array<std::int32_t, Net::first>> own(seats.size());
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    for (std::size_t k = 0; k < Net::first; ++k) {
      std::int32_t sum = net.first_bias[k];
      for (std::size_t i = 0; i < game.size(); ++i) sum += game[i] * weight(net.game, Net::first, i, k);
      for (std::size_t i = 0; i < seats[seat].size(); ++i) sum += seats[seat][i] * weight(net.seat, Net::first, i, k);
      own[seat][k] = squashed(sum, 5);
    }
  std::vector<std::int32_t> scores;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    std::int32_t score = 0;
    for (std::size_t k = 0; k < Net::second; ++k) {
      std::int32_t sum = net.second_bias[k];
      for (std::size_t i = 0; i < Net::first; ++i) {
        std::int32_t others = -own[seat][i];
        for (const auto& one : own) others += one[i];
        sum += own[seat][i] * weight(net.own, Net::second, i, k) + others * weight(net.other, Net::second, i, k);
      }
      score += squashed(sum, 10) * net.last[k];
    }
    scores.push_back(score);
  }
  return scores;
}

/// Shows every `nth` decision of a random game of each set-up.
void some_positions(unsigned nth, const std::function<void(const Rules&, const State&)>& see) {
  for (const auto& setup : all_set_ups()) {
    SCOPED_TRACE(setup.board + ", " + std::to_string(setup.players) + " players, " +
                 std::to_string(setup.modules.size()) + " modules");
    const Rules rules = rules_of(setup);
    unsigned i = 0;
    random_positions(rules, {17, static_cast<std::uint64_t>(setup.players)}, [&](const State& s, const ActionList&) {
      if (++i % nth == 0) see(rules, s);
    });
  }
}

TEST(Net, GivesTheNumbersThatSlowArithmeticGives) {
  const NetNumbers numbers({1, 5});
  const auto net = test::net_of(numbers);
  unsigned compared = 0;
  some_positions(29, [&](const Rules& rules, const State& s) {
    const View view(rules, s, s.decider);
    Inputs inputs;
    inputs.reset(rules, view.known(), s.decider);
    inputs.read({rules, view.known()});
    std::vector<Net::Row> rows;
    for (Seat seat = 0; seat < rules.players; ++seat) rows.push_back(inputs.seat(seat));
    std::vector<std::int32_t> scores(rules.players);
    net->scores(inputs.game(), rows, scores);
    EXPECT_EQ(scores, slow_scores(numbers, inputs.game(), rows));
    ++compared;
  });
  EXPECT_GT(compared, 50U);
}

TEST(Net, SharesOutTheWholeWin) {
  Rng rng({2, 3});
  for (int k = 0; k < 2'000; ++k) {
    std::vector<std::int32_t> scores(2 + rng.below(5));
    for (auto& score : scores) score = static_cast<std::int32_t>(rng.below(2'000'000)) - 1'000'000;
    std::vector<Value> shares(scores.size());
    share_out(scores, shares);
    EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0), win, 3);
    const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
    EXPECT_EQ(shares[static_cast<std::size_t>(best)], *std::max_element(shares.begin(), shares.end()));
  }
  std::array<Value, 2> shares{};
  share_out(std::array<std::int32_t, 2>{0, -(1 << 17)}, shares);  // e to 1
  EXPECT_NEAR(shares[0], win * 0.7311, 8);
}

TEST(Net, RefusesAFileThatDoesNotFitAndSaysWhy) {
  const NetNumbers numbers({4, 4});
  const std::uint64_t hash = input_layout().hash;
  const std::string good = numbers.file(hash, "{\"recipe\": 1}");
  const auto net = test::read_net(good);
  ASSERT_TRUE(std::holds_alternative<std::shared_ptr<const Net>>(net));
  EXPECT_EQ(std::get<0>(net)->record(), "{\"recipe\": 1}");
  const auto why = [](const std::string& bytes) { return std::get<std::string>(test::read_net(bytes)); };
  EXPECT_THAT(why("something else"), HasSubstr("RATNET01"));
  EXPECT_THAT(why(numbers.file(hash + 1)), HasSubstr("other inputs"));
  const NetNumbers cards({4, 4}, input_layout<cartus::Kit>());
  EXPECT_THAT(why(cards.file(cards.layout->hash)), HasSubstr("other inputs")) << "of another game";
  for (std::size_t size = 8; size < good.size(); size += 997) EXPECT_FALSE(why(good.substr(0, size)).empty());
  EXPECT_THAT(why(good + "x"), HasSubstr("does not have the length that it gives"));
  NetNumbers large({4, 4});
  large.own[70] = 20'000, large.other[70] = -12'768;  // what they differ by is 1 more than there is room for
  EXPECT_THAT(why(large.file(hash)), HasSubstr("too large"));
  large.other[70] = -12'767;
  EXPECT_EQ(test::read_net(large.file(hash)).index(), 0U);
}

TEST(Inputs, EveryPartHasItsOwnAndTheNamesAreDistinct) {
  const InputLayout& layout = input_layout();
  EXPECT_EQ(input_parts().size(), board::card_facts().size());
  for (const auto* names : {&layout.seat, &layout.game}) {
    EXPECT_LE(names->size(), max_inputs);
    EXPECT_EQ(names->size() % 2, 0U);
    EXPECT_EQ(std::set<std::string>(names->begin(), names->end()).size(), names->size());
  }
  EXPECT_THAT(layout.seat, ::testing::Contains("mercatus.coins"));
  EXPECT_THAT(layout.game, ::testing::Contains("6.free"));
}

/// Whatever a world has where the observer knows nothing, what a net is told of it is the same.
TEST(Inputs, BASE_101_TellNothingThatTheObserverDoesNotKnow) {
  Rng rng({8, 8});
  unsigned compared = 0;
  some_positions(13, [&](const Rules& rules, const State& s) {
    for (Seat viewer = 0; viewer < rules.players; ++viewer) {
      const View view(rules, s, viewer);
      Inputs known, world;
      known.reset(rules, view.known(), viewer);
      known.read({rules, view.known()});
      world.reset(rules, view.known(), viewer);
      world.read({rules, board::sample(view, rng)});
      ASSERT_TRUE(std::ranges::equal(known.game(), world.game()));
      for (Seat seat = 0; seat < rules.players; ++seat)
        for (std::size_t i = 0; i < known.seat(seat).size(); ++i)
          ASSERT_EQ(known.seat(seat)[i], world.seat(seat)[i]) << input_layout().seat[i] << " of seat " << int{seat};
      ++compared;
    }
  });
  EXPECT_GT(compared, 300U);
}

TEST(SelfPlay, AKeptGameGivesTheSameSamplesAgainAndAnotherNone) {
  board::SetUp setup;
  setup.players = 3;
  const Rules rules = rules_of(setup);
  const Seed seed{3, 9};
  SelfPlayed game = play_itself<board::Kit>(rules, test::agent("search@20it"), seed, {100});
  EXPECT_EQ(play_itself<board::Kit>(rules, test::agent("search@20it"), seed, {100}).choices, game.choices);
  unsigned samples = 0;
  const auto take = [&](const Sample& sample) {
    ++samples;
    EXPECT_NEAR(std::accumulate(sample.result.begin(), sample.result.end(), 0), win, 3);
    EXPECT_NEAR(std::accumulate(sample.expected.begin(), sample.expected.end(), 0), win, 50);
  };
  EXPECT_TRUE(replay_samples<board::Kit>(rules, game, seed, 1024, {}, take));
  EXPECT_GT(samples, 30U);
  const unsigned all = samples;
  EXPECT_TRUE(replay_samples<board::Kit>(rules, game, seed, 256, {}, take));
  EXPECT_LT(samples - all, all / 2);
  game.choices.pop_back();
  game.expected.pop_back();
  EXPECT_FALSE(replay_samples<board::Kit>(rules, game, seed, 1024, {}, take));
  game.choices.assign(game.choices.size(), 254);
  EXPECT_FALSE(replay_samples<board::Kit>(rules, game, seed, 1024, {}, take));
}

TEST(SelfPlay, LookingBackExpectsTheResultOrWhatTheNetSaysNextAndWhatLiesBetween) {
  board::SetUp setup;
  setup.players = 3;
  const Rules rules = rules_of(setup);
  const Seed seed{3, 10};
  const SelfPlayed game = play_itself<board::Kit>(rules, test::agent("old-greedy"), seed, {100});
  const auto net = test::net_of(NetNumbers({5, 6}));
  using Shares = std::array<Value, Net::most_seats>;
  const auto expected = [&](unsigned keep) {
    std::vector<Shares> all;
    const auto take = [&](const Sample& sample) {
      EXPECT_TRUE(keep != 1024 || sample.expected == sample.result);
      all.push_back(sample.expected);
    };
    EXPECT_TRUE(replay_samples<board::Kit>(rules, game, seed, 1024, {net, keep}, take));
    return all;
  };
  const auto result = expected(1024), next = expected(0), between = expected(512);
  // what the net says to those who decide, where there is something to decide
  std::vector<Shares> said;
  Learned learned(net);
  using Game = Machine<board::Kit>;
  Game::SeededChance chance;
  NullSink sink;
  ActionList options;
  State s = Game::start(rules, Rng(seed), chance, sink, options);
  for (const std::size_t choice : game.choices) {
    if (options.size() > 1) {
      SeatValuesOf<board::Kit> values{};
      const View view(rules, s, s.decider);
      learned.reset(rules, view.known(), s.decider);
      learned.values({rules, view.known()}, values);
      std::copy_n(values.begin(), rules.players, said.emplace_back().begin());
    }
    Game::apply(rules, s, options[choice], chance, sink, options);
  }
  ASSERT_EQ(next.size(), said.size());
  for (std::size_t i = 0; i + 1 < next.size(); ++i) EXPECT_EQ(next[i], said[i + 1]) << i;
  EXPECT_EQ(next.back(), result.back());
  for (std::size_t i = 0; i + 1 < next.size(); ++i)
    EXPECT_NEAR(between[i][0], (next[i][0] + between[i + 1][0]) / 2.0, 1) << i;
}

TEST(Learned, PlayersWithANetChooseLegallyAndTheSameAgain) {
  const auto net = test::net_of(NetNumbers({5, 6}));
  some_positions(61, [&](const Rules& rules, const State& s) {
    if (s.over()) return;
    ActionList options;
    board::legal(rules, s, options);
    for (const char* name : {"greedy", "search@40it"}) {
      Agent agent = test::agent(name);
      agent.nets = {net};
      const View view(rules, s, s.decider);
      const Action choice = make_player(agent, {3, 4})->choose(view, options);
      EXPECT_TRUE(options.contains(choice));
      EXPECT_EQ(make_player(agent, {3, 4})->choose(view, options), choice);
    }
  });
}

TEST(Agents, OfBeforeNetsAndWithANetOfTheirOwn) {
  EXPECT_EQ(test::agent("old-search:normal@50it").kind, Kind::search);
  EXPECT_EQ(test::agent("search+a/b.net@50it").net_file, "a/b.net");
  EXPECT_EQ(test::agent("search+a/b.net@50it").budget.iterations, 50U);
  std::string error;
  EXPECT_FALSE(parse_agent("old-", error));
  EXPECT_THAT(error, HasSubstr("greedy"));
  EXPECT_FALSE(parse_agent("old-greedy+a.net", error));
  EXPECT_THAT(error, HasSubstr("leave out old- or the net"));
  EXPECT_TRUE(names_level_alone("search:strong"));
  for (const char* name : {"search:strong@5it", "search+a.net", "greedy:strong+a.net", "old-search:easy"})
    EXPECT_FALSE(names_level_alone(name)) << name;
}

}  // namespace
}  // namespace rattus::ai
