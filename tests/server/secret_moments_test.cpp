// What others hear while somebody picks cards in secret, and when (CART-4, REG-6): the same texts at the same moments,
// however often he picks, takes back and picks again before his choice is complete. One guest's picks differ between
// two worlds with a clock of their own; whatever everybody else asks, says, joins and leaves is alike. All are at one
// server, or the one who picks is at another over the same store.
#include <map>

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "codec/record/record.hpp"
#include "server/rooms/hall.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/simulated_bus.hpp"
#include "tests/server/simulated_world.hpp"
#include "tests/server/twin_world.hpp"
#include "tests/table/matches.hpp"

namespace rattus::server::test {
namespace {

using codec::ToMatch;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using table::Act;

constexpr std::string_view picker = "A";  ///< whose picks differ between the worlds
constexpr milliseconds slowest_disk{8};
/// How long news of another server takes depends on disk and bus alone, so here they always take the same.
constexpr milliseconds steady_disk{6}, bus_time{3};
/// A pick has been answered before the next one.
constexpr milliseconds next_pick{60};
constexpr nanoseconds horizon = std::chrono::seconds(150);

/// What a connection has heard, and when.
class Ear final : public Client {
 public:
  Ear(const table::Guest& guest, World& world) : Client(guest), world_(&world) {}
  [[nodiscard]] std::string name() const override { return guest() + "'s name"; }
  void send(std::shared_ptr<const std::string> message) override {
    heard.emplace_back(world_->now().count(), *message);
    const auto json = codec::Json::parse(*message);
    if (json.value("type", "") == "update") version = json["version"];
  }
  std::vector<std::pair<std::int64_t, std::string>> heard;
  std::uint64_t version = 0;

 private:
  World* world_;
};

class TroubledGame {
 public:
  /// `fumbles`: the picker picks and takes back before the final pick; `apart`: at a server of his own.
  TroubledGame(const table::AnySetUp& setup, unsigned luck, bool fumbles, bool apart)
      : random_(luck), plans_(luck), disk_times_(2 * luck + (fumbles ? 1 : 0)), fumbles_(fumbles), setup_(setup) {
    std::vector<table::Chair> seats;
    seats.reserve(static_cast<std::size_t>(table::players_of(setup)));
    for (int seat = 0; seat < table::players_of(setup); ++seat)
      seats.push_back(rattus::test::person(std::string(1, static_cast<char>('A' + seat))));
    NewMatch opened = new_match("T", rattus::test::open_match(setup, seed_, seats), 1);
    const std::vector<Write> writes{opened};
    EXPECT_FALSE(disk_.write(writes));
    seats_ = seats;
    world.too_much = 0;
    world.tempo.beat = milliseconds(30);
    world.disk_time = [this] { return milliseconds(1) + some_time(disk_times_, slowest_disk - milliseconds(1)); };
    if (apart) begin_apart();
    start_ = world.now();
    for (const auto& seat : seats) connect(ear(seat.guest), 0);
    bustle(luck);
    watch_game();
  }

  void run() {
    while (world.now() < start_ + horizon && world.proceed()) {
    }
  }
  /// By connection; the picker's own are left out.
  [[nodiscard]] std::vector<std::vector<std::pair<std::int64_t, std::string>>> heard_by_others() const {
    std::vector<std::vector<std::pair<std::int64_t, std::string>>> all;
    for (const auto& one : ears_)
      if (one->guest() != picker) all.push_back(one->heard);
    return all;
  }
  [[nodiscard]] unsigned fumbled() const { return fumbled_; }
  [[nodiscard]] std::uint64_t entries() {
    return std::get<std::optional<StoredMatch>>(disk_.match("T"))->entries.size();
  }

