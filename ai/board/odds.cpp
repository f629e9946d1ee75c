#include "ai/board/odds.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "ai/board/danger.hpp"
#include "engine/board/chance.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::ai {
namespace {

using board::max_seats;
using board::Query;
using board::Seat;

/// Who is in the region while tokens are turned up: citizens, and what they can give in their place, by seat.
struct Crowd {
  std::array<std::uint8_t, 8> citizens{}, gifts{};
  friend auto operator<=>(const Crowd&, const Crowd&) = default;
};

/// What comes of revealing: expected losses, and the chance that nobody dies.
struct Outcome {
  std::array<double, max_seats> losses{};
  double nobody = 0;

  void add(const Outcome& other, double weight) {
    for (std::size_t seat = 0; seat < max_seats; ++seat) losses[seat] += weight * other.losses[seat];
    nobody += weight * other.nobody;
  }
};

/// Where an unseen token comes from: its face is one of other faces for each.
enum class Origin : std::uint8_t { set_up, drawn, earlier, redrawn };
constexpr std::array origins{Origin::set_up, Origin::drawn, Origin::earlier, Origin::redrawn};

/// Unseen faces that a token can have, and how likely the starting ones are as a whole (BASE-13); of the used pile
/// those that lay there before it grew (MERC-123).
struct Pool {
  double starting = 0, regular = 0;  ///< numbers of faces
  double starting_share = 0;
  double back = 0, back_share = 0;  ///< those that are known to have gone back into the supply (MERC-136)
};

class Reckoner {
 public:
  Reckoner(const board::View& view, unsigned region, unsigned neutral)
      : q_{view.rules(), view.known()}, neutral_(static_cast<int>(neutral)) {
    const board::State& s = q_.s;
    raised_ = q_.limit(board::Face{.limit = 100}, region) - (q_.s.zero_limits != 0 ? 0 : 100);
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      const board::Token token = s.tokens[region][i];
      if (token.dealt()) {
        known_.push_back(token.index());
      } else {
        ++hidden(token.earlier()  ? Origin::earlier
                 : token.marked() ? Origin::redrawn
                 : token.drawn()  ? Origin::drawn
                                  : Origin::set_up);
      }
    }
    const TokenSet known = board::known_in_supply(q_.rules, s);
    back_ = s.undealt & known;
    starting_ = s.undealt & q_.rules.starting & ~known;
    regular_ = s.undealt & ~q_.rules.starting & ~known;
    const TokenSet grown = s.grown;
    const board::FacePool pile = board::face_pool(q_.rules, s, board::Token::redrawn());
    before_ = s.redrawn & ~grown;
    since_ = pile.regular;
    grown_ = pile.starting != TokenSet{};
    earlier_ = static_cast<int>(q_.without_face([](board::Token token) { return token.earlier(); }));
    setup_undealt_ = s.setup_undealt;
  }

  Outcome reveal(const Crowd& citizens) {
    const auto tokens = std::accumulate(hidden_.begin(), hidden_.end(), static_cast<unsigned>(known_.size()));
    const auto all = std::count_if(citizens.citizens.begin(), citizens.citizens.end(), [](auto n) { return n > 0; });
    if (tokens == 0 || all == 0) return {{}, 1};
    Outcome outcome;
    for (std::size_t i = 0; i < known_.size(); ++i) {
      const unsigned token = known_[i];
      known_[i] = known_.back();
      known_.pop_back();
      outcome.add(turn_up(token, citizens), 1.0 / tokens);
      known_.push_back(token);
      std::swap(known_[i], known_.back());
    }
    for (const Origin origin : origins) {
      if (hidden(origin) == 0) continue;
      --hidden(origin);
      outcome.add(draw(origin, citizens), (hidden(origin) + 1.0) / tokens);
      ++hidden(origin);
    }
    return outcome;
  }

 private:
  static bool of_the_pile(Origin origin) { return origin == Origin::earlier || origin == Origin::redrawn; }
  unsigned& hidden(Origin origin) { return hidden_[static_cast<std::size_t>(origin)]; }
  [[nodiscard]] Pool pool(Origin origin) const {
    const auto before = static_cast<double>(before_.count()), since = static_cast<double>(since_.count());
    if (origin == Origin::earlier) return {before, 0, 1};
    if (origin == Origin::redrawn)
      return {before, since, grown_ ? (before - earlier_) / (before - earlier_ + since) : 0};
    Pool pool{static_cast<double>(starting_.count()), static_cast<double>(regular_.count()), 1};
    if (origin == Origin::set_up) return pool;
    const double starting = pool.starting - setup_undealt_;
    const double regular = pool.regular - q_.rules.removed;
    pool.back = static_cast<double>(back_.count());
    pool.starting_share = starting / (starting + regular + pool.back);
    pool.back_share = pool.back / (starting + regular + pool.back);
    return pool;
  }

  /// A token whose face is unknown, over all faces that it can have.
  Outcome draw(Origin origin, const Crowd& citizens) {
    const Pool from = pool(origin);
    const bool last = known_.empty() && hidden_ == decltype(hidden_){} && !of_the_pile(origin);
    Outcome outcome;
    for (unsigned i = 0; i < static_cast<unsigned>(from.back); ++i) {
      const unsigned token = back_.nth(i);
      back_.remove(token);
      outcome.add(turn_up(token, citizens), from.back_share / from.back);
      back_.add(token);
    }
    for (const bool starting : {true, false}) {
      const double share = starting ? from.starting_share : 1 - from.starting_share - from.back_share;
      const double faces = starting ? from.starting : from.regular;
      if (share <= 0 || faces <= 0) continue;
      if (last) {
        outcome.add(sum(starting, citizens), share / faces);
        continue;
      }
      TokenSet& set = of_the_pile(origin) ? starting ? before_ : since_ : starting ? starting_ : regular_;
      setup_undealt_ -= origin == Origin::set_up;
      earlier_ -= origin == Origin::earlier;
      for (unsigned i = 0; i < static_cast<unsigned>(faces); ++i) {
        const unsigned token = set.nth(i);
        set.remove(token);
        outcome.add(turn_up(token, citizens), share / faces);
        set.add(token);
      }
      setup_undealt_ += origin == Origin::set_up;
      earlier_ += origin == Origin::earlier;
    }
    return outcome;
  }

