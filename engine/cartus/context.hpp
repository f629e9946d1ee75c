#pragma once
// The hand that changes a state: a few verbs, each the only writer of what it keeps true and the only emitter of its
// event. The flow acts through them.
#include <algorithm>

#include "engine/cartus/chance.hpp"
#include "engine/cartus/event.hpp"
#include "engine/cartus/query.hpp"
#include "engine/core/context.hpp"

namespace rattus::cartus {

template <class Chance, class Sink>
struct Context : ContextOf<Rules, State, Event, Chance, Sink> {
  using Hand = ContextOf<Rules, State, Event, Chance, Sink>;
  using Hand::barrier, Hand::chance, Hand::emit, Hand::rules, Hand::s;

  [[nodiscard]] Query query() const { return {rules, s}; }

  // --- cards ---
  /// CART-36, -37: one at a time into the hand, the pile shuffled whenever the deck is empty.
  void draw(Seat seat, unsigned count, Clause clause) {
    std::array<std::uint8_t, population_kinds> got{};
    unsigned some = 0;
    const auto tell = [&] {
      if (some == 0) return;
      emit({.type = EventType::drawn, .clause = clause, .seat = seat, .count = static_cast<std::uint8_t>(some)});
      for (Kind kind = 0; kind < population_kinds; ++kind)
        if (got[kind] > 0)
          emit({.type = EventType::kind_drawn,
                .clause = clause,
                .to = only(seat),
                .seat = seat,
                .kind = kind,
                .count = got[kind]});
      got = {};
      some = 0;
    };
    for (unsigned i = 0; i < count; ++i) {
      if (s.deck_size == 0) {
        if (s.discard_size == 0) break;
        tell();
        reshuffle();
      }
      const Kind kind = s.deck[--s.deck_size];
      s.deck[s.deck_size] = 0;
      ++s.hand[seat][kind];
      ++s.hand_size[seat];
      if constexpr (Sink::enabled) ++got[kind], ++some;
      if (s.deck_size == 0 && s.discard_size > 0) {
        tell();
        reshuffle();
      }
    }
    tell();
  }
  void discard_population(Kind kind, unsigned count) {
    s.discard[kind] = static_cast<std::uint8_t>(s.discard[kind] + count);
    s.discard_size = static_cast<std::uint8_t>(s.discard_size + count);
  }
  /// Back to where cards of this kind lie when nobody has them.
  void put_back(Kind kind, unsigned count) {
    if (is_population(kind)) return discard_population(kind, count);
    auto& stock = s.stock[kind - joker];
    stock = static_cast<std::uint8_t>(stock + count);
  }
  /// From the stock into the hand, as many of `count` as are left (CART-73).
  void take(Seat seat, Kind kind, unsigned count, Clause clause) {
    auto& stock = s.stock[kind - joker];
    count = std::min<unsigned>(count, stock);
    stock = static_cast<std::uint8_t>(stock - count);
    s.hand[seat][kind] = static_cast<std::uint8_t>(s.hand[seat][kind] + count);
    s.hand_size[seat] = static_cast<std::uint8_t>(s.hand_size[seat] + count);
    emit({.type = EventType::taken,
          .clause = clause,
          .seat = seat,
          .kind = kind,
          .count = static_cast<std::uint8_t>(count)});
  }
  /// Into the choice that is open. Others see the hand as before (CART-25).
  void pick(Seat seat, Kind kind) {
    assert(s.hand[seat][kind] > 0);
    --s.hand[seat][kind];
    ++s.picked[kind];
  }
  /// All that has been picked, out of it and out of the hand as others see it; calls `put(kind, count)`.
  template <class Put>
  unsigned take_picked(Seat seat, Put put) {
    unsigned all = 0;
    for_each_kind(kinds_in(s.picked), [&](Kind kind) {
      const unsigned count = s.picked[kind];
      put(kind, count);
      all += count;
    });
    s.picked = {};
    s.hand_size[seat] = static_cast<std::uint8_t>(s.hand_size[seat] - all);
    return all;
  }
  void reshuffle() {
    for (Kind kind = 0; kind < population_kinds; ++kind) {
      for (unsigned i = 0; i < s.discard[kind]; ++i) s.deck[s.deck_size++] = kind;
      s.discard[kind] = 0;
    }
    s.discard_size = 0;
    chance.shuffle(s, Pile(s.deck.data(), s.deck_size), ChancePoint::reshuffle);
    barrier = true;
    emit({.type = EventType::reshuffled, .clause = cart_clause(36), .count = s.deck_size});
    tell_order(Pile(s.deck.data(), s.deck_size), ChancePoint::reshuffle);
  }
  /// For records: the order of a pile, from the top.
  void tell_order(Pile pile, ChancePoint point) {
    if constexpr (Sink::enabled)
      for (std::size_t i = pile.size(); i-- > 0;)
        emit({.type = EventType::pile_order,
              .clause = cart_clause(24),
              .to = record_only,
              .point = point,
              .value = pile[i]});
  }

