// A hosted match: gathering, choices, ids, versions. Proposals: match_proposals_test.cpp.
#include "table/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/table/matches.hpp"

namespace rattus::table {
namespace {

using test::asks;
using test::at_seat;
using test::chooses;
using test::computer;
using test::everybody;
using test::nobody;
using test::open_match;
using test::open_seat;
using test::person;
using test::says;
using test::set_up;

std::string code(const Answer& answer) { return answer.refused ? answer.refused->code : "accepted"; }

Match gathering() { return open_match(set_up("classic", 3), {1, 2}, {person("A"), open_seat(), open_seat()}); }
Match playing() { return open_match(set_up("classic", 2), {1, 2}, {person("A"), person("B")}); }

/// Plays at random to the end, computer players and persons.
void play_out(Match& match, unsigned seed) {
  std::mt19937 random(seed);
  while (match.stage() != Stage::over) ASSERT_TRUE(match.apply(test::random_choice(match, random), nobody).accepted());
}

std::vector<std::string> reasons_against(Plan plan) {
  const auto opened = Match::open(plan, codec::game_data().tables(plan.setup), {});
  std::vector<std::string> codes;
  if (const auto* refusals = std::get_if<std::vector<board::Refusal>>(&opened))
    for (const auto& refusal : *refusals) codes.push_back(refusal.code);
  return codes;
}

TEST(Match, APlanThatCannotBePlayedIsRefusedWithEveryReason) {
  const auto plan =
      test::plan_of(set_up("classic", 5), {person("A"), computer("chess"), computer("search", "divine")}, "A");
  EXPECT_THAT(reasons_against(plan),
              testing::IsSupersetOf({"player-count", "unknown-player", "unknown-player", "seat-count"}));
  EXPECT_THAT(reasons_against(test::plan_of(set_up("classic", 2), {person("A")}, "A")),
              testing::ElementsAre("seat-count"));
}

TEST(Match, BeginsByItselfWhenNoSeatIsOpen) {
  Match match = gathering();
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_EQ(match.course_of(), nullptr);
  EXPECT_EQ(match.version(), 1U);
  Input input = at_seat(Act::sit, "B", 1);
  input.text = "Bertram";
  EXPECT_EQ(code(match.apply(input, nobody)), "accepted");
  EXPECT_EQ(match.seats()[1].name, "Bertram");
  EXPECT_EQ(match.stage(), Stage::gathering);
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "C", 2), nobody)), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.version(), 3U);
  EXPECT_EQ(match.decision_version(), 3U);
  EXPECT_EQ(match.course_version(2), 0U);
  EXPECT_EQ(match.course_version(3), 1U);
  EXPECT_EQ(playing().stage(), Stage::playing);
}

TEST(Match, SeatsAreTakenAndGivenBackWhilePeopleGather) {
  Match match = gathering();
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "B", 0), nobody)), "seat-taken");
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "B", 3), nobody)), "no-such-seat");
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "", 1), nobody)), "seat-taken");
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "B", 0), nobody)), "not-your-seat");
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "B", 1), nobody)), "not-your-seat");
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "B", 7), nobody)), "no-such-seat");
  EXPECT_EQ(match.version(), 1U);
  EXPECT_EQ(code(match.apply(at_seat(Act::sit, "B", 1), nobody)), "accepted");
  EXPECT_TRUE(match.seated("B"));
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "B", 1), nobody)), "accepted");
  EXPECT_FALSE(match.seated("B"));
  EXPECT_EQ(match.seats()[1], open_seat());
  EXPECT_EQ(code(match.apply(at_seat(Act::rise, "A", 0), nobody)), "accepted");  // the host may as well
  EXPECT_EQ(match.seats()[0].kind, SeatKind::open);
}

