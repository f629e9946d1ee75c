#pragma once
// The parts of building a position; see position.hpp.
#include <string>

#include "engine/board/positions/memory_reasons.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::board::position {

/// What the parts share: the position, its names, and what is being made.
struct Work {
  const Position& p;
  const Tables& tables;
  Reasons& reasons;
  Rules& rules;
  State& s;
  const std::vector<const CardFacts*>& facts;  ///< all that the program has

  [[nodiscard]] bool seat_ok(Seat seat, const char* where) const {
    if (seat < rules.players) return true;
    reasons.add("unknown-seat", base_clause(14), std::string(where) + " " + std::to_string(seat + 1));
    return false;
  }
  /// A region in use by its name; no_region and a reason if there is none.
  [[nodiscard]] Region region(const std::string& name) const;
  /// The slot of a card by id or number; max_slots and a reason if it is not in play.
  [[nodiscard]] Slot slot(const std::string& card) const;
};

/// The token table of the position: its own one filled up, or the board's.
std::vector<TokenRow> token_table(const Position& position, const Tables& tables);
/// Face-down tokens, supply and used pile.
void lay_tokens(Work& w);
/// What modules remember, and what stands against it once everything else is laid.
void fill_modules(Work& w);
void judge_modules(const Work& w);
std::vector<PositionModule> describe_modules(const Rules& rules, const State& s, const Tables& tables);
/// Overwrites what only a program saves, and checks the seal.
void restore_exact(Work& w, const ExactPosition& exact);
/// What shows that state and rules belong together.
std::uint64_t seal(const Rules& rules, const State& state);

}  // namespace rattus::board::position
