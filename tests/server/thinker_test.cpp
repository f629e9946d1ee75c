// What a worker thinks is what a server would have thought.
#include "server/thinking/thinker.hpp"

#include <array>
#include <memory>

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "host/nets.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/memory_store.hpp"
#include "tests/table/matches.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// A clock of which each look takes a millisecond: whoever thinks by it does the same each time.
ai::Clock counting_clock() {
  return [now = std::make_shared<nanoseconds>(0)] { return *now += milliseconds(1); };
}

std::vector<std::uint32_t> choice_of(Problem& problem) {
  while (!problem.think()) {
  }
  return problem.options();
}

/// A game of computer players, whose entries a store has.
struct Game {
  Game(const table::AnySetUp& setup, const table::Chair& player)
      : match(std::make_shared<table::Match>(rattus::test::open_match(
            setup, {1, 2}, std::vector<table::Chair>(static_cast<std::size_t>(table::players_of(setup)), player)))) {
    const std::vector<Write> writes{new_match("T", *match, 1)};
    EXPECT_FALSE(disk.write(writes));
  }
  /// The decision that it waits for.
  [[nodiscard]] Job job(const std::string& table = "T") const {
    return {table, match->decision_version(), match->course().decider(), {3, match->version()}, milliseconds(40)};
  }
  void choose(const std::vector<std::uint32_t>& options) {
    const std::uint64_t before = match->version();
    table::Input input;
    input.act = options.empty() ? table::Act::unasked : table::Act::choose;
    input.seat = match->course().decider();
    for (std::size_t i = 0; i < std::max<std::size_t>(1, options.size()); ++i) {
      input.version = match->decision_version();
      input.option = options.empty() ? 0 : options[i];
      ASSERT_TRUE(match->apply(input, [](const table::Guest&) { return true; }).accepted());
    }
    std::vector<Write> writes;
    for (std::uint64_t version = before + 1; version <= match->version(); ++version)
      writes.emplace_back(NewEntry{"T", version, codec::store_text(match->log()[version - 2]), 1, {}, true});
    EXPECT_FALSE(disk.write(writes));
  }
  void choose_by_itself() {
    Problem problem(match, host::carried_nets().agent_of(match->seats()[match->course().decider()]), job().seed,
                    job().most, counting_clock());
    choose(match->course().unasked() ? std::vector<std::uint32_t>() : choice_of(problem));
  }

  MemoryStore disk;
  std::shared_ptr<table::Match> match;
};

std::unique_ptr<Problem> posed(Thinker& thinker, const Job& job) {
  auto posed = thinker.pose(job);
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Problem>>(posed));
  return std::get<std::unique_ptr<Problem>>(std::move(posed));
}

TEST(Thinker, ChoosesWhatTheServerWouldHaveChosen) {
  const auto player = rattus::test::computer("search", "strong");
  for (const auto& setup :
       {table::AnySetUp(rattus::test::set_up("classic", 2)), table::AnySetUp(rattus::test::cartus_set_up(2))}) {
    Game game(setup, player);
    Thinker thinker(game.disk, codec::game_data(), counting_clock());
    unsigned compared = 0;
    for (int i = 0; i < 40 && game.match->waits_for_computer(); ++i) {
      if (game.match->course().unasked()) {
        game.choose({});
        continue;
      }
      const Job job = game.job();
      auto elsewhere = posed(thinker, job);
      ASSERT_TRUE(elsewhere);
      Problem here(game.match, host::carried_nets().agent_of(game.match->seats()[job.seat]), job.seed, job.most,
                   counting_clock());
      const auto options = choice_of(here);
      EXPECT_EQ(choice_of(*elsewhere), options);
      game.choose(options);
      ++compared;
    }
    EXPECT_GT(compared, 10U);
  }
}

TEST(Thinker, ThinksAboutNothingThatTheTableDoesNotWaitFor) {
  Game game(rattus::test::set_up("classic", 2), rattus::test::computer());
  Thinker thinker(game.disk, codec::game_data(), counting_clock());
  const Job first = game.job();
  EXPECT_TRUE(posed(thinker, first));
  Job other = first;
  other.seat = static_cast<board::Seat>(1 - first.seat);
  EXPECT_FALSE(posed(thinker, other)) << "the decision of somebody else";
  other = first;
  other.version += 7;
  EXPECT_FALSE(posed(thinker, other)) << "a decision that has not arisen";
  EXPECT_FALSE(posed(thinker, game.job("U"))) << "no such table";
  while (game.match->decision_version() == first.version) game.choose_by_itself();
  EXPECT_TRUE(posed(thinker, game.job()));
  EXPECT_FALSE(posed(thinker, first)) << "a job that comes twice or late";
}

TEST(Thinker, AFaultOfTheStoreIsToldAndPasses) {
  Game game(rattus::test::set_up("classic", 2), rattus::test::computer());
  Thinker thinker(game.disk, codec::game_data(), counting_clock());
  game.disk.read_fails = [] { return true; };
  EXPECT_TRUE(std::holds_alternative<StoreFault>(thinker.pose(game.job())));
  game.disk.read_fails = [] { return false; };
  EXPECT_TRUE(posed(thinker, game.job()));
}

TEST(Thinker, KeepsAFewMatches) {
  Game game(rattus::test::set_up("classic", 2), rattus::test::computer());
  Thinker thinker(game.disk, codec::game_data(), counting_clock());
  for (std::size_t i = 0; i < Thinker::most_matches + 10; ++i) {
    const std::string id = "T" + std::to_string(i);
    const std::vector<Write> writes{new_match(id, *game.match, 1)};
    ASSERT_FALSE(game.disk.write(writes));
    EXPECT_TRUE(posed(thinker, game.job(id)));
  }
  EXPECT_EQ(thinker.known(), Thinker::most_matches);
}

}  // namespace
}  // namespace rattus::server::test
