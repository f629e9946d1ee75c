// What people agree on: stand-ins and resigning.
#include <gtest/gtest.h>

#include "ai/agents.hpp"
#include "table/computers.hpp"
#include "tests/table/matches.hpp"

namespace rattus::table {
namespace {

using test::about;
using test::at_seat;
using test::chooses;
using test::computer;
using test::everybody;
using test::nobody;
using test::only;
using test::open_match;
using test::person;
using test::set_up;

constexpr auto stand_in = Subject::stand_in;
constexpr auto resign = Subject::resign;

std::string code(const Answer& answer) { return answer.refused ? answer.refused->code : "accepted"; }

/// A, B, C and a computer player; C is away unless somebody says otherwise.
class Agreeing : public testing::Test {
 protected:
  std::string does(const Input& input, const IsPresent& present = only({"A", "B"})) {
    return code(match.apply(input, present));
  }
  [[nodiscard]] std::vector<Note::Kind> kinds() const {
    std::vector<Note::Kind> list;
    for (const Note& note : match.notes()) list.push_back(note.kind);
    return list;
  }

  Match match = open_match(set_up("classic", 4), {1, 2}, {person("A"), person("B"), person("C"), computer()});
};

TEST_F(Agreeing, AComputerPlayerStandsInWhenAllOthersAgree) {
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  ASSERT_EQ(match.proposals().size(), 1U);
  EXPECT_EQ(match.missing(match.proposals()[0]), std::vector<board::Seat>{1});
  EXPECT_FALSE(match.seats()[2].stand_in);
  ASSERT_EQ(does(about(Act::agree, "B", stand_in, 2)), "accepted");
  EXPECT_TRUE(match.proposals().empty());
  EXPECT_TRUE(match.seats()[2].stand_in);
  EXPECT_EQ(kinds(), (std::vector{Note::Kind::proposed, Note::Kind::agreed, Note::Kind::stood_in}));
  EXPECT_EQ(match.notes().back().seat, 2);
  EXPECT_EQ(match.table_changed(), match.version());
}

TEST_F(Agreeing, ProposingTheSameIsAgreeing) {
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 2)), "agreed-already");
  EXPECT_EQ(does(about(Act::agree, "A", stand_in, 2)), "agreed-already");
  EXPECT_EQ(does(about(Act::propose, "B", stand_in, 2)), "accepted");
  EXPECT_TRUE(match.seats()[2].stand_in);
}

TEST_F(Agreeing, NobodyStandsInForWhoIsHereForAComputerPlayerOrForOneself) {
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 1)), "not-absent");
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 3)), "not-absent");
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 0), nobody), "not-absent");
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 4)), "no-such-seat");
  EXPECT_EQ(does(about(Act::propose, "W", stand_in, 2)), "not-seated");
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  EXPECT_EQ(does(about(Act::agree, "C", stand_in, 2)), "not-absent");
  ASSERT_EQ(does(about(Act::agree, "B", stand_in, 2)), "accepted");
  EXPECT_EQ(does(about(Act::propose, "A", stand_in, 2)), "not-absent");  // somebody stands in already
}

TEST_F(Agreeing, AnObjectionEndsIt) {
  EXPECT_EQ(does(about(Act::object, "B", stand_in, 2)), "no-such-proposal");
  EXPECT_EQ(does(about(Act::agree, "B", resign)), "no-such-proposal");
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  EXPECT_EQ(does(about(Act::object, "W", stand_in, 2)), "not-seated");
  EXPECT_EQ(does(about(Act::object, "B", stand_in, 2)), "accepted");
  EXPECT_TRUE(match.proposals().empty());
  EXPECT_EQ(does(about(Act::agree, "B", stand_in, 2)), "no-such-proposal");
}

TEST_F(Agreeing, WhoDoesAnythingHimselfIsNotAway) {
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  ASSERT_EQ(does(test::says("C", "I am here")), "accepted");
  EXPECT_TRUE(match.proposals().empty());
  EXPECT_EQ(match.notes().back().kind, Note::Kind::objected);
  EXPECT_EQ(match.table_changed(), match.version());
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  EXPECT_EQ(does(at_seat(Act::give_back, "C", 2)), "accepted");
  EXPECT_TRUE(match.proposals().empty());
  EXPECT_EQ(does(at_seat(Act::give_back, "C", 2)), "not-stood-in");
}

