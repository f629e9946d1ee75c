#include "codec/cartus/options.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "codec/cartus/words.hpp"
#include "codec/find_place.hpp"

namespace rattus::codec {
namespace {

using cartus::Action;
using cartus::Choice;

/// A whole number after one of these beginnings, less one: "b2" is 1.
std::optional<std::uint8_t> numbered(std::string_view text, std::string_view beginning) {
  if (!text.starts_with(beginning)) return std::nullopt;
  text.remove_prefix(beginning.size());
  while (text.starts_with(' ')) text.remove_prefix(1);
  unsigned number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size() || number == 0 || number > 200) return std::nullopt;
  return static_cast<std::uint8_t>(number - 1);
}

/// All that a text may mean: "b2" is a place in the row, or a card of the bourgeoisie with two nuns.
std::vector<Action> readings(std::string_view text) {
  std::vector<Action> found;
  if (const auto kind = read_kind(text)) found.push_back({Choice::card, *kind});
  struct Row {
    std::string_view beginning;
    Choice choice;
  };
  constexpr std::array<Row, 5> rows{{{"b", Choice::position},
                                     {"nun", Choice::nun},
                                     {"position", Choice::position},
                                     {"p", Choice::seat},
                                     {"seat", Choice::seat}}};
  for (const Row& row : rows)
    if (const auto number = numbered(text, row.beginning)) found.push_back({row.choice, *number});
  for (const Choice choice : {Choice::perform, Choice::decline, Choice::pass, Choice::done, Choice::stop})
    if (text == word(choice)) found.push_back({choice});
  return found;
}

}  // namespace

void write_option(Writer& to, Action action, const NoNames&) {
  to.open('{').field("kind", word(action.kind));
  switch (action.kind) {
    case Choice::position:
    case Choice::nun: to.field("position", action.a + 1); break;
    case Choice::card: to.field("card", kind_word(action.a)); break;
    case Choice::seat: to.field("seat", action.a + 1); break;
    default: break;
  }
  to.close('}');
}

Json option_json(Action action, const NoNames& names) {
  return as_json([&](Writer& to) { write_option(to, action, names); });
}
Json option_json(const cartus::View&, Action action, const NoNames& names) { return option_json(action, names); }

std::string option_text(const cartus::View&, Action action, const NoNames&) {
  switch (action.kind) {
    case Choice::position: return "b" + std::to_string(action.a + 1);
    case Choice::nun: return "nun " + std::to_string(action.a + 1);
    case Choice::card: return std::string(kind_word(action.a));
    case Choice::seat: return "p" + std::to_string(action.a + 1);
    default: return std::string(word(action.kind));
  }
}

void write_decision(Writer& to, const cartus::View& view, const cartus::ActionList& options, const NoNames& names,
                    bool can_take_back) {
  if (!view.may_decide()) {
    to.value(nullptr);
    return;
  }
  const cartus::Decision decision = view.known().asked;
  to.open('{').field("name", word(decision)).field("seat", view.viewer() + 1);
  to.field("clause", to_string(clause_of(decision))).key("options").open('[');
  for (const Action action : options) write_option(to, action, names);
  to.close(']').field("can_take_back", can_take_back).close('}');
}

Json decision_json(const cartus::View& view, const cartus::ActionList& options, const NoNames& names,
                   bool can_take_back) {
  return as_json([&](Writer& to) { write_decision(to, view, options, names, can_take_back); });
}

std::optional<std::size_t> find_option(const Json& choice, const cartus::View&, const cartus::ActionList& options,
                                       const NoNames& names) {
  if (choice.is_number_integer()) return place_in(choice, options.size());
  if (choice.is_string()) {
    const auto wanted = readings(plain(choice.get_ref<const std::string&>()));
    std::size_t place = 0;
    for (const Action action : options) {
      if (std::find(wanted.begin(), wanted.end(), action) != wanted.end()) return place;
      ++place;
    }
    return std::nullopt;
  }
  if (!choice.is_object()) return std::nullopt;
  return find_object(choice, options, [&](Action action) { return option_json(action, names); });
}

}  // namespace rattus::codec
