#include <algorithm>
#include <array>

#include "engine/board/scoring.hpp"
#include "tests/board/case_checks.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

namespace test = board::test;

Found number_is(const Expect& e, int found) { return unless(e.number == found, std::to_string(found)); }

int remembered(const Play& play, std::uint8_t number, unsigned i) {
  const auto slot = play.rules().slot_of(number);
  return slot == board::max_slots ? -1 : play.query().memory(slot)[i];
}

/// What a module remembers in a field; -1 if it is not in play.
int remembered(const Play& play, std::string_view module, unsigned i) {
  const auto slot = play.rules().module_slot(module);
  return slot == board::max_parts ? -1 : play.query().memory(slot)[i];
}

template <class Value>
Found by_player(const Expect& e, const Play& play, Value value) {
  for (const auto& [player, wanted] : e.by_player) {
    const int found = value(play.seat({Who::Kind::player, player}));
    if (found != wanted) return "P" + std::to_string(player) + ":" + std::to_string(found);
  }
  return {};
}

Found regions_are(const std::vector<std::string>& wanted, Mask found) {
  Mask mask;
  for (const auto& name : wanted) mask.add(region_number(name));
  std::string text;
  for (const unsigned region : found) text += " " + region_name(region);
  return unless(mask == found, "found:" + text);
}

Found piece_at(const Expect& e, const Play& play) {
  int place = -1;
  if (e.name == "plague") place = play.state().plague + 1;
  if (e.name == "caravan") place = remembered(play, 21, 0);
  if (e.name == "gU") place = remembered(play, test::Universities::module, 0);
  if (e.name == "wU") place = remembered(play, test::Universities::module, 1);
  if (place < 0) return "there is no such piece";
  const std::string found = place == 0 ? "none" : region_name(static_cast<unsigned>(place - 1));
  return unless(e.value == found || (e.value == "any" && place > 0), found);
}

/// The places of nuns, bishops or walls, as they are written.
Found pieces(const Expect& e, const Play& play) {
  const std::uint8_t number = e.name == "nun" ? 9 : e.name == "bishop" ? 10 : 15;
  const unsigned bytes = e.name == "nun" ? 3 : e.name == "bishop" ? 2 : 6, step = e.name == "wall" ? 2 : 1;
  if (play.rules().slot_of(number) == board::max_slots) return "the card is not in play";
  std::vector<std::string> found, wanted = e.names;
  std::string text = "found:";
  for (unsigned i = 0; i < bytes; i += step) {
    const int place = remembered(play, number, i);
    if (place == 0) continue;
    found.push_back(region_name(static_cast<unsigned>(place - 1)));
    if (step == 2) found.back() += "-" + region_name(static_cast<unsigned>(remembered(play, number, i + 1) - 1));
    text += " " + found.back();
  }
  for (std::string& wall : wanted) {
    if (step != 2) break;
    const auto [a, b] = edge(wall);
    if (region_number(b) < region_number(a)) wall = b + "-" + a;
  }
  return unless(std::is_permutation(found.begin(), found.end(), wanted.begin(), wanted.end()), text);
}

/// CARD-4: what lies under citizens is missing beside the board.
Found beside_the_board(const Expect& e, const board::State& s) {
  int potions = 30, podiums = 15;
  for (unsigned i = 0; i < s.carrier_count; ++i) {
    const Citizen citizen = citizen_of(s.carriers[i].load());
    potions -= citizen.potions;
    podiums -= citizen.diplomat;
  }
  return number_is(e, e.what == What::potions ? potions : podiums);
}

Found card_state(const Expect& e, const Play& play) {
  const auto slot = play.rules().slot_of(card_number(e.name));
  if (slot == board::max_slots) return "the card is not in play";
  const bool used = play.state().used_mark >> slot & 1, blocked = play.state().blocked >> slot & 1;
  if (e.value == "used" || e.value == "fresh") return unless(used == (e.value == "used"), used ? "used" : "fresh");
  if (e.value == "no tile") return unless(play.query().level(slot) == 1, "it has a tile");
  return unless(blocked == (e.value == "blocked"), blocked ? "blocked" : "free");
}

