// What the position and the expectations say of universities and event cards.
#include <algorithm>

#include "engine/board/modules/universities/universities.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

using board::EventCounts;
using board::EventKind;
using Memory = board::UniversityTable::Memory;

constexpr std::array<std::string_view, board::event_kinds> kinds{"founded",    "bonus(pea)", "bonus(bou)", "bonus(chu)",
                                                                 "bonus(chi)", "bonus(mag)", "bonus(roy)", "bonus(isl)",
                                                                 "discard",    "none"};

Memory& memory_in(Position& position) {
  const auto slot = position.rules.module_slot(board::Universities::module);
  if (slot == board::max_parts) throw Mistake("universities are there with their module alone");
  return *reinterpret_cast<Memory*>(memory_of(position.rules, position.state, slot));
}
const Memory& memory_in(const Look& look) {
  if (look.play.rules().module_slot(board::Universities::module) == board::max_parts)
    throw Mistake("universities are there with their module alone");
  return board::universities({look.play.rules(), look.s});
}

// --- the position ---

using Put = std::function<void(const Given&, Position&)>;

template <std::size_t which>
Put piece(Cursor& c) {
  c.need("@");
  return [region = c.region()](const Given&, Position& position) {
    memory_in(position).places[which] = static_cast<std::uint8_t>(region_number(region) + 1);
  };
}
Put scored(Cursor& c) {
  return [regions = region_list(c.braces())](const Given&, Position& position) {
    for (const auto& region : regions) memory_in(position).tokens[region_number(region)] = 1;
  };
}
/// ev=none, founded: the next cards, which nobody has seen.
Put next_events(Cursor& c) {
  c.need("=");
  return [events = event_list(c)](const Given&, Position& position) {
    if (events.size() > board::deepest_known) throw Mistake("a case names six event cards of the deck at most");
    for (std::size_t i = 0; i < events.size(); ++i)
      memory_in(position).top[i] = static_cast<std::uint8_t>(number_of(events[i]) + 1);
  };
}
/// event-deck=none, founded: these are left in any order, all others lie open; `empty`: none is.
Put deck(Cursor& c) {
  c.need("=");
  std::vector<EventKind> events;
  if (!c.eat("empty")) events = event_list(c);
  return [events](const Given&, Position& position) {
    EventCounts& pile = memory_in(position).pile = board::all_events;
    for (const EventKind event : events) --pile[number_of(event)];
  };
}
constexpr PieceRow given_rows[] = {
    {"gU", piece<0>}, {"wU", piece<1>}, {"scored", scored}, {"ev", next_events}, {"event-deck", deck}};

// --- expectations ---

template <std::size_t which>
Found stands(Cursor& c, const Look& look) {
  c.need("@");
  const std::string wanted = c.eat("any") ? "any" : c.eat("none") ? "none" : c.region();
  const unsigned place = memory_in(look).places[which];
  const std::string found = place == 0 ? "none" : region_name(place - 1);
  return unless(wanted == found || (wanted == "any" && place > 0), found);
}
Found scored_are(Cursor& c, const Look& look) {
  (void)memory_in(look);
  Mask wanted;
  for (const auto& region : region_list(c.braces())) wanted.add(region_number(region));
  const Mask found = board::university_tokens({look.play.rules(), look.s});
  std::string text = "scored:";
  for (const unsigned region : found) text += " " + region_name(region);
  return unless(found == wanted, text);
}
/// How many, or exactly these.
Found cards_are(Cursor& c, const EventCounts& cards) {
  if (Cursor next = c; next.eat("=") && runner::all_digits(next.peek()))
    return equals(c, static_cast<int>(board::sum_of(cards)));
  c.need("=");
  EventCounts wanted{};
  if (!c.eat("empty"))
    for (const EventKind event : event_list(c)) ++wanted[number_of(event)];
  std::string text = "cards:";
  for (std::size_t kind = 0; kind < cards.size(); ++kind)
    for (unsigned i = 0; i < cards[kind]; ++i) text += " " + std::string(kinds[kind]);
  return unless(cards == wanted, text);
}
Found next_are(Cursor& c, const Look& look) {
  c.need("=");
  const auto wanted = event_list(c);
  const Memory& memory = memory_in(look);
  std::string text = "next:";
  bool same = true;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const unsigned there = i < memory.top.size() ? memory.top[i] : 0U;
    text += " " + (there == 0 ? std::string("?") : std::string(kinds[there - 1]));
    same = same && there == number_of(wanted[i]) + 1;
  }
  return unless(same, text);
}
/// `none 1, founded 2-4`: exactly these; `nothing`.
Found known_are(Cursor& c, const board::KnownEvents& known) {
  c.need("=");
  board::KnownEvents wanted{};
  std::size_t count = 0;
  if (!c.eat("nothing")) do {
      const EventKind event = event_kind(c);
      const auto places = split(c.word("places (2 or 2-4)"), '-');
      if (count == wanted.size() || places.size() > 2)
        throw Mistake("known are six cards at most, each from place to place");
      const auto place = [](std::string_view text) { return static_cast<unsigned>(runner::to_number(text)); };
      wanted[count++] = board::KnownEvent::of(number_of(event), place(places.front()), place(places.back()));
    } while (c.eat(","));
  board::known::sort(wanted);
  std::string text = "known:";
  for (const board::KnownEvent& event : known)
    if (event.any())
      text += " " + std::string(kinds[event.kind - 1U]) + " " + std::to_string(event.first()) + "-" +
              std::to_string(event.last());
  return unless(known == wanted, text);
}
Found knows(Cursor& c, const Look& look) {
  const board::Seat seat = look.seat(c.who());
  c.need(")");
  return known_are(c, memory_in(look).knows[seat]);
}

constexpr unsigned everywhere = Look::game | Look::viewer | Look::world;
constexpr Row rows[] = {
    {"gU", stands<0>, everywhere},
    {"wU", stands<1>, everywhere},
    {"scored", scored_are, everywhere},
    {"event-deck", [](Cursor& c, const Look& l) { return cards_are(c, event_deck(memory_in(l))); }, everywhere},
    {"event-pile", [](Cursor& c, const Look& l) { return cards_are(c, memory_in(l).pile); }, everywhere},
    {"ev", next_are, Look::game | Look::world},
    {"knows(", knows, everywhere},
    {"all-know", [](Cursor& c, const Look& l) { return known_are(c, memory_in(l).all_know); }, everywhere},
};

}  // namespace

std::span<const PieceRow> university_words() { return given_rows; }
Rows university_rows() { return rows; }

EventKind event_kind(Cursor& c) {
  std::string found(c.word("an event card"));
  if (found == "bonus") {
    c.need("(");
    found += "(" + std::string(c.word("a class")) + ")";
    c.need(")");
  }
  const auto kind = std::find(kinds.begin(), kinds.end(), found);
  if (kind == kinds.end())
    throw Mistake("no event card is called '" + found + "' (founded, bonus(chu), discard, none)");
  return static_cast<EventKind>(kind - kinds.begin());
}
std::vector<EventKind> event_list(Cursor& c) {
  std::vector<EventKind> list;
  do list.push_back(event_kind(c));
  while (c.eat(","));
  return list;
}
std::string event_text(EventKind kind) { return std::string(kinds[number_of(kind)]); }

}  // namespace rattus::cases
