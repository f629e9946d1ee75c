#include "engine/board/rules.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/board/setup/catalogue.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board {
namespace {

void add_graph(Rules& rules, const BoardTable& board) {
  for (std::size_t r = 0; r < board.regions.size(); ++r)
    if ((board.regions[r].used_with >> rules.players) & 1) rules.in_use.add(static_cast<unsigned>(r));
  rules.cities = rules.in_use & board.cities;
  for (const EdgeRow& edge : board.edges) {
    if (!rules.in_use.has(edge.a) || !rules.in_use.has(edge.b)) continue;  // BASE-3
    rules.adjacent[edge.a].add(edge.b);
    rules.adjacent[edge.b].add(edge.a);
  }
  for (const unsigned r : rules.in_use) {
    Mask reached = Mask::of(r);
    for (std::size_t steps = 1; steps < 4; ++steps) {
      Mask next = reached;
      for (const unsigned from : reached) next |= rules.adjacent[from];
      reached = next;
      rules.within[r][steps] = reached & ~Mask::of(r);
    }
  }
}

void add_tokens(Rules& rules, const Tables& tables) {
  assert(tables.tokens.size() <= max_tokens);
  for (std::size_t i = 0; i < tables.tokens.size(); ++i) {
    rules.faces[i] = tables.tokens[i].face;
    rules.all_tokens.add(static_cast<unsigned>(i));
    if (tables.tokens[i].starting) rules.starting.add(static_cast<unsigned>(i));
  }
  const int removed = tables.board.tokens_removed[rules.players];
  rules.removed = static_cast<std::uint8_t>(removed < 0 ? 0 : removed);
}

void add_chart(Rules& rules, const Tables& tables) {
  rules.jester_chart.fill(no_region);
  std::array<Region, 128> letters;
  letters.fill(no_region);
  for (const auto& [letter, id] : tables.jester_chart.places) {
    Region& place = letters[static_cast<unsigned char>(letter) & 127U];
    if (id == "haven") place = haven_place;
    for (std::size_t r = 0; r < tables.board.regions.size(); ++r)
      if (tables.board.regions[r].id == id) place = static_cast<Region>(r);
  }
  for (std::size_t row = 0; row < tables.jester_chart.rows.size(); ++row)
    for (std::size_t column = 0; column < tables.jester_chart.rows[row].size(); ++column)
      rules.jester_chart[row * chart_columns + column] =
          letters[static_cast<unsigned char>(tables.jester_chart.rows[row][column]) & 127U];
}

void add_region_cards(Rules& rules, const Tables& tables) {
  for (const RegionCardRow& row : tables.region_cards)
    if (rules.in_use.has(row.card.region)) rules.region_cards.push_back(row.card);
}

/// Where the memory of the next part begins among the bytes of a state: those of class cards and modules lie apart.
class MemoryPlan {
 public:
  /// Words of eight bytes that modules have.
  [[nodiscard]] std::size_t module_words() const { return (modules_ - offsetof(State, module_memory) + 7) / 8; }

  std::uint16_t place(const CardFacts& part) {
    std::size_t& next = part.is_module() ? modules_ : cards_;
    const std::size_t at = next;
    next += part.memory;
    assert(cards_ <= offsetof(State, memory) + card_memory_size && modules_ <= sizeof(State));
    return static_cast<std::uint16_t>(at);
  }

