#pragma once
// Checks whether what the clients of a match saw can have come from one log that grew entry by entry.
//
// A history is linearisable if its operations fit into one order in which the object could have carried them out one
// after the other, and which agrees with time: what was answered before another was sent stands before it. In general
// that order has to be searched for (Wing and Gong). Here it is given: the store numbers the entries of a match and
// keeps each number once, an accepted message is an entry, and whatever else is answered changes nothing. So the
// history is linearisable if and only if this one order passes, which takes one pass over it:
//   - every accepted id is an entry, once, and no refused one is; one that was never answered may be an entry or not;
//   - of two messages of which one was answered before the other was sent, the former has the smaller number;
//   - a choice follows the decision that it names, without another choice between them, and one that was refused as
//     stale came after another choice.
// Reading promises less, for a server may be behind what others have written: what a client hears never goes back, at
// whichever server, holds whatever had been acknowledged to it, and nothing that nobody had sent yet.
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rattus::server::test {

/// Read from the steady clock of the test's process, one for all clients.
using Moment = std::chrono::steady_clock::time_point;

/// A message of a client. Versions are numbers of entries.
struct Sent {
  enum class Outcome : std::uint8_t { unknown, accepted, refused };
  std::string id;
  Moment sent;                 ///< for the first time
  std::uint64_t named = 0;     ///< version of the decision, of choices; 0: none
  bool may_be_shared = false;  ///< accepted, too, if the same of another client is an entry
  Outcome outcome = Outcome::unknown;
  Moment answered{};       ///< for the first time
  std::uint64_t told = 0;  ///< accepted: version of the answer
  std::string code{};      ///< refused: why
};

/// An update that a client heard.
struct Heard {
  Moment asked;  ///< when its connection said hello
  Moment heard;
  std::uint64_t version = 0;
};

struct History {
  std::vector<Sent> sent;
  std::vector<Heard> heard;  ///< in the order in which it was heard
};

/// An entry as the store has it.
struct Logged {
  std::string id{};        ///< empty: of a computer player, or of the server
  bool is_choice = false;  ///< made, or taken back
  bool is_chat = false;
};

struct MatchLog {
  static constexpr std::uint64_t first = 2;  ///< number of the first entry; 1 is the opening of the match
  std::vector<Logged> entries;
};

/// What contradicts the log, a sentence each; empty if the history is linearisable.
std::vector<std::string> contradictions(const MatchLog& log, const std::vector<History>& clients);

}  // namespace rattus::server::test
