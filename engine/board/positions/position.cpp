#include "engine/board/positions/position.hpp"

#include "engine/board/flow/game.hpp"
#include "engine/board/positions/position_parts.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "engine/board/setup/region_names.hpp"

namespace rattus::board {
namespace position {

Region Work::region(const std::string& name) const {
  const auto region = find_region(tables.board.regions, name);
  if (region && rules.in_use.has(*region)) return *region;
  reasons.add(region ? "region-not-in-use" : "unknown-region", base_clause(region ? 3 : 1), name);
  return no_region;
}

Slot Work::slot(const std::string& card) const {
  for (const CardRow& row : tables.cards) {
    if (row.id != card && std::to_string(row.number) != card) continue;
    const Slot slot = rules.slot_of(row.number);
    if (slot == max_slots) reasons.add("card-not-in-play", base_clause(9), card);
    return slot;
  }
  reasons.add("unknown-card", base_clause(9), card);
  return max_slots;
}

namespace {

/// The types of loads that the program has.
std::vector<const LoadType*> types_of_loads(const Work& w) {
  std::vector<const LoadType*> types;
  for (const CardFacts* card : w.facts) types.insert(types.end(), card->loads.begin(), card->loads.end());
  return types;
}

/// What a set-up calls a card.
std::string name_of(const Work& w, const CardFacts& card) {
  for (const CardRow& row : w.tables.cards)
    if (row.number == card.number) return row.id;
  return std::string(card.module);
}

/// CARD-4, -221: not more than there are, and not two where there can be but one.
void check_loads(Work& w) {
  const State& s = w.s;
  const auto types = types_of_loads(w);
  for (std::size_t i = 0; i < s.carrier_count; ++i)
    for (const LoadType* type : types)
      for (std::size_t j = 0; j < i && type->stands_alone(); ++j) {
        const Carrier &one = s.carriers[i], &other = s.carriers[j];
        if (one.load().has(*type) && other.load().has(*type) && one.region() == other.region() &&
            one.seat() == other.seat())
          w.reasons.add(std::string(type->alone.refusal), type->alone.clause, w.tables.board.regions[one.region()].id);
      }
  for (const LoadType* type : types) {
    unsigned all = 0;
    for (std::size_t i = 0; i < s.carrier_count; ++i) all += s.carriers[i].load().of(*type);
    if (all > type->supply)
      w.reasons.add("piece-sum", card_clause(4),
                    std::to_string(all) + " " + std::string(type->word) + (type->counted() ? "" : "s"));
  }
}

void add_loads(Work& w, Region region, const PositionCitizens& group, const std::string& id) {
  State& s = w.s;
  if (static_cast<int>(group.loads.size()) > group.count) w.reasons.add("load-sum", card_clause(8), id);
  for (const Load& load : group.loads)  // CARD-4: who carries something has it from this card
    for (const CardFacts* card : w.facts)
      for (const LoadType* type : card->loads)
        if (load.has(*type) && !w.rules.loads.contains(type))
          w.reasons.add("card-not-in-play", card_clause(3), name_of(w, *card));
  const auto types = types_of_loads(w);
  for (const Load& load : group.loads) {
    if (load == Load{}) continue;
    const auto too_many = [&load](const LoadType* type) { return load.of(*type) > type->supply; };
    if (std::any_of(types.begin(), types.end(), too_many) || s.carrier_count == max_carriers)
      return w.reasons.add("piece-sum", card_clause(4), id);
    s.carriers[s.carrier_count++] = Carrier::of(region, group.seat, load);
  }
  std::sort(s.carriers.begin(), s.carriers.begin() + s.carrier_count);
}

void place_citizens(Work& w) {
  State& s = w.s;
  std::array<int, max_seats> on_map{};
  Mask seen;
  for (const PositionRegion& given : w.p.regions) {
    const Region region = w.region(given.id);
    if (region != no_region && seen.has(region)) w.reasons.add("region-twice", ruling(10), given.id);
    if (region != no_region) seen.add(region);
    for (const PositionCitizens& group : given.citizens) {
      if (!w.seat_ok(group.seat, "citizens") || region == no_region || group.count == 0) continue;
      if (group.count < 0 || group.count > w.rules.options.citizens || s.citizens[region][group.seat] != 0) {
        w.reasons.add("citizen-sum", ruling(10),
                      given.id + " " + std::to_string(group.seat + 1) + ":" + std::to_string(group.count));
        continue;
      }
      s.citizens[region][group.seat] = static_cast<std::uint8_t>(group.count);
      s.presence[group.seat].add(region);
      on_map[group.seat] += group.count;
      add_loads(w, region, group, given.id);
    }
  }
  for (const PositionPiece& piece : w.p.pieces)  // citizens on a card are their holder's (CARD-73)
    for (Seat seat = 0; seat < max_seats; ++seat)
      for (const std::string& card : w.p.held[seat])
        if (piece.type->lies == Lies::on_card && w.slot(card) == w.slot(piece.card)) on_map[seat] += piece.count;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (!w.p.supply[seat] && !w.p.haven[seat] && seat >= w.rules.players) continue;
    if (!w.seat_ok(seat, "supply")) continue;
    const int rest = w.rules.options.citizens - on_map[seat] - static_cast<int>(Query{w.rules, w.s}.aside(seat));
    int supply = w.p.supply[seat].value_or(0), haven = w.p.haven[seat].value_or(0);
    if (!w.p.supply[seat])
      supply = rest - haven;
    else if (!w.p.haven[seat])
      haven = rest - supply;
    if (supply < 0 || haven < 0 || supply + haven != rest) {
      w.reasons.add("citizen-sum", ruling(10),
                    "player " + std::to_string(seat + 1) + ": " + std::to_string(on_map[seat]) + " in regions, " +
                        std::to_string(haven) + " in the safe haven, " + std::to_string(supply) + " in supply, of " +
                        std::to_string(w.rules.options.citizens));
      continue;
    }
    s.supply[seat] = static_cast<std::uint8_t>(supply);
    s.haven[seat] = static_cast<std::uint8_t>(haven);
  }
  check_loads(w);
}

std::uint8_t card_bits(const Work& w, const std::vector<std::string>& cards) {
  unsigned bits = 0;
  for (const std::string& card : cards)
    if (const Slot slot = w.slot(card); slot != max_slots) bits |= 1U << slot;
  return static_cast<std::uint8_t>(bits);
}

/// CARD-3, -4: every piece belongs to a card in play; citizens on a card are its holder's (CARD-73).
void lay_piece(Work& w, const PositionPiece& given) {
  const PieceType& type = *given.type;
  const bool on_card = type.lies == Lies::on_card;
  const std::string name(on_card ? "citizens on a card" : type.word);
  Piece piece{&type, no_region, no_region, static_cast<std::uint8_t>(given.count)};
  if (!given.region.empty()) piece.region = w.region(given.region);
  if (!given.to.empty()) piece.to = w.region(given.to);
  const bool nowhere = piece.region == no_region && !on_card;
  if (nowhere || (type.lies == Lies::on_edge && piece.to == no_region)) return;
  const Slot wanted = given.card.empty() ? max_slots : w.slot(given.card);
  for (Slot slot = 0; slot < w.rules.slots; ++slot) {
    const CardFacts& card = *w.rules.cards[slot];
    if (on_card && slot == wanted && (Query{w.rules, w.s}).holder(slot) == no_seat)
      return w.reasons.add("card-not-held", card_clause(3), given.card);
    if (!card.brings(type) || (on_card && slot != wanted)) continue;
    if (!card.put_piece({w.rules, w.s}, slot, memory_of(w.rules, w.s, slot), piece))
      w.reasons.add("piece-sum", card_clause(4), name);
    return;
  }
  w.reasons.add("card-not-in-play", card_clause(3), name);
}

void lay_cards(Work& w) {
  State& s = w.s;
  unsigned all = 0;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (w.p.held[seat].empty() || !w.seat_ok(seat, "holds")) continue;
    for (const std::string& card : w.p.held[seat]) {
      const Slot slot = w.slot(card);
      if (slot == max_slots) continue;
      if ((all >> slot) & 1) w.reasons.add("card-held-twice", ruling(10), card);
      all |= 1U << slot;
      s.held[seat] |= static_cast<std::uint8_t>(1U << slot);
    }
  }
  s.blocked = card_bits(w, w.p.blocked);
  s.used_mark = card_bits(w, w.p.used_cards);
  if (const auto loan = Query{w.rules, s}.loan(); loan.any() && (s.used_mark >> loan.borrower & 1U) != 0)
    s.used_mark |= static_cast<std::uint8_t>(1U << loan.lender);  // BASE-130
  s.came = card_bits(w, w.p.came);
  for (const std::string& card : w.p.blocked)
    if (const Slot slot = w.slot(card); slot != max_slots && !((all >> slot) & 1))
      w.reasons.add("card-not-held", card_clause(263), card);
  if (s.came != 0 && !w.p.card_taken) w.reasons.add("taken-unmarked", base_clause(130), w.p.came.front());
  for (const PositionPiece& piece : w.p.pieces) lay_piece(w, piece);
  if (w.p.knight_moved)
    if (const Slot slot = w.slot("6"); slot != max_slots) memory_of(w.rules, s, slot)[0] = 1;
}

Frame& push(State& s, FrameKind kind, unsigned step, Seat seat = 0) {
  Frame& frame = s.push(kind, seat);
  frame.step = static_cast<std::uint8_t>(step);
  return frame;
}

void set_last(Work& w) {
  State& s = w.s;
  const unsigned n = w.rules.players;
  const Seat left = static_cast<Seat>((w.p.seat + 1U) % n);
  s.last = w.p.last.value_or(w.p.stage == Stage::final_turn ? left : w.p.seat);
  if (!w.seat_ok(s.last, "L")) s.last = 0;
  if (w.p.stage == Stage::final_turn && s.last == w.p.seat)
    w.reasons.add("last-is-seat", base_clause(83), std::to_string(w.p.seat + 1));
}

void set_frames(Work& w) {
  State& s = w.s;
  const unsigned n = w.rules.players;
  const bool ending = w.p.stage >= Stage::final_turn;
  if (ending) set_last(w);
  if (!ending && w.p.last) w.reasons.add("last-too-early", base_clause(83), std::to_string(*w.p.last + 1));
  s.active = ending && w.p.stage != Stage::final_turn ? s.last : w.p.seat;
  switch (w.p.stage) {
    case Stage::placement: {
      s.active = no_seat;
      s.round = 0;
      const unsigned most = n * (w.rules.options.initial_split ? 4 : 2);
      if (w.p.placements < 0 || w.p.placements > static_cast<int>(most))
        return w.reasons.add("too-many-placements", base_clause(15), std::to_string(w.p.placements));
      push(s, FrameKind::game, flow::game_placing).as<frames::Game>().done = static_cast<std::uint8_t>(w.p.placements);
      return;
    }
    case Stage::action:
    case Stage::plague: {
      const bool acting = w.p.stage == Stage::action;
      s.phase = acting ? Phase::action : Phase::plague;
      push(s, FrameKind::game, flow::game_turns);
      push(s, FrameKind::turn, acting ? flow::turn_action : flow::turn_move, w.p.seat);
      return;
    }
    case Stage::final_turn: {
      s.phase = Phase::final_turns;
      push(s, FrameKind::game, flow::game_final).as<frames::Game>().done =
          static_cast<std::uint8_t>((s.last + n - w.p.seat) % n);
      // Marks say that he has begun; else they are cleared at the beginning (BASE-130).
      push(s, FrameKind::final_turn, s.used_mark != 0 ? flow::final_act : flow::final_begin, w.p.seat);
      return;
    }
    case Stage::final_ravage:
      s.phase = Phase::final_turns;
      push(s, FrameKind::game, flow::game_final).as<frames::Game>().done = static_cast<std::uint8_t>(n - 1);
      return;
    case Stage::over:
      s.phase = Phase::final_ravage;
      s.active = no_seat;
      push(s, FrameKind::game, flow::game_score);
      return;
  }
}

void set_turn(Work& w) {
  State& s = w.s;
  (void)w.seat_ok(w.p.seat, "seat");
  if (w.seat_ok(w.p.first, "first")) s.first = w.p.first;
  s.plague = w.p.plague.empty() ? static_cast<Region>(w.rules.in_use.lowest()) : w.region(w.p.plague);
  if (s.plague != no_region && (Query{w.rules, s}).neighbours(s.plague).none())
    w.reasons.add("plague-locked-in", card_clause(153), w.tables.board.regions[s.plague].id);
  if (w.p.round < 0 || w.p.round > 255)
    w.reasons.add("out-of-range", base_clause(82), "round " + std::to_string(w.p.round));
  s.round = static_cast<std::uint8_t>(w.p.round);
  s.end_reason = w.p.end_reason;
  s.card_taken = w.p.card_taken;
  s.increased = w.p.increased;
  s.supply_was_empty = w.p.supply_was_empty || s.rats == 0;
  if (w.reasons.empty()) set_frames(w);
}

}  // namespace
}  // namespace position

