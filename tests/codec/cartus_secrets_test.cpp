// A choice of several cards is told to others once, whether it was free, forced or changed on the way (CART-4): two
// worlds that differ in what two players hold give everybody else the same bytes, versions and refusals through whole
// games.
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "table/computers.hpp"
#include "tests/codec/clients.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using cartus::Choice;
using cartus::Counts;
using cartus::Decision;
using cartus::Kind;
using cartus::Seat;
using cartus::State;
using table::Match;
using test::nobody;

const State& state_of(const Match& match) { return match.course_of<cartus::Kit>()->game().state(); }

std::uint64_t number_of(const Match& match, const std::string& guest, std::uint64_t version) {
  return match.number(match.counts(guest), version);
}

struct Coverage {
  int choices = 0, other_lengths = 0, forced_against_free = 0, compared = 0;
};

/// Two games that a viewer cannot tell apart: the same seed and the same public choices, but other cards handed over.
class TwoWorlds {
 public:
  TwoWorlds(const cartus::SetUp& setup, std::uint64_t seed, Coverage& coverage)
      : random_(static_cast<unsigned>(seed)), coverage_(&coverage) {
    std::vector<table::Chair> seats;
    for (int i = 0; i < setup.players; ++i)
      seats.push_back(i == 1 ? test::computer() : test::person(std::string(1, static_cast<char>('A' + i))));
    for (int i = 0; i < 2; ++i) worlds_.push_back(test::open_match(setup, {seed, 4}, seats));
    for (const table::Chair& chair : seats)
      if (!chair.guest.empty()) viewers_.push_back({chair.guest, 0});
    viewers_.push_back({"W", 0});
  }

  void play() {
    while (!over() && !::testing::Test::HasFatalFailure()) {
      ASSERT_EQ(state_of(worlds_[0]).asked, state_of(worlds_[1]).asked);
      ASSERT_EQ(state_of(worlds_[0]).decider, state_of(worlds_[1]).decider);
      if (cartus::Kit::takes_several(state_of(worlds_[0]).asked))
        choose_several();
      else
        choose_alike();
      if (!over()) compare();
    }
  }

 private:
  struct Viewer {
    std::string guest;
    std::uint64_t told;
  };

  [[nodiscard]] bool over() const {
    return worlds_[0].stage() == table::Stage::over || worlds_[1].stage() == table::Stage::over;
  }
  unsigned below(std::size_t n) { return static_cast<unsigned>(random_() % n); }

  void choose_alike() {
    const auto options = [](const Match& match) { return match.course_of<cartus::Kit>()->game().options(); };
    cartus::Action action = options(worlds_[0])[below(options(worlds_[0]).size())];
    // Small hands of cards that cannot be played make forced answers: whoever can takes few cards, performs and keeps
    // his Passes.
    for (int tries = 0; tries < 8 && !(options(worlds_[1]).contains(action) && leads_to_small_hands(action)); ++tries)
      action = options(worlds_[0])[below(options(worlds_[0]).size())];
    while (!options(worlds_[1]).contains(action))  // a Pass
      action = options(worlds_[0])[below(options(worlds_[0]).size())];
    for (Match& match : worlds_) take(match, static_cast<std::uint32_t>(table::option_of(options(match), action)));
  }

  bool leads_to_small_hands(cartus::Action action) {
    const State& s = state_of(worlds_[0]);
    const auto& rules = worlds_[0].course_of<cartus::Kit>()->game().rules();
    if (s.asked == Decision::supply) return rules.supply(s.row[action.a]).draw < 4;
    return action.kind != Choice::decline && action.kind != Choice::pass;
  }

  static void take(Match& match, std::uint32_t option) {
    const auto* person = match.decider();
    ASSERT_TRUE(match.apply(test::chooses(match, person ? *person : "", option), nobody).accepted());
  }

  static std::uint32_t place(const Match& match, Choice choice, Kind kind = 0) {
    std::uint32_t at = 0;
    for (const cartus::Action action : match.course_of<cartus::Kit>()->game().options()) {
      if (action.kind == choice && (choice != Choice::card || action.a == kind)) return at;
      ++at;
    }
    return at;
  }

  /// What both can lay down, as it will lie open: some of the cards that are in both hands.
  std::vector<Kind> common_cards(Decision decision, unsigned most) {
    const Seat seat = state_of(worlds_[0]).decider;
    std::vector<Kind> cards;
    for (Kind kind = 0; kind < cartus::kind_count; ++kind) {
      const bool fits = decision == Decision::hospital_card || (kind != cartus::gold && kind != cartus::pass);
      const auto in = [&](const Match& match) { return state_of(match).hand[seat][kind]; };
      for (unsigned i = 0; fits && i < std::min(in(worlds_[0]), in(worlds_[1])); ++i) cards.push_back(kind);
    }
    std::shuffle(cards.begin(), cards.end(), random_);
    if (below(5) == 0) cards.resize(below(cards.size() + 1));
    cards.resize(std::min<std::size_t>(cards.size(), most));
    return cards;
  }

