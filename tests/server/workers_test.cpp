// A server's side of workers, in a world with a clock of its own.
#include "server/thinking/workers.hpp"

#include <random>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/text/json.hpp"
#include "tests/server/simulated_world.hpp"
#include "tests/server/watched_game.hpp"

namespace rattus::server::test {
namespace {

using codec::Json;
using std::chrono::milliseconds;

struct HandedIn {
  std::string subject, text, id;
};

/// What lies between a server and workers, of which this test plays the part.
class Desk final : public Bus {
 public:
  void hear(Heard what) override { heard = std::move(what); }
  void listen(const std::string& subject) override { subjects.insert(subject); }
  void ignore(const std::string& subject) override { subjects.erase(subject); }
  void say(const std::string&, const std::string&) override {}
  void hand_in(const std::string& subject, const std::string& text, const std::string& id) override {
    jobs.push_back({subject, text, id});
    if (on_job) on_job(*read_job(text));
  }
  [[nodiscard]] bool up() const override { return works; }

  void sign(bool gone = false) {
    Json sign{{"from", "w"}};
    if (gone) sign["gone"] = true;
    heard(workers_subject, sign.dump());
  }
  void answer(const Job& job, const std::vector<std::uint32_t>& options) {
    if (subjects.contains(answer_subject(job.table)))
      heard(answer_subject(job.table), text_of(WorkersChoice{job.table, job.version, options}));
  }

  bool works = true;
  Heard heard;
  std::set<std::string> subjects;
  std::vector<HandedIn> jobs;
  std::function<void(const Job&)> on_job;
};

class WorkersTest : public ::testing::Test {
 protected:
  WorkersTest() {
    auto desk = std::make_unique<Desk>();
    desk_ = desk.get();
    world_.hire(std::move(desk), milliseconds(300));
  }
  void ask() {
    world_.workers()->ask(job_, [this](const auto& options) { told_.push_back(options ? int(options->front()) : -1); });
  }
  /// Waits for so long.
  void pass(milliseconds time) {
    bool over = false;
    world_.later(time, [&] { over = true; });
    while (!over && world_.proceed()) {
    }
  }

