#include "server/store/store_access.hpp"

#include <iterator>

namespace rattus::server {

std::vector<std::optional<StoreFault>> write_together(Store& store, std::vector<Unit>& units) {
  std::vector<Write> all;
  for (Unit& unit : units) std::move(unit.writes.begin(), unit.writes.end(), std::back_inserter(all));
  std::vector<std::optional<StoreFault>> results(units.size());
  const auto fault = store.write(all);
  if (!fault) return results;
  using Kind = StoreFault::Kind;
  const bool of_one = (fault->kind == Kind::conflict || fault->kind == Kind::quota) && units.size() > 1;
  if (!of_one) {
    std::fill(results.begin(), results.end(), fault);
    return results;
  }
  std::size_t begin = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const std::size_t count = units[i].writes.size();  // moved from, but as many
    results[i] = store.write(std::span(all).subspan(begin, count));
    begin += count;
  }
  return results;
}

}  // namespace rattus::server
