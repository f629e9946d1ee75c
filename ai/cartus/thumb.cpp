#include "ai/cartus/thumb.hpp"

#include <algorithm>
#include <bit>

#include "ai/cartus/cards.hpp"

namespace rattus::ai::card_game {

namespace {

/// How much of a choice is luck, in points: what is closer than this may come out either way.
constexpr std::uint32_t blur = 512;
Points luck(Rng& rng) { return static_cast<Points>(rng.next() >> 32 & (blur - 1)); }

}  // namespace

unsigned least_wanted(const Query& q, std::uint64_t kinds, unsigned except) {
  unsigned least = class_count;
  int fewest = 0;
  for (unsigned cls = 0; cls < class_count; ++cls) {
    if (cls == except || (kinds & bits_of(cls)) == 0) continue;
    const int come = Evaluation::to_come(q, cls);
    if (least == class_count || come < fewest) least = cls, fewest = come;
  }
  return least;
}

Points Thumb::card(const Query& q, Kind kind) const {
  const Weights& w = evaluation_.weights();
  const int left = Evaluation::rounds_left(q);
  if (cartus::is_population(kind))
    return w.card / 2 + 40 * evaluation_.promise(Evaluation::to_come(q, static_cast<unsigned>(cartus::class_of(kind))));
  switch (kind) {
    case joker: return left > 0 ? w.joker : 200;
    case sword: return w.sword + 300;
    case flute: return w.flute + 300;
    case pass: return w.pass + 300;
    default: return 1800;
  }
}

Points Thumb::action(const Query& q, Seat seat, unsigned position, int bid, bool premium) const {
  const Weights& w = evaluation_.weights();
  if (q.s.final_round()) return premium ? 600 : 0;  // CART-75
  const int two = premium ? 2 : 1, rats = q.s.rats[seat];
  const auto shed = [&](int most) {
    Points sum = 0;
    for (int i = 0; i < std::min(most, rats); ++i) sum += evaluation_.rat(q, seat, rats - i);
    return sum;
  };
  const auto taken = [&](Kind kind, Points each) { return std::min<int>(two, static_cast<int>(q.stock(kind))) * each; };
  constexpr Points drawn = 420;  // a card off the deck, of any class
  switch (q.building_at(position)) {
    case Building::farm: return 2 * two * drawn;
    case Building::brewery: return bid / (premium ? 1 : 2) * drawn;
    case Building::marketplace: return taken(joker, w.joker + drawn / 2);
    case Building::office: return taken(pass, w.pass + 500);
    case Building::monastery: return shed(two);
    case Building::hospital: return shed(premium ? 4 : 2) - (premium ? 3 : 2) * drawn / 2;
    case Building::castle: return taken(sword, w.sword + 500);
    case Building::guard_tower: return premium ? 3 * std::popcount(q.tower_givers(seat)) * drawn : drawn;
    case Building::palace: return std::min<int>(two, cartus::vp_tokens - q.s.vp_taken) * 2 * point;
    case Building::treasury: return taken(gold, 1600);
    case Building::tent: return two * w.look * 2;
    case Building::pipers_hut: return taken(flute, w.flute + 500);
  }
  return 0;
}

int Thumb::premium(const Query& q, Seat seat, unsigned position, int bid) const {
  // Cards face down are public, and most of them are bid (CART-25); who has not entered yet may bid anything.
  int chance = 1024;
  for (Seat other = 0; other < q.rules.players; ++other) {
    if (other == seat) continue;
    const unsigned at = q.position_of(other);
    if (at == cartus::max_row) {
      const int beaten = 1024 * (bid + 1) / (bid + 3);
      chance = chance * (q.rules.players == 2 ? beaten : 1024 - (1024 - beaten) / q.rules.row_size) / 1024;
    } else if (at == position || q.rules.players == 2) {
      const int rival = q.s.face_down[other];
      chance = chance * (bid > rival ? 1024 : bid == rival ? 200 : 60) / 1024;
    }
  }
  return chance;
}

Thumb::Plan Thumb::plan(const Query& q, Seat seat, unsigned position, Rng& rng) const {
  const State& s = q.s;
  const auto& hand = s.hand[seat];
  const bool open = s.asked == Decision::play_card;  // what has been picked is part of it
  const unsigned cls = class_at(q, position);
  const std::uint64_t own = bits_of(cls), foreign = cartus::population_bits & ~own;
  const int matching = cards_in(hand, own), others = cards_in(hand, foreign);
  const int bid = matching + (open ? cards_in(s.picked, cartus::population_bits | kind_bit(joker)) : 0);
  const int picked_others = open ? cards_in(s.picked, foreign) : 0;
  const int come = Evaluation::to_come(q, cls), promise = evaluation_.promise(come);
  const Points before = evaluation_.class_points(q, cls, seat, 0);

  Plan best;
  best.position = static_cast<std::uint8_t>(position);
  const unsigned worst = others > 0 ? least_wanted(q, kinds_in(hand), cls) : class_count;
  Points cost = 0;
  const int most = std::min(5, hand[joker] + others);
  for (int extra = 0; extra <= most; ++extra) {
    if (extra > 0 && extra <= hand[joker]) cost += card(q, joker);
    if (extra > hand[joker])
      cost += evaluation_.rat(q, seat, s.rats[seat] + picked_others + extra - hand[joker]) +
              card(q, cartus::population_kind(static_cast<cartus::Class>(worst), 0));
    const int all = bid + extra;
    const int chance = premium(q, seat, position, all);
    const Points gained = evaluation_.class_points(q, cls, seat, 16 * all - matching * promise) - before;
    const Points standard = action(q, seat, position, all, false), top = action(q, seat, position, all, true);
    const Points worth = gained - cost + standard + (top - standard) * chance / 1024 + luck(rng);
    if (extra > 0 && worth <= best.worth) continue;
    best.worth = worth;
    best.jokers = static_cast<std::uint8_t>(std::min<int>(extra, hand[joker]));
    best.others = static_cast<std::uint8_t>(extra - best.jokers);
  }
  // A Sword where somebody with a hand worth halving may stand; a Flute where somebody can be piped at (CART-50, -53).
  int rivals = 0, largest = 0;
  for (Seat other = 0; other < q.rules.players; ++other) {
    if (other == seat) continue;
    const unsigned at = q.position_of(other);
    if (at != position && at != cartus::max_row) continue;
    rivals += at == position ? 2 : 1;
    largest = std::max<int>(largest, s.hand_size[other]);
  }
  const auto tempted = [&](int chance) {
    return rivals > 0 && static_cast<int>(rng.below(8)) < chance * std::min(rivals, 2);
  };
  if (hand[sword] > 0 && largest >= 4 && tempted(3)) best.swords = 1;
  if (hand[flute] > 0 && s.rats[seat] > 2 && tempted(2)) best.flutes = 1;
  if (best.swords > 0 && rivals >= 2) best.worth += largest / 2 * 250;
  return best;
}

Action Thumb::supply(const Query& q, Rng& rng, const ActionList& options) const {
  const Weights& w = evaluation_.weights();
  const Seat seat = q.s.decider;
  Action best = options[0];
  Points most = 0;
  for (const Action option : options) {
    const cartus::Supply& supply = q.rules.supply(q.s.row[option.a]);
    Points worth = supply.draw * Points{400} + supply.look * w.look + luck(rng);
    for (int i = 0; i < std::min<int>(supply.discard_rats, q.s.rats[seat]); ++i)
      worth += evaluation_.rat(q, seat, q.s.rats[seat] - i);
    if (option == options[0] || worth > most) best = option, most = worth;
  }
  return best;
}

Action Thumb::enter(const Query& q, Rng& rng, const ActionList& options) {
  const Seat seat = q.s.decider;
  const bool may_pass = options[options.size() - 1].kind == Choice::pass;
  if (may_pass && q.s.line[1] != cartus::no_seat && rng.below(4) == 0) return options[options.size() - 1];
  Plan& best = plans_[seat];
  best = {};
  for (const Action option : options) {
    if (option.kind != Choice::position) continue;
    const Plan own = plan(q, seat, option.a, rng);
    if (best.position == cartus::max_row || own.worth > best.worth) best = own;
  }
  return {Choice::position, best.position};
}

Action Thumb::play(const Query& q, Rng& rng, const ActionList& options) {
  const State& s = q.s;
  const Seat seat = s.decider;
  const unsigned position = q.position_of(seat);
  Plan& plan = plans_[seat];
  if (plan.position != position) plan = this->plan(q, seat, position, rng);
  const auto& hand = s.hand[seat];
  const unsigned cls = class_at(q, position);
  const auto pick = [&](Kind kind, std::uint8_t& planned) {
    planned = static_cast<std::uint8_t>(planned - 1);
    return Action{Choice::card, kind};
  };
  if (const std::uint64_t own = kinds_in(hand) & bits_of(cls); own != 0)
    return {Choice::card, static_cast<std::uint8_t>(std::countr_zero(own))};
  if (plan.jokers > 0 && hand[joker] > 0) return pick(joker, plan.jokers);
  if (plan.others > 0) {
    const unsigned least = least_wanted(q, kinds_in(hand), cls);
    if (least < class_count)
      return pick(static_cast<Kind>(std::countr_zero(kinds_in(hand) & bits_of(least))), plan.others);
  }
  if (plan.swords > 0 && hand[sword] > 0) return pick(sword, plan.swords);
  if (plan.flutes > 0 && hand[flute] > 0) return pick(flute, plan.flutes);
  return options[options.size() - 1];
}

Action Thumb::part_with(const Query& q, Rng& rng, const ActionList& options) const {
  Action best = options[0];
  Points least = 0;
  for (const Action option : options) {
    if (option.kind != Choice::card) continue;
    const Points worth = card(q, option.a) + luck(rng) / 4;
    if (option == options[0] || worth < least) best = option, least = worth;
  }
  if (q.s.asked != Decision::hospital_card || best.kind != Choice::card) return best;
  const Seat seat = q.s.decider;
  const int rats = q.s.rats[seat] - cards_in(q.s.picked, ~std::uint64_t{0} >> 29);
  return evaluation_.rat(q, seat, rats) > least ? best : options[options.size() - 1];
}

Action Thumb::choose(const Query& q, Rng& rng, const ActionList& options) {
  switch (q.s.asked) {
    case Decision::supply: return supply(q, rng, options);
    case Decision::look:
      for (const Action option : options)
        if ((q.s.seen[option.a] >> q.s.decider & 1) == 0) return option;
      return options[0];
    case Decision::enter: return enter(q, rng, options);
    case Decision::play_card: return play(q, rng, options);
    case Decision::sword_victim: {
      Action best = options[0];
      for (const Action option : options)
        if (q.s.hand_size[option.a] > q.s.hand_size[best.a]) best = option;
      return best;
    }
    case Decision::flute_victim: return options[rng.below(static_cast<std::uint32_t>(options.size()))];
    case Decision::sword_give:
    case Decision::tower_give:
    case Decision::hospital_card: return part_with(q, rng, options);
    default: return options[0];  // an action is performed
  }
}

}  // namespace rattus::ai::card_game
