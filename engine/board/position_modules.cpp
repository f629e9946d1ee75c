// What modules remember, as positions have it: by the names of their fields (MemoryField).
#include "engine/board/position_parts.hpp"

namespace rattus::board::position {
namespace {

/// Not a value of the field: why it is refused.
void refuse(const Work& w, const MemoryField& field, const char* code, const std::string& value) {
  w.reasons.add(code, ruling(10), std::string(field.name) + " " + value);
}

/// A name as its byte: of a region in use, or a word of the field. Nothing and a reason if it is none.
std::optional<std::uint8_t> byte_of(const Work& w, const MemoryField& field, const std::string& name) {
  if (field.unit == MemoryField::Unit::region) {
    const Region region = w.region(name);
    return region == no_region ? std::nullopt : std::optional(static_cast<std::uint8_t>(region + 1));
  }
  const auto word = std::find(field.words.begin(), field.words.end(), name);
  if (word != field.words.end()) return static_cast<std::uint8_t>(word - field.words.begin() + 1);
  refuse(w, field, "unknown-value", name);
  return std::nullopt;
}
/// What goes by its name has no number but 0, which is none.
std::optional<std::uint8_t> byte_of(const Work& w, const MemoryField& field, int number) {
  const int most = field.unit == MemoryField::Unit::number ? 255
                   : field.unit == MemoryField::Unit::seat ? w.rules.players
                                                           : 0;
  if (number >= 0 && number <= most) return static_cast<std::uint8_t>(number);
  refuse(w, field, "out-of-range", std::to_string(number));
  return std::nullopt;
}

/// One entry: a single byte, or a row of them.
void fill_entry(const Work& w, const MemoryField& field, const ModuleValue& value, std::uint8_t* entry) {
  const auto put = [&](std::size_t i, std::optional<std::uint8_t> byte) { entry[i] = byte.value_or(0); };
  const auto* row = std::get_if<std::vector<int>>(&value);
  if ((row != nullptr) != (field.row > 1)) return refuse(w, field, "unknown-value", row ? "[]" : "");
  if (const auto* name = std::get_if<std::string>(&value)) return put(0, byte_of(w, field, *name));
  if (const auto* number = std::get_if<int>(&value)) return put(0, byte_of(w, field, *number));
  if (row->size() > field.row) return w.reasons.add("too-many", ruling(10), std::string(field.name));
  for (std::size_t i = 0; i < row->size(); ++i) put(i, byte_of(w, field, (*row)[i]));
}

void fill(const Work& w, const MemoryField& field, const std::vector<ModuleValue>& values, std::uint8_t* memory) {
  if (values.size() > entries_of(field, w.rules)) return w.reasons.add("too-many", ruling(10), std::string(field.name));
  for (std::size_t i = 0; i < values.size(); ++i) fill_entry(w, field, values[i], memory + field.at + i * field.row);
}

/// An entry as positions have it.
ModuleValue value_of(const MemoryField& field, const std::uint8_t* entry, const Tables& tables) {
  if (field.row > 1) return std::vector<int>(entry, entry + field.row);
  if (field.unit == MemoryField::Unit::region && *entry != 0) return tables.board.regions[*entry - 1U].id;
  if (field.unit == MemoryField::Unit::word && *entry != 0) return std::string(field.words[*entry - 1U]);
  return int{*entry};
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
      for (std::size_t i = 0; i < entries_of(field, rules); ++i)
        values.push_back(value_of(field, memory + field.at + i * field.row, tables));
    }
  }
  return list;
}

}  // namespace rattus::board::position
