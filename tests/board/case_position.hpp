#pragma once
// From the position that a case describes to rules and a state of the engine. A case may describe more than a game
// file: stand-ins for modules, pieces of cards that only tests know, faces that no box holds.
#include "engine/board/rules.hpp"
#include "engine/board/setup.hpp"
#include "tests/board/case_notation.hpp"

namespace rattus::cases {

struct Position {
  board::Rules rules;
  board::State state;  ///< stands before the step with which the case begins
};

/// The set-up that the case asks for, with the cards that it names (none named: the standard ones).
board::SetUp setup_of(const Given& given);
/// Rules without the checks of a set-up, for cases with stand-ins for modules: they lie among the cards.
board::Rules rules_of(const Given& given, const board::Tables& tables);
/// The position `given`, with tokens for all faces that the case names in it, in the other world or by chance.
Position make_position(const Scene& scene, const Given& given);
/// Puts pieces of cards and modules where the case wants them.
void set_pieces(const Given& given, Position& position);

}  // namespace rattus::cases
