// What is known of tokens that go back into the rat supply (MERC-136), and what holds in every game with upgrade tiles
// of Mercatus cards.
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "engine/board/cards/all.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/board/view.hpp"
#include "tests/engine/random_tables.hpp"

namespace rattus::board::test {
namespace {

const Tables& tables() { return codec::game_data().classic; }

PositionToken token_of(bool drawn, std::uint8_t lookers = 0, int number = 0, bool marked = false) {
  PositionToken token;
  token.drawn = drawn;
  token.marked = marked;
  token.lookers = lookers;
  token.name.number = number;
  return token;
}

/// The first player holds the Shaman at level III with salt on it, which lies in the last three regions.
Position with_shaman(std::vector<PositionRegion> regions) {
  Position p;
  p.setup.modules = {"mercatus", "upgrades"};
  p.setup.options = {{"merc_upgrades", "on"}};
  p.setup.card_choice = CardChoice::listed;
  p.setup.cards = {"1", "2", "3", "4", "6", "43"};
  std::vector<ModuleValue> board;
  for (int i = 0; i < 12; ++i) board.emplace_back(std::string(good_words[static_cast<std::size_t>(i) / 3]));
  p.modules = {{"mercatus",
                {{"board", board},
                 {"supply", {4, 4, 4, 3}},
                 {"open", {1, 1, 1, 1}},
                 {"on_card", {0, 0, 0, 0, 0, std::string("salt")}},
                 {"coins", {4, 4, 4, 4}}}},
               {"upgrades", {{"levels", {0, 0, 0, 0, 0, 3}}}}};
  p.held[0] = {"43"};
  p.regions = std::move(regions);
  return p;
}

/// A game in which the first player's Shaman removes a token.
struct Removal {
  Rules rules;
  State s;
  ActionList options;
  SeededChance chance;
  NullSink sink;
  std::uint8_t rats = 0;  ///< in the supply before

  explicit Removal(const Position& position, std::uint64_t seed = 1) {
    auto built = std::get<BuiltPosition>(build(position, tables()));
    rules = built.rules;
    s = built.state;
    rats = s.rats;
    s.rng = Rng(Seed{seed, 136});
    BoardGame::resume(rules, s, chance, sink, options);
    apply({Choice::use, rules.slot_of(43)});
    while (s.asked == Shaman::asks_lift) apply({Choice::stop});
    if (s.asked == Shaman::asks_rat) apply({Choice::part, 1});
  }
  void apply(Action action) {
    ASSERT_TRUE(options.contains(action));
    BoardGame::apply(rules, s, action, chance, sink, options);
    ASSERT_EQ(what_is_broken(rules, s), "");
  }
  /// The token of a region, which has one alone or of whose tokens this is the first option.
  void remove_from(Region region) {
    if (s.asked == Shaman::asks_rat_region) apply({Choice::region, region});
    if (s.asked == Decision::pick_token) apply({Choice::token, 0});
    ASSERT_TRUE(s.asked == Decision::action || s.asked == Decision::none || s.asked == Decision::final);
    ASSERT_EQ(s.rats, rats + 1);
  }
  [[nodiscard]] Region region(const std::string& id) const {
    for (std::size_t r = 0; r < tables().board.regions.size(); ++r)
      if (tables().board.regions[r].id == id) return static_cast<Region>(r);
    return no_region;
  }
  [[nodiscard]] TokenSet faces(const State& of, unsigned row) const {
    TokenSet set;
    for (unsigned i = 0; i < of.token_count[row]; ++i) set.add(of.tokens[row][i].index());
    return set;
  }
};

/// Regions with salt, by their place on the board: the last three.
std::string salt_region(unsigned i) { return tables().board.regions.at(9 + i).id; }
/// A region far from them, without any.
std::string far_region() { return tables().board.regions.at(0).id; }

constexpr int starting_face = 1;
int a_starting_token() {
  for (std::size_t i = 0; i < tables().tokens.size(); ++i)
    if (tables().tokens[i].starting) return static_cast<int>(i) + 1;
  return 0;
}
int a_regular_token() {
  for (std::size_t i = 0; i < tables().tokens.size(); ++i)
    if (!tables().tokens[i].starting) return static_cast<int>(i) + 1;
  return 0;
}

TEST(TokensThatGoBack, MERC_136_AreInTheSupplyOrDrawnSinceForWhoeverHadLookedAtThem) {
  const int known = a_regular_token();
  std::map<bool, unsigned> drawn_later;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    // Two tokens that were drawn before, and one that is known to the first player and goes back.
    Removal game(with_shaman({{far_region(), {token_of(true), token_of(true)}, {}},
                              {salt_region(0), {token_of(true, 1, known)}, {}}}),
                 seed);
    const Region there = game.region(salt_region(0)), far = game.region(far_region());
    game.remove_from(there);
    const View his(game.rules, game.s, 0), others(game.rules, game.s, 1);
    const TokenSet mine = known_in_supply(game.rules, his.known());
    EXPECT_TRUE(mine.has(static_cast<unsigned>(known) - 1)) << "he knows";
    EXPECT_EQ(known_in_supply(game.rules, others.known()), TokenSet{}) << "others do not";
    EXPECT_EQ(tiles({game.rules, others.known()}).known_to[0], 1) << "but they know that he does";
    State dealt = game.s;
    deal_all(game.rules, dealt);
    EXPECT_FALSE(game.faces(dealt, far).has(static_cast<unsigned>(known) - 1)) << "those were drawn before";
    // All that is left is drawn: it is among that, never removed.
    State later = game.s;
    Token token{Token::drawn_bit};
    bool found = false;
    while (later.rats > 0) {
      give_face(later, token, SeededChance::draw_face(later.rng, face_pool(game.rules, later, token)));
      found |= token.index() == static_cast<unsigned>(known) - 1;
      token.set_face(0);
      --later.rats;
    }
    ++drawn_later[found];
  }
  EXPECT_EQ(drawn_later[false], 0U) << "the supply holds it";
}

TEST(TokensThatGoBack, MERC_136_AStartingOneIsNoneOfThoseDrawnBefore) {
  unsigned starting = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    // All other starting tokens are used, so that what has been drawn can be none.
    Position p = with_shaman({{far_region(), {token_of(true), token_of(true), token_of(true)}, {}},
                              {salt_region(0), {token_of(false)}, {}}});
    for (std::size_t i = 0, left = 0; i < tables().tokens.size(); ++i)
      if (tables().tokens[i].starting && left++ > 0) {
        p.used.emplace_back();
        p.used.back().number = static_cast<int>(i) + 1;
      }
    Removal game(p, seed);
    game.remove_from(game.region(salt_region(0)));
    State dealt = game.s;
    deal_all(game.rules, dealt);
    const TokenSet far = game.faces(dealt, game.region(far_region()));
    starting += (far & game.rules.starting).count();
    EXPECT_EQ((game.s.undealt & game.rules.starting).count(), 1U);
    EXPECT_EQ(game.s.setup_undealt, 0);
  }
  EXPECT_EQ(starting, 0U);
}

