#pragma once
// What every game's context can do: tell events, open and close frames, ask. A game adds its own verbs.
#include <type_traits>
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
  /// Opens a frame: one that holds nothing yet, or with what it holds, which may say of what kind it is.
  Frame& push(FrameKind kind, Seat seat) { return s.push(kind, seat); }
  template <class Holds>
  FrameWith<Holds>& push(FrameKind kind, Seat seat, const Holds& holds) {
    FrameWith<Holds>& frame = push(kind, seat).template as<Holds>();
    static_cast<Holds&>(frame) = holds;
    return frame;
  }
  template <class Holds>
  FrameWith<Holds>& push(Seat seat, const Holds& holds) {
    return push(Holds::frame, seat, holds);
  }
  void pop() { s.pop(); }
  void ask(decltype(State::asked) decision, Seat seat) {
    s.asked = decision;
    s.decider = seat;
  }
};

}  // namespace rattus
