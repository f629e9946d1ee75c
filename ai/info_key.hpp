#pragma once
// A key of what one viewer knows of a state: worlds that look alike to him have the same key.
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/board/state.hpp"

namespace rattus::ai {

/// Equal for two states exactly if the viewer's views of them are equal (but for collisions of 64 bits). Needs no
/// copy of the state. Which tokens are undealt follows from what is hashed.
inline std::uint64_t info_key(const board::State& s, board::Seat viewer) {
  using board::State;
  constexpr std::size_t before = offsetof(State, used), tokens = offsetof(State, tokens);
  constexpr std::size_t after = offsetof(State, token_count), setup_undealt = offsetof(State, setup_undealt);
  alignas(8) unsigned char known[sizeof(State)];
  std::memcpy(known, &s, sizeof(State));
  known[setup_undealt] = 0;
  if (!s.over()) {
    for (const unsigned region : s.with_tokens)
      for (unsigned i = 0; i < s.token_count[region]; ++i) {
        board::Token token = s.tokens[region][i];
        if (!token.seen_by(viewer)) token.set_face(0);  // the row stays in order: faces are the lowest bits
        std::memcpy(known + tokens + (region * board::tokens_per_region + i) * sizeof token, &token, sizeof token);
      }
  }
  static_assert(tokens < after && before % 8 == 0 && sizeof(State) % 8 == 0);
  std::uint64_t lanes[4] = {0x9e3779b97f4a7c15ULL, 0xbf58476d1ce4e5b9ULL, 0x94d049bb133111ebULL, 0x9ae16a3b2f90404fULL};
  std::size_t at = before;
  for (; at + 32 <= sizeof(State); at += 32)
    for (std::size_t lane = 0; lane < 4; ++lane) {  // four chains side by side keep the processor busy
      std::uint64_t word;
      std::memcpy(&word, known + at + lane * 8, 8);
      lanes[lane] = (std::rotl(lanes[lane], 29) ^ word) * 0x9fb21c651e98df25ULL;
    }
  for (; at < sizeof(State); at += 8) {
    std::uint64_t word;
    std::memcpy(&word, known + at, 8);
    lanes[0] = (std::rotl(lanes[0], 29) ^ word) * 0x9fb21c651e98df25ULL;
  }
  std::uint64_t h = lanes[0];
  for (std::size_t lane = 1; lane < 4; ++lane) {
    h ^= h >> 32;
    h = (std::rotl(h, 23) ^ lanes[lane]) * 0xd6e8feb86659fd93ULL;
  }
  return h ^ (h >> 32);
}

}  // namespace rattus::ai