TEST(TokensThatGoBack, MERC_136_AKnownStartingOneLiesUnderNoOther) {
  const int known = a_starting_token();
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Removal game(with_shaman({{far_region(), {token_of(false), token_of(false)}, {}},
                              {salt_region(0), {token_of(false, 1, known)}, {}}}),
                 seed);
    game.remove_from(game.region(salt_region(0)));
    Rng rng(Seed{seed, starting_face});
    State world = sample(View(game.rules, game.s, 0), rng);
    ASSERT_EQ(what_is_broken(game.rules, world), "");
    deal_all(game.rules, world);
    EXPECT_FALSE(game.faces(world, game.region(far_region())).has(static_cast<unsigned>(known) - 1));
  }
}

TEST(TokensThatGoBack, MERC_136_OthersLearnNothingOfTheFace) {
  std::vector<State> seen;
  for (const int known : {a_regular_token(), a_regular_token() + 1, a_regular_token() + 2}) {
    Position p = with_shaman(
        {{far_region(), {token_of(true), token_of(false)}, {}}, {salt_region(0), {token_of(true, 1, known)}, {}}});
    p.pile = 0;
    p.rats = static_cast<int>(tables().tokens.size()) - 3 - tables().board.tokens_removed[4];
    Removal game(p);
    game.remove_from(game.region(salt_region(0)));
    for (const Seat viewer : {Seat{1}, Seat{2}, no_seat}) seen.push_back(View(game.rules, game.s, viewer).known());
  }
  for (const State& other : seen) EXPECT_EQ(other, seen[0]);
}