 private:
  std::size_t cards_ = offsetof(State, memory);
  std::size_t modules_ = offsetof(State, module_memory);
};

/// What class cards and modules have in common.
void add_part(Rules& rules, Slot slot, std::size_t place, const CardFacts& part, MemoryPlan& plan) {
  rules.parts.add(slot);
  rules.cards[slot] = &part;
  rules.catalogue[slot] = static_cast<std::uint8_t>(place);
  const auto note = [&]<class Q>(const AnswerTo<Q>& answer) {
    if (answer.give) std::get<Answering<Q>>(rules.answering).parts.add(slot);
  };
  std::apply([&](const auto&... answers) { (note(answers), ...); }, part.answers);
  for (std::size_t m = 0; m < moment_count; ++m)
    if (part.acts[m]) rules.acting[m].add(slot);
  if (part.hide) rules.hiding.add(slot);
  if (part.offers) (part.offers_last ? rules.offering_last : rules.offering).add(slot);
  rules.memory_at[slot] = plan.place(part);
  for (const LoadType* type : part.loads) {
    rules.loads.push_back(type);
    if (type->stands_alone()) rules.loads_alone |= type->mask();
    if (type->lost_last) rules.loads_lost_last |= type->mask();
    if (type->can_be_given()) rules.loads_given |= type->mask();
  }
}

/// The place of the one that `fits` among the program's types.
template <class Fits>
std::size_t find_type(const std::vector<const CardFacts*>& facts, Fits fits) {
  const auto found = std::find_if(facts.begin(), facts.end(), [&](const CardFacts* one) { return fits(*one); });
  assert(found != facts.end() && "the set-up was checked against the available cards and modules");
  return static_cast<std::size_t>(found - facts.begin());
}

void add_module(Rules& rules, std::string_view name, const std::vector<const CardFacts*>& facts, MemoryPlan& plan) {
  Slot slot = first_module;
  while (rules.parts.has(slot)) ++slot;
  const std::size_t place = find_type(facts, [&](const CardFacts& one) { return one.module == name; });
  add_part(rules, slot, place, *facts[place], plan);
}

/// A card whose ability is lent is found like one in play, but is asked nothing and remembers nothing.
void add_abilities(Rules& rules, const std::vector<const CardFacts*>& facts) {
  for (const unsigned module : rules.parts& modules)
    for (const std::uint8_t number : rules.cards[module]->abilities) {
      Slot slot = first_module;
      while ((rules.parts | rules.abilities).has(slot)) ++slot;
      const std::size_t place =
          find_type(facts, [&](const CardFacts& one) { return !one.is_module() && one.number == number; });
      rules.abilities.add(slot);
      rules.cards[slot] = facts[place];
      rules.catalogue[slot] = static_cast<std::uint8_t>(place);
    }
}

void add_card(Rules& rules, std::uint8_t number, const Tables& tables, const std::vector<const CardFacts*>& facts,
              MemoryPlan& plan) {
  const Slot slot = rules.slots++;
  const std::size_t place =
      find_type(facts, [&](const CardFacts& one) { return !one.is_module() && one.number == number; });
  const CardFacts& card = *facts[place];
  add_part(rules, slot, place, card, plan);
  for (const CardRow& row : tables.cards)
    if (row.number == number) rules.card_class[slot] = row.card_class;
  const auto bit = static_cast<std::uint8_t>(1U << slot);
  rules.class_slots[static_cast<std::size_t>(rules.card_class[slot])] |= bit;
  if (card.action_ability) rules.final_slots |= bit;
  if (card.action_ability && !card.only_final) rules.action_slots |= bit;
  if (card.tiled == Tiled::yes) rules.tiled_slots |= bit;
  if (card.tiled == Tiled::by_option) rules.tiled_by_option |= bit;
  rules.enough_slots[static_cast<std::size_t>(card.enough)] |= bit;
}

}  // namespace

std::vector<Refusal> check_room(const std::vector<std::uint8_t>& cards, const std::vector<std::string>& modules,
                                const std::vector<const CardFacts*>& facts) {
  std::size_t of_cards = 0, of_modules = 0, slots = max_slots + modules.size();
  for (const CardFacts* part : facts) {
    if (part->is_module() && std::find(modules.begin(), modules.end(), part->module) != modules.end()) {
      of_modules += part->memory;
      slots += part->abilities.size();
    } else if (!part->is_module() && std::find(cards.begin(), cards.end(), part->number) != cards.end()) {
      of_cards += part->memory;
    }
  }
  Reasons reasons;
  const auto at_most = [&reasons](std::string_view what, std::size_t wanted, std::size_t most) {
    if (wanted <= most) return;
    reasons.add("no-room", base_clause(11),
                std::string(what) + " " + std::to_string(wanted) + "/" + std::to_string(most));
  };
  at_most("cards", of_cards, card_memory_size);
  at_most("modules", of_modules, module_memory_size);
  at_most("parts", slots, max_parts);
  return reasons.take();
}

