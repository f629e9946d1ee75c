#pragma once
// The computer players at a match, stand-ins included. They think in slices, so that whoever runs the match (a worker
// of a page, a terminal) stays free for others; they see their own view and nothing else.
#include <array>
#include <functional>
#include <memory>

#include "ai/agents.hpp"
#include "table/match.hpp"

namespace rattus::table {

/// A computer player at a table, whatever is played there.
class Mind {
 public:
  Mind() = default;
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;
  virtual ~Mind() = default;
  /// Takes up the decision of `seat`, which the game waits for. The rules must stay where they are until the
  /// choice is made.
  virtual void begin(const AnyCourse& course, Seat seat) = 0;
  /// As ai::PlayerOf.
  virtual bool think(ai::Budget slice) = 0;
  /// The choice, as its place among the options.
  [[nodiscard]] virtual std::size_t option() const = 0;
  /// What is thought about is a choice of several cards, one at a time.
  [[nodiscard]] virtual bool several() const = 0;
  /// Takes up the next card of such a choice, as if option() had been carried out; false if that completes the choice.
  virtual bool next() = 0;
};

/// The mind that a player of one game makes.
template <class Kit>
std::unique_ptr<Mind> mind_of(std::unique_ptr<ai::PlayerOf<Kit>> player);
/// The same of an agent, for the game of this course.
std::unique_ptr<Mind> make_mind(const AnyCourse& course, const ai::Agent& agent, Seed seed, ai::Clock clock);

/// A decision as it is put to a computer player elsewhere: a view and its options, and nothing else of the game. The
/// course must stay where it is, for its rules.
class Posed {
 public:
  Posed() = default;
  Posed(const Posed&) = delete;
  Posed& operator=(const Posed&) = delete;
  virtual ~Posed() = default;
  /// A player of that kind, who has taken up the decision.
  [[nodiscard]] virtual std::unique_ptr<Mind> take_up(const ai::Agent& agent, Seed seed, ai::Clock clock) const = 0;
};
/// The decision that the game waits for, as its decider sees it.
std::unique_ptr<Posed> pose(const AnyCourse& course);

/// Makes the computer player of a seat.
using MakeMind = std::function<std::unique_ptr<Mind>(const AnyCourse& course, Seat seat, const Chair& chair)>;

class Computers {
 public:
  explicit Computers(MakeMind make) : make_(std::move(make)) {}

  /// Lets the player whose decision it is think on for a slice. When his choice is made it is carried out, and true
  /// is returned: the match has a new version. False: he is still thinking, or the match waits for no computer player.
  bool think(Match& match, ai::Budget slice);
  /// From the next decision on they are players made anew.
  void renew() { outdated_ = true; }

 private:
  MakeMind make_;
  std::array<std::unique_ptr<Mind>, board::max_seats> minds_;  ///< made when they have to decide first
  std::uint64_t begun_ = 0;                                    ///< the decision that is being thought about
  bool outdated_ = false;
};

/// The place of an action among the options; they must hold it.
template <class ActionList, class Action>
std::size_t option_of(const ActionList& options, Action action) {
  std::size_t place = 0;
  while (options[place] != action) ++place;
  return place;
}

}  // namespace rattus::table
