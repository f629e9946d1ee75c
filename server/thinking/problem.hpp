#pragma once
// A decision as a computer player gets it, at a server or at a worker elsewhere.
#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include "table/computers.hpp"

namespace rattus::server {

/// Holds a view, and nothing else of the match: the match itself stays in memory for the sake of its rules.
class Problem {
 public:
  /// `most`: how long the player may think, by `clock`.
  Problem(std::shared_ptr<const table::Match> match, ai::Agent agent, Seed seed, std::chrono::nanoseconds most,
          ai::Clock clock);

  /// Thinks on for a slice of some ten milliseconds; true when the choice is made, with all its cards if it is one of
  /// several: others are told of it once, after the time that any choice takes (CART-4). What counts is the time that
  /// the player has had, not when: who comes late is as strong as who comes at once.
  bool think();
  [[nodiscard]] const std::vector<std::uint32_t>& options() const { return options_; }

 private:
  /// How many cards will be chosen is not known: each has half of what is left.
  void share();

  std::shared_ptr<const table::Match> rules_owner_;
  std::unique_ptr<table::Posed> posed_;
  ai::Agent agent_;
  Seed seed_;
  std::chrono::nanoseconds most_, had_{0}, until_{0};
  ai::Clock clock_;
  std::unique_ptr<table::Mind> mind_;  ///< from the first slice on
  std::vector<std::uint32_t> options_;
};

}  // namespace rattus::server
