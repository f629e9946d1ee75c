// Choices and take-backs at a match, and who speaks for a seat.
#include "table/match.hpp"

namespace rattus::table {

Match::Result Match::refuse_choice(const Input& input) const {
  if (stage() == Stage::gathering)
    return Refused{"not-started", {}, "the game has not begun: wait until every seat is taken"};
  if (!input.guest.empty() && !seated(input.guest))
    return Refused{"not-seated", {}, "you have no seat at this table: you may watch"};
  if (stage() == Stage::over) return Refused{"game-over", table_.over_clause(), "the game is over"};
  if (input.version < decision_version_ || input.version > version())
    return Refused{"stale-version", ruling(1),
                   "the open decision arose in version " + std::to_string(decision_version_) + ", not in " +
                       std::to_string(input.version) + ": look at what has happened since and choose again"};
  const Seat decider = table_.decider();
  const Guest* person = this->decider();
  const bool right = input.guest.empty() ? !person && input.seat == decider : person && *person == input.guest;
  if (right) return std::nullopt;
  if (!input.guest.empty() && seats_[decider].guest == input.guest)
    return Refused{"not-your-decision", ruling(1), "a computer player plays for you: return to your seat first"};
  return Refused{"not-your-decision", ruling(1), "it is for seat " + std::to_string(decider + 1) + " to decide"};
}

Match::Result Match::choose(const Input& input) {
  if (auto refused = refuse_choice(input)) return refused;
  return table_.act(input.option).refused;
}

Match::Result Match::take_back(const Input& input) {
  if (auto refused = refuse_choice(input)) return refused;
  return table_.take_back().refused;
}

Match::Result Match::refuse_voice(const Input& input) const {
  if (!seated(input.guest)) return Refused{"not-seated", {}, "you have no seat at this table: you may watch"};
  return std::nullopt;
}

Match::Result Match::chat(const Input& input) {
  if (auto refused = refuse_voice(input)) return refused;
  note(Note::Kind::chat, eyes(input.guest));
  return std::nullopt;
}

Match::Result Match::ask_rematch(const Input& input) {
  if (auto refused = refuse_voice(input)) return refused;
  if (stage() != Stage::over) return Refused{"not-over", {}, "a rematch can be had when the game is over"};
  rematch_ = input.text;
  note(Note::Kind::rematch, eyes(input.guest));
  return std::nullopt;
}

}  // namespace rattus::table
