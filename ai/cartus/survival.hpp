#pragma once
// How many nuns there may be in the nun row, given what one viewer knows (CART-26, -84): exact, by counting.
#include <array>
#include <cstdint>

#include "engine/cartus/view.hpp"

namespace rattus::ai {

inline constexpr unsigned most_nuns = 4 * cartus::nun_row_size;

/// The distribution of the nuns in the row. Cards that the viewer cannot place are equally likely everywhere, so of all
/// ways to fill the positions he has not seen each counts once.
struct NunRow {
  std::array<std::uint64_t, most_nuns + 1> ways{};  ///< by the number of nuns
  std::uint64_t all = 0;                            ///< the sum of `ways`; at most C(84, 5), some 31 million
  unsigned certain = 0;                             ///< nuns on the cards he has seen

  explicit NunRow(const cartus::View& view);
  /// Of `open` cards drawn from a pool that holds so many cards of 0 to 4 nuns, beside `known` nuns.
  NunRow(const std::array<unsigned, 5>& pool, unsigned open, unsigned known) : certain(known) { count(pool, open); }
  /// In how many of the ways a player with so many rats is not killed.
  [[nodiscard]] std::uint64_t surviving(unsigned rats) const;
  /// The share of them.
  [[nodiscard]] double survival(unsigned rats) const {
    return static_cast<double>(surviving(rats)) / static_cast<double>(all);
  }

 private:
  void count(const std::array<unsigned, 5>& pool, unsigned open);
};

/// Population cards that the viewer cannot place, by their nuns.
std::array<unsigned, 5> unplaced_nuns(const cartus::View& view);

}  // namespace rattus::ai
