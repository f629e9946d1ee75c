#pragma once
// The expectations of a case. Each is one row of a table: the words with which it begins, and the function that reads
// what follows them and checks it on the case in play.
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "tests/board/case_play.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

class Run;

/// What was found instead; nothing if the expectation holds.
using Found = std::optional<std::string>;
inline Found unless(bool holds, const std::string& found) { return holds ? Found{} : Found{found}; }

/// What an item is expected of: the game, what a viewer knows of it, or a world that agrees with what he knows.
struct Look {
  enum Of : unsigned { game = 1, viewer = 2, world = 4 };
  const Run& run;
  const Play& play;
  const board::State& s;
  Rng& rng;
  Of of = game;

  /// The seat of one player who sits at the table.
  [[nodiscard]] board::Seat seat(const Who& who) const;
};

/// A function reads its text to the end before it says what it found, so that nonsense is refused even where it would
/// not hold.
struct Row {
  std::string_view words;
  Found (*check)(Cursor& cursor, const Look& look);
  unsigned of = Look::game;  ///< what it can be expected of
};
using Rows = std::span<const Row>;

Rows place_rows(), piece_rows(), score_rows(), asked_rows(), event_rows(), view_rows(), chart_rows(), goods_rows(),
    region_card_rows(), university_rows(), upgrade_rows(), side_board_rows();
/// A player, a viewer: what he holds, sees, heard.
Found check_person(Cursor& cursor, const Look& look);
/// A region: its tokens and citizens.
Found check_place(Cursor& cursor, const Look& look);
/// `gallia t1 P1:2`; throws a Mistake for anything that no row reads.
Found check(std::string_view item, const Look& look);

/// Expectations of a set-up alone; nothing is laid out for them. False if the item is none.
bool check_setup(std::string_view item, const Given& given, Found& found);

/// The tile on a card as a case writes it, whether the card is blocked or not: `:II`, on the Alchemist `<5`; nothing
/// without one.
std::string tile_on(const Look& look, board::Slot slot);

// Words that several rows read.
Found equals(Cursor& cursor, int found);                      ///< =5
std::vector<std::string> names(Cursor& cursor);               ///< a, b
std::map<int, int> numbers_by_player(Cursor& cursor);         ///< P1:4 P2:3
std::vector<board::Seat> seats(Cursor& cursor, const Look&);  ///< P1, seat 2
std::string seats_text(const std::vector<board::Seat>& seats, const Play& play);
/// `P1:4 P2:3`, of these players only.
Found by_player(Cursor& cursor, const Look& look, const std::function<int(board::Seat)>& value);

}  // namespace rattus::cases