TEST_F(Agreeing, TheSeatIsGivenBackAtOnce) {
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  ASSERT_EQ(does(about(Act::agree, "B", stand_in, 2)), "accepted");
  EXPECT_EQ(does(at_seat(Act::give_back, "A", 2)), "not-your-seat");
  EXPECT_EQ(does(at_seat(Act::give_back, "A", 0)), "not-stood-in");
  EXPECT_EQ(does(at_seat(Act::give_back, "C", 5)), "no-such-seat");
  EXPECT_EQ(does(about(Act::propose, "C", resign)), "not-seated");  // a computer player speaks for him now
  std::mt19937 random(1);
  bool stood_in = false, returned = false;
  while (match.stage() != Stage::over && !returned) {
    const bool his = match.course_of()->game().decider() == 2;
    if (his && !stood_in) {
      stood_in = true;
      EXPECT_TRUE(match.waits_for_computer());
      EXPECT_EQ(does(chooses(match, "C", 0)), "not-your-decision");
      ASSERT_EQ(does(chooses(match, "", 0)), "accepted");
    } else if (his) {
      const Input computers = chooses(match, "", 0);
      ASSERT_EQ(does(at_seat(Act::give_back, "C", 2)), "accepted");
      EXPECT_EQ(*match.decider(), "C");
      EXPECT_EQ(does(computers), "not-your-decision");  // what the computer player had thought out comes too late
      ASSERT_EQ(does(chooses(match, "C", 0)), "accepted");
      returned = true;
    } else {
      ASSERT_EQ(does(test::random_choice(match, random)), "accepted");
    }
  }
  EXPECT_TRUE(returned);
  EXPECT_FALSE(match.seats()[2].stand_in);
}

TEST_F(Agreeing, ResigningNeedsEverybodyWhoPlaysHimself) {
  ASSERT_EQ(does(about(Act::propose, "B", resign)), "accepted");
  EXPECT_EQ(match.missing(match.proposals()[0]), (std::vector<board::Seat>{0, 2}));
  EXPECT_EQ(does(about(Act::agree, "W", resign)), "not-seated");
  ASSERT_EQ(does(about(Act::agree, "A", resign)), "accepted");
  EXPECT_EQ(match.stage(), Stage::playing);
  ASSERT_EQ(does(about(Act::agree, "C", resign)), "accepted");
  EXPECT_EQ(match.stage(), Stage::over);
  EXPECT_EQ(match.ended(), Ended::agreement);
  EXPECT_FALSE(match.waits_for_computer());
  EXPECT_EQ(does(about(Act::propose, "A", resign)), "game-over");
  EXPECT_EQ(does(chooses(match, "A", 0)), "game-over");
  EXPECT_EQ(does(at_seat(Act::give_back, "A", 0)), "not-stood-in");
  EXPECT_EQ(does(test::asks(Act::rematch, "B")), "accepted");
}

TEST_F(Agreeing, AStandInAgreesToAnything) {
  ASSERT_EQ(does(about(Act::propose, "B", resign)), "accepted");
  ASSERT_EQ(does(about(Act::agree, "A", resign)), "accepted");
  ASSERT_EQ(does(about(Act::propose, "A", stand_in, 2)), "accepted");
  EXPECT_EQ(match.proposals().size(), 2U);
  ASSERT_EQ(does(about(Act::agree, "B", stand_in, 2)), "accepted");
  EXPECT_EQ(match.ended(), Ended::agreement);  // C alone was missing
  EXPECT_TRUE(match.proposals().empty());
}

TEST(MatchProposals, OnePersonAmongComputerPlayersDecidesAlone) {
  Match match = open_match(set_up("classic", 3), {1, 2}, {person("A"), computer(), computer()});
  EXPECT_EQ(code(match.apply(about(Act::propose, "A", resign), everybody)), "accepted");
  EXPECT_EQ(match.ended(), Ended::agreement);
}

TEST(MatchProposals, WhoHasSeveralSeatsSpeaksForAllOfThem) {
  Match match = open_match(set_up("classic", 3), {1, 2}, {person("A"), person("B"), person("A")});
  ASSERT_EQ(code(match.apply(about(Act::propose, "A", resign), everybody)), "accepted");
  EXPECT_EQ(match.proposals()[0].agreed, (std::vector<board::Seat>{0, 2}));
  EXPECT_EQ(match.missing(match.proposals()[0]), std::vector<board::Seat>{1});
  ASSERT_EQ(code(match.apply(about(Act::propose, "B", stand_in, 2), nobody)), "accepted");
  EXPECT_TRUE(match.seats()[2].stand_in);  // nobody else is here to be asked
  EXPECT_FALSE(match.seats()[0].stand_in);
}

TEST(MatchProposals, AStandInPlaysOnToTheEnd) {
  Match match = open_match(set_up("classic", 2), {1, 2}, {person("A"), person("B")});
  std::vector<std::string> made;
  Computers computers([&](const table::AnyCourse&, board::Seat seat, const Chair& chair) {
    made.push_back(chair.name);
    std::string error;
    return table::mind_of(ai::make_player(*ai::parse_agent("greedy:novice", error), {seat, 1}));
  });
  EXPECT_FALSE(computers.think(match, {}));  // it waits for persons
  ASSERT_EQ(code(match.apply(about(Act::propose, "B", stand_in, 0), nobody)), "accepted");
  while (match.stage() != Stage::over) {
    if (match.waits_for_computer())
      ASSERT_TRUE(computers.think(match, {}));
    else
      ASSERT_TRUE(match.apply(chooses(match, "B", 0), nobody).accepted());
  }
  EXPECT_FALSE(computers.think(match, {}));
  EXPECT_EQ(made, std::vector<std::string>{person("A").name});
  EXPECT_EQ(match.ended(), Ended::result);
}

}  // namespace
}  // namespace rattus::table