std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& p, const Tables& tables,
                                                        const std::vector<const CardFacts*>& facts) {
  Reasons reasons;
  CheckedSetUp checked;
  reasons.add(check_setup(p.setup, tables, available_of(facts), checked));
  if (by_chance(p.setup.card_choice))  // a position says which cards it has
    reasons.add("unknown-selection", base_clause(11),
                std::string(checked.one_of_each_class ? one_of_each_class_word : random_word));
  if (!reasons.empty()) return reasons.take();

  Tables own = tables;
  own.tokens = position::token_table(p, tables);
  if (own.tokens.size() > max_tokens) {
    reasons.add("too-many", ruling(1), std::to_string(max_tokens));
    return reasons.take();
  }
  reasons.add(check_room(checked.cards, checked.modules, facts));
  if (!reasons.empty()) return reasons.take();
  BuiltPosition built{make_rules(checked, own, checked.cards, facts), {}};
  Rules& rules = built.rules;
  const int removed = p.removed.value_or(p.tokens ? 0 : rules.removed);
  if (removed < 0 || removed > static_cast<int>(max_tokens)) {
    reasons.add("token-sum", base_clause(13), std::to_string(removed) + " removed");
    return reasons.take();
  }
  rules.removed = static_cast<std::uint8_t>(removed);

  State& s = built.state;
  s.module_words = rules.initial.module_words;
  s.rng = p.random.value_or(Rng{});
  position::Work w{p, tables, reasons, rules, s, facts};
  position::fill_modules(w);
  position::place_citizens(w);
  position::lay_tokens(w);
  position::lay_cards(w);
  position::judge_modules(w);
  position::set_turn(w);
  if (p.exact && reasons.empty()) position::restore_exact(w, *p.exact);
  if (!reasons.empty()) return reasons.take();
  return built;
}

}  // namespace rattus::board
