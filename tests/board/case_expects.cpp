#include <utility>

#include "tests/board/case_items.hpp"

namespace rattus::cases {

namespace {

std::vector<std::string> commas(Cursor& cursor) {
  std::vector<std::string> names;
  for (auto name : split(cursor.rest(), ',')) names.emplace_back(name);
  if (names.empty()) throw Mistake("a list is missing");
  cursor = Cursor("");
  return names;
}

void region_names(Cursor& cursor, Expect& e) { e.names = region_list(commas(cursor)); }
void player_names(Cursor& cursor, Expect& e) {
  e.players = players(cursor.rest());
  cursor = Cursor("");
}
void answer_names(Cursor& cursor, Expect& e) {
  e.answers = answers(cursor.rest());
  cursor = Cursor("");
}

void by_player(Cursor& cursor, Expect& e) {
  do {
    const int player = cursor.player();
    cursor.need(':');
    e.by_player[player] = cursor.number();
  } while (!cursor.done());
}

bool decision_next(const Cursor& cursor) { return cursor.next_word().starts_with("D-"); }
bool who_next(const Cursor& cursor) { return is_player(cursor.next_word()) || cursor.next_word() == "seat"; }

void owned(Cursor& cursor, Expect& e) {  // c(P1)=5
  cursor.need('(');
  e.who = cursor.who();
  cursor.need(')');
  cursor.need('=');
  e.number = cursor.number();
}

void equals(Cursor& cursor, Expect& e) {
  cursor.need('=');
  e.number = cursor.number();
}

void pile(Cursor& cursor, Expect& e) {
  cursor.need('+');
  if (cursor.peek() == '[')
    e.faces = cursor.faces();
  else
    e.number = cursor.number();
}

void piece_at(Cursor& cursor, Expect& e) {
  cursor.need('@');
  if (cursor.eat_word("any"))
    e.value = "any";
  else if (cursor.eat_word("none"))
    e.value = "none";
  else
    e.value = cursor.region();
}

void card(Cursor& cursor, Expect& e) {
  e.name = cursor.card();
  if (cursor.eat_words("no tile"))
    e.value = "no tile";
  else
    e.value = cursor.word("a state");
  if (e.value != "used" && e.value != "fresh" && e.value != "blocked" && e.value != "free" && e.value != "no tile")
    throw Mistake("'" + e.value + "' is no state of a card (used, fresh, blocked, free, no tile)");
}

void options(Cursor& cursor, Expect& e) {
  e.name = cursor.decision();
  e.each = cursor.eat_word("each");
  if (cursor.eat(':')) {
    e.number = cursor.number();
    return;
  }
  cursor.need('=');
  answer_names(cursor, e);
}

void offered(Cursor& cursor, Expect& e) {
  if (who_next(cursor)) e.who = cursor.who();
  if (decision_next(cursor)) e.name = cursor.decision();
  answer_names(cursor, e);
}

void asked(Cursor& cursor, Expect& e) {
  if (who_next(cursor)) {
    e.who = cursor.who();
    if (cursor.done()) return;
  }
  e.name = cursor.decision();
  if (cursor.eat(':')) player_names(cursor, e);
}

void take_back(Cursor& cursor, Expect& e) {
  if (cursor.eat_word("all"))
    e.value = "all";
  else if (cursor.eat_word("none"))
    e.number = 0;
  else
    e.number = cursor.number();
}

void region_number(Cursor& cursor, Expect& e) {
  e.name = cursor.region();
  e.number = cursor.number();
}

void revealed(Cursor& cursor, Expect& e) {
  if (cursor.eat_word("in")) {
    e.what = What::revealed_in;
    region_names(cursor, e);
    return;
  }
  if (cursor.eat_word("nothing")) return;
  while (cursor.peek() == '(') e.tokens.push_back(cursor.token());
  if (e.tokens.empty()) throw Mistake("'revealed' needs tokens: (by P1) (drawn)");
  e.each = cursor.eat('.') && cursor.eat('.') && cursor.eat('.');
}

void kills(Cursor& cursor, Expect& e) {
  if (!is_player(cursor.next_word()) && cursor.next_word() != "none") {
    e.number = cursor.number();
    cursor.need(':');
  }
  if (!cursor.eat_word("none")) by_player(cursor, e);
}

void starting(Cursor& cursor, Expect& e) {
  e.name = cursor.word("board, supply, removed or a region");
  if (!is_region(e.name) && e.name != "board" && e.name != "supply" && e.name != "removed")
    throw Mistake("'" + e.name + "' holds no starting tokens (board, supply, removed or a region)");
  equals(cursor, e);
}

void unseen(Cursor& cursor, Expect& e) {
  e.negated = cursor.eat_word("lacks");
  if (!e.negated && !cursor.eat_word("has")) throw Mistake("unseen has or lacks?");
  if (cursor.peek() == '[')
    e.faces = {cursor.face()};
  else
    e.name = cursor.word("a symbol");
}

void neighbours(Cursor& cursor, Expect& e) {
  e.name = cursor.region();
  cursor.need('=');
  if (!cursor.eat_word("none")) region_names(cursor, e);
}

/// `nun{gallia,gallia}`, `wall{gallia-hispania}`
void pieces(Cursor& cursor, Expect& e) {
  e.name = cursor.word("a piece");
  e.names = cursor.braces();
  if (e.name != "wall") region_list(e.names);
  for (const auto& entry : e.names)
    if (e.name == "wall") edge(entry);
}

void adjacent(Cursor& cursor, Expect& e) { std::tie(e.name, e.value) = edge(cursor.word("two regions (a-b)")); }

void waiting(Cursor& cursor, Expect& e) {
  e.who = cursor.who();
  e.name = cursor.decision();
}

void end_triggered(Cursor& cursor, Expect& e) {
  e.negated = cursor.eat_word("not");
  if (!cursor.eat_word("triggered")) throw Mistake("'end' goes on with: triggered, not triggered, order");
}

void odds(Cursor& cursor, Expect& e) {
  e.number = cursor.number();
  cursor.need('/');
  e.denominator = cursor.number();
  if (e.denominator == 0 || *e.number > e.denominator) throw Mistake("a chance lies between 0/1 and 1/1");
}

void inner(Cursor& cursor, Expect& e) {
  e.inner.push_back(read_expect(cursor.rest()));
  cursor = Cursor("");
}

void falls(Cursor& cursor, Expect& e) {
  e.cell = cursor.cell();
  e.each = cursor.eat_word("only");
  e.name = cursor.word("a region, haven or lost");
  if (!is_region(e.name) && e.name != "haven" && e.name != "lost")
    throw Mistake("'" + e.name + "' is no place to fall (a region, haven or lost)");
  e.number = cursor.number();
}

struct Form {
  std::string_view words;
  What what;
  void (*read)(Cursor&, Expect&);
};

void nothing(Cursor&, Expect&) {}

/// Longer beginnings stand before shorter ones.
constexpr Form forms[] = {
    {"end order", What::end_order, player_names},
    {"end", What::end_triggered, end_triggered},
    {"final turns", What::final_turns, player_names},
    {"passed over", What::passed_over, [](Cursor& c, Expect& e) { e.who = c.who(); }},
    {"never offered", What::never_offered, offered},
    {"not offered", What::offered, [](Cursor& c, Expect& e) { offered(c, e), e.negated = true; }},
    {"offered", What::offered, offered},
    {"not asked", What::asked, [](Cursor& c, Expect& e) { asked(c, e), e.negated = true; }},
    {"asked", What::asked, asked},
    {"not adjacent", What::adjacent, [](Cursor& c, Expect& e) { adjacent(c, e), e.negated = true; }},
    {"adjacent", What::adjacent, adjacent},
    {"no outbreak", What::outbreak, [](Cursor& c, Expect& e) { e.name = c.region(), e.negated = true; }},
    {"outbreak", What::outbreak, [](Cursor& c, Expect& e) { e.name = c.region(); }},
    {"take back", What::take_back, take_back},
    {"marks clear", What::marks_clear, nothing},
    {"base score", What::base_score, by_player},
    {"every world", What::every_world, inner},
    {"odds", What::odds, [](Cursor& c, Expect& e) { odds(c, e), inner(c, e); }},
    {"same for", What::same, player_names},
    {"chart borders", What::chart_borders, nothing},
    {"falls", What::falls, falls},
    {"haven", What::haven, by_player},
    {"cards", What::cards, [](Cursor& c, Expect& e) { e.names = card_list(c.braces()); }},
    {"card score", What::card_score, by_player},
    {"card", What::card, card},
    {"c", What::citizen_supply, owned},
    {"h", What::hand, owned},
    {"$", What::coins, owned},
    {"S", What::rat_supply, equals},
    {"tokens", What::tokens, equals},
    {"removed", What::removed, equals},
    {"baker", What::baker, equals},
    {"potions", What::potions, equals},
    {"podiums", What::podiums, equals},
    {"pile", What::pile, pile},
    {"regions", What::regions, [](Cursor& c, Expect& e) { c.need('='), region_names(c, e); }},
    {"neighbours", What::neighbours, neighbours},
    {"starting", What::starting, starting},
    {"unseen", What::unseen, unseen},
    {"waiting", What::waiting, waiting},
    {"turn", What::turn, [](Cursor& c, Expect& e) { e.who = c.who(); }},
    {"options", What::options, options},
    {"starts", What::starts, [](Cursor& c, Expect& e) { e.who = c.who(); }},
    {"L", What::last, [](Cursor& c, Expect& e) { c.need('='), e.who = c.who(); }},
    {"over", What::over, nothing},
    {"population", What::population, region_number},
    {"limit", What::limit, region_number},
    {"revealed", What::revealed, revealed},
    {"kills", What::kills, kills},
    {"happened", What::happened, [](Cursor& c, Expect& e) { e.names = commas(c); }},
    {"score", What::score, by_player},
    {"ranking", What::ranking, player_names},
    {"accepted", What::accepted, nothing},
    {"refused", What::refused, [](Cursor& c, Expect& e) { e.names = commas(c); }},
    {"warned", What::warned, [](Cursor& c, Expect& e) { e.names = commas(c); }},
};

/// Beginnings that are not a word of the table: a region, a player, a viewer, a piece.
void read_other(Cursor& cursor, Expect& e) {
  const std::string_view next = cursor.next_word();
  if (is_region(next)) {
    e.what = What::place;
    e.name = cursor.region();
    e.place = cursor.place(e.name);
    if (e.place.tokens.empty() && e.place.citizens.empty()) throw Mistake("what about " + e.name + "? (t1, P1:2)");
  } else if (next == "plague" || next == "caravan" || next == "gU" || next == "wU") {
    e.what = What::piece_at;
    e.name = cursor.word("a piece");
    piece_at(cursor, e);
  } else if (next == "nun" || next == "bishop" || next == "wall") {
    e.what = What::pieces;
    pieces(cursor, e);
  } else if (is_player(next) || next == "everyone" || next == "spectator") {
    e.who = cursor.who();
    if (cursor.peek() == '{') {
      e.what = What::holds;
      e.held = held(cursor.braces());
    } else if (cursor.eat_word("sees")) {
      e.what = What::sees;
      inner(cursor, e);
    } else if (cursor.eat_word("heard")) {
      e.what = What::heard;
      e.name = cursor.word("an event");
    } else {
      throw Mistake("a player holds {..}, sees something or heard an event");
    }
  } else {
    throw Mistake("no region or expectation is called '" + std::string(next.empty() ? cursor.rest() : next) + "'");
  }
}

}  // namespace

Expect read_expect(std::string_view item) {
  Expect e;
  e.text = trim(item);
  Cursor cursor(item);
  bool known = false;
  for (const Form& form : forms) {
    if (!cursor.eat_words(form.words)) continue;
    e.what = form.what;
    form.read(cursor, e);
    known = true;
    break;
  }
  if (!known) read_other(cursor, e);
  cursor.finish();
  return e;
}

}  // namespace rattus::cases
