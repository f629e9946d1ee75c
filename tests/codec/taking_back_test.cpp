// Nothing hidden is told and taken back (BASE-111, CART-5): random games of every module, and of Cartus.
#include "tests/properties/taking_back.hpp"

#include <algorithm>

#include <gmock/gmock.h>

#include "codec/setup_json.hpp"
#include "engine/board/cards/witch.hpp"
#include "engine/board/modules/region_cards/hands.hpp"
#include "engine/board/modules/universities/memory.hpp"
#include "engine/board/picks.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using board::Choice;

/// By which look a token in the Witch's hand came there (UPG-24); 0: it is in no hand.
unsigned look_of(const table::Game& game, const board::TokenChoice& choice) {
  if (game.state().asked != board::Witch::asks_place) return 0;
  std::size_t held = 0;
  for (const unsigned row : game.state().with_tokens)
    for (unsigned i = 0; i < game.state().token_count[row]; ++i) {
      if (!game.state().tokens[row][i].held()) continue;
      if (row == choice.row && i == choice.first) return board::tiles({game.rules(), game.state()}).looks[held];
      ++held;
    }
  return 0;
}

struct Board {
  using Kit = board::Kit;
  using Game = table::Game;

  /// More abilities than by lot.
  static std::size_t any(const Game& game, std::mt19937& random) {
    const auto lot = [&] { return static_cast<std::size_t>(random() % game.options().size()); };
    std::size_t option = lot();
    for (int again = 0; again < 3 && game.options()[option].kind != Choice::use; ++again)
      if (game.state().asked == board::Decision::action || game.state().asked == board::Decision::final) option = lot();
    return option;
  }
  /// Options that are tokens are numbered by faces; others see where a token lies, or by which look it is in hand.
  static std::optional<std::size_t> same_choice(const Game& real, std::size_t option, const Game& other) {
    const board::Action action = real.options()[option];
    if (action.kind != Choice::token || real.state().asked == board::Decision::crusader_next)
      return other.options().contains(action) ? std::optional(table::option_of(other.options(), action)) : std::nullopt;
    const auto choices = [](const Game& game) {
      board::TokenChoices list;
      board::asked_tokens({game.rules(), game.state()}, game.decider(), list);
      return list;
    };
    const auto list = choices(real), there = choices(other);
    if (list.empty()) return other.options().contains(action) ? std::optional(option) : std::nullopt;  // they lie open
    const auto alike = [&](const board::TokenChoice& choice) {
      const auto& meant = list[action.a];
      return choice.row == meant.row && choice.count == meant.count && look_of(real, meant) == look_of(other, choice) &&
             (look_of(real, meant) != 0 || choice.first == meant.first);
    };
    for (std::size_t i = 0; i < other.options().size(); ++i)
      if (const auto to = other.options()[i]; to.kind == Choice::token && alike(there[to.a])) return i;
    return std::nullopt;
  }
  static bool knows_more(const board::Rules& rules, const board::State& before, const board::State& after) {
    if ((before.undealt & ~after.undealt) != TokenSet{}) return true;
    if (board::has_region_cards(rules)) {
      const auto &old = board::region_cards({rules, before}), &now = board::region_cards({rules, after});
      for (std::size_t card = 0; card < old.place.size(); ++card)
        if (old.place[card] == board::RegionCardHands::in_deck && now.place[card] != board::RegionCardHands::in_deck)
          return true;
    }
    if (board::has_universities(rules)) {
      const auto &old = board::universities({rules, before}), &now = board::universities({rules, after});
      for (std::size_t kind = 0; kind < old.pile.size(); ++kind)
        if (now.pile[kind] > old.pile[kind]) return true;
    }
    return false;
  }
};

struct Cards {
  using Kit = cartus::Kit;
  using Game = table::CartusGame;
  static std::size_t any(const Game& game, std::mt19937& random) { return random() % game.options().size(); }
  static std::optional<std::size_t> same_choice(const Game& real, std::size_t option, const Game& other) {
    const auto action = real.options()[option];
    return other.options().contains(action) ? std::optional(table::option_of(other.options(), action)) : std::nullopt;
  }
  static bool knows_more(const cartus::Rules&, const cartus::State& before, const cartus::State& after) {
    for (std::size_t i = 0; i < before.nuns.size(); ++i)
      if (before.seen[i] != after.seen[i]) return true;
    return before.turned != after.turned || before.vp_taken != after.vp_taken || before.deck_size != after.deck_size ||
           before.buildings_size != after.buildings_size;
  }
};

TEST(TakingBack, BASE_111_NothingHiddenIsToldAndTakenBackInAnyModule) {
  std::set<std::string> asked;
  int compared = 0;
  for (const auto& setup : test::all_set_ups()) {
    SCOPED_TRACE(to_json(setup).dump());
    compared +=
        properties::nothing_hidden_is_told_and_taken_back<Board>(setup, game_data().tables(setup.board), 3, asked);
    if (HasFailure()) return;
  }
  EXPECT_GT(compared, 2000);
  EXPECT_THAT(asked, testing::IsSupersetOf({"D-ACTION", "D-PICK-TOKEN", "D-WITCH-PLACE", "D-PLAGUE"}));
}

/// The Astronomer of two and three levels, who keeps some of three cards and lays the others open.
TEST(TakingBack, BASE_111_CARD_190_UPG_39_TheAstronomersChoiceStandsOnceTheOthersLieOpen) {
  std::set<std::string> asked;
  for (const bool tiles : {false, true}) {
    board::SetUp setup = test::set_up("big-box", 3, {{"max_rounds", "6"}});
    setup.modules = {"region-cards"};
    if (tiles) setup.modules.emplace_back("upgrades");
    setup.card_choice = board::CardChoice::listed;
    setup.cards = {"1", "2", "4", "6", "19", "20"};
    for (std::uint64_t seed = 1; seed <= 12 && !HasFailure(); ++seed)
      properties::nothing_hidden_is_told_and_taken_back<Board>(setup, game_data().big_box, seed, asked);
  }
  // With a tile he keeps two: the first of them can be taken back, for nobody else sees it.
  EXPECT_THAT(asked, testing::Contains("D-ASTRONOMER"));
}

TEST(TakingBack, CART_5_NothingHiddenIsToldAndTakenBackInCartus) {
  std::set<std::string> asked;
  int compared = 0;
  for (const auto& setup : test::all_cartus_set_ups()) {
    compared += properties::nothing_hidden_is_told_and_taken_back<Cards>(setup, game_data().cartus, 3, asked);
    if (HasFailure()) return;
  }
  EXPECT_GT(compared, 500);
}

}  // namespace
}  // namespace rattus::codec
