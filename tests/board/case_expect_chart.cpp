// The Jester's chart itself, beside what a game shows of it.
#include <array>

#include "codec/game_data.hpp"
#include "engine/board/cards/jester.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_run.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::cases {

namespace {

/// For each pair of regions whether cells of theirs meet at a side, or at least at a corner.
struct Meetings {
  std::array<Mask, board::max_regions> sides{}, corners{};
};

Meetings meetings(const board::Rules& rules) {
  Meetings found;
  for (int row = 0; row < board::chart_rows; ++row)
    for (int column = 0; column < board::chart_columns; ++column)
      for (int i = -1; i <= 1; ++i)
        for (int j = -1; j <= 1; ++j) {
          const unsigned one = board::chart_place(rules, {column, row});
          const unsigned two = board::chart_place(rules, {column + i, row + j});
          if (one >= board::max_regions || two >= board::max_regions || one == two) continue;
          found.corners[one].add(two);
          if (i == 0 || j == 0) found.sides[one].add(two);
        }
  return found;
}

/// The borders and arrows are those of data/, not the frozen ones: chart and board file belong together.
Found borders(Cursor&, const Look& look) {
  const Meetings found = meetings(look.play.rules());
  for (const board::EdgeRow& edge : codec::game_data().tables(look.run.scene().given.board).board.edges) {
    const std::string pair = region_name(edge.a) + "-" + region_name(edge.b);
    if (!edge.arrow && !found.sides[edge.a].has(edge.b)) return pair + " do not touch";
    if (edge.arrow && found.corners[edge.a].has(edge.b)) return pair + " touch";
  }
  return {};
}

/// Of all 625 outcomes of a + b - c - d, how many come to each number from -8 to 8.
std::array<int, 17> scatter() {
  std::array<int, 17> ways{};
  for (int i = 0; i < 625; ++i) ++ways[static_cast<std::size_t>(8 + i % 5 + i / 5 % 5 - i / 25 % 5 - i / 125)];
  return ways;
}

/// falls 19,12 [only] germania 308800: of all outcomes with that aim (CARD-334, -338).
Found falls(Cursor& c, const Look& look) {
  const Cell aim = c.cell();
  const bool only = c.eat("only");
  const std::string place(c.word("a region, haven or lost"));
  if (!is_region(place) && place != "haven" && place != "lost")
    throw Mistake("'" + place + "' is no place to fall (a region, haven or lost)");
  const int number = c.number();
  const Mask wanted = place == "lost"    ? Mask{}
                      : place == "haven" ? Mask::of(board::haven_place)
                                         : Mask::of(region_number(place));
  const auto ways = scatter();
  int count = 0;
  for (int dx = -8; dx <= 8; ++dx)
    for (int dy = -8; dy <= 8; ++dy) {
      const Mask places = board::landing_places(look.play.rules(), {aim.column + dx, aim.row + dy});
      if (only || wanted.none() ? places == wanted : (places & wanted).any())
        count += ways[static_cast<std::size_t>(8 + dx)] * ways[static_cast<std::size_t>(8 + dy)];
    }
  return unless(count == number, std::to_string(count));
}

constexpr Row rows[] = {{"chart borders", borders}, {"falls", falls}};

}  // namespace

Rows chart_rows() { return rows; }

}  // namespace rattus::cases
