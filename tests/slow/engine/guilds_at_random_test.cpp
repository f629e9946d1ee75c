// The guild board in random games (GLD-3 to -10): every space entered and used, with its card in play and without, over
// all other modules and with every number of players.
#include <string>
#include <vector>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/effects.hpp"
#include "tests/slow/engine/side_board_setups.hpp"

namespace rattus::board::test {
namespace {

class GuildCounter {
 public:
  static constexpr bool enabled = true;
  GuildCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 5});
    if (rng.below(4) != 0) deal_cards(rules_, s, rng);
    block_one(rules_, s, rng);
    state_ = &s;
    count_modules(effects_, rules_);
    effects_.count("games of " + std::to_string(rules_.players));
  }
  void is_over() const {}
  /// What spaces lend is worth having.
  Action chooses(const ActionList& options, Rng& choices) {
    Action action = any_of(options, choices);
    const bool leaves = action.kind == Choice::end_actions || action.kind == Choice::done;
    if (leaves) action = any_of(options, choices);
    decides(options, action);
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    const bool of_space =
        e.type == GuildBoard::space_entered || e.type == GuildBoard::space_left || e.type == GuildBoard::ability_used;
    if (of_space) {
      const unsigned number = rules_.cards[e.slot]->number;
      const std::string nth = " " + std::to_string(number);
      if (e.type == GuildBoard::space_entered) count("enters" + nth);
      if (e.type == GuildBoard::space_left) count("displaces" + nth);
      if (e.type == GuildBoard::ability_used) uses(number, nth);
    }
    if (e.type == Knight::neutral_declared && state_->top().kind == FrameKind::card &&
        rules_.abilities.has(state_->top().as<frames::Card>().slot))
      count("neutral citizens by the guild");
    if (e.type == GuildBoard::spaces_scored) effects_.count("scores " + std::to_string(e.count));
  }

 private:
  void count(const std::string& what) { effects_.count((state_->last == no_seat ? "" : "final ") + what); }
  void uses(unsigned number, const std::string& nth) {
    const Slot card = rules_.slot_of(number);
    count("uses" + nth);
    count((card == max_slots ? "uses without the card" : "uses beside the card") + nth);
    if (card != max_slots && Query{rules_, *state_}.level(card, no_seat) > 1) count("uses beside a tile");
  }
  void decides(const ActionList& options, Action action) {
    const Query q{rules_, *state_};
    const Seat seat = state_->decider;
    if (state_->asked == Decision::action) {
      const auto& memory = guild_board(q);
      if (memory.used != 0 && action.kind == Choice::take && rules_.cards[action.a]->number <= 6)
        count("takes a base card after a guild");
      if (memory.came != 0) count("goes on after entering");
    }
    if (state_->asked == Decision::plague && may_use_space(q, seat, GuildBoard::knight) &&
        !q.within(state_->plague, 1).has(action.a))
      count("goes farther by the guild");
    if (state_->asked == Decision::inc_region && action.kind == Choice::region && state_->token_count[action.a] == 0 &&
        may_use_space(q, seat, GuildBoard::peasant))
      count("increases a region without tokens");
    if (state_->asked != Decision::inc_extra) return;
    bool offered = false;
    for (const Action option : options) offered |= is_extra(option);
    if (offered && action.kind == Choice::finish) count("leaves the extra out");
    if (is_extra(action) && state_->top().kind == FrameKind::card) count("extra with the Mayor");
  }
  [[nodiscard]] bool is_extra(Action option) const {
    return option.kind == Choice::extra && option.a == guilds_slot(rules_);
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
};

Wanted wanted() {
  Wanted all;
  add(all, "games of", {2, 3, 4, 5, 6});
  add(all, "with", {"upgrades", "region-cards", "mercatus", "inns"});
  for (const std::string stage : {"", "final "})
    for (const char* what : {"enters", "displaces"}) add(all, stage + what, {1, 2, 3, 4, 5, 6});
  for (const char* what : {"uses", "uses without the card", "uses beside the card"}) add(all, what, {1, 2, 3, 4, 5});
  for (const char* what : {"uses beside a tile", "neutral citizens by the guild", "takes a base card after a guild",
                           "goes on after entering", "goes farther by the guild", "increases a region without tokens",
                           "leaves the extra out", "extra with the Mayor"})
    add(all, what, {""});
  add(all, "scores", {1, 2});
  return all;
}

TEST(GuildsAtRandom, GLD_5_EveryEffectAThousandTimes) {
  constexpr std::uint64_t seed = 9;
  const Effects effects = play_until_all_came<GuildCounter>(wanted(), seed, [](Rng& rng) {
    return side_board_setup(rng, "guilds", {29, 1, 2, 3, 4, 5, 6, 12});
  });
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
