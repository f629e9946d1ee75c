#include "tests/board/case_position.hpp"

#include <algorithm>

#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

using board::Seat;

Seat seat_of(int player) { return static_cast<Seat>(player - 1); }  // in a position P1 sits on the first seat

/// A face-down token of the position before it has an identity.
struct Lying {
  board::Region region;
  Token spec;
};

std::vector<Lying> lying_tokens(const Given& given) {
  std::vector<Lying> list;
  for (const auto& [id, place] : given.regions)
    for (const Tokens& group : place.tokens)
      for (int i = 0; i < group.count; ++i) list.push_back({region_number(id), group.each.value_or(Token{})});
  return list;
}

/// Whoever has looked at a token knows its face, so it has one even if the case leaves it open.
bool dealt(const Token& token) { return token.face || !token.lookers.empty(); }

int pile_of(const Given& given) { return given.pile.value_or(static_cast<int>(given.used_faces.size())); }

/// The face of a token of the used pile: those that the case names, then others.
board::Face used_face(const Given& given, int i, const board::Face& filler) {
  const auto place = static_cast<std::size_t>(i);
  return place < given.used_faces.size() ? engine_face(given.used_faces[place]) : filler;
}

std::vector<board::TokenRow> token_table(const Scene& scene, const Given& given) {
  const board::Face filler = engine_face(scene.usual);
  std::vector<board::TokenRow> rows;
  const auto tokens = lying_tokens(given);
  std::size_t drawn = static_cast<std::size_t>(given.rats.value_or(20));
  for (const Lying& token : tokens) {
    if (dealt(token.spec))
      rows.push_back({token.spec.face ? engine_face(*token.spec.face) : filler, !token.spec.drawn});
    else if (!token.spec.drawn)
      rows.push_back({filler, true});
    else
      ++drawn;
  }
  std::vector<board::Face> named;
  for (const auto* list : {&scene.chance.reveal, &scene.chance.look, &given.supply_faces})
    for (const Face& face : *list) named.push_back(engine_face(face));
  for (const Given* world : {&scene.given, scene.other ? &*scene.other : &scene.given})
    for (const Lying& token : lying_tokens(*world))
      if (world != &given && token.spec.face) named.push_back(engine_face(*token.spec.face));
  for (std::size_t i = 0; i < drawn; ++i) rows.push_back({i < named.size() ? named[i] : filler, false});
  for (int i = 0; i < pile_of(given); ++i) rows.push_back({used_face(given, i, filler), false});
  // Both worlds of a case must have one table, whichever of them it is made for.
  std::sort(rows.begin(), rows.end(),
            [](const auto& x, const auto& y) { return std::pair(x.starting, x.face) < std::pair(y.starting, y.face); });
  return rows;
}

void lay_tokens(const Scene& scene, const Given& given, Position& position) {
  board::Rules& rules = position.rules;
  board::State& s = position.state;
  const board::Face filler = engine_face(scene.usual);
  s.undealt = rules.all_tokens;
  s.token_count = {};
  s.with_tokens = s.full = {};
  s.setup_undealt = 0;
  const auto take = [&](const board::Face& face, bool starting) {
    for (unsigned i = 0; i < board::max_tokens; ++i)
      if (s.undealt.has(i) && rules.faces[i] == face && rules.starting.has(i) == starting) {
        s.undealt.remove(i);
        return i;
      }
    throw Mistake("the position has no token for a face that it names");
  };
  for (const Lying& lying : lying_tokens(given)) {
    board::Token token;
    if (lying.spec.drawn) token.bits |= board::Token::drawn_bit;
    if (lying.spec.marked) token.bits |= board::Token::marked_bit;
    for (const int player : lying.spec.lookers) token.add_looker(seat_of(player));
    if (dealt(lying.spec))
      token.set_face(take(lying.spec.face ? engine_face(*lying.spec.face) : filler, !lying.spec.drawn) + 1);
    else if (!lying.spec.drawn)
      ++s.setup_undealt;
    auto& row = s.tokens[lying.region];
    row[s.token_count[lying.region]++] = token;
    std::sort(row.begin(), row.begin() + s.token_count[lying.region]);
    s.with_tokens.add(lying.region);
    if (s.token_count[lying.region] == board::tokens_per_region) s.full.add(lying.region);
  }
  for (int i = 0; i < pile_of(given); ++i) s.used.add(take(used_face(given, i, filler), false));
  s.rats = static_cast<std::uint8_t>(given.rats.value_or(20));
}

