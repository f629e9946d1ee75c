#pragma once
// One choice of a player: every decision is one short step, and whatever a person can do is one of these (R1).
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/board/parts/load.hpp"
#include "engine/board/types.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/options.hpp"

namespace rattus::board {

/// What is chosen; what `a` and `b` of the action mean stands beside it.
enum class Choice : std::uint8_t {
  region,    ///< a: region
  take,      ///< a: slot of a class card
  increase,  ///< a: 0, or 1 + slot of the card whose increase it is (CARD-120)
  use,       ///< a: slot
  extra,     ///< a: slot of the card that gives the extra
  token,     ///< a: place among the tokens that the picker can tell apart (BASE-102)
  count,     ///< a: number
  citizen,   ///< a, b: what he carries, see `of_load`
  remove,    ///< a, b: the same
  give,      ///< a, b: the same; c: where the type of load is kept that is given in place of the citizen (CARD-132)
  swap,
  yes,
  final_plague,
  ravage,
  edge,         ///< a, b: two neighbouring regions, a < b
  seat,         ///< a: seat
  card,         ///< a: slot
  haven,        ///< the safe haven
  cell,         ///< a: column, b: row of the Jester's chart
  good,         ///< a: type of goods (MERC-1)
  region_card,  ///< a: place in Rules::region_cards, of equal ones the first
  event_card,   ///< a: kind of event card (UNI-1)
  university,   ///< a: 0 the green piece, 1 the white one
  part,         ///< a: one of two parts of an ability, or of two effects: 0 the first, 1 the second (UPG-7)
  again,        ///< once more
  other,        ///< a, b: as the card says, or as the row of a module's own choice does (decision.hpp)
  // The answers that decline or end stand last, as in the catalogue's canonical order.
  leave,
  no,
  rest,
  none,
  stop,
  finish,
  done,
  end_actions,
};
inline constexpr std::size_t choice_count = static_cast<std::size_t>(Choice::end_actions) + 1;

struct Action {
  Choice kind = Choice::none;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;  ///< of a module's own choice which, see `of_module`; of a load given its type; else 0
  friend constexpr auto operator<=>(const Action&, const Action&) = default;

  /// Chooses a citizen by what he carries.
  static constexpr Action of_load(Choice kind, Load load, std::uint8_t c = 0) {
    return {kind, static_cast<std::uint8_t>(load.bits & ((1U << load_bits_in_a) - 1)),
            static_cast<std::uint8_t>(load.bits >> load_bits_in_a), c};
  }
  [[nodiscard]] constexpr Load load() const { return {static_cast<std::uint8_t>(a | b << load_bits_in_a)}; }

  /// The byte c of the choice in row `row` (below 8) of the module in this slot.
  static constexpr std::uint8_t of_module(Slot slot, unsigned row) {
    return static_cast<std::uint8_t>(slot | row << 5U);
  }
  [[nodiscard]] constexpr bool is_of_module() const { return kind == Choice::other && c != 0; }
  [[nodiscard]] constexpr Slot module() const { return c & 31U; }
  [[nodiscard]] constexpr unsigned row() const { return c >> 5U; }
};
static_assert(sizeof(Action) == 4);

/// The legal options of a decision in the catalogue's canonical order; never more than 255 (R1).
/// Most decisions are a set of regions or slots and an answer that declines, so the list is kept as runs: one kind
/// of choice and a set of values each. Building it needs no loop over its elements.
class ActionList {
 public:
  /// All actions {kind, base + i, b, c} for i in `values`.
  constexpr void add(Choice kind, Mask values, std::uint8_t base = 0, std::uint8_t b = 0, std::uint8_t c = 0) {
    if (values.none()) return;
    assert(runs_ < max_runs);
    run_[runs_++] = {values.bits, kind, base, b, c};
    size_ += values.count();
  }
  constexpr void push_back(Action action) { add(action.kind, Mask{1}, action.a, action.b, action.c); }
  constexpr void clear() { runs_ = size_ = 0; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Action operator[](std::size_t i) const {
    assert(i < size_);
    const Run* run = run_.data();
    auto k = static_cast<unsigned>(i);
    for (unsigned n; k >= (n = static_cast<unsigned>(std::popcount(run->values))); ++run) k -= n;
    return {run->kind, static_cast<std::uint8_t>(run->base + nth_bit32(run->values, k)), run->b, run->c};
  }
  [[nodiscard]] constexpr bool contains(Action action) const {
    for (const Action other : *this)
      if (other == action) return true;
    return false;
  }

  using Iterator = OptionIterator<ActionList, Action>;
  [[nodiscard]] constexpr Iterator begin() const { return {this, 0}; }
  [[nodiscard]] constexpr Iterator end() const { return {this, size_}; }

 private:
  struct Run {
    std::uint32_t values;
    Choice kind;
    std::uint8_t base, b, c;
  };
  static constexpr unsigned max_runs = 64;
  unsigned runs_ = 0;
  unsigned size_ = 0;
  std::array<Run, max_runs> run_;  // left uninitialised on purpose: rebuilt at each decision
};

}  // namespace rattus::board