Rules make_rules(const CheckedSetUp& setup, const Tables& tables, const std::vector<std::uint8_t>& cards,
                 const std::vector<const CardFacts*>& facts) {
  Rules rules;
  rules.players = static_cast<std::uint8_t>(setup.players);
  rules.regions = static_cast<std::uint8_t>(tables.board.regions.size());
  rules.big_box = tables.board.id == "big-box";
  rules.options = setup.options;
  rules.chivalry_reach = setup.players >= 5 ? setup.options.chivalry_reach_56 : 2;
  add_graph(rules, tables.board);
  add_tokens(rules, tables);
  add_chart(rules, tables);
  add_region_cards(rules, tables);
  MemoryPlan plan;
  for (const std::uint8_t number : cards) add_card(rules, number, tables, facts, plan);
  for (const std::string& module : setup.modules) add_module(rules, module, facts, plan);
  rules.first_six = setup.modules.empty() && std::all_of(cards.begin(), cards.end(), [](unsigned n) { return n <= 6; });
  add_abilities(rules, facts);
  if (rules.asks<question::Level>())
    for (Slot slot = 0; slot < rules.slots; ++slot)
      if (rules.cards[slot]->action_by_tile) rules.action_slots |= static_cast<std::uint8_t>(1U << slot);
  // Where a card closes ways or regions, cards that need open ones are asked each time.
  if (rules.asks<question::EdgeCut>() || rules.asks<question::TokenBarred>()) {
    rules.enough_slots[static_cast<std::size_t>(Enough::room_for_tokens)] = 0;
    rules.enough_slots[static_cast<std::size_t>(Enough::plain_citizen)] = 0;
  }

  for (std::size_t i = 0; i < tables.tokens.size(); ++i)
    for (std::size_t k = 0; k < class_count; ++k)
      for (std::size_t n = 0; n < std::min<std::size_t>(rules.faces[i].classes[k], 2); ++n)
        rules.face_slots[i][n] |= rules.class_slots[k];

  State& s = rules.initial;
  std::memset(static_cast<void*>(&s), 0, sizeof(s));
  s = State{};
  s.module_words = static_cast<std::uint8_t>(plan.module_words());
  s.undealt = rules.all_tokens;
  for (const unsigned r : rules.in_use) {  // BASE-12, step 2: nobody has seen any of them
    s.token_count[r] = 1;
    s.with_tokens.add(r);
  }
  s.setup_undealt = static_cast<std::uint8_t>(rules.in_use.count());
  s.rats = static_cast<std::uint8_t>(rules.all_tokens.count() - rules.in_use.count() - rules.removed);
  for (Seat seat = 0; seat < rules.players; ++seat) s.supply[seat] = rules.options.citizens;
  return rules;
}

MadeRules make_rules(const SetUp& setup, const Tables& tables, const std::vector<const CardFacts*>& facts,
                     const Below& below) {
  auto reasons = check_tables(tables);
  if (!reasons.empty()) return reasons;
  CheckedSetUp checked;
  reasons = check_setup(setup, tables, available_of(facts), checked);
  if (!reasons.empty()) return reasons;
  const auto cards = by_chance(setup.card_choice) ? draw_cards(checked, tables, below) : checked.cards;
  reasons = check_room(cards, checked.modules, facts);
  if (!reasons.empty()) return reasons;
  return make_rules(checked, tables, cards, facts);
}

namespace {

/// The first row that `fits`, of the frame's and then of those of the cards in play; null if there is none.
template <class Fits>
const DecisionRow* find_row(const Rules& rules, Fits fits) {
  for (const DecisionRow& row : frame_decisions)
    if (fits(row)) return &row;
  for (const unsigned slot : rules.parts | rules.abilities)
    for (const DecisionRow& row : rules.cards[slot]->decisions)
      if (fits(row)) return &row;
  return nullptr;
}

}  // namespace

const DecisionRow* Rules::row_of(Decision decision) const {
  return find_row(*this, [decision](const DecisionRow& row) { return row.decision == decision; });
}

std::string_view Rules::name_of(Decision decision) const {
  const DecisionRow* row = row_of(decision);
  return row ? row->name : std::string_view{};
}

Decision Rules::decision_of(std::string_view name) const {
  const DecisionRow* row = find_row(*this, [name](const DecisionRow& one) { return one.name == name; });
  return row ? row->decision : Decision::none;
}

}  // namespace rattus::board
