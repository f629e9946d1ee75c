// Choices and take-backs at a match, and who speaks for a seat.
#include "table/match.hpp"

namespace rattus::table {

Match::Result Match::refuse_choice(const Input& input) const {
  if (stage() == Stage::gathering) return Refused{"not-started", {}, "the game has not started: wait for the host"};
  if (!input.guest.empty() && !seated(input.guest))
    return Refused{"not-seated", {}, "you have no seat at this table: you can only watch"};
  if (stage() == Stage::over) return Refused{"game-over", course_.over_clause(), "the game is over"};
  // Numbers as he counts: what others pick in secret must not be told apart by what is refused (CART-4).
  const unsigned counts = this->counts(input.guest);
  const std::uint64_t arose = number(counts, decision_version_);
  if (input.version < arose || input.version > number(counts, version()))
    return Refused{"stale-version", ruling(1),
                   "the decision is of version " + std::to_string(arose) + ", not " + std::to_string(input.version) +
                       ": look at what has happened and choose again"};
  const Seat decider = course_.decider();
  const Guest* person = this->decider();
  const bool right = input.guest.empty() ? !person && input.seat == decider : person && *person == input.guest;
  if (right) return std::nullopt;
  if (course_.unasked() && seats_[decider].guest == input.guest)
    return Refused{"not-your-decision", cart_clause(4), "there is only one option: it is chosen for you"};
  if (!input.guest.empty() && seats_[decider].guest == input.guest)
    return Refused{"not-your-decision", ruling(1), "a computer player stands in for you: return to your seat first"};
  return Refused{"not-your-decision", ruling(1),
                 "seat " + std::to_string(decider + 1) + " decides now: wait for your turn"};
}

Match::Result Match::choose(const Input& input) {
  if (auto refused = refuse_choice(input)) return refused;
  if (auto refused = course_.choose(input.option)) return refused;
  while (plan_.picks_told && course_.unasked()) course_.go_on();
  return std::nullopt;
}

Match::Result Match::go_on(const Input& input) {
  const bool next = stage() == Stage::playing && course_.unasked() && input.version == decision_version_;
  if (!input.guest.empty() || !next)
    return Refused{"bad-message", {}, "a table does not know this message: see docs/reference/protocol.md"};
  course_.go_on();
  return std::nullopt;
}

Match::Result Match::take_back(const Input& input) {
  if (auto refused = refuse_choice(input)) return refused;
  return course_.take_back();
}

Match::Result Match::refuse_voice(const Input& input) const {
  if (!seated(input.guest)) return Refused{"not-seated", {}, "you have no seat at this table: you can only watch"};
  return std::nullopt;
}

Match::Result Match::chat(const Input& input) {
  if (auto refused = refuse_voice(input)) return refused;
  note(Note::Kind::chat, eyes(input.guest));
  return std::nullopt;
}

Match::Result Match::ask_rematch(const Input& input) {
  if (auto refused = refuse_voice(input)) return refused;
  if (stage() != Stage::over) return Refused{"not-over", {}, "the game is not over: ask for a rematch when it is"};
  if (!input.share.empty() && !is_share_hash(input.share))
    return Refused{"bad-share", {}, "a hash must have 64 hexadecimal digits: send the SHA-256 of your value"};
  rematch_ = input.text;
  if (input.guest == plan_.host) rematch_commit_ = input.share;
  note(Note::Kind::rematch, eyes(input.guest));
  return std::nullopt;
}

}  // namespace rattus::table
