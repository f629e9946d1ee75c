#pragma once
// How a set-up, a seed and computer players are named on the command line: options that several commands share.
#include <memory>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "cli/command.hpp"
#include "table/any_table.hpp"

namespace rattus::cli {

/// A set-up, from a file or from options.
class SetUpChoice {
 public:
  /// Adds --setup, --board, --players, --cards, --modules, --split and --option to a command; `cards` if nothing is
  /// said of them.
  explicit SetUpChoice(CLI::App& command, std::string cards = {});
  /// Throws Usage with every reason if it cannot be played (BASE-11, CART-24).
  [[nodiscard]] board::SetUp read(board::Kit = {}) const;
  [[nodiscard]] cartus::SetUp read(cartus::Kit) const;
  /// Of the game that is named so.
  [[nodiscard]] table::AnySetUp read(const std::string& game) const;

 private:
  void choose_cards(board::SetUp& setup) const;
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> house_rules() const;
  /// Whoever names a file gives nothing else.
  void file_alone() const;
  CLI::App* command_;
  std::string file_, board_, cards_, modules_, split_;
  int players_ = 0;
  std::vector<std::string> options_;
};

/// The rules of a set-up that has been read.
cartus::Rules rules_of(const cartus::SetUp& setup);

/// Adds --game: the name of one.
void add_game(CLI::App& command, std::string& game);

/// A whole number or 32 hexadecimal digits.
Seed read_seed(const std::string& text);
/// A seed that nobody has used before.
Seed fresh_seed();

/// A computer player by name, with the net that it asks for.
ai::Agent read_agent(const std::string& name);
/// "greedy,search:easy": one for all seats, or one for each.
std::vector<ai::Agent> read_agents(const std::string& text, int players);

/// The parts of a list; empty ones are left out.
std::vector<std::string> split_at(const std::string& text, char by);

/// The text of a file; Usage if it cannot be read.
std::string read_file(const std::string& path);
/// Writes one; Usage if that cannot be done.
void write_file(const std::string& path, const std::string& text);

/// The time for computer players whose thinking is bounded by it.
ai::Clock clock();

/// How an agent is written down in a record: name and level.
struct AgentName {
  std::string player, level;
};
AgentName name_of(const ai::Agent& agent);

}  // namespace rattus::cli
