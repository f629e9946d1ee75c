#pragma once
// A way in which one address does its worst. Each stands in a file of its own in scenarios/ and enters itself into the
// list; nothing else has to be edited.
#include <functional>
#include <string>
#include <vector>

#include "bench/server/attacker.hpp"
#include "server/store/store.hpp"
#include "table/match.hpp"

namespace rattus::bench {

/// What is in the database before the server starts.
class Prepared {
 public:
  explicit Prepared(server::Store& store) : store_(&store) {}
  /// Writes a match with its whole log.
  void add(const std::string& id, const table::Match& match);
  /// Writes a guest; his cookie.
  std::string add_guest(const std::string& id);

 private:
  void write(std::vector<server::Write>& writes);
  server::Store* store_;
};

struct Scenario {
  std::string name;
  std::string purpose;
  std::function<void(Prepared&)> prepare;
  /// Starts the attacker's coroutines, which go on until they are stopped.
  std::function<void(Attacker&)> attack;
  /// Options of `rattus serve` without which it would take too many connections to show.
  std::vector<std::string> options{};
};

std::vector<Scenario>& scenarios();

/// `const Entered entered({...});` enters a scenario.
struct Entered {
  explicit Entered(Scenario scenario) { scenarios().push_back(std::move(scenario)); }
};

/// A match of the board game among persons, "guest-1" (the host), "guest-2" and so on; it has begun.
table::Match persons(const std::string& board, unsigned players);
inline table::Match two_persons() { return persons("classic", 2); }
/// Goes on until the log has so many entries: random choices, and each taken back where that can be, so that the game
/// does not end.
void play_long(table::Match& match, std::size_t entries);
/// Plays at random to the end.
void play_out(table::Match& match);

}  // namespace rattus::bench
