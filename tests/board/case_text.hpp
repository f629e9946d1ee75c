#pragma once
// Reading the small pieces of the notation: players, faces, tokens, citizens, answers.
#include <string>
#include <string_view>
#include <vector>

#include "tests/board/case_notation.hpp"
#include "tests/runner/case_text.hpp"

namespace rattus::cases {

using runner::Mistake;
using runner::split;

bool is_region(std::string_view word);
bool is_player(std::string_view word);  ///< P1 to P6
bool is_good(std::string_view word);    ///< fish, cloth, lumber, salt
bool is_edge(std::string_view word);    ///< a-b, two regions

/// What only cases of the board game say.
class Cursor : public runner::Cursor {
 public:
  using runner::Cursor::Cursor;
  Cell cell();  ///< `12,16`, `-1,2`
  std::string region();
  int player();
  Who who();
  std::string card();
  std::string good();  ///< fish, cloth, lumber, salt
  std::string part();  ///< a, b
  std::string decision();
  std::string symbol();  ///< M, A, pea ...
  Face face();
  std::vector<Face> faces();
  Token token();
  Citizen citizen();
  /// `gallia t1(by P2) P1:2`, the region being read already.
  Place place(std::string region);
  Answer answer();
  /// What stands between braces, split at commas.
  std::vector<std::string> braces();
};

/// `gallia:bou+chu`, `egypt:?`; several, or `none`.
board::RegionCard region_card(Cursor& cursor);
std::vector<board::RegionCard> region_card_list(Cursor& cursor);
std::string region_card_text(board::RegionCard card);
/// `founded`, `bonus(chu)`, `discard`, `none`
board::EventKind event_kind(Cursor& cursor);
std::vector<board::EventKind> event_list(Cursor& cursor);
std::string event_text(board::EventKind kind);
/// `plain`, `p1`, `d`, `dp1`
std::string citizen_text(const Citizen& citizen);
std::vector<Answer> answers(std::string_view list);
std::vector<Who> players(std::string_view list);
std::vector<Held> held(const std::vector<std::string>& entries);
/// `:II`, `<5`, or nothing.
std::string tile_text(const Held& card);
std::vector<std::string> region_list(const std::vector<std::string>& entries);
std::vector<std::string> card_list(const std::vector<std::string>& entries);
/// `a-b`, two regions; either way round.
std::pair<std::string, std::string> edge(std::string_view text);

}  // namespace rattus::cases
