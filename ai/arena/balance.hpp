#pragma once
// What class cards, tiles, modules and seats are worth: figures of many games, each told by its events.
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/parts/event.hpp"
#include "engine/board/rules.hpp"
#include "engine/core/outcome.hpp"

namespace rattus::ai {

/// Somebody took a card, in the so many-th turn of the game, the first being 1.
struct Take {
  std::uint16_t turn = 0;
  Seat seat = no_seat;
  friend bool operator==(const Take&, const Take&) = default;
};

/// What became of a class card in a game.
struct CardCourse {
  std::uint8_t number = 0;
  Seat holder = no_seat;      ///< at the end
  std::uint8_t level = 1;     ///< of its ability at the end: more than 1 with an upgrade tile
  std::vector<Take> takes{};  ///< in order
  friend bool operator==(const CardCourse&, const CardCourse&) = default;
};

/// The course of a game, as far as balance is concerned.
struct Course {
  std::uint8_t players = 0, rounds = 0;
  std::uint16_t turns = 0;
  board::EndReason end = board::EndReason::none;
  Seat first = no_seat, winner = no_seat;
  std::vector<std::uint8_t> points{};  ///< by seat
  std::vector<std::string> modules{};  ///< in play
  std::vector<CardCourse> cards{};     ///< in play, by slot
  friend bool operator==(const Course&, const Course&) = default;
};

/// Hears the events of a game from its set-up on.
class CourseHearer {
 public:
  void operator()(const board::Event& event);
  /// The course of the game, which is over.
  [[nodiscard]] Course end(const board::Rules& rules, const board::State& s, const Outcome& outcome) const;

 private:
  std::uint16_t turns_ = 0;
  std::array<std::vector<Take>, board::max_slots> takes_;
};

/// How often something was so, and how often who it was so of won.
struct Count {
  std::uint32_t games = 0, won = 0;
  void add(bool wins) { ++games, won += wins; }
  friend bool operator==(const Count&, const Count&) = default;
};

/// Whole numbers, each with the times that it came.
struct Numbers {
  std::map<int, std::uint32_t> times;
  void add(int number) { ++times[number]; }
  [[nodiscard]] std::uint32_t count() const;
  [[nodiscard]] double mean() const;  ///< 0 of none
};

struct CardFigures {
  std::uint32_t games = 0;          ///< in play
  Count holder;                     ///< at the end
  Count first;                      ///< who took it first
  Count early;                      ///< whoever took it in the first third of the turns
  std::array<Count, 3> by_level{};  ///< the holder at the end, by level from 1; only with upgrade tiles
};

struct ModuleFigures {
  std::uint32_t games = 0;
  Numbers rounds, winning_points, margins;
};

struct SeatFigures {
  Count wins;
  Numbers points;
};

/// The figures of all games of so many players.
struct Balance {
  using Pair = std::pair<std::uint8_t, std::uint8_t>;  ///< card numbers, the smaller first

  Balance(unsigned players, const std::vector<std::string>& modules);
  void add(const Course& course);
  /// The share of games that anybody wins.
  [[nodiscard]] double fair() const { return 1.0 / static_cast<double>(seats.size()); }

  std::uint32_t games = 0;
  std::map<std::uint8_t, CardFigures> cards;  ///< by number
  std::map<Pair, Count> pairs;                ///< held by one player at the end
  std::vector<SeatFigures> seats;             ///< in turn order, the first player first
  /// By name: out of play, in play.
  std::map<std::string, std::array<ModuleFigures, 2>, std::less<>> modules;
  Numbers rounds, points, winning_points, margins;  ///< a margin: the winner's points above the next best
  std::map<board::EndReason, std::uint32_t> ends;

 private:
  void add_cards(const Course& course);
  void add_pairs(const Course& course);
};

}  // namespace rattus::ai
