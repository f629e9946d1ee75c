// What modules remember, as positions have it: by the names of their fields (MemoryField).
#include "engine/board/position_parts.hpp"

namespace rattus::board::position {
namespace {

/// A value of a field as its byte; nothing and a reason if it is none.
std::optional<std::uint8_t> byte_of(const Work& w, const MemoryField& field, const ModuleValue& value) {
  if (const auto* id = std::get_if<std::string>(&value)) {
    if (field.unit != MemoryField::Unit::region) {
      w.reasons.add("unknown-value", ruling(10), std::string(field.name) + " " + *id);
      return std::nullopt;
    }
    const Region region = w.region(*id);
    return region == no_region ? std::nullopt : std::optional(static_cast<std::uint8_t>(region + 1));
  }
  const int number = std::get<int>(value);
  const int most = field.unit == MemoryField::Unit::number ? 255
                   : field.unit == MemoryField::Unit::seat ? w.rules.players
                                                           : 0;  // a region goes by its name; 0 is none
  if (number >= 0 && number <= most) return static_cast<std::uint8_t>(number);
  w.reasons.add("out-of-range", ruling(10), std::string(field.name) + " " + std::to_string(number));
  return std::nullopt;
}

void fill(const Work& w, const MemoryField& field, const std::vector<ModuleValue>& values, std::uint8_t* memory) {
  if (values.size() > field.count) return w.reasons.add("too-many", ruling(10), std::string(field.name));
  for (std::size_t i = 0; i < values.size(); ++i)
    if (const auto byte = byte_of(w, field, values[i])) memory[field.at + i] = *byte;
}

}  // namespace

void fill_modules(Work& w) {
  for (const PositionModule& given : w.p.modules) {
    const Slot slot = w.rules.module_slot(given.name);
    if (slot == max_parts) {
      w.reasons.add("unknown-module", base_clause(11), given.name);
      continue;
    }
    const auto fields = w.rules.cards[slot]->fields;
    for (const auto& [name, values] : given.fields) {
      const auto field =
          std::find_if(fields.begin(), fields.end(), [&name = name](const auto& one) { return one.name == name; });
      if (field == fields.end())
        w.reasons.add("unknown-field", ruling(10), given.name + "." + name);
      else
        fill(w, *field, values, memory_of(w.rules, w.s, slot));
    }
  }
}

std::vector<PositionModule> describe_modules(const Rules& rules, const State& s, const Tables& tables) {
  std::vector<PositionModule> list;
  for (const unsigned slot : rules.parts& modules) {
    PositionModule& module = list.emplace_back();
    module.name = rules.cards[slot]->module;
    const std::uint8_t* memory = Query{rules, s}.memory(static_cast<Slot>(slot));
    for (const MemoryField& field : rules.cards[slot]->fields) {
      auto& [name, values] = module.fields.emplace_back();
      name = field.name;
      for (std::size_t i = 0; i < field.count; ++i) {
        const std::uint8_t byte = memory[field.at + i];
        if (field.unit == MemoryField::Unit::region && byte != 0)
          values.emplace_back(tables.board.regions[byte - 1U].id);
        else
          values.emplace_back(int{byte});
      }
    }
  }
  return list;
}

}  // namespace rattus::board::position
