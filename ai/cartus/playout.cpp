#include "ai/cartus/playout.hpp"

#include <algorithm>

#include "ai/cartus/cues.hpp"
#include "engine/cartus/game.hpp"

namespace rattus::ai::card_game {

[[gnu::flatten]] void step(const Rules& rules, State& s, Action action, ActionList& options) {
  cartus::SeededChance chance;
  NullSink sink;
  cartus::Cartus::apply(rules, s, action, chance, sink, options);
}

void Playout::odds(const Query& q, const ActionList& options, std::span<Value> out) const {
  std::fill(out.begin(), out.end(), 0);
  const Policy* policy = style_.net ? style_.net->policy() : nullptr;
  if (policy && policy->knows[static_cast<std::size_t>(q.s.asked)])
    policy->weigh_all(CuesOfDecision(q, thumb_), options, out);
  share_out(out, out, Policy::bits);
}

void Playout::judge(const Query& q, Shares& shares) {
  if (q.s.over()) return thumb_.evaluation().settle(q, shares);
  if (!learned_.on() || style_.blend) thumb_.evaluation().shares(q, shares);
  if (!learned_.on()) return;
  SeatValues values{};
  learned_.values(q, values);
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    const Share16 share = values[seat] * (sure / win);
    shares[seat] = style_.blend ? (shares[seat] + share) / 2 : share;
  }
}

void Playout::play_on(const Rules& rules, State& s, ActionList& options, Shares& shares) {
  const unsigned until = style_.rounds == 0 ? 255 : s.round + style_.rounds;
  const Query q{rules, s};
  thumb_.forget();
  while (!s.over() && s.round < until) {
    Action action = options[0];
    if (options.size() > 1) {
      const bool whim = style_.whims != 0 && s.rng.below(1024) < style_.whims;
      action =
          whim ? options[s.rng.below(static_cast<std::uint32_t>(options.size()))] : thumb_.choose(q, s.rng, options);
    }
    step(rules, s, action, options);
  }
  judge(q, shares);
}

void Playout::play(const Rules& rules, State& s, ActionList& options, SeatValues& values) {
  Shares shares{};
  play_on(rules, s, options, shares);
  for (std::size_t seat = 0; seat < values.size(); ++seat) values[seat] = shares[seat] / (sure / win);
}

Points Judge::judge(const Rules& rules, const State& s, Action action) {
  State after = s;
  ActionList options;
  step(rules, after, action, options);
  Shares shares{};
  playout_.play_on(rules, after, options, shares);
  return shares[s.decider];
}

}  // namespace rattus::ai::card_game
