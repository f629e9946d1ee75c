#pragma once
// The computer players at a table. They think in slices, so that whoever runs the table (a worker of a page, a thread
// of a server, a terminal) stays free for others; they see their own view and nothing else.
#include <functional>
#include <memory>
#include <vector>

#include "ai/player.hpp"
#include "table/table.hpp"

namespace rattus::table {

/// Makes the computer player of a seat.
using MakePlayer = std::function<std::unique_ptr<ai::Player>(board::Seat seat, const SeatPlan& plan)>;

class Computers {
 public:
  Computers(const Table& table, const MakePlayer& make);

  /// True if the table waits for one of these players.
  [[nodiscard]] bool to_decide(const Table& table) const;

  /// Lets the player whose decision it is think on for a slice. When his choice is made it is carried out, and true
  /// is returned: the table has a new version. False: he is still thinking, or it is nobody's turn here.
  bool think(Table& table, ai::Budget slice);

 private:
  std::vector<std::unique_ptr<ai::Player>> players_;  ///< by seat; empty for persons
  std::uint64_t begun_ = 0;                           ///< the version that is being thought about
};

/// The place of an action among the options; they must hold it.
std::size_t option_of(const board::ActionList& options, board::Action action);

}  // namespace rattus::table
