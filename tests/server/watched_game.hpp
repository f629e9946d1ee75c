#pragma once
// A table of computer players with one spectator, in a world with a clock of its own.
#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "server/rooms/hall.hpp"
#include "tests/server/simulated_world.hpp"
#include "tests/table/matches.hpp"

namespace rattus::server::test {

/// From one choice of a computer player to the next.
constexpr std::chrono::milliseconds beat{250};

/// What a spectator is told, and when.
struct Telling {
  std::chrono::nanoseconds time;
  std::string text;
};

class WatchedGame final {
 public:
  WatchedGame(Seed deal, unsigned luck, const std::string& player, const std::string& level)
      : WatchedGame(rattus::test::set_up("classic", 2, {{"first_player", "seat-1"}}), deal, luck,
                    rattus::test::computer(player, level)) {}
  /// The same player on every seat.
  WatchedGame(const table::AnySetUp& setup, Seed deal, unsigned luck, const table::Chair& player) : random_(luck) {
    const std::vector<table::Chair> seats(static_cast<std::size_t>(table::players_of(setup)), player);
    const auto match = rattus::test::open_match(setup, deal, seats);
    NewMatch opened = new_match("T", match, 1);
    opened.seed_hash = "hash";  // would tell the games apart
    const std::vector<Write> writes{opened};
    EXPECT_FALSE(disk_.write(writes));
    world.tempo = {beat, std::chrono::milliseconds(60'000)};
    world.too_much = 0;
  }

  /// Until so much has been told, or all.
  std::vector<Telling> play(std::size_t most = 10'000) {
    auto watcher = std::make_shared<Watcher>(world);
    codec::ToMatch hello;
    hall_.room("T")->post(watcher, hello);
    auto time = std::exchange(world.thinking_time, {});  // for choices, not for the reading of the game before them
    while (watcher->told.empty() && world.proceed()) {
    }
    world.thinking_time = std::move(time);
    while (watcher->told.size() < most && world.proceed()) {
    }
    hall_.room("T")->leave(*watcher);
    return std::move(watcher->told);
  }
  /// What has been accepted.
  [[nodiscard]] std::vector<std::string> entries() {
    return std::get<std::optional<StoredMatch>>(disk_.match("T"))->entries;
  }
  /// The state of the game in this version.
  [[nodiscard]] std::uint64_t hash(std::uint64_t version) {
    const auto stored = std::get<std::optional<StoredMatch>>(disk_.match("T"));
    const auto seed = *codec::read_seed(stored->seed);
    auto opened =
        table::Match::open(*codec::read_stored_plan(stored->plan), codec::game_data().tables("classic"), seed);
    auto& match = std::get<table::Match>(opened);
    for (std::size_t i = 0; i + 2 <= version; ++i) match.replay(*codec::read_stored_input(stored->entries[i]));
    return match.course_of()->game().hash();
  }

 private:
  class Watcher final : public Client {
   public:
    explicit Watcher(World& world) : Client("W"), world_(&world) {}
    [[nodiscard]] std::string name() const override { return ""; }
    void send(std::shared_ptr<const std::string> message) override {
      const auto json = codec::Json::parse(*message);
      if (json["version"] == version_) return;  // who is here; no choice
      version_ = json["version"];
      told.push_back({world_->now(), *message});
    }
    std::vector<Telling> told;

   private:
    World* world_;
    std::uint64_t version_ = 0;
  };

  std::mt19937_64 random_;
  MemoryStore disk_;

 public:
  SimulatedWorld world{disk_, random_};

 private:
  Hall hall_{world};
};

}  // namespace rattus::server::test