  std::mt19937_64 random_{1};
  MemoryStore disk_;
  SimulatedWorld world_{disk_, random_};
  Desk* desk_;
  Job job_{"T", 7, 1, {5, 6}, milliseconds(200)};
  std::vector<int> told_;  ///< options; -1: think yourself
};

TEST_F(WorkersTest, WithoutASignOfLifeNobodyIsAsked) {
  ask();
  EXPECT_THAT(told_, ::testing::ElementsAre(-1));
  desk_->sign();
  pass(worker_dead + milliseconds(1));
  ask();
  desk_->sign();
  desk_->sign(true);
  ask();
  desk_->sign();
  desk_->works = false;
  ask();
  EXPECT_THAT(told_, ::testing::ElementsAre(-1, -1, -1, -1));
  EXPECT_TRUE(desk_->jobs.empty());
  EXPECT_EQ(world_.metrics().fallen_back, 4U);
}

TEST_F(WorkersTest, AJobNamesTheDecisionAndNothingOfTheMatch) {
  desk_->sign();
  ask();
  ASSERT_EQ(desk_->jobs.size(), 1U);
  EXPECT_EQ(desk_->jobs[0].subject, jobs_subject);
  EXPECT_EQ(desk_->jobs[0].id, "T:7");
  EXPECT_EQ(Json::parse(desk_->jobs[0].text), Json({{"table", "T"},
                                                    {"version", 7},
                                                    {"seat", 1},
                                                    {"seed", "00000000000000050000000000000006"},
                                                    {"microseconds", 200'000},
                                                    {"answer", "thought.T"}}));
  EXPECT_EQ(Json::parse(text_of(WorkersChoice{"T", 7, {3, 4}})),
            Json({{"table", "T"}, {"version", 7}, {"options", {3, 4}}}));
}

TEST_F(WorkersTest, AnAnswerCountsOnce) {
  desk_->sign();
  ask();
  Job other = job_;
  other.version = 6;
  desk_->answer(other, {1});
  for (const char* text : {"", "{}", "[1]", R"({"table":"T","version":7,"options":[]})",
                           R"({"table":"T","version":7,"options":[-1]})", R"({"table":"T","version":7})"})
    desk_->heard(answer_subject("T"), text);
  EXPECT_TRUE(told_.empty());
  desk_->answer(job_, {3});
  desk_->answer(job_, {4});
  desk_->heard(answer_subject("T"), text_of(WorkersChoice{"T", 7, {5}}));
  pass(milliseconds(10'000));
  EXPECT_THAT(told_, ::testing::ElementsAre(3));
  EXPECT_EQ(world_.metrics().answered_by_workers, 1U);
  EXPECT_EQ(world_.metrics().fallen_back, 0U);
}

TEST_F(WorkersTest, WithoutAnAnswerInTimeTheServerThinks) {
  desk_->sign();
  ask();
  pass(milliseconds(499));
  EXPECT_TRUE(told_.empty());
  pass(milliseconds(2));
  EXPECT_THAT(told_, ::testing::ElementsAre(-1));
  desk_->answer(job_, {3});
  desk_->sign();
  ask();  // whoever did not answer is left alone for a while
  EXPECT_THAT(told_, ::testing::ElementsAre(-1, -1));
  pass(milliseconds(1'000));
  desk_->sign();
  ask();
  EXPECT_EQ(desk_->jobs.size(), 2U);
}

TEST_F(WorkersTest, WhenTheBusBreaksTheServerThinksAtOnce) {
  desk_->sign();
  ask();
  world_.workers()->lose_bus();
  EXPECT_THAT(told_, ::testing::ElementsAre(-1));
}

/// What a spectator is told of a game whose choices a worker makes.
struct WorkersGame {
  explicit WorkersGame(milliseconds took) {
    auto made = std::make_unique<Desk>();
    desk = made.get();
    SimulatedWorld& world = game.world;
    world.thinking_time = [] { return milliseconds(1); };
    world.hire(std::move(made), milliseconds(300));
    world.tempo.most = milliseconds(100);
    desk->sign();
    desk->on_job = [this, took](const Job& job) {
      desk->sign();
      if (took.count() >= 0) game.world.later(took, [this, job] { desk->answer(job, {0}); });
    };
  }
  WatchedGame game{{1, 2}, 3, "random", "novice"};
  Desk* desk;
};

TEST(WorkersTiming, AWorkersChoiceLeavesAtItsBeatToo) {
  for (const auto& [took, beats] : {std::pair(milliseconds(0), 1), {milliseconds(17), 1}, {milliseconds(399), 2}}) {
    WorkersGame watched(took);
    const auto told = watched.game.play(12);
    ASSERT_EQ(told.size(), 12U);
    for (std::size_t i = 0; i + 1 < told.size(); ++i)
      EXPECT_EQ((told[i + 1].time - told[i].time), beats * beat) << took.count();
    EXPECT_EQ(watched.game.world.metrics().fallen_back, 0U);
    EXPECT_GE(watched.desk->jobs.size(), 11U);
  }
}

TEST(WorkersTiming, AChoiceThatNoWorkerMadeLeavesAtABeat) {
  WorkersGame watched(milliseconds(-1));
  const auto told = watched.game.play(12);
  ASSERT_EQ(told.size(), 12U);
  for (std::size_t i = 0; i + 1 < told.size(); ++i)
    EXPECT_EQ((told[i + 1].time - told[i].time) % beat, std::chrono::nanoseconds(0));
  EXPECT_GE(watched.game.world.metrics().fallen_back, 11U);
}

}  // namespace
}  // namespace rattus::server::test
