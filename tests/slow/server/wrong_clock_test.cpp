// A wrong clock on the wall, as servers of the test of clusters have it: all that such a server says and stores is by
// that clock, and waits are as long as ever.
#include "tests/slow/server/wrong_clock.hpp"

#include <cerrno>
#include <ctime>

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/time.h>

#include "codec/lobby.hpp"
#include "server/store/whole.hpp"
#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"
#include "tests/slow/server/server_process.hpp"

namespace rattus::server::test {
namespace {

class WrongClock : public ::testing::TestWithParam<int> {
 protected:
  /// True for a time in seconds that is between the start of the test and now by the wrong clock.
  [[nodiscard]] bool plausible(UnixTime time) const {
    return time >= begun_ + GetParam() && time <= std::time(nullptr) + GetParam();
  }
  const UnixTime begun_ = std::time(nullptr);
};

/// The text after `key` in what the server has said.
std::string said_after(ServerProcess& server, const std::string& key, std::size_t length) {
  server.until_said(key);
  return server.said().substr(server.said().find(key) + key.size(), length);
}

TEST_P(WrongClock, IsTheServersInAllThatItSaysAndStores) {
  const Folder folder;
  const auto wrong = with_clock_fast_by(std::chrono::seconds(GetParam()));
  {
    ServerProcess server(folder.path(), 0, {"--log", "json"}, RATTUS_PROGRAM, wrong);
    Person agnes(server.port(), "Agnes");
    EXPECT_TRUE(plausible(date_of(agnes.get("/api/me"))));
    Player player(agnes, open_table(agnes, 2, {me, me}));
    player.hello();
    EXPECT_EQ(player.act("a")["type"], "update");
    const std::string logged = said_after(server, "\"time\":\"", codec::utc_text(begun_).size());
    EXPECT_GE(logged, codec::utc_text(begun_ + GetParam()));
    EXPECT_LE(logged, codec::utc_text(std::time(nullptr) + GetParam()));
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  // `rattus admin` asks std::chrono::system_clock.
  ProgramProcess ban({RATTUS_PROGRAM, "admin", "ban", "192.0.2.7", "--data", folder.path()}, wrong);
  EXPECT_EQ(ban.end(0), 0);

  auto opened = open_whole(folder.path());
  Whole& whole = *std::get<std::unique_ptr<Whole>>(opened);
  const auto bans = std::get<std::vector<Ban>>(whole.bans());
  ASSERT_EQ(bans.size(), 1U);
  EXPECT_TRUE(plausible(bans[0].since)) << bans[0].since - begun_;
  const auto people = std::get<std::vector<PersonLine>>(whole.people_after("", 2));
  ASSERT_EQ(people.size(), 1U);
  EXPECT_TRUE(plausible(people[0].created)) << people[0].created - begun_;
  const auto tables = std::get<std::vector<TableLine>>(whole.tables_after("", {}, 2));
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_TRUE(plausible(tables[0].opened)) << tables[0].opened - begun_;
  EXPECT_TRUE(plausible(tables[0].last_time)) << tables[0].last_time - begun_;
}

/// The library in this process, which has not been started with it.
template <class Function>
Function* preloaded(const char* name) {
  static void* const library = ::dlopen(RATTUS_WRONG_CLOCK, RTLD_NOW | RTLD_LOCAL);
  return library ? reinterpret_cast<Function*>(::dlsym(library, name)) : nullptr;
}

TEST_P(WrongClock, ClocksThatCountAreRightAndWaitsAsLongAsEver) {
  ::setenv("RATTUS_CLOCK_ERROR", std::to_string(GetParam()).c_str(), 1);
  auto* const get = preloaded<decltype(::clock_gettime)>("clock_gettime");
  auto* const wait = preloaded<decltype(::pthread_cond_timedwait)>("pthread_cond_timedwait");
  ASSERT_TRUE(get && wait);
  timespec time{};
  for (const clockid_t clock : {CLOCK_REALTIME, CLOCK_REALTIME_COARSE}) {
    get(clock, &time);
    EXPECT_TRUE(plausible(time.tv_sec)) << clock;
  }
  timeval day{};
  preloaded<decltype(::gettimeofday)>("gettimeofday")(&day, nullptr);
  EXPECT_TRUE(plausible(day.tv_sec));

  for (const clockid_t clock : {CLOCK_REALTIME, CLOCK_MONOTONIC}) {
    const auto begun = std::chrono::steady_clock::now();
    if (clock == CLOCK_MONOTONIC) {
      get(clock, &time);
      EXPECT_LE(std::chrono::seconds(time.tv_sec), std::chrono::steady_clock::now().time_since_epoch());
      EXPECT_GE(std::chrono::seconds(time.tv_sec + 1), begun.time_since_epoch());
    }
    pthread_condattr_t kind{};
    ::pthread_condattr_init(&kind);
    ::pthread_condattr_setclock(&kind, clock);
    pthread_cond_t never{};
    ::pthread_cond_init(&never, &kind);
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    ::pthread_mutex_lock(&mutex);
    get(clock, &time);
    time.tv_sec += 1;
    EXPECT_EQ(wait(&never, &mutex, &time), ETIMEDOUT);
    EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(900)) << clock;
    ::pthread_mutex_unlock(&mutex);
    ::pthread_cond_destroy(&never);
  }
  ::unsetenv("RATTUS_CLOCK_ERROR");
}

INSTANTIATE_TEST_SUITE_P(Slow, WrongClock, ::testing::Values(-240));
INSTANTIATE_TEST_SUITE_P(Fast, WrongClock, ::testing::Values(300));

}  // namespace
}  // namespace rattus::server::test
