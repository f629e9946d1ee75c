#pragma once
// Hosted matches for tests: people, inputs, random play with everything that people do at a table.
#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "table/match.hpp"
#include "tests/table/courses.hpp"

namespace rattus::test {

using table::Act;
using table::Chair;
using table::Input;
using table::Match;
using table::SeatKind;
using table::Subject;

inline Chair person(const std::string& guest) { return {SeatKind::person, guest, guest + "'s name"}; }
inline Chair open_seat() { return {}; }
inline Chair computer(const std::string& player = "random", const std::string& level = "novice") {
  return {SeatKind::computer, "", "machine", player, level};
}

inline table::Plan plan_of(const table::AnySetUp& setup, std::vector<Chair> seats, const std::string& host) {
  return {setup, std::move(seats), host, false};
}

inline Match open_match(const table::AnySetUp& setup, Seed seed, std::vector<Chair> seats,
                        const std::string& host = "A") {
  auto opened = Match::open(plan_of(setup, std::move(seats), host), codec::game_data().tables(setup), seed);
  return std::get<Match>(std::move(opened));
}

/// Inputs as a client or the host would send them.
inline Input asks(Act act, const std::string& guest, const std::string& id = {}) {
  Input input;
  input.act = act;
  input.guest = guest;
  input.move_id = id;
  return input;
}
inline Input at_seat(Act act, const std::string& guest, board::Seat seat, const std::string& id = {}) {
  Input input = asks(act, guest, id);
  input.seat = seat;
  return input;
}
inline Input about(Act act, const std::string& guest, Subject what, board::Seat seat = board::no_seat) {
  Input input = at_seat(act, guest, seat);
  input.what = what;
  return input;
}
inline Input chooses(const Match& match, const std::string& guest, std::uint32_t option, const std::string& id = {}) {
  Input input = asks(Act::choose, guest, id);
  input.version = match.number(match.counts(guest), match.decision_version());
  input.option = option;
  if (guest.empty()) input.seat = match.course().decider();
  return input;
}
inline Input says(const std::string& guest, const std::string& text, const std::string& id = {}) {
  Input input = asks(Act::chat, guest, id);
  input.text = text;
  return input;
}
/// The host carries out an answer that nobody is asked.
inline Input goes_on(const Match& match) {
  Input input = asks(Act::unasked, {});
  input.seat = match.course().decider();
  input.version = match.decision_version();
  return input;
}

/// Nobody, everybody, or these have a connection.
inline bool nobody(const table::Guest&) { return false; }
inline bool everybody(const table::Guest&) { return true; }
inline table::IsPresent only(std::set<std::string> guests) {
  return [guests = std::move(guests)](const table::Guest& guest) { return guests.contains(guest); };
}

/// A random choice of whoever has to decide, person or computer player.
inline Input random_choice(const Match& match, std::mt19937& random) {
  const auto* decider = match.decider();
  if (match.course().unasked()) return goes_on(match);
  return chooses(match, decider ? *decider : "", static_cast<std::uint32_t>(random() % match.course().options()));
}

/// Something that people do at a table while a game is on, accepted or not: mostly choices.
inline Input random_input(const Match& match, const std::vector<std::string>& guests, std::mt19937& random) {
  const auto& guest = guests[random() % guests.size()];
  const auto seat = static_cast<board::Seat>(random() % match.seats().size());
  const auto what = random() % 3 == 0 ? Subject::resign : Subject::stand_in;
  switch (random() % 24) {
    case 0: return says(guest, "word " + std::to_string(random() % 100));
    case 1: return about(Act::propose, guest, Subject::stand_in, seat);
    case 2: return about(Act::agree, guest, what, seat);
    case 3: return about(Act::object, guest, what, seat);
    case 4: return at_seat(Act::give_back, match.seats()[seat].guest, seat);
    case 5:
    case 6:
    case 7: {
      Input input = asks(Act::take_back, match.decider() ? *match.decider() : guest);
      input.version = match.number(match.counts(input.guest), match.decision_version());
      return input;
    }
    default: return random_choice(match, random);
  }
}

}  // namespace rattus::test
