// What the position says of cards and modules: which are in play, and where their pieces stand.
#include <algorithm>

#include "engine/board/setup/catalogue.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

namespace test = board::test;

/// The bytes that a card remembers.
std::uint8_t* memory(Position& position, std::uint8_t number, const std::string& what) {
  const auto slot = position.rules.slot_of(number);
  if (slot == board::max_slots) throw Mistake(what + " is given, but what it belongs to is not in play");
  return memory_of(position.rules, position.state, slot);
}

/// What a module remembers.
template <class Module>
typename Module::Memory& memory(Position& position, const std::string& what) {
  const auto slot = position.rules.module_slot(Module::module);
  if (slot == board::max_parts) throw Mistake(what + " is given, but what it belongs to is not in play");
  return *reinterpret_cast<typename Module::Memory*>(memory_of(position.rules, position.state, slot));
}

std::size_t seat_of(int player) { return static_cast<std::size_t>(player - 1); }
std::uint8_t mark(const std::string& region) { return static_cast<std::uint8_t>(region_number(region) + 1); }

using Put = std::function<void(const Given&, Position&)>;

/// A card's pieces: `nun{gallia,gallia}`, `caravan@turcia`.
template <std::uint8_t number, std::size_t pieces>
Put of_card(Cursor& c) {
  const auto regions = c.eat("@") ? std::vector{c.region()} : region_list(c.braces());
  if (regions.size() > pieces) throw Mistake("so many pieces there are not");
  return [regions](const Given&, Position& position) {
    std::uint8_t* at = memory(position, number, "a piece");
    for (std::size_t i = 0; i < regions.size(); ++i) at[i] = mark(regions[i]);
    std::sort(at, at + pieces);
  };
}

Put walls(Cursor& c) {
  std::array<std::array<std::uint8_t, 2>, 3> walls{};
  const auto entries = c.braces();
  if (entries.size() > walls.size()) throw Mistake("so many walls there are not");
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto [a, b] = edge(entries[i]);
    walls[i] = {std::min(mark(a), mark(b)), std::max(mark(a), mark(b))};
  }
  std::sort(walls.begin(), walls.end());
  return [walls](const Given&, Position& position) {
    std::uint8_t* at = memory(position, 15, "wall");
    for (const auto& wall : walls) at = std::copy(wall.begin(), wall.end(), at);
  };
}

/// Citizens on a card, those of who holds it.
template <std::uint8_t number>
Put citizens_on(Cursor& c) {
  c.need("=");
  return [count = c.number()](const Given& given, Position& position) {
    *memory(position, number, "citizens on a card") = static_cast<std::uint8_t>(count);
    for (const auto& [player, cards] : given.held)
      for (const Held& card : cards)
        if (card.card == std::to_string(number)) position.elsewhere.at(seat_of(player)) += count;
  };
}

constexpr PieceRow rows[] = {
    {"nun", of_card<9, 3>}, {"bishop", of_card<10, 2>}, {"caravan", of_card<21, 1>},
    {"wall", walls},        {"baker", citizens_on<7>},  {"alchemist", citizens_on<28>},
};

}  // namespace

std::span<const PieceRow> piece_words() { return rows; }

board::SetUp setup_of(const Given& given) {
  board::SetUp setup;
  setup.board = given.board;
  setup.players = given.players;
  if (given.cards) {
    setup.card_choice = board::CardChoice::listed;
    for (const auto& card : *given.cards) setup.cards.push_back(std::to_string(card_number(card)));
  }
  setup.modules = given.modules;
  setup.options.assign(given.options.begin(), given.options.end());
  return setup;
}

board::Rules rules_of(const Given& given, const board::Tables& tables) {
  // The set-up without its cards is checked for its modules and options alone.
  board::SetUp setup = setup_of(given);
  setup.cards.clear();
  setup.card_choice = board::CardChoice::standard;
  board::CheckedSetUp checked;
  const auto reasons = check_setup(setup, tables, available_of(card_facts(test::TestCards{})), checked);
  if (!reasons.empty())
    throw Mistake("the position's set-up is refused: " + reasons[0].code + " " + reasons[0].subject);
  if (given.cards) {
    checked.cards.clear();
    for (const auto& card : *given.cards) checked.cards.push_back(card_number(card));
  }
  std::sort(checked.cards.begin(), checked.cards.end());
  return make_rules(checked, tables, checked.cards, card_facts(test::TestCards{}));
}

}  // namespace rattus::cases
