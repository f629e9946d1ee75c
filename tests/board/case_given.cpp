#include <algorithm>
#include <set>
#include <utility>

#include "tests/board/case_run.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

std::vector<std::string> commas(std::string_view list) {
  std::vector<std::string> names;
  for (auto name : split(list, ',')) names.emplace_back(name);
  return names;
}

/// `(P1)=`
int owner(Cursor& cursor) {
  cursor.need("(");
  const int player = cursor.player();
  cursor.need(")");
  cursor.need("=");
  return player;
}

std::string option(Cursor& cursor, Given& given) {
  std::string key(cursor.word("an option's key"));
  cursor.need("=");
  given.options[key] = cursor.word("an option's value");
  return "option " + key;
}

std::string phase(Cursor& cursor, Given& given) {
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
  return "phase";
}

std::string number_item(Cursor& cursor, const std::string& word, Given& given) {
  cursor.need("=");
  if (word == "n")
    given.players = cursor.number();
  else if (word == "S")
    given.rats = cursor.number();
  else if (word == "L")
    given.last = cursor.player();
  else if (word == "pile")
    given.pile = cursor.number();
  else if (word == "round")
    given.round = cursor.number();
  else
    given.baker = cursor.number();
  return word;
}

std::string owned_item(Cursor& cursor, const std::string& word, Given& given) {
  const int player = owner(cursor);
  if (word == "c")
    given.supply[player] = cursor.number();
  else if (word == "$")
    given.coins[player] = cursor.number();
  else {
    auto& hand = given.hands[player];
    hand = commas(cursor.take_rest());
    for (const auto& card : hand)
      if (card.find(':') == std::string::npos) throw Mistake("'" + card + "' is not a region card (gallia:bou+chu)");
  }
  return word + "(P" + std::to_string(player) + ")";
}

/// Pieces between braces: `nun{gallia,gallia}`, `wall{gallia-hispania}`, `guild{monk:P1}`.
std::string braces_item(Cursor& cursor, const std::string& word, Given& given) {
  auto entries = cursor.braces();
  if (word == "nun" || word == "bishop") entries = region_list(entries);
  for (const auto& entry : entries) {
    if (word == "wall") edge(entry);
    if (word != "guild" && word != "inn") continue;
    const auto colon = entry.find(':');
    if (colon == std::string::npos || !is_player(entry.substr(colon + 1)))
      throw Mistake("'" + entry + "' is not a citizen on a side board (monk:P1)");
  }
  given.pieces[word] = std::move(entries);
  return word;
}

std::string blocked(Cursor& cursor, Given& given) {
  given.blocked.clear();
  for (const auto& entry : cursor.braces()) {
    Cursor one(entry);
    const int player = one.player();
    one.need(":");
    given.blocked[player].push_back(one.card());
    one.finish();
  }
  return "blocked";
}

std::string at_item(Cursor& cursor, const std::string& word, Given& given) {
  cursor.need("@");
  std::string region = cursor.region();
  if (word == "plague")
    given.plague = std::move(region);
  else
    given.pieces[word] = {std::move(region)};
  return word;
}

std::string item(Cursor& cursor, Given& given) {
  if (is_player(cursor.peek())) {
    const int player = cursor.player();
    given.held[player] = held(cursor.braces());
    return "P" + std::to_string(player) + "{}";
  }
  std::string word(cursor.word("an item"));
  if (is_region(word)) {
    given.regions[word] = cursor.place(word);
    return word;
  }
  constexpr std::string_view numbers = " n S L pile round baker ", owned = " c $ h ",
                             braces = " nun bishop wall guild inn ", at = " plague caravan gU wU ";
  const auto one_of = [spaced = " " + word + " "](std::string_view list) {
    return list.find(spaced) != std::string_view::npos;
  };
  if (one_of(numbers)) return number_item(cursor, word, given);
  if (one_of(owned)) return owned_item(cursor, word, given);
  if (one_of(braces)) return braces_item(cursor, word, given);
  if (one_of(at)) return at_item(cursor, word, given);
  if (word == "option") return option(cursor, given);
  if (word == "phase") return phase(cursor, given);
  if (word == "blocked") return blocked(cursor, given);
  if (word == "cards")
    given.cards = card_list(cursor.braces());
  else if (word == "board")
    given.board = cursor.word("a board");
  else if (word == "active")
    given.active = cursor.player();
  else if (word == "supply")
    given.supply_faces = cursor.faces();
  else if (word == "used")
    given.used_faces = cursor.faces();
  else if (word == "modules") {
    given.modules = commas(cursor.take_rest());
  } else if (word == "haven") {
    given.haven.clear();
    while (!cursor.done()) {
      const int player = cursor.player();
      cursor.need(":");
      given.haven[player] = cursor.number();
    }
  } else {
    throw Mistake("no region or item is called '" + word + "'");
  }
  return word;
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

/// Puts one item into the position and returns what it speaks of, so that nothing is given twice.
std::string read_given(std::string_view text, Given& given) {
  Cursor cursor(text);
  std::string name = item(cursor, given);
  cursor.finish();
  return name;
}

void read_chance(std::string_view text, Chance& chance) {
  Cursor cursor(text);
  const std::string word(cursor.word("a chance point"));
  if (word == "reveal")
    chance.reveal = cursor.faces();
  else if (word == "look")
    chance.look = cursor.faces();
  else if (word == "first-player")
    chance.first_player = cursor.who();
  else if (word == "plague-start")
    chance.plague_start = cursor.region();
  else if (word == "scatter") {
    chance.scatter.clear();
    while (!cursor.done()) chance.scatter.push_back(cursor.cell());
  } else if (word == "scatter-draws") {
    chance.scatter_draws.clear();
    do chance.scatter_draws.push_back(cursor.number());
    while (cursor.eat(","));
  } else if (word == "push") {
    chance.push = pushes(cursor);
  } else {
    throw Mistake("no chance point is called '" + word +
                  "' (reveal, look, first-player, plague-start, scatter, scatter-draws, push)");
  }
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
        const std::string what = read_given(item.text, given);
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
