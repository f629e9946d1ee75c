#pragma once
// The computer players at a match, stand-ins included. They think in slices, so that whoever runs the match (a worker of
// a page, a terminal) stays free for others; they see their own view and nothing else.
#include <array>
#include <functional>
#include <memory>

#include "ai/player.hpp"
#include "table/match.hpp"

namespace rattus::table {

/// Makes the computer player of a seat.
using MakePlayer = std::function<std::unique_ptr<ai::Player>(board::Seat seat, const Chair& chair)>;

class Computers {
 public:
  explicit Computers(MakePlayer make) : make_(std::move(make)) {}

  /// Lets the player whose decision it is think on for a slice. When his choice is made it is carried out, and true
  /// is returned: the match has a new version. False: he is still thinking, or the match waits for no computer player.
  bool think(Match& match, ai::Budget slice);

 private:
  MakePlayer make_;
  std::array<std::unique_ptr<ai::Player>, board::max_seats> players_;  ///< made when they have to decide first
  std::uint64_t begun_ = 0;                                            ///< the decision that is being thought about
};

/// The place of an action among the options; they must hold it.
std::size_t option_of(const board::ActionList& options, board::Action action);

}  // namespace rattus::table
