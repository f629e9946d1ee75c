// How a match begins: its host says so, and what people's devices add to chance is there before the first draw.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/hex.hpp"
#include "engine/core/sha256.hpp"
#include "tests/table/matches.hpp"

namespace rattus::table {
namespace {

using test::asks;
using test::at_seat;
using test::computer;
using test::nobody;
using test::open_seat;
using test::person;

const std::string value_a(32, 'a'), value_b(32, 'b'), other_value(32, '0');
const std::string hash_a = sha256_hex(value_a), hash_b = sha256_hex(value_b);

Match open(std::vector<Chair> seats, const std::string& commit = {},
           const AnySetUp& setup = test::set_up("classic", 2)) {
  Plan plan = test::plan_of(setup, std::move(seats), "A");
  plan.stream = Stream::chacha20;
  plan.commit = commit;
  return std::get<Match>(Match::open(plan, codec::game_data().tables(setup), {1, 2}));
}

std::string code(const Answer& answer) { return answer.refused ? answer.refused->code : "accepted"; }

std::string give(Match& match, Act act, const std::string& guest, const std::string& share = {}) {
  Input input = asks(act, guest);
  input.share = share;
  return code(match.apply(input, nobody));
}

/// Everything that happens from the opening to the first decision.
std::uint64_t first_hash(const Match& match) { return match.course().hash(); }

/// The log replayed is the match, byte for byte.
void expect_replayed(const Match& match) {
  Match again = std::get<Match>(Match::open(match.plan(), codec::game_data().tables(match.plan().setup), match.seed()));
  for (const Input& input : match.log()) ASSERT_TRUE(again.replay(input));
  EXPECT_EQ(again.stage(), match.stage());
  EXPECT_EQ(again.shares(), match.shares());
  ASSERT_EQ(again.course().open(), match.course().open());
  if (match.course().open()) {
    EXPECT_EQ(first_hash(again), first_hash(match));
  }
}

TEST(MatchBegin, ATableWaitsForItsHostWhenTheLastSeatIsTaken) {
  Match match = open({person("A"), open_seat()});
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "B", 1), nobody)), "accepted");
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_EQ(give(match, Act::start, "B"), "not-host");
  EXPECT_EQ(give(match, Act::start, "A"), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.notes().back().kind, Note::Kind::started);
  EXPECT_EQ(match.notes().back().seat, 0);
}

TEST(MatchBegin, ARematchOfSeveralPeopleWaitsForItsHost) {
  EXPECT_EQ(open({person("B"), person("A")}).stage(), Stage::gathering);
}

TEST(MatchBegin, WhoPlaysAloneBeginsAtOnce) {
  EXPECT_EQ(open({person("A"), computer()}).stage(), Stage::playing);
  EXPECT_EQ(open({person("A"), person("A")}).stage(), Stage::playing);
  EXPECT_EQ(open({computer(), computer()}).stage(), Stage::playing);
}

TEST(MatchBegin, WhoPlaysAloneBeginsWithWhatHisDeviceAdds) {
  Match match = open({person("A"), computer()}, hash_a);
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_TRUE(match.beginning());
  EXPECT_EQ(match.awaited(), std::vector<Guest>{"A"});
  EXPECT_EQ(give(match, Act::reveal, "A", other_value), "bad-share");
  EXPECT_EQ(give(match, Act::reveal, "A", value_a), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_FALSE(match.beginning());
  EXPECT_NE(first_hash(match), first_hash(open({person("A"), computer()})));
  expect_replayed(match);
}

TEST(MatchBegin, HashesComeBeforeTheBeginningAndValuesAfterIt) {
  Match match = open({person("A"), open_seat()}, hash_a);
  EXPECT_EQ(give(match, Act::commit, "B", hash_b), "not-seated");
  match.apply(at_seat(Act::sit, "B", 1), nobody);
  EXPECT_EQ(give(match, Act::commit, "B", "no hash"), "bad-share");
  EXPECT_EQ(give(match, Act::reveal, "A", value_a), "not-beginning");
  EXPECT_EQ(give(match, Act::commit, "B", hash_b), "accepted");
  EXPECT_EQ(give(match, Act::commit, "B", hash_a), "committed-already");
  EXPECT_EQ(give(match, Act::start, "A"), "accepted");
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_EQ(give(match, Act::start, "A"), "not-gathering");
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "B", 1), nobody)), "not-gathering");
  EXPECT_EQ(give(match, Act::commit, "B", hash_b), "not-gathering");
  EXPECT_EQ(give(match, Act::reveal, "B", value_b), "accepted");
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_EQ(give(match, Act::reveal, "B", value_b), "bad-share") << "it is there";
  EXPECT_EQ(match.shares(), (std::vector<Share>{{{0}, hash_a, ""}, {{1}, hash_b, ""}})) << "A has not opened his";
  expect_replayed(match);  // a crash between hash and value loses nothing
  EXPECT_EQ(give(match, Act::reveal, "A", value_a), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.shares(), (std::vector<Share>{{{0}, hash_a, value_a}, {{1}, hash_b, value_b}}));
  EXPECT_EQ(give(match, Act::reveal, "A", value_a), "not-beginning");
  expect_replayed(match);
}

