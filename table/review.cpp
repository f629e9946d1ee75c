#include "table/review.hpp"

#include <algorithm>
#include <type_traits>

#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"
#include "table/adviser.hpp"

namespace rattus::table {
namespace {

constexpr Seed worlds_seed{0x6c75636bULL, 3};

/// How much an event says of what chance did, among those of one choice; 0: nothing. The last of those that say most is
/// the one that is shown.
[[maybe_unused]] int tells(const board::Event& event) { return event.type == board::EventType::token_revealed ? 1 : 0; }
[[maybe_unused]] int tells(const cartus::Event& event) {
  using Type = cartus::EventType;
  switch (event.type) {
    case Type::drawn:
    case Type::token_taken: return 1;
    case Type::nun_seen: return 2;
    case Type::round_started: return 3;  // other buildings
    case Type::survived: return 4;       // the nun row lies open
    case Type::killed: return 5;
    default: return 0;
  }
}

/// What chance has turned up lies open, and what comes of it has not begun: from here a game can be taken up again, and
/// each token is a stroke of its own.
[[maybe_unused]] bool turned_up(const board::Event& event) {
  return event.type == board::EventType::outbreak || event.type == board::EventType::no_outbreak;
}
/// In Cartus chance decides nothing in the middle of what a choice brings: all that it did is one stroke.
template <class Kit>
constexpr bool strokes_end_with_the_choice = std::is_same_v<Kit, cartus::Kit>;

template <class Kit>
class ReviewOf final : public Review {
 public:
  using Game = GameOf<Kit>;
  using State = typename Kit::State;
  using View = typename Kit::View;
  using Action = typename Kit::Action;
  using Event = typename Kit::Event;

  ReviewOf(Game start, std::vector<std::uint8_t> choices, const ReviewStyle& style, ai::Clock clock)
      : game_(std::move(start)),
        stream_(game_.stream()),
        choices_(std::move(choices)),
        style_(style),
        adviser_(style.iterations, style.nets, std::move(clock)),
        playout_(teaching_style<Kit>(style.nets).playout) {
    all_ = choices_.size();
  }

  bool work(ai::Budget slice) override {
    if (!turned_.empty()) {
      weigh_stroke();
    } else if (done_ < all_) {
      if (!judge(slice)) return false;
      go_on();
    }
    if (turned_.empty() && on_) {
      on_ = false;
      ++done_;
    }
    return done_ == all_ && !on_;
  }

 private:
  /// A moment in the middle of what a choice brought.
  struct Turned {
    State state;
    std::size_t event;
  };

  /// True when the decision that is open has been judged, or needs none.
  bool judge(ai::Budget slice) {
    if (game_.options().size() < 2) return true;
    const Seat seat = game_.decider();
    if (!thinking_) adviser_.begin(game_.view(seat), game_.options(), choices_[done_]);
    thinking_ = true;
    if (!adviser_.think(slice)) return false;
    thinking_ = false;
    if (adviser_.advice().thought) judgements_.push_back({done_, adviser_.advice()});
    return true;
  }

  /// Carries out the next choice, and notes where chance turned something up.
  void go_on() {
    const Seat seat = game_.decider();
    const Action action = game_.options()[choices_[done_]];
    const View before = game_.view(seat);
    State state = game_.state();
    std::size_t events = 0, shown = 0;
    int told = 0;
    const auto hear = [&](const Event& event) {
      if (const int says = tells(event); says > 0 && says >= told) {
        shown = events;
        told = says;
      }
      if constexpr (!strokes_end_with_the_choice<Kit>)
        if (turned_up(event)) turned_.push_back({state, shown});
      ++events;
    };
    Listener<Event> listener(hear);
    typename Machine<Kit>::SeededChance chance{{&stream_}};
    typename Kit::ActionList options;
    Machine<Kit>::apply(game_.rules(), state, action, chance, listener, options);
    game_.restore(state);
    if (strokes_end_with_the_choice<Kit> && told > 0) turned_.push_back({state, shown});
    on_ = true;
    if (turned_.empty()) return;
    std::reverse(turned_.begin(), turned_.end());
    seat_ = seat;
    expected_ = imagined(before, [&](State& world, typename Kit::ActionList& next) {
      go_ahead<Kit>(game_.rules(), world, action, next);
    });
  }

  void weigh_stroke() {
    const View view(game_.rules(), turned_.back().state, seat_);
    Stroke stroke{done_, turned_.back().event, seat_, expected_, {}};
    const bool over = turned_.back().state.over();
    turned_.pop_back();
    const auto bring = [&](State& world, typename Kit::ActionList& next) {
      if constexpr (strokes_end_with_the_choice<Kit>)
        Machine<Kit>::legal(game_.rules(), world, next);
      else
        take_up<Kit>(game_.rules(), world, next);
    };
    expected_ = over ? come_to(game_.result()) : imagined(view, bring);
    stroke.after = expected_;
    strokes_.push_back(stroke);
  }

  /// The mean of worlds that agree with the view, each brought to its next decision and played on from there.
  template <class Bring>
  Chances imagined(const View& view, Bring bring) {
    Rng rng(worlds_seed);
    playout_.reset(view.rules(), view.known(), view.viewer());
    std::array<std::int64_t, Kit::max_seats> sums{};
    typename Kit::ActionList options;
    for (unsigned i = 0; i < style_.worlds; ++i) {
      State world = playout_.imagine(view, rng);
      bring(world, options);
      ai::SeatValuesOf<Kit> values{};
      playout_.play(view.rules(), world, options, values);
      for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += values[seat];
    }
    return shared_out(sums);
  }

  Game game_;
  GameStream stream_;
  std::vector<std::uint8_t> choices_;
  ReviewStyle style_;
  AdviserOf<Kit> adviser_;
  typename ai::Craft<Kit>::Playout playout_;
  bool thinking_ = false;
  bool on_ = false;             ///< the choice has been carried out, what chance did then is still being weighed
  std::vector<Turned> turned_;  ///< the last is the next
  Seat seat_ = no_seat;         ///< whose choice led there
  Chances expected_{};
};

}  // namespace

ai::Value Stroke::weight() const {
  ai::Value most = 0;
  for (std::size_t seat = 0; seat < before.size(); ++seat) most = std::max(most, std::abs(after[seat] - before[seat]));
  return most;
}

Chances come_to(const Outcome& outcome) {
  Chances won{};
  for (std::size_t seat = 0; seat < won.size(); ++seat) won[seat] = outcome[seat].wins ? ai::win : 0;
  return shared_out(won);
}

std::vector<const Judgement*> Review::costliest(Seat seat, std::size_t most, ai::Value least) const {
  std::vector<const Judgement*> list;
  for (const Judgement& one : judgements_)
    if (one.advice.seat == seat && one.advice.loss >= least) list.push_back(&one);
  std::stable_sort(list.begin(), list.end(),
                   [](const auto* x, const auto* y) { return x->advice.loss > y->advice.loss; });
  if (list.size() > most) list.resize(most);
  return list;
}

template <class Kit>
std::unique_ptr<Review> review_of(const GameOf<Kit>& start, std::vector<std::uint8_t> choices, const ReviewStyle& style,
                                  ai::Clock clock) {
  return std::make_unique<ReviewOf<Kit>>(start, std::move(choices), style, std::move(clock));
}
template std::unique_ptr<Review> review_of(const Game&, std::vector<std::uint8_t>, const ReviewStyle&, ai::Clock);
template std::unique_ptr<Review> review_of(const CartusGame&, std::vector<std::uint8_t>, const ReviewStyle&, ai::Clock);

}  // namespace rattus::table
