#pragma once
// Command-line options for set-up, game, seed and computer players, shared by the commands of `rattus`. Commands must
// not parse these themselves, so that all of them accept the same words.
#include <memory>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "cli/command.hpp"
#include "table/any_course.hpp"

namespace rattus::cli {

/// A set-up read from a file (--setup) or from single options.
class SetUpChoice {
 public:
  /// Adds --setup, --board, --players, --cards, --modules, --split and --option to a command. `cards` is the default of
  /// --cards.
  explicit SetUpChoice(CLI::App& command, std::string cards = {});
  /// Reads the set-up. Throws Usage with every reason if it cannot be played (BASE-11, CART-24).
  [[nodiscard]] board::SetUp read(board::Kit = {}) const;
  [[nodiscard]] cartus::SetUp read(cartus::Kit) const;
  /// Reads the set-up of the game with this name (--game); without --game, of the game that the file names.
  [[nodiscard]] table::AnySetUp read(const std::string& game) const;

 private:
  void choose_cards(board::SetUp& setup) const;
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> house_rules() const;
  /// Throws Usage if another option of the set-up is given beside --setup.
  void file_alone() const;
  CLI::App* command_;
  std::string file_, board_, cards_, modules_, split_;
  int players_ = 0;
  std::vector<std::string> options_;
};

/// The rules of a set-up. The set-up must be playable, as those from SetUpChoice::read() are.
cartus::Rules rules_of(const cartus::SetUp& setup);

/// Adds --game with the names of the games; `game` must outlive the command.
void add_game(CLI::App& command, std::string& game);

/// Parses a whole number of at most 18 digits, or 32 hexadecimal digits. Throws Usage for anything else.
Seed read_seed(const std::string& text);
/// A new seed from the system's random device.
Seed fresh_seed();

/// Parses the name of a computer player and loads the net that it uses. Throws Usage if either is impossible.
ai::Agent read_agent(const std::string& name);
/// Parses a list like "greedy,search:easy" of one computer player for all seats or one per seat.
std::vector<ai::Agent> read_agents(const std::string& text, int players);

/// Splits a text at each `by`; empty parts are left out.
std::vector<std::string> split_at(const std::string& text, char by);

/// Returns the content of a file. Throws Usage if it cannot be read.
std::string read_file(const std::string& path);

/// A monotonic clock for computer players with a time budget.
ai::Clock clock();

/// A computer player as records name it.
struct AgentName {
  std::string player, level;
};
AgentName name_of(const ai::Agent& agent);

}  // namespace rattus::cli
