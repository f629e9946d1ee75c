#pragma once
// Frames: what a game is in the middle of, on a small stack inside its state. The engine runs the frame on top until
// a player has to decide; nobody waits inside a function call.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "engine/core/seat.hpp"

namespace rattus {

inline constexpr std::size_t frame_bytes = 5;

/// What frames of one kind hold, by name: numbers of one byte each and nothing else (no bool, no enumeration), because
/// a frame that has been read from somewhere may hold anything until it has been looked at.
template <class Holds>
concept Holdable = std::is_aggregate_v<Holds> && std::is_trivially_copyable_v<Holds> &&
                   std::has_unique_object_representations_v<Holds> && sizeof(Holds) <= frame_bytes;

/// A frame seen by one who knows what it holds, so that `f.step`, `f.seat` and `f.region` stand side by side. `step`
/// numbers the parts of what it does, `seat` says who does it.
struct FrameHead {
  std::uint8_t kind, step;
  Seat seat;
};
template <class Holds>
struct FrameWith : FrameHead, Holds {};

/// A frame as it lies on the stack, whatever it holds; bytes that mean nothing are zero.
template <class Kind>
struct FrameOf {
  Kind kind{};
  std::uint8_t step = 0;
  Seat seat = 0;
  std::array<std::uint8_t, frame_bytes> bytes{};

  /// The same bytes with their names. All of them are bytes on both sides, so either may be written and the other read.
  template <class Holds>
  [[nodiscard]] const FrameWith<Holds>& as() const {
    static_assert(Holdable<Holds>, "a frame holds at most five numbers of one byte");
    static_assert(sizeof(FrameWith<Holds>) == sizeof(FrameHead) + sizeof(Holds), "nothing is aligned");
    if constexpr (requires { Holds::frame; }) assert(kind == Holds::frame);
    return reinterpret_cast<const FrameWith<Holds>&>(*this);
  }
  template <class Holds>
  [[nodiscard]] FrameWith<Holds>& as() {
    return const_cast<FrameWith<Holds>&>(std::as_const(*this).template as<Holds>());
  }
  /// Nothing stands behind the first bytes, or behind what a frame of a kind holds.
  [[nodiscard]] bool zero_after(std::size_t size) const {
    return std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(size), bytes.end(),
                       [](auto byte) { return byte == 0; });
  }
  template <class Holds>
  [[nodiscard]] bool holds_only() const {
    return zero_after(sizeof(Holds));
  }
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
  /// Opens a frame that holds nothing yet.
  template <class Kind>
  auto& push(Kind kind, Seat seat) {
    assert(self().depth < self().stack.size());
    auto& frame = self().stack[self().depth++];
    frame.kind = kind;
    frame.seat = seat;
    return frame;
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
                     sizeof(State) <= 1088;

}  // namespace rattus
