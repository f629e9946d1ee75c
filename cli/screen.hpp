#pragma once
// The board as lines of text, in colour where the terminal can show it. Nothing is told by colour alone.
#include <string>
#include <string_view>
#include <vector>

#include "cli/narrator.hpp"

namespace rattus::cli {

/// Colours text with the terminal's escape codes, or leaves it as it is.
struct Paint {
  bool on = false;
  /// On, if standard output is a terminal and NO_COLOR is not set.
  static Paint automatic();
  [[nodiscard]] std::string operator()(std::string_view code, std::string_view text) const;
  [[nodiscard]] std::string bold(std::string_view text) const { return (*this)("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return (*this)("2", text); }
  /// In the colour of a player's citizens ("red", "yellow", ...).
  [[nodiscard]] std::string player(std::string_view color, std::string_view text) const;
};

/// Pads to a width in characters, escape codes not counted.
std::string pad(std::string text, std::size_t width);
/// The width of a UTF-8 text in characters, escape codes not counted.
std::size_t width_of(std::string_view text);

/// Rows of cells, each column as wide as its widest cell.
std::string lay_out(const std::vector<std::vector<std::string>>& rows);

/// A number with so many digits after the point.
std::string number(double value, int digits);
/// A line of a summary: what it says, then the value.
std::string summary_line(const Paint& paint, const std::string& what, const std::string& value);

/// The view of docs/messages.md as lines: regions with tokens and citizens, haven, supply, cards, faces revealed.
std::string draw_board(const Json& view, const Narrator& narrator, const Paint& paint);

/// The final score, best first, and who wins.
std::string draw_score(const Json& view, const Narrator& narrator, const Paint& paint);

/// How a game is shown.
struct Screen {
  std::string (*table)(const Json& view, const Narrator&, const Paint&);
  std::string (*end)(const Json& view, const Narrator&, const Paint&);
  /// What a decision's sentence and an option's may name.
  Json (*about_decision)(const Json& view, const Json& decision);
  Json (*about_option)(const Json& view, const Json& decision, const Json& option);
};
/// The one for the game that a view is of.
const Screen& screen_of(const Json& view);

}  // namespace rattus::cli
