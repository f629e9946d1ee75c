#include "engine/board/setup/setup.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/bits.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board {
namespace {

constexpr std::string_view big_box = "big-box";

const CardRow* find_card(const Tables& tables, std::string_view name) {
  const auto number = whole_number(name);
  for (const CardRow& row : tables.cards)
    if (number ? row.number == *number : row.id == name) return &row;
  return nullptr;
}

bool has_chivalry(const std::vector<std::uint8_t>& cards, const Tables& tables) {
  return std::any_of(tables.cards.begin(), tables.cards.end(), [&](const CardRow& row) {
    return row.card_class == Class::chivalry && std::find(cards.begin(), cards.end(), row.number) != cards.end();
  });
}

bool has_module(const SetUp& setup, std::string_view name) {
  return std::find(setup.modules.begin(), setup.modules.end(), name) != setup.modules.end();
}

void check_modules(const SetUp& setup, const Available& available, Reasons& reasons) {
  for (auto name = setup.modules.begin(); name != setup.modules.end(); ++name) {
    if (std::find(available.modules.begin(), available.modules.end(), *name) == available.modules.end())
      reasons.add("unknown-module", base_clause(11), *name);
    else if (std::find(setup.modules.begin(), name, *name) != name)
      reasons.add("module-twice", base_clause(11), *name);
  }
}

/// What of a set-up is good enough to compare something else with it (BASE-11).
struct Judged {
  bool board = false, players = false, chivalry = true;
};

/// What modules ask of the rest; what they change of the usual house rules.
void meet_needs(const SetUp& setup, const Available& available, const Judged& judged, Options& options,
                Reasons& reasons) {
  for (const auto& [module, needs] : available.module_needs) {
    if (!has_module(setup, module)) continue;
    if (needs.chivalry_by_choice) options.require_chivalry = 0;
    if (judged.board && needs.board == big_box && setup.board != big_box)
      reasons.add("needs-big-box", base_clause(11), std::string(module));
    else if (judged.board && !needs.board.empty() && setup.board != needs.board)
      reasons.add(std::string(module) + "-board", needs.clause, std::string(needs.board));
    if (judged.players && setup.players > needs.most_players)
      reasons.add(std::string(module) + "-players", needs.clause, std::to_string(needs.most_players));
  }
}

/// The value of a house rule by its name or number; nothing if it has no such value.
template <class Rule>
std::optional<std::uint8_t> value_of(const Rule& rule, std::string_view value) {
  if (!rule.names.empty()) {
    const auto name = std::find(rule.names.begin(), rule.names.end(), value);
    return name == rule.names.end() ? std::nullopt
                                    : std::optional(static_cast<std::uint8_t>(name - rule.names.begin()));
  }
  const auto number = whole_number(value);
  if (!number || *number < rule.numbers.least || *number > rule.numbers.most) return std::nullopt;
  return static_cast<std::uint8_t>(*number);
}

/// The modules without which a rule has its usual value that are not chosen.
std::string missing_for(const ModuleRule& rule, std::string_view bringing, const SetUp& setup) {
  std::string missing;
  for (const std::string_view module : {bringing, rule.needs})
    if (!module.empty() && !has_module(setup, module)) (missing += missing.empty() ? "" : " ") += module;
  return missing;
}

/// False if the key or the value is refused.
bool read_option(const std::string& key, const std::string& value, const SetUp& setup, const Available& available,
                 Options& options, Reasons& reasons) {
  const auto read = [&](const auto& rule, std::uint8_t& to) {
    const auto known = value_of(rule, value);
    if (!known) reasons.add("option-value", rule.clause, key + "=" + value);
    to = known.value_or(to);
    return known.has_value();
  };
  for (const OptionInfo& rule : option_table)
    if (rule.key == key) return read(rule, options.*rule.field);
  const auto brought = std::find_if(available.module_rules.begin(), available.module_rules.end(),
                                    [&](const auto& one) { return one.second->key == key; });
  if (brought == available.module_rules.end()) {
    reasons.add("unknown-option", base_clause(120), key);
    return false;
  }
  const auto& [module, rule] = *brought;
  std::uint8_t chosen = rule->usual;
  if (!read(*rule, chosen)) return false;
  for (ModuleOption& option : options.of_modules)
    if (option.rule == rule) option.value = chosen;
  const std::string missing = missing_for(*rule, module, setup);
  if (chosen == rule->usual || missing.empty()) return true;
  std::string code(rule->key);
  std::replace(code.begin(), code.end(), '_', '-');
  if (rule->needs.empty())
    reasons.add("option-needs-module", rule->clause, key + " " + missing);
  else
    reasons.add(code, rule->clause, missing);
  return false;
}

bool players_fit(const BoardTable& board, int players) {
  return players >= 2 && players <= static_cast<int>(max_seats) &&
         board.tokens_removed[static_cast<std::size_t>(players)] >= 0;
}

/// The reasons that lie in one card alone (CARD-3).
void check_card(const CardRow& row, const SetUp& setup, const Judged& judged, Reasons& reasons) {
  const auto number = std::to_string(row.number);
  if (judged.board && row.needs_big_box && setup.board != big_box)
    reasons.add("needs-big-box", base_clause(11), number);
  if (!row.needs_module.empty() && !has_module(setup, row.needs_module))
    reasons.add("card-needs-module", base_clause(11), number + " " + row.needs_module);
  if (judged.players && setup.players < row.min_players) reasons.add("card-players", card_clause(3), number);
}

void check_numbers(const BoardTable& board, const std::vector<TokenRow>& tokens, int players, Reasons& reasons) {
  const auto starting = std::count_if(tokens.begin(), tokens.end(), [](const auto& t) { return t.starting; });
  const int removed = board.tokens_removed[static_cast<std::size_t>(players)];
  const auto regular = static_cast<int>(tokens.size()) - static_cast<int>(starting);
  const auto in_use = std::count_if(board.regions.begin(), board.regions.end(),
                                    [&](const auto& r) { return (r.used_with >> players) & 1; });
  if (in_use > starting) reasons.add("data-tokens", base_clause(6), std::to_string(starting) + " starting tokens");
  if (removed > regular) reasons.add("data-tokens-removed", base_clause(13), std::to_string(players));
}

/// REG-1: four cards of each region, each with two classes or "?".
void check_region_cards(const Tables& tables, Reasons& reasons) {
  std::array<unsigned, max_regions> of_region{};
  for (const RegionCardRow& row : tables.region_cards) {
    const unsigned classes = Mask{row.card.classes}.count();
    if (row.card.region >= tables.board.regions.size() || (classes != 2 && row.card.classes != any_class))
      reasons.add("data-region-cards", reg_clause(1), row.id);
    else
      ++of_region[row.card.region];
  }
  for (std::size_t r = 0; r < tables.board.regions.size(); ++r)
    if (of_region[r] != cards_of_a_region)
      reasons.add("data-region-cards", reg_clause(1), tables.board.regions[r].id + " " + std::to_string(of_region[r]));
}

}  // namespace

