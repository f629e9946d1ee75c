#pragma once
// Frames: what a game is in the middle of, on a small stack inside its state. The engine runs the frame on top until
// a player has to decide; nobody waits inside a function call.
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/core/seat.hpp"

namespace rattus {

/// `step` numbers the parts of what a frame does; what `seat` and `a` to `e` mean stands at the code of its kind.
template <class Kind>
struct FrameOf {
  Kind kind{};
  std::uint8_t step = 0;
  Seat seat = 0;
  std::uint8_t a = 0, b = 0, c = 0, d = 0, e = 0;
};

/// What is the same in every state that goes by frames, which are `stack[0 .. depth)`; unused ones are all zero.
template <class State>
struct StateOf {
  [[nodiscard]] auto& top() {
    assert(self().depth > 0);
    return self().stack[self().depth - 1U];
  }
  [[nodiscard]] const auto& top() const {
    const auto& s = static_cast<const State&>(*this);
    assert(s.depth > 0);
    return s.stack[s.depth - 1U];
  }
  template <class Frame>
  Frame& push(const Frame& frame) {
    assert(self().depth < self().stack.size());
    return self().stack[self().depth++] = frame;
  }
  void pop() {
    assert(self().depth > 0);
    self().stack[--self().depth] = {};
  }

  friend bool operator==(const State& x, const State& y) { return std::memcmp(&x, &y, sizeof(State)) == 0; }

 private:
  State& self() { return static_cast<State&>(*this); }
};

/// States are copied, compared and hashed as bytes, so there are none that mean nothing.
template <class State>
concept PlainState = std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State> &&
                     sizeof(State) <= 1024;

}  // namespace rattus
