#include <algorithm>
#include <set>
#include <utility>

#include "tests/board/case_position.hpp"
#include "tests/board/case_run.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

using runner::trim;

/// One item of the position: its words, and what reads what follows them.
struct GivenRow {
  std::string_view words;
  void (*read)(Cursor& cursor, Given& given);
};

int equals(Cursor& cursor) {
  cursor.need("=");
  return cursor.number();
}

void phase(Cursor& cursor, Given& given) {
  given.final_player = 0;
  const std::string name(cursor.word("a phase"));
  if (name == "action")
    given.phase = Phase::action;
  else if (name == "set-up")
    given.phase = Phase::set_up;
  else if (name == "placement")
    given.phase = Phase::placement;
  else if (name == "final-ravage")
    given.phase = Phase::final_ravage;
  else if (name == "final-turn") {
    given.phase = Phase::final_turn;
    given.final_player = cursor.player();
  } else {
    throw Mistake("no phase is called '" + name + "' (action, set-up, placement, final-turn P2, final-ravage)");
  }
}

void option(Cursor& cursor, Given& given) {
  const std::string key(cursor.word("an option's key"));
  cursor.need("=");
  given.options[key] = cursor.word("an option's value");
}

void modules(Cursor& cursor, Given& given) {
  given.modules.clear();
  for (const auto name : split(cursor.take_rest(), ',')) given.modules.emplace_back(name);
}

void haven(Cursor& cursor, Given& given) {
  given.haven.clear();
  while (!cursor.done()) {
    const int player = cursor.player();
    cursor.need(":");
    given.haven[player] = cursor.number();
  }
}

void supply_of(Cursor& cursor, Given& given) {
  const int player = cursor.player();
  cursor.need(")");
  given.supply[player] = equals(cursor);
}

void blocked(Cursor& cursor, Given& given) {
  given.blocked.clear();
  for (const auto& entry : cursor.braces()) {
    Cursor one(entry);
    const int player = one.player();
    one.need(":");
    given.blocked[player].push_back(one.card());
    one.finish();
  }
}

void hand(Cursor& cursor, Given& given) {  // h(P1)=
  const int player = cursor.player();
  cursor.need(")");
  cursor.need("=");
  given.region_cards[std::to_string(player)] = region_card_list(cursor);
}

constexpr GivenRow rows[] = {
    {"board", [](Cursor& c, Given& g) { g.board = c.word("a board"); }},
    {"n", [](Cursor& c, Given& g) { g.players = equals(c); }},
    {"cards", [](Cursor& c, Given& g) { g.cards = card_list(c.braces()); }},
    {"modules", modules},
    {"option", option},
    {"phase", phase},
    {"active", [](Cursor& c, Given& g) { g.active = c.player(); }},
    {"L", [](Cursor& c, Given& g) { c.need("="), g.last = c.player(); }},
    {"round", [](Cursor& c, Given& g) { g.round = equals(c); }},
    {"S", [](Cursor& c, Given& g) { g.rats = equals(c); }},
    {"pile", [](Cursor& c, Given& g) { g.pile = equals(c); }},
    {"haven", haven},
    {"c(", supply_of},
    {"supply", [](Cursor& c, Given& g) { g.supply_faces = c.faces(); }},
    {"used", [](Cursor& c, Given& g) { g.used_faces = c.faces(); }},
    {"blocked", blocked},
    {"h(", hand},
    {"deck", [](Cursor& c, Given& g) { c.need("="), g.region_cards[deck_word] = region_card_list(c); }},
    {"discards", [](Cursor& c, Given& g) { c.need("="), g.region_cards[discards_word] = region_card_list(c); }},
    {"plague", [](Cursor& c, Given& g) { c.need("@"), g.plague = c.region(); }},
};

/// What an item speaks of: what stands before its sign, or its first word.
std::string subject(std::string_view item) {
  const auto sign = item.find_first_of("=@{");
  return std::string(trim(item.substr(0, sign == std::string_view::npos ? item.find(' ') : sign)));
}

void read_given(std::string_view item, Given& given) {
  Cursor cursor(item);
  if (is_player(cursor.peek())) {
    const int player = cursor.player();
    given.held[player] = held(cursor.braces());
  } else if (is_region(cursor.peek())) {
    const std::string region = cursor.region();
    given.regions[region] = cursor.place(region);
  } else if (const auto* row = runner::row_of<GivenRow>({rows}, cursor)) {
    row->read(cursor, given);
  } else if (const auto* piece = runner::row_of<PieceRow>(
                 {piece_words(), goods_words(), university_words(), upgrade_words(), side_board_words()}, cursor)) {
    given.pieces[subject(item)] = piece->read(cursor);
  } else {
    throw Mistake("no region or item is called '" + std::string(cursor.word("an item")) + "'");
  }
  cursor.finish();
}

