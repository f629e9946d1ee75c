#pragma once
// What a face-down token is likely to cost: expected losses by one token whose face the observer does not know.
#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <vector>

#include "ai/value.hpp"
#include "engine/board/query.hpp"

namespace rattus::ai {

/// Expected losses by an unseen token, from the faces that the observer has not seen yet. Tables for a set of class
/// cards are made when they are first asked for; an object is one player's own.
class Danger {
 public:
  Danger() = default;
  /// Faces as the observer of `known` (a view's state, or a world sampled from it) must expect them.
  Danger(const board::Rules& rules, const board::State& known) { reset(rules, known); }
  void reset(const board::Rules& rules, const board::State& known);

  /// Expected loss of a player who holds the slots `held` and has `citizens` (at least 1) in a region of that
  /// population, by one token with or without the tag "drawn".
  [[nodiscard]] Points loss(bool drawn, unsigned held, unsigned population, unsigned citizens, bool majority) {
    if (!made_[held]) make(held);
    const auto& row = tables_[held];
    return row[drawn][population < max_population ? population : max_population][majority]
              [citizens < max_citizens ? citizens : max_citizens];
  }

 private:
  static constexpr unsigned max_population = 6;  // no printed limit is above 6
  static constexpr unsigned max_citizens = 6;    // no face has more hits than this on one player but in odd tables
  using Table = std::array<std::array<std::array<std::array<Points, max_citizens + 1>, 2>, max_population + 1>, 2>;

  void make(unsigned held);

  const board::Rules* rules_ = nullptr;
  std::array<std::array<std::uint32_t, board::max_tokens>, 2> weights_{};  ///< of 1 << 16, by tag and token
  TokenSet unseen_;
  std::bitset<256> made_;
  std::vector<Table> tables_;
};

/// Hits by the class symbols of a token on a holder of `held` (BASE-51).
inline unsigned class_hits(const board::Rules& rules, unsigned token, unsigned held) {
  const auto& slots = rules.face_slots[token];
  return static_cast<unsigned>(std::popcount(held & slots[0]) + std::popcount(held & slots[1]));
}

}  // namespace rattus::ai
