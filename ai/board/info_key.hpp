#pragma once
// A key of what one viewer knows of a state: worlds that look alike to him have the same key.
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "ai/net/lanes.hpp"
#include "engine/board/parts/decision.hpp"
#include "engine/board/query.hpp"

namespace rattus::ai {

/// Equal for two states exactly if the viewer's views of them are equal (but for collisions of 64 bits). Needs no
/// copy of the state. Which tokens are undealt follows from what is hashed.
inline std::uint64_t info_key(const board::Rules& rules, const board::State& s, board::Seat viewer) {
  using board::State;
  constexpr std::size_t before = offsetof(State, used), tokens = offsetof(State, tokens);
  constexpr std::size_t after = offsetof(State, token_count), setup_undealt = offsetof(State, setup_undealt);
  constexpr std::size_t plain = offsetof(State, module_memory);
  alignas(8) unsigned char known[sizeof(State)];
  std::memcpy(known, &s, plain);
  known[setup_undealt] = 0;
  if (!s.over()) {
    for (const unsigned region : s.with_tokens)
      for (unsigned i = 0; i < s.token_count[region]; ++i) {
        board::Token token = s.tokens[region][i];
        if (!token.seen_by(viewer)) token.set_face(0);  // the row stays in order: faces are the lowest bits
        std::memcpy(known + tokens + (region * board::tokens_per_region + i) * sizeof token, &token, sizeof token);
      }
  }
  static_assert(tokens < after);
  if ((rules.parts & board::modules).none()) return lanes_key<before, plain>(known);
  std::memcpy(known + plain, s.module_memory.data(), s.module_memory.size());
  if (!s.over() && rules.hiding.any()) {
    if (viewer != s.decider) known[offsetof(State, asked)] = static_cast<unsigned char>(board::seen_by_others(s.asked));
    for (const unsigned slot : rules.hiding)
      rules.cards[slot]->hide({rules, s}, static_cast<board::Slot>(slot), known + rules.memory_at[slot], viewer);
  }
  // So many bytes are enough for most modules together, and for all. Their keys, and so the choices of computer players
  // by a seed, stay what they were when there was no room for more.
  constexpr std::size_t most_modules = plain + 320, all_modules = plain + 384;
  if (s.used_size() <= most_modules) return lanes_key<before, most_modules>(known);
  if (s.used_size() <= all_modules) return lanes_key<before, all_modules>(known);
  return lanes_key<before, sizeof(State)>(known);
}

}  // namespace rattus::ai
