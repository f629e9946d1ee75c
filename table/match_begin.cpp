// Beginning: the host says so; what people's devices have promised to add to chance is opened, all of it or in a new
// round without those who do not open theirs; then the first draw.
#include <algorithm>
#include <utility>

#include "table/match.hpp"

namespace rattus::table {

Match::Result Match::refuse_gathering() const {
  if (stage() == Stage::gathering && !beginning()) return std::nullopt;
  return Refused{"not-gathering", {}, "the game has started: seats can no longer change"};
}

Refused Match::not_beginning() {
  return {"not-beginning", {}, "values are sent when the game starts, before the first draw: wait until then"};
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
  if (promises_.empty())
    begin();
  else
    wait_for(Awaits::values);
}

void Match::set_out_loud() {
  set_out();
  if (course_.open()) note(Note::Kind::started, eyes(plan_.host));
}

void Match::begin_loud() {
  begin();
  note(Note::Kind::started, eyes(plan_.host));
}

void Match::wait_for(Awaits what) {
  awaits_ = what;
  awaited_since_ = what == Awaits::nothing ? 0 : version() + 1;  // the entry has not been written yet
}

Match::Result Match::refuse_hash(const std::string& hash) const {
  if (!is_share_hash(hash))
    return Refused{"bad-share", {}, "a hash must have 64 hexadecimal digits: send the SHA-256 of your value"};
  const auto same = [&](const Share& share) { return share.hash == hash; };
  for (const Round& earlier : earlier_rounds_)
    if (std::any_of(earlier.begin(), earlier.end(), same))
      return Refused{"bad-share", {}, "this hash was in an earlier round: make a new value"};
  return std::nullopt;
}

Match::Result Match::commit(const Input& input) {
  const auto his = [&](const Promise& promise) { return promise.guest == input.guest; };
  const bool again =
      awaits_ == Awaits::hashes && std::find(invited_.begin(), invited_.end(), input.guest) != invited_.end();
  if (!again)
    if (auto refused = refuse_gathering()) return refused;
  if (plan_.stream != Stream::chacha20)
    return Refused{"not-shared", {}, "this table does not use a fair shuffle: leave the hash out"};
  if (!again && !seated(input.guest) && input.guest != plan_.host)
    return Refused{"not-seated", {}, "you have no seat at this table: take one, or watch"};
  if (auto refused = refuse_hash(input.share)) return refused;
  if (std::any_of(promises_.begin(), promises_.end(), his))
    return Refused{"committed-already", {}, "you have already sent a hash to this table: keep its value ready"};
  promises_.push_back({input.guest, input.share, {}});
  if (again && awaited().empty()) wait_for(Awaits::values);
  return std::nullopt;
}

Match::Result Match::reveal(const Input& input) {
  if (awaits_ != Awaits::values) return not_beginning();
  for (Promise& promise : promises_) {
    if (promise.guest != input.guest || !promise.value.empty()) continue;
    if (!share_fits(promise.hash, input.share)) break;
    promise.value = input.share;
    if (awaited().empty()) begin_loud();
    return std::nullopt;
  }
  return Refused{"bad-share", {}, "this value does not match the hash that you sent: send the right one"};
}

Match::Result Match::begin_without(const Input& input) {
  if (awaits_ != Awaits::values || !input.guest.empty()) return not_beginning();
  begin_loud();
  return std::nullopt;
}

Match::Result Match::leave_out(const Input& input) {
  if (!beginning() || !input.guest.empty() || input.version != awaited_since_) return not_beginning();
  for (const Guest& guest : awaited()) note(Note::Kind::left_out, eyes(guest));
  if (awaits_ == Awaits::hashes) {
    set_out_loud();
    return std::nullopt;
  }
  // Who keeps his value back may know the others' by way of the host: they have to make new ones.
  earlier_rounds_.push_back(round());
  invited_.clear();
  for (const Promise& promise : std::exchange(promises_, {}))
    if (!promise.value.empty()) invited_.push_back(promise.guest);
  if (invited_.empty())
    begin_loud();
  else
    wait_for(Awaits::hashes);
  return std::nullopt;
}

std::vector<Guest> Match::awaited() const {
  std::vector<Guest> guests;
  if (awaits_ == Awaits::hashes) {
    const auto promised = [&](const Guest& guest) {
      return std::any_of(promises_.begin(), promises_.end(), [&](const Promise& one) { return one.guest == guest; });
    };
    for (const Guest& guest : invited_)
      if (!promised(guest)) guests.push_back(guest);
  } else {
    for (const Promise& promise : promises_)
      if (promise.value.empty()) guests.push_back(promise.guest);
  }
  return guests;
}

Round Match::round() const {
  Round shares = plan_.shares;
  for (const Promise& promise : promises_) {
    Share& share = shares.emplace_back(Share{{}, promise.hash, promise.value});
    for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat)
      if (seats_[seat].kind == SeatKind::person && seats_[seat].guest == promise.guest) share.seats.push_back(seat);
  }
  return shares;
}

Round Match::shares() const {
  Round shares = round();
  if (beginning())
    for (std::size_t i = plan_.shares.size(); i < shares.size(); ++i) shares[i].value.clear();
  return shares;
}

}  // namespace rattus::table
