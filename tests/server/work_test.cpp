// Computer players' choices are made by workers, over PostgreSQL and NATS; and by the server if those are gone.
#include "server/thinking/work.hpp"

#include <array>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/cluster/nats.hpp"
#include "server/cluster/nats_bus.hpp"
#include "server/postgres/store.hpp"
#include "server/thinking/job.hpp"
#include "tests/server/cluster_fixture.hpp"

namespace rattus::server::test {
namespace {

using std::chrono::milliseconds;
using ::testing::HasSubstr;

/// Nobody falls back because a machine is busy.
constexpr milliseconds patient{60'000}, usual{300};

/// `rattus work` as a process of its own, to be killed.
class WorkProcess {
 public:
  explicit WorkProcess(Cluster& cluster) : WorkProcess(cluster.database().url(), cluster.nats().url()) {
    until_said("thinking for computer players");
  }
  WorkProcess(const std::string& store, const std::string& bus) {
    std::vector<std::string> words{RATTUS_PROGRAM, "work", "--store", store, "--bus", bus, "--threads", "2"};
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(pipe[1], 2);
      ::execv(arguments[0], arguments.data());
      ::_exit(127);
    }
    ::close(pipe[1]);
    out_ = pipe[0];
  }
  WorkProcess(const WorkProcess&) = delete;
  WorkProcess& operator=(const WorkProcess&) = delete;
  ~WorkProcess() {
    if (pid_ > 0) end(SIGKILL);
    ::close(out_);
  }

  void until_said(const std::string& text) {
    while (said.find(text) == std::string::npos)
      if (!read_on()) throw std::runtime_error("the worker has ended: " + said);
  }
  /// Sends a signal, if it is one, and waits for the end; the exit status, or minus the signal that ended it.
  int end(int signal) {
    if (signal != 0) ::kill(pid_, signal);
    while (read_on()) {
    }
    int status = 0;
    ::waitpid(std::exchange(pid_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  /// How many choices it says that it has made, after its end.
  [[nodiscard]] int choices() const {
    const std::string words = "choices made: ";
    const std::size_t at = said.find(words);
    return at == std::string::npos ? -1 : std::stoi(said.substr(at + words.size()));
  }
  std::string said;

 private:
  bool read_on() {
    std::array<char, 512> piece{};
    const ssize_t size = ::read(out_, piece.data(), piece.size());
    if (size > 0) said.append(piece.data(), static_cast<std::size_t>(size));
    return size > 0;
  }
  pid_t pid_ = -1;
  int out_ = -1;
};

std::string name_of(Cluster& cluster) {
  Notes notes;
  return std::get<std::unique_ptr<postgres::PostgresStore>>(
             postgres::PostgresStore::open(cluster.database().url(), notes))
      ->name();
}

/// Hears what workers answer.
class Answers {
 public:
  explicit Answers(Cluster& cluster) {
    auto opened = open_nats_bus(
        cluster.nats().url(), name_of(cluster), [](const std::function<void()>& what) { what(); }, [](bool) {});
    bus_ = std::get<std::unique_ptr<Bus>>(std::move(opened));
    bus_->hear([this](const std::string&, const std::string&) { ++count_; });
    bus_->listen(answer_subject("*"));
  }
  [[nodiscard]] int count() const { return count_; }

 private:
  std::atomic<int> count_{0};
  std::unique_ptr<Bus> bus_;
};

/// A person's game against a computer player.
struct Against {
  explicit Against(LiveServer& server, const Json& opponent = machine)
      : agnes(server.port(), "Agnes"), table(open_table(agnes, 2, {me, opponent})), player(agnes, table) {
    player.hello();
  }
  void play(int moves) {
    for (int i = 0; i < moves && !player.over(); ++i) {
      player.until([&] { return player.to_decide() || player.over(); });
      if (!player.over()) player.act("m" + std::to_string(++moved));
    }
  }
  Person agnes;
  std::string table;
  Player player;
  int moved = 0;
};

/// Games at this server until workers have made so many more choices.
void play_until(LiveServer& server, const Answers& answers, int more) {
  const int until = answers.count() + more;
  while (answers.count() < until) {
    Against game(server);
    while (!game.player.over() && answers.count() < until) game.play(1);
  }
}

/// A worker whose part this test plays.
class Feigned {
 public:
  explicit Feigned(Cluster& cluster)
      : name_(name_of(cluster)), server_(cluster.nats().url()), jobs_([&] {
          server_.open_stream(thoughts_stream(name_), bus_prefix(name_) + jobs_subject, std::chrono::seconds(60),
                              {std::chrono::seconds(60), true});
          return server_.pull({thoughts_stream(name_), takers, bus_prefix(name_) + jobs_subject, milliseconds(1'000)});
        }()) {}
  /// Takes the next job, and gives signs of life meanwhile; nothing if that is over before one comes.
  std::optional<nats::Message> take(const std::atomic<bool>& over = false) {
    while (!over) {
      say(workers_subject, R"({"from":"feigned"})");
      auto messages = jobs_.next(1, milliseconds(100));
      if (!messages.empty()) return std::move(messages.front());
    }
    return std::nullopt;
  }
  void say(const std::string& subject, const std::string& text) const {
    server_.say(bus_prefix(name_) + subject, text);
  }
  void hand_in(const std::string& text, const std::string& id) const {
    server_.publish(bus_prefix(name_) + jobs_subject, text, id);
  }

 private:
  std::string name_;
  nats::Server server_;
  nats::Pull jobs_;
};

TEST(WorkTest, AWorkerPlays) {
  Cluster cluster(1, patient);
  const Answers answers(cluster);
  WorkProcess worker(cluster);
  play_until(cluster[0], answers, 100);
  EXPECT_EQ(worker.end(SIGTERM), 0) << worker.said;
  EXPECT_GE(worker.choices(), 100) << worker.said;
}

TEST(WorkTest, AWorkerIsKilledAndPlayGoesOnAndAnotherTakesItsPlace) {
  Cluster cluster(1, usual);
  const Answers answers(cluster);
  {
    WorkProcess worker(cluster);
    play_until(cluster[0], answers, 10);
    worker.end(SIGKILL);
  }
  Against game(cluster[0]);
  game.play(10);
  EXPECT_EQ(game.moved, 10);
  WorkProcess other(cluster);
  play_until(cluster[0], answers, 10);
}

TEST(WorkTest, NatsGoesAndPlayGoesOnAndWorkersComeBack) {
  Cluster cluster(1, usual);
  const Answers answers(cluster);
  WorkProcess worker(cluster);
  play_until(cluster[0], answers, 10);
  cluster.nats().stop();
  Against game(cluster[0]);
  game.play(10);
  EXPECT_EQ(game.moved, 10);
  cluster.nats().start();
  play_until(cluster[0], answers, 10);
  EXPECT_EQ(worker.end(SIGTERM), 0) << worker.said;
}

TEST(WorkTest, TwoWorkersShare) {
  Cluster cluster(1, patient);
  const Answers answers(cluster);
  WorkProcess one(cluster), other(cluster);
  play_until(cluster[0], answers, 60);
  EXPECT_EQ(one.end(SIGTERM), 0);
  EXPECT_EQ(other.end(SIGTERM), 0);
  EXPECT_GT(one.choices(), 0) << one.said;
  EXPECT_GT(other.choices(), 0) << other.said;
}

TEST(WorkTest, AJobThatAWorkerDoesNotFinishGoesToAnother) {
  Cluster cluster(1, patient);
  std::optional<Feigned> dead(std::in_place, cluster);
  const Answers answers(cluster);
  std::thread playing([&] { play_until(cluster[0], answers, 1); });
  EXPECT_TRUE(read_job(dead->take()->text()));  // never answered
  dead.reset();
  WorkProcess worker(cluster);
  playing.join();
  EXPECT_EQ(worker.end(SIGTERM), 0);
  EXPECT_GT(worker.choices(), 0) << worker.said;
}

TEST(WorkTest, AServerTakesTheAnswerThatFits) {
  Cluster cluster(1, patient);
  Feigned worker(cluster);
  std::atomic<unsigned> asked = 0;
  std::atomic<bool> over = false;
  std::thread playing([&] {
    while (asked < 10) {
      Against game(cluster[0]);
      while (!game.player.over() && asked < 10) game.play(1);
    }
    over = true;
  });
  std::set<std::string> seen;
  while (!over) {
    const auto message = worker.take(over);
    if (!message) break;
    const auto job = read_job(message->text());
    ASSERT_TRUE(job);
    EXPECT_EQ(Json::parse(message->text()).size(), 6U) << message->text();
    EXPECT_TRUE(seen.insert(id_of(*job)).second) << "asked twice";
    ++asked;
    const std::string subject = answer_subject(job->table);
    worker.say(subject, text_of(WorkersChoice{job->table, job->version - 1, {0}}));
    worker.say(subject, "nonsense");
    for (int i = 0; i < 2; ++i) worker.say(subject, text_of(WorkersChoice{job->table, job->version, {0}}));
    message->done();
  }
  playing.join();
}

TEST(WorkTest, TwoServersThatAskForTheSameAskOnce) {
  Cluster cluster(1, usual);
  const Feigned worker(cluster);
  const std::string store = cluster.database().url(), nats = cluster.nats().url();
  const Job one{"T", 7, 1, {1, 2}, milliseconds(100)}, other{"T", 7, 1, {3, 4}, milliseconds(100)};
  worker.hand_in(text_of(one), id_of(one));
  worker.hand_in(text_of(other), id_of(other));
  EXPECT_EQ(std::get<ThoughtCounts>(count_thoughts(store, nats)).waiting, 1U);
}

TEST(WorkTest, AtOneTableOneOfTwoServersAsks) {
  Cluster cluster(2, patient);
  const Answers answers(cluster);
  WorkProcess worker(cluster);
  play_until(cluster[0], answers, 1);  // workers are known
  const int before = answers.count();
  Against game(cluster[0]);
  game.agnes.move_to(cluster[1].port());
  Player there(game.agnes, game.table);
  there.hello();
  game.play(20);
  there.until([&] { return there.seen.version >= game.player.seen.version; });
  EXPECT_EQ(worker.end(SIGTERM), 0);
  const std::string decided = cluster.database().sql("SELECT count(*) FROM entries WHERE match = '" + game.table +
                                                     "' AND input LIKE '%choose%'");
  EXPECT_GT(answers.count() - before, 5) << worker.said;
  EXPECT_LE(answers.count() - before, std::stoi(decided) - game.moved + 1) << "a choice was made twice";
}

TEST(WorkTest, WhatWaitsIsCounted) {
  Cluster cluster(1, usual);
  const std::string store = cluster.database().url(), nats = cluster.nats().url();
  EXPECT_EQ(std::get<ThoughtCounts>(count_thoughts(store, nats)).waiting, 0U) << "no queue yet";
  Feigned worker(cluster);
  for (int i = 0; i < 3; ++i) worker.hand_in("job", std::to_string(i));
  const auto message = worker.take();
  const auto counted = std::get<ThoughtCounts>(count_thoughts(store, nats));
  EXPECT_EQ(counted.waiting, 2U);
  EXPECT_EQ(counted.in_hand, 1U);

  const std::string command = std::string(RATTUS_PROGRAM) + " admin queues --store '" + store + "' --bus " + nats;
  FILE* out = ::popen(command.c_str(), "r");
  std::array<char, 200> said{};
  ASSERT_TRUE(std::fgets(said.data(), said.size(), out));
  EXPECT_EQ(::pclose(out), 0);
  EXPECT_STREQ(said.data(), "thoughts of computer players: 2 waiting, 1 in hand\n");
}

TEST(WorkTest, SaysWhyItCannotBegin) {
  const NatsServer plain(false);
  const PostgresServer database;
  const auto said = [](const std::string& store, const std::string& bus) {
    WorkProcess worker(store, bus);
    EXPECT_EQ(worker.end(0), 1);
    return worker.said;
  };
  EXPECT_THAT(said(database.url(), "nats://127.0.0.1:1"),
              HasSubstr("--bus nats://127.0.0.1:1: no NATS server answers"));
  EXPECT_THAT(said(database.url(), plain.url()), HasSubstr("keeps no streams"));
  EXPECT_THAT(said("postgresql://nobody@127.0.0.1:1/none", plain.url()), HasSubstr("cannot be used"));
}

}  // namespace
}  // namespace rattus::server::test
