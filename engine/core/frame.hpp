#pragma once
// Frames: what a game is in the middle of, on a small stack inside its state. The engine runs the frame on top until
// a player has to decide; nobody waits inside a function call.
#include <cassert>
#include <cstdint>

namespace rattus {

/// `step` numbers the parts of what a frame does; what `seat` and `a` to `e` mean stands at the code of its kind.
template <class Kind>
struct FrameOf {
  Kind kind{};
  std::uint8_t step = 0;
  std::uint8_t seat = 0;
  std::uint8_t a = 0, b = 0, c = 0, d = 0, e = 0;
};

/// The state's frames are `stack[0 .. depth)`; unused ones are all zero.
template <class State, class Kind>
FrameOf<Kind>& push_frame(State& s, const FrameOf<Kind>& frame) {
  assert(s.depth < s.stack.size());
  return s.stack[s.depth++] = frame;
}
template <class State>
void pop_frame(State& s) {
  assert(s.depth > 0);
  s.stack[--s.depth] = {};
}

}  // namespace rattus
