// A teacher looks at games: what was a mistake, what was luck, and by what was known.
#include "table/review.hpp"

#include <gtest/gtest.h>

#include "codec/board/position.hpp"
#include "host/nets.hpp"
#include "table/computers.hpp"
#include "tests/table/reviews.hpp"

namespace rattus::table {
namespace {

using codec::Json;

/// A teacher who judges by hand, or by the program's nets.
class AReview : public ::testing::TestWithParam<bool> {
 protected:
  std::unique_ptr<Review> reviewed(const Game& game, std::vector<std::uint8_t> choices) const {
    ReviewStyle style{.iterations = 200, .worlds = 200};
    if (GetParam()) style.nets = host::carried_nets().all();
    auto review = review_of(game, std::move(choices), style, {});
    while (!review->work({})) {
    }
    return review;
  }
  /// The only stroke of a game in which the plague goes to Italia.
  Stroke stroke(const Game& game) const;
};
INSTANTIATE_TEST_SUITE_P(Review, AReview, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "ByNet" : "ByHand"; });

board::Region region(const char* id) {
  const auto& regions = codec::game_data().classic.board.regions;
  board::Region found = 0;
  while (regions[found].id != id) ++found;
  return found;
}

/// A game that stands at a position of the classic board with two players.
Game stands(const Json& position) {
  auto opened = codec::open_position(position, codec::game_data());
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened))
    for (const auto& reason : *reasons) ADD_FAILURE() << reason.code << " " << reason.subject;
  const auto& built = std::get<codec::OpenedPosition>(opened).built;
  EventList unheard;
  Game game = std::get<Game>(Game::start(test::set_up("classic", 2), codec::game_data().classic, {1, 2}, unheard));
  board::State state = built.state;
  board::ActionList options;
  take_up<board::Kit>(game.rules(), state, options);
  game.restore(state);
  return game;
}

std::size_t to(const Game& game, const char* id) {
  return option_of(game.options(), board::Action{board::Choice::region, region(id)});
}

/// The choice, and then the first option each until the turn is over.
std::vector<std::uint8_t> turn(Game game, std::size_t first) {
  std::vector<std::uint8_t> choices;
  const Seat seat = game.decider();
  for (std::size_t option = first; game.decider() == seat; option = 0) {
    choices.push_back(static_cast<std::uint8_t>(option));
    game.choose(option);
  }
  return choices;
}

/// Player 1 moves the plague: in Gallia stand his citizens, in Italia those of player 2.
Json plague(const Json& gallia, const Json& italia) {
  return {{"setup", {{"players", 2}}},
          {"phase", "plague"},
          {"plague", "germania"},
          {"rats", 4},
          {"holders", {{"2", {"peasant", "merchant"}}}},
          {"regions",
           {{"gallia", {{"tokens", gallia}, {"citizens", {8, 0}}}},
            {"italia", {{"tokens", italia}, {"citizens", {0, 8}}}}}}};
}

TEST_P(AReview, NamesABlunderAsTheCostliestChoice) {
  const Game game = stands(plague(3, 3));
  const std::size_t at = to(game, "gallia");
  const auto review = reviewed(game, turn(game, at));
  const auto costly = review->costliest(0, 3, ai::win / 50);
  ASSERT_GE(costly.size(), 1U);
  EXPECT_EQ(costly[0]->step, 0U);
  EXPECT_EQ(costly[0]->advice.chosen.option, at);
  EXPECT_EQ(costly[0]->advice.best[0].option, to(game, "italia"));
  EXPECT_GT(costly[0]->advice.loss, ai::win / 4);
  EXPECT_TRUE(review->costliest(1, 3, 0).empty());
}

TEST_P(AReview, FindsNothingWrongWithTheBestChoice) {
  const Game game = stands(plague(3, 3));
  const auto review = reviewed(game, turn(game, to(game, "italia")));
  for (const Judgement* one : review->costliest(0, 3, ai::win / 50))
    EXPECT_NE(one->step, 0U) << one->advice.loss;  // what follows is the first option each
}

/// One token in Italia, looked at by somebody.
Json token(const char* face, int looker) { return Json::array({{{"face", face}, {"lookers", {looker}}}}); }

