// Cities in random games (INN-2 to -7): every way into a city, every extra, points, over all other modules and with
// every number of players.
#include <string>
#include <vector>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/effects.hpp"
#include "tests/slow/engine/side_board_setups.hpp"

namespace rattus::board::test {
namespace {

class CityCounter {
 public:
  static constexpr bool enabled = true;
  CityCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 5});
    if (rng.below(4) != 0) deal_cards(rules_, s, rng);
    block_one(rules_, s, rng);
    state_ = &s;
    count_modules(effects_, rules_);
    effects_.count("games of " + std::to_string(rules_.players));
  }
  void is_over() {
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      const auto own = own_cities(cities({rules_, *state_}), seat).count();
      if (own > 4) effects_.count("five cities or more");
    }
  }
  /// Cities are worth having, and increases where they are.
  Action chooses(const ActionList& options, Rng& choices) {
    Action action = any_of(options, choices);
    const bool leaves = action.kind == Choice::end_actions || action.kind == Choice::done;
    if (leaves) action = any_of(options, choices);
    decides(options, action);
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    if (e.type == Cities::city_entered) {
      const bool occupied = e.region != no_region;
      count(occupied ? "sends one out of the region" : "sends one from supply");
      if (std::exchange(picked_, false)) count("sends one who carries something");
    }
    if (e.type == Cities::city_left)
      count(e.seat == state_->active ? "takes the place of his own" : "displaces another");
    if (e.type == Cities::cities_scored) effects_.count("scores " + std::to_string(e.count));
  }

 private:
  void count(const std::string& what) { effects_.count((state_->last == no_seat ? "" : "final ") + what); }
  void decides(const ActionList& options, Action action) {
    const Query q{rules_, *state_};
    if (state_->asked == InnKeeper::asks_city) {
      if (options.size() > 1) count("chooses a city");
      if (state_->supply[state_->decider] == 0) count("has an empty supply");
    }
    if (state_->asked == Decision::pick_citizen && state_->stack[state_->depth - 2U].kind == FrameKind::card &&
        rules_.cards[state_->stack[state_->depth - 2U].as<frames::Card>().slot]->number == InnKeeper::number)
      picked_ = action.load() != Load{};
    if (state_->asked == Decision::inc_region && action.kind == Choice::region && state_->token_count[action.a] == 0 &&
        giving_cities(cities(q), state_->decider).has(action.a))
      count("increases a region without tokens");
    if (state_->asked != Decision::inc_extra) return;
    const bool mayor = state_->top().kind == FrameKind::card;
    bool offered = false, others = false;
    for (const Action option : options) {
      offered |= is_city(option);
      others |= option.kind == Choice::extra && !is_city(option);
    }
    if (!offered) return;
    if (others) count("extras of several sources");
    if (is_city(action)) count(mayor ? "extra with the Mayor" : "extra");
    if (action.kind == Choice::finish) count("leaves the extra out");
  }
  [[nodiscard]] bool is_city(Action option) const {
    return option.kind == Choice::extra && option.a == rules_.module_slot(Cities::module);
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
  bool picked_ = false;
};

Wanted wanted() {
  Wanted all;
  add(all, "games of", {2, 3, 4, 5, 6});
  add(all, "with", {"upgrades", "region-cards", "mercatus", "guilds"});
  for (const std::string stage : {"", "final "})
    for (const char* what : {"sends one out of the region", "sends one from supply", "takes the place of his own",
                             "displaces another", "chooses a city"})
      add(all, stage + what, {""});
  for (const char* what : {"sends one who carries something", "increases a region without tokens",
                           "extras of several sources", "extra", "extra with the Mayor", "leaves the extra out"})
    add(all, what, {""});
  add(all, "has an empty supply", {""}, seldom);
  add(all, "five cities or more", {""});
  add(all, "scores", {1, 2});
  return all;
}

TEST(InnsAtRandom, INN_2_EveryEffectAThousandTimes) {
  constexpr std::uint64_t seed = 7;
  const Effects effects = play_until_all_came<CityCounter>(wanted(), seed, [](Rng& rng) {
    return side_board_setup(rng, "inns", {30, 12, 13, 22, 16});
  });
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
