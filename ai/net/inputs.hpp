#pragma once
// What a net is told of a position, whatever the game (docs/learning.md): whole numbers that the observer knows, the
// same ones whatever is in play. Some are of the game, the others of one seat each, so that one net serves any number
// of players. Each game has its own: ai/board/inputs.hpp, ai/cartus/inputs.hpp.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/net/policy.hpp"
#include "engine/board/kit.hpp"
#include "engine/cartus/kit.hpp"

namespace rattus::ai {

/// What inputs are called, in their order: those of a program, or those that a net has learned.
struct InputNames {
  std::string of;                       ///< the game: Kit::name
  std::vector<std::string> seat, game;  ///< an even number of each
};
/// The hash of all names in their order. The game's name does not count.
std::uint64_t hash_of(const InputNames& names);

/// How many inputs there are, and what they are called. A name keeps its meaning: nets are read by names.
struct InputLayout : InputNames {
  std::uint64_t hash = 0;  ///< of the names
  PolicyShape policy{};    ///< what the policy of a net for this game weighs, if there can be one
};
inline constexpr std::size_t max_inputs = 384;  ///< of a seat, and of the game

/// Of a game, whatever parts of it a build knows.
template <class Kit = board::Kit>
const InputLayout& input_layout();
template <>
const InputLayout& input_layout<board::Kit>();
template <>
const InputLayout& input_layout<cartus::Kit>();

/// The inputs of a position, as one observer sees it. One player's own.
///
///   reset(rules, known, observer)   takes up a new position of the observer, a seat: `known` is his view's state
///   read(query)                     reads a position: his view's state, or a world that agrees with it, of which only
///                                   what he knows is told
///   seat(seat), game()              what has been read; 1/16 is the unit of points and of what is expected
template <class Kit>
class InputsOf;

// --- for the files that make a layout ---

/// Inputs of one name, and how many there are of them.
struct InputName {
  std::string_view name;
  unsigned count = 1;
};
constexpr unsigned count_of(std::span<const InputName> names) {
  unsigned total = 0;
  for (const InputName& one : names) total += one.count;
  return total;
}
void add_inputs(std::vector<std::string>& names, std::span<const InputName> more);
/// One of a part: "witch.held".
void add_input(std::vector<std::string>& names, std::string_view part, std::string_view what);
/// Makes numbers even and the hash, when all names are there.
void complete(InputLayout& layout);

// --- for readers of names ---

/// The name of an input that makes a number even: nothing is told by it.
inline constexpr std::string_view unused_input = "unused";
/// The part that an input is of: "46" of "46.held"; of an input of the frame its name: "citizens" of
/// "citizens-3".
std::string_view part_of(std::string_view input);

}  // namespace rattus::ai
