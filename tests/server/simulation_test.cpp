// Rooms, a disk that fails and clients that lose, repeat and reorder their messages, all in one thread and without
// time: many lives of a server, or of several over one store, in a second, each the same again from its seed.
// RATTUS_LIVES and RATTUS_SEED choose others.
#include <deque>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "codec/lobby.hpp"
#include "codec/match/messages.hpp"
#include "server/rooms/hall.hpp"
#include "tests/codec/clients.hpp"
#include "tests/server/simulated_bus.hpp"
#include "tests/server/simulated_world.hpp"
#include "tests/table/courses.hpp"

namespace rattus::server::test {
namespace {

using codec::Json;
using Text = std::shared_ptr<const std::string>;

class Line final : public Client {
 public:
  using Client::Client;
  [[nodiscard]] std::string name() const override { return guest() + "'s name"; }
  void send(Text message) override { coming.push_back(std::move(message)); }
  std::deque<std::string> going;
  std::deque<Text> coming;
};

/// A person at a keyboard whose network is bad.
struct Player {
  explicit Player(const std::string& guest) : seen(guest) {}

  rattus::test::Client seen;
  std::shared_ptr<Line> line;
  std::size_t server = 0;                      ///< where the line leads
  std::map<std::string, std::string> waiting;  ///< sent and not answered, by id
  std::vector<std::string> sent;               ///< all, for sending one again
  std::set<std::string> accepted, refused;     ///< ids of acts
  unsigned count = 0;
};

/// One server; several share the store and hear of each other.
struct Server {
  std::unique_ptr<SimulatedWorld> world;
  std::unique_ptr<Hall> hall;
};

class Life {
 public:
  explicit Life(std::uint64_t seed, std::size_t servers = 1) : random_(seed), air_(random_), servers_(servers) {
    disk_.write_fate = [this] {
      if (calm_ || below(12) != 0) return MemoryStore::Fate::written;
      return below(2) == 0 ? MemoryStore::Fate::refused : MemoryStore::Fate::written_but_refused;
    };
    disk_.read_fails = [this] { return !calm_ && below(10) == 0; };
    for (std::size_t server = 0; server < servers; ++server) begin(server);
    open();
    if (servers > 1) air_.loss = 2 + static_cast<unsigned>(below(10));
    air_.up = below(2) == 0;
  }

  void run(unsigned steps) {
    for (unsigned i = 0; i < steps && !::testing::Test::HasFailure(); ++i) step();
    settle();
    if (!::testing::Test::HasFailure()) check();
  }

 private:
  std::size_t below(std::size_t n) { return random_() % n; }

  void begin(std::size_t number) {
    Server& server = servers_[number];
    server.world = std::make_unique<SimulatedWorld>(disk_, random_);
    server.hall = std::make_unique<Hall>(*server.world);
    if (servers_.size() == 1) return;
    server.world->clock_error = 300 * static_cast<UnixTime>(number);
    server.world->meet(air_.bus(), "s" + std::to_string(below(1'000'000)));
  }
  SimulatedWorld& world() { return *servers_[below(servers_.size())].world; }
  Room& room(const Player& player) { return *servers_[player.server].hall->room("T"); }

  void open() {
    table::Plan plan;
    plan.host = "A";
    const int players = 2 + static_cast<int>(below(3));
    if (below(3) == 0)
      plan.setup = rattus::test::cartus_set_up(players);
    else
      plan.setup = rattus::test::set_up("classic", players);
    const std::array<std::string, 3> guests{"A", "B", "A"};
    for (int seat = 0; seat < players; ++seat) {
      table::Chair chair;
      const std::size_t kind = seat == 0 ? 0 : below(4);
      if (kind == 1) chair.kind = table::SeatKind::open;
      if (kind == 2) chair = {table::SeatKind::computer, "", "machine", "random", "novice"};
      if (kind == 0 || kind == 3) chair = {table::SeatKind::person, guests[seat % 3U], guests[seat % 3U], "random"};
      plan.seats.push_back(chair);
    }
    const auto& data = codec::game_data();
    auto match = table::Match::open(plan, data.tables(plan.setup), world().fresh_seed());
    calm_ = true;
    const std::vector<Write> writes{new_match("T", std::get<table::Match>(match), 1)};
    ASSERT_FALSE(disk_.write(writes));
    calm_ = false;
    for (const char* guest : {"A", "B", "A", "W"}) players_.emplace_back(guest);
  }