  /// The outcomes of all unseen faces added up, for the last token. Most faces are unseen in all branches, so this is
  /// kept for the whole set and the few that a branch has used up are taken out again.
  Outcome sum(bool starting, const Crowd& citizens) {
    auto [place, fresh] = sums_[starting].try_emplace(citizens);
    auto& [outcome, summed] = place->second;
    const TokenSet& set = starting ? starting_ : regular_;
    if (fresh) {
      summed = set;
      for (unsigned i = 0; i < set.count(); ++i) outcome.add(strike(set.nth(i), citizens), 1);
    }
    Outcome result = outcome;
    const TokenSet gone = summed & ~set, back = set & ~summed;
    for (unsigned i = 0; i < gone.count(); ++i) result.add(strike(gone.nth(i), citizens), -1);
    for (unsigned i = 0; i < back.count(); ++i) result.add(strike(back.nth(i), citizens), 1);
    return result;
  }

  /// One token's losses (BASE-48 to -52); whoever can give something there does so first (CARD-132).
  Outcome strike(unsigned token, const Crowd& citizens) const {
    const board::Face& face = q_.rules.faces[token];
    int population = neutral_;
    unsigned most = 0;
    for (const unsigned own : citizens.citizens) population += static_cast<int>(own), most = std::max(most, own);
    Outcome outcome;
    outcome.nobody = 1;
    if (population < std::max((q_.s.zero_limits != 0 ? 0 : int{face.limit}) + raised_, 0)) return outcome;
    for (Seat seat = 0; seat < q_.rules.players; ++seat) {
      const unsigned own = citizens.citizens[seat];
      if (own == 0) continue;
      const unsigned hits = face.all + (own == most ? face.majority : 0U) +
                            class_hits(q_.rules, token, q_.s.held[seat] & ~unsigned{q_.s.protected_slots});
      const unsigned due = std::min(hits, own), given = std::min<unsigned>(due, citizens.gifts[seat]);
      outcome.losses[seat] = due - given;
      if (due > given) outcome.nobody = 0;
    }
    return outcome;
  }

  /// What is given for one token's hits.
  void give(unsigned token, const Crowd& before, Crowd& after) const {
    Crowd without = before;
    without.gifts = {};
    const Outcome hits = strike(token, without);
    for (Seat seat = 0; seat < q_.rules.players; ++seat) {
      const auto due = static_cast<unsigned>(hits.losses[seat]);
      after.gifts[seat] = static_cast<std::uint8_t>(after.gifts[seat] - std::min<unsigned>(due, after.gifts[seat]));
    }
  }

  /// One token, then the rest.
  Outcome turn_up(unsigned token, const Crowd& citizens) {
    Outcome now = strike(token, citizens);
    Crowd left = citizens;
    for (Seat seat = 0; seat < q_.rules.players; ++seat)
      left.citizens[seat] = static_cast<std::uint8_t>(left.citizens[seat] - now.losses[seat]);
    if (citizens.gifts != decltype(citizens.gifts){}) give(token, citizens, left);
    const Outcome later = reveal(left);
    now.nobody *= later.nobody;
    for (std::size_t seat = 0; seat < max_seats; ++seat) now.losses[seat] += later.losses[seat];
    return now;
  }

  Query q_;
  int neutral_;
  int raised_ = 0;
  FixedVector<unsigned, board::tokens_per_region> known_;
  std::array<unsigned, origins.size()> hidden_{};  ///< unseen tokens by origin
  TokenSet starting_, regular_, back_;             ///< faces that unseen tokens can have
  TokenSet before_, since_;                        ///< and those of the used pile, as it was and what came to it
  bool grown_ = false;
  int setup_undealt_ = 0, earlier_ = 0;  ///< unseen ones on the board
  std::array<std::map<Crowd, std::pair<Outcome, TokenSet>>, 2> sums_;
};

}  // namespace

RegionOdds region_odds(const board::View& view, board::Region region, unsigned neutral) {
  const board::State& s = view.known();
  Crowd crowd;
  crowd.citizens = s.citizens[region];
  for (const board::LoadType* type : view.rules().loads)
    for (std::size_t i = 0; i < s.carrier_count && type->can_be_given(); ++i)
      if (s.carriers[i].region() == region) {
        std::uint8_t& own = crowd.gifts[s.carriers[i].seat()];
        own = static_cast<std::uint8_t>(own + s.carriers[i].load().of(*type));
      }
  const Outcome outcome = Reckoner(view, region, neutral).reveal(crowd);
  return {region, s.token_count[region], s.population(region), 1 - outcome.nobody, outcome.losses};
}

std::vector<RegionOdds> all_odds(const board::View& view) {
  std::vector<RegionOdds> odds;
  for (const unsigned region : view.rules().in_use)
    odds.push_back(region_odds(view, static_cast<board::Region>(region)));
  return odds;
}

}  // namespace rattus::ai
