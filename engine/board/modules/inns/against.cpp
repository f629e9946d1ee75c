// What stands against cities that somebody has written down (R10).
#include <string>

#include "engine/board/modules/inns/inns.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {

void Inns::against(const Query& q, Slot slot, const MemoryReasons& reasons) {
  const auto& memory = q.memory<Inns>(slot);
  for (unsigned region = 0; region < q.rules.regions; ++region)
    if (memory.cities[region] != 0 && !q.rules.cities.has(region))
      reasons.add("no-city", inn_clause(1), reasons.tables.board.regions[region].id);
  if (memory.came != 0 && memory.cities[memory.came - 1U] == 0)
    reasons.add("city-empty", inn_clause(4), reasons.tables.board.regions[memory.came - 1U].id);
  if (open_extras(memory).any() && !reasons.in_mid_action) reasons.add("out-of-range", inn_clause(4), "extras");
}

}  // namespace rattus::board
