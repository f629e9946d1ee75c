#pragma once
// Shares of games, and how far one can trust them.

namespace rattus::ai {

/// A share of games with its 95 % interval.
struct Share {
  double mean = 0;
  double low = 0;
  double high = 0;
};

/// Wilson's interval for a share of so many independent games: it stays within 0 and 1 and does not shrink to nothing
/// when all ended alike. Without a game it is everything.
Share wilson(double mean, double games);

}  // namespace rattus::ai
