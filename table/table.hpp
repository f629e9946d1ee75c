#pragma once
// One hosted game, without clocks, threads, input or output: choices and take-backs go in, what each viewer may know
// comes out. The log is append-only; a table is its set-up, its seed and its log replayed.
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/clause.hpp"
#include "table/game.hpp"

namespace rattus::table {

/// Who sits on a seat. `player` and `level` choose among the computer players of ai/.
struct SeatPlan {
  bool computer = false;
  std::string name;
  std::string player = "search";
  std::string level = "normal";
};

/// What happened under one version of the table: the set-up, one choice, or one step taken back.
struct Entry {
  enum class Kind : std::uint8_t { start, choice, taken_back };
  Kind kind = Kind::start;
  board::Seat seat = board::no_seat;                 ///< whose choice or take-back
  board::Decision decision = board::Decision::none;  ///< the decision answered
  board::Action action{};
  std::uint8_t option = 0;  ///< place among the legal options
  EventList events;
};

/// Why an input changed nothing. `code` is stable: stale-version, not-your-decision, no-such-option,
/// nothing-to-take-back, game-over.
struct Refused {
  std::string code;
  Clause clause;
  std::string reason;
  friend bool operator==(const Refused&, const Refused&) = default;
};

/// The answer to an input: the table's version once it had been dealt with, or why it was refused.
struct Answer {
  std::uint64_t version = 0;
  std::optional<Refused> refused;
  [[nodiscard]] bool accepted() const { return !refused; }
  friend bool operator==(const Answer&, const Answer&) = default;
};

class Table {
 public:
  /// Opens a table, or says with every reason why its set-up cannot be played. One seat plan for each player.
  static std::variant<Table, std::vector<board::Refusal>> open(board::SetUp setup, const board::Tables& tables,
                                                               Seed seed, std::vector<SeatPlan> seats);

  [[nodiscard]] const board::SetUp& setup() const { return setup_; }
  [[nodiscard]] Seed seed() const { return seed_; }  ///< nobody's before the game is over
  [[nodiscard]] const std::vector<SeatPlan>& seats() const { return seats_; }
  [[nodiscard]] const Game& game() const { return game_; }

  /// The number of inputs accepted so far, the set-up being the first: grows by one each time, without holes.
  [[nodiscard]] std::uint64_t version() const { return log_.size(); }
  /// Entry `version - 1` is what led to that version.
  [[nodiscard]] const std::vector<Entry>& log() const { return log_; }
  /// The choices that still stand, as places in the log, first to last.
  [[nodiscard]] const std::vector<std::size_t>& line() const { return line_; }

  // --- what a viewer may know (BASE-100 to -104); no_seat is a spectator ---
  [[nodiscard]] board::View view(board::Seat viewer) const { return game_.view(viewer); }
  /// The legal options if it is the viewer's decision, else none.
  [[nodiscard]] const board::ActionList* options_for(board::Seat viewer) const;
  /// May the viewer take back his latest step (BASE-110, -111)?
  [[nodiscard]] bool can_take_back(board::Seat viewer) const;
  /// What happened under one version, as the viewer may know it.
  [[nodiscard]] EventList events_for(board::Seat viewer, std::uint64_t version) const;

  // --- inputs. `move_id` is the sender's own name for his message: repeated, it gets the same answer and changes
  // nothing; empty, it is not remembered. ---
  Answer act(board::Seat seat, std::uint64_t version, std::size_t option, const std::string& move_id = {});
  Answer take_back(board::Seat seat, std::uint64_t version, const std::string& move_id = {});

 private:
  Table(board::SetUp setup, Seed seed, std::vector<SeatPlan> seats, Game game, EventList events);
  [[nodiscard]] const Answer* remembered(board::Seat seat, const std::string& move_id) const;
  Answer remember(board::Seat seat, const std::string& move_id, Answer answer);
  [[nodiscard]] std::optional<Refused> refuse(board::Seat seat, std::uint64_t version) const;

  struct Remembered {
    board::Seat seat;
    std::string move_id;
    Answer answer;
  };

  board::SetUp setup_;
  Seed seed_;
  std::vector<SeatPlan> seats_;
  Game game_;
  std::vector<Entry> log_;
  std::vector<std::size_t> line_;
  std::vector<board::State> before_;  ///< the states before each step since the decider's last barrier
  std::deque<Remembered> answers_;
};

}  // namespace rattus::table
