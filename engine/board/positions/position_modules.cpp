// What modules remember, as positions have it: by the names of their fields (MemoryField).
#include "engine/board/positions/position_parts.hpp"
#include "engine/board/setup/region_names.hpp"

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
  if (field.unit == MemoryField::Unit::card) {
    const Slot slot = w.slot(name);
    return slot == max_slots ? std::nullopt : std::optional(static_cast<std::uint8_t>(slot + 1));
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
  if (std::holds_alternative<PlacedRegionCards>(value) || std::holds_alternative<NoRegionCards>(value))
    return refuse(w, field, "unknown-value", "{}");
  const auto* row = std::get_if<std::vector<int>>(&value);
  if ((row != nullptr) != (field.row > 1)) return refuse(w, field, "unknown-value", row ? "[]" : "");
  if (const auto* name = std::get_if<std::string>(&value)) return put(0, byte_of(w, field, *name));
  if (const auto* number = std::get_if<int>(&value)) return put(0, byte_of(w, field, *number));
  if (row->size() > field.row) return w.reasons.add("too-many", ruling(10), std::string(field.name));
  for (std::size_t i = 0; i < row->size(); ++i) put(i, byte_of(w, field, (*row)[i]));
}

/// The places of these cards among those in the game that bear the id; each but once.
class RegionCardNames {
 public:
  explicit RegionCardNames(const Work& w) : w_(w) {
    for (const RegionCardRow& row : w.tables.region_cards)
      if (w.rules.in_use.has(row.card.region)) in_game_.push_back(row.id);
    named_.resize(in_game_.size());
  }

  std::optional<std::size_t> take(const std::string& name) {
    const std::string id = with_region_ids(w_.tables.board.regions, name);
    bool there = false;
    for (std::size_t card = 0; card < in_game_.size(); ++card) {
      if (in_game_[card] != id) continue;
      there = true;
      if (named_[card]) continue;
      named_[card] = true;
      return card;
    }
    if (there)
      w_.reasons.add("region-card-twice", reg_clause(1), name);
    else if (known(id))
      w_.reasons.add("region-card-not-in-game", reg_clause(2), name);
    else
      w_.reasons.add("unknown-region-card", reg_clause(1), name);
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool known(const std::string& id) const {
    return std::any_of(w_.tables.region_cards.begin(), w_.tables.region_cards.end(),
                       [&id](const RegionCardRow& row) { return row.id == id; });
  }
  const Work& w_;
  std::vector<std::string> in_game_;
  std::vector<bool> named_;
};

void fill_region_cards(const Work& w, const MemoryField& field, const std::vector<ModuleValue>& values,
                       std::uint8_t* memory) {
  RegionCardNames names(w);
  for (const ModuleValue& value : values) {
    if (std::holds_alternative<NoRegionCards>(value)) continue;
    const auto* placed = std::get_if<PlacedRegionCards>(&value);
    if (!placed) {
      refuse(w, field, "unknown-value", "");
      continue;
    }
    const auto byte = byte_of(w, field, placed->place);
    for (const std::string& id : placed->cards)
      if (const auto card = names.take(id); card && byte) memory[field.at + *card] = *byte;
  }
}

void fill(const Work& w, const MemoryField& field, const std::vector<ModuleValue>& values, std::uint8_t* memory) {
  if (field.each == MemoryField::Each::region_card) return fill_region_cards(w, field, values, memory);
  if (values.size() > entries_of(field, w.rules)) return w.reasons.add("too-many", ruling(10), std::string(field.name));
  for (std::size_t i = 0; i < values.size(); ++i) fill_entry(w, field, values[i], memory + field.at + i * field.row);
}

/// An entry as positions have it.
ModuleValue value_of(const MemoryField& field, const std::uint8_t* entry, const Rules& rules, const Tables& tables) {
  if (field.unit == MemoryField::Unit::card && *entry != 0) return card_id(rules, tables, *entry - 1U);
  if (field.row > 1) return std::vector<int>(entry, entry + field.row);
  if (field.unit == MemoryField::Unit::region && *entry != 0) return tables.board.regions[*entry - 1U].id;
  if (field.unit == MemoryField::Unit::word && *entry != 0) return std::string(field.words[*entry - 1U]);
  return int{*entry};
}

/// Region cards by their places.
std::vector<ModuleValue> placed_cards(const MemoryField& field, const std::uint8_t* bytes, const Rules& rules,
                                      const Tables& tables) {
  std::vector<ModuleValue> list;
  for (std::size_t word = 0; word < field.words.size(); ++word) {
    PlacedRegionCards placed{std::string(field.words[word])};
    std::size_t card = 0;
    for (const RegionCardRow& row : tables.region_cards)
      if (rules.in_use.has(row.card.region) && bytes[card++] == word + 1) placed.cards.push_back(row.id);
    if (!placed.cards.empty()) list.emplace_back(std::move(placed));
  }
  return list;
}

}  // namespace

void fill_modules(Work& w) {
  std::array<Mask, max_parts> filled{};
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
      else {
        fill(w, *field, values, memory_of(w.rules, w.s, slot));
        filled[slot].add(static_cast<unsigned>(field - fields.begin()));
      }
    }
  }
  for (const unsigned part : w.rules.parts& modules) {
    const auto slot = static_cast<Slot>(part);
    const Mask given = w.p.exact ? ~Mask{} : filled[slot];  // programs leave out what is 0
    if (const auto complete = w.rules.cards[slot]->complete)
      complete({w.rules, w.s}, slot, memory_of(w.rules, w.s, slot), given);
  }
}

void judge_modules(const Work& w) {
  const MemoryReasons out{w.reasons, w.tables, w.p.exact.has_value()};
  for (const unsigned slot : w.rules.parts& modules)
    if (const auto against = w.rules.cards[slot]->against) against({w.rules, w.s}, static_cast<Slot>(slot), out);
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
      if (field.each == MemoryField::Each::region_card) {
        values = placed_cards(field, memory + field.at, rules, tables);
        continue;
      }
      for (std::size_t i = 0; i < entries_of(field, rules); ++i)
        values.push_back(value_of(field, memory + field.at + i * field.row, rules, tables));
    }
  }
  return list;
}

}  // namespace rattus::board::position
