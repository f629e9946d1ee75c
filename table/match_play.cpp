// Choices and take-backs at a match, and who speaks for a seat.
#include "table/match.hpp"

namespace rattus::table {

Match::Result Match::refuse_choice(const Input& input) const {
  if (stage() == Stage::gathering) return Refused{"not-started", {}, "the game has not begun: its host begins it"};
  if (!input.guest.empty() && !seated(input.guest))
    return Refused{"not-seated", {}, "you have no seat at this table: you may watch"};
  if (stage() == Stage::over) return Refused{"game-over", table_.over_clause(), "the game is over"};
  // Numbers as he counts: what others pick in secret must not be told apart by what is refused (CART-4).
  const unsigned counts = this->counts(input.guest);
  const std::uint64_t arose = number(counts, decision_version_);
  if (input.version < arose || input.version > number(counts, version()))
    return Refused{"stale-version", ruling(1),
                   "the open decision arose in version " + std::to_string(arose) + ", not in " +
                       std::to_string(input.version) + ": look at what has happened since and choose again"};
  const Seat decider = table_.decider();
  const Guest* person = this->decider();
  const bool right = input.guest.empty() ? !person && input.seat == decider : person && *person == input.guest;
  if (right) return std::nullopt;
  if (table_.unasked() && seats_[decider].guest == input.guest)
    return Refused{"not-your-decision", cart_clause(4), "there is one answer only: it is given without asking"};
  if (!input.guest.empty() && seats_[decider].guest == input.guest)
    return Refused{"not-your-decision", ruling(1), "a computer player plays for you: return to your seat first"};
  return Refused{"not-your-decision", ruling(1), "it is for seat " + std::to_string(decider + 1) + " to decide"};
}

Match::Result Match::choose(const Input& input) {
  if (auto refused = refuse_choice(input)) return refused;
  if (auto refused = table_.act(input.option).refused) return refused;
  while (plan_.picks_told && table_.unasked()) table_.go_on();
  return std::nullopt;
}

Match::Result Match::go_on(const Input& input) {
  const bool next = stage() == Stage::playing && table_.unasked() && input.version == decision_version_;
  if (!input.guest.empty() || !next) return Refused{"bad-message", {}, "this cannot be asked of a table"};
  table_.go_on();
  return std::nullopt;
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
  if (!input.share.empty() && !is_share_hash(input.share))
    return Refused{"bad-share", {}, "a hash has 64 hexadecimal digits"};
  rematch_ = input.text;
  if (input.guest == plan_.host) rematch_commit_ = input.share;
  note(Note::Kind::rematch, eyes(input.guest));
  return std::nullopt;
}

}  // namespace rattus::table
