// The guild board in random games (GLD-3 to -10): every space entered and used, with its card in play and without, over
// all other modules and with every number of players.
#include <string>
#include <vector>

#include "tests/slow/engine/module_effects.hpp"
#include "tests/slow/engine/module_setups.hpp"

namespace rattus::board::test {
namespace {

class GuildCounter : public ModuleCounter {
 public:
  using ModuleCounter::ModuleCounter;

  Action chooses(const ActionList& options, Rng& choices) {
    const Action action = second_thought(options, choices);
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
  void uses(unsigned number, const std::string& nth) {
    const Slot card = rules_.slot_of(number);
    count("uses" + nth);
    count((card == max_slots ? "uses without the card" : "uses beside the card") + nth);
    if (card != max_slots && query().level(card, no_seat) > 1) count("uses beside a tile");
  }
  void decides(const ActionList& options, Action action) {
    const Query q = query();
    const Seat seat = state_->decider;
    if (state_->asked == Decision::action) {
      const auto& memory = guild_board(q);
      if (memory.used != 0 && action.kind == Choice::take && rules_.cards[action.a]->number <= 6)
        count("takes a base card after a guild");
      if (memory.came != 0) count("goes on after entering");
    }
    if (state_->asked == Decision::plague && may_use_space(q, guilds_slot(rules_), seat, GuildBoard::knight) &&
        !q.within(state_->plague, 1).has(action.a))
      count("goes farther by the guild");
    if (state_->asked == Decision::inc_region && action.kind == Choice::region && state_->token_count[action.a] == 0 &&
        may_use_space(q, guilds_slot(rules_), seat, GuildBoard::peasant))
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
};

Wanted wanted() {
  Wanted all;
  add(all, "games of", {2, 3, 4, 5, 6});
  add(all, "with", {"upgrades", "region-cards", "universities", "mercatus", "inns"});
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
    return module_setup(rng, {"guilds"}, {1, 2, 3, 4, 5, 6, 12});
  });
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
