#pragma once
// Positions that somebody may write down, changed field by field: what is plausible, what is not quite, and what is not
// at all. For tests and for the fuzzer of positions.
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "codec/text/json.hpp"
#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::test {

/// Positions of the board game and of Cartus that can be played.
std::vector<codec::Json> described_positions();

class PositionMutator {
 public:
  explicit PositionMutator(std::uint32_t seed) : random_(seed) {}

  /// The position after one to four changes: a field set to something that stands there in other positions, a number a
  /// little or wholly off, a word put in the place of another, entries doubled, dropped, exchanged, moved elsewhere.
  codec::Json mutate(codec::Json position);

  /// A game in mid-action whose frames, or what its cards remember beside their pieces, have been changed in one to
  /// three bytes: what a program would save, seal and all, that keeps its games wrongly.
  board::State mutate_frames(const board::Rules& rules, board::State state);

 private:
  std::size_t below(std::size_t n) { return random_() % n; }
  void change(codec::Json& position);
  void set_field(codec::Json& position);
  void change_number(codec::Json& number);
  void change_text(codec::Json& text, bool cartus);
  void change_list(codec::Json& list);
  void change_object(codec::Json& object);

  std::mt19937 random_;
};

}  // namespace rattus::test
