// Saving a state of mid-action and taking it up again, byte for byte.
#include "engine/board/flow/game.hpp"
#include "engine/board/parts/hands.hpp"
#include "engine/board/positions/position_parts.hpp"
#include "engine/core/hash.hpp"

namespace rattus::board {
namespace position {

std::uint64_t seal(const Rules& rules, const State& state) {
  std::uint64_t h = hash_bytes(state);
  const auto mix = [&h](std::uint64_t value) {
    h ^= value;
    h = split_mix(h);
  };
  mix(rules.players);
  mix(rules.big_box);
  mix(rules.in_use.bits);
  if (rules.cities != rules.in_use) mix(rules.cities.bits);
  for (const Mask row : rules.adjacent) mix(row.bits);
  for (const OptionInfo& option : option_table) mix(rules.options.*option.field);
  for (const ModuleOption& option : rules.options.of_modules) mix(option.value);
  for (Slot slot = 0; slot < rules.slots; ++slot) mix(rules.cards[slot]->number);
  for (const unsigned slot : rules.parts& modules)
    for (const char letter : rules.cards[slot]->module) mix(static_cast<unsigned char>(letter));
  mix(rules.removed);
  for (unsigned i = 0; i < rules.all_tokens.count(); ++i) {
    const Face& face = rules.faces[i];
    std::uint64_t packed =
        face.limit | (face.majority << 4U) | (face.all << 8U) | (unsigned{rules.starting.has(i)} << 12U);
    for (const auto n : face.classes) packed = packed << 4U | n;
    mix(packed);
  }
  return h;
}

void restore_exact(Work& w, const ExactPosition& exact) {
  State& s = w.s;
  const auto broken = [&] { w.reasons.add("exact-broken", ruling(10), ""); };
  if (exact.frames.size() > max_frames || exact.memory.size() > card_memory_size) return broken();
  s.phase = exact.phase;
  s.active = exact.active;
  s.asked = w.rules.decision_of(exact.asked);
  if (s.asked == Decision::none && !exact.asked.empty()) return broken();
  s.decider = exact.decider;
  s.neutral = static_cast<std::uint8_t>(exact.neutral);
  s.picked = static_cast<std::uint8_t>(exact.picked);
  s.reveal_all = exact.reveal_all;
  s.zero_limits = exact.zero_limits;
  s.beside = static_cast<std::uint8_t>(exact.beside);
  for (std::size_t i = 0; i < tokens_per_region; ++i) s.laid_open[i] = static_cast<std::uint8_t>(exact.laid_open[i]);
  const auto tokens = [&w](const std::vector<int>& numbers) {
    TokenSet set;
    for (const int number : numbers)
      if (number > 0 && number <= static_cast<int>(w.rules.all_tokens.count()))
        set.add(static_cast<unsigned>(number - 1));
    return set;
  };
  s.redrawn = tokens(exact.redrawn);
  s.grown = tokens(exact.grown);
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    s.losses[seat] = static_cast<std::uint8_t>(exact.losses[seat]);
    s.token_kills[seat] = static_cast<std::uint8_t>(exact.token_kills[seat]);
    s.phase_kills[seat] = static_cast<std::uint8_t>(exact.phase_kills[seat]);
  }
  s.memory = {};
  std::copy(exact.memory.begin(), exact.memory.end(), s.memory.begin());
  s.supply_was_empty = w.p.supply_was_empty;
  s.round = static_cast<std::uint8_t>(w.p.round);
  s.last = w.p.last.value_or(no_seat);
  for (const std::string& card : exact.protected_cards)
    if (const Slot slot = w.slot(card); slot != max_slots) s.protected_slots |= static_cast<std::uint8_t>(1U << slot);
  s.stack = {};
  s.depth = static_cast<std::uint8_t>(exact.frames.size());
  std::copy(exact.frames.begin(), exact.frames.end(), s.stack.begin());
  if (w.reasons.empty() && seal(w.rules, s) != exact.seal) broken();
}

namespace {

/// The data tables' names for what a state holds by index.
class Describer {
 public:
  Describer(const Rules& rules, const State& s, const Tables& tables) : rules_(rules), s_(s), tables_(tables) {}

