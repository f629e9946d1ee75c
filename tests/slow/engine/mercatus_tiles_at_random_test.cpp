// Upgrade tiles of Mercatus cards in random games (MERC-130 to -138): each at both levels and on the Alchemist, in its
// regular and its final form, and each form of taking a card good back; worlds and views along the way.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/cards/all.hpp"
#include "engine/board/view.hpp"
#include "tests/slow/engine/beginnings.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {
namespace {

constexpr std::array<unsigned, 7> tiled_cards{34, 36, 37, 40, 41, 42, 43};

/// Counts what tiles do. Names start with "final" in the final round.
class TileCounter {
 public:
  static constexpr bool enabled = true;
  TileCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  /// At every other table cards and tiles have been handed out; one in four is near its end.
  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 131});
    if (rng.below(2) != 0) deal_cards(rules_, s, rng);
    if (rng.below(4) == 0) play_ahead(rules_, s, rng);
    state_ = &s;
  }
  void is_over() const {}
  /// Tiles are put and goods lie on cards as often as can be; who could end his turn thinks twice about it.
  Action chooses(const ActionList& options, Rng& choices) {
    worlds(choices);
    Action action = any_of(options, choices);
    const bool may_end = state_->asked == Decision::action || state_->asked == Decision::final;
    for (int i = 0; may_end && i < 3 && (action == options[options.size() - 1] || action.kind == Choice::take); ++i)
      action = any_of(options, choices);
    if (state_->last != no_seat && choices.below(4) != 0)
      if (const auto better = preferred(options)) action = *better;
    decides(action);
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    if (e.type == EventType::turn_started || e.type == EventType::final_turn_started) robbed_ = 0;
    if (e.type == EventType::card_used) uses(e);
    if (e.type == EventType::token_revealed) robbed_ = 0;
    if (e.type == Mercatus::good_taken && e.clause == merc_clause(132)) count("Grave robber's good", ++robbed_);
    if (e.type == Mercatus::good_taken && e.clause == merc_clause(131)) count("Raider's good of any type");
    if (e.type == Mercatus::coins_received && e.clause == merc_clause(131)) count("Assassin's coins", e.count);
    if (e.type == EventType::citizens_placed && e.clause == merc_clause(70) && e.count == 3) count("Landowner's three");
    if (e.type == EventType::citizens_placed && e.clause == merc_clause(131)) count("Swindler's citizens", e.count);
    if (e.type == EventType::citizens_moved && e.clause == merc_clause(135)) count("Trader's second movement");
    if (e.type == EventType::token_spread && e.clause == merc_clause(136)) count("Shaman adds");
    if (e.type == EventType::token_returned) removed(e.token);
    if (e.type == Mercatus::good_put && number(e.slot) == Alchemist::number) count("good on the Alchemist");
    if (e.type == Mercatus::good_taken_back) taken_back(e);
  }

 private:
  [[nodiscard]] Query query() const { return {rules_, *state_}; }
  [[nodiscard]] unsigned number(unsigned slot) const { return rules_.cards[slot]->number; }
  /// In the final round a Swindler takes tokens of the used pile, and a Shaman removes them.
  [[nodiscard]] std::optional<Action> preferred(const ActionList& options) const {
    const bool some = marked_in_sight();
    for (const Action option : options) {
      const unsigned used = option.kind == Choice::use ? number(query().ability_of(option.a)) : 0;
      if (used == Swindler::number && state_->rats == 0) return option;
      if (!some) continue;
      if (used == Shaman::number) return option;
      if (state_->asked == Shaman::asks_lift && option.kind == Choice::stop) return option;
      if (state_->asked == Shaman::asks_rat && option.kind == Choice::part && option.a == 1) return option;
      if (state_->asked == Shaman::asks_rat_region && marked_in(option.a)) return option;
    }
    return std::nullopt;
  }
  [[nodiscard]] bool marked_in(unsigned region) const {
    const auto& tokens = state_->tokens[region];
    return std::any_of(tokens.begin(), tokens.end(), [](Token token) { return token.marked(); });
  }
  [[nodiscard]] bool marked_in_sight() const {
    bool some = false;
    for (const unsigned region : state_->with_tokens) some |= marked_in(region);
    return some;
  }
  void count(const std::string& what) { effects_.count((state_->last != no_seat ? "final " : "") + what); }
  void count(const std::string& what, unsigned which) { count(what + " " + std::to_string(which)); }

  /// One view in eight: a world that agrees with it is sound, and looks the same to its viewer and to a spectator.
  void worlds(Rng& choices) {
    if (choices.below(8) != 0) return;
    const auto viewer = static_cast<Seat>(choices.below(rules_.players));
    const View view(rules_, *state_, viewer);
    const State world = sample(view, choices);
    ASSERT_EQ(what_is_broken(rules_, world), "");
    ASSERT_EQ(View(rules_, world, viewer).known(), view.known());
    ASSERT_EQ(View(rules_, world, no_seat).known(), View(rules_, *state_, no_seat).known());
    for (const unsigned row : state_->with_tokens)
      for (unsigned i = 0; i < state_->token_count[row]; ++i)
        if (const Token token = view.known().tokens[row][i]; token.dealt()) {
          ASSERT_TRUE(token.seen_by(viewer));
        }
  }
  void uses(const Event& e) {
    const Slot ability = query().ability_of(e.slot);
    const int level = query().level(ability, e.seat);
    if (rules_.cards[ability]->tiled != Tiled::by_option) return;
    if (level > 1) count("use of " + std::to_string(number(ability)) + " at level", static_cast<unsigned>(level));
    if (ability != e.slot) count("use by the Alchemist of", number(ability));
  }
  void decides(Action action) {
    const Query q = query();
    const Seat seat = state_->decider;
    if (state_->asked == Decision::plague || state_->asked == Decision::final_plague)
      for (const unsigned slot : Mask{q.ready(seat)})
        if (const auto level = static_cast<unsigned>(q.level(static_cast<Slot>(slot), seat));
            level > 1 && rules_.cards[slot]->tiled == Tiled::by_option && number(slot) >= 40 && number(slot) <= 42)
          count("plague step with " + std::to_string(number(slot)) + " at level", level);
    if (state_->asked == HanseaticTrader::asks_again && action.kind == Choice::stop) count("Trader stops");
    if (state_->asked == Swindler::asks_citizens && action.a == 0) count("Swindler places none");
    if (state_->asked == Shaman::asks_rat && action.kind == Choice::none) count("Shaman does neither");
    if (state_->asked == Mercatus::asks_take_back) {
      const bool sale = state_->stack[state_->depth - 1U].step == Mercatus::sale_step;
      const Slot card = state_->top().as<Mercatus::Holds>().card;
      const Moment moment = static_cast<Moment>(state_->stack[state_->depth - 2U].step);
      why_ = moment == Moment::tile_leaves       ? "as the tile leaves"
             : sale                              ? state_->active == no_seat ? "before the final sale" : "before a sale"
             : number(card) == Alchemist::number ? "as the Alchemist leaves"
                                                 : "as the card leaves";
      if (seat != state_->active) count("asked out of turn");
      if (action.kind == Choice::no) count("left " + why_);
    }
    if (action.is_of_module() && action.module() == mercatus_slot && action.row() == Mercatus::take_back_row)
      why_ = "as an action";
  }
  void taken_back(const Event& e) {
    count("taken back " + why_);
    if (number(e.slot) != Alchemist::number) return count("taken back from", number(e.slot));
    count("taken back from the Alchemist");
  }
  void removed(Token token) {
    count(token.marked()  ? "Shaman removes one of the used pile"
          : token.drawn() ? "Shaman removes a drawn one"
                          : "Shaman removes a starting one");
    if (token.lookers() != 0) count("Shaman removes a known one");
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
  unsigned robbed_ = 0;
  std::string why_;
};