  void step() {
    Player& player = players_[below(players_.size())];
    switch (below(40)) {
      case 0: return crash(below(servers_.size()));
      case 1: return hang_up(player);
      case 2: return servers_[below(servers_.size())].hall->sweep();
      default: break;
    }
    if (servers_.size() > 1 && below(3) == 0 && air_.arrive()) return;
    switch (below(4)) {
      case 0: world().happen(); return;
      case 1: return player.line ? arrive(player) : call(player);
      case 2: return player.line ? hear(player) : call(player);
      default:
        if (player.line) say_something(player);
    }
  }

  void crash(std::size_t server) {
    servers_[server].world->crash();
    servers_[server].hall.reset();
    for (Player& player : players_)
      if (player.server == server) player.line.reset();
    begin(server);
  }

  void call(Player& player) {
    player.line = std::make_shared<Line>(player.seen.guest);
    player.server = below(servers_.size());
    player.line->going.push_back(Json{{"type", "hello"}, {"after", player.seen.version}}.dump());
    for (const auto& [id, message] : player.waiting) player.line->going.push_back(message);
  }

  void hang_up(Player& player) {
    if (!player.line) return;
    room(player).leave(*player.line);
    player.line.reset();
  }

  /// A message reaches the server.
  void arrive(Player& player) {
    if (player.line->going.empty()) return;
    auto read = codec::read_to_match(player.line->going.front(), codec::game_data());
    player.line->going.pop_front();
    auto* message = std::get_if<codec::ToMatch>(&read);
    ASSERT_TRUE(message);
    room(player).post(player.line, std::move(*message));
  }

  /// A message reaches the player.
  void hear(Player& player) {
    if (player.line->coming.empty()) return;
    const Text text = std::move(player.line->coming.front());
    player.line->coming.pop_front();
    const Json message = Json::parse(*text);
    const std::string id = message.value("id", "");
    if (message["type"] == "update") {
      ASSERT_LE(message["base"], player.seen.version);
      player.seen.hear(*text);
      if (!id.empty()) player.accepted.insert(id);
      player.waiting.erase(id);
    } else if (message["type"] == "refused") {
      if (message["code"] == "not-saved" || message["code"] == "too-many") return;
      if (id[0] == 'a') player.refused.insert(id);
      player.waiting.erase(id);
    }
  }

  void say_something(Player& player) {
    const std::size_t kind = below(12);
    if (kind == 0 && !player.sent.empty()) {
      player.line->going.push_back(player.sent[below(player.sent.size())]);
      return;
    }
    if (kind == 1 && !player.waiting.empty()) {
      player.line->going.push_back(player.waiting.begin()->second);
      return;
    }
    Json message;
    const std::string number = std::to_string(&player - players_.data()) + "-" + std::to_string(++player.count);
    if (kind == 2)
      message = {{"type", "chat"}, {"id", "c" + number}, {"text", "hello " + number}};
    else if (kind == 3)
      message = {{"type", below(2) ? "sit" : "rise"}, {"id", "s" + number}, {"seat", 1 + below(4)}};
    else if (kind == 4)
      message = {{"type", "start"}, {"id", "s" + number}};
    else if (kind == 5)
      message = {{"type", std::array{"propose", "agree", "object"}[below(3)]},
                 {"id", "p" + number},
                 {"what", "stand-in"},
                 {"seat", 1 + below(4)}};
    else if (kind == 6)
      message = {{"type", "odds"}};
    else if (player.seen.decision.is_object())
      message = {{"type", kind == 7 ? "take-back" : "act"}, {"id", "a" + number}, {"version", player.seen.version}};
    if (message.is_null()) return;
    if (message["type"] == "act") message["option"] = below(player.seen.decision["options"].size());
    const std::string text = message.dump();
    player.line->going.push_back(text);
    if (!message.contains("id")) return;
    player.sent.push_back(text);
    player.waiting.emplace(message["id"].get<std::string>(), text);
  }