  void choose_several() {
    const State& s = state_of(worlds_[0]);
    const Decision decision = s.asked;
    const bool gives = decision == Decision::sword_give || decision == Decision::tower_give;
    const bool unasked[] = {worlds_[0].course().unasked(), worlds_[1].course().unasked()};
    coverage_->forced_against_free += unasked[0] != unasked[1];
    ++coverage_->choices;
    if (gives) {  // who gives and who takes know more from now on
      const std::string giver = worlds_[0].seats()[s.decider].guest,
                        taker = worlds_[0].seats()[s.top().as<cartus::frames::Give>().taker].guest;
      std::erase_if(viewers_, [&](const Viewer& v) { return v.guest == giver || v.guest == taker; });
    }
    const auto looks = [&](const Viewer& v) { return v.guest == worlds_[0].seats()[s.decider].guest; };
    steady_ = std::any_of(viewers_.begin(), viewers_.end(), looks);  // what he does himself he sees
    const unsigned most = decision == Decision::hospital_card
                              ? std::min<unsigned>(s.top().as<cartus::frames::Hospital>().most, s.rats[s.decider])
                              : 99;
    const auto cards = gives ? std::vector<Kind>{} : common_cards(decision, most);
    const std::uint64_t before = worlds_[0].version();
    for (Match& match : worlds_) {
      const std::vector<std::uint64_t> numbers = numbers_of(match);
      for (bool done = false; !done && !::testing::Test::HasFatalFailure();) {
        ASSERT_EQ(numbers_of(match), numbers) << "a pick has been told to others";
        done = match.course().unasked() ? go_on(match) : gives ? give(match) : lay_down(match, cards, decision);
      }
    }
    coverage_->other_lengths += worlds_[0].version() != worlds_[1].version() && worlds_[0].version() > before;
  }

  std::vector<std::uint64_t> numbers_of(const Match& match) {
    std::vector<std::uint64_t> numbers;
    const Seat decider = state_of(match).decider;
    for (const Viewer& viewer : viewers_)
      if (viewer.guest != match.seats()[decider].guest) numbers.push_back(match.number(viewer.guest));
    return numbers;
  }

  static bool go_on(Match& match) {
    EXPECT_EQ(match.decider(), nullptr);
    EXPECT_TRUE(match.apply(test::goes_on(match), nobody).accepted());
    return true;
  }

  /// Sometimes a card too many, and back.
  void waver(Match& match) {
    if (steady_ || match.decider() == nullptr || below(3) != 0) return;
    const auto guest = *match.decider();
    const State before = state_of(match);
    const auto option = below(match.course().options());
    const cartus::Action action = match.course_of<cartus::Kit>()->game().options()[option];
    if (!cartus::Kit::stays_open(before, action)) return;
    take(match, option);
    table::Input back = test::asks(table::Act::take_back, guest);
    back.version = number_of(match, guest, match.decision_version());
    EXPECT_TRUE(match.apply(back, nobody).accepted());
    EXPECT_EQ(state_of(match), before);
  }

  bool give(Match& match) {
    waver(match);
    const auto option = below(match.course().options());
    const bool last =
        !cartus::Kit::stays_open(state_of(match), match.course_of<cartus::Kit>()->game().options()[option]);
    take(match, option);
    return last;
  }

  bool lay_down(Match& match, const std::vector<Kind>& cards, Decision decision) {
    waver(match);
    for (const Kind kind : cards) {
      const auto wanted = std::count(cards.begin(), cards.end(), kind);
      if (state_of(match).picked[kind] >= wanted) continue;
      take(match, place(match, Choice::card, kind));
      return false;
    }
    take(match, place(match, decision == Decision::hospital_card ? Choice::stop : Choice::done));
    return true;
  }

  void compare() {
    const Surroundings around{"T", "hash", test::everybody, 1, false};
    Updates mine(worlds_[0], game_data(), around), theirs(worlds_[1], game_data(), around);
    for (Seat seat = 0; seat < worlds_[0].seats().size(); ++seat)  // he has been given all cards of such a hand
      if (state_of(worlds_[0]).hand[seat] != state_of(worlds_[1]).hand[seat])
        std::erase_if(viewers_, [&](const Viewer& v) { return v.guest == worlds_[0].seats()[seat].guest; });
    for (Viewer& viewer : viewers_) {
      ASSERT_EQ(*mine.update(viewer.guest, viewer.told, {}, false),
                *theirs.update(viewer.guest, viewer.told, {}, false));
      if (below(8) == 0) {
        ASSERT_EQ(*mine.update(viewer.guest, 0, {}, false), *theirs.update(viewer.guest, 0, {}, false));
        const auto older = below(viewer.told + 1);
        ASSERT_EQ(*mine.update(viewer.guest, older, {}, false), *theirs.update(viewer.guest, older, {}, false));
      }
      viewer.told = worlds_[0].number(viewer.guest);
      ASSERT_EQ(worlds_[1].number(viewer.guest), viewer.told);
      for (const std::uint64_t version : {viewer.told, viewer.told - 1}) {
        table::Input input = test::asks(table::Act::take_back, viewer.guest);
        input.version = version;
        if (worlds_[0].decider() && *worlds_[0].decider() == viewer.guest) continue;
        ASSERT_EQ(worlds_[0].apply(input, nobody).refused, worlds_[1].apply(input, nobody).refused);
      }
      ++coverage_->compared;
    }
  }