Found holds(const Expect& e, const Play& play) {
  unsigned wanted = 0;
  std::string found;
  for (const Held& card : e.held) {
    const auto slot = play.rules().slot_of(card_number(card.card));
    wanted |= 1U << slot;
    if (slot != board::max_slots && play.query().level(slot) != std::max(1, static_cast<int>(card.tile.size())))
      return "another tile on card " + card.card;
  }
  const unsigned held = play.state().held[play.seat(e.who)];
  for (const unsigned slot : Mask{held}) found += " " + card_text(play.rules().cards[slot]->number);
  return unless(held == wanted, "holds" + found);
}

Found cards_in_play(const Expect& e, const Play& play) {
  std::vector<std::string> found;
  for (unsigned slot = 0; slot < play.rules().slots; ++slot)
    found.push_back(card_text(play.rules().cards[slot]->number));
  std::string text;
  for (const auto& card : found) text += " " + card;
  return unless(std::is_permutation(found.begin(), found.end(), e.names.begin(), e.names.end()), "cards" + text);
}

Found marks_clear(const board::State& s) {
  const bool clear = s.used_mark == 0 && s.came == 0 && s.card_taken == 0 && s.increased == 0 && s.neutral == 0 &&
                     s.supply_was_empty == (s.rats == 0) && s.token_kills == board::State{}.token_kills &&
                     s.phase_kills == board::State{}.phase_kills;
  return unless(clear, "something is left");
}

/// The seats by rank. All must have the rank that the engine also tells them in its last events.
std::vector<board::Seat> ranking(const Play& play) {
  const auto scores = score(play.query());
  std::vector<board::Seat> seats;
  for (int rank = 1; rank <= play.rules().players; ++rank)
    for (board::Seat seat = 0; seat < play.rules().players; ++seat)
      if (scores[seat].rank == rank) seats.push_back(seat);
  return seats;
}

Found in_this_order(const Expect& e, const Play& play, const std::vector<board::Seat>& seats) {
  std::vector<board::Seat> wanted;
  for (const Who& who : e.players) wanted.push_back(play.seat(who));
  std::string text;
  for (const board::Seat seat : seats) text += " " + play.seat_text(seat);
  return unless(wanted == seats, "found:" + text);
}

/// BASE-89 seen from outside: the order in which equal points are ranked.
Found end_order(const Expect& e, const Play& play) {
  const auto scores = score(play.query());
  for (board::Seat seat = 1; seat < play.rules().players; ++seat)
    if (scores[seat].points != scores[0].points) return "the points are not all equal, so the order does not show";
  return in_this_order(e, play, ranking(play));
}

Found removed(const Expect& e, const Play& play) {
  const board::State& s = play.state();
  unsigned on_board = 0;
  for (const auto count : s.token_count) on_board += count;
  const unsigned rest = play.rules().all_tokens.count() - on_board - s.rats - s.used.count();
  return unless(static_cast<unsigned>(*e.number) == rest && rest == play.rules().removed, std::to_string(rest));
}

Found unseen(const Expect& e, const Play& play) {
  const TokenSet tokens = play.rules().all_tokens & ~play.state().used;
  bool there = false;
  for (unsigned i = 0; i < board::max_tokens; ++i) {
    if (!tokens.has(i)) continue;
    const board::Face& face = play.rules().faces[i];
    if (!e.faces.empty()) there |= face == engine_face(e.faces[0]);
    const board::Face symbol = engine_face({0, {e.name}});
    for (std::size_t c = 0; c < board::class_count; ++c) there |= symbol.classes[c] > 0 && face.classes[c] > 0;
  }
  return unless(there != e.negated, there ? "there is one" : "there is none");
}

}  // namespace