  /// Disk and network are well again, and nobody thinks too much; everybody comes and gets his answers.
  void settle() {
    calm_ = true;
    air_.loss = 0;
    for (Server& server : servers_) server.world->too_much = 0;
    for (Player& player : players_) hang_up(player);
    for (Player& player : players_) call(player);
    // Several servers never rest: they look after each other.
    const unsigned long_enough = servers_.size() == 1 ? 20 : 400;
    for (unsigned quiet = 0, steps = 0; quiet < long_enough && steps < 20'000; ++steps) {
      bool something = false;
      for (Server& server : servers_) something = server.world->happen() && servers_.size() == 1;
      while (air_.arrive()) {
      }
      for (Player& player : players_) {
        if (!player.line) call(player);
        something = something || !player.line->going.empty() || !player.line->coming.empty();
        arrive(player);
        if (player.line) hear(player);
      }
      quiet = something ? 0 : quiet + 1;
    }
  }

  /// All servers know who is at the table, before long: their clocks run apart here.
  void check_presence() {
    const auto seen_everywhere = [&](const Player& player) {
      return !player.line || std::all_of(servers_.begin(), servers_.end(), [&](const Server& server) {
        return server.hall->room("T")->present(player.seen.guest);
      });
    };
    const auto all = [&] { return std::all_of(players_.begin(), players_.end(), seen_everywhere); };
    for (unsigned steps = 0; !all() && steps < 1'000; ++steps) {
      for (Server& server : servers_) server.world->happen();
      while (air_.arrive()) {
      }
    }
    EXPECT_TRUE(all()) << "somebody is at the table, and a server does not know it";
  }

  void check() {
    check_presence();
    const auto stored = std::get<std::optional<StoredMatch>>(disk_.match("T"));
    ASSERT_TRUE(stored);
    std::map<std::string, unsigned> entered;
    for (const std::string& text : stored->entries) {
      const auto input = codec::read_stored_input(text);
      ASSERT_TRUE(input);
      if (!input->move_id.empty()) ++entered[input->move_id];
    }
    for (const auto& [id, times] : entered) EXPECT_EQ(times, 1U) << id << " was carried out more than once";
    Replaying replaying(*stored, codec::game_data());
    while (!replaying.go_on()) {
    }
    const auto match = std::get<LoadedMatch>(replaying.take()).match;
    for (const Player& player : players_) {
      EXPECT_TRUE(player.waiting.empty()) << player.waiting.begin()->second << " was never answered";
      for (const std::string& id : player.accepted) EXPECT_TRUE(entered.contains(id)) << id << " was lost";
      for (const std::string& id : player.refused) EXPECT_FALSE(entered.contains(id)) << id << " was refused";
      Player fresh(player.seen.guest);
      call(fresh);
      for (unsigned steps = 0; fresh.seen.version == 0 && steps < 1'000; ++steps) {
        servers_[fresh.server].world->happen();
        arrive(fresh);
        hear(fresh);
      }
      EXPECT_EQ(player.seen.version, match->number(player.seen.guest));
      EXPECT_EQ(fresh.seen.version, player.seen.version);
      EXPECT_EQ(fresh.seen.view, player.seen.view);
      EXPECT_EQ(fresh.seen.decision, player.seen.decision);
      EXPECT_EQ(fresh.seen.events, player.seen.events);
      hang_up(fresh);
    }
  }

  std::mt19937_64 random_;
  bool calm_ = false;
  MemoryStore disk_;
  SimulatedAir air_;
  std::vector<Server> servers_;
  std::vector<Player> players_;
};

std::uint64_t number_from(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::stoull(text) : otherwise;
}

TEST(Simulation, NothingAcknowledgedIsLostOrDoubledAndAllSeeTheSame) {
  const std::uint64_t lives = number_from("RATTUS_LIVES", 300), first = number_from("RATTUS_SEED", 1);
  RecordProperty("first_seed", std::to_string(first));
  for (std::uint64_t seed = first; seed < first + lives && !HasFailure(); ++seed) {
    SCOPED_TRACE("RATTUS_LIVES=1 RATTUS_SEED=" + std::to_string(seed));
    Life(seed).run(120 + seed % 100);
  }
}

TEST(Simulation, ThreeServersOverOneStoreAreLikeOne) {
  const std::uint64_t lives = number_from("RATTUS_LIVES", 150), first = number_from("RATTUS_SEED", 1);
  RecordProperty("first_seed", std::to_string(first));
  for (std::uint64_t seed = first; seed < first + lives && !HasFailure(); ++seed) {
    SCOPED_TRACE("RATTUS_LIVES=1 RATTUS_SEED=" + std::to_string(seed));
    Life(seed, 3).run(200 + seed % 200);
  }
}

}  // namespace
}  // namespace rattus::server::test