Wanted wanted() {
  Wanted all;
  for (const std::string stage : {"", "final "}) {
    for (const unsigned card : {34U, 36U, 37U, 43U}) {
      add(all, stage + "use of " + std::to_string(card) + " at level", {2, 3});
      add(all, stage + "use by the Alchemist of", {card});
    }
    for (const unsigned card : {40U, 41U, 42U})
      add(all, stage + "plague step with " + std::to_string(card) + " at level", {2, 3});
    add(all, stage + "Grave robber's good", {1, 2});
    add(all, stage + "Raider's good of any type", {""});
    add(all, stage + "Assassin's coins", {2, 3});
    add(all, stage + "Landowner's three", {""});
    add(all, stage + "Swindler's citizens", {1, 2});
    add(all, stage + "Swindler places none", {""});
    add(all, stage + "Trader's second movement", {""});
    add(all, stage + "Trader stops", {""});
    add(all, stage + "Shaman", {"removes a drawn one", "does neither"});
    add(all, stage + "taken back as an action", {""});
    add(all, stage + "good on the Alchemist", {""});
  }
  add(all, "Grave robber's good", {3});
  add(all, "Shaman", {"adds", "removes a starting one"});
  add(all, "Shaman removes a known one", {""});
  add(all, "final Shaman removes one of the used pile", {""});
  for (const char* why : {"as the card leaves", "as the tile leaves", "before a sale"}) {
    add(all, std::string("taken back ") + why, {""});
    add(all, std::string("left ") + why, {""});
  }
  add(all, "taken back as the Alchemist leaves", {""});
  add(all, "final taken back before the final sale", {""});
  add(all, "final left before the final sale", {""});
  add(all, "taken back from", {34, 36, 43});
  add(all, "taken back from the Alchemist", {""});
  add(all, "asked out of turn", {""});
  return all;
}

