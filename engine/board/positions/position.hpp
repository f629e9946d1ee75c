#pragma once
// A position: a state of the board game that people can write down, in the notation of the worked cases (BASE section
// 14) as a plain struct. Used for `rattus ask`, worked cases and study; a position shows hidden information. Fields
// that are not set have the notation's defaults. Seats count from 0; regions go by any of their names
// (region_names.hpp), cards by their ids in the data tables or by number.
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/board/query.hpp"
#include "engine/board/rules.hpp"
#include "engine/board/setup/setup.hpp"
#include "engine/board/state.hpp"

namespace rattus::board {

/// Names a rat token: by its number in the token table (from 1), or as any token with this face.
struct TokenName {
  int number = 0;  ///< 0: by face
  std::optional<Face> face{};
};

/// A face-down token in a region. Without number and face its face is unknown; if it has lookers, build() draws a face
/// for it at random.
struct PositionToken {
  TokenName name{};
  bool drawn = true;  ///< false: a starting token, placed at set-up
  bool marked = false;
  std::uint8_t lookers = 0;  ///< seats that have looked at it, as bits
  bool held = false;         ///< true if the action in progress has picked it
  bool earlier = false;      ///< marked, and back before the pile grew to what ExactPosition::redrawn says
};

/// Citizens of one player in a region: `count` in all, with an entry in `loads` for each that carries something.
struct PositionCitizens {
  Seat seat = 0;
  int count = 0;
  std::vector<Load> loads{};
};

struct PositionRegion {
  std::string id;  ///< its id or another of its names
  std::vector<PositionToken> tokens{};
  std::vector<PositionCitizens> citizens{};
};

/// A piece of a card in a region or on an edge, or citizens on a card.
struct PositionPiece {
  const PieceType* type = nullptr;
  std::string region, to;  ///< `to`: the region at the other end of an edge
  std::string card;        ///< the card that citizens lie on
  int count = 1;
};

/// Ids of the region cards at one place.
struct PlacedRegionCards {
  std::string place;
  std::vector<std::string> cards{};
};
/// An object without entries: region cards at no place.
struct NoRegionCards {};
/// A value of a module's field: a number, a word (also a region's id), a list of numbers, or region cards at a place.
using ModuleValue = std::variant<int, std::string, std::vector<int>, PlacedRegionCards, NoRegionCards>;
/// The memory of a module by the names of its fields; fields that are not given: CardFacts::complete.
struct PositionModule {
  std::string name;
  std::vector<std::pair<std::string, std::vector<ModuleValue>>> fields{};
};

/// The point of the game at which a position stands.
enum class Stage : std::uint8_t {
  placement,     ///< before the next placement; `placements` are done
  action,        ///< `seat` is active and about to decide D-ACTION
  plague,        ///< `seat` has ended the Action phase and is about to move the plague piece
  final_turn,    ///< the final turn of `seat` is about to begin
  final_ravage,  ///< the final turns are over
  over,          ///< everything is done but the scoring
};

/// The rest of the state for positions that a program has saved, also in mid-action. Invariant: `seal` is a hash of the
/// whole state, so anyone who changes a position must remove this part.
struct ExactPosition {
  Phase phase = Phase::placement;
  Seat active = no_seat;
  std::string asked;  ///< the name of the open decision; empty: none
  Seat decider = no_seat;
  int neutral = 0, revealed = 0, picked = 0;  ///< `revealed`: number of the token under evaluation, 0: none
  bool reveal_all = false, zero_limits = false;
  int beside = 0;                                  ///< number of the token that lies face up beside a card, 0: none
  std::array<int, tokens_per_region> laid_open{};  ///< numbers of tokens, 0: none
  std::vector<int> redrawn, grown;                 ///< of State, as numbers of tokens
  std::array<int, max_seats> losses{}, token_kills{}, phase_kills{};
  std::vector<std::uint8_t> memory;  ///< State::memory up to the last byte that is not zero
  std::vector<std::string> protected_cards;
  std::vector<Frame> frames;  ///< from the bottom of the stack
  std::uint64_t seal = 0;
};

struct Position {
  SetUp setup;
  /// A token table in place of the board's: at least the tokens that matter. build() adds faces named in the position
  /// and as many tokens [6:A] as board, supply and used pile need besides.
  std::optional<std::vector<TokenRow>> tokens;
  std::optional<int> removed;  ///< tokens removed at set-up; default: as on the board, 0 with `tokens`

  Stage stage = Stage::action;
  Seat seat = 0;
  Seat first = 0;      ///< the starting player (P1)
  int placements = 0;  ///< number made so far; with Stage::placement
  int round = 1;
  std::optional<Seat> last;  ///< L; default: left neighbour of `seat` with Stage::final_turn, later `seat`
  EndReason end_reason = EndReason::none;

  std::string plague;  ///< region of the plague piece; empty: the first region in use
  std::vector<PositionRegion> regions;
  /// Tokens in hand by row (hands.hpp); only with `exact`.
  std::array<std::vector<PositionToken>, most_hands> hand;
  std::optional<int> rats;      ///< size of the rat supply; default: 20, or fewer if fewer are left
  std::optional<int> pile;      ///< size of the used pile; default: all tokens placed nowhere else
  std::vector<TokenName> used;  ///< known tokens of the used pile
  std::array<std::optional<int>, max_seats> supply, haven;  ///< citizens; if one of the two is missing, it has the rest

  std::array<std::vector<std::string>, max_seats> held;
  std::vector<std::string> blocked, used_cards, came;  ///< cards with the mark "blocked", "used", "came this turn"
  bool card_taken = false, increased = false, supply_was_empty = false;
  std::vector<PositionPiece> pieces;  ///< pieces that are not listed lie beside the board
  std::vector<PositionModule> modules;
  bool knight_moved = false;  ///< BASE-66: the plague piece moved in a final turn by a player whose Knight was ready

  std::optional<Rng> random;  ///< the random stream of the game from here on
  std::optional<ExactPosition> exact;
};

struct BuiltPosition {
  Rules rules;
  State state;  ///< before a frame's next step: continue with BoardGame::resume
};

/// The types of pieces of all cards and modules in the program.
const std::vector<const PieceType*>& piece_types();

/// Makes rules and state of a position. Returns every reason found if the position is impossible (R10). `facts`: the
/// program's list of card types.
std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables,
                                                        const std::vector<const CardFacts*>& facts);
/// build() with all card types of the program.
std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables);

/// The position of a state, with `exact`: build() makes the same bytes from it. `tables`: those of the game's board.
Position describe(const Rules& rules, const State& state, const Tables& tables);

}  // namespace rattus::board
