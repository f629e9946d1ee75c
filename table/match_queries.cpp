// What a match tells about itself.
#include <algorithm>
#include <cassert>

#include "table/match.hpp"

namespace rattus::table {

Stage Match::stage() const {
  if (!course_.open()) return Stage::gathering;
  return resigned_ || course_.over() ? Stage::over : Stage::playing;
}

Ended Match::ended() const {
  if (stage() != Stage::over) return Ended::no;
  return resigned_ ? Ended::agreement : Ended::result;
}

std::uint64_t Match::course_version(std::uint64_t version) const {
  assert(version <= this->version());
  return version == 0 ? 0 : course_versions_[version - 1];
}

bool Match::waits_for_computer() const { return stage() == Stage::playing && !decider(); }

const Guest* Match::decider() const {
  if (stage() != Stage::playing || course_.unasked()) return nullptr;
  const Chair& chair = seats_[course_.decider()];
  return chair.kind == SeatKind::person && !chair.stand_in ? &chair.guest : nullptr;
}

bool Match::seated(const Guest& guest) const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [&](const Chair& chair) { return chair.kind == SeatKind::person && chair.guest == guest; });
}

unsigned Match::counts(const Guest& guest) const {
  unsigned seats = 0;
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (!secrets_[seat].empty() && (guest.empty() || seats_[seat].guest == guest)) seats |= 1U << seat;
  return seats;
}

std::uint64_t Match::number(unsigned counts, std::uint64_t version) const {
  std::uint64_t number = version;
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if ((counts >> seat & 1) != 0) continue;
    const auto& secrets = secrets_[seat];
    number -= static_cast<std::uint64_t>(std::upper_bound(secrets.begin(), secrets.end(), version) - secrets.begin());
  }
  return number;
}

std::uint64_t Match::numbered(unsigned counts, std::uint64_t number) const {
  std::uint64_t low = number, high = version();  // a version's number is never above it
  while (low < high) {
    const std::uint64_t middle = (low + high) / 2;
    if (this->number(counts, middle) < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

bool Match::has_secrets() const {
  return !plan_.picks_told && with_kit(plan_.setup, [&]<class Kit>(Kit) {
    return Kit::picks_in_secret(std::get<SetUpOf<Kit>>(plan_.setup));
  });
}

Seat Match::secret_of(std::uint64_t version) const {
  for (Seat seat = 0; seat < seats_.size(); ++seat)
    if (std::binary_search(secrets_[seat].begin(), secrets_[seat].end(), version)) return seat;
  return no_seat;
}

Seat Match::eyes(const Guest& guest, std::uint64_t version) const {
  const auto his = [&](Seat seat) {
    return seat < seats_.size() && seats_[seat].kind == SeatKind::person && seats_[seat].guest == guest;
  };
  Seat first = no_seat;
  int count = 0;
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (!his(seat)) continue;
    if (count++ == 0) first = seat;
  }
  if (count < 2) return first;
  for (std::uint64_t at = course_version(version); at > 0; --at)
    if (const Seat decider = course_.decider_in(at); his(decider)) return decider;
  return first;
}

std::vector<Seat> Match::voices(const Guest& guest) const {
  std::vector<Seat> result;
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    const Chair& chair = seats_[seat];
    if (chair.kind == SeatKind::person && chair.guest == guest && !chair.stand_in) result.push_back(seat);
  }
  return result;
}

std::vector<Seat> Match::missing(const Proposal& proposal) const {
  std::vector<Seat> result;
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    const Chair& chair = seats_[seat];
    if (chair.kind != SeatKind::person || chair.stand_in) continue;  // computer players agree to anything
    if (proposal.what == Subject::stand_in && chair.guest == seats_[proposal.about].guest) continue;
    if (std::find(proposal.agreed.begin(), proposal.agreed.end(), seat) == proposal.agreed.end())
      result.push_back(seat);
  }
  return result;
}

Plan Match::rematch_plan() const {
  Plan plan = plan_;
  plan.stream = Stream::chacha20;
  plan.commit = rematch_commit_;
  plan.shares.clear();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    Chair& chair = plan.seats[(i + 1) % seats_.size()];
    chair = seats_[i];
    chair.stand_in = false;
  }
  return plan;
}

}  // namespace rattus::table
