// What the position and the expectations say of upgrade tiles.
#include "engine/board/modules/universities/universities.hpp"
#include "engine/board/modules/upgrades/upgrades.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

using Memory = board::UpgradeTiles::Memory;

Memory& tiles_in(Position& position) {
  const auto slot = position.rules.module_slot(board::Upgrades::module);
  if (slot == board::max_parts) throw Mistake("tiles are there with the module upgrades alone");
  return *reinterpret_cast<Memory*>(memory_of(position.rules, position.state, slot));
}
/// Null without the module.
const Memory* tiles_of(const Look& look) {
  const auto slot = look.play.rules().module_slot(board::Upgrades::module);
  return slot == board::max_parts ? nullptr
                                  : &board::Query{look.play.rules(), look.s}.memory<board::UpgradeTiles>(slot);
}
const Memory& tiles_in(const Look& look) {
  if (const Memory* tiles = tiles_of(look)) return *tiles;
  throw Mistake("tiles are there with the module upgrades alone");
}

/// vp(P1)=2
std::function<void(const Given&, Position&)> points(Cursor& c) {
  const auto seat = static_cast<std::size_t>(c.player() - 1);
  c.need(")");
  c.need("=");
  return [seat, count = c.number()](const Given&, Position& position) {
    const auto module = position.rules.module_slot(board::Universities::module);
    auto& held =
        module == board::max_parts
            ? tiles_in(position).points
            : reinterpret_cast<board::UniversityTable::Memory*>(memory_of(position.rules, position.state, module))
                  ->points;
    held.at(seat) = static_cast<std::uint8_t>(count);
  };
}
constexpr PieceRow given_rows[] = {{"vp(", points}};

Found points_are(Cursor& c, const Look& look) {
  const board::Seat seat = look.seat(c.who());
  c.need(")");
  const board::Query q{look.play.rules(), look.s};
  if (!has_universities(q.rules)) (void)tiles_in(look);
  return equals(c, points_held(q)[seat]);
}

/// tiles = 1, 2: exactly these in the supply
Found supply_is(Cursor& c, const Look& look) {
  c.need("=");
  Mask wanted;
  if (!c.eat("none")) {
    do wanted.add(look.play.rules().slot_of(card_number(c.card())));
    while (c.eat(","));
  }
  const Mask found = (tiles_in(look), board::tile_supply({look.play.rules(), look.s}));
  std::string text = "tiles:";
  for (const unsigned slot : found) text += " " + card_text(look.play.rules().cards[slot]->number);
  return unless(wanted == found, text);
}

/// Citizens on the Alchemist.
Found citizens_are(Cursor& c, const Look& look) {
  const auto slot = look.play.rules().slot_of(28);
  return equals(c, slot == board::max_slots ? -1 : board::Query{look.play.rules(), look.s}.memory(slot)[0]);
}

constexpr unsigned everywhere = Look::game | Look::viewer | Look::world;
constexpr Row rows[] = {
    {"vp(", points_are, everywhere},
    {"tiles", supply_is, everywhere},
    {"alchemist", citizens_are},
};

}  // namespace

std::span<const PieceRow> upgrade_words() { return given_rows; }
Rows upgrade_rows() { return rows; }

std::string tile_on(const Look& look, board::Slot slot) {
  const Memory* tiles = tiles_of(look);
  if (!tiles) return "";
  if (tiles->level[slot] != 0) return ":" + std::string(tiles->level[slot], 'I');
  const bool borrows = slot == board::alchemist_slot(look.play.rules()) && tiles->alchemist != 0;
  return borrows ? "<" + card_text(look.play.rules().cards[tiles->alchemist - 1U]->number) : "";
}

void set_tiles(const Given& given, Position& position) {
  for (const auto& [player, cards] : given.held)
    for (const Held& card : cards) {
      const auto slot = position.rules.slot_of(card_number(card.card));
      if (!card.tile.empty()) tiles_in(position).level[slot] = static_cast<std::uint8_t>(card.tile.size());
      if (card.bears.empty()) continue;
      if (card.card != "28") throw Mistake("another tile than its own lies on the Alchemist (28) alone");
      tiles_in(position).alchemist = static_cast<std::uint8_t>(position.rules.slot_of(card_number(card.bears)) + 1);
    }
}

}  // namespace rattus::cases
