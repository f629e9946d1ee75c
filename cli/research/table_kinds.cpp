#include "cli/research/table_kinds.hpp"

#include <algorithm>

#include "cli/command.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

/// Takes out as many as are left to chance.
template <class T>
void leave_some(std::vector<T>& all, Rng& chance) {
  std::erase_if(all, [&](const T&) { return chance.below(2) == 0; });
}

board::SetUp board_setup(std::string_view kind, int players, Rng& chance) {
  board::SetUp setup;
  setup.board = "big-box";
  setup.players = players;
  setup.card_choice = board::CardChoice::random;
  if (kind == "base") {
    setup.board = "classic";
    setup.card_choice = board::CardChoice::standard;
  } else if (kind == "modules") {
    setup.modules = {"upgrades", "region-cards", "universities", "guilds", "inns"};
    leave_some(setup.modules, chance);
  } else if (kind == "mercatus") {
    setup.board = "classic";
    setup.modules = {"mercatus"};
    const auto& sets = game_data().tables(setup.board).card_sets;
    setup.card_choice = board::CardChoice::named;
    setup.cards = {sets[chance.below(static_cast<std::uint32_t>(sets.size()))].id};
  }
  return setup;
}

}  // namespace

Sizes read_sizes(const std::string& text) {
  const auto digit = [&](std::size_t at) { return at < text.size() && text[at] >= '2' && text[at] <= '6'; };
  if (!digit(0) || (text.size() != 1 && (text.size() != 3 || text[1] != '-' || !digit(2) || text[2] < text[0])))
    throw Usage("--players " + text + ": give a number from 2 to 6, or a range (2-4)");
  return {text.front() - '0', text.back() - '0'};
}

const std::vector<TableKind>& table_kinds() {
  static const std::vector<TableKind> kinds{
      {"base", "the base game", {2, 4}},
      {"random", "random class cards of the Big Box", {2, 6}},
      {"modules", "the same with some of its modules", {2, 6}},
      {"mercatus", "a suggested set of Mercatus", {2, 4}},
      {"cartus", "Rattus Cartus", {2, 5}, cartus::Kit::name},
      {"cartus-random", "the same with random buildings", {2, 5}, cartus::Kit::name},
  };
  return kinds;
}

std::string kind_names() {
  std::string names;
  for (const TableKind& kind : table_kinds())
    names.append(names.empty() ? "" : ", ").append(kind.name).append(" (").append(kind.what).append(")");
  return names;
}

std::vector<std::size_t> read_kinds(const std::string& text) {
  std::vector<std::size_t> kinds;
  const auto& all = table_kinds();
  for (std::size_t i = 0; text.empty() && i < all.size(); ++i) kinds.push_back(i);
  for (const std::string& name : split_at(text, ',')) {
    const auto kind = std::find_if(all.begin(), all.end(), [&](const TableKind& k) { return k.name == name; });
    if (kind == all.end()) throw Usage("--kinds " + name + ": the kinds are " + kind_names());
    kinds.push_back(static_cast<std::size_t>(kind - all.begin()));
  }
  return kinds;
}

Sizes sizes_at(std::size_t kind, Sizes sizes) {
  const TableKind& of = table_kinds()[kind];
  const Sizes both{std::max(sizes.least, of.players.least), std::min(sizes.most, of.players.most)};
  if (both.least > both.most)
    throw Usage("--players: games of the kind " + std::string(of.name) + " are for " +
                std::to_string(of.players.least) + " to " + std::to_string(of.players.most) +
                ": choose another number, or other --kinds");
  return both;
}

int drawn_size(Sizes sizes, Rng& chance) {
  return sizes.least + static_cast<int>(chance.below(static_cast<std::uint32_t>(sizes.most - sizes.least + 1)));
}

table::AnySetUp drawn_setup(std::size_t kind, int players, Rng& chance) {
  const TableKind& of = table_kinds()[kind];
  if (of.game == board::Kit::name) return board_setup(of.name, players, chance);
  cartus::SetUp setup;
  setup.players = players;
  if (of.name == "cartus-random") setup.options = {{"buildings", chance.below(2) == 0 ? "random-per-class" : "mixed"}};
  return setup;
}

}  // namespace rattus::cli