/// A world that is the same to player 1, in which the token in Italia kills nobody.
Game harmless(Game game) {
  Rng rng({3, 4});
  const auto kills = [](const Game& of) {
    const unsigned index = of.state().tokens[region("italia")][0].index();
    const board::Face& face = of.rules().faces[index];
    const auto& slots = of.rules().face_slots[index];
    return face.majority + face.all > 0 || ((slots[0] | slots[1]) & of.state().held[1]) != 0;
  };
  EXPECT_TRUE(kills(game));
  for (int tries = 0; tries < 1000 && kills(game); ++tries) game.restore(board::sample(game.view(0), rng));
  EXPECT_FALSE(kills(game));
  return game;
}

Stroke AReview::stroke(const Game& game) const {
  const auto review = reviewed(game, turn(game, to(game, "italia")));
  EXPECT_EQ(review->strokes().size(), 1U);
  return review->strokes().at(0);
}

TEST_P(AReview, TellsTheLuckOfATokenFromTheChoice) {
  const Game game = stands(plague(1, token("[6:M+A+pea+bou+mag]", 2)));
  const Stroke deadly = stroke(game), mild = stroke(harmless(game));
  EXPECT_EQ(deadly.before, mild.before);  // what player 1 chose is as good, whatever lies there
  EXPECT_GT(deadly.after[0], mild.after[0] + ai::win / 20);
  EXPECT_LT(deadly.after[1], mild.after[1] - ai::win / 20);
  EXPECT_GT(std::max(deadly.weight(), mild.weight()), ai::win / 40);
}

TEST_P(AReview, SeesNoLuckInATokenThatWasKnown) {
  EXPECT_LT(stroke(stands(plague(1, token("[6:M+A+pea+bou+mag]", 1)))).weight(), ai::win / 40);
}

// BASE-104: two games that differ only in what player 1 could not know: his decision is judged alike, to the last bit.
TEST_P(AReview, JudgesADecisionByWhatItsPlayerKnew) {
  const Game game = stands(plague(1, token("[6:M+A+pea+bou+mag]", 2)));
  const Game other = harmless(game);
  const auto judged = [this](const Game& of) {
    return reviewed(of, {static_cast<std::uint8_t>(to(of, "gallia"))})->judgements().at(0).advice;
  };
  const Advice one = judged(game), same = judged(other);
  EXPECT_EQ(one.chances, same.chances);
  EXPECT_EQ(one.loss, same.loss);
  ASSERT_EQ(one.best.size(), same.best.size());
  for (std::size_t i = 0; i < one.best.size(); ++i) {
    EXPECT_EQ(one.best[i].option, same.best[i].option);
    EXPECT_EQ(one.best[i].visits, same.best[i].visits);
    EXPECT_EQ(one.best[i].chance, same.best[i].chance);
  }
  EXPECT_EQ(one.chosen.chance, same.chosen.chance);
}

// What a token did goes on from what the one before it left.
TEST(Review, StrokesOfOneChoiceJoinOntoEachOther) {
  const auto [start, choices] =
      test::random_choices<board::Kit>(test::set_up("classic", 2), codec::game_data().classic);
  const auto review = review_of(start, choices, test::hasty, {});
  while (!review->work({})) {
  }
  std::size_t joined = 0;
  for (std::size_t i = 1; i < review->strokes().size(); ++i) {
    const Stroke &before = review->strokes()[i - 1], &now = review->strokes()[i];
    if (before.step != now.step) continue;
    EXPECT_EQ(before.after, now.before);
    EXPECT_LT(before.event, now.event);
    ++joined;
  }
  EXPECT_GT(joined, 3U);
}

TEST(Review, IsTheSameHoweverTheWorkIsSliced) {
  const auto [start, choices] =
      test::random_choices<board::Kit>(test::set_up("classic", 3), codec::game_data().classic);
  const auto whole = review_of(start, choices, test::hasty, {}), sliced = review_of(start, choices, test::hasty, {});
  while (!whole->work({})) {
  }
  while (!sliced->work({5, {}})) {
  }
  ASSERT_EQ(whole->judgements().size(), sliced->judgements().size());
  for (std::size_t i = 0; i < whole->judgements().size(); ++i) {
    EXPECT_EQ(whole->judgements()[i].advice.chances, sliced->judgements()[i].advice.chances);
    EXPECT_EQ(whole->judgements()[i].advice.loss, sliced->judgements()[i].advice.loss);
  }
}

}  // namespace
}  // namespace rattus::table
