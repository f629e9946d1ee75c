#pragma once
// Why a module's memory that somebody has written down cannot be (position.hpp): reason by reason, where `remembers`
// only says that it cannot.
#include <string>
#include <utility>

#include "engine/board/rules.hpp"
#include "engine/board/setup/tables.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board {

/// The id of a class card in play.
inline std::string card_id(const Rules& rules, const Tables& tables, unsigned slot) {
  for (const CardRow& row : tables.cards)
    if (row.number == rules.cards[slot]->number) return row.id;
  return {};
}

struct MemoryReasons {
  Reasons& reasons;
  const Tables& tables;
  bool in_mid_action;  ///< else nothing is there that lies only while something is being carried out

  void add(std::string_view code, Clause clause, std::string subject) const {
    reasons.add(code, clause, std::move(subject));
  }
  [[nodiscard]] std::string card(const Rules& rules, unsigned slot) const { return card_id(rules, tables, slot); }
};

}  // namespace rattus::board
