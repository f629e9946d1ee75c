// Cards, and the pieces that stand on the board for them.
#include <algorithm>

#include "tests/board/case_expect.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

/// What a card remembers; -1 if it is not in play.
int of_card(const Look& look, std::uint8_t number, unsigned i) {
  const auto slot = look.play.rules().slot_of(number);
  return slot == board::max_slots ? -1 : look.play.query().memory(slot)[i];
}

/// `plague@anglia`; places are counted from 1, and 0 is beside the board.
Found stands_at(Cursor& c, int place) {
  c.need("@");
  const std::string wanted = c.eat("any") ? "any" : c.eat("none") ? "none" : c.region();
  if (place < 0) return "there is no such piece";
  const std::string found = place == 0 ? "none" : region_name(static_cast<unsigned>(place - 1));
  return unless(wanted == found || (wanted == "any" && place > 0), found);
}

std::string place_text(int place) { return region_name(static_cast<unsigned>(place - 1)); }

/// `nun{gallia,gallia}`: the places of all pieces of a card on the board.
Found stand_at(Cursor& c, const Look& look, std::uint8_t card, unsigned pieces) {
  const auto wanted = region_list(c.braces());
  if (look.play.rules().slot_of(card) == board::max_slots) return "the card is not in play";
  std::vector<std::string> found;
  std::string text = "found:";
  for (unsigned i = 0; i < pieces; ++i)
    if (const int place = of_card(look, card, i); place > 0) text += " " + found.emplace_back(place_text(place));
  return unless(std::is_permutation(found.begin(), found.end(), wanted.begin(), wanted.end()), text);
}

Found walls(Cursor& c, const Look& look) {
  constexpr std::uint8_t emperor = 15;
  std::vector<std::string> wanted, found;
  for (const auto& wall : c.braces()) {
    auto [a, b] = edge(wall);
    if (region_number(b) < region_number(a)) std::swap(a, b);
    wanted.push_back(a + "-" + b);
  }
  if (look.play.rules().slot_of(emperor) == board::max_slots) return "the card is not in play";
  std::string text = "found:";
  for (unsigned i = 0; i < 6; i += 2)
    if (const int place = of_card(look, emperor, i); place > 0)
      text += " " + found.emplace_back(place_text(place) + "-" + place_text(of_card(look, emperor, i + 1)));
  return unless(std::is_permutation(found.begin(), found.end(), wanted.begin(), wanted.end()), text);
}

/// CARD-4: what lies under citizens is missing beside the board.
Found beside_the_board(Cursor& c, const Look& look, int all, int (*carried)(const Citizen&)) {
  for (unsigned i = 0; i < look.s.carrier_count; ++i) all -= carried(citizen_of(look.s.carriers[i].load()));
  return equals(c, all);
}

Found card_state(Cursor& c, const Look& look) {
  const std::string card = c.card();
  const bool no_tile = c.eat("no tile");
  const std::string wanted(no_tile ? "no tile" : c.word("a state"));
  if (!no_tile && wanted != "used" && wanted != "fresh" && wanted != "blocked" && wanted != "free")
    throw Mistake("'" + wanted + "' is no state of a card (used, fresh, blocked, free, no tile)");
  const auto slot = look.play.rules().slot_of(card_number(card));
  if (slot == board::max_slots) return "the card is not in play";
  const bool used = look.s.used_mark >> slot & 1, blocked = look.s.blocked >> slot & 1;
  if (no_tile) return unless(tile_on(look, slot).empty(), "it has a tile");
  if (wanted == "used" || wanted == "fresh") return unless(used == (wanted == "used"), used ? "used" : "fresh");
  return unless(blocked == (wanted == "blocked"), blocked ? "blocked" : "free");
}

Found cards_in_play(Cursor& c, const Look& look) {
  const auto wanted = card_list(c.braces());
  std::vector<std::string> found;
  std::string text = "cards";
  for (unsigned slot = 0; slot < look.play.rules().slots; ++slot)
    text += " " + found.emplace_back(card_text(look.play.rules().cards[slot]->number));
  return unless(std::is_permutation(found.begin(), found.end(), wanted.begin(), wanted.end()), text);
}

constexpr Row rows[] = {
    {"plague", [](Cursor& c, const Look& l) { return stands_at(c, l.s.plague + 1); }},
    {"caravan", [](Cursor& c, const Look& l) { return stands_at(c, of_card(l, 21, 0)); }},
    {"nun", [](Cursor& c, const Look& l) { return stand_at(c, l, 9, 3); }},
    {"bishop", [](Cursor& c, const Look& l) { return stand_at(c, l, 10, 2); }},
    {"wall", walls},
    {"potions",
     [](Cursor& c, const Look& l) {
       return beside_the_board(c, l, 30, [](const Citizen& citizen) { return citizen.potions; });
     }},
    {"podiums",
     [](Cursor& c, const Look& l) {
       return beside_the_board(c, l, 15, [](const Citizen& citizen) { return int{citizen.diplomat}; });
     }},
    {"cards", cards_in_play},
    {"card", card_state},
};

}  // namespace

Rows piece_rows() { return rows; }

}  // namespace rattus::cases
