#pragma once
// Counts by name what upgrade tiles of numbered cards do in a game. A name starts with the card's number; "final" for
// what comes in the final round.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/beginnings.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {

class NumberedTileCounter {
 public:
  static constexpr bool enabled = true;
  NumberedTileCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  /// At three tables in four cards and tiles have been handed out; one in four is near its end.
  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 28});
    if (rng.below(4) != 0) deal_cards(rules_, s, rng);
    if (rng.below(4) == 0) play_ahead(rules_, s, rng);
    state_ = &s;
    const bool region_cards = has_region_cards(rules_);
    effects_.count(region_cards ? "games with upgrades and region cards" : "games with upgrades alone");
    effects_.count("games of " + std::to_string(rules_.players));
  }
  void is_over() const {}
  /// Cards rise as often as can be; who could end his turn or take a card thinks twice about it.
  Action chooses(const ActionList& options, Rng& choices) {
    const bool may_end = state_->asked == Decision::action || state_->asked == Decision::final;
    Action action = any_of(options, choices);
    for (int i = 0; may_end && i < 3 && (action == options[options.size() - 1] || action.kind == Choice::take); ++i)
      action = any_of(options, choices);
    if (waits_to_draw(action) && choices.below(4) != 0) action = options[options.size() - 1];
    if (may_end && choices.below(4) != 0)
      if (const auto better = preferred(options, choices)) action = *better;
    if (state_->asked == Decision::final_plague && level(8, state_->active) == 3) action = most_struck(options);
    decides(action);
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    if (e.type == EventType::turn_started || e.type == EventType::final_turn_started) spread_ = 0;
    if (e.type == EventType::card_used) uses(e);
    if (e.type == Upgrades::card_upgraded) count(number(e.slot), "rises to", e.count);
    if (e.type == Upgrades::tile_put) count(number(e.slot), "lies on the Alchemist");
    if (e.type == Upgrades::tile_returned) count(number(e.slot), "goes back");
    if (e.type == EventType::plague_moved) steps(e);
    if (e.type == EventType::token_revealed) reveals(e);
    if (e.clause == card_clause(120) || e.clause == card_clause(123)) serves(e);
    if (e.type == Inquisitor::card_blocked) blocks(e);
    if (const unsigned card = card_of(e.clause); card != 0) by_clause(card, e);
  }

 private:
  /// One of the upgrades; in a final turn a tile for the Alchemist, or his use.
  [[nodiscard]] std::optional<Action> preferred(const ActionList& options, Rng& choices) const {
    const bool final = state_->asked == Decision::final;
    std::vector<Action> list;
    for (const Action option : options) {
      const bool of_tiles = option.is_of_module() && option.module() == upgrades_slot(rules_);
      if (of_tiles && option.row() == (final ? Upgrades::tile_row : Upgrades::upgrade_row)) list.push_back(option);
      if (final && option.kind == Choice::use && option.a == alchemist_slot(rules_)) list.push_back(option);
    }
    if (list.empty() && options[0].kind == Choice::final_plague) return options[0];  // nothing is left to be used
    if (list.empty()) return std::nullopt;
    return list[choices.below(static_cast<std::uint32_t>(list.size()))];
  }
  /// A Crusader at level III would rather draw when all tokens are face up.
  [[nodiscard]] bool waits_to_draw(Action action) const {
    return action.kind == Choice::use && number(query().ability_of(action.a)) == 18;
  }
  /// Where a Serf finds most citizens of others that a token can kill.
  [[nodiscard]] Action most_struck(const ActionList& options) const {
    const auto others = [this](Action option) {
      if (option.kind != Choice::region || state_->token_count[option.a] == 0) return 0U;
      return state_->population(option.a) - state_->citizens[option.a][state_->active];
    };
    return *std::max_element(options.begin(), options.end(), [&](Action x, Action y) { return others(x) < others(y); });
  }
  [[nodiscard]] Query query() const { return {rules_, *state_}; }
  [[nodiscard]] unsigned number(unsigned slot) const { return rules_.cards[slot]->number; }
  /// The level at which the card works for the seat; 1 if it does not.
  [[nodiscard]] unsigned level(unsigned card, Seat seat) const {
    const Slot slot = rules_.slot_of(static_cast<std::uint8_t>(card));
    if (slot == max_slots || seat == no_seat || (query().ready(seat) >> slot & 1U) == 0) return 1;
    return static_cast<unsigned>(query().level(slot, seat));
  }
  void count(unsigned card, const std::string& what) {
    const char* stage = state_->last == no_seat ? " " : state_->active == no_seat ? " at last " : " final ";
    effects_.count(std::to_string(card) + stage + what);
  }
  void count(unsigned card, const char* what, unsigned which) { count(card, what + (" " + std::to_string(which))); }
  /// The card whose tile or own text a clause is, from level II on: UPG-21 to -42, -46, -47.
  static unsigned card_of(Clause clause) {
    if (clause.part != Part::upg || clause.number < 21 || clause.number > 47) return 0;
    return clause.number - 20U;
  }
  void by_clause(unsigned card, const Event& e) {
    std::string what(e.type->word);
    if (e.type == EventType::citizens_placed) what += " " + std::to_string(e.count);
    count(card, what);
  }
  void uses(const Event& e) {
    const Slot ability = query().ability_of(e.slot);
    const auto level = static_cast<unsigned>(query().level(ability, e.seat));
    if (level > 1) count(number(ability), "used at", level);
    if (ability != e.slot) count(number(ability), "used by the Alchemist");
  }
  /// Cards that reach any region, and went farther than without a tile.
  void steps(const Event& e) {
    const Seat seat = state_->active;
    if (seat == no_seat) return;
    const bool far = !query().within(e.region, rules_.chivalry_reach).has(e.to);
    for (const unsigned card : {6U, 17U, 18U, 26U})
      if (const unsigned is = level(card, seat); is > 1 && far) count(card, "goes far at", is);
  }
  /// UPG-29: for everybody and at all times.
  void reveals(const Event& e) {
    const Slot nun = rules_.slot_of(9);
    if (nun == max_slots || Nun::Nuns::in(query(), nun, e.region) == 0) return;
    if (const int is = query().level(nun, no_seat); is > 1) count(9, "counts at", static_cast<unsigned>(is));
  }
  /// UPG-32: served by the base text, but where another has as many it was his tile.
  void serves(const Event& e) {
    if (const unsigned is = level(12, e.seat); is > 1) {
      const auto& row = state_->citizens[e.region];
      bool tied = false;
      for (Seat other = 0; other < rules_.players; ++other)
        tied |= other != e.seat && row[other] + e.count == row[e.seat];
      count(12, tied ? "serves a tie at" : "serves at", is);
    }
  }
  void blocks(const Event& e) {
    const unsigned is = level(26, e.seat);
    if (is == 1) return;
    count(26, "blocks at", is);
    unsigned killed = 0;
    for (Seat other = 0; other < rules_.players; ++other) killed += other != e.seat ? state_->phase_kills[other] : 0U;
    if (is == 3 && killed < 3) count(26, "blocks for fewer");
  }
  void frame_decides(Action action) {
    const Seat seat = state_->decider;
    if (state_->asked == Baker::asks_place) {
      if (state_->active == no_seat)
        count(7, query().holder(rules_.slot_of(7)) == seat ? "is emptied by its holder" : "is emptied");
      if (state_->active != no_seat && seat != state_->active) count(7, "is emptied by whom it leaves");
    }
    if (state_->asked == Decision::spread && level(17, seat) == 3 && action.kind == Choice::region)
      count(17, "spreads", ++spread_);
    if (state_->asked == Decision::inc_extra && action.kind == Choice::extra && rules_.cards[action.a]->number == 16)
      if (const unsigned is = level(16, seat); is > 1)
        count(16, Queen::leads_by_area(query(), seat) ? "has its bonus at" : "has its bonus by its tile at", is);
    if (state_->asked == Soldier::asks_region && state_->top().as<Soldier::Holds>().placed == 1)
      count(17, "spreads a second");
  }
  void decides(Action action) {
    const DecisionRow& row = *rules_.row_of(state_->asked);
    const Seat seat = state_->decider;
    frame_decides(action);
    unsigned card = card_of(row.clause);
    if (card == 0) return;
    std::string what(row.name);
    const bool declines = action.kind == Choice::no || action.kind == Choice::none || action.kind == Choice::stop ||
                          action.kind == Choice::leave;
    if (declines) what += " declined";
    if (const unsigned is = level(card, seat); is > 1) what += " at " + std::to_string(is);
    count(card, what);
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
  unsigned spread_ = 0;
};

}  // namespace rattus::board::test
