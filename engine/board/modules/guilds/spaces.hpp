#pragma once
// The guild board (GLD-2 to -6): who has a citizen on which space, and what he may do by it. Everything is public
// (GLD-11).
//
// A space lends the ability of its base card at level I, whether that card is in play or not. For each of the six there
// is a slot behind all parts (Rules::abilities) with the facts and code of the card: a frame with such a slot runs the
// card as ever, asks its decisions and finds no tile, since tiles lie on cards in play alone. It is no part: it holds
// nothing, remembers nothing, acts at no moment and answers no question. What is not done by such a frame the module
// answers itself: the Peasant's extra, and the Knight's reach and window. The mark "used" is that of the card, if it is
// in play; if not, nobody else can set it, and a second use is barred by GLD-4 (d).
#include <algorithm>

#include "engine/board/modules/side_boards.hpp"
#include "engine/board/parts/decision.hpp"

namespace rattus::board {

/// What the module remembers and tells.
struct GuildBoard {
  static constexpr std::string_view module = "guilds";
  static constexpr std::array<std::string_view, 6> seen{"space-1", "space-2", "space-3",
                                                        "space-4", "space-5", "space-6"};
  static constexpr Sight sight{.of_seat = seen};
  static constexpr std::array<std::uint8_t, 6> abilities{1, 2, 3, 4, 5, 6};
  static constexpr unsigned peasant = 1, knight = 6;
  struct Memory {
    std::array<std::uint8_t, 6> spaces;  ///< whose citizen is there, seat + 1, or 0
    std::uint8_t came;                   ///< number of the space that was entered this turn (GLD-4)
    std::uint8_t used;                   ///< a guild ability was used this turn: 0 or 1
    std::uint8_t extra;                  ///< the Peasant's extra can be taken in this increase: 0 or 1
  };
  static constexpr std::array fields{
      MemoryField{"spaces", 0, 6, MemoryField::Unit::seat},
      MemoryField{"came", 6},
      MemoryField{"used", 7},
      MemoryField{"extra", 8},
  };
  static constexpr ChoiceRow use{"guild", ChoiceRow::Of::card}, space{"space", ChoiceRow::Of::card};
  static constexpr std::array choices{use, space};
  enum Row : std::uint8_t { use_row, space_row };

  static constexpr EventType space_entered{"guild-entered", {Told::seat, Told::card}};
  static constexpr EventType space_left{"guild-left", {Told::seat, Told::card}};  ///< to his supply
  static constexpr EventType ability_used{"guild-used", {Told::seat, Told::card}};
  static constexpr EventType spaces_scored{"guilds-scored", {Told::seat, Told::count}};
};

inline Slot guilds_slot(const Rules& rules) { return rules.module_slot(GuildBoard::module); }
inline const GuildBoard::Memory& guild_board(const Query& q) { return q.memory<GuildBoard>(guilds_slot(q.rules)); }
template <class C>
GuildBoard::Memory& guild_board_of(C& c) {
  return c.template memory<GuildBoard>(guilds_slot(c.rules));
}
/// The slot of what a space lends; its number is that of the card.
inline Slot lent_slot(const Rules& rules, unsigned number) {
  return static_cast<Slot>(rules.abilities.lowest() + number - 1);
}

/// Does the seat hold the card, blocked or not, or the Alchemist with its tile (GLD-4 (b))?
inline bool has_otherwise(const Query& q, Slot card, Seat seat) {
  return (q.s.held[seat] >> card & 1) != 0 || q.card_of(card, seat) != card;
}
/// GLD-4, -7: may the seat, whose turn it is, use the ability of this space of the module's now?
inline bool may_use_space(const Query& q, Slot module, Seat seat, unsigned number) {
  const auto& memory = q.memory<GuildBoard>(module);
  if (memory.used != 0 || memory.spaces[number - 1] != seat + 1 || memory.came == number) return false;
  if (q.s.active != seat || q.s.last != no_seat) return false;
  const Slot card = q.rules.slot_of(number);
  return card == max_slots || (!has_otherwise(q, card, seat) && (q.s.used_mark >> card & 1) == 0);
}
/// A guild ability is used, the one of this turn; the card's own is so too (UPG-6, GLD-6).
template <class C>
void use_space(C& c, Seat seat, unsigned number) {
  guild_board_of(c).used = 1;
  if (const Slot card = c.rules.slot_of(number); card != max_slots) c.mark_used(card);
  c.emit({.type = GuildBoard::ability_used, .clause = gld_clause(4), .seat = seat, .slot = lent_slot(c.rules, number)});
}

/// Spaces into which the seat may put a citizen (GLD-3), by the slots of what they lend.
inline Mask open_spaces(const Query& q, Seat seat) {
  Mask open;
  if (q.s.supply[seat] == 0) return open;
  const auto& spaces = guild_board(q).spaces;
  for (const std::uint8_t number : GuildBoard::abilities)
    if (spaces[number - 1U] != seat + 1) open.add(lent_slot(q.rules, number));
  return open;
}
inline bool may_enter_space(const Query& q, Seat seat) {
  const auto& spaces = guild_board(q).spaces;
  return q.s.supply[seat] > 0 &&
         std::any_of(spaces.begin(), spaces.end(), [seat](std::uint8_t owner) { return owner != seat + 1; });
}
/// GLD-3
template <class C>
void enter_space(C& c, Seat seat, Slot lent) {
  auto& memory = guild_board_of(c);
  const std::uint8_t number = c.rules.cards[lent]->number;
  --c.s.supply[seat];
  const Seat former = enter_place(c, seat, memory.spaces[number - 1U]);
  memory.came = number;
  c.emit({.type = GuildBoard::space_entered, .clause = gld_clause(3), .seat = seat, .slot = lent});
  if (former != no_seat)
    c.emit({.type = GuildBoard::space_left, .clause = gld_clause(3), .seat = former, .slot = lent});
}

}  // namespace rattus::board
