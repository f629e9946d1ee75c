// What stands against a guild board that somebody has written down (R10).
#include <string>

#include "engine/board/modules/guilds/guilds.hpp"
#include "engine/board/positions/memory_reasons.hpp"

namespace rattus::board {

void Guilds::against(const Query& q, Slot slot, const MemoryReasons& reasons) {
  const auto& memory = q.memory<Guilds>(slot);
  if (memory.came > abilities.size())
    reasons.add("out-of-range", gld_clause(2), "came " + std::to_string(memory.came));
  else if (memory.came != 0 && memory.spaces[memory.came - 1U] == 0)
    reasons.add("space-empty", gld_clause(4), std::to_string(memory.came));
  if (memory.used > 1) reasons.add("out-of-range", gld_clause(4), "used " + std::to_string(memory.used));
  if (memory.extra > 1 || (memory.extra != 0 && !reasons.in_mid_action))
    reasons.add("out-of-range", gld_clause(5), "extra " + std::to_string(memory.extra));
}

}  // namespace rattus::board
