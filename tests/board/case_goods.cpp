// What the position and the expectations say of goods and coins (Mercatus).
#include <algorithm>
#include <numeric>

#include "engine/board/modules/mercatus/mercatus.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

using board::good_types;
using Memory = board::Mercatus::Memory;
using Put = std::function<void(const Given&, Position&)>;

/// What the module remembers; null if it is not in play.
Memory* memory_of_goods(const board::Rules& rules, board::State& s) {
  const auto slot = rules.module_slot(board::Mercatus::module);
  return slot == board::max_parts ? nullptr : reinterpret_cast<Memory*>(memory_of(rules, s, slot));
}
Memory& goods_in(Position& position) {
  Memory* memory = memory_of_goods(position.rules, position.state);
  if (!memory) throw Mistake("goods and coins are there with the module mercatus alone");
  return *memory;
}
const Memory& goods_in(const Look& look) {
  const auto slot = look.play.rules().module_slot(board::Mercatus::module);
  if (slot == board::max_parts) throw Mistake("goods and coins are there with the module mercatus alone");
  return *reinterpret_cast<const Memory*>(look.play.query().memory(slot));
}

/// The goods of the supply of one type: `3+` with one face up, `3-` with none, `0`.
struct Stock {
  int tokens = 0;
  bool open = false;
};
Stock stock(Cursor& c) {
  std::string found(c.word("how many (3+, 2-, 0)"));
  const bool closed = found.ends_with('-');
  if (closed) found.pop_back();
  const Stock stock{runner::to_number(found), c.eat("+")};
  if (stock.tokens > 0 && stock.open == closed) throw Mistake("is one of them face up? (3+, 2-)");
  return stock;
}

std::size_t owner(Cursor& c) {  // $(P1)=
  const int player = c.player();
  c.need(")");
  c.need("=");
  return static_cast<std::size_t>(player - 1);
}

std::array<std::uint8_t, good_types> list_of_goods(Cursor& c) {
  std::array<std::uint8_t, good_types> goods{};
  if (c.eat("none")) return goods;
  do ++goods[good_number(c.good())];
  while (c.eat(","));
  return goods;
}

std::uint8_t mark(unsigned type) { return static_cast<std::uint8_t>(type + 1); }

// --- given ---

/// `fish 3+`
template <unsigned type>
Put supply_of(Cursor& c) {
  return [there = stock(c)](const Given&, Position& position) {
    goods_in(position).supply[type] = static_cast<std::uint8_t>(there.tokens);
    goods_in(position).open[type] = there.open;
  };
}

/// `trader=fish`
template <std::uint8_t number>
Put on_card(Cursor& c) {
  c.need("=");
  return [type = good_number(c.good())](const Given&, Position& position) {
    const auto slot = position.rules.slot_of(number);
    if (slot == board::max_slots) throw Mistake("card " + card_text(number) + " is not in play");
    goods_in(position).on_card[slot] = mark(type);
  };
}

/// `goods{hungaria:salt}`: other board goods than the usual ones.
Put on_board(Cursor& c) {
  std::map<board::Region, std::uint8_t> goods;
  for (const auto& entry : c.braces()) {
    Cursor one(entry);
    const auto region = region_number(one.region());
    one.need(":");
    goods[region] = mark(good_number(one.good()));
    one.finish();
  }
  return [goods](const Given&, Position& position) {
    for (const auto& [region, good] : goods) goods_in(position).board[region] = good;
  };
}

Put own_goods(Cursor& c) {
  const std::size_t seat = owner(c);
  return
      [seat, goods = list_of_goods(c)](const Given&, Position& position) { goods_in(position).goods.at(seat) = goods; };
}

Put coins(Cursor& c) {
  const std::size_t seat = owner(c);
  return [seat, count = c.number()](const Given&, Position& position) {
    goods_in(position).coins.at(seat) = static_cast<std::uint8_t>(count);
  };
}

constexpr PieceRow given_rows[] = {
    {"fish", supply_of<0>},  {"cloth", supply_of<1>}, {"lumber", supply_of<2>},
    {"salt", supply_of<3>},  {"goods", on_board},     {"landowner", on_card<34>},
    {"trader", on_card<36>}, {"shaman", on_card<43>}, {"tile-good", on_card<28>},
    {"g(", own_goods},       {"$(", coins},
};

/// The test goods of the catalogue: fish, cloth, lumber, salt by region, in the order of the regions. Where fewer
/// regions are in use some bear another type, so that there are as many of each as there can be (MERC-12).
constexpr std::array<unsigned, 12> test_goods{1, 2, 0, 1, 1, 3, 0, 0, 3, 3, 2, 2};
unsigned test_good(unsigned region, unsigned players) {
  constexpr unsigned hispania = 4, hungaria = 7, turcia = 9;
  if (players == 2 && region == hispania) return 2;
  if (players == 2 && region == hungaria) return 3;
  if (players == 3 && region == turcia) return 2;
  return test_goods.at(region);
}

// --- expected ---

template <unsigned type>
Found stock_is(Cursor& c, const Look& look) {
  const Stock wanted = stock(c);
  const int tokens = goods_in(look).supply[type];
  const bool open = goods_in(look).open[type] > 0;
  return unless(tokens == wanted.tokens && open == wanted.open, std::to_string(tokens) + (open         ? "+"
                                                                                          : tokens > 0 ? "-"
                                                                                                       : ""));
}