TEST(TokensThatGoBack, MERC_123_OneOfTheUsedPileIsOneOfItsFacesStill) {
  Position p = with_shaman({{far_region(), {}, {{3, 1, {}}}}, {salt_region(0), {token_of(true, 0, 0, true)}, {}}});
  p.stage = Stage::final_turn;
  p.seat = 3;
  p.held[0] = {};
  p.held[3] = {"43"};
  p.rats = 0;
  Removal game(p);
  const unsigned used = std::get<BuiltPosition>(build(p, tables())).state.used.count();
  game.remove_from(game.region(salt_region(0)));
  EXPECT_EQ(game.s.used.count(), used) << "all faces that have been revealed stay listed";
  EXPECT_EQ((Query{game.rules, game.s}.marked_in_supply()), 1U);
  // Whoever draws it lays it with its mark: nothing else is in the supply.
  State s = game.s;
  auto c = Machine<AllCards>::Context<SeededChance, NullSink>{{game.rules, s, game.chance, game.sink}};
  c.spread_token(3, game.region(far_region()));
  const Token token = s.tokens[game.region(far_region())][0];
  EXPECT_TRUE(token.marked() && !token.dealt());
  EXPECT_EQ(s.rats, 0);
  EXPECT_EQ((Query{game.rules, s}.marked_in_supply()), 0U);
}

TEST(MercatusTiles, R10_EveryStateIsSoundAndSavedAndEveryWorldAgrees) {
  std::set<std::string_view> asked;
  for (unsigned number = 1; number <= 60; ++number) {
    Rng rng(Seed{number, 130});
    board::SetUp setup;
    setup.modules = {"mercatus", "upgrades"};
    setup.players = static_cast<int>(2 + number % 3);
    setup.card_choice = CardChoice::listed;
    setup.cards = number % 2 ? std::vector<std::string>{"4", "28", "34", "36", "43", "42"}
                             : std::vector<std::string>{"4", "28", "37", "40", "41", "43"};
    setup.options = {{"merc_upgrades", "on"}};
    const Rules rules = std::get<Rules>(BoardGame::make(setup, tables(), rng));
    SeededChance chance;
    NullSink nobody;
    Rng choices(Seed{number, 131});
    ActionList options;
    State s = BoardGame::start(rules, Rng(Seed{number, 132}), chance, nobody, options);
    for (unsigned step = 0; !s.over(); ++step) {
      ASSERT_EQ(what_is_broken(rules, s), "") << "game " << number;
      asked.insert(rules.name_of(s.asked));
      ActionList again;
      legal(rules, s, again);
      ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end()));
      if (step % 5 == 0) {
        const auto built = build(describe(rules, s, tables()), tables());
        ASSERT_TRUE(std::holds_alternative<BuiltPosition>(built));
        ASSERT_EQ(std::get<BuiltPosition>(built).state, s);
        for (Seat viewer = 0; viewer < rules.players; ++viewer) {
          const View view(rules, s, viewer);
          const State world = sample(view, choices);
          ASSERT_EQ(what_is_broken(rules, world), "");
          ASSERT_EQ(View(rules, world, viewer).known(), view.known());
          ASSERT_EQ(View(rules, world, no_seat).known(), View(rules, s, no_seat).known());
          if (viewer != s.decider) continue;
          legal(rules, world, again);
          ASSERT_TRUE(std::equal(options.begin(), options.end(), again.begin(), again.end())) << "BASE-104";
        }
      }
      Action action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
      for (int i = 0; i < 3 && (action.kind == Choice::end_actions || action.kind == Choice::take); ++i)
        action = options[choices.below(static_cast<std::uint32_t>(options.size()))];
      BoardGame::apply(rules, s, action, chance, nobody, options);
    }
    ASSERT_EQ(what_is_broken(rules, s), "") << "game " << number;
  }
  EXPECT_THAT(asked, testing::IsSupersetOf({"D-TAKE-BACK", "D-TRADER-AGAIN", "D-SWINDLER-CITIZENS", "D-SHAMAN-RAT",
                                            "D-SHAMAN-RAT-REGION", "D-ROBBER", "D-RAIDER-GOOD"}));
}

TEST(MercatusTiles, MERC_130_AnswersAreTheSameWithoutTheModule) {
  Rng rng(Seed{1, 2});
  board::SetUp setup;
  setup.modules = {"mercatus"};
  setup.card_choice = CardChoice::listed;
  setup.cards = {"1", "34", "36", "37", "40", "43"};
  const Rules rules = std::get<Rules>(BoardGame::make(setup, tables(), rng));
  EXPECT_FALSE(merc_upgrades(rules));
  setup.modules = {"mercatus", "upgrades"};
  const Rules without = std::get<Rules>(BoardGame::make(setup, tables(), rng));
  EXPECT_FALSE(merc_upgrades(without));
  EXPECT_EQ(tiled(without), Mask{1}) << "the Peasant's alone";
  setup.options = {{"merc_upgrades", "on"}};
  EXPECT_EQ(tiled(std::get<Rules>(BoardGame::make(setup, tables(), rng))), Mask{0b111111});
}

}  // namespace
}  // namespace rattus::board::test
