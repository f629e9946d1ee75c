#include "ai/cartus/cues.hpp"

#include <algorithm>
#include <initializer_list>

#include "ai/cartus/cards.hpp"
#include "ai/hash.hpp"

namespace rattus::ai::card_game {
namespace {

constexpr int one = 16;
constexpr int most = 64 * one;  ///< so that no sum of weights is too large
constexpr std::int16_t whole(int number) { return static_cast<std::int16_t>(std::clamp(number, -most, most)); }
constexpr int sure_if(bool is) { return is ? one : 0; }
constexpr int points(Points value) { return static_cast<int>(value / (point / one)); }
constexpr int part(int of_1024) { return of_1024 * one / 1024; }

// Where cues stand, and how many there are for each thing.
constexpr unsigned of_building = 14, of_any_building = 6, of_pass = 5, of_supply = 8, of_card = 12, of_gift = 5,
                   of_victim = 3;
/// What is entered: a building, but in the final round all are one, for none acts (CART-75).
constexpr unsigned things = cartus::building_count + 1;
/// What is played on it; in the final round things of their own.
enum Played : unsigned { a_joker, a_foreign_card, a_sword, a_flute, nothing_more, played };
/// What is given away or discarded: a population card, a special one, or nothing more.
constexpr unsigned a_special_card = 1, stops = a_special_card + (cartus::kind_count - joker), gifts = stops + 1;
constexpr unsigned buildings_at = 0, any_building_at = buildings_at + things * of_building,
                   pass_at = any_building_at + of_any_building, supply_at = pass_at + of_pass,
                   cards_at = supply_at + of_supply, gifts_at = cards_at + 2 * played * of_card,
                   victims_at = gifts_at + 3 * gifts * of_gift, cues = victims_at + 2 * of_victim;

/// Changes with what a cue means, so that an older policy is refused. The numbers of decisions stay what they are.
constexpr std::uint64_t version = 2;

void add(Cues& out, unsigned at, std::initializer_list<int> numbers) {
  for (const int number : numbers) {
    if (number != 0) out.push_back({static_cast<std::uint16_t>(at), whole(number)});
    ++at;
  }
}

}  // namespace

const PolicyShape& CuesOfDecision::shape() {
  static constexpr PolicyShape shape = [] {
    std::uint64_t hash = hash_of_nothing;
    for (const std::uint64_t number : {version, std::uint64_t{of_building}, std::uint64_t{cues}})
      hash = hash_on(hash, number);
    return PolicyShape{hash, cues};
  }();
  return shape;
}

CuesOfDecision::CuesOfDecision(const Query& q, const Thumb& thumb)
    : view_(q.rules, q.s, q.s.decider),
      q_{q.rules, view_.known()},
      thumb_(thumb),
      me_(q.s.decider),
      left_(Evaluation::rounds_left(q)) {}

Points CuesOfDecision::gain(unsigned cls, int from, int more) const {
  const Evaluation& e = thumb_.evaluation();
  return e.class_points(q_, cls, me_, from + more) - e.class_points(q_, cls, me_, from);
}

void CuesOfDecision::read(Action option, Cues& out) const {
  out.clear();
  switch (q_.s.asked) {
    case Decision::supply: return read_supply(option.a, out);
    case Decision::enter: return option.kind == Choice::position ? read_building(option.a, out) : read_pass(out);
    case Decision::play_card: return read_play(option, out);
    case Decision::sword_give:
    case Decision::tower_give:
    case Decision::hospital_card: return read_gift(option, out);
    case Decision::sword_victim:
    case Decision::flute_victim: return read_victim(option.a, out);
    default: return;
  }
}

void CuesOfDecision::read_supply(unsigned position, Cues& out) const {
  const State& s = q_.s;
  const cartus::Supply& supply = q_.rules.supply(s.row[position]);
  const Evaluation& e = thumb_.evaluation();
  Points shed = 0;
  const int gone = std::min<int>(supply.discard_rats, s.rats[me_]);
  for (int i = 0; i < gone; ++i) shed += e.rat(q_, me_, s.rats[me_] - i);
  int unseen = 0;
  for (unsigned i = 0; i < cartus::nun_row_size; ++i) unseen += (s.seen[i] >> me_ & 1) == 0;
  const int look = std::min<int>(supply.look, unseen);
  add(out, supply_at,
      {supply.draw * one, supply.draw * left_ * 2, supply.draw * s.hand_size[me_], look * one, look * left_ * 2,
       gone * one, points(shed), gone * left_ * 2});
}

void CuesOfDecision::read_building(unsigned position, Cues& out) const {
  const State& s = q_.s;
  const auto& hand = s.hand[me_];
  const Evaluation& e = thumb_.evaluation();
  const unsigned cls = class_at(q_, position);
  const int matching = cards_in(hand, bits_of(cls)), jokers = hand[joker];
  const int foreign = cards_in(hand, cartus::population_bits) - matching;
  const int promise = e.promise(Evaluation::to_come(q_, cls));
  const Points gained = gain(cls, 0, matching * (16 - promise));
  const Points with_jokers = jokers == 0 ? 0 : gain(cls, matching * (16 - promise), jokers * 16);
  const int chance = thumb_.premium(q_, me_, position, matching);
  const int chance_more = jokers == 0 ? chance : thumb_.premium(q_, me_, position, matching + jokers);
  const Points standard = thumb_.action(q_, me_, position, matching, false);
  const Points extra = thumb_.action(q_, me_, position, matching, true) - standard;
  int rivals = 0, largest = 0, hands = 0;
  for (Seat other = 0; other < q_.rules.players; ++other) {
    if (other == me_) continue;
    hands = std::max<int>(hands, s.hand_size[other]);
    if (q_.position_of(other) != position) continue;
    ++rivals;
    largest = std::max<int>(largest, s.face_down[other]);
  }
  const int worth = points(extra) * chance / 1024;
  const unsigned thing = s.final_round() ? things - 1 : static_cast<unsigned>(q_.building_at(position));
  add(out, buildings_at + thing * of_building,
      {one, left_ * 2, matching * one, jokers * one, foreign * 4, points(e.rat(q_, me_, s.rats[me_])), part(chance),
       part(chance_more), points(gained), rivals * one, largest * 4, points(standard), worth,
       (s.hand_size[me_] - hands) * 2});
  add(out, any_building_at,
      {points(gained), points(with_jokers), points(standard), worth, points(extra) * (chance_more - chance) / 1024,
       sure_if(position > 0)});
}

void CuesOfDecision::read_pass(Cues& out) const {
  const State& s = q_.s;
  int waiting = 0;
  for (const Seat seat : s.line) waiting += seat != cartus::no_seat;
  add(out, pass_at, {one, left_ * 2, (waiting - 1) * one, sure_if(waiting == 1), s.hand[me_][pass] * one});
}

void CuesOfDecision::read_play(Action option, Cues& out) const {
  const State& s = q_.s;
  const auto& hand = s.hand[me_];
  const Evaluation& e = thumb_.evaluation();
  const unsigned position = q_.position_of(me_), cls = class_at(q_, position);
  const std::uint64_t own = bits_of(cls);
  const int bid = cards_in(s.picked, cartus::population_bits | kind_bit(joker));
  const int chance = thumb_.premium(q_, me_, position, bid);
  const unsigned first = cards_at + (s.final_round() ? played * of_card : 0);
  const auto at = [&](Played card) { return first + card * of_card; };
  if (option.kind != Choice::card) {
    add(out, at(nothing_more), {one, part(chance), left_ * 2, bid * one, sure_if(bid == 0), s.hand_size[me_] * 2});
    return;
  }
  if (option.a == sword || option.a == flute) {
    int rivals = 0, undecided = 0, largest = 0, rats = 0;
    for (Seat other = 0; other < q_.rules.players; ++other) {
      if (other == me_) continue;
      const unsigned at = q_.position_of(other);
      if (at == cartus::max_row) {
        ++undecided;
      } else if (at == position) {
        ++rivals;
        largest = std::max<int>(largest, s.hand_size[other]);
        rats = std::max<int>(rats, s.rats[other]);
      }
    }
    add(out, at(option.a == sword ? a_sword : a_flute),
        {one, rivals * one, undecided * one, largest * 4, left_ * 2, hand[option.a] * one, s.picked[option.a] * one,
         points(e.rat(q_, me_, s.rats[me_])), sure_if(rivals == 0 && undecided == 0), rats * 4, part(chance),
         s.hand_size[me_] * 2});
    return;
  }
  if ((kind_bit(option.a) & own) != 0) return;  // costs nothing
  const bool free = option.a == joker;
  const int more = thumb_.premium(q_, me_, position, bid + 1) - chance;
  const Points extra = thumb_.action(q_, me_, position, bid + 1, true) - thumb_.action(q_, me_, position, bid, false);
  const int strangers = cards_in(s.picked, cartus::population_bits & ~own);
  Points cost = 0, lost = 0;
  if (!free) {
    const auto other = static_cast<unsigned>(cartus::class_of(option.a));
    cost = e.rat(q_, me_, s.rats[me_] + strangers + 1);
    lost = gain(other, 0, -e.promise(Evaluation::to_come(q_, other)));
  }
  add(out, at(free ? a_joker : a_foreign_card),
      {one, left_ * 2, bid * one, part(chance), part(more), points(extra) * more / 1024,
       points(gain(cls, 16 * bid, 16)), points(cost), points(lost), hand[joker] * one, s.hand_size[me_] * 2,
       sure_if(q_.s.first_in == me_)});
}

void CuesOfDecision::read_gift(Action option, Cues& out) const {
  const State& s = q_.s;
  const Evaluation& e = thumb_.evaluation();
  const unsigned decision = s.asked == Decision::sword_give ? 0 : s.asked == Decision::tower_give ? 1 : 2;
  const auto at = [&](unsigned what) { return gifts_at + (decision * gifts + what) * of_gift; };
  if (option.kind != Choice::card) {
    const int picked = cards_in(s.picked, ~std::uint64_t{0} >> 29);
    add(out, at(stops),
        {one, left_ * 2, points(e.rat(q_, me_, s.rats[me_] - picked)), picked * one, s.hand_size[me_] * 2});
    return;
  }
  if (!cartus::is_population(option.a)) {
    add(out, at(a_special_card + option.a - joker), {one, left_ * 2, s.hand[me_][option.a] * one});
    return;
  }
  const auto cls = static_cast<unsigned>(cartus::class_of(option.a));
  const int promise = e.promise(Evaluation::to_come(q_, cls));
  add(out, at(0), {one, left_ * 2, cards_in(s.hand[me_], bits_of(cls)) * 4, promise, points(gain(cls, 0, -promise))});
}

void CuesOfDecision::read_victim(Seat victim, Cues& out) const {
  const unsigned at = victims_at + (q_.s.asked == Decision::flute_victim ? of_victim : 0);
  int points = 0;
  for (const auto& track : q_.s.influence) points += track[victim];
  add(out, at, {q_.s.hand_size[victim] * 4, q_.s.rats[victim] * 4, points});
}

}  // namespace rattus::ai::card_game
