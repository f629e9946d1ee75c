// What lies and stands where: counts, tokens and citizens of regions, the map.
#include <algorithm>

#include "tests/board/case_expect.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

using board::Seat;

int remembered(const Look& look, unsigned slot, unsigned limit, unsigned i) {
  return slot == limit ? -1 : look.play.query().memory(slot)[i];
}
Seat owner(Cursor& c, const Look& look) {  // c(P1)
  const Seat seat = look.seat(c.who());
  c.need(")");
  return seat;
}

Found tokens(Cursor& c, const Look& look) {
  int count = 0;
  for (const auto n : look.s.token_count) count += n;
  return equals(c, count);
}

Found removed(Cursor& c, const Look& look) {
  const board::Rules& rules = look.play.rules();
  unsigned on_board = 0;
  for (const auto count : look.s.token_count) on_board += count;
  const unsigned rest = rules.all_tokens.count() - on_board - look.s.rats - look.s.used.count();
  const Found found = equals(c, static_cast<int>(rest));
  return found || rest == rules.removed ? found : Found("not those that the rules remove");
}

Found regions_are(const std::vector<std::string>& wanted, Mask found) {
  Mask mask;
  for (const auto& name : region_list(wanted)) mask.add(region_number(name));
  std::string text;
  for (const unsigned region : found) text += " " + region_name(region);
  return unless(mask == found, "found:" + text);
}

Found regions(Cursor& c, const Look& look) {
  c.need("=");
  return regions_are(names(c), look.play.rules().in_use);
}

Found neighbours(Cursor& c, const Look& look) {
  const Mask found = look.play.query().neighbours(region_number(c.region()));
  c.need("=");
  return regions_are(c.eat("none") ? std::vector<std::string>{} : names(c), found);
}

Found adjacent(Cursor& c, const Look& look, bool wanted) {
  const auto [a, b] = edge(c.word("two regions (a-b)"));
  return unless(look.play.query().neighbours(region_number(a)).has(region_number(b)) == wanted, "the opposite");
}

Found unseen(Cursor& c, const Look& look, bool wanted) {
  const bool whole = c.at('[');
  const board::Face face = engine_face(whole ? c.face() : Face{0, {c.symbol()}});
  if (!whole && face.classes == board::Face{}.classes) throw Mistake("only the symbols of classes are looked for");
  bool there = false;
  const TokenSet tokens = look.play.rules().all_tokens & ~look.s.used;
  for (unsigned i = 0; i < board::max_tokens; ++i) {
    if (!tokens.has(i)) continue;
    const board::Face& found = look.play.rules().faces[i];
    if (whole) there |= found == face;
    for (std::size_t k = 0; k < board::class_count && !whole; ++k) there |= face.classes[k] > 0 && found.classes[k] > 0;
  }
  return unless(there == wanted, there ? "there is one" : "there is none");
}

Found tokens_are(const Place& place, const Look& look) {
  const auto region = region_number(place.region);
  std::vector<board::Token> rest(look.s.tokens[region].begin(),
                                 look.s.tokens[region].begin() + look.s.token_count[region]);
  std::size_t count = 0;
  for (const Tokens& group : place.tokens) count += static_cast<std::size_t>(group.count);
  if (!place.tokens.empty() && count != rest.size()) return "t" + std::to_string(rest.size());
  for (const Tokens& group : place.tokens)
    for (int i = 0; group.each && i < group.count; ++i) {
      const auto fits = std::find_if(rest.begin(), rest.end(), [&](board::Token t) {
        return matches(*group.each, t, look.play.rules(), look.play);
      });
      if (fits == rest.end()) return "no such token among the " + std::to_string(count) + " there";
      rest.erase(fits);
    }
  return {};
}

constexpr Row rows[] = {
    {"haven", [](Cursor& c, const Look& l) { return by_player(c, l, [&](Seat seat) { return l.s.haven[seat]; }); }},
    {"c(", [](Cursor& c, const Look& l) { return equals(c, l.s.supply[owner(c, l)]); }},
    {"S", [](Cursor& c, const Look& l) { return equals(c, l.s.rats); }},
    {"baker",
     [](Cursor& c, const Look& l) { return equals(c, remembered(l, l.play.rules().slot_of(7), board::max_slots, 0)); }},
    {"tokens", tokens},
    {"removed", removed},
    {"regions", regions},
    {"neighbours", neighbours},
    {"adjacent", [](Cursor& c, const Look& l) { return adjacent(c, l, true); }},
    {"not adjacent", [](Cursor& c, const Look& l) { return adjacent(c, l, false); }},
    {"unseen has", [](Cursor& c, const Look& l) { return unseen(c, l, true); }},
    {"unseen lacks", [](Cursor& c, const Look& l) { return unseen(c, l, false); }},
};

}  // namespace

Rows place_rows() { return rows; }

Found check_place(Cursor& c, const Look& look) {
  const std::string region = c.region();
  const Place place = c.place(region);
  if (place.tokens.empty() && place.citizens.empty()) throw Mistake("what about " + region + "? (t1, P1:2)");
  if (const Found found = tokens_are(place, look)) return found;
  for (const Citizens& group : place.citizens) {
    const auto seat = look.seat({Who::Kind::player, group.player});
    const int found = look.s.citizens[region_number(region)][seat];
    if (found != group.count) return "P" + std::to_string(group.player) + ":" + std::to_string(found);
    if (group.loaded.empty()) continue;
    std::vector<Citizen> loads;
    for (unsigned i = 0; i < look.s.carrier_count; ++i)
      if (const auto& carrier = look.s.carriers[i]; carrier.region() == region_number(region) && carrier.seat() == seat)
        loads.push_back(citizen_of(carrier.load()));
    if (!std::is_permutation(loads.begin(), loads.end(), group.loaded.begin(), group.loaded.end()))
      return "the citizens carry something else";
  }
  return {};
}

}  // namespace rattus::cases