 private:
  void begin_apart() {
    world.disk_time = [] { return steady_disk; };
    air_.carry = [this](std::function<void()> what) { world.at(world.now() + bus_time, std::move(what)); };
    world.meet(air_.bus(), "one");
    other_ = std::make_unique<TwinWorld>(world, air_.bus(), "other");
    other_hall_.emplace(*other_);
  }
  std::shared_ptr<Ear> ear(const table::Guest& guest) {
    ears_.push_back(std::make_shared<Ear>(guest, world));
    return ears_.back();
  }
  void post(const std::shared_ptr<Ear>& from, ToMatch::Kind kind, const table::Input& input = {}) {
    ToMatch message;
    message.kind = kind;
    message.input = input;
    message.id = input.move_id;
    if (kind == ToMatch::Kind::hello) message.after = from->version;
    const bool elsewhere = other_hall_ && from->guest() == picker;
    (elsewhere ? *other_hall_ : hall_).room("T")->post(from, message);
  }
  void connect(const std::shared_ptr<Ear>& who, std::uint64_t after) {
    who->version = after;
    post(who, ToMatch::Kind::hello);
  }
  nanoseconds some_time(std::mt19937_64& random, milliseconds most) {
    return nanoseconds(random() % static_cast<std::uint64_t>(nanoseconds(most).count()));
  }