TEST(Match, TheHostBeginsAndComputerPlayersTakeTheOpenSeats) {
  Match match = gathering();
  EXPECT_EQ(code(match.apply(asks(Act::start, "B"), nobody)), "not-host");
  EXPECT_EQ(code(match.apply(asks(Act::start, "A"), nobody)), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  EXPECT_EQ(match.seats()[1].kind, SeatKind::computer);
  EXPECT_EQ(match.seats()[1].player, "search");
  for (const Act act : {Act::sit, Act::rise})
    EXPECT_EQ(code(match.apply(at_seat(act, "A", 0), nobody)), "not-gathering");
  EXPECT_EQ(code(match.apply(asks(Act::start, "A"), nobody)), "not-gathering");
}

TEST(Match, NothingIsChosenBeforeTheGameBegins) {
  Match match = gathering();
  Input input = asks(Act::choose, "A");
  input.version = 1;
  EXPECT_EQ(code(match.apply(input, nobody)), "not-started");
  input.act = Act::take_back;
  EXPECT_EQ(code(match.apply(input, nobody)), "not-started");
  EXPECT_EQ(code(match.apply(test::about(Act::propose, "A", Subject::resign), nobody)), "not-started");
  EXPECT_EQ(code(match.apply(at_seat(Act::give_back, "A", 0), nobody)), "not-started");
  EXPECT_EQ(code(match.apply(asks(Act::rematch, "A"), nobody)), "not-over");
  EXPECT_EQ(match.version(), 1U);
}

TEST(Match, RefusesChoicesThatAreLateOfOthersOrUnknownAndChangesNothing) {
  Match match = playing();
  const Guest decider = *match.decider(), other = decider == "A" ? "B" : "A";
  const auto hash = match.course_of()->game().hash();
  Input early = chooses(match, decider, 0);
  early.version = 0;
  Input late = early;
  late.version = 2;
  EXPECT_EQ(code(match.apply(early, nobody)), "stale-version");
  EXPECT_EQ(code(match.apply(late, nobody)), "stale-version");
  EXPECT_EQ(code(match.apply(chooses(match, other, 0), nobody)), "not-your-decision");
  EXPECT_EQ(code(match.apply(chooses(match, "W", 0), nobody)), "not-seated");
  EXPECT_EQ(code(match.apply(chooses(match, "", 0), nobody)), "not-your-decision");  // no computer player sits there
  EXPECT_EQ(code(match.apply(chooses(match, decider, 99), nobody)), "no-such-option");
  Input back = chooses(match, decider, 0);
  back.act = Act::take_back;
  EXPECT_EQ(code(match.apply(back, nobody)), "nothing-to-take-back");
  back.act = static_cast<Act>(77);
  EXPECT_EQ(code(match.apply(back, nobody)), "bad-message");
  EXPECT_EQ(match.version(), 1U);
  EXPECT_EQ(match.course_of()->game().hash(), hash);
}

TEST(Match, OnlyItsComputerPlayerDecidesForAComputersSeat) {
  Match match = open_match(set_up("classic", 2, {{"first_player", "seat-1"}}), {1, 2}, {computer(), person("A")});
  EXPECT_TRUE(match.waits_for_computer());
  EXPECT_EQ(match.decider(), nullptr);
  EXPECT_EQ(code(match.apply(chooses(match, "A", 0), nobody)), "not-your-decision");
  Input input = chooses(match, "", 0);
  input.seat = 1;
  EXPECT_EQ(code(match.apply(input, nobody)), "not-your-decision");
  input.seat = 0;
  EXPECT_EQ(code(match.apply(input, nobody)), "accepted");
}

TEST(Match, TalkDoesNotMakeAChoiceLate) {
  Match match = playing();
  const Input choice = chooses(match, *match.decider(), 0);
  EXPECT_EQ(code(match.apply(says("B", "good luck"), nobody)), "accepted");
  EXPECT_EQ(code(match.apply(says("A", "and to you"), nobody)), "accepted");
  EXPECT_EQ(match.decision_version(), 1U);
  EXPECT_EQ(code(match.apply(choice, nobody)), "accepted");
  EXPECT_EQ(match.version(), 4U);
  EXPECT_EQ(match.decision_version(), 4U);
  EXPECT_EQ(match.course_version(3), 1U);
  EXPECT_EQ(match.course_version(4), 2U);
  Input named_later = chooses(match, *match.decider(), 0);
  EXPECT_EQ(code(match.apply(says("B", "well done"), nobody)), "accepted");
  named_later.version = 5;  // the same decision was open in version 5
  EXPECT_EQ(code(match.apply(named_later, nobody)), "accepted");
}

TEST(Match, OnlyWhoHasASeatIsHeard) {
  Match match = gathering();
  EXPECT_EQ(code(match.apply(says("W", "hello"), nobody)), "not-seated");
  EXPECT_EQ(code(match.apply(says("", "hello"), nobody)), "not-seated");
  EXPECT_EQ(code(match.apply(says("A", "hello"), nobody)), "accepted");
  ASSERT_EQ(match.notes().size(), 1U);
  EXPECT_EQ(match.notes()[0].kind, Note::Kind::chat);
  EXPECT_EQ(match.notes()[0].name, "A's name");
  EXPECT_EQ(match.table_changed(), 1U);
}

TEST(Match, ARepeatedMessageGetsItsFirstAnswerForEver) {
  Match match = playing();
  const Guest decider = *match.decider();
  const Input first = chooses(match, decider, 3, "m1");
  const Answer answer = match.apply(first, nobody);
  ASSERT_TRUE(answer.accepted());
  const auto hash = match.course_of()->game().hash();
  EXPECT_EQ(match.apply(first, nobody), answer);
  std::mt19937 random(3);
  for (int i = 0; i < 300 && match.stage() != Stage::over; ++i) match.apply(test::random_choice(match, random), nobody);
  const auto version = match.version();
  EXPECT_EQ(match.apply(first, nobody), answer);
  EXPECT_EQ(match.answered(decider, "m1"), answer);
  EXPECT_EQ(match.version(), version);
  EXPECT_NE(match.course_of()->game().hash(), hash);
  EXPECT_EQ(match.answered(decider == "A" ? "B" : "A", "m1"), std::nullopt);  // each guest has his own ids
  EXPECT_EQ(match.answered(decider, ""), std::nullopt);
}

TEST(Match, AnIdIsGoodForOneMessage) {
  Match match = playing();
  ASSERT_TRUE(match.apply(says("A", "hello", "m1"), nobody).accepted());
  EXPECT_EQ(code(match.apply(says("A", "good bye", "m1"), nobody)), "id-reused");
  EXPECT_EQ(code(match.apply(says("B", "good bye", "m1"), nobody)), "accepted");
  const Answer refused = match.apply(at_seat(Act::sit, "A", 1, "m2"), nobody);
  EXPECT_EQ(code(refused), "not-gathering");
  EXPECT_EQ(match.apply(at_seat(Act::sit, "A", 1, "m2"), nobody), refused);
  EXPECT_EQ(code(match.apply(says("A", "again", "m2"), nobody)), "id-reused");
  EXPECT_EQ(match.version(), 3U);
}

TEST(Match, ARefusedMessageThatComesTwiceIsNotCarriedOutAfterAll) {
  Match match = playing();
  Input input = chooses(match, *match.decider(), 0, "early");
  input.version = 2;
  const Guest other = *match.decider() == "A" ? "B" : "A";
  const Answer refused = match.apply(input, nobody);
  EXPECT_EQ(code(refused), "stale-version");
  ASSERT_TRUE(match.apply(says(other, "now it would fit"), nobody).accepted());
  EXPECT_EQ(match.apply(input, nobody), refused);
  input.move_id = "fresh";
  EXPECT_EQ(code(match.apply(input, nobody)), "accepted");
}

TEST(Match, EndlessTalkEndsAndTheGameGoesOn) {
  Match match = playing();
  for (int i = 0; i < 1'000; ++i) ASSERT_TRUE(match.apply(says("A", "word"), nobody).accepted());
  EXPECT_EQ(code(match.apply(says("A", "word"), nobody)), "too-many");
  EXPECT_EQ(code(match.apply(says("B", "word"), nobody)), "accepted") << "others still speak";
  std::mt19937 random(1);
  EXPECT_TRUE(match.apply(test::random_choice(match, random), nobody).accepted());
  play_out(match, 1);
  EXPECT_EQ(match.stage(), Stage::over);
}

/// A choice and its taking back, until the table refuses: whoever wants can make a log long.
void fill(Match& match) {
  for (;;) {
    Input back = asks(Act::take_back, *match.decider());
    back.version = match.decision_version();
    const Answer answer = match.apply(back, nobody);
    if (answer.refused && answer.refused->code == "too-many") return;
    ASSERT_TRUE(match.apply(chooses(match, *match.decider(), 0), nobody).accepted());
  }
}

TEST(Match, AtAFullTableAStandInAndTheEndCanStillBeProposed) {
  Match match = playing();
  fill(match);
  EXPECT_GE(match.version(), 10'000U);
  EXPECT_EQ(code(match.apply(test::about(Act::propose, "A", Subject::stand_in, 1), nobody)), "accepted");
  EXPECT_TRUE(match.seats()[1].stand_in);
  EXPECT_EQ(code(match.apply(test::about(Act::propose, "A", Subject::resign), nobody)), "accepted");
  EXPECT_EQ(match.stage(), Stage::over);
}

TEST(Match, WhoeverProposesWithoutEndUsesUpHisOwnProposalsAlone) {
  Match match = open_match(set_up("classic", 3), {1, 2}, {person("A"), person("B"), person("C")});
  for (int i = 0; i < 200; ++i) {
    ASSERT_EQ(code(match.apply(test::about(Act::propose, "A", Subject::resign), nobody)), "accepted");
    ASSERT_EQ(code(match.apply(test::about(Act::object, "A", Subject::resign), nobody)), "accepted");
  }
  EXPECT_EQ(code(match.apply(test::about(Act::propose, "A", Subject::resign), nobody)), "too-many");
  EXPECT_EQ(code(match.apply(test::about(Act::propose, "B", Subject::resign), nobody)), "accepted");
}

TEST(Match, LogsOfOlderLimitsAreStillRead) {
  Match older = playing();
  for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(older.replay(says("A", "word", std::to_string(i))));
  EXPECT_EQ(older.version(), 10'001U);
  EXPECT_EQ(code(older.apply(says("A", "word"), nobody)), "too-many");
  EXPECT_EQ(code(older.apply(test::about(Act::propose, "B", Subject::resign), nobody)), "accepted");
}

TEST(Match, EyesAreTheDecidersOrTheLastOfOnesOwn) {
  Match match = open_match(set_up("classic", 4), {1, 2}, {person("A"), person("B"), person("A"), computer()});
  EXPECT_EQ(match.eyes("W"), board::no_seat);
  EXPECT_EQ(match.eyes(""), board::no_seat);
  std::mt19937 random(5);
  board::Seat last = 0;
  bool both = false;
  while (match.stage() != Stage::over) {
    const board::Seat decider = match.course_of()->game().decider();
    if (decider == 0 || decider == 2) {
      both |= last != decider;
      last = decider;
    }
    ASSERT_EQ(match.eyes("A"), last);
    ASSERT_EQ(match.eyes("B"), 1);
    const auto version = match.version();
    match.apply(test::random_choice(match, random), nobody);
    ASSERT_EQ(match.eyes("A", version), last);
  }
  EXPECT_TRUE(both);
  EXPECT_EQ(match.eyes("A"), last);
}

TEST(Match, OverByResult) {
  Match match = playing();
  play_out(match, 2);
  EXPECT_EQ(match.ended(), Ended::result);
  EXPECT_EQ(match.decider(), nullptr);
  EXPECT_FALSE(match.waits_for_computer());
  EXPECT_EQ(match.table_changed(), match.version());
  EXPECT_EQ(code(match.apply(chooses(match, "A", 0), nobody)), "game-over");
  const auto changed = match.table_changed();
  EXPECT_EQ(code(match.apply(says("A", "well played"), nobody)), "accepted");
  EXPECT_EQ(match.table_changed(), changed);
}

TEST(Match, ARematchIsOneForAllAndEverybodySitsOneSeatFurther) {
  Match match = open_match(set_up("classic", 3), {1, 2}, {person("A"), computer("greedy", "easy"), person("C")});
  Input input = asks(Act::rematch, "A", "again");
  input.text = "next";
  EXPECT_EQ(code(match.apply(input, nobody)), "not-over");
  play_out(match, 3);
  input.move_id = "again2";
  EXPECT_EQ(code(match.apply(asks(Act::rematch, "W"), nobody)), "not-seated");
  const Answer answer = match.apply(input, nobody);
  ASSERT_TRUE(answer.accepted());
  EXPECT_EQ(match.rematch(), "next");
  input.text = "made up anew by the host";
  EXPECT_EQ(match.apply(input, nobody), answer);
  const auto version = match.version();
  Input other = asks(Act::rematch, "C", "me too");
  other.text = "another";
  EXPECT_EQ(match.apply(other, nobody), (Answer{version, {}}));
  EXPECT_EQ(match.version(), version);
  EXPECT_EQ(match.rematch(), "next");

  const Plan plan = match.rematch_plan();
  EXPECT_EQ(plan.setup, match.plan().setup);
  EXPECT_EQ(plan.host, "A");
  EXPECT_EQ(plan.seats, (std::vector<Chair>{person("C"), person("A"), computer("greedy", "easy")}));
  EXPECT_TRUE(std::holds_alternative<Match>(Match::open(plan, codec::game_data().tables("classic"), {3, 4})));
}

TEST(Match, IsItsPlanItsSeedAndItsLog) {
  for (const auto& setup : test::all_set_ups()) {
    std::vector<Chair> seats;
    for (int i = 0; i < setup.players; ++i)
      seats.push_back(i % 3 == 1 ? computer() : person(i == 3 ? "A" : std::string(1, static_cast<char>('A' + i))));
    Match match = open_match(setup, {6, static_cast<std::uint64_t>(setup.players)}, seats);
    std::mt19937 random(static_cast<unsigned>(setup.players));
    while (match.stage() != Stage::over)
      match.apply(test::random_input(match, {"A", "B", "C", "E", "W"}, random), random() % 2 ? everybody : nobody);
    auto opened = Match::open(match.plan(), codec::game_data().tables(setup.board), match.seed());
    Match again = std::get<Match>(std::move(opened));
    for (const Input& input : match.log()) ASSERT_TRUE(again.replay(input));
    EXPECT_EQ(again.version(), match.version());
    EXPECT_EQ(again.course_of()->game().hash(), match.course_of()->game().hash());
    EXPECT_EQ(again.seats(), match.seats());
    EXPECT_EQ(again.stage(), match.stage());
    EXPECT_EQ(again.ended(), match.ended());
    EXPECT_EQ(again.decision_version(), match.decision_version());
    EXPECT_EQ(again.table_changed(), match.table_changed());
    EXPECT_EQ(again.notes().size(), match.notes().size());
    EXPECT_FALSE(again.replay(chooses(match, "A", 0)));  // what does not fit the log is not taken
    EXPECT_EQ(again.version(), match.version());
  }
}

}  // namespace
}  // namespace rattus::table