/// `u=0 which=2 -3,0 u=1`
std::vector<Push> pushes(Cursor& cursor) {
  std::vector<Push> list;
  while (!cursor.done()) {
    Push push;
    if (!cursor.eat("u")) throw Mistake("a push begins with its outcome (u=0)");
    cursor.need("=");
    push.outcome = cursor.number();
    if (cursor.eat("which")) {
      cursor.need("=");
      push.which = cursor.number();
    }
    if (!cursor.done() && cursor.peek() != "u") push.way = cursor.cell();
    if (push.outcome == 0 && !push.way) throw Mistake("how far is the citizen pushed? (u=0 -3,0)");
    list.push_back(push);
  }
  return list;
}

void scatter_draws(Cursor& cursor, Chance& chance) {
  chance.scatter_draws.clear();
  do chance.scatter_draws.push_back(cursor.number());
  while (cursor.eat(","));
}

void scatter(Cursor& cursor, Chance& chance) {
  chance.scatter.clear();
  while (!cursor.done()) chance.scatter.push_back(cursor.cell());
}

std::vector<std::string> goods(Cursor& cursor) {
  std::vector<std::string> list;
  do list.push_back(cursor.good());
  while (cursor.eat(","));
  return list;
}

struct ChanceRow {
  std::string_view words;
  void (*read)(Cursor& cursor, Chance& chance);
};
constexpr ChanceRow chances[] = {
    {"reveal", [](Cursor& c, Chance& chance) { chance.reveal = c.faces(); }},
    {"region-cards", [](Cursor& c, Chance& chance) { chance.region_cards = region_card_list(c); }},
    {"events", [](Cursor& c, Chance& chance) { chance.events = event_list(c); }},
    {"universities",
     [](Cursor& c, Chance& chance) {
       chance.universities = {c.region(), (c.need(","), c.region())};
     }},
    {"look", [](Cursor& c, Chance& chance) { chance.look = c.faces(); }},
    {"first-player", [](Cursor& c, Chance& chance) { chance.first_player = c.who(); }},
    {"plague-start", [](Cursor& c, Chance& chance) { chance.plague_start = c.region(); }},
    {"scatter", scatter},
    {"scatter-draws", scatter_draws},
    {"goods-removed", [](Cursor& c, Chance& chance) { chance.goods_removed = goods(c); }},
    {"goods", [](Cursor& c, Chance& chance) { chance.goods = goods(c); }},
    {"push", [](Cursor& c, Chance& chance) { chance.push = pushes(c); }},
};

void read_chance(std::string_view item, Chance& chance) {
  Cursor cursor(item);
  const auto* row = runner::row_of<ChanceRow>({chances}, cursor);
  if (!row) throw Mistake("no chance point is called '" + std::string(cursor.word("a chance point")) + "'");
  row->read(cursor, chance);
  cursor.finish();
}

/// Only what is written is read: nothing that a case needs is missing today.
void read_need(std::string_view text) {
  Cursor cursor(text);
  if ((!cursor.eat("card") && !cursor.eat("module")) || cursor.done())
    throw Mistake("needs what? (card 10, module upgrades)");
}

void check_players(const Given& given) {
  if (given.players < 1 || given.players > 6) return;  // a set-up that is refused
  std::set<int> named{given.active};
  for (const auto& [player, cards] : given.held) named.insert(player);
  for (const auto& [player, count] : given.haven) named.insert(player);
  for (const auto& [player, count] : given.supply) named.insert(player);
  for (const auto& [region, place] : given.regions)
    for (const Citizens& group : place.citizens) named.insert(group.player);
  if (given.last) named.insert(*given.last);
  if (*named.rbegin() > given.players)
    throw Mistake("P" + std::to_string(*named.rbegin()) + " does not sit at a table of " +
                  std::to_string(given.players));
}

}  // namespace

Scene read_scene(const runner::Case& c, runner::Report& report) {
  Scene scene;
  const auto give = [&](const std::vector<runner::Item>& items, Given& given) {
    std::set<std::string> seen;
    for (const runner::Item& item : items)
      report.attempt(item, [&] {
        read_given(item.text, given);
        const std::string what = subject(item.text);
        if (!item.inherited && !seen.insert(what).second) throw Mistake(what + " is given twice");
      });
  };
  for (const runner::Item& item : c.needs) report.attempt(item, [&] { read_need(item.text); });
  give(c.given, scene.given);
  if (!c.other.empty()) give(c.other, scene.other.emplace(scene.given));
  for (const runner::Item& item : c.chance) report.attempt(item, [&] { read_chance(item.text, scene.chance); });
  // Tokens not spoken of bear [6:A], unless the case wants to see that this face is nowhere.
  for (const runner::Block& block : c.blocks)
    for (const runner::Item& item : block.expects)
      if (Cursor(item.text).eat("unseen lacks [6:A]")) scene.usual = {6, {"M"}};
  check_players(scene.given);
  return scene;
}

}  // namespace rattus::cases
