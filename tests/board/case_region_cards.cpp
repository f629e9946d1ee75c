// What the position, chance and the expectations say of region cards.
#include <algorithm>

#include "engine/board/modules/region_cards/region_cards.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

using Cards = board::RegionCards;

constexpr std::array<std::string_view, board::class_count> classes{"pea", "bou", "chu", "chi", "mag", "roy", "isl"};

Cards::Memory& cards_in(Position& position) {
  const auto slot = position.rules.module_slot(Cards::module);
  if (slot == board::max_parts) throw Mistake("region cards are there with their module alone");
  return *reinterpret_cast<Cards::Memory*>(memory_of(position.rules, position.state, slot));
}
board::Query cards_of(const Look& look) {
  if (look.play.rules().module_slot(Cards::module) == board::max_parts)
    throw Mistake("region cards are there with their module alone");
  return {look.play.rules(), look.s};
}

board::Seat owner(Cursor& c, const Look& look) {  // h(P1)
  const board::Seat seat = look.seat(c.who());
  c.need(")");
  return seat;
}

std::string cards_text(const board::Rules& rules, board::RegionCardSet cards) {
  std::string text = "cards:";
  for (unsigned i = 0; i < cards.count(); ++i) text += " " + region_card_text(rules.region_cards[cards.nth(i)]);
  return text;
}

/// `h(P1)=3`, or the cards themselves: exactly these.
Found cards_are(Cursor& c, const Look& look, board::RegionCardSet found, unsigned count) {
  if (Cursor next = c; next.eat("=") && runner::all_digits(next.peek())) return equals(c, static_cast<int>(count));
  c.need("=");
  std::vector<board::RegionCard> wanted = region_card_list(c);
  for (unsigned i = 0; i < found.count(); ++i) {
    const auto at = std::find(wanted.begin(), wanted.end(), look.play.rules().region_cards[found.nth(i)]);
    if (at == wanted.end()) return cards_text(look.play.rules(), found);
    wanted.erase(at);
  }
  return unless(wanted.empty(), cards_text(look.play.rules(), found));
}
Found at_place(Cursor& c, const Look& look, unsigned place) {
  const auto cards = region_cards_at(cards_of(look), place);
  return cards_are(c, look, cards, cards.count());
}

Found hand_is(Cursor& c, const Look& look) {
  const board::Seat seat = owner(c, look);
  return cards_are(c, look, hand_of(cards_of(look), seat), hand_size(cards_of(look), seat));
}

Found protected_are(Cursor& c, const Look& look) {
  (void)cards_of(look);
  unsigned wanted = 0;
  for (const auto& card : card_list(c.braces())) wanted |= 1U << look.play.rules().slot_of(card_number(card));
  std::string found;
  for (const unsigned slot : Mask{look.s.protected_slots})
    found += " " + card_text(look.play.rules().cards[slot]->number);
  return unless(look.s.protected_slots == wanted, "protected:" + found);
}

constexpr unsigned everywhere = Look::game | Look::viewer | Look::world;
constexpr Row rows[] = {
    {"h(", hand_is, everywhere},
    {"shown(", [](Cursor& c, const Look& l) { return at_place(c, l, Cards::shown_in_hand + unsigned{owner(c, l)}); },
     everywhere},
    {"deck", [](Cursor& c, const Look& l) { return equals(c, static_cast<int>(region_deck_size(cards_of(l)))); }},
    {"discards", [](Cursor& c, const Look& l) { return at_place(c, l, Cards::discarded); }},
    {"protected", protected_are},
};

/// The card is one of the table's, in place of one of its region that the case does not name.
void add_to_table(std::vector<board::RegionCardRow>& table, const std::vector<board::RegionCard>& named,
                  board::RegionCard card) {
  const auto wanted = std::count(named.begin(), named.end(), card);
  const auto there = [&](board::RegionCard one) {
    return std::count_if(table.begin(), table.end(), [&](const auto& row) { return row.card == one; });
  };
  for (auto& row : table) {
    if (there(card) >= wanted) return;
    if (row.card.region == card.region && there(row.card) > std::count(named.begin(), named.end(), row.card))
      row = {card, region_card_text(card)};
  }
  if (there(card) < wanted) throw Mistake("so many cards a region has not: " + region_card_text(card));
}

}  // namespace

Rows region_card_rows() { return rows; }

board::RegionCard region_card(Cursor& c) {
  board::RegionCard card{region_number(c.region()), 0};
  c.need(":");
  if (c.eat("?")) return {card.region, board::any_class};
  do {
    const auto symbol = std::find(classes.begin(), classes.end(), c.word("a class"));
    if (symbol == classes.end()) throw Mistake("a region card shows classes (gallia:bou+chu)");
    card.classes |= static_cast<std::uint8_t>(1U << (symbol - classes.begin()));
  } while (c.eat("+"));
  return card;
}

std::vector<board::RegionCard> region_card_list(Cursor& c) {
  std::vector<board::RegionCard> list;
  if (c.eat("none")) return list;
  do list.push_back(region_card(c));
  while (c.eat(","));
  return list;
}

std::string region_card_text(board::RegionCard card) {
  std::string text = region_name(card.region) + ":";
  if (card.classes == board::any_class) return text + "?";
  for (const unsigned c : Mask{card.classes}) text += (text.back() == ':' ? "" : "+") + std::string(classes.at(c));
  return text;
}

void name_region_cards(const Scene& scene, board::Tables& tables) {
  std::vector<board::RegionCard> named;
  for (const Given* world : {&scene.given, scene.other ? &*scene.other : &scene.given}) {
    std::vector<board::RegionCard> own = scene.chance.region_cards;
    for (const auto& [place, cards] : world->region_cards) own.insert(own.end(), cards.begin(), cards.end());
    for (const board::RegionCard card : own) {
      const auto more = std::count(own.begin(), own.end(), card) - std::count(named.begin(), named.end(), card);
      if (more > 0) named.push_back(card);
    }
  }
  for (const board::RegionCard card : named) add_to_table(tables.region_cards, named, card);
}

void place_region_cards(const Given& given, Position& position) {
  if (given.region_cards.empty()) return;
  auto& memory = cards_in(position);
  std::vector<bool> taken(position.rules.region_cards.size(), false);
  const auto put = [&](board::RegionCard card, unsigned place) {
    for (std::size_t i = 0; i < taken.size(); ++i) {
      if (taken[i] || position.rules.region_cards[i] != card) continue;
      taken[i] = true;
      memory.place[i] = static_cast<std::uint8_t>(place);
      return;
    }
    throw Mistake(region_card_text(card) + " is not in the game");
  };
  for (const auto& [place, cards] : given.region_cards)
    for (const board::RegionCard card : cards)
      put(card, place == deck_word       ? unsigned{Cards::in_deck}
                : place == discards_word ? unsigned{Cards::discarded}
                                         : Cards::in_hand + runner::to_number(place) - 1U);
  if (!given.region_cards.contains(deck_word)) return;
  for (std::size_t i = 0; i < taken.size(); ++i)  // the deck is said: what is left, the last player holds
    if (!taken[i]) memory.place[i] = static_cast<std::uint8_t>(Cards::in_hand + position.rules.players - 1U);
}

}  // namespace rattus::cases
