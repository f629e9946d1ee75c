#include "ai/odds.hpp"

#include <algorithm>
#include <map>

#include "ai/danger.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::ai {
namespace {

using board::max_seats;
using board::Query;
using board::Seat;

using Citizens = std::array<std::uint8_t, 8>;

/// What comes of revealing: expected losses, and the chance that nobody dies.
struct Outcome {
  std::array<double, max_seats> losses{};
  double nobody = 0;

  void add(const Outcome& other, double weight) {
    for (std::size_t seat = 0; seat < max_seats; ++seat) losses[seat] += weight * other.losses[seat];
    nobody += weight * other.nobody;
  }
};

/// Unseen faces that a token can have, and how likely the starting ones are as a whole (BASE-13).
struct Pool {
  double starting = 0, regular = 0;  ///< numbers of faces
  double starting_share = 0;
};

class Reckoner {
 public:
  Reckoner(const board::View& view, unsigned region, unsigned neutral)
      : q_{view.rules(), view.known()}, neutral_(static_cast<int>(neutral)) {
    const board::State& s = q_.s;
    raised_ = q_.limit(board::Face{.limit = 100}, region) - 100;
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      const board::Token token = s.tokens[region][i];
      if (token.dealt()) {
        known_.push_back(token.index());
      } else {
        ++(token.drawn() ? drawn_ : laid_);
      }
    }
    starting_ = s.undealt & q_.rules.starting;
    regular_ = s.undealt & ~q_.rules.starting;
    setup_undealt_ = s.setup_undealt;
  }

  Outcome reveal(const Citizens& citizens) {
    const auto tokens = static_cast<unsigned>(known_.size()) + laid_ + drawn_;
    const auto all = std::count_if(citizens.begin(), citizens.end(), [](auto n) { return n > 0; });
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
    if (laid_ > 0) {
      --laid_;
      outcome.add(draw(false, citizens), (laid_ + 1.0) / tokens);
      ++laid_;
    }
    if (drawn_ > 0) {
      --drawn_;
      outcome.add(draw(true, citizens), (drawn_ + 1.0) / tokens);
      ++drawn_;
    }
    return outcome;
  }

 private:
  [[nodiscard]] Pool pool(bool drawn) const {
    Pool pool{static_cast<double>(starting_.count()), static_cast<double>(regular_.count()), 1};
    if (!drawn) return pool;
    const double starting = pool.starting - setup_undealt_;
    const double regular = pool.regular - q_.rules.removed;
    pool.starting_share = starting / (starting + regular);
    return pool;
  }

  /// A token whose face is unknown, over all faces that it can have.
  Outcome draw(bool drawn, const Citizens& citizens) {
    const Pool from = pool(drawn);
    const bool last = known_.empty() && laid_ == 0 && drawn_ == 0;
    Outcome outcome;
    for (const bool starting : {true, false}) {
      const double share = starting ? from.starting_share : 1 - from.starting_share;
      const double faces = starting ? from.starting : from.regular;
      if (share <= 0 || faces <= 0) continue;
      if (last) {
        outcome.add(sum(starting, citizens), share / faces);
        continue;
      }
      TokenSet& set = starting ? starting_ : regular_;
      setup_undealt_ -= drawn ? 0 : 1;
      for (unsigned i = 0; i < static_cast<unsigned>(faces); ++i) {
        const unsigned token = set.nth(i);
        set.remove(token);
        outcome.add(turn_up(token, citizens), share / faces);
        set.add(token);
      }
      setup_undealt_ += drawn ? 0 : 1;
    }
    return outcome;
  }

  /// The outcomes of all unseen faces added up, for the last token. Most faces are unseen in all branches, so this is
  /// kept for the whole set and the few that a branch has used up are taken out again.
  Outcome sum(bool starting, const Citizens& citizens) {
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

  /// One token's losses (BASE-48 to -52).
  Outcome strike(unsigned token, const Citizens& citizens) const {
    const board::Face& face = q_.rules.faces[token];
    int population = neutral_;
    unsigned most = 0;
    for (const unsigned own : citizens) population += static_cast<int>(own), most = std::max(most, own);
    Outcome outcome;
    outcome.nobody = 1;
    if (population < std::max(face.limit + raised_, 0)) return outcome;
    for (Seat seat = 0; seat < q_.rules.players; ++seat) {
      const unsigned own = citizens[seat];
      if (own == 0) continue;
      const unsigned hits = face.all + (own == most ? face.majority : 0U) +
                            class_hits(q_.rules, token, q_.s.held[seat] & ~unsigned{q_.s.protected_slots});
      outcome.losses[seat] = std::min(hits, own);
      if (hits > 0) outcome.nobody = 0;
    }
    return outcome;
  }

  /// One token, then the rest.
  Outcome turn_up(unsigned token, const Citizens& citizens) {
    Outcome now = strike(token, citizens);
    Citizens left = citizens;
    for (Seat seat = 0; seat < q_.rules.players; ++seat)
      left[seat] = static_cast<std::uint8_t>(left[seat] - now.losses[seat]);
    const Outcome later = reveal(left);
    now.nobody *= later.nobody;
    for (std::size_t seat = 0; seat < max_seats; ++seat) now.losses[seat] += later.losses[seat];
    return now;
  }

  Query q_;
  int neutral_;
  int raised_ = 0;
  FixedVector<unsigned, board::tokens_per_region> known_;
  unsigned laid_ = 0, drawn_ = 0;  ///< unseen tokens, there since set-up and drawn
  TokenSet starting_, regular_;    ///< faces that unseen tokens can have
  int setup_undealt_ = 0;
  std::array<std::map<Citizens, std::pair<Outcome, TokenSet>>, 2> sums_;
};

}  // namespace

RegionOdds region_odds(const board::View& view, board::Region region, unsigned neutral) {
  const board::State& s = view.known();
  const Outcome outcome = Reckoner(view, region, neutral).reveal(s.citizens[region]);
  return {region, s.token_count[region], s.population(region), 1 - outcome.nobody, outcome.losses};
}

std::vector<RegionOdds> all_odds(const board::View& view) {
  std::vector<RegionOdds> odds;
  for (const unsigned region : view.rules().in_use)
    odds.push_back(region_odds(view, static_cast<board::Region>(region)));
  return odds;
}

}  // namespace rattus::ai