  // --- rats ---
  void gain_rats(Seat seat, unsigned count, Clause clause) {
    if (count == 0) return;
    s.rats[seat] = static_cast<std::uint8_t>(std::min(255U, s.rats[seat] + count));
    emit({.type = EventType::rats_gained, .clause = clause, .seat = seat, .count = static_cast<std::uint8_t>(count)});
  }
  /// As many of `count` as he has (CART-10).
  void discard_rats(Seat seat, unsigned count, Clause clause) {
    count = std::min<unsigned>(count, s.rats[seat]);
    if (count == 0) return;
    s.rats[seat] = static_cast<std::uint8_t>(s.rats[seat] - count);
    emit(
        {.type = EventType::rats_discarded, .clause = clause, .seat = seat, .count = static_cast<std::uint8_t>(count)});
  }

  // --- the rest ---
  /// CART-47, -48: in one go; arriving, on top of the stack.
  void advance(Seat seat, Class cls, unsigned points, Clause clause) {
    if (points == 0) return;
    const auto c = static_cast<std::size_t>(cls);
    auto& value = s.influence[c][seat];
    const unsigned to = std::min<unsigned>(last_space, value + points);
    if (to != value) {
      value = static_cast<std::uint8_t>(to);
      auto& order = s.arrival[c];
      auto at = std::find(order.begin(), order.end(), seat);
      std::rotate(at, at + 1, order.end());
    }
    emit({.type = EventType::influence,
          .clause = clause,
          .seat = seat,
          .cls = cls,
          .count = static_cast<std::uint8_t>(points),
          .value = value});
  }
  void take_tokens(Seat seat, unsigned count) {
    count = std::min<unsigned>(count, vp_tokens - s.vp_taken);
    emit({.type = EventType::token_taken,
          .clause = cart_clause(69),
          .seat = seat,
          .count = static_cast<std::uint8_t>(count)});
    for (; count > 0; --count) {
      const std::uint8_t token = s.vp_taken++;
      s.vp_owner[token] = seat;
      emit({.type = EventType::token_value,
            .clause = cart_clause(11),
            .to = only(seat),
            .seat = seat,
            .value = s.vp[token]});
    }
  }
  void look(Seat seat, unsigned position, Clause clause) {
    s.seen[position] |= static_cast<std::uint8_t>(1U << seat);
    barrier = true;
    const auto at = static_cast<std::uint8_t>(position);
    emit({.type = EventType::looked, .clause = clause, .seat = seat, .position = at});
    emit({.type = EventType::nun_seen,
          .clause = cart_clause(26),
          .to = only(seat),
          .seat = seat,
          .position = at,
          .kind = s.nuns[position]});
  }
  /// CART-44: the seat's played cards lie open from now on.
  void turn_over(Seat seat) {
    if (s.turned >> seat & 1) return;
    s.turned |= static_cast<std::uint8_t>(1U << seat);
    if constexpr (Sink::enabled)
      for (Kind kind = 0; kind < kind_count; ++kind)
        if (s.played[seat][kind] > 0)
          emit({.type = EventType::turned_over,
                .clause = cart_clause(44),
                .seat = seat,
                .kind = kind,
                .count = s.played[seat][kind]});
  }
};

}  // namespace rattus::cartus