bool regions_connected(const BoardTable& board, int players) {
  Mask in_use;
  for (std::size_t r = 0; r < board.regions.size(); ++r)
    if ((board.regions[r].used_with >> players) & 1) in_use.add(static_cast<unsigned>(r));
  if (in_use.none()) return false;
  Mask reached = Mask::of(in_use.lowest());
  for (Mask before; before != reached;) {
    before = reached;
    for (const EdgeRow& edge : board.edges) {
      if (reached.has(edge.a) && in_use.has(edge.b)) reached.add(edge.b);
      if (reached.has(edge.b) && in_use.has(edge.a)) reached.add(edge.a);
    }
  }
  return reached == in_use;
}

std::vector<Refusal> check_tables(const Tables& tables) {
  Reasons reasons;
  const BoardTable& board = tables.board;
  const bool classic = board.id == "classic";
  const std::size_t regions = classic ? 12 : 17, tokens = classic ? 49 : 65, starting_due = classic ? 12 : 17;
  if (board.id != "classic" && board.id != "big-box") reasons.add("unknown-board", base_clause(1), board.id);
  if (board.regions.size() != regions)
    reasons.add("data-regions", base_clause(1), std::to_string(board.regions.size()));
  for (const EdgeRow& edge : board.edges)
    if (edge.a == edge.b || edge.a >= board.regions.size() || edge.b >= board.regions.size())
      reasons.add("data-edges", base_clause(4), std::to_string(edge.a) + "-" + std::to_string(edge.b));
  if (tables.tokens.size() != tokens) reasons.add("data-tokens", base_clause(6), std::to_string(tables.tokens.size()));
  const auto starting = static_cast<std::size_t>(
      std::count_if(tables.tokens.begin(), tables.tokens.end(), [](const auto& t) { return t.starting; }));
  if (starting != starting_due)
    reasons.add("data-tokens", base_clause(6), std::to_string(starting) + " starting tokens");
  for (std::size_t i = 0; i < tables.tokens.size(); ++i) {
    const Face& face = tables.tokens[i].face;
    unsigned symbols = face.majority + face.all;
    for (const auto n : face.classes) symbols += n;
    const bool islamic = face.classes[static_cast<std::size_t>(Class::islamic)] > 0;
    if (face.limit < 1 || face.limit > 6 || symbols == 0 || (classic && islamic))
      reasons.add("data-faces", base_clause(6), std::to_string(i + 1));
  }
  if (!reasons.empty()) return reasons.take();
  if (!classic) check_region_cards(tables, reasons);
  for (int n = 2; n <= static_cast<int>(max_seats); ++n) {
    if (!players_fit(board, n)) continue;
    check_numbers(board, tables.tokens, n, reasons);
    if (!regions_connected(board, n)) reasons.add("regions-not-connected", base_clause(11), std::to_string(n));
  }
  return reasons.take();
}

