// Whole games of the board game, played in two worlds that differ only in faces that a viewer has not seen (BASE-100,
// -101, -104): he is sent the same bytes, versions and refusals, whoever he is and whatever he asks. The worlds have
// the same seed and the same choices; in the second one the faces that he does not know stand on other tokens. That
// the order of tokens tells nothing, and odds tell nothing, tests/codec/interference_test.cpp shows; when messages
// leave, tests/server/timing_test.cpp.
#include <algorithm>

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "engine/board/picks.hpp"
#include "table/computers.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using board::Choice;
using board::Seat;
using table::Act;
using table::Match;

/// A guest and the tokens that none of his seats has ever seen, version by version.
struct Viewer {
  std::string guest;
  std::vector<Seat> seats;
  std::vector<TokenSet> unseen;
};

struct Coverage {
  int compared = 0, faces = 0, deciders = 0, take_backs = 0, forced = 0, refused = 0, parted = 0;
};

/// What people sent in one game up to its end, and what each of them has not seen after each input.
struct Course {
  board::SetUp setup;
  std::uint64_t seed;
  std::vector<table::Chair> seats;
  std::vector<table::Input> inputs;
  std::vector<Viewer> viewers;

  [[nodiscard]] Match open(const board::Tables& tables) const {
    return std::get<Match>(Match::open(test::plan_of(setup, seats, "A"), tables, {seed, 11}));
  }
};

/// A look at a token wherever one can be had, so that much is known to one person alone; else anything that people do.
table::Input curious_input(const Match& match, const std::vector<std::string>& guests, std::mt19937& random) {
  const auto& game = match.course_of()->game();
  const Seat witch = game.rules().slot_of(4);
  std::uint32_t place = 0;
  for (const board::Action action : game.options()) {
    if ((action.kind == Choice::take || action.kind == Choice::use) && action.a == witch && random() % 4 != 0)
      return test::chooses(match, match.decider() ? *match.decider() : "", place);
    ++place;
  }
  return test::random_input(match, guests, random);
}

Course course_of(const board::SetUp& setup, std::uint64_t seed) {
  Course course{setup, seed, {}, {}, {}};
  // A has two seats where there are enough, B and C one each, the last is a computer player's.
  const std::vector<std::string> who{"A", "B", "C", "A", "B"};
  for (int i = 0; i < setup.players; ++i)
    course.seats.push_back(i > 1 && i + 1 == setup.players ? test::computer()
                                                           : test::person(who[static_cast<std::size_t>(i)]));
  Match match = course.open(game_data().tables(setup.board));
  std::vector<std::string> guests;
  for (const char* guest : {"A", "B", "C", "W"}) {
    Viewer viewer{guest, {}, {}};
    for (std::size_t seat = 0; seat < course.seats.size(); ++seat)
      if (course.seats[seat].guest == guest) viewer.seats.push_back(static_cast<Seat>(seat));
    if (viewer.seats.empty()) {
      if (viewer.guest != "W") continue;
      viewer.seats = {board::no_seat};
    }
    guests.emplace_back(guest);
    course.viewers.push_back(std::move(viewer));
  }
  const auto look_round = [&] {
    for (Viewer& viewer : course.viewers) {
      TokenSet unseen = viewer.unseen.empty() ? match.course_of()->game().rules().all_tokens : viewer.unseen.back();
      for (const Seat seat : viewer.seats) unseen = unseen & match.course_of()->view(seat).known().undealt;
      viewer.unseen.push_back(unseen);
    }
  };
  look_round();
  std::mt19937 random(static_cast<unsigned>(seed));
  while (true) {
    const table::Input input = curious_input(match, guests, random);
    match.apply(input, test::everybody);
    if (match.stage() == table::Stage::over) return course;  // all is open now (BASE-103)
    course.inputs.push_back(input);
    look_round();
  }
}