TEST(MatchBegin, AStoredBeginningWithoutAShareIsReplayedAsItWas) {
  Match match = open({person("A"), open_seat()}, hash_a);
  match.apply(at_seat(Act::sit, "B", 1), nobody);
  give(match, Act::commit, "B", hash_b);
  give(match, Act::start, "A");
  give(match, Act::reveal, "A", value_a);
  EXPECT_EQ(give(match, Act::begin, ""), "not-beginning") << "games of today do not begin so";
  EXPECT_TRUE(match.replay(asks(Act::begin, "")));
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.shares(), (std::vector<Share>{{{0}, hash_a, value_a}, {{1}, hash_b, ""}}));
  EXPECT_EQ(match.notes().back().kind, Note::Kind::started);
  expect_replayed(match);
}

TEST(MatchBegin, WhoRisesTakesHisHashWithHim) {
  Match match = open({person("A"), open_seat()}, hash_a);
  match.apply(at_seat(Act::sit, "B", 1), nobody);
  give(match, Act::commit, "B", hash_b);
  match.apply(at_seat(Act::rise, "B", 1), nobody);
  match.apply(at_seat(Act::rise, "A", 0), nobody);
  EXPECT_EQ(match.shares(), (std::vector<Share>{{{}, hash_a, ""}})) << "the host has opened the table";
}

TEST(MatchBegin, EveryShareAndTheSeedChangeTheGame) {
  cartus::SetUp cards;
  cards.players = 2;
  for (const AnySetUp& setup : {AnySetUp(test::set_up("classic", 2)), AnySetUp(cards)}) {
    const auto played = [&](Seed seed, const std::vector<std::string>& values) {
      Origin origin(seed, Stream::chacha20);
      for (const std::string& value : values) origin.shares.push_back({{0}, sha256_hex(value), value});
      const auto course = AnyCourse::open(setup, codec::game_data().tables(setup), origin);
      return std::get<AnyCourse>(course).hash();
    };
    const auto hash = played({1, 2}, {value_a, value_b});
    EXPECT_EQ(played({1, 2}, {value_a, value_b}), hash);
    EXPECT_NE(played({1, 3}, {value_a, value_b}), hash);
    EXPECT_NE(played({1, 2}, {other_value, value_b}), hash);
    EXPECT_NE(played({1, 2}, {value_a, other_value}), hash);
    EXPECT_NE(played({1, 2}, {value_a}), hash);
  }
}

TEST(MatchBegin, TheKeyIsNotTheHashThatEverybodySees) {
  EXPECT_NE(key_of(Origin({1, 2}, Stream::chacha20))[0] & 0xffU, sha256(hex(Seed{1, 2}))[0] >> 24);
  // printf rattus%s%s SEED VALUE | sha256sum; words of the key begin with their lowest byte.
  const auto digest = sha256("rattus" + hex(Seed{1, 2}) + value_a);
  const auto key = key_of(Origin({1, 2}, Stream::chacha20, {{{0}, hash_a, value_a}}));
  for (std::size_t i = 0; i < 8; ++i)
    for (unsigned byte = 0; byte < 4; ++byte)
      EXPECT_EQ(key[i] >> (8 * byte) & 255U, digest[i] >> (24 - 8 * byte) & 255U);
}

TEST(MatchBegin, ATableOfBeforeBeginsAsItDid) {
  Match match = test::open_match(test::set_up("classic", 2), {1, 2}, {person("A"), open_seat()});
  EXPECT_EQ(give(match, Act::commit, "A", hash_a), "not-shared");
  match.apply(at_seat(Act::sit, "B", 1), nobody);
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.rematch_plan().stream, Stream::chacha20);
}

TEST(MatchBegin, ViewsAndSampledWorldsHoldNothingOfTheStream) {
  const Match match = open({person("A"), person("A")}, {}, test::set_up("big-box", 2));
  const auto& game = match.course_of()->game();
  EXPECT_GT(game.state().rng.a, 0U) << "the set-up has drawn from it";
  EXPECT_EQ(game.view(0).known().rng, Rng{});
}

}  // namespace
}  // namespace rattus::table
