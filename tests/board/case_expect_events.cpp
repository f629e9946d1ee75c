// What happened: outbreaks, tokens revealed, citizens killed.
#include <algorithm>

#include "tests/board/case_expect.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::cases {

namespace {

using board::EventType;

/// The latest token evaluated in the region that stands here.
const board::Event* last_test(Cursor& c, const Look& look) {
  const auto region = region_number(c.region());
  const board::Event* found = nullptr;
  for (const board::Event& event : look.play.events())
    if ((event.type == EventType::outbreak || event.type == EventType::no_outbreak) && event.region == region)
      found = &event;
  return found;
}

Found tested(Cursor& c, const Look& look, int (*value)(const board::Event&)) {
  const board::Event* test = last_test(c, look);
  const int wanted = c.number();
  if (!test) return "no token was evaluated there";
  return unless(value(*test) == wanted, std::to_string(value(*test)));
}

Found outbreak(Cursor& c, const Look& look, bool wanted) {
  const board::Event* test = last_test(c, look);
  if (!test) return "no token was evaluated there";
  return unless((test->type == EventType::outbreak) == wanted, "the opposite");
}

std::vector<board::Event> tokens_revealed(const Look& look) {
  std::vector<board::Event> list;
  for (const board::Event& event : look.play.events())
    if (event.type == EventType::token_revealed) list.push_back(event);
  return list;
}

Found revealed_in(Cursor& c, const Look& look) {
  const auto wanted = region_list(names(c));
  std::vector<std::string> regions;
  for (const board::Event& event : tokens_revealed(look))
    if (regions.empty() || regions.back() != region_name(event.region)) regions.push_back(region_name(event.region));
  return unless(regions == wanted, std::to_string(regions.size()) + " regions, others or in another order");
}

/// revealed (by P1) (drawn); with `...` more may follow; revealed nothing
Found revealed(Cursor& c, const Look& look) {
  std::vector<Token> wanted;
  const bool nothing = c.eat("nothing");
  while (!nothing && c.at('(')) wanted.push_back(c.token());
  if (!nothing && wanted.empty()) throw Mistake("'revealed' needs tokens: (by P1) (drawn)");
  const bool more = !nothing && c.eat("...");
  const auto list = tokens_revealed(look);
  if (list.size() < wanted.size() || (!more && list.size() != wanted.size()))
    return std::to_string(list.size()) + " tokens";
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (!matches(wanted[i], list[i].token, look.play.rules(), look.play))
      return "another token came as number " + std::to_string(i + 1);
  return {};
}

/// BASE-57, by the events: who lost how many, to all tokens of the stretch or to one of them.
Found kills(Cursor& c, const Look& look) {
  std::optional<int> only;
  if (!is_player(c.peek()) && c.peek() != "none") {
    only = c.number();
    c.need(":");
  }
  std::array<int, board::max_seats> killed{}, wanted{};
  if (!c.eat("none"))
    for (const auto& [player, count] : numbers_by_player(c)) wanted[look.seat({Who::Kind::player, player})] = count;
  int token = 0;
  for (const board::Event& event : look.play.events()) {
    token += event.type == EventType::token_revealed;
    if (event.type == EventType::citizens_killed && (!only || only == token)) killed[event.seat] += event.count;
  }
  if (only && token < *only) return "only " + std::to_string(token) + " tokens were revealed";
  std::string text = "killed:";
  for (board::Seat seat = 0; seat < look.play.rules().players; ++seat)
    if (killed[seat] > 0) text += " " + look.play.seat_text(seat) + ":" + std::to_string(killed[seat]);
  return unless(killed == wanted, text);
}

/// pile +2; pile +[1:A] [3:M]; of a viewer: faces that lie open for him.
Found pile(Cursor& c, const Look& look) {
  c.need("+");
  const bool by_face = look.of == Look::viewer || c.at('[');
  const int number = by_face ? 0 : c.number();
  std::vector<board::Face> wanted, found;
  if (by_face && !c.at('[')) throw Mistake("which faces does he see?");
  for (const Face& face : c.faces()) wanted.push_back(engine_face(face));
  const auto& faces = look.play.rules().faces;
  if (look.of == Look::viewer) {
    for (const board::Face& face : wanted) {
      bool there = false;
      for (unsigned i = 0; i < board::max_tokens; ++i) there |= look.s.used.has(i) && faces[i] == face;
      if (!there) return "the face is not among those revealed";
    }
    return {};
  }
  for (const board::Event& event : tokens_revealed(look)) {
    found.push_back(faces[event.token.index()]);
    if (!look.s.used.has(event.token.index())) return "a revealed token is not in the used pile";
  }
  if (!by_face) return unless(static_cast<int>(found.size()) == number, "+" + std::to_string(found.size()));
  return unless(found == wanted, std::to_string(found.size()) + " tokens, others or in another order");
}

/// happened a, b: in this order, others may lie between.
Found happened(Cursor& c, const Look& look) {
  const auto wanted = names(c);
  std::size_t next = 0;
  std::string text = "happened:";
  for (const board::Event& event : look.play.events()) {
    const std::string word = look.play.event_word(event);
    if (event.type != EventType::forced) text += " " + word;
    if (next < wanted.size() && word == wanted[next]) ++next;
  }
  return unless(next == wanted.size(), text);
}

Found not_happened(Cursor& c, const Look& look) {
  const auto unwanted = names(c);
  for (const board::Event& event : look.play.events())
    if (std::find(unwanted.begin(), unwanted.end(), look.play.event_word(event)) != unwanted.end())
      return look.play.event_word(event);
  return {};
}

constexpr Row rows[] = {
    {"population",
     [](Cursor& c, const Look& l) { return tested(c, l, [](const board::Event& test) { return int{test.count}; }); }},
    {"limit",
     [](Cursor& c, const Look& l) { return tested(c, l, [](const board::Event& test) { return int{test.limit}; }); }},
    {"outbreak", [](Cursor& c, const Look& l) { return outbreak(c, l, true); }},
    {"no outbreak", [](Cursor& c, const Look& l) { return outbreak(c, l, false); }},
    {"revealed", revealed},
    {"revealed in", revealed_in},
    {"kills", kills},
    {"pile", pile, Look::game | Look::viewer},
    {"happened", happened},
    {"not happened", not_happened},
};

}  // namespace

Rows event_rows() { return rows; }

}  // namespace rattus::cases