/// The same components, but the faces of these tokens changed about; starting tokens stay starting tokens (BASE-12).
board::Tables changed_about(const board::Tables& tables, const TokenSet& tokens, std::mt19937& random) {
  board::Tables other = tables;
  for (const bool starting : {false, true}) {
    std::vector<unsigned> places;
    for (unsigned i = 0; i < tables.tokens.size(); ++i)
      if (tokens.has(i) && tables.tokens[i].starting == starting) places.push_back(i);
    std::vector<unsigned> from = places;
    std::shuffle(from.begin(), from.end(), random);
    for (std::size_t i = 0; i < places.size(); ++i) other.tokens[places[i]].face = tables.tokens[from[i]].face;
  }
  return other;
}

class TwoWorlds {
 public:
  TwoWorlds(const Course& course, const Viewer& viewer, std::size_t inputs, Coverage& coverage)
      : course_(course),
        viewer_(viewer),
        inputs_(inputs),
        random_(static_cast<unsigned>(course.seed)),
        own_tables_(game_data().tables(course.setup.board)),
        other_tables_(changed_about(own_tables_, viewer.unseen[inputs], random_)),
        own_(course.open(own_tables_)),
        other_(course.open(other_tables_)),
        names_(own_.course_of()->game().rules(), own_tables_),
        coverage_(coverage) {}

  /// Up to where somebody in the second world cannot do what he did, for he sees other faces.
  void play() {
    compare();
    for (std::size_t i = 0; i < inputs_ && !::testing::Test::HasFailure(); ++i) {
      const table::Input& input = course_.inputs[i];
      table::Input there = input;
      if (input.act == Act::choose) {
        const auto option = same_choice(input.option);
        if (!option) {
          EXPECT_NE(own_.decider() ? *own_.decider() : "", viewer_.guest) << "he is offered other choices";
          ++coverage_.parted;
          return;
        }
        there.option = *option;
      }
      const auto here = own_.apply(input, test::everybody), over_there = other_.apply(there, test::everybody);
      ASSERT_EQ(here.accepted(), over_there.accepted());
      if (input.guest == viewer_.guest) {
        ASSERT_EQ(here, over_there);
        ASSERT_EQ(input, there) << "he is offered other choices";
        coverage_.refused += !here.accepted();
      }
      if (!here.accepted()) continue;
      coverage_.take_backs += input.act == Act::take_back;
      compare();
    }
  }

 private:
  unsigned below(std::size_t n) { return static_cast<unsigned>(random_() % n); }

  /// The option of the second world that is the same choice; nothing if there is none. Which of the tokens that a
  /// player knows comes first among them, their faces decide.
  [[nodiscard]] std::optional<std::uint32_t> same_choice(std::uint32_t option) const {
    const table::Game &own = own_.course_of()->game(), &other = other_.course_of()->game();
    if (option >= own.options().size()) return option;
    if (own.options()[option].kind == board::Choice::token && own.state().asked != board::Decision::crusader_next) {
      const auto choices = [&](const table::Game& game) {
        board::TokenChoices list;
        board::asked_tokens({game.rules(), game.state()}, game.decider(), list);
        return list;
      };
      const auto meant = choices(own)[option];
      const auto list = choices(other);
      for (std::uint32_t i = 0; i < list.size(); ++i)
        if (list[i].row == meant.row && list[i].first == meant.first && list[i].count == meant.count) return i;
      return std::nullopt;
    }
    const board::Action action = own.options()[option];
    if (!other.options().contains(action)) return std::nullopt;
    return static_cast<std::uint32_t>(table::option_of(other.options(), action));
  }

  /// Tokens on the board that bear another face in the second world and that somebody has looked at.
  [[nodiscard]] int other_faces() const {
    const auto& s = own_.course_of()->game().state();
    int count = 0;
    for (const unsigned region : s.with_tokens)
      for (unsigned i = 0; i < s.token_count[region]; ++i)
        if (const board::Token token = s.tokens[region][i]; token.dealt())
          count += own_.course_of()->game().rules().faces[token.index()] !=
                   other_.course_of()->game().rules().faces[token.index()];
    return count;
  }

