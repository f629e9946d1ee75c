#include "codec/catalogue_parts.hpp"

#include <array>
#include <initializer_list>

#include "codec/board/words.hpp"
#include "codec/cartus/words.hpp"
#include "codec/catalogue.hpp"

namespace rattus::codec {
namespace {

void write_load_fields(Writer& to) {
  for (const board::LoadType* type : board::load_types())
    write_field_type(to, type->word, type->counted() ? "number" : "flag");
}

/// The fields of an option beside its kind, as write_option() writes them.
void write_fields(Writer& to, board::Choice kind) {
  using board::Choice;
  switch (kind) {
    case Choice::region: return write_field_type(to, "region", "region");
    case Choice::take:
    case Choice::use:
    case Choice::card: return write_field_type(to, "card", "card");
    case Choice::increase: return write_field_type(to, "card", "card", true);
    case Choice::extra:
      write_field_type(to, "card", "card", true);
      write_field_type(to, "module", "module", true);
      return write_field_type(to, "region", "region", true);
    case Choice::token:
      write_field_type(to, "token", "token", true);
      write_field_type(to, "from", "region", true);
      return write_field_type(to, "face", "face", true);
    case Choice::count: return write_field_type(to, "count", "number");
    case Choice::citizen:
    case Choice::remove:
    case Choice::give: return write_load_fields(to);
    case Choice::edge: write_field_type(to, "region", "region"); return write_field_type(to, "to", "region");
    case Choice::seat: return write_field_type(to, "seat", "seat");
    case Choice::cell: write_field_type(to, "column", "number"); return write_field_type(to, "row", "number");
    case Choice::good: return write_field_type(to, "good", "good");
    case Choice::region_card: return write_field_type(to, "region_card", "region-card");
    case Choice::event_card: return write_field_type(to, "event_card", "event-card");
    case Choice::university: return write_field_type(to, "university", "university");
    case Choice::part: return write_field_type(to, "part", "part");
    case Choice::swap:
    case Choice::yes:
    case Choice::final_plague:
    case Choice::ravage:
    case Choice::haven:
    case Choice::again:
    case Choice::other:
    case Choice::leave:
    case Choice::no:
    case Choice::rest:
    case Choice::none:
    case Choice::stop:
    case Choice::finish:
    case Choice::done:
    case Choice::end_actions: return;
  }
}

/// What write_chosen() writes.
void write_chosen_type(Writer& to, board::ChoiceRow::Of of) {
  using Of = board::ChoiceRow::Of;
  switch (of) {
    case Of::nothing: return;
    case Of::number: return write_field_type(to, "count", "number");
    case Of::region: return write_field_type(to, "region", "region");
    case Of::card: return write_field_type(to, "card", "card");
    case Of::seat: return write_field_type(to, "seat", "seat");
  }
}

template <class Words>
void write_words(Writer& to, std::string_view type, const Words& words) {
  to.key(type).open('[');
  for (const std::string_view word : words) to.value(word);
  to.close(']');
}

/// All values of an enumeration up to its last one.
template <class E>
void write_words_to(Writer& to, std::string_view type, E last) {
  to.key(type).open('[');
  for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i) to.value(word(static_cast<E>(i)));
  to.close(']');
}

constexpr std::array<std::string_view, 5> units{"number", "region", "seat", "word", "card"};
constexpr std::array<std::string_view, 5> entries{"other", "seat", "card", "region", "region-card"};
static_assert(static_cast<std::size_t>(board::MemoryField::Unit::card) + 1 == units.size());
static_assert(static_cast<std::size_t>(board::MemoryField::Each::region_card) + 1 == entries.size());

}  // namespace

void write_option_kinds(Writer& to) {
  for (std::size_t i = 0; i < board::choice_count; ++i) {
    const auto kind = static_cast<board::Choice>(i);
    if (kind == board::Choice::give || kind == board::Choice::other) continue;  // what they are called a part says
    write_fields(to.open('{').field("kind", word(kind)).key("fields").open('['), kind);
    to.close(']').close('}');
  }
}