/// The cards without which an effect does not come, by what its name holds.
std::vector<unsigned> cards_for(const std::string& effect) {
  static const std::vector<std::pair<const char*, unsigned>> needs{
      {"34", 34}, {"Landowner", 34}, {"36", 36},        {"Trader", 36},          {"37", 37},   {"Swindler", 37},
      {"40", 40}, {"Raider", 40},    {"41", 41},        {"Assassin", 41},        {"42", 42},   {"robber", 42},
      {"43", 43}, {"Shaman", 43},    {"Alchemist", 28}, {"the tile leaves", 28}, {"known", 4}, {"used pile", 37}};
  std::vector<unsigned> cards;
  for (const auto& [part, card] : needs)
    if (effect.find(part) != std::string::npos) cards.push_back(card);
  return cards;
}

/// Cards for effects that have come too seldom so far, others with a tile, and the Alchemist or who looks at tokens.
SetUp tiles_setup(Rng& rng, const Effects& effects) {
  static const Wanted all = wanted();
  std::vector<std::vector<unsigned>> needed;
  for (const auto& [name, times] : all)
    if (effects.of(name) < times) needed.push_back(cards_for(name));
  std::vector<unsigned> cards;
  const auto add_card = [&cards](unsigned card) {
    if (cards.size() < 6 && std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  };
  for (int i = 0; i < 2 && !needed.empty(); ++i)
    for (const unsigned card : needed[rng.below(static_cast<std::uint32_t>(needed.size()))]) add_card(card);
  if (rng.below(2)) add_card(28);
  while (cards.size() < 5) add_card(tiled_cards[rng.below(static_cast<std::uint32_t>(tiled_cards.size()))]);
  constexpr std::array<unsigned, 4> others{4, 10, 17, 35};
  while (cards.size() < 6) add_card(others[rng.below(others.size())]);
  SetUp setup;
  setup.modules = {"mercatus", "upgrades"};
  setup.players = 2 + static_cast<int>(rng.below(3));
  setup.card_choice = CardChoice::listed;
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  setup.options = {{"merc_upgrades", "on"}};
  if (rng.below(2)) setup.options.emplace_back("max_rounds", std::to_string(2 + rng.below(6)));
  if (rng.below(2)) setup.options.emplace_back("merc_swindler_final", "any");
  return setup;
}

TEST(MercatusTilesAtRandom, MERC_131_EveryTileAtBothLevelsAndEveryWayOfTakingAGoodBack) {
  constexpr std::uint64_t seed = 131;
  const Effects effects = play_until_all_came<TileCounter>(wanted(), seed, tiles_setup);
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
