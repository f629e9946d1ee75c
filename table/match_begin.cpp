// Beginning: the host says so; what people's devices have promised to add to chance is opened; then the first draw.
#include <algorithm>

#include "table/match.hpp"

namespace rattus::table {

Match::Result Match::refuse_gathering() const {
  if (stage() == Stage::gathering && !beginning_) return std::nullopt;
  return Refused{"not-gathering", {}, "the game has started: seats can no longer change"};
}

Match::Result Match::start(const Input& input) {
  if (auto refused = refuse_gathering()) return refused;
  if (input.guest != plan_.host) return Refused{"not-host", {}, "only the host can start the game: wait for the host"};
  for (Chair& chair : seats_)
    if (chair.kind == SeatKind::open) chair.kind = SeatKind::computer;
  set_out_loud();
  return std::nullopt;
}

void Match::set_out() {
  if (awaited().empty())
    begin();
  else
    beginning_ = true;
}

void Match::set_out_loud() {
  set_out();
  if (table_.open()) note(Note::Kind::started, eyes(plan_.host));
}

Match::Result Match::commit(const Input& input) {
  if (auto refused = refuse_gathering()) return refused;
  if (plan_.stream != Stream::chacha20)
    return Refused{"not-shared", {}, "this table does not use a fair shuffle: leave the hash out"};
  if (!seated(input.guest) && input.guest != plan_.host)
    return Refused{"not-seated", {}, "you have no seat at this table: take one, or watch"};
  if (!is_share_hash(input.share))
    return Refused{"bad-share", {}, "a hash must have 64 hexadecimal digits: send the SHA-256 of your value"};
  const auto his = [&](const Promise& promise) { return promise.guest == input.guest; };
  if (std::any_of(promises_.begin(), promises_.end(), his))
    return Refused{"committed-already", {}, "you have already sent a hash to this table: keep its value ready"};
  promises_.push_back({input.guest, input.share, {}});
  return std::nullopt;
}

Match::Result Match::reveal(const Input& input) {
  if (!beginning_)
    return Refused{"not-beginning", {}, "values are sent when the game starts, before the first draw: wait until then"};
  for (Promise& promise : promises_) {
    if (promise.guest != input.guest || !promise.value.empty()) continue;
    if (!share_fits(promise.hash, input.share)) break;
    promise.value = input.share;
    set_out_loud();
    return std::nullopt;
  }
  return Refused{"bad-share", {}, "this value does not match the hash that you sent: send the right one"};
}

/// Whoever hosts the match has waited long enough.
Match::Result Match::begin_without(const Input& input) {
  if (!beginning_ || !input.guest.empty())
    return Refused{"not-beginning", {}, "only the host can start the game: wait for the host"};
  begin();
  note(Note::Kind::started, eyes(plan_.host));
  return std::nullopt;
}

std::vector<Guest> Match::awaited() const {
  std::vector<Guest> guests;
  for (const Promise& promise : promises_)
    if (promise.value.empty()) guests.push_back(promise.guest);
  return guests;
}

std::vector<Share> Match::shares() const {
  std::vector<Share> shares = plan_.shares;
  for (const Promise& promise : promises_) {
    Share& share = shares.emplace_back(Share{{}, promise.hash, promise.value});
    for (Seat seat = 0; seat < seats_.size(); ++seat)
      if (seats_[seat].kind == SeatKind::person && seats_[seat].guest == promise.guest) share.seats.push_back(seat);
  }
  return shares;
}

}  // namespace rattus::table
