// Shares of chance as the people at a table are told of them: in a world with a clock of its own.
#include <gmock/gmock.h>

#include "codec/text/sha256.hpp"
#include "server/rooms/hall.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/simulated_world.hpp"

namespace rattus::server::test {
namespace {

using codec::Json;
using std::chrono::seconds;

constexpr const char* names[] = {"anna", "bert", "cora"};

/// What one connection hears, and when.
class Hearer final : public Client {
 public:
  struct Heard {
    std::chrono::nanoseconds time;
    std::string text;
    friend bool operator==(const Heard&, const Heard&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Heard& one) {
      return out << one.time.count() << ": " << one.text;
    }
  };
  Hearer(const char* guest, World& world) : Client(guest), world_(&world) {}
  [[nodiscard]] std::string name() const override { return guest(); }
  void send(std::shared_ptr<const std::string> message) override {
    heard.push_back({world_->now(), *message});
    const Json json = Json::parse(*message);
    if (json.contains("table")) table = json["table"];
    if (json.contains("events"))
      for (const Json& event : json["events"]) events.push_back(event);
    answered = json.value("id", answered);
  }
  std::vector<Heard> heard;
  std::vector<Json> events;
  Json table;
  std::string answered;

 private:
  World* world_;
};

/// A table of three people and a spectator, all of whom have said hello.
class Sharing {
 public:
  Sharing() {
    world.too_much = 0;
    board::SetUp setup;
    setup.players = 3;
    table::Plan plan;
    plan.setup = setup;
    plan.host = names[0];
    plan.stream = table::Stream::chacha20;
    for (const char* guest : names) plan.seats.push_back({table::SeatKind::person, guest, guest});
    const auto opened = table::Match::open(plan, codec::game_data().tables(plan.setup), Seed{1, 2});
    NewMatch match = new_match("T", std::get<table::Match>(opened), 0);
    EXPECT_FALSE(disk_.write(std::vector<Write>{match}));
    for (const char* guest : {"anna", "bert", "cora", "spectator"}) {
      people.push_back(std::make_shared<Hearer>(guest, world));
      hall_.room("T")->post(people.back(), {});
      until([&] { return !people.back()->heard.empty(); });
    }
  }

  template <class Done>
  void until(Done done) {
    for (int i = 0; !done() && i < 1'000; ++i)
      if (!world.proceed()) break;
    ASSERT_TRUE(done());
  }
  void says(std::size_t who, table::Act act, const std::string& share = {}) {
    codec::ToMatch message;
    message.kind = codec::ToMatch::Kind::input;
    message.id = "m" + std::to_string(++messages_);
    message.input.act = act;
    message.input.move_id = message.id;
    message.input.share = share;
    hall_.room("T")->post(people[who], message);
    until([&] { return people[who]->answered == message.id; });
  }
  void promises(std::size_t who, const std::string& value) { says(who, table::Act::commit, codec::sha256_hex(value)); }
  void opens(std::size_t who, const std::string& value) { says(who, table::Act::reveal, value); }

 private:
  std::mt19937_64 random_{1};
  MemoryStore disk_;

 public:
  SimulatedWorld world{disk_, random_};
  std::vector<std::shared_ptr<Hearer>> people;

 private:
  Hall hall_{world};
  unsigned messages_ = 0;
};

std::string value_of(char what) { return std::string(32, what); }

/// What everybody but Bert has heard when he and Cora have opened their values and Anna has not.
std::vector<std::vector<Hearer::Heard>> before_the_last(const std::string& berts) {
  Sharing table;
  table.promises(0, value_of('a'));
  table.promises(1, berts);
  table.promises(2, value_of('c'));
  table.says(0, table::Act::start);
  table.opens(1, berts);
  table.opens(2, value_of('c'));
  EXPECT_EQ(table.people[0]->table["beginning"], true);
  std::vector<std::vector<Hearer::Heard>> all;
  for (const std::size_t who : {0U, 2U, 3U}) {
    for (Hearer::Heard& one : table.people[who]->heard) {
      EXPECT_EQ(one.text.find(R"("value")"), std::string::npos) << one.text;
      const std::string hash = codec::sha256_hex(berts);
      for (std::size_t at = one.text.find(hash); at != std::string::npos; at = one.text.find(hash))
        one.text.replace(at, hash.size(), "of Bert's value");
    }
    all.push_back(table.people[who]->heard);
  }
  table.opens(0, value_of('a'));
  EXPECT_EQ(table.people[3]->table["shares"][1]["value"], berts) << "now all are told";
  return all;
}

TEST(Shares, NobodyHearsAnothersValueBeforeAllAreOpened) {
  const auto one = before_the_last(value_of('b')), other = before_the_last(value_of('d'));
  EXPECT_EQ(one, other) << "equal bytes at equal times, but for the hash";
}

TEST(Shares, WhoPromisesAndDoesNotOpenIsNamedAndOthersPromiseAnew) {
  Sharing table;
  for (const std::size_t who : {0U, 1U, 2U}) table.promises(who, value_of("abc"[who]));
  table.says(0, table::Act::start);
  const auto began = table.world.now();
  table.opens(0, value_of('a'));
  table.opens(1, value_of('b'));
  const Hearer& spectator = *table.people[3];
  table.until([&] { return spectator.table.contains("new_round"); });
  EXPECT_GE(table.world.now() - began, seconds(5));
  EXPECT_LT(table.world.now() - began, seconds(6));
  const Json told = spectator.events.back();
  EXPECT_EQ(told["type"], "left-out");
  EXPECT_EQ(told["seat"], 3);
  const Json round = spectator.table["earlier_rounds"][0];
  EXPECT_EQ(round[0]["value"], value_of('a'));
  EXPECT_EQ(round[1]["value"], value_of('b'));
  EXPECT_FALSE(round[2].contains("value"));
  EXPECT_EQ(spectator.table["shares"], Json::array());

  const auto anew = table.world.now();
  table.promises(1, value_of('e'));
  table.until([&] { return !spectator.table.contains("new_round"); });
  EXPECT_GE(table.world.now() - anew, seconds(5)) << "each wait has its own time, and Anna was waited for";
  EXPECT_EQ(spectator.events.back()["seat"], 1);
  EXPECT_EQ(spectator.table["stage"], "gathering");
  table.opens(1, value_of('e'));
  EXPECT_EQ(spectator.table["stage"], "playing");
  EXPECT_EQ(spectator.table["shares"].size(), 1U);
  EXPECT_EQ(spectator.table["shares"][0]["value"], value_of('e'));
  EXPECT_EQ(spectator.table["earlier_rounds"], Json::array({round}));
}

}  // namespace
}  // namespace rattus::server::test
