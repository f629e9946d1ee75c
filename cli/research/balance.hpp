#pragma once
// rattus balance: what is played, results as lines of a file, and the report as JSON and as a page.
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ai/agents.hpp"
#include "ai/arena/balance.hpp"
#include "cli/command.hpp"
#include "cli/screens/narrator.hpp"
#include "engine/core/rng.hpp"

namespace rattus::cli {

/// What is played.
struct BalanceRun {
  board::SetUp setup;
  bool vary = false;  ///< each of the modules is in play in half of the games
  std::vector<ai::Agent> agents;
  Seed seed;
  [[nodiscard]] const board::Tables& tables() const { return game_data().tables(setup.board); }
};

/// A game and its number.
struct NumberedCourse {
  std::uint32_t game = 0;
  ai::Course course;
};

/// The set-up of a game: the modules of the run, or those that chance leaves of them.
board::SetUp setup_of(const BalanceRun& run, std::uint32_t game);
/// Plays a game. Its number, the seed and the run alone decide it, if no thinking is bounded by time. Agents change
/// seats from game to game.
NumberedCourse play_for_balance(const BalanceRun& run, std::uint32_t game);

/// A run as the first line of its file tells it.
Json header_of(const BalanceRun& run);
/// A game as a line of the file.
Json to_json(const NumberedCourse& game, const board::Tables& tables);
/// And back; nothing if that is none.
std::optional<NumberedCourse> read_course(const Json& json, const BalanceRun& run);

/// The id of a card by its number.
const std::string& card_id(const board::Tables& tables, unsigned number);

/// All figures.
Json balance_json(const BalanceRun& run, const ai::Balance& balance);
/// The page, in the words of a language.
std::string balance_page(const BalanceRun& run, const ai::Balance& balance, std::string_view language);

}  // namespace rattus::cli
