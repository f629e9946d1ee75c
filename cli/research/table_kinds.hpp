#pragma once
// Kinds of tables of which commands draw one after another, with set-ups by chance.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_course.hpp"

namespace rattus::cli {

/// So many players, or any number between.
struct Sizes {
  int least = 2, most = 6;
};
/// "3", "2-4"; Usage for anything else.
Sizes read_sizes(const std::string& text);

struct TableKind {
  std::string_view name, what;
  Sizes players;
  std::string_view game = board::Kit::name;
};
const std::vector<TableKind>& table_kinds();
/// What --help says of them.
std::string kind_names();
/// "base,cartus": places in table_kinds(); all of them for an empty text. Usage for what is none.
std::vector<std::size_t> read_kinds(const std::string& text);
/// Those of both; Usage if there is none.
Sizes sizes_at(std::size_t kind, Sizes sizes);

/// A number of players, all equally likely.
int drawn_size(Sizes sizes, Rng& chance);
/// A set-up of the kind; what it leaves to chance comes from whoever starts the game.
table::AnySetUp drawn_setup(std::size_t kind, int players, Rng& chance);

}  // namespace rattus::cli
