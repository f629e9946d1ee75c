#include "ai/board/cues.hpp"

#include <algorithm>
#include <bit>

#include "ai/hash.hpp"

namespace rattus::ai {

using board::Choice;
using board::Decision;
using board::Region;
using board::State;

namespace {

constexpr int one = 16;
constexpr int most = 64 * one;  ///< so that no sum of weights is too large
constexpr std::int16_t whole(int number) { return static_cast<std::int16_t>(std::clamp(number, -most, most)); }
constexpr int sure(bool is) { return is ? one : 0; }

// Where cues stand: first those of an action in a turn, for each thing that can be done. Class cards by their numbers.
constexpr unsigned class_cards = 64, take_at = 0, use_at = class_cards, other_at = 2 * class_cards;
constexpr unsigned things = other_at + board::choice_count;
constexpr unsigned of_turn = 14;
// Then those of a region, for each decision; of the kind of choice; and of numbers and owners.
constexpr unsigned of_region = 16, of_owner = 4;
constexpr unsigned regions_at = things * of_turn, kinds_at = regions_at + Policy::decisions * of_region,
                   owners_at = kinds_at + Policy::decisions * board::choice_count,
                   cues = owners_at + Policy::decisions * of_owner;
static_assert(cues <= 1U << 16U);

/// Changes with what a cue means, so that an older policy is refused. The numbers of decisions stay what they are.
constexpr std::uint64_t version = 1;

constexpr unsigned decision_of(const State& s) { return board::number_of(s.asked); }

/// Steps from the plague piece: 0, 1, or more.
unsigned from_plague(const board::Query& q, unsigned region) {
  if (q.s.plague == region) return 0;
  return q.s.plague < board::max_regions && q.rules.within[q.s.plague][1].has(region) ? 1 : 2;
}

}  // namespace

const PolicyShape& CuesOfDecision::shape() {
  static constexpr PolicyShape shape = [] {
    std::uint64_t hash = hash_of_nothing;
    for (const std::uint64_t number : {version, std::uint64_t{things}, std::uint64_t{of_turn}, std::uint64_t{of_region},
                                       std::uint64_t{board::choice_count}, std::uint64_t{of_owner}})
      hash = hash_on(hash, number);
    return PolicyShape{hash, cues};
  }();
  return shape;
}

CuesOfDecision::CuesOfDecision(const board::Query& q, Evaluation& evaluation) : q_(q), evaluation_(evaluation) {
  const State& s = q.s;
  if (s.asked != Decision::action) return;
  const Seat me = s.decider;
  int own = 0, others = 0, near = 0;
  for (Region region = 0; region < q.rules.regions; ++region) {
    const int here = s.citizens[region][me];
    own += here;
    others += static_cast<int>(s.population(region)) - here;
    if (from_plague(q, region) < 2) near += here;
  }
  const int in_supply = s.supply[me];
  const std::array<int, turn_cues> numbers{
      one,
      sure(s.increased),
      sure(s.card_taken),
      sure(!s.increased && s.card_taken),
      sure(in_supply == 0),
      sure(s.last != board::no_seat),
      std::popcount(unsigned{s.held[me]}) * one,
      s.rats,
      in_supply * 2,
      own * 2,
      others * 2,
      near * 4,
      s.plague < board::max_regions ? s.citizens[s.plague][me] * 4 : 0,
  };
  std::transform(numbers.begin(), numbers.end(), turn_.begin(), whole);
}

void CuesOfDecision::read(board::Action option, Cues& out) {
  out.clear();
  if (q_.s.asked == Decision::action) return read_turn(option, out);
  const unsigned asked = decision_of(q_.s);
  const auto add = [&out](unsigned at, int value) { out.push_back({static_cast<std::uint16_t>(at), whole(value)}); };
  add(kinds_at + asked * board::choice_count + static_cast<unsigned>(option.kind), one);
  const unsigned owners = owners_at + asked * of_owner;
  const Seat me = q_.s.decider;
  switch (option.kind) {
    case Choice::region:
      if (option.a < q_.rules.regions) read_region(option.a, out);
      break;
    case Choice::count: add(owners, option.a * one); break;
    case Choice::card:
      if (option.a < q_.rules.slots) {
        const Seat holder = q_.holder(option.a);
        if (holder != no_seat) add(owners + (holder == me ? 1 : 2), one);
      }
      break;
    case Choice::seat:
      if (option.a == me) add(owners + 3, one);
      break;
    default: break;
  }
}

void CuesOfDecision::read_turn(board::Action option, Cues& out) const {
  unsigned thing = other_at + static_cast<unsigned>(option.kind);
  const bool takes = option.kind == Choice::take;
  if ((takes || option.kind == Choice::use) && option.a < q_.rules.slots)
    thing = (takes ? take_at : use_at) + q_.rules.cards[option.a]->number % class_cards;
  const unsigned at = thing * of_turn;
  for (unsigned i = 0; i < turn_cues; ++i)
    if (turn_[i] != 0) out.push_back({static_cast<std::uint16_t>(at + i), turn_[i]});
  if (takes && q_.holder(option.a) != no_seat) out.push_back({static_cast<std::uint16_t>(at + turn_cues), one});
}

void CuesOfDecision::read_region(unsigned region, Cues& out) {
  const State& s = q_.s;
  const Seat me = s.decider;
  const int rivals = std::max(q_.rules.players - 1, 1);
  const int own = s.citizens[region][me], all = static_cast<int>(s.population(static_cast<Region>(region))),
            tokens = s.token_count[region];
  int strongest = 0, around = 0, own_around = 0;
  for (Seat seat = 0; seat < q_.rules.players; ++seat)
    if (seat != me) strongest = std::max<int>(strongest, s.citizens[region][seat]);
  for (const unsigned next : q_.rules.adjacent[region]) {
    own_around += s.citizens[next][me];
    around += static_cast<int>(s.population(static_cast<Region>(next))) - s.citizens[next][me];
  }
  Points lost = 0, theirs = 0;  // what the tokens here are likely to kill
  if (tokens > 0) {
    SeatPoints by_seat{};
    evaluation_.losses(q_, region, 0, 0, me, by_seat);
    lost = by_seat[me];
    for (Seat seat = 0; seat < q_.rules.players; ++seat)
      if (seat != me) theirs += by_seat[seat];
  }
  const unsigned steps = from_plague(q_, region);
  const std::array<int, of_region> numbers{
      own * one,
      sure(own > 0),
      (all - own) * one / rivals,
      sure(all == 0),
      sure(own > strongest),
      own_around * one,
      around * one / rivals,
      sure(steps == 0),
      sure(steps == 1),
      tokens == 0 ? own * one : 0,
      tokens * one,
      tokens * own * one,
      tokens * (all - own) * one / rivals,
      std::min<int>(tokens, s.supply[me]) * one,
      static_cast<int>(theirs) * one / static_cast<int>(point) / rivals,
      static_cast<int>(lost) * one / static_cast<int>(point),
  };
  const unsigned at = regions_at + decision_of(s) * of_region;
  for (unsigned i = 0; i < of_region; ++i)
    if (numbers[i] != 0) out.push_back({static_cast<std::uint16_t>(at + i), whole(numbers[i])});
}

}  // namespace rattus::ai
