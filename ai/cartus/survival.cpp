#include "ai/cartus/survival.hpp"

namespace rattus::ai {
namespace {

/// n over k, for the k of a nun row.
std::uint64_t choose(unsigned n, unsigned k) {
  std::uint64_t ways = 1;
  for (unsigned i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);  // i = n ends in 0, as it should
  return ways;
}

}  // namespace

std::array<unsigned, 5> unplaced_nuns(const cartus::View& view) {
  std::array<unsigned, 5> pool{};
  const auto kinds = cartus::unplaced(view);
  for (cartus::Kind kind = 0; kind < cartus::population_kinds; ++kind) pool[cartus::nuns_of(kind)] += kinds[kind];
  return pool;
}

NunRow::NunRow(const cartus::View& view) {
  unsigned open = 0;
  for (const cartus::Kind kind : view.known().nuns) {
    if (kind == cartus::no_kind)
      ++open;
    else
      certain += cartus::nuns_of(kind);
  }
  count(unplaced_nuns(view), open);
}

void NunRow::count(const std::array<unsigned, 5>& cards, unsigned open) {
  // by cards drawn and their nuns, one value of nuns after another
  std::array<std::array<std::uint64_t, most_nuns + 1>, cartus::nun_row_size + 1> drawn{};
  drawn[0][certain] = 1;
  for (unsigned nuns = 0; nuns < cards.size(); ++nuns) {
    auto next = drawn;
    for (unsigned have = 0; have < open; ++have)
      for (unsigned sum = 0; sum <= most_nuns; ++sum) {
        if (drawn[have][sum] == 0) continue;
        for (unsigned k = 1; have + k <= open && sum + k * nuns <= most_nuns; ++k)
          next[have + k][sum + k * nuns] += drawn[have][sum] * choose(cards[nuns], k);
      }
    drawn = next;
  }
  ways = drawn[open];
  for (const std::uint64_t count : ways) all += count;
}

std::uint64_t NunRow::surviving(unsigned rats) const {
  std::uint64_t count = 0;
  for (unsigned nuns = rats; nuns <= most_nuns; ++nuns) count += ways[nuns];
  return count;
}

}  // namespace rattus::ai
