// When computer players' choices leave a real server, by the clock of the machine (docs/server.md, "Timing").
//
// Why this does not fail on a busy machine. The lower bound holds however late anybody wakes up: a chain of choices is
// measured from before the person's own message was sent, and the server asks the first computer player after that and
// each of the others after the choice before him. The upper bound is one of a median, it leaves out what any entry
// takes (the disk above all: messages of talk between the choices say it), and it is looked at only if the machine
// could have kept it: a yardstick beside the server sleeps and computes a little all the time, and if that takes longer
// than it should, the round is played again. If the machine is never calm enough, the test says so and is skipped.
#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>

#include <gtest/gtest.h>

#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds beat{60};
constexpr double calm = 3;  ///< milliseconds that the yardstick may be late

double ms(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// How late the machine makes somebody who sleeps for 20 ms and then computes for 2.
class Yardstick {
 public:
  /// The median; ends it.
  double late() {
    ending_ = true;
    thread_.join();
    return median(late_);
  }

 private:
  static double processor_ms() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
  }
  void run() {
    do {
      const auto begun = Clock::now();
      std::this_thread::sleep_for(milliseconds(20));
      const double until = processor_ms() + 2;
      while (processor_ms() < until) {
      }
      late_.push_back(ms(Clock::now() - begun) - 22);
    } while (!ending_);
  }
  std::atomic<bool> ending_ = false;
  std::vector<double> late_;
  std::thread thread_{[this] { run(); }};
};

struct Round {
  std::vector<double> choices, talk;  ///< in milliseconds
};

/// Plays until there are 30 choices of computer players.
Round play(Person& agnes, const std::string& kind) {
  const Json seat{{"kind", "computer"}, {"player", kind}, {"level", "easy"}};
  Round round;
  while (round.choices.size() < 30) {
    Player player(agnes, open_table(agnes, 3, {me, seat, seat}));
    player.hello();
    for (int move = 0; round.choices.size() < 30 && !player.over(); ++move) {
      player.until([&] { return player.to_decide() || player.over(); });
      if (player.over()) break;
      const auto said = Clock::now();
      player.ask({{"type", "chat"}, {"id", "c" + std::to_string(move)}, {"text", "hm"}});
      const auto begun = Clock::now();
      round.talk.push_back(ms(begun - said));
      player.act("m" + std::to_string(move));
      auto before = Clock::now();
      for (int chain = 1; !player.to_decide() && !player.over(); ++chain) {
        const auto version = player.seen.version;
        player.until([&] { return player.seen.version > version; });
        const auto now = Clock::now();
        round.choices.push_back(ms(now - before));
        before = now;
        EXPECT_GE(now - begun, chain * beat);
      }
    }
  }
  return round;
}

class TimingTest : public ::testing::TestWithParam<const char*> {};

TEST_P(TimingTest, AChoiceNeverLeavesBeforeItsBeatAndMostlySoonAfterIt) {
  ServeOptions options = quick_options();
  options.pace.beat = beat;
  LiveServer server(options);
  Person agnes(server.port(), "Agnes");
  for (int tries = 0; tries < 6; ++tries) {
    Yardstick yardstick;
    const Round round = play(agnes, GetParam());
    if (const double late = yardstick.late(); late > calm) continue;
    RecordProperty("median_choice_ms", std::to_string(median(round.choices)));
    RecordProperty("median_talk_ms", std::to_string(median(round.talk)));
    EXPECT_LE(median(round.choices) - median(round.talk), ms(beat) + 20);
    return;
  }
  GTEST_SKIP() << "the machine is too busy to tell";
}

INSTANTIATE_TEST_SUITE_P(Players, TimingTest, ::testing::Values("random", "search"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace rattus::server::test