void write_option_kinds(Writer& to, std::string_view part, const board::CardFacts& facts) {
  const auto open = [&](std::string_view kind) {
    to.open('{').field("kind", kind).field("part", part).key("fields").open('[');
  };
  for (const board::LoadType* type : facts.loads) {
    if (!type->can_be_given()) continue;
    open(type->given.word);
    write_fields(to, board::Choice::give);
    to.close(']').close('}');
  }
  for (const board::ChoiceRow& row : facts.choices) {
    open(row.word);
    write_chosen_type(to, row.a);
    write_chosen_type(to, row.b);
    to.close(']').close('}');
  }
}

void write_chance_points(Writer& to, std::string_view part, std::span<const board::EventType* const> events) {
  for (const board::EventType* type : events)
    for (const board::ChancePoint& point : type->chance) {
      if (point.name.empty()) continue;
      to.open('{').field("name", point.name).field("part", part);
      write_field_types(to.key("fields"), board::EventType{point.name, point.fields});
      if (point.numbers > 0) to.field("numbers", point.numbers);
      to.close('}');
    }
}

void write_memory(Writer& to, const board::CardFacts& module) {
  to.open('{').field("module", module.module).key("fields").open('[');
  for (const board::MemoryField& field : module.fields) {
    to.open('{').field("name", field.name).field("unit", units[static_cast<std::size_t>(field.unit)]);
    to.field("each", entries[static_cast<std::size_t>(field.each)]).field("count", field.count / field.row);
    if (field.row > 1) to.field("row", field.row);
    if (!field.words.empty()) write_words(to, "words", field.words);
    to.close('}');
  }
  to.close(']').close('}');
}

void write_board_words(Writer& to) {
  to.open('{');
  write_words_to(to, "class", static_cast<board::Class>(board::class_count - 1));
  write_words_to(to, "phase", board::Phase::over);
  write_words_to(to, "reason", board::EndReason::rounds);
  write_words(to, "good", board::good_words);
  write_words(to, "event-card", board::event_words);
  write_words(to, "university", university_words);
  to.close('}');
}

void write_cartus_option_kinds(Writer& to) {
  using cartus::Choice;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Choice::none); ++i) {
    const auto kind = static_cast<Choice>(i);
    to.open('{').field("kind", word(kind)).key("fields").open('[');
    if (kind == Choice::position || kind == Choice::nun) write_field_type(to, "position", "number");
    if (kind == Choice::card) write_field_type(to, "card", "kind");
    if (kind == Choice::seat) write_field_type(to, "seat", "seat");
    to.close(']').close('}');
  }
}

void write_cartus_chance_points(Writer& to) {
  using cartus::ChancePoint;
  const auto add = [&](ChancePoint point, std::initializer_list<std::array<std::string_view, 2>> fields) {
    to.open('{').field("name", word(point)).key("fields").open('[');
    for (const auto& [name, type] : fields) write_field_type(to, name, type);
    to.close(']').close('}');
  };
  add(ChancePoint::starting_player, {{"seat", "seat"}});
  add(ChancePoint::population, {{"card", "kind"}});
  add(ChancePoint::buildings, {{"building", "building"}, {"copy", "number"}});
  add(ChancePoint::vp, {{"value", "number"}});
  add(ChancePoint::reshuffle, {{"card", "kind"}});
}

void write_cartus_words(Writer& to) {
  to.open('{');
  write_words_to(to, "class", static_cast<cartus::Class>(cartus::class_count - 1));
  write_words_to(to, "phase", cartus::Phase::over);
  write_words_to(to, "item", cartus::Item::tokens);
  write_words_to(to, "building", static_cast<cartus::Building>(cartus::building_count - 1));
  to.key("kind").open('[');
  for (std::size_t kind = 0; kind < cartus::kind_count; ++kind) to.value(kind_word(static_cast<cartus::Kind>(kind)));
  to.close(']').close('}');
}

}  // namespace rattus::codec
