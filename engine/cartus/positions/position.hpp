#pragma once
// A position: any state of a game of Cartus between two decisions of a round, as a person can write it down. Seats and
// places in a row count from 0 here as everywhere in the engine. What is not said is left to chance, or has the default
// that stands beside it.
#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "engine/cartus/query.hpp"
#include "engine/cartus/rules.hpp"

namespace rattus::cartus {

/// Where the game stands.
enum class Stage : std::uint8_t {
  draw,      ///< the round is about to begin (phase A)
  supplies,  ///< somebody is about to choose his supply
  enter,     ///< somebody is about to enter a building
  resolve,   ///< all have entered, nothing is resolved yet
  over,      ///< the last round is over, nothing is counted yet
};

struct PositionBuilding {
  Building building{};
  std::optional<int> copy{};  ///< else any
};

/// A player has entered a building with these cards.
struct PositionEntry {
  Seat seat = 0;
  int position = 0;
  std::vector<Kind> cards{};
};

/// Markers on one space of a track, the lowest first.
struct PositionStack {
  Class cls{};
  int space = 0;
  std::vector<Seat> seats{};
};

struct PositionPlayer {
  std::vector<Kind> hand{};
  std::optional<int> hand_size{};  ///< else as many as are named; the others are dealt by chance
  std::optional<int> rats{};       ///< else those of the start
  std::vector<std::uint8_t> tokens{};
  std::optional<int> supply{};  ///< row position chosen; from phase C on not looked at, else b1
};

struct Position {
  SetUp setup;
  Stage stage = Stage::supplies;
  int round = 1;
  Seat start = 0;                                                   ///< starting player of the round
  std::vector<PositionBuilding> row{}, buildings{}, replacement{};  ///< the decks from the top
  std::vector<PositionBuilding>
      under{};  ///< put under the replacement deck, known to all (CART-25, -32), the lowest first
  std::vector<PositionBuilding> used{};
  std::array<PositionPlayer, max_seats> players{};
  std::vector<std::uint8_t> tokens{};           ///< values of the VP tokens left, the next one first; then any
  std::vector<PositionStack> influence{};       ///< who is not named stands at 0
  std::vector<PositionEntry> entries{};         ///< in the order of time
  std::optional<std::vector<Seat>> line{};      ///< of phase C; else in turn order
  std::array<std::optional<int>, 5> stock{};    ///< else all that nobody is named with; what is missing is in hands
  std::vector<Kind> deck{}, pile{};             ///< population cards; the deck from the top
  std::optional<int> deck_size{}, pile_size{};  ///< without both: nothing in the pile but what is named
  std::array<std::optional<Kind>, nun_row_size> nuns{};
  std::array<std::uint8_t, nun_row_size> seen{};  ///< seats that have looked at it, as bits
  std::optional<Rng> random{};                    ///< the stream that decides what chance is left
};

struct BuiltPosition {
  Rules rules;
  State state;  ///< stands before a frame's next step: go on with Cartus::resume
};

/// Makes rules and state of a position, or says with every reason why it is impossible (CART-14).
std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables);

}  // namespace rattus::cartus
