#pragma once
// A position: any state of a game as a person can write it down, the notation of the worked cases (BASE section 14)
// as a plain struct. What is not said has the notation's default. Seats count from 0 here as everywhere in the
// engine; regions and cards go by their names in the data tables (cards also by number).
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/board/query.hpp"
#include "engine/board/rules.hpp"
#include "engine/board/setup.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// A rat token of the set: by its number (from 1) in the token table, or any token with this face.
struct TokenName {
  int number = 0;  ///< 0: by face
  std::optional<Face> face{};
};

/// A face-down token in a region. Without number and face it can be any; one that somebody has looked at is then
/// given a face by chance.
struct PositionToken {
  TokenName name{};
  bool drawn = true;  ///< false: it has lain there since set-up
  bool marked = false;
  std::uint8_t lookers = 0;  ///< seats that have looked at it, as bits
  bool held = false;         ///< the action in progress has picked it
};

/// Some citizens of one player in a region; those without an entry in `loads` are plain.
struct PositionCitizens {
  Seat seat = 0;
  int count = 0;
  std::vector<Load> loads{};
};

struct PositionRegion {
  std::string id;
  std::vector<PositionToken> tokens{};
  std::vector<PositionCitizens> citizens{};
};

/// A piece of a card, or citizens on a card.
struct PositionPiece {
  const PieceType* type = nullptr;
  std::string region, to;  ///< to: the other side of an edge
  std::string card;        ///< citizens on a card: which
  int count = 1;
};

/// Region cards that are at one place, by their ids.
struct PlacedRegionCards {
  std::string place;
  std::vector<std::string> cards{};
};
/// A value of a module's field: a number, a region or another word by its name, a row of numbers, or region cards at a
/// place.
using ModuleValue = std::variant<int, std::string, std::vector<int>, PlacedRegionCards>;
/// What a module remembers, by the names of its fields; what is not said is 0.
struct PositionModule {
  std::string name;
  std::vector<std::pair<std::string, std::vector<ModuleValue>>> fields{};
};

/// Where the game stands.
enum class Stage : std::uint8_t {
  placement,     ///< before the placement that follows `placements`
  action,        ///< `seat` is active and about to decide D-ACTION
  plague,        ///< `seat` has ended his actions and is about to move the plague piece
  final_turn,    ///< the final turn of `seat` is about to begin
  final_ravage,  ///< the final turns are over
  over,          ///< everything is done but the counting
};

/// What only a program saves: the bytes of a game in mid-action. `seal` shows that they belong to the rest of the
/// position; whoever changes something leaves the whole part out.
struct ExactPosition {
  Phase phase = Phase::placement;
  Seat active = no_seat;
  std::string asked;  ///< the decision's name; empty: none
  Seat decider = no_seat;
  int neutral = 0, revealed = 0, picked = 0;  ///< revealed: number of the token under evaluation, 0 for none
  bool reveal_all = false, zero_limits = false;
  int beside = 0;                                  ///< number of the token that lies open beside a card, 0 for none
  std::array<int, tokens_per_region> laid_open{};  ///< numbers of tokens
  std::vector<int> redrawn;                        ///< State::redrawn: numbers of tokens
  std::array<int, max_seats> losses{}, token_kills{}, phase_kills{};
  std::vector<std::uint8_t> memory;  ///< State::memory up to the last byte that is not zero
  std::vector<std::string> protected_cards;
  std::vector<Frame> frames;  ///< the bottom first
  std::uint64_t seal = 0;
};

struct Position {
  SetUp setup;
  /// The token table, if it is not the board's own: the tokens that matter. Faces named in the position are added
  /// as needed, and as many [6:A] as the board, the supply and the used pile take beside them.
  std::optional<std::vector<TokenRow>> tokens;
  std::optional<int> removed;  ///< tokens removed at set-up; else as the board says, 0 with an own token table

  Stage stage = Stage::action;
  Seat seat = 0;
  Seat first = 0;      ///< P1
  int placements = 0;  ///< made so far; with Stage::placement
  int round = 1;
  std::optional<Seat> last;  ///< L; else with Stage::final_turn the left neighbour of `seat`, later `seat` himself
  EndReason end_reason = EndReason::none;

  std::string plague;  ///< empty: the first region in use
  std::vector<PositionRegion> regions;
  /// Tokens in hand, row by row (hands.hpp); with `exact` only.
  std::array<std::vector<PositionToken>, most_hands> hand;
  std::optional<int> rats;                                  ///< size of the supply; else 20, or what is left
  std::optional<int> pile;                                  ///< size of the used pile; else every token without a place
  std::vector<TokenName> used;                              ///< tokens of the used pile, as far as named
  std::array<std::optional<int>, max_seats> supply, haven;  ///< citizens; the other of the two takes the rest

  std::array<std::vector<std::string>, max_seats> held;
  std::vector<std::string> blocked, used_cards, came;  ///< cards with a block, the mark "used", "came this turn"
  bool card_taken = false, increased = false, supply_was_empty = false;
  std::vector<PositionPiece> pieces;  ///< all others are beside the board
  std::vector<PositionModule> modules;
  bool knight_moved = false;  ///< BASE-66: moved in a final plague step by a player with the Knight's ability ready

  std::optional<Rng> random;  ///< the stream that decides what chance is left
  std::optional<ExactPosition> exact;
};

struct BuiltPosition {
  Rules rules;
  State state;  ///< stands before a frame's next step: go on with Machine::resume
};

/// The types of pieces that a position can have: those of all class cards that the program has.
const std::vector<const PieceType*>& piece_types();

/// Makes rules and state of a position, or says with every reason why it is impossible (R10). `facts` is the program's
/// list of card types.
std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables,
                                                        const std::vector<const CardFacts*>& facts);
/// The same with all class cards that the program has.
std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables);

/// A state as a position, exact: `build` makes the same bytes of it again. `tables` are those of the board.
Position describe(const Rules& rules, const State& state, const Tables& tables);

}  // namespace rattus::board
