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

/// What led to one version of the table: the set-up, one choice, one step taken back, or an answer that is not asked.
/// What happened then is not kept: it is played again when somebody asks (`since`).
struct Entry {
  enum class Kind : std::uint8_t { start, choice, taken_back, unasked };
  Kind kind = Kind::start;
  Seat seat = no_seat;      ///< whose choice or take-back, or for whom it was answered
  std::uint8_t option = 0;  ///< place among the legal options
  bool secret = false;      ///< nobody but its seat may know of it: a pick within a choice of cards, or one taken back
};

/// A game and the steps that its decider may take back (BASE-110, -111, CART-5).
template <class Kit>
class CourseOf {
 public:
  explicit CourseOf(GameOf<Kit> game) : game_(std::move(game)) {}
  [[nodiscard]] const GameOf<Kit>& game() const { return game_; }
  [[nodiscard]] bool can_take_back() const { return !before_.empty(); }
  /// The choice of cards that is open is answered unasked: go_on() is what comes next.
  [[nodiscard]] bool unasked() const { return !held_.empty(); }
  void choose(std::size_t option, EventsOf<Kit>& events);
  void take_back();
  void go_on(EventsOf<Kit>& events);

 private:
  /// A part of what a choice brought that has still to come.
  struct Held {
    typename Kit::State state;  ///< of the game after it
    EventsOf<Kit> events;
  };

  GameOf<Kit> game_;
  std::vector<typename Kit::State> before_;  ///< the states before each step since the decider's last barrier
  std::vector<Held> held_;                   ///< the last is the next
};

/// What has happened since an earlier version of a table.
template <class Kit>
struct SinceOf {
  typename Kit::State state{};        ///< of the game in that version; means nothing for version 0
  std::vector<EventsOf<Kit>> events;  ///< of each version after it, in order, unredacted
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

template <class Kit>
class TableOf {
 public:
  using SetUp = typename Kit::SetUp;

  /// Opens a table, or says with every reason why its set-up cannot be played. One seat plan for each player.
  static std::variant<TableOf, std::vector<Refusal>> open(SetUp setup, const typename Kit::Tables& tables,
                                                          Origin origin, std::vector<SeatPlan> seats);
  /// Of a seed alone, with the fast generator.
  static std::variant<TableOf, std::vector<Refusal>> open(SetUp setup, const typename Kit::Tables& tables, Seed seed,
                                                          std::vector<SeatPlan> seats) {
    return open(std::move(setup), tables, Origin(seed), std::move(seats));
  }

  [[nodiscard]] const SetUp& setup() const { return setup_; }
  [[nodiscard]] const Origin& origin() const { return origin_; }  ///< nobody's before the game is over
  [[nodiscard]] Seed seed() const { return origin_.seed; }        ///< likewise
  [[nodiscard]] const std::vector<SeatPlan>& seats() const { return seats_; }
  [[nodiscard]] const GameOf<Kit>& game() const { return course_.game(); }

  /// The number of inputs accepted so far, the set-up being the first: grows by one each time, without holes.
  [[nodiscard]] std::uint64_t version() const { return log_.size(); }
  /// Entry `version - 1` is what led to that version.
  [[nodiscard]] const std::vector<Entry>& log() const { return log_; }
  /// The choices that still stand, as places in the log, first to last.
  [[nodiscard]] const std::vector<std::size_t>& line() const { return line_; }
  /// The choice of cards that is open is answered unasked: nobody may act, and go_on() carries it out (CART-4).
  [[nodiscard]] bool unasked() const { return course_.unasked(); }
  /// The seat that had to decide in a version from 1 to version(); no_seat when the game was over or nobody was asked.
  [[nodiscard]] Seat decider_in(std::uint64_t version) const;
  /// What has happened since a version from 0 (nothing had) to version(). Of the latest version it is at hand; for
  /// older ones the game is played again, some 20 microseconds for a whole one.
  [[nodiscard]] SinceOf<Kit> since(std::uint64_t version) const;

  // --- what a viewer may know (BASE-100 to -104, CART-25 to -29); no_seat is a spectator ---
  [[nodiscard]] typename Kit::View view(Seat viewer) const { return game().view(viewer); }
  /// The legal options if it is the viewer's decision, else none.
  [[nodiscard]] const typename Kit::ActionList* options_for(Seat viewer) const;
  /// May the viewer take back his latest step (BASE-110, -111, CART-5)?
  [[nodiscard]] bool can_take_back(Seat viewer) const;

  // --- inputs. `move_id` is the sender's own name for his message: repeated, it gets the same answer and changes
  // nothing; empty, it is not remembered. ---
  Answer act(Seat seat, std::uint64_t version, std::size_t option, const std::string& move_id = {});
  Answer take_back(Seat seat, std::uint64_t version, const std::string& move_id = {});
  /// Carries out the answer that is not asked; there must be one. For the host, after the time that a choice takes.
  void go_on();

 private:
  TableOf(SetUp setup, Origin origin, std::vector<SeatPlan> seats, GameOf<Kit> game, EventsOf<Kit> events);
  [[nodiscard]] const Answer* remembered(Seat seat, const std::string& move_id) const;
  Answer remember(Seat seat, const std::string& move_id, Answer answer);
  [[nodiscard]] std::optional<Refused> refuse(Seat seat, std::uint64_t version) const;

  struct Remembered {
    Seat seat;
    std::string move_id;
    Answer answer;
  };

  SetUp setup_;
  Origin origin_;
  std::vector<SeatPlan> seats_;
  CourseOf<Kit> course_;
  std::vector<Entry> log_;
  std::vector<std::size_t> line_;
  typename Kit::State previous_;  ///< of the version before
  EventsOf<Kit> latest_;          ///< what happened under this version
  std::deque<Remembered> answers_;
};

/// Of the board game.
using Table = TableOf<board::Kit>;

}  // namespace rattus::table
