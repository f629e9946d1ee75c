#include "ai/arena/balance.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/board/query.hpp"

namespace rattus::ai {
namespace {

using board::EventType;

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The winner's points above those of the next best.
int margin(const Course& course) {
  int next = 0;
  for (Seat seat = 0; seat < course.players; ++seat)
    if (seat != course.winner) next = std::max(next, int{course.points[seat]});
  return course.points[course.winner] - next;
}

}  // namespace

void CourseHearer::operator()(const board::Event& event) {
  if (event.type == EventType::turn_started) ++turns_;
  if (event.type == EventType::card_taken) takes_[event.slot].push_back({turns_, event.seat});
}

Course CourseHearer::end(const board::Rules& rules, const board::State& s, const Outcome& outcome) const {
  const board::Query q{rules, s};
  Course course{.players = rules.players, .rounds = s.round, .turns = turns_, .end = s.end_reason, .first = s.first};
  course.winner = static_cast<Seat>(std::countr_zero(winners(outcome)));
  for (Seat seat = 0; seat < rules.players; ++seat) course.points.push_back(outcome[seat].points);
  for (const unsigned slot : rules.parts& board::modules) course.modules.emplace_back(rules.cards[slot]->module);
  for (board::Slot slot = 0; slot < rules.slots; ++slot) {
    const Seat holder = q.holder(slot);
    const int level = holder == no_seat ? 1 : q.level(slot, holder);
    course.cards.push_back({rules.cards[slot]->number, holder, static_cast<std::uint8_t>(level), takes_[slot]});
  }
  return course;
}

std::uint32_t Numbers::count() const {
  std::uint32_t sum = 0;
  for (const auto& [number, count] : times) sum += count;
  return sum;
}

double Numbers::mean() const {
  double sum = 0;
  for (const auto& [number, count] : times) sum += static_cast<double>(number) * count;
  return times.empty() ? 0 : sum / count();
}

Balance::Balance(unsigned players, const std::vector<std::string>& names) : seats(players) {
  for (const std::string& name : names) modules[name];
}

void Balance::add(const Course& course) {
  assert(course.players == seats.size());
  ++games;
  ++ends[course.end];
  rounds.add(course.rounds);
  winning_points.add(course.points[course.winner]);
  margins.add(margin(course));
  for (Seat seat = 0; seat < course.players; ++seat) {
    SeatFigures& figures = seats[(seat + course.players - course.first) % course.players];
    figures.wins.add(seat == course.winner);
    figures.points.add(course.points[seat]);
    points.add(course.points[seat]);
  }
  for (auto& [name, figures] : modules) {
    ModuleFigures& of = figures[contains(course.modules, name)];
    ++of.games;
    of.rounds.add(course.rounds);
    of.winning_points.add(course.points[course.winner]);
    of.margins.add(margin(course));
  }
  add_cards(course);
  add_pairs(course);
}

void Balance::add_cards(const Course& course) {
  const bool tiles = contains(course.modules, "upgrades");
  for (const CardCourse& card : course.cards) {
    CardFigures& figures = cards[card.number];
    ++figures.games;
    if (card.holder != no_seat) {
      figures.holder.add(card.holder == course.winner);
      if (tiles) figures.by_level.at(card.level - 1U).add(card.holder == course.winner);
    }
    if (!card.takes.empty()) figures.first.add(card.takes.front().seat == course.winner);
    unsigned early = 0;
    for (const Take& take : card.takes)
      if (3 * (take.turn - 1) < course.turns) early |= 1U << take.seat;
    for (; early != 0; early &= early - 1) figures.early.add(std::countr_zero(early) == course.winner);
  }
}

void Balance::add_pairs(const Course& course) {
  for (const CardCourse& one : course.cards)
    for (const CardCourse& other : course.cards)
      if (one.number < other.number && one.holder != no_seat && one.holder == other.holder)
        pairs[{one.number, other.number}].add(one.holder == course.winner);
}

}  // namespace rattus::ai
