#pragma once
// What every game's context can do: tell events, open and close frames, ask. A game adds its own verbs.
#include <cstdint>
#include <utility>

#include "engine/core/frame.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/sink.hpp"

namespace rattus {

template <class Rules, class State, class Event, class Chance, class Sink>
struct ContextOf {
  using Frame = std::remove_reference_t<decltype(std::declval<State&>().top())>;
  using FrameKind = decltype(Frame::kind);

  const Rules& rules;
  State& s;
  Chance& chance;
  Sink& sink;
  bool barrier = false;  ///< something happened that cannot be taken back (BASE-111, CART-5)

  void emit([[maybe_unused]] const Event& event) {
    if constexpr (Sink::enabled) sink(event);
  }
  Frame& push(FrameKind kind, Seat seat, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
    return s.push(Frame{kind, 0, seat, a, b, c, 0, 0});
  }
  void pop() { s.pop(); }
  void ask(decltype(State::asked) decision, Seat seat) {
    s.asked = decision;
    s.decider = seat;
  }
};

}  // namespace rattus
