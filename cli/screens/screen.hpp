#pragma once
// Draws views of both games as text for the terminal, in colour if the terminal has it. Used by the commands that show
// a game; no information may be given by colour alone.
#include <string>
#include <string_view>
#include <vector>

#include "cli/screens/narrator.hpp"

namespace rattus::cli {

/// Colours text with escape codes, or returns it unchanged if `on` is false.
struct Paint {
  bool on = false;
  /// On if standard output is a terminal and NO_COLOR is not set.
  static Paint automatic();
  [[nodiscard]] std::string operator()(std::string_view code, std::string_view text) const;
  [[nodiscard]] std::string bold(std::string_view text) const { return (*this)("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return (*this)("2", text); }
  /// Colours text like a player's citizens; `color` is "red", "yellow", and so on.
  [[nodiscard]] std::string player(std::string_view color, std::string_view text) const;
};

/// Appends spaces up to a width in characters, escape codes not counted.
std::string pad(std::string text, std::size_t width);
/// The width of a UTF-8 text in characters, escape codes not counted.
std::size_t width_of(std::string_view text);

/// Lays out rows of cells as lines; each column is as wide as its widest cell.
std::string lay_out(const std::vector<std::vector<std::string>>& rows);

/// Prints a number with `digits` digits after the decimal point.
std::string number(double value, int digits);
/// One line of a summary: a dimmed label, then the value.
std::string summary_line(const Paint& paint, const std::string& what, const std::string& value);

/// Draws a view (docs/reference/messages.md) as lines: regions with tokens and citizens, safe haven, supply, cards,
/// revealed faces.
std::string draw_board(const Json& view, const Narrator& narrator, const Paint& paint);

/// Draws the final scoring of the board game, the best first, and the winners.
std::string draw_score(const Json& view, const Narrator& narrator, const Paint& paint);

/// The functions that draw one game.
struct Screen {
  std::string (*table)(const Json& view, const Narrator&, const Paint&);
  std::string (*end)(const Json& view, const Narrator&, const Paint&);
  /// The values that the sentence of a decision or of an option may name.
  Json (*about_decision)(const Json& view, const Json& decision);
  Json (*about_option)(const Json& view, const Json& decision, const Json& option);
};
/// The functions for the game of a view.
const Screen& screen_of(const Json& view);

}  // namespace rattus::cli