  void compare() {
    const Surroundings around{"T", "hash", test::everybody, 1, false};
    Updates mine(own_, game_data(), around), theirs(other_, game_data(), around);
    const auto update = [&](Updates& of, std::uint64_t base) { return *of.update(viewer_.guest, base, "id", false); };
    ASSERT_EQ(own_.number(viewer_.guest), other_.number(viewer_.guest));
    ASSERT_EQ(update(mine, told_), update(theirs, told_)) << "from " << told_;
    if (below(16) == 0) {  // he loads the page anew, has been away, reads further back
      ASSERT_EQ(update(mine, 0), update(theirs, 0));
      const auto older = below(told_ + 1);
      ASSERT_EQ(update(mine, older), update(theirs, older)) << "from " << older;
      ASSERT_EQ(*mine.earlier(viewer_.guest, older, "id"), *theirs.earlier(viewer_.guest, older, "id"));
    }
    if (below(8) == 0) ask_why();
    told_ = own_.number(viewer_.guest);
    ++coverage_.compared;
    coverage_.faces += other_faces();
    coverage_.deciders += own_.decider() && *own_.decider() == viewer_.guest;
    const auto latest = own_.course_of()->since(own_.course_of()->version() - 1);
    for (const auto& event : latest.events.at(0)) coverage_.forced += event.type == board::EventType::forced;
  }

  void ask_why() {
    const auto& rules = own_.course_of()->game().rules();
    ToMatch question;
    question.kind = ToMatch::Kind::why;
    question.id = "id";
    switch (below(3)) {
      case 0: question.at.region = names_.region(rules.in_use.nth(below(rules.in_use.count()))); break;
      case 1: question.at.card = names_.card(static_cast<board::Slot>(below(rules.slots))); break;
      default: break;
    }
    ASSERT_EQ(why_message(own_, viewer_.guest, question, game_data()).dump(),
              why_message(other_, viewer_.guest, question, game_data()).dump());
  }

  const Course& course_;
  const Viewer& viewer_;
  std::size_t inputs_;
  std::mt19937 random_;
  const board::Tables& own_tables_;
  board::Tables other_tables_;
  Match own_, other_;
  Names names_;
  std::uint64_t told_ = 0;
  Coverage& coverage_;
};

TEST(BoardSecrets, WorldsThatDifferInFacesUnseenGiveTheSameBytesThroughWholeGames_BASE_104) {
  Coverage coverage;
  std::vector<board::SetUp> setups = test::all_set_ups();
  for (std::size_t i = 0; i < setups.size() && !HasFailure(); ++i) {
    // The Witch, who looks at tokens, is among the six cards for beginners and fits to any others.
    auto& cards = setups[i].cards;
    if (!cards.empty() && std::find(cards.begin(), cards.end(), "4") == cards.end()) cards[0] = "4";
    const std::uint64_t seed = 100 + i;
    const Course course = course_of(setups[i], seed);
    for (const Viewer& viewer : course.viewers)
      for (const std::size_t part : {1 + i % 2, std::size_t{3}}) {  // the further, the fewer faces are unseen
        SCOPED_TRACE("seed " + std::to_string(seed) + ", set-up " + std::to_string(i) + ", " + viewer.guest + ", " +
                     std::to_string(part) + "/3 of the game");
        TwoWorlds(course, viewer, course.inputs.size() * part / 3, coverage).play();
        if (HasFailure()) return;
      }
  }
  EXPECT_GT(coverage.compared, 10'000);
  EXPECT_GT(coverage.faces, 20'000);
  EXPECT_GT(coverage.deciders, 1'000);
  EXPECT_GT(coverage.take_backs, 500);
  EXPECT_GT(coverage.forced, 100);
  EXPECT_GT(coverage.refused, 300);
  EXPECT_LT(coverage.parted, 10);
}

}  // namespace
}  // namespace rattus::codec
