// What people agree on: that a computer player stands in for somebody who is away, and that the game ends here.
#include <algorithm>

#include "table/match.hpp"

namespace rattus::table {
namespace {

Refused no_such_proposal() {
  return {"no-such-proposal", {}, "there is no such proposal any more: look at the table again"};
}

}  // namespace

Proposal* Match::find(const Input& input) {
  const auto found = std::find_if(proposals_.begin(), proposals_.end(), [&](const Proposal& proposal) {
    return proposal.what == input.what && (input.what == Subject::resign || proposal.about == input.seat);
  });
  return found == proposals_.end() ? nullptr : &*found;
}

Match::Result Match::refuse_proposal(const Input& input) const {
  if (auto refused = refuse_voice(input)) return refused;
  if (stage() == Stage::gathering)
    return Refused{"not-started", {}, "the game has not started: leave your seat if you want to go"};
  if (stage() == Stage::over) return Refused{"game-over", base_clause(91), "the game is over"};
  if (input.what == Subject::stand_in && input.seat >= seats_.size())
    return Refused{"no-such-seat", {}, "there is no such seat: seats run from 1 to " + std::to_string(seats_.size())};
  return std::nullopt;
}

Match::Result Match::propose(const Input& input, const IsPresent& present) {
  if (auto refused = refuse_proposal(input)) return refused;
  const auto own = voices(input.guest);
  if (own.empty()) return Refused{"not-seated", {}, "a computer player stands in for you: return to your seat first"};
  if (input.what == Subject::stand_in) {
    const Chair& chair = seats_[input.seat];
    const bool needless = chair.kind != SeatKind::person || chair.stand_in || chair.guest == input.guest;
    if (needless || (present && present(chair.guest)))
      return Refused{"not-absent", {}, "this player is not away: a computer player stands in only for someone who is"};
  }
  const Seat about = input.what == Subject::stand_in ? input.seat : no_seat;
  const Seat by = speaker(own, input.guest);
  if (Proposal* same = find(input)) {
    if (!join(*same, own)) return Refused{"agreed-already", {}, "you have already agreed to this: wait for the others"};
    note(Note::Kind::agreed, by, input.what, about);
    return std::nullopt;
  }
  proposals_.push_back({input.what, about, by, own});
  note(Note::Kind::proposed, by, input.what, about);
  return std::nullopt;
}

Match::Result Match::agree(const Input& input) {
  if (auto refused = refuse_proposal(input)) return refused;
  Proposal* proposal = find(input);
  if (!proposal) return no_such_proposal();
  const auto own = voices(input.guest);
  if (own.empty()) return Refused{"not-seated", {}, "a computer player stands in for you: return to your seat first"};
  if (input.what == Subject::stand_in && seats_[input.seat].guest == input.guest)
    return Refused{"not-absent", {}, "you are here: play on, or object"};
  if (!join(*proposal, own))
    return Refused{"agreed-already", {}, "you have already agreed to this: wait for the others"};
  note(Note::Kind::agreed, speaker(own, input.guest), input.what, proposal->about);
  return std::nullopt;
}

Match::Result Match::object(const Input& input) {
  if (auto refused = refuse_proposal(input)) return refused;
  Proposal* proposal = find(input);
  if (!proposal) return no_such_proposal();
  const auto own = voices(input.guest);
  if (own.empty()) return Refused{"not-seated", {}, "a computer player stands in for you: return to your seat first"};
  note(Note::Kind::objected, speaker(own, input.guest), input.what, proposal->about);
  proposals_.erase(proposals_.begin() + (proposal - proposals_.data()));
  return std::nullopt;
}

Seat Match::speaker(const std::vector<Seat>& own, const Guest& guest) const {
  const Seat seat = eyes(guest);
  return std::find(own.begin(), own.end(), seat) == own.end() ? own.front() : seat;
}

bool Match::join(Proposal& proposal, const std::vector<Seat>& seats) {
  const auto before = proposal.agreed.size();
  for (const Seat seat : seats) {
    const auto place = std::lower_bound(proposal.agreed.begin(), proposal.agreed.end(), seat);
    if (place == proposal.agreed.end() || *place != seat) proposal.agreed.insert(place, seat);
  }
  return proposal.agreed.size() != before;
}

void Match::settle(const Guest& doer) {
  // Who does anything himself is not away.
  for (auto at = proposals_.begin(); at != proposals_.end();) {
    if (at->what == Subject::stand_in && !doer.empty() && seats_[at->about].guest == doer) {
      note(Note::Kind::objected, at->about, at->what, at->about);
      at = proposals_.erase(at);
    } else {
      ++at;
    }
  }
  // A stand-in agrees to everything: what waited for his person alone follows at once.
  const auto ripe = [&](const Proposal& proposal) { return missing(proposal).empty(); };
  for (auto at = proposals_.begin();
       (at = std::find_if(proposals_.begin(), proposals_.end(), ripe)) != proposals_.end();) {
    const Proposal agreed = *at;
    proposals_.erase(at);
    if (agreed.what == Subject::stand_in) {
      seats_[agreed.about].stand_in = true;
      note(Note::Kind::stood_in, agreed.about);
    } else {
      resigned_ = true;
      note(Note::Kind::resigned, no_seat);
    }
  }
  if (stage() == Stage::over) proposals_.clear();
}

}  // namespace rattus::table
