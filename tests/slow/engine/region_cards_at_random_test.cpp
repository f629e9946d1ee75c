// Region cards in random games (REG-2 to -14): every reaction in a window, draws, reshuffles and points, with and
// without upgrade tiles, with every number of players.
#include <optional>
#include <string>
#include <vector>

#include "tests/slow/engine/module_effects.hpp"

namespace rattus::board::test {
namespace {

class HandCounter : public ModuleCounter {
 public:
  using ModuleCounter::ModuleCounter;

  /// Every second table is near its end.
  void laid_out(State& s) {
    ModuleCounter::laid_out(s);
    Rng rng(Seed{effects_.games, 7});
    if (rng.below(2) != 0) play_ahead(rules_, s, rng);
    const bool tiles = rules_.asks<question::Level>();
    effects_.count(tiles ? "games with region cards and upgrades" : "games with region cards alone");
  }
  Action chooses(const ActionList& options, Rng& choices) {
    Action action = second_thought(options, choices);
    if (choices.below(4) != 0)
      if (const auto better = preferred(options)) action = *better;
    decides(options, action);
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    if (e.type == EventType::token_revealed) windows_ = {}, played_ = 0;
    if (e.type == Hands::card_played) plays(e);
    if (e.type == Hands::card_discarded) count(e.clause == reg_clause(9) ? "protection ends" : "discards another way");
    if (e.type == Hands::cards_drawn) count("draws " + std::to_string(e.count));
    if (e.type == Hands::card_laid_open) count("draws open");
    if (e.type == Hands::cards_kept) count("keeps " + std::to_string(e.count));
    if (e.type == Hands::card_taken) count("takes an open card");
    if (e.type == Hands::deck_shuffled) count("shuffles");
    if (e.type == Hands::card_scored) effects_.count("card scores");
    if (e.type == Hands::hand_opened) effects_.count("card is opened");
  }

 private:
  using Hands = RegionCardHands;

  /// What brings about what comes seldom: in the final round somebody goes and kills, and blocks a card of who has no
  /// turn any more; and whoever can protects what is blocked, or his Alchemist.
  [[nodiscard]] std::optional<Action> preferred(const ActionList& options) const {
    if (options[0].kind == Choice::final_plague) return options[0];  // nothing is left to be used
    for (const Action option : options) {
      if (option.kind != Choice::card) continue;
      const bool rare = (state_->blocked >> option.a & 1) != 0 || rules_.cards[option.a]->number == Alchemist::number;
      if (state_->asked == RegionCards::asks_protection && rare) return option;
      const bool for_good = state_->last != no_seat && (state_->held[state_->last] >> option.a & 1) != 0;
      if (state_->asked == Inquisitor::asks_block && for_good) return option;
    }
    return std::nullopt;
  }
  void decides(const ActionList& options, Action action) {
    if (state_->asked == RegionCards::asks_card) {
      count(options.size() > 1 ? "chooses among kinds" : "has one kind");
      return;
    }
    if (state_->asked != RegionCards::asks_protection) return;
    const Seat seat = state_->decider;
    if (!windows_.has(seat)) {
      windows_.add(seat);
      count(seat == state_->active ? "window of the active player" : "window of another");
      if (windows_.count() == 2) count("windows of two at a token");
    } else {
      count("asked again");
    }
    if (options.size() == 1) return count("can pass alone");
    count(action.kind == Choice::none ? "passes" : "protects");
    if (options.size() > 2) count("could protect several");
    if (action.kind == Choice::card && (state_->blocked >> action.a & 1) != 0) count("protects a blocked card");
    if (action.kind == Choice::card && rules_.cards[action.a]->number == Alchemist::number)
      count("protects the Alchemist");
  }
  void plays(const Event& e) {
    const Class of = rules_.card_class[e.slot];
    if (e.several == Mask{any_class}) count("plays one of any class");
    count("plays for class " + std::to_string(static_cast<unsigned>(of)));
    if (++played_ == 2) count("two cards at a token");
    if (state_->reveal_all) count("plays with the Crusader");
  }

  Mask windows_;
  unsigned played_ = 0;
};

Wanted wanted() {
  Wanted all;
  add(all, "games with region cards", {"and upgrades", "alone"});
  add(all, "games of", {2, 3, 4, 5, 6});
  for (const std::string stage : {"", "final ", "at last "}) {
    for (const char* what : {"can pass alone", "passes", "protects", "asked again", "chooses among kinds",
                             "has one kind", "could protect several", "window of another", "windows of two at a token",
                             "two cards at a token", "plays one of any class", "protection ends"})
      add(all, stage + what, {""});
    add(all, stage + "plays for class", {0, 1, 2, 3, 4, 5, 6});
  }
  for (const std::string stage : {"", "final "}) {
    add(all, stage + "window of the active player", {""});
    add(all, stage + "plays with the Crusader", {""});
    add(all, stage + "keeps", {1, 2, 3});
    for (const char* what : {"draws 3", "draws open", "takes an open card", "shuffles"}) add(all, stage + what, {""});
  }
  add(all, "protects a blocked card", {""});
  add(all, "at last protects a blocked card", {""});
  for (const std::string stage : {"", "final ", "at last "}) add(all, stage + "protects the Alchemist", {""});
  add(all, "card", {"is opened", "scores"});
  return all;
}

/// Cards that draw region cards, or bring about what comes seldom: 18, 26 and 28 beside others by chance.
SetUp hands_setup(Rng& rng) {
  SetUp setup;
  setup.board = "big-box";
  setup.players = 2 + static_cast<int>(rng.below(5));
  setup.modules = {"region-cards"};
  const bool upgrades = rng.below(2) != 0;
  if (upgrades) setup.modules.emplace_back("upgrades");
  setup.card_choice = CardChoice::listed;
  std::vector<unsigned> pool{1,  1,  7,  8,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                             15, 16, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 21, 22, 31, 32, 33};
  if (setup.players > 2) pool.insert(pool.end(), {26, 26, 26, 26, 27});
  if (upgrades) pool.insert(pool.end(), {28, 28, 28});
  std::vector<unsigned> cards;
  while (cards.size() < (setup.players > 4 ? 8U : 6U))
    if (const unsigned card = pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
        std::find(cards.begin(), cards.end(), card) == cards.end())
      cards.push_back(card);
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  setup.options = {{"require_chivalry", "off"}};
  if (rng.below(4)) setup.options.emplace_back("max_rounds", std::to_string(1 + rng.below(4)));
  return setup;
}

TEST(RegionCardsAtRandom, REG_5_EveryReactionAThousandTimes) {
  constexpr std::uint64_t seed = 5;
  const Effects effects = play_until_all_came<HandCounter>(wanted(), seed, hands_setup);
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