Found check_place(const Place& place, const board::State& s, const Play& play) {
  const auto region = region_number(place.region);
  std::vector<board::Token> rest(s.tokens[region].begin(), s.tokens[region].begin() + s.token_count[region]);
  std::size_t count = 0;
  for (const Tokens& group : place.tokens) count += static_cast<std::size_t>(group.count);
  if (!place.tokens.empty() && count != rest.size()) return "t" + std::to_string(rest.size());
  for (const Tokens& group : place.tokens)
    for (int i = 0; group.each && i < group.count; ++i) {
      const auto fits = std::find_if(rest.begin(), rest.end(),
                                     [&](board::Token t) { return matches(*group.each, t, play.rules(), play); });
      if (fits == rest.end()) return "no such token among the " + std::to_string(count) + " there";
      rest.erase(fits);
    }
  for (const Citizens& group : place.citizens) {
    const auto seat = play.seat({Who::Kind::player, group.player});
    const int found = s.citizens[region][seat];
    if (found != group.count) return "P" + std::to_string(group.player) + ":" + std::to_string(found);
    if (group.loaded.empty()) continue;
    std::vector<Citizen> loads;
    for (unsigned i = 0; i < s.carrier_count; ++i)
      if (const auto& carrier = s.carriers[i]; carrier.region() == region && carrier.seat() == seat)
        loads.push_back(citizen_of(carrier.load()));
    if (!std::is_permutation(loads.begin(), loads.end(), group.loaded.begin(), group.loaded.end()))
      return "the citizens carry something else";
  }
  return {};
}

Found check_state(const Expect& e, const Play& play) {
  const board::State& s = play.state();
  const auto owner = [&] { return play.seat(e.who); };
  switch (e.what) {
    case What::place: return check_place(e.place, s, play);
    case What::haven: return by_player(e, play, [&](auto seat) { return s.haven[seat]; });
    case What::citizen_supply: return number_is(e, s.supply[owner()]);
    case What::rat_supply: return number_is(e, s.rats);
    case What::tokens: {
      int count = 0;
      for (const auto n : s.token_count) count += n;
      return number_is(e, count);
    }
    case What::removed: return removed(e, play);
    case What::piece_at: return piece_at(e, play);
    case What::holds: return holds(e, play);
    case What::card: return card_state(e, play);
    case What::cards: return cards_in_play(e, play);
    case What::hand: return number_is(e, remembered(play, test::RegionCards::module, owner()));
    case What::coins: return number_is(e, remembered(play, test::Mercatus::module, owner()));
    case What::baker: return number_is(e, remembered(play, 7, 0));
    case What::pieces: return pieces(e, play);
    case What::potions:
    case What::podiums: return beside_the_board(e, s);
    case What::regions: return regions_are(e.names, play.rules().in_use);
    case What::neighbours: return regions_are(e.names, play.query().neighbours(region_number(e.name)));
    case What::adjacent:
      return unless(play.query().neighbours(region_number(e.name)).has(region_number(e.value)) != e.negated,
                    "the opposite");
    case What::marks_clear: return marks_clear(s);
    case What::unseen: return unseen(e, play);
    case What::starts: return unless(s.first == owner(), "seat " + std::to_string(s.first + 1));
    case What::last: return unless(s.last == owner(), play.seat_text(s.last));
    case What::over: return unless(s.over(), "the game goes on");
    case What::end_order: return end_order(e, play);
    case What::score: return by_player(e, play, [&](auto seat) { return score(play.query())[seat].points; });
    case What::base_score:
      return by_player(e, play,
                       [&](auto seat) { return score(play.query())[seat].regions + score(play.query())[seat].haven; });
    case What::card_score: return by_player(e, play, [&](auto seat) { return score(play.query())[seat].other; });
    case What::ranking: return in_this_order(e, play, ranking(play));
    default: return "this expectation is not about a state";
  }
}

}  // namespace rattus::cases