  Position position() {
    setup();
    token_table();
    turn();
    regions();
    cards();
    p_.modules = describe_modules(rules_, s_, tables_);
    for (unsigned i = 0; i < rules_.all_tokens.count(); ++i)
      if (s_.used.has(i)) p_.used.push_back(token(i));
    p_.rats = s_.rats;
    p_.pile = static_cast<int>(p_.used.size());
    p_.random = s_.rng;
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      p_.supply[seat] = s_.supply[seat];
      p_.haven[seat] = s_.haven[seat];
    }
    exact();
    return std::move(p_);
  }

 private:
  [[nodiscard]] TokenName token(unsigned index) const { return {static_cast<int>(index) + 1, rules_.faces[index]}; }
  [[nodiscard]] std::string card(Slot slot) const {
    for (const CardRow& row : tables_.cards)
      if (row.number == rules_.cards[slot]->number) return row.id;
    return std::to_string(rules_.cards[slot]->number);
  }
  [[nodiscard]] std::vector<std::string> names(unsigned slots) const {
    std::vector<std::string> result;
    for (const unsigned slot : Mask{slots}) result.push_back(card(static_cast<Slot>(slot)));
    return result;
  }

  void setup() {
    p_.setup.board = tables_.board.id;
    p_.setup.players = rules_.players;
    p_.setup.card_choice = CardChoice::listed;
    p_.setup.cards = names(Mask::first(rules_.slots).bits);
    for (const unsigned slot : rules_.parts& modules) p_.setup.modules.emplace_back(rules_.cards[slot]->module);
    Options usual;
    for (const unsigned slot : rules_.parts& modules)
      if (rules_.cards[slot]->needs.chivalry_by_choice) usual.require_chivalry = 0;
    const auto name = [&](const auto& rule, std::uint8_t value, std::uint8_t without) {
      if (value != without)
        p_.setup.options.emplace_back(rule.key,
                                      rule.names.empty() ? std::to_string(value) : std::string(rule.names[value]));
    };
    for (const OptionInfo& rule : option_table) name(rule, rules_.options.*rule.field, usual.*rule.field);
    for (const auto& [rule, value] : rules_.options.of_modules) name(*rule, value, rule->usual);
  }
  void token_table() {
    const auto n = rules_.all_tokens.count();
    bool same = n == tables_.tokens.size();
    for (unsigned i = 0; same && i < n; ++i)
      same = tables_.tokens[i].face == rules_.faces[i] && tables_.tokens[i].starting == rules_.starting.has(i);
    p_.removed = rules_.removed;
    if (same) return;
    p_.tokens.emplace();
    for (unsigned i = 0; i < n; ++i) p_.tokens->push_back({rules_.faces[i], rules_.starting.has(i)});
  }
  void turn() {
    p_.first = s_.first;
    p_.round = s_.round;
    p_.seat = s_.active != no_seat ? s_.active : s_.first;
    if (s_.last != no_seat) p_.last = s_.last;
    p_.end_reason = s_.end_reason;
    p_.card_taken = s_.card_taken;
    p_.increased = s_.increased;
    p_.supply_was_empty = s_.supply_was_empty;
    p_.plague = tables_.board.regions[s_.plague].id;
    p_.stage = stage();
  }
  [[nodiscard]] Stage stage() {
    switch (s_.phase) {
      case Phase::placement:
        p_.placements = s_.depth > 0 && s_.stack[0].step == flow::game_placing
                            ? s_.stack[0].as<frames::Game>().done
                            : rules_.players * (rules_.options.initial_split ? 4 : 2);
        return Stage::placement;
      case Phase::action: return Stage::action;
      case Phase::plague:
      case Phase::ravage: return s_.last == no_seat ? Stage::plague : Stage::final_ravage;
      case Phase::final_turns:
        return s_.active == no_seat || s_.active == s_.last ? Stage::final_ravage : Stage::final_turn;
      case Phase::final_ravage: return Stage::final_ravage;
      case Phase::over: break;
    }
    return Stage::over;
  }
  [[nodiscard]] std::vector<PositionToken> tokens_of(unsigned row) const {
    std::vector<PositionToken> list;
    for (unsigned i = 0; i < s_.token_count[row]; ++i) {
      const Token& t = s_.tokens[row][i];
      list.push_back({t.dealt() ? token(t.index()) : TokenName{}, t.drawn(), t.marked(),
                      static_cast<std::uint8_t>(t.lookers()), t.held(), t.earlier()});
    }
    return list;
  }
  void regions() {
    for (const unsigned row : hand_rows(lifted_from({rules_, s_}))) p_.hand[row - first_hand] = tokens_of(row);
    for (const unsigned r : rules_.in_use) {
      PositionRegion region{tables_.board.regions[r].id, tokens_of(r), {}};
      for (Seat seat = 0; seat < rules_.players; ++seat) {
        if (s_.citizens[r][seat] == 0) continue;
        PositionCitizens group{seat, s_.citizens[r][seat], {}};
        for (std::size_t i = 0; i < s_.carrier_count; ++i) {
          const Carrier& carrier = s_.carriers[i];
          if (carrier.region() == r && carrier.seat() == seat) group.loads.push_back(carrier.load());
        }
        region.citizens.push_back(std::move(group));
      }
      if (!region.tokens.empty() || !region.citizens.empty()) p_.regions.push_back(std::move(region));
    }
  }
  void cards() {
    for (Seat seat = 0; seat < rules_.players; ++seat) p_.held[seat] = names(s_.held[seat]);
    p_.blocked = names(s_.blocked);
    p_.used_cards = names(s_.used_mark);
    p_.came = names(s_.came);
    for (Slot slot = 0; slot < rules_.slots; ++slot) {
      if (!rules_.cards[slot]->pieces) continue;
      PieceList list;
      rules_.cards[slot]->pieces({rules_, s_}, slot, list);
      const auto name = [&](Region region) {
        return region == no_region ? std::string() : tables_.board.regions[region].id;
      };
      for (const Piece& piece : list)
        p_.pieces.push_back({piece.type, name(piece.region), name(piece.to),
                             piece.type->lies == Lies::on_card ? card(slot) : std::string(), piece.count});
    }
    if (const Slot slot = rules_.slot_of(6); slot != max_slots)
      p_.knight_moved = Query{rules_, s_}.memory(slot)[0] != 0;
  }
  void exact() {
    ExactPosition& e = p_.exact.emplace();
    e.phase = s_.phase;
    e.active = s_.active;
    e.asked = rules_.name_of(s_.asked);
    e.decider = s_.decider;
    e.neutral = s_.neutral;
    e.revealed = s_.revealed;
    e.picked = s_.picked;
    e.reveal_all = s_.reveal_all;
    e.zero_limits = s_.zero_limits;
    e.beside = s_.beside;
    std::copy(s_.laid_open.begin(), s_.laid_open.end(), e.laid_open.begin());
    for (const unsigned i : s_.redrawn) e.redrawn.push_back(static_cast<int>(i) + 1);
    for (const unsigned i : TokenSet(s_.grown)) e.grown.push_back(static_cast<int>(i) + 1);
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
      e.losses[seat] = s_.losses[seat];
      e.token_kills[seat] = s_.token_kills[seat];
      e.phase_kills[seat] = s_.phase_kills[seat];
    }
    e.memory.assign(s_.memory.begin(), s_.memory.end());
    while (!e.memory.empty() && e.memory.back() == 0) e.memory.pop_back();
    e.protected_cards = names(s_.protected_slots);
    e.frames.assign(s_.stack.begin(), s_.stack.begin() + s_.depth);
    e.seal = seal(rules_, s_);
  }

  const Rules& rules_;
  const State& s_;
  const Tables& tables_;
  Position p_;
};

}  // namespace
}  // namespace position

Position describe(const Rules& rules, const State& state, const Tables& tables) {
  return position::Describer(rules, state, tables).position();
}

}  // namespace rattus::board