  /// Devices come and go, people talk and ask, all through the game.
  void bustle(unsigned luck) {
    std::mt19937_64 random(luck + 1'000);
    const std::vector<table::Guest> guests{"B", "W", "V", "B", "U"};
    for (nanoseconds at = milliseconds(300); at < horizon;
         at += milliseconds(5) + some_time(random, milliseconds(150))) {
      const auto& guest = guests[random() % guests.size()];
      const auto stays = some_time(random, milliseconds(900));
      const auto kind = random() % 6;
      world.at(start_ + at, [=, this] {
        switch (kind) {
          case 0: return say_something(guest);
          case 1: return post(ears_[1], ToMatch::Kind::hello);  // the same device again, with what it knows
          case 2: return post(ears_[1], ToMatch::Kind::why);
          default: break;
        }
        const auto visitor = ear(guest);
        connect(visitor, kind == 3 ? ears_[1]->version : 0);
        world.at(world.now() + stays, [this, visitor] { hall_.room("T")->leave(*visitor); });
      });
    }
  }
  void say_something(const table::Guest& guest) {
    for (const auto& one : ears_)
      if (one->guest() == guest)
        return post(one, ToMatch::Kind::input, rattus::test::says(guest, "well", "c" + std::to_string(++said_)));
  }

  /// The match as far as somebody who is always there has heard of it: what has been written and not been told yet
  /// differs between the worlds.
  table::Match heard_match() {
    auto match = rattus::test::open_match(setup_, seed_, seats_);
    const Ear& present = *ears_[1];
    const auto kept = disk_.match("T");
    for (const auto& entry : std::get<std::optional<StoredMatch>>(kept)->entries) {
      if (match.number(present.guest()) == present.version) break;
      EXPECT_TRUE(match.replay(*codec::read_stored_input(entry)));
    }
    return match;
  }

  /// Looks now and then who has to decide, and has him decide.
  void watch_game() {
    world.at(world.now() + milliseconds(211), [this] {
      if (world.now() > busy_until_) decide();
      watch_game();
    });
  }
  void decide() {
    table::Match match = heard_match();
    if (match.stage() != table::Stage::playing || !match.decider()) return;
    const auto guest = *match.decider();
    const std::mt19937_64::result_type luck = plans_();
    std::mt19937_64 random(luck);
    const nanoseconds done = world.now() + milliseconds(1'500) + some_time(random, milliseconds(200));
    busy_until_ = done + milliseconds(60);
    std::vector<table::Input> inputs = choice(match, random);
    std::mt19937_64 hands(luck + 1);
    if (fumbles_ && guest == picker && inputs.size() > 1) inputs = with_fumbles(inputs, hands);
    nanoseconds at = done;
    for (auto input = inputs.rbegin(); input != inputs.rend(); ++input) {
      world.at(at, [this, guest, sent = *input]() mutable {
        sent.move_id = "m" + std::to_string(++moved_[guest]);
        for (const auto& one : ears_)
          if (one->guest() == guest) {
            sent.version = one->version;
            return post(one, ToMatch::Kind::input, sent);
          }
      });
      at -= next_pick + some_time(hands, milliseconds(15));
    }
  }
  /// The inputs that complete a choice; `match` has been played on so far.
  static std::vector<table::Input> choice(table::Match& match, std::mt19937_64& random) {
    const auto guest = *match.decider();
    std::vector<table::Input> inputs;
    do {
      inputs.push_back(
          rattus::test::chooses(match, guest, static_cast<std::uint32_t>(random() % match.course().options())));
      EXPECT_TRUE(match.apply(inputs.back(), rattus::test::everybody).accepted());
    } while (match.secret_of(match.version()) != table::no_seat);
    return inputs;
  }
  /// Before the first pick stands one that is taken back, some times.
  std::vector<table::Input> with_fumbles(const std::vector<table::Input>& inputs, std::mt19937_64& random) {
    std::vector<table::Input> all;
    table::Match match = heard_match();
    for (auto times = 1 + random() % 2; times > 0; --times) {
      for (const Act act : {Act::choose, Act::take_back}) {
        table::Input input = inputs.front();
        input.act = act;
        input.version = match.number(match.counts(input.guest), match.decision_version());
        EXPECT_TRUE(match.apply(input, rattus::test::everybody).accepted());
        EXPECT_NE(match.secret_of(match.version()), table::no_seat);
        all.push_back(input);
      }
      ++fumbled_;
    }
    for (table::Input input : inputs) {
      input.version = match.number(match.counts(input.guest), match.decision_version());
      EXPECT_TRUE(match.apply(input, rattus::test::everybody).accepted());
      all.push_back(input);
    }
    return all;
  }

  std::mt19937_64 random_, plans_, disk_times_;
  MemoryStore disk_;
  bool fumbles_;
  table::AnySetUp setup_;
  Seed seed_{7, 7};
  std::vector<table::Chair> seats_;
  std::vector<std::shared_ptr<Ear>> ears_;
  nanoseconds start_{}, busy_until_{};
  std::map<table::Guest, unsigned> moved_;
  unsigned said_ = 0, fumbled_ = 0;
  SimulatedAir air_{random_};

 public:
  SimulatedWorld world{disk_, random_};

 private:
  Hall hall_{world};
  std::unique_ptr<TwinWorld> other_;
  std::optional<Hall> other_hall_;
};

void expect_alike(const table::AnySetUp& setup, unsigned games, unsigned least_fumbled, bool apart = false) {
  unsigned fumbled = 0;
  for (unsigned luck = 1; luck <= games; ++luck) {
    TroubledGame plain(setup, luck, false, apart), troubled(setup, luck, true, apart);
    plain.run();
    troubled.run();
    fumbled += troubled.fumbled();
    EXPECT_EQ(troubled.entries(), plain.entries() + 2 * troubled.fumbled());
    const auto one = plain.heard_by_others(), other = troubled.heard_by_others();
    ASSERT_EQ(one.size(), other.size());
    std::size_t messages = 0;
    for (std::size_t ear = 0; ear < one.size(); ++ear) {
      messages += one[ear].size();
      for (std::size_t i = 0; i < std::min(one[ear].size(), other[ear].size()); ++i) {
        ASSERT_EQ(one[ear][i].first, other[ear][i].first) << "luck " << luck << "\n"
                                                          << one[ear][i].second << "\n"
                                                          << other[ear][i].second;
        ASSERT_EQ(one[ear][i].second, other[ear][i].second) << "luck " << luck;
      }
      ASSERT_EQ(one[ear].size(), other[ear].size()) << "luck " << luck;
    }
    EXPECT_GT(messages, 1'000U);
  }
  ::testing::Test::RecordProperty("fumbled", static_cast<int>(fumbled));
  EXPECT_GE(fumbled, least_fumbled) << "or nothing has been shown";
}

TEST(SecretMoments, PicksAndTakingBackChangeNothingThatOthersHear_CART_4) {
  expect_alike(rattus::test::cartus_set_up(3, {{"buildings", "mixed"}}), 3, 15);
}

TEST(SecretMoments, AProtectionTakenBackChangesNothingThatOthersHear_REG_6) {
  auto setup = rattus::test::set_up("big-box", 3);
  setup.modules = {"region-cards"};
  expect_alike(setup, 2, 1);
}

TEST(SecretMoments, PicksAtAnotherServerChangeNothingThatOthersHear_CART_4) {
  expect_alike(rattus::test::cartus_set_up(3, {{"buildings", "mixed"}}), 3, 15, true);
}

TEST(SecretMoments, AProtectionTakenBackAtAnotherServerChangesNothingThatOthersHear_REG_6) {
  auto setup = rattus::test::set_up("big-box", 3);
  setup.modules = {"region-cards"};
  expect_alike(setup, 2, 1, true);
}

}  // namespace
}  // namespace rattus::server::test
