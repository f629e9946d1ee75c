// What the position says of cards and modules: which are in play, and where their pieces stand.
#include <algorithm>

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

void set_piece(const std::string& word, const std::vector<std::string>& entries, Position& position) {
  if (word == "nun" || word == "bishop" || word == "caravan") {
    const std::uint8_t number = word == "nun" ? 9 : word == "bishop" ? 10 : 21;
    const std::size_t pieces = word == "nun" ? 3 : word == "bishop" ? 2 : 1;
    if (entries.size() > pieces) throw Mistake("so many pieces there are not: " + word);
    std::uint8_t* at = memory(position, number, word);
    for (std::size_t i = 0; i < entries.size(); ++i) at[i] = mark(entries[i]);
    std::sort(at, at + pieces);
  } else if (word == "wall") {
    std::array<std::array<std::uint8_t, 2>, 3> walls{};
    if (entries.size() > walls.size()) throw Mistake("so many walls there are not");
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const auto [a, b] = edge(entries[i]);
      walls[i] = {std::min(mark(a), mark(b)), std::max(mark(a), mark(b))};
    }
    std::sort(walls.begin(), walls.end());
    std::uint8_t* at = memory(position, 15, word);
    for (const auto& wall : walls) at = std::copy(wall.begin(), wall.end(), at);
  } else if (word == "gU" || word == "wU") {
    auto& [green, white] = memory<test::Universities>(position, word);
    (word == "wU" ? white : green) = mark(entries.at(0));
  } else if (word == "guild") {
    constexpr std::array<std::string_view, 6> spaces{"peasant", "monk", "merchant", "witch", "king", "knight"};
    for (const auto& entry : entries) {
      const auto space = std::find(spaces.begin(), spaces.end(), std::string_view(entry).substr(0, entry.find(':')));
      if (space == spaces.end()) throw Mistake("no space of the guild is called " + entry);
      const auto place = static_cast<std::size_t>(space - spaces.begin());
      memory<test::Guilds>(position, word).spaces[place] = static_cast<std::uint8_t>(entry.back() - '0');
    }
  } else {
    throw Mistake("no test knows the piece " + word);
  }
}

/// The classes that a region card fits, as bits; bit 7 is "?".
std::uint8_t fits(const std::string& card) {
  constexpr std::array<std::string_view, 7> classes{"pea", "bou", "chu", "chi", "mag", "roy", "isl"};
  const std::string symbols = card.substr(card.find(':') + 1);
  if (symbols == "?") return 0x80;
  std::uint8_t bits = 0;
  for (auto symbol : split(symbols, '+'))
    bits |= static_cast<std::uint8_t>(1U << (std::find(classes.begin(), classes.end(), symbol) - classes.begin()));
  return bits;
}

}  // namespace

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
  // The set-up without its cards and modules is checked for its options alone.
  board::SetUp setup = setup_of(given);
  setup.modules.clear();
  setup.cards.clear();
  setup.card_choice = board::CardChoice::standard;
  board::CheckedSetUp checked;
  const auto reasons = check_setup(setup, tables, available_of(test::TestCards{}), checked);
  if (!reasons.empty())
    throw Mistake("the position's set-up is refused: " + reasons[0].code + " " + reasons[0].subject);
  if (given.cards) {
    checked.cards.clear();
    for (const auto& card : *given.cards) checked.cards.push_back(card_number(card));
  }
  std::sort(checked.cards.begin(), checked.cards.end());
  checked.modules = given.modules;
  return make_rules(checked, tables, checked.cards, card_facts(test::TestCards{}));
}

void set_pieces(const Given& given, Position& position) {
  for (const auto& [word, entries] : given.pieces) set_piece(word, entries, position);
  if (given.baker) *memory(position, 7, "baker") = static_cast<std::uint8_t>(*given.baker);
  for (const auto& [player, coins] : given.coins)
    memory<test::Mercatus>(position, "coins").coins[seat_of(player)] = static_cast<std::uint8_t>(coins);
  for (const auto& [player, hand] : given.hands) {
    auto& cards = memory<test::RegionCards>(position, "a hand");
    cards.cards[seat_of(player)] = static_cast<std::uint8_t>(hand.size());
    for (const auto& card : hand) cards.fits[seat_of(player)] |= fits(card);
  }
  for (const auto& [player, cards] : given.held)
    for (const Held& card : cards)
      if (!card.tile.empty())
        memory<test::Upgrades>(position, "a tile").level[position.rules.slot_of(card_number(card.card))] =
            static_cast<std::uint8_t>(card.tile.size());
}

}  // namespace rattus::cases