namespace {

/// The class cards of a set-up: fills cards or pool, and says what stands against them.
class CardCheck {
 public:
  CardCheck(const SetUp& setup, const Tables& tables, const Available& available, const Judged& judged,
            Reasons& reasons, CheckedSetUp& out)
      : setup_(setup), tables_(tables), available_(available), judged_(judged), reasons_(reasons), out_(out) {}

  void run() {
    switch (setup_.card_choice) {
      case CardChoice::standard:
        out_.cards = {1, 2, 3, 4, 5, 6};
        if (setup_.players >= 5) out_.cards.insert(out_.cards.end(), {21, 22});  // BASE-9
        return stand_in();
      case CardChoice::random: return pool();
      case CardChoice::one_of_each_class:
        needs_module(one_of_each_class_word, "mercatus");
        out_.one_of_each_class = true;
        return pool();
      case CardChoice::listed: return listed(setup_.cards);
      case CardChoice::named: return suggested();
    }
  }

 private:
  [[nodiscard]] bool playable(std::uint8_t number) const {
    return std::find(available_.cards.begin(), available_.cards.end(), number) != available_.cards.end();
  }
  /// The needs of the modules in play that need a card (GLD-1, INN-1).
  template <class Do>
  void each_need(Do act) const {
    for (const auto& [module, needs] : available_.module_needs)
      if (needs.card != 0 && has_module(setup_, module)) act(module, needs);
  }
  /// BASE-9
  void stand_in() {
    each_need([&](std::string_view, const ModuleNeeds& needs) {
      std::replace(out_.cards.begin(), out_.cards.end(), needs.stands_for, needs.card);
    });
    std::sort(out_.cards.begin(), out_.cards.end());
  }
  /// What modules need is among these, or there is a reason.
  void need_cards(const std::vector<std::uint8_t>& cards) {
    each_need([&](std::string_view module, const ModuleNeeds& needs) {
      if (std::find(cards.begin(), cards.end(), needs.card) == cards.end())
        reasons_.add("module-needs-card", needs.clause, std::string(module) + " " + std::to_string(needs.card));
    });
  }
  void count(std::size_t cards) { reasons_.add("card-count", base_clause(9), std::to_string(cards)); }

  /// MERC-5: a selection that a module brings.
  void needs_module(std::string_view selection, const std::string& module) {
    if (!module.empty() && !has_module(setup_, module))
      reasons_.add("selection-needs-module", merc_clause(5), std::string(selection) + " " + module);
  }
  /// MERC-6
  void suggested() {
    const std::string name = setup_.cards.empty() ? "" : setup_.cards.front();
    for (const CardSetRow& set : tables_.card_sets) {
      if (set.id != name) continue;
      needs_module(set.id, set.module);
      return listed(set.cards);
    }
    reasons_.add("unknown-selection", base_clause(11), name);
  }
  /// Classes of which a card may be drawn.
  [[nodiscard]] std::size_t classes_in_pool() const {
    Mask classes;
    for (const CardRow& row : tables_.cards)
      if (std::find(out_.random_pool.begin(), out_.random_pool.end(), row.number) != out_.random_pool.end())
        classes.add(static_cast<unsigned>(row.card_class));
    return classes.count();
  }