std::string types_text(Mask types) {
  std::string text = "types:";
  for (const unsigned type : types) text += " " + std::string(good_text(type));
  return text;
}

Found good_is(Cursor& c, unsigned found) {
  c.need("=");
  const unsigned wanted = c.eat("none") ? 0 : mark(good_number(c.good()));
  return unless(wanted == found, found == 0 ? "none" : std::string(good_text(found - 1)));
}

template <std::uint8_t number>
Found card_good_is(Cursor& c, const Look& look) {
  const auto slot = look.play.rules().slot_of(number);
  const bool there = slot != board::max_slots;
  const Found found = good_is(c, there ? goods_in(look).on_card[slot] : 0U);
  return there ? found : "the card is not in play";
}

board::Seat seat_of(Cursor& c, const Look& look) {  // g(P1)=
  const board::Seat seat = look.seat(c.who());
  c.need(")");
  return seat;
}

Found own_goods_are(Cursor& c, const Look& look) {
  const auto& found = goods_in(look).goods[seat_of(c, look)];
  c.need("=");
  std::string text = "goods:";
  for (unsigned type = 0; type < good_types; ++type)
    for (unsigned i = 0; i < found[type]; ++i) text += " " + std::string(good_text(type));
  return unless(list_of_goods(c) == found, text);
}

Found bank_is(Cursor& c, const Look& look) {
  const auto& coins = goods_in(look).coins;
  return equals(c, 132 - std::accumulate(coins.begin(), coins.end(), 0));
}

Found available_are(Cursor& c, const Look& look) {
  c.need("=");
  Mask wanted;
  if (!c.eat("none")) {
    do wanted.add(good_number(c.good()));
    while (c.eat(","));
  }
  const Mask found = available(look.play.query());
  return unless(wanted == found, types_text(found));
}

constexpr Row rows[] = {
    {"fish", stock_is<0>},
    {"cloth", stock_is<1>},
    {"lumber", stock_is<2>},
    {"salt", stock_is<3>},
    {"landowner", card_good_is<34>},
    {"trader", card_good_is<36>},
    {"shaman", card_good_is<43>},
    {"tile-good", card_good_is<28>},
    {"good", [](Cursor& c, const Look& l) { return good_is(c, goods_in(l).board[region_number(c.region())]); }},
    {"g(", own_goods_are},
    {"$(", [](Cursor& c, const Look& l) { return equals(c, goods_in(l).coins[seat_of(c, l)]); }},
    {"bank", bank_is},
    {"available", available_are},
};

}  // namespace

std::span<const PieceRow> goods_words() { return given_rows; }
Rows goods_rows() { return rows; }

void lay_goods(Position& position) {
  Memory* memory = memory_of_goods(position.rules, position.state);
  if (!memory) return;
  for (const unsigned region : position.rules.in_use)
    memory->board[region] = mark(test_good(region, position.rules.players));
  for (board::Seat seat = 0; seat < position.rules.players; ++seat) memory->coins[seat] = 4;
}

void fill_goods_supply(const Given& given, Position& position) {
  Memory* memory = memory_of_goods(position.rules, position.state);
  if (!memory) return;
  for (unsigned type = 0; type < good_types; ++type) {
    int elsewhere = 0;
    for (const auto& goods : memory->goods) elsewhere += goods[type];
    for (const auto good : memory->on_card) elsewhere += good == mark(type);
    const std::string name(good_text(type));
    if (!given.pieces.contains(name)) {
      memory->supply[type] = static_cast<std::uint8_t>(std::max(4 - elsewhere, 0));
      memory->open[type] = memory->supply[type] > 0;
    }
    if (memory->supply[type] + elsewhere != 4)
      throw Mistake(name + ": there are 4 outside of the board, not " +
                    std::to_string(memory->supply[type] + elsewhere));
  }
}

std::vector<std::pair<unsigned, unsigned>> goods_draws(const Chance& chance, int players) {
  std::vector<std::pair<unsigned, unsigned>> draws;
  std::array<unsigned, good_types> left;
  left.fill(players == 2 ? 2 : 3);
  if (!chance.goods_removed.empty()) {
    if (chance.goods_removed.size() != 2) throw Mistake("two types are removed");
    constexpr std::array<std::string_view, 6> pairs{"fish cloth",   "fish lumber", "fish salt",
                                                    "cloth lumber", "cloth salt",  "lumber salt"};
    const auto pair = std::find(pairs.begin(), pairs.end(), chance.goods_removed[0] + " " + chance.goods_removed[1]);
    if (pair == pairs.end()) throw Mistake("types removed stand in the order fish, cloth, lumber, salt");
    draws.emplace_back(static_cast<unsigned>(pair - pairs.begin()), 6U);
    for (const auto& good : chance.goods_removed) --left.at(good_number(good));
  }
  for (const auto& good : chance.goods) {
    const unsigned type = good_number(good), all = std::accumulate(left.begin(), left.end(), 0U);
    if (left.at(type) == 0) throw Mistake("so many tokens there are not: " + good);
    draws.emplace_back(std::accumulate(left.begin(), left.begin() + type, 0U), all);
    --left.at(type);
  }
  return draws;
}

}  // namespace rattus::cases
