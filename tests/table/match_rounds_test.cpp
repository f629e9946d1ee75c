// Rounds of shares of chance: who promises one and does not open it ends the round, by name, and chooses no game by it.
#include <map>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include "engine/core/hex.hpp"
#include "engine/core/sha256.hpp"
#include "tests/table/matches.hpp"

namespace rattus::table {
namespace {

using test::asks;
using test::at_seat;
using test::nobody;
using test::open_seat;
using test::person;

/// What a guest's device makes up for a round, from 1.
std::string value_of(const Guest& guest, std::size_t round) {
  return sha256_hex(guest + std::to_string(round)).substr(0, 32);
}
std::string hash_of(const Guest& guest, std::size_t round) { return sha256_hex(value_of(guest, round)); }

std::string code(const Answer& answer) { return answer.refused ? answer.refused->code : "accepted"; }

struct Beginning {
  /// A table of A, B, ... where everybody has promised and A has started the game.
  explicit Beginning(std::size_t people) : match(opened(people)) {
    for (std::size_t i = 1; i < people; ++i) {
      guests.push_back(Guest(1, static_cast<char>('A' + i)));
      match.apply(at_seat(Act::sit, guests[i], static_cast<Seat>(i)), nobody);
    }
    for (const Guest& guest : guests) commits(guest);
    EXPECT_EQ(gives(Act::start, "A"), "accepted");
  }
  static Match opened(std::size_t people) {
    const AnySetUp setup = test::set_up("classic", static_cast<int>(people));
    std::vector<Chair> seats(people, open_seat());
    seats[0] = person("A");
    Plan plan = test::plan_of(setup, std::move(seats), "A");
    plan.stream = Stream::chacha20;
    return std::get<Match>(Match::open(plan, codec::game_data().tables(setup), {1, 2}));
  }

  std::string gives(Act act, const Guest& guest, const std::string& share = {}) {
    Input input = asks(act, guest);
    input.share = share;
    return code(match.apply(input, nobody));
  }
  [[nodiscard]] std::size_t round() const { return match.earlier_rounds().size() + 1; }
  std::string commits(const Guest& guest) { return gives(Act::commit, guest, hash_of(guest, round())); }
  std::string opens(const Guest& guest) { return gives(Act::reveal, guest, value_of(guest, round())); }
  std::string leaves_out(std::uint64_t since) {
    Input input = asks(Act::leave_out, "");
    input.version = since;
    return code(match.apply(input, nobody));
  }
  std::string leaves_out() { return leaves_out(match.awaited_since()); }
  /// The log replayed is the match.
  void expect_replayed() const {
    Match again =
        std::get<Match>(Match::open(match.plan(), codec::game_data().tables(match.plan().setup), match.seed()));
    for (const Input& input : match.log()) ASSERT_TRUE(again.replay(input));
    EXPECT_EQ(again.awaits(), match.awaits());
    EXPECT_EQ(again.awaited(), match.awaited());
    EXPECT_EQ(again.awaited_since(), match.awaited_since());
    EXPECT_EQ(again.shares(), match.shares());
    EXPECT_EQ(again.earlier_rounds(), match.earlier_rounds());
    ASSERT_EQ(again.course().open(), match.course().open());
    if (match.course().open()) {
      EXPECT_EQ(again.course().hash(), match.course().hash());
    }
  }

