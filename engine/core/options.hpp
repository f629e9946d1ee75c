#pragma once
// Going through the legal options of a decision, however a game's list keeps them.
#include <cstddef>

namespace rattus {

/// A place in a list of options; what stands there is made when it is asked for.
template <class List, class Action>
struct OptionIterator {
  using value_type = Action;
  using difference_type = std::ptrdiff_t;
  const List* list = nullptr;
  std::size_t i = 0;
  constexpr Action operator*() const { return (*list)[i]; }
  constexpr OptionIterator& operator++() { return ++i, *this; }
  constexpr OptionIterator operator++(int) { return {list, i++}; }
  friend constexpr bool operator==(const OptionIterator& x, const OptionIterator& y) { return x.i == y.i; }
};

}  // namespace rattus
