#pragma once
// Expectations of worked cases: each kind is one row of a table, with the words it begins with and the function that
// reads the rest and checks it against the game. Used by the case runner; a check never changes the game.
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "tests/board/case_play.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

class Run;

/// The value found instead of the expected one; nullopt if the expectation holds.
using Found = std::optional<std::string>;
inline Found unless(bool holds, const std::string& found) { return holds ? Found{} : Found{found}; }

/// What an expectation is checked against: the game, a viewer's knowledge, or a sampled state that agrees with it.
struct Look {
  enum Of : unsigned { game = 1, viewer = 2, world = 4 };
  const Run& run;
  const Play& play;
  const board::State& s;
  Rng& rng;
  Of of = game;

  /// The seat of a player in the game. Throws Mistake if `who` is not one player.
  [[nodiscard]] board::Seat seat(const Who& who) const;
};

/// One kind of expectation. `check` must read its text to the end before it returns, so that malformed text is refused
/// even if the expectation fails.
struct Row {
  std::string_view words;
  Found (*check)(Cursor& cursor, const Look& look);
  unsigned of = Look::game;  ///< Look::Of as bits: what it can be checked against
};
using Rows = std::span<const Row>;

Rows place_rows(), piece_rows(), score_rows(), asked_rows(), event_rows(), view_rows(), chart_rows(), goods_rows(),
    region_card_rows(), university_rows(), upgrade_rows(), side_board_rows();
/// Checks an expectation of a player or spectator: cards held, tokens seen, events told.
Found check_person(Cursor& cursor, const Look& look);
/// Checks the tokens and citizens of a region.
Found check_place(Cursor& cursor, const Look& look);
/// Checks one expectation, for example `gallia t1 P1:2`. Throws Mistake if no row can read it.
Found check(std::string_view item, const Look& look);

/// Checks an expectation of a set-up (refused, accepted, warned) without starting a game. Returns false if `item` is
/// not one.
bool check_setup(std::string_view item, const Given& given, Found& found);

/// The notation of the upgrade tile on a card, blocked or not: `:II`, on the Alchemist `<5`; empty if there is none.
std::string tile_on(const Look& look, board::Slot slot);

// Helpers shared by several rows; each comment shows the text that it reads or writes.
Found equals(Cursor& cursor, int found);                      ///< =5
std::vector<std::string> names(Cursor& cursor);               ///< a, b
std::map<int, int> numbers_by_player(Cursor& cursor);         ///< P1:4 P2:3
std::vector<board::Seat> seats(Cursor& cursor, const Look&);  ///< P1, seat 2
std::string seats_text(const std::vector<board::Seat>& seats, const Play& play);
/// Reads `P1:4 P2:3` and compares the values of the players named.
Found by_player(Cursor& cursor, const Look& look, const std::function<int(board::Seat)>& value);

}  // namespace rattus::cases
