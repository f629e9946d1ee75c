#pragma once
// One choice of a player, and the legal options of a decision.
#include <bit>
#include <cassert>
#include <cstddef>

#include "engine/cartus/types.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/options.hpp"

namespace rattus::cartus {

/// What is chosen; what `a` means stands beside it. Those that end something stand last, as in canonical order.
enum class Choice : std::uint8_t {
  position,  ///< a: place in the row of buildings
  nun,       ///< a: place in the nun row
  card,      ///< a: kind
  seat,      ///< a: seat
  perform,
  decline,
  pass,
  done,
  stop,
  none,
};
inline constexpr std::size_t choice_count = static_cast<std::size_t>(Choice::none) + 1;

struct Action {
  Choice kind = Choice::none;
  std::uint8_t a = 0;
  std::uint8_t b = 0, c = 0;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

/// The legal options of a decision in canonical order: values of one kind of choice, and at most one answer after them.
class ActionList {
 public:
  constexpr void set(Choice kind, std::uint64_t values, Choice last = Choice::none) {
    kind_ = kind;
    last_ = last;
    values_ = values;
    values_size_ = static_cast<std::uint8_t>(std::popcount(values));
  }
  constexpr void clear() { set(Choice::none, 0); }
  [[nodiscard]] constexpr std::size_t size() const { return values_size_ + std::size_t{last_ != Choice::none}; }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  [[nodiscard]] constexpr Action operator[](std::size_t i) const {
    assert(i < size());
    if (i == values_size_) return {last_, 0};
    return {kind_, static_cast<std::uint8_t>(nth_bit(values_, static_cast<unsigned>(i)))};
  }
  [[nodiscard]] constexpr bool contains(Action action) const {
    if (action.b != 0 || action.c != 0) return false;
    if (action.kind == kind_) return action.a < 64 && (values_ >> action.a & 1U) != 0;
    return action.kind == last_ && last_ != Choice::none && action.a == 0;
  }

  using Iterator = OptionIterator<ActionList, Action>;
  [[nodiscard]] constexpr Iterator begin() const { return {this, 0}; }
  [[nodiscard]] constexpr Iterator end() const { return {this, size()}; }

 private:
  std::uint64_t values_ = 0;
  Choice kind_ = Choice::none, last_ = Choice::none;
  std::uint8_t values_size_ = 0;
};

}  // namespace rattus::cartus
