#include "engine/board/setup.hpp"

#include <algorithm>

#include "engine/core/bits.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board {
namespace {

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

void read_option(const std::string& key, const std::string& value, Options& options, Reasons& reasons) {
  const auto info = std::find_if(option_table.begin(), option_table.end(), [&](const auto& o) { return o.key == key; });
  if (info == option_table.end()) return reasons.add("unknown-option", base_clause(120), key);
  if (!info->names.empty()) {
    const auto name = std::find(info->names.begin(), info->names.end(), value);
    if (name == info->names.end()) return reasons.add("option-value", info->clause, key + "=" + value);
    options.*(info->field) = static_cast<std::uint8_t>(name - info->names.begin());
  } else {
    const auto number = whole_number(value);
    if (!number || *number < info->least || *number > info->most)
      return reasons.add("option-value", info->clause, key + "=" + value);
    options.*(info->field) = static_cast<std::uint8_t>(*number);
  }
}

bool players_fit(const BoardTable& board, int players) {
  return players >= 2 && players <= static_cast<int>(max_seats) &&
         board.tokens_removed[static_cast<std::size_t>(players)] >= 0;
}

/// The reasons that lie in one card alone (CARD-3).
void check_card(const CardRow& row, const SetUp& setup, Reasons& reasons) {
  const auto number = std::to_string(row.number);
  if (row.needs_big_box && setup.board != "big-box") reasons.add("needs-big-box", base_clause(11), number);
  if (!row.needs_module.empty() && !has_module(setup, row.needs_module))
    reasons.add("card-needs-module", base_clause(11), number + " " + row.needs_module);
  if (setup.players < row.min_players) reasons.add("card-players", card_clause(3), number);
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
  if (board.regions.size() != regions) reasons.add("data-regions", base_clause(1), std::to_string(board.regions.size()));
  for (const EdgeRow& edge : board.edges)
    if (edge.a == edge.b || edge.a >= board.regions.size() || edge.b >= board.regions.size())
      reasons.add("data-edges", base_clause(4), std::to_string(edge.a) + "-" + std::to_string(edge.b));
  if (tables.tokens.size() != tokens) reasons.add("data-tokens", base_clause(6), std::to_string(tables.tokens.size()));
  const auto starting = static_cast<std::size_t>(
      std::count_if(tables.tokens.begin(), tables.tokens.end(), [](const auto& t) { return t.starting; }));
  if (starting != starting_due) reasons.add("data-tokens", base_clause(6), std::to_string(starting) + " starting tokens");
  for (std::size_t i = 0; i < tables.tokens.size(); ++i) {
    const Face& face = tables.tokens[i].face;
    unsigned symbols = face.majority + face.all;
    for (const auto n : face.classes) symbols += n;
    const bool islamic = face.classes[static_cast<std::size_t>(Class::islamic)] > 0;
    if (face.limit < 1 || face.limit > 6 || symbols == 0 || (classic && islamic))
      reasons.add("data-faces", base_clause(6), std::to_string(i + 1));
  }
  if (!reasons.empty()) return reasons.take();
  for (int n = 2; n <= static_cast<int>(max_seats); ++n) {
    if (!players_fit(board, n)) continue;
    check_numbers(board, tables.tokens, n, reasons);
    if (!regions_connected(board, n)) reasons.add("regions-not-connected", base_clause(11), std::to_string(n));
  }
  return reasons.take();
}

std::vector<Refusal> check_setup(const SetUp& setup, const Tables& tables,
                                 const std::vector<std::uint8_t>& available, CheckedSetUp& out) {
  Reasons reasons;
  if (setup.board != tables.board.id) reasons.add("unknown-board", base_clause(1), setup.board);
  if (!players_fit(tables.board, setup.players))
    reasons.add("player-count", base_clause(1), std::to_string(setup.players));
  for (const std::string& module : setup.modules) reasons.add("unknown-module", base_clause(11), module);

  Options options;
  for (const auto& [key, value] : setup.options) read_option(key, value, options, reasons);

  out = {};
  out.card_count = setup.players >= 5 ? 8 : 6;
  const auto playable = [&](std::uint8_t number) {
    return std::find(available.begin(), available.end(), number) != available.end();
  };
  if (setup.card_choice == CardChoice::standard) {
    out.cards = {1, 2, 3, 4, 5, 6};
    if (setup.players >= 5) out.cards.insert(out.cards.end(), {21, 22});  // BASE-9
  } else if (setup.card_choice == CardChoice::random) {
    for (const CardRow& row : tables.cards) {
      Reasons against;
      check_card(row, setup, against);
      if (against.empty() && playable(row.number)) out.random_pool.push_back(row.number);
    }
    if (out.random_pool.size() < out.card_count)
      reasons.add("card-count", base_clause(9), std::to_string(out.random_pool.size()));
    if (options.require_chivalry && !has_chivalry(out.random_pool, tables))
      reasons.add("no-chivalry", base_clause(10), "");
  } else {
    if (setup.cards.size() != out.card_count) reasons.add("card-count", base_clause(9), std::to_string(setup.cards.size()));
    bool chivalry = false;
    for (const std::string& name : setup.cards) {
      const CardRow* row = find_card(tables, name);
      if (!row) {
        reasons.add("unknown-card", base_clause(11), name);
        continue;
      }
      chivalry |= row->card_class == Class::chivalry;
      if (std::find(out.cards.begin(), out.cards.end(), row->number) != out.cards.end())
        reasons.add("card-twice", base_clause(11), std::to_string(row->number));
      else
        out.cards.push_back(row->number);
      Reasons own;
      check_card(*row, setup, own);
      if (own.empty() && !playable(row->number)) reasons.add("card-unavailable", base_clause(11), std::to_string(row->number));
      for (Refusal& reason : own.take()) reasons.add(reason.code, reason.clause, reason.subject);
    }
    if (!chivalry && options.require_chivalry) reasons.add("no-chivalry", base_clause(10), "");
    if (!chivalry && !options.require_chivalry) out.warnings.push_back({"no-chivalry", base_clause(10), ""});
    std::sort(out.cards.begin(), out.cards.end());
  }
  out.players = setup.players;
  out.options = options;
  return reasons.take();
}

std::vector<std::uint8_t> draw_cards(const CheckedSetUp& setup, const Tables& tables, Rng& rng) {
  for (;;) {  // drawn anew until one is legal (BASE-10)
    auto pool = setup.random_pool;
    std::vector<std::uint8_t> cards;
    while (cards.size() < setup.card_count) {
      const auto i = rng.below(static_cast<std::uint32_t>(pool.size()));
      cards.push_back(pool[i]);
      pool.erase(pool.begin() + i);
    }
    std::sort(cards.begin(), cards.end());
    if (!setup.options.require_chivalry || has_chivalry(cards, tables)) return cards;
  }
}

}  // namespace rattus::board