void lay_citizens(const Given& given, Position& position) {
  board::Rules& rules = position.rules;
  board::State& s = position.state;
  auto placed = position.elsewhere;
  for (const auto& [id, place] : given.regions)
    for (const Citizens& group : place.citizens) {
      const auto region = region_number(id);
      const Seat seat = seat_of(group.player);
      s.citizens[region][seat] = static_cast<std::uint8_t>(group.count);
      if (group.count > 0) s.presence[seat].add(region);
      placed[seat] += group.count;
      for (const Citizen& citizen : group.loaded)
        if (!(citizen == Citizen{})) s.carriers[s.carrier_count++] = board::Carrier::of(region, seat, load_of(citizen));
    }
  std::sort(s.carriers.begin(), s.carriers.begin() + s.carrier_count);
  for (int player = 1; player <= given.players; ++player) {
    const Seat seat = seat_of(player);
    const int rest = rules.options.citizens - placed[seat];
    const auto haven = given.haven.find(player), supply = given.supply.find(player);
    int in_haven = haven != given.haven.end() ? haven->second : 0;
    if (supply != given.supply.end() && haven == given.haven.end()) in_haven = rest - supply->second;
    const int in_supply = supply != given.supply.end() ? supply->second : rest - in_haven;
    if (in_haven < 0 || in_supply < 0) throw Mistake("P" + std::to_string(player) + " has not so many citizens");
    s.haven[seat] = static_cast<std::uint8_t>(in_haven);
    s.supply[seat] = static_cast<std::uint8_t>(in_supply);
  }
}

void give_cards(const Given& given, Position& position) {
  board::Rules& rules = position.rules;
  board::State& s = position.state;
  const auto bit = [&](const std::string& card) {
    const auto slot = rules.slot_of(card_number(card));
    if (slot == board::max_slots) throw Mistake("card " + card + " is not in play");
    return static_cast<std::uint8_t>(1U << slot);
  };
  for (const auto& [player, cards] : given.held)
    for (const Held& card : cards) s.held[seat_of(player)] |= bit(card.card);
  for (const auto& [player, cards] : given.blocked)
    for (const auto& card : cards) s.blocked |= bit(card);
}

void push_game(board::State& s, board::flow::GameStep step, unsigned done = 0) {
  board::Frame& frame = s.push(board::FrameKind::game, 0);
  frame.step = step;
  frame.as<board::frames::Game>().done = static_cast<std::uint8_t>(done);
}

/// Puts the frames on the stack so that the engine's next step is the one with which the case begins.
void enter_phase(const Given& given, Position& position) {
  namespace flow = board::flow;
  board::Rules& rules = position.rules;
  board::State& s = position.state;
  const unsigned n = rules.players;
  s.first = 0;
  s.plague = given.plague ? region_number(*given.plague) : region_number("anglia");
  s.round = static_cast<std::uint8_t>(given.round.value_or(1));
  if (given.phase == Phase::placement) return push_game(s, flow::game_placing);
  if (given.phase == Phase::action) {
    s.active = seat_of(given.active);
    s.phase = board::Phase::action;
    if (s.active == s.first) --s.round;  // his turn opens the round
    push_game(s, flow::game_turns);
    board::Frame& turn = s.push(board::FrameKind::turn, s.active);
    turn.step = flow::turn_begin;
    if (rules.module_slot(board::Mercatus::module) == board::max_parts) return;
    turn.step = flow::turn_action;  // it has begun: types that are face down stay so (MERC-20)
    s.round = static_cast<std::uint8_t>(given.round.value_or(1));
    s.supply_was_empty = s.rats == 0;
    return;
  }
  s.phase = board::Phase::final_turns;
  s.end_reason = board::EndReason::rats;
  if (given.last)
    s.last = seat_of(*given.last);
  else
    s.last = static_cast<Seat>(given.final_player % static_cast<int>(n));
  s.active = s.last;
  if (given.phase == Phase::final_ravage) return push_game(s, flow::game_final, n - 1);
  const unsigned turn = (s.last + n - seat_of(given.final_player)) % n;  // his is the so-manieth final turn
  if (turn == 1) return push_game(s, flow::game_turns);
  push_game(s, flow::game_final, turn - 1);
}

}  // namespace

Position make_position(const Scene& scene, const Given& given) {
  board::Tables tables = tables_of(given.board);
  tables.tokens = token_table(scene, given);
  tables.board.tokens_removed.fill(0);
  name_region_cards(scene, tables);
  Position position{rules_of(given, tables), {}};
  position.state = position.rules.initial;
  position.state.rng = Rng(Seed{1, 2});
  lay_goods(position);
  for (const auto& [item, put] : given.pieces) put(given, position);
  fill_goods_supply(given, position);
  place_region_cards(given, position);
  lay_tokens(scene, given, position);
  lay_citizens(given, position);
  give_cards(given, position);
  set_tiles(given, position);
  enter_phase(given, position);
  return position;
}

}  // namespace rattus::cases
