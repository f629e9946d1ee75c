#include "codec/cartus/words.hpp"

#include <algorithm>
#include <array>

#include "engine/cartus/decision.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

using namespace cartus;

constexpr std::array<std::string_view, choice_count> choice_words{"position", "nun",  "card", "seat", "perform",
                                                                  "decline",  "pass", "done", "stop", "none"};
constexpr auto phase_words = enum_words<Phase>("draw", "supplies", "enter", "resolve", "end", "over");
constexpr auto point_words = enum_words<ChancePoint>("starting-player", "building", "mixed", "copies", "population",
                                                     "buildings", "vp", "reshuffle");
constexpr auto item_words = enum_words<Item>("influence", "hand", "specials", "gold", "tokens");

/// The worked cases' letters for the classes, in canonical order.
constexpr std::string_view class_letters = "PBCKGR";
constexpr std::array<std::string_view, 5> short_specials{"J", "Sw", "Fl", "Pa", "Go"};

/// Equal without regard to capitals.
bool alike(std::string_view x, std::string_view y) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(x.begin(), x.end(), y.begin(), y.end(), [&](char a, char b) { return small(a) == small(b); });
}

}  // namespace

std::string_view word(Class c) { return cartus::id_of(c); }
std::string_view word(Building building) { return cartus::id_of(building); }
std::string_view word(Decision decision) { return row_of(decision).name; }
std::string_view word(Choice choice) { return choice_words[static_cast<std::size_t>(choice)]; }
std::string_view word(Phase phase) { return phase_words[phase]; }
std::string_view word(EventType type) { return row_of(type).word; }
std::string_view word(ChancePoint point) { return point_words[point]; }
std::string_view word(Item item) { return item_words[item]; }
std::string_view kind_word(Kind kind) { return cartus::id_of_kind(kind); }

std::string short_kind(Kind kind) {
  if (kind >= kind_count) return "?";
  if (!is_population(kind)) return std::string(short_specials[kind - joker]);
  return class_letters[kind / 5U] + std::to_string(nuns_of(kind));
}

std::optional<Kind> read_kind(std::string_view text) {
  for (Kind kind = 0; kind < kind_count; ++kind)
    if (alike(text, kind_word(kind)) || alike(text, short_kind(kind))) return kind;
  return std::nullopt;
}

Clause clause_of(Decision decision) { return row_of(decision).clause; }

void add_building(Writer& to, BuildingCard card) {
  to.field("building", word(building_of(card))).field("copy", card % copies_of_building);
}

}  // namespace rattus::codec