  std::vector<Guest> guests{"A"};
  Match match;
};

bool any_value(const Round& round) {
  return std::any_of(round.begin(), round.end(), [](const Share& share) { return !share.value.empty(); });
}

TEST(MatchRounds, WhoKeepsHisValueBackEndsTheRoundAndOthersMakeNewOnes) {
  Beginning table(3);
  EXPECT_EQ(table.opens("A"), "accepted");
  EXPECT_EQ(table.opens("C"), "accepted");
  EXPECT_FALSE(any_value(table.match.shares()));
  const std::uint64_t since = table.match.awaited_since();
  EXPECT_EQ(table.leaves_out(since - 1), "not-beginning") << "of another wait";
  EXPECT_EQ(table.leaves_out(), "accepted");
  EXPECT_EQ(table.match.stage(), Stage::gathering);
  EXPECT_EQ(table.match.awaits(), Awaits::hashes);
  EXPECT_EQ(table.match.awaited(), (std::vector<Guest>{"A", "C"}));
  EXPECT_EQ(table.match.notes().back().kind, Note::Kind::left_out);
  EXPECT_EQ(table.match.notes().back().seat, 1);
  const Round first{
      {{0}, hash_of("A", 1), value_of("A", 1)}, {{1}, hash_of("B", 1), ""}, {{2}, hash_of("C", 1), value_of("C", 1)}};
  EXPECT_EQ(table.match.earlier_rounds(), std::vector<Round>{first}) << "now all are told what was opened";
  EXPECT_TRUE(table.match.shares().empty());
  table.expect_replayed();

  EXPECT_EQ(table.leaves_out(since), "not-beginning") << "one who waited for the values waits no longer";
  EXPECT_EQ(table.opens("B"), "not-beginning");
  EXPECT_EQ(table.commits("B"), "not-gathering") << "it goes on without him";
  EXPECT_EQ(table.gives(Act::commit, "A", hash_of("A", 1)), "bad-share") << "everybody knows its value";
  EXPECT_EQ(table.gives(Act::commit, "A", hash_of("C", 1)), "bad-share");
  EXPECT_EQ(table.commits("A"), "accepted");
  EXPECT_EQ(table.commits("A"), "committed-already");
  EXPECT_EQ(table.opens("A"), "not-beginning") << "not before all have promised";
  EXPECT_EQ(table.commits("C"), "accepted");
  EXPECT_EQ(table.match.awaits(), Awaits::values);
  table.expect_replayed();
  EXPECT_EQ(table.opens("C"), "accepted");
  EXPECT_FALSE(any_value(table.match.shares()));
  EXPECT_EQ(table.opens("A"), "accepted");
  EXPECT_EQ(table.match.stage(), Stage::playing);
  EXPECT_EQ(table.match.shares(),
            (Round{{{0}, hash_of("A", 2), value_of("A", 2)}, {{2}, hash_of("C", 2), value_of("C", 2)}}));
  EXPECT_EQ(table.match.earlier_rounds(), std::vector<Round>{first});
  table.expect_replayed();
}

TEST(MatchRounds, WhoNeverPromisesAnewIsLeftOutBeforeAnythingIsOpened) {
  Beginning table(3);
  table.opens("A");
  table.opens("C");
  table.leaves_out();
  table.commits("A");
  EXPECT_EQ(table.leaves_out(), "accepted");
  EXPECT_EQ(table.match.awaits(), Awaits::values);
  EXPECT_EQ(table.match.notes().back().kind, Note::Kind::left_out);
  EXPECT_EQ(table.match.notes().back().seat, 2);
  EXPECT_EQ(table.commits("C"), "not-gathering");
  EXPECT_EQ(table.opens("A"), "accepted");
  EXPECT_EQ(table.match.shares(), (Round{{{0}, hash_of("A", 2), value_of("A", 2)}}));
  table.expect_replayed();
}

TEST(MatchRounds, WhereNobodyOpensAnythingTheGameBeginsWithTheSeed) {
  Beginning table(2);
  EXPECT_EQ(table.leaves_out(), "accepted");
  EXPECT_EQ(table.match.stage(), Stage::playing);
  EXPECT_TRUE(table.match.shares().empty());
  EXPECT_EQ(table.match.earlier_rounds().size(), 1U);
  table.expect_replayed();
}

/// What colluding people (all but A) can reach who know the seed, if each of them promises or not, and opens or not, as
/// they like, in every round.
class Colluders {
 public:
  explicit Colluders(std::size_t people, std::uint64_t seed) : random_(seed) { play(Beginning(people), {}); }

  /// By what everybody is told of the rounds: which seats broke their promise, which made none.
  std::map<std::string, std::set<std::uint64_t>> games;
  std::size_t most_rounds = 0;

 private:
  /// Every one of `from` is silent or not.
  template <class Go>
  void subsets(const std::vector<Guest>& from, Go go) {
    for (unsigned mask = 0; mask < 1U << from.size(); ++mask) {
      std::vector<Guest> silent;
      for (std::size_t i = 0; i < from.size(); ++i)
        if ((mask >> i & 1) != 0) silent.push_back(from[i]);
      go(silent);
    }
  }
  void play(const Beginning& before, const std::string& told) {
    if (before.match.stage() == Stage::playing) {
      games[told].insert(before.match.course().hash());
      most_rounds = std::max(most_rounds, before.round());
      const auto opened = [](const Share& share) { return !share.value.empty(); };
      const Round shares = before.match.shares();
      EXPECT_TRUE(std::all_of(shares.begin(), shares.end(), opened)) << "what counts has been opened";
      EXPECT_FALSE(shares.empty()) << "A's at least";
      return before.expect_replayed();
    }
    EXPECT_FALSE(any_value(before.match.shares())) << "or who has not opened his could choose";
    std::vector<Guest> asked = before.match.awaited();
    std::vector<Guest> colluders = asked;
    std::erase(colluders, "A");
    subsets(colluders, [&](const std::vector<Guest>& silent) {
      Beginning table = before;
      const bool opening = table.match.awaits() == Awaits::values;
      std::vector<Guest> order = asked;
      if (opening) std::shuffle(order.begin(), order.end(), random_);  // of promises the order counts
      for (const Guest& guest : order) {
        if (std::find(silent.begin(), silent.end(), guest) != silent.end()) continue;
        ASSERT_EQ(opening ? table.opens(guest) : table.commits(guest), "accepted");
      }
      std::string now = told;
      if (!silent.empty()) {
        const std::size_t notes = table.match.notes().size();
        ASSERT_EQ(table.leaves_out(), "accepted");
        now += " |";
        for (std::size_t i = notes; i < table.match.notes().size(); ++i)
          if (table.match.notes()[i].kind == Note::Kind::left_out)
            now += (opening ? " broken " : " none ") + std::to_string(table.match.notes()[i].seat);
      }
      play(table, now);
    });
  }

  std::mt19937_64 random_;
};

TEST(MatchRounds, CollusionReachesOneGameAndOthersOnlyByBreakingPromisesByName) {
  for (const std::size_t people : {2U, 3U, 4U}) {
    const std::uint64_t seed = 20 + people;
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Colluders reach(people, seed);
    for (const auto& [told, games] : reach.games) EXPECT_EQ(games.size(), 1U) << "after" << told;
    EXPECT_EQ(reach.games.count(""), 1U);
    EXPECT_GE(reach.games.size(), std::size_t{1} << (people - 1)) << "they have tried";
    EXPECT_LE(reach.most_rounds, people) << "each broken promise costs a share";
  }
}

}  // namespace
}  // namespace rattus::table