  std::vector<Match> worlds_;
  std::vector<Viewer> viewers_;  ///< who hold the same in both worlds, and a spectator
  std::mt19937 random_;
  bool steady_ = false;
  Coverage* coverage_;
};

TEST(CartusSecrets, WorldsThatDifferInWhatOthersHoldGiveTheSameBytesThroughWholeGames_CART_4) {
  Coverage coverage;
  for (std::uint64_t seed = 1; seed <= 24 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const int players = 3 + static_cast<int>(seed % 3);
    TwoWorlds(test::cartus_set_up(players, {{"buildings", "mixed"}}), seed, coverage).play();
  }
  EXPECT_GT(coverage.choices, 300);
  EXPECT_GT(coverage.other_lengths, 50);
  EXPECT_GT(coverage.forced_against_free, 0);
  EXPECT_GT(coverage.compared, 1'000);
}

/// A game until an answer is not asked that only its player may know to be forced.
Match until_unasked() {
  for (std::uint64_t seed = 1;; ++seed) {
    Match match = test::open_match(test::cartus_set_up(3, {{"buildings", "mixed"}}), {seed, 9},
                                   {test::person("A"), test::person("B"), test::person("C")});
    std::mt19937 random(static_cast<unsigned>(seed));
    while (match.stage() != table::Stage::over && !match.course().unasked())
      EXPECT_TRUE(match.apply(test::random_choice(match, random), nobody).accepted());
    if (match.course().unasked()) return match;
  }
}

TEST(CartusSecrets, AnAnswerThatIsNotAskedIsAVersionOfItsOwn_CART_4) {
  Match match = until_unasked();
  const Seat seat = state_of(match).decider;
  const std::string own = match.seats()[seat].guest;
  const Surroundings around{"T", "hash", test::everybody, 1, false};
  test::Client watcher("W"), himself(own);
  for (test::Client* client : {&watcher, &himself})
    client->hear(*Updates(match, game_data(), around).update(client->guest, 0, {}, false));
  EXPECT_EQ(watcher.view["waiting"]["seat"], seat + 1);
  EXPECT_TRUE(himself.decision.is_null());
  const table::Answer refused = match.apply(test::chooses(match, own, 0), nobody);
  EXPECT_EQ(refused.refused->code, "not-your-decision");
  EXPECT_FALSE(match.apply(test::asks(table::Act::unasked, own), nobody).accepted()) << "it is the host's";
  ASSERT_TRUE(match.apply(test::goes_on(match), nobody).accepted());
  const Json told = Json::parse(*Updates(match, game_data(), around).update("W", watcher.version, {}, false));
  EXPECT_EQ(told["version"], watcher.version + 1);
  for (const Json& event : told["events"]) EXPECT_NE(event["type"], "forced");
  EXPECT_FALSE(told["events"].empty());
  const Json own_told = Json::parse(*Updates(match, game_data(), around).update(own, himself.version, {}, false));
  EXPECT_EQ(own_told["events"][0]["type"], "forced");
}

TEST(CartusSecrets, TablesOpenedBeforeThatCountAsTheyDid) {
  table::Plan plan =
      test::plan_of(test::cartus_set_up(3), {test::person("A"), test::person("B"), test::person("C")}, "A");
  plan.picks_told = true;
  Json stored = Json::parse(store_text(plan));
  EXPECT_FALSE(stored.contains("form"));
  const auto read = read_stored_plan(stored.dump());
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->picks_told);
  plan.picks_told = false;
  EXPECT_EQ(*read_stored_plan(store_text(plan)), plan);
  auto opened = Match::open(*read, game_data().tables(read->setup), {5, 5});
  auto& match = std::get<Match>(opened);
  std::mt19937 random(5);
  while (match.stage() != table::Stage::over) {
    ASSERT_TRUE(match.apply(test::random_choice(match, random), nobody).accepted());
    ASSERT_FALSE(match.course().unasked());
    ASSERT_EQ(match.number("W"), match.version());
  }
}

}  // namespace
}  // namespace rattus::codec
