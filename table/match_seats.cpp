// Gathering: taking seats, giving them up; and playing oneself again.
#include <algorithm>

#include "table/match.hpp"

namespace rattus::table {
namespace {

Refused no_such_seat(std::size_t seats) {
  return {"no-such-seat", {}, "there is no such seat: seats run from 1 to " + std::to_string(seats)};
}

}  // namespace

Match::Result Match::sit(const Input& input) {
  if (auto refused = refuse_gathering()) return refused;
  if (input.seat >= seats_.size()) return no_such_seat(seats_.size());
  Chair& chair = seats_[input.seat];
  if (chair.kind != SeatKind::open || input.guest.empty())
    return Refused{"seat-taken", {}, "this seat is taken: take a free one"};
  chair.kind = SeatKind::person;
  chair.guest = input.guest;
  chair.name = input.text;
  note(Note::Kind::sat, input.seat);
  const auto open = [](const Chair& one) { return one.kind == SeatKind::open; };
  // As all matches did before people had a share in their chance.
  if (plan_.stream == Stream::xoroshiro && std::none_of(seats_.begin(), seats_.end(), open)) {
    begin();
    note(Note::Kind::started, no_seat);
  }
  return std::nullopt;
}

Match::Result Match::rise(const Input& input) {
  if (auto refused = refuse_gathering()) return refused;
  if (input.seat >= seats_.size()) return no_such_seat(seats_.size());
  Chair& chair = seats_[input.seat];
  if (chair.kind != SeatKind::person || chair.guest != input.guest)
    return Refused{"not-your-seat", {}, "this is not your seat: name the one that you have taken"};
  note(Note::Kind::rose, input.seat);
  const Chair& planned = plan_.seats[input.seat];
  chair.kind = SeatKind::open;
  chair.guest.clear();
  chair.name = planned.kind == SeatKind::open ? planned.name : std::string();
  if (!seated(input.guest) && input.guest != plan_.host)
    std::erase_if(promises_, [&](const Promise& promise) { return promise.guest == input.guest; });
  return std::nullopt;
}

Match::Result Match::give_back(const Input& input) {
  if (stage() == Stage::gathering)
    return Refused{"not-started", {}, "the game has not started: nobody stands in for you"};
  if (input.seat >= seats_.size()) return no_such_seat(seats_.size());
  Chair& chair = seats_[input.seat];
  if (chair.kind != SeatKind::person || chair.guest != input.guest)
    return Refused{"not-your-seat", {}, "this is not your seat: name the one that you have taken"};
  const bool proposed = std::any_of(proposals_.begin(), proposals_.end(), [&](const Proposal& proposal) {
    return proposal.what == Subject::stand_in && proposal.about == input.seat;
  });
  if (stage() == Stage::over || (!chair.stand_in && !proposed))
    return Refused{"not-stood-in", {}, "nobody stands in for you: play on"};
  if (chair.stand_in) note(Note::Kind::returned, input.seat);
  chair.stand_in = false;
  return std::nullopt;
}

}  // namespace rattus::table