  void pool() {
    if (!judged_.board || !judged_.players) return;
    for (const CardRow& row : tables_.cards) {
      Reasons against;
      check_card(row, setup_, judged_, against);
      if (against.empty() && playable(row.number)) out_.random_pool.push_back(row.number);
    }
    need_cards(out_.random_pool);
    each_need([&](std::string_view, const ModuleNeeds& needs) { out_.must_have.push_back(needs.card); });
    const std::size_t enough = out_.one_of_each_class ? classes_in_pool() : out_.random_pool.size();
    if (enough < out_.card_count) count(enough);
    if (judged_.chivalry && out_.options.require_chivalry && !has_chivalry(out_.random_pool, tables_))
      reasons_.add("no-chivalry", base_clause(10), "");
  }
  void listed(const std::vector<std::string>& names) {
    if (judged_.players && names.size() != out_.card_count) count(names.size());
    for (const std::string& name : names)
      if (const CardRow* row = find_card(tables_, name))
        one(*row);
      else
        reasons_.add("unknown-card", base_clause(11), name);
    need_cards(out_.cards);
    if (judged_.chivalry && !has_chivalry(out_.cards, tables_)) {
      if (out_.options.require_chivalry)
        reasons_.add("no-chivalry", base_clause(10), "");
      else
        out_.warnings.push_back({"no-chivalry", base_clause(10), ""});
    }
    std::sort(out_.cards.begin(), out_.cards.end());
  }
  void one(const CardRow& row) {
    const std::string number = std::to_string(row.number);
    if (std::find(out_.cards.begin(), out_.cards.end(), row.number) != out_.cards.end())
      reasons_.add("card-twice", base_clause(11), number);
    else
      out_.cards.push_back(row.number);
    Reasons own;
    check_card(row, setup_, judged_, own);
    if (own.empty() && !playable(row.number)) reasons_.add("card-unavailable", base_clause(11), number);
    reasons_.add(own.take());
  }

  const SetUp& setup_;
  const Tables& tables_;
  const Available& available_;
  const Judged& judged_;
  Reasons& reasons_;
  CheckedSetUp& out_;
};

}  // namespace

std::vector<Refusal> check_setup(const SetUp& setup, const Tables& tables, const Available& available,
                                 CheckedSetUp& out) {
  Reasons reasons;
  Judged judged;
  judged.board = setup.board == tables.board.id;
  judged.players = judged.board && players_fit(tables.board, setup.players);
  if (!judged.board) reasons.add("unknown-board", base_clause(1), setup.board);
  if (judged.board && !judged.players) reasons.add("player-count", base_clause(1), std::to_string(setup.players));

  out = {};
  for (const std::string_view module : available.modules)
    if (has_module(setup, module)) out.modules.emplace_back(module);
  check_modules(setup, available, reasons);
  meet_needs(setup, available, judged, out.options, reasons);
  for (const auto& [module, rule] : available.module_rules)
    if (has_module(setup, module)) out.options.of_modules.push_back({rule, rule->usual});
  for (const auto& [key, value] : setup.options)
    if (!read_option(key, value, setup, available, out.options, reasons) && key == "require_chivalry")
      judged.chivalry = false;
  out.players = setup.players;
  out.card_count = setup.players >= 5 ? 8 : 6;
  CardCheck(setup, tables, available, judged, reasons, out).run();
  return reasons.take();
}

namespace {

/// So many of the pool, each card as likely as any other that is left.
std::vector<std::uint8_t> draw_from(std::vector<std::uint8_t> pool, std::size_t count, const Below& below) {
  std::vector<std::uint8_t> cards;
  while (cards.size() < count) {
    const auto i = below(static_cast<std::uint32_t>(pool.size()));
    cards.push_back(pool[i]);
    pool.erase(pool.begin() + i);
  }
  return cards;
}

/// MERC-5
std::vector<std::uint8_t> draw_one_of_each_class(const CheckedSetUp& setup, const Tables& tables, const Below& below) {
  std::array<std::vector<std::uint8_t>, class_count> pools;
  for (const CardRow& row : tables.cards)
    if (std::find(setup.random_pool.begin(), setup.random_pool.end(), row.number) != setup.random_pool.end())
      pools[static_cast<std::size_t>(row.card_class)].push_back(row.number);
  std::vector<std::uint8_t> cards;
  for (const auto& pool : pools)
    if (!pool.empty()) cards.push_back(draw_from(pool, 1, below).front());
  return cards;
}

}  // namespace

std::vector<std::uint8_t> draw_cards(const CheckedSetUp& setup, const Tables& tables, const Below& below) {
  for (;;) {  // drawn anew until one is legal (BASE-10)
    auto cards = setup.one_of_each_class ? draw_one_of_each_class(setup, tables, below)
                                         : draw_from(setup.random_pool, setup.card_count, below);
    std::sort(cards.begin(), cards.end());
    if (setup.options.require_chivalry && !has_chivalry(cards, tables)) continue;
    if (std::includes(cards.begin(), cards.end(), setup.must_have.begin(), setup.must_have.end())) return cards;
  }
}

}  // namespace rattus::board
