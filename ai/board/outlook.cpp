#include "ai/board/outlook.hpp"

#include <algorithm>

#include "ai/board/playout.hpp"
#include "engine/board/game.hpp"

namespace rattus::ai {
namespace {

using board::Event;
using board::EventType;

constexpr Seed worlds_seed{0x776879ULL, 1};
constexpr int worlds = 120;
constexpr int least = 3;     ///< tenths that are worth a word
constexpr int longest = 40;  ///< decisions that an action can have, and more

/// What happened to whom, summed up over worlds.
struct Sums {
  std::array<int, board::max_seats> gained{}, lost{};
  std::array<std::int64_t, board::max_seats> points{};

  void hear(const Event& event) {
    if (event.type == EventType::citizens_placed) gained[event.seat] += event.count;
    if (event.type == EventType::citizens_killed) lost[event.seat] += event.count;
  }
};

int in_tenths(std::int64_t sum, int of) {
  const std::int64_t half = std::int64_t{of} * worlds / 2;
  return static_cast<int>((sum * 10 + (sum < 0 ? -half : half)) / (std::int64_t{of} * worlds));
}

/// The player is asked what he does next, with nothing of this option left to decide.
bool done(const State& s, Seat seat) {
  return s.over() || s.decider != seat || s.asked == board::Decision::action || s.asked == board::Decision::plague ||
         s.asked == board::Decision::final || s.asked == board::Decision::final_plague;
}

class Outlook {
 public:
  explicit Outlook(const View& view) : view_(view), seat_(view.viewer()), playout_({.whims = 0, .margin = 0}) {
    playout_.reset(view.rules(), view.known(), seat_);
    evaluation_.reset(view.rules(), view.known(), seat_);
    evaluation_.points({view.rules(), view.known()}, now_);
  }

  Sums of(Action option) {
    Sums sums;
    const auto hear = [&](const Event& event) { sums.hear(event); };
    board::Listener listener(hear);
    board::SeededChance chance;
    Rng rng(worlds_seed);
    ActionList options;
    for (int i = 0; i < worlds; ++i) {
      State s = board::sample(view_, rng);
      board::BoardGame::apply(view_.rules(), s, option, chance, listener, options);
      for (int step = 0; step < longest && !done(s, seat_); ++step)
        board::BoardGame::apply(view_.rules(), s, playout_.choose({view_.rules(), s}, s.rng, options), chance, listener,
                                options);
      SeatPoints points;
      evaluation_.points({view_.rules(), s}, points);
      for (Seat seat = 0; seat < view_.rules().players; ++seat) sums.points[seat] += points[seat] - now_[seat];
    }
    return sums;
  }

 private:
  const View& view_;
  Seat seat_;
  Playout playout_;
  Evaluation evaluation_;
  SeatPoints now_{};
};

/// Whom a card is taken from; a card on the table has no holder.
Seat holder(const board::Rules& rules, const State& s, board::Slot slot) {
  for (Seat seat = 0; seat < rules.players; ++seat)
    if ((s.held[seat] >> slot & 1U) != 0) return seat;
  return no_seat;
}

}  // namespace

Reasons reasons(const board::View& view, board::Action option) {
  const Seat seat = view.viewer();
  const auto n = static_cast<Seat>(view.rules().players);
  const Sums sums = Outlook(view).of(option);
  Reasons list;
  list.reserve(2 + 2 * board::max_seats);
  if (option.kind == board::Choice::take)
    list.push_back({Ground::takes, holder(view.rules(), view.known(), option.a), option.a, 0});
  const auto add = [&](Ground ground, Seat who, int tenths) {
    if (std::abs(tenths) >= least) list.push_back({ground, who, 0, tenths});
  };
  add(Ground::gains, seat, in_tenths(sums.gained[seat], 1));
  add(Ground::loses, seat, in_tenths(sums.lost[seat], 1));
  for (Seat other = 0; other < n; ++other)
    if (other != seat) add(Ground::loses, other, in_tenths(sums.lost[other], 1));
  const bool plain = !list.empty();
  add(Ground::worth, seat, in_tenths(sums.points[seat], point));
  if (plain) return list;
  for (Seat other = 0; other < n; ++other)
    if (other != seat) add(Ground::worth, other, in_tenths(sums.points[other], point));
  return list;
}

}  // namespace rattus::ai
