// When computer players' choices leave: at a time that has nothing to do with what they know. In a world with a clock
// of its own, to the nanosecond; tests/slow/server/timing_test.cpp looks at a real server.
#include <map>

#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "tests/server/watched_game.hpp"

namespace rattus::server::test {
namespace {

using rattus::test::computer;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

TEST(Timing, AChoiceLeavesAtTheFirstBeatAfterItIsFound) {
  const std::vector<nanoseconds> times{nanoseconds(0),
                                       nanoseconds(1),
                                       milliseconds(1),
                                       milliseconds(17),
                                       milliseconds(249),
                                       nanoseconds(249'999'999),
                                       beat,
                                       nanoseconds(250'000'001),
                                       milliseconds(251),
                                       2 * beat,
                                       nanoseconds(500'300'000),
                                       milliseconds(1'000),
                                       milliseconds(1'001)};
  WatchedGame game({1, 2}, 3, "random", "novice");
  std::vector<nanoseconds> took;
  game.world.thinking_time = [&] {
    took.push_back(times[took.size() % times.size()]);
    return took.back();
  };
  const auto told = game.play();
  ASSERT_GT(told.size(), 3 * times.size());
  ASSERT_EQ(took.size(), told.size() - 1);
  std::uint64_t late = 0;
  for (std::size_t i = 0; i < took.size(); ++i) {
    const auto beats =
        std::max<std::int64_t>(1, (took[i].count() + nanoseconds(beat).count() - 1) / nanoseconds(beat).count());
    EXPECT_EQ((told[i + 1].time - told[i].time).count(), beats * nanoseconds(beat).count()) << took[i].count();
    late += beats > 1;
  }
  EXPECT_EQ(game.world.metrics().late_thoughts, late);
}

TEST(Timing, AThinkerWhoWouldUseMoreIsCutOffBeforeTheBeat) {
  for (const char* level : {"strong", "master"}) {
    WatchedGame game({1, 2}, 3, "search", level);
    game.world.tempo.beat = milliseconds(80);  // a look at the clock takes one: he never comes to his end
    const auto own = milliseconds(std::string_view(level) == "master" ? 240 : 80);
    const auto told = game.play(8);
    for (std::size_t i = 0; i + 1 < told.size(); ++i)
      EXPECT_EQ((told[i + 1].time - told[i].time).count(), nanoseconds(own).count()) << level;
    EXPECT_EQ(game.world.metrics().late_thoughts, 0U);
  }
}

TEST(Timing, WhoseTurnComesLateThinksAsMuchAsHisLevelSays) {
  std::vector<std::uint64_t> looks;
  for (const milliseconds turn : {milliseconds(0), milliseconds(200), milliseconds(5'000)}) {
    WatchedGame game({1, 2}, 3, "search", "master");
    game.world.turn = turn;
    game.play(8);
    looks.push_back(game.world.looks);
  }
  EXPECT_GT(looks[0], 7U * 600) << "he has three beats";
  EXPECT_EQ(looks[1], looks[0]);
  EXPECT_EQ(looks[2], looks[0]);
}

TEST(Timing, NobodyThinksAtATableThatNobodyLooksAt) {
  WatchedGame game({1, 2}, 3, "search", "normal");
  EXPECT_EQ(game.play(3).size(), 3U);
  while (game.world.proceed()) {
  }
  const std::uint64_t looks = game.world.looks;
  EXPECT_LE(looks, 3U * 300);
  EXPECT_EQ(game.play(2).size(), 2U) << "who comes back finds it going on";
  EXPECT_GT(game.world.looks, looks);
}

TEST(Timing, AChoiceOfSeveralCardsIsToldOnceAfterOneBeatFreeOrForced_CART_4) {
  std::size_t picks = 0, unasked = 0;
  for (std::uint64_t deal = 1; deal <= 6; ++deal) {
    WatchedGame game(rattus::test::cartus_set_up(2 + static_cast<int>(deal % 4), {{"buildings", "mixed"}}), {deal, 3},
                     static_cast<unsigned>(deal), computer());
    std::mt19937_64 thinking(deal);
    game.world.thinking_time = [&] { return nanoseconds(thinking() % nanoseconds(beat).count() / 32); };
    const auto told = game.play();
    ASSERT_GT(told.size(), 50U);
    std::uint64_t version = 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
      EXPECT_EQ(codec::Json::parse(told[i].text)["version"], ++version);
      if (i == 0) continue;
      EXPECT_EQ((told[i].time - told[i - 1].time).count(), nanoseconds(beat).count()) << "version " << version;
    }
    EXPECT_TRUE(codec::Json::parse(told.back().text)["table"]["stage"] == "over");
    const auto entries = game.entries();
    picks += entries.size() + 1 - told.size();
    for (const std::string& entry : entries) unasked += entry.find(R"("unasked")") != std::string::npos;
  }
  EXPECT_GT(picks, 100U) << "or nothing has been shown";
  EXPECT_GT(unasked, 0U);
}

TEST(Timing, GamesThatDifferOnlyInWhatIsHiddenTellAtTheSameTimes_BASE_104) {
  std::size_t alike = 0, hidden = 0;
  for (unsigned luck = 1; luck <= 4; ++luck) {
    // What the spectator has been told so far: the first game in which he was, and when.
    std::map<std::string, std::pair<std::shared_ptr<WatchedGame>, nanoseconds>> known;
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
      auto game = std::make_shared<WatchedGame>(Seed{deal, 5}, luck, "random", "novice");
      std::mt19937_64 thinking(deal);  // what is hidden makes thinking long or short, as long as there is time for it
      game->world.thinking_time = [&] { return nanoseconds(thinking() % (nanoseconds(beat).count() + 1)); };
      std::string all;
      const auto told = game->play(30);
      for (std::size_t i = 0; i < told.size(); ++i) {
        all += told[i].text;
        const auto [first, fresh] = known.try_emplace(all, game, told[i].time);
        if (fresh) continue;
        ++alike;
        EXPECT_EQ(first->second.second.count(), told[i].time.count());
        hidden += i > 0 && first->second.first->hash(i + 1) != game->hash(i + 1);
      }
    }
  }
  RecordProperty("alike", static_cast<int>(alike));
  RecordProperty("hidden", static_cast<int>(hidden));
  EXPECT_GT(alike, 100U);
  EXPECT_GT(hidden, 10U);
}

}  // namespace
}  // namespace rattus::server::test
