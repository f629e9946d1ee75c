#include "ai/cartus/outlook.hpp"

#include <cstdlib>

#include "ai/cartus/beforehand.hpp"
#include "ai/cartus/playout.hpp"

namespace rattus::ai {
namespace {

using namespace card_game;

constexpr Seed worlds_seed{0x776879ULL, 2};
constexpr int worlds = 60;
constexpr int least = 3;           ///< tenths that are worth a word
constexpr int least_of_life = 10;  ///< the same of a per cent
constexpr int longest = 40;        ///< decisions that an action can have, and more

/// How a seat stands, as far as the observer knows, or how that changes, summed up over worlds.
struct Stand {
  std::int64_t cards = 0, rats = 0, points = 0, lives = 0;
  std::array<std::int64_t, class_count> steps{};

  void add(const Stand& after, const Stand& before) {
    cards += after.cards - before.cards;
    rats += after.rats - before.rats;
    points += after.points - before.points;
    lives += after.lives - before.lives;
    for (unsigned cls = 0; cls < class_count; ++cls) steps[cls] += after.steps[cls] - before.steps[cls];
  }
};
using Stands = std::array<Stand, max_seats>;

int in_tenths(std::int64_t sum, int of) {
  const std::int64_t all = std::int64_t{of} * worlds, half = all / 2;
  return static_cast<int>((sum * 10 + (sum < 0 ? -half : half)) / all);
}

class Outlook {
 public:
  explicit Outlook(const cartus::View& view) : view_(view), seat_(view.viewer()) {
    playout_.reset(view.rules(), view.known(), seat_);
    evaluation_.reset(view.rules(), view.known(), seat_);
  }

  Stands of(Action option) {
    const Stands now = stands(view_.known());
    Stands changes{};
    Rng rng(worlds_seed);
    ActionList options;
    for (int i = 0; i < worlds; ++i) {
      State s = cartus::sample(view_, rng);
      step(view_.rules(), s, option, options);
      for (int k = 0; k < longest && !done(s); ++k)
        step(view_.rules(), s, playout_.choose({view_.rules(), s}, s.rng, options), options);
      const Stands then = stands(s);
      for (Seat seat = 0; seat < view_.rules().players; ++seat) changes[seat].add(then[seat], now[seat]);
    }
    return changes;
  }

 private:
  /// The player is asked what he does next, with nothing of this option left to decide.
  [[nodiscard]] bool done(const State& s) const { return s.over() || s.decider != seat_ || between_actions(s); }

  /// Bids that lie on the table count as scored.
  [[nodiscard]] Stands stands(const State& s) const {
    const cartus::View view(view_.rules(), s, seat_);
    const Query known{view_.rules(), view.known()};
    const State scored = with_bids_scored(known, played_by_all(known));
    const Query q{view_.rules(), scored};
    SeatPoints points;
    evaluation_.points(q, expected_hands(view), points);
    const auto survival = evaluation_.survival(scored);
    Stands stands{};
    for (Seat seat = 0; seat < q.rules.players; ++seat) {
      Stand& own = stands[seat];
      own.cards = scored.hand_size[seat];
      own.rats = scored.rats[seat];
      own.points = points[seat];
      own.lives = survival(scored.rats[seat]);
      for (unsigned cls = 0; cls < class_count; ++cls) own.steps[cls] = scored.influence[cls][seat];
    }
    return stands;
  }

  const cartus::View& view_;
  Seat seat_;
  Playout playout_{{.whims = 0}};
  Evaluation evaluation_;
};

}  // namespace

Reasons reasons(const cartus::View& view, cartus::Action option) {
  const Seat seat = view.viewer();
  const Stands changes = Outlook(view).of(option);
  Reasons list;
  const auto add = [&](Ground ground, Seat who, int tenths, unsigned cls = 0) {
    if (std::abs(tenths) >= (ground == Ground::lives ? least_of_life : least))
      list.push_back({ground, who, static_cast<std::uint8_t>(cls), tenths});
  };
  const auto tell = [&](Seat who) {
    const Stand& own = changes[who];
    for (unsigned cls = 0; cls < class_count; ++cls) add(Ground::steps, who, in_tenths(own.steps[cls], 1), cls);
    add(Ground::cards, who, in_tenths(own.cards, 1));
    add(Ground::rats, who, in_tenths(own.rats, 1));
  };
  tell(seat);
  add(Ground::lives, seat, in_tenths(changes[seat].lives, sure / 100));
  // What happens to others by the way is no reason; what is taken from them, or given to them, is.
  for (Seat other = 0; other < view.rules().players; ++other)
    if (other != seat && (changes[other].cards < 0 || changes[other].rats > 0)) tell(other);
  add(Ground::worth, seat, in_tenths(changes[seat].points, point));
  return list;
}

}  // namespace rattus::ai
