#include "engine/board/query.hpp"

namespace rattus::board {

template <class Parts>
std::array<std::uint8_t, 8> QueryOn<Parts>::losses_left() const {
  auto left = s.losses;  // of the token as a whole; who has settled his, the frames know
  for (std::size_t i = 0; i < s.depth; ++i) {
    const Frame& f = s.stack[i];
    if (f.kind == FrameKind::ravage)
      for (unsigned place = 0; place < f.as<frames::Ravage>().settled; ++place)
        left[(first_in_order() + place) % rules.players] = 0;
    if (f.kind == FrameKind::losses) left[f.seat] = f.as<frames::Losses>().left;
  }
  return left;
}

template <class Parts>
void QueryOn<Parts>::kinds(unsigned region, Seat seat, Kinds& out) const {
  out.clear();
  std::uint8_t plain = s.citizens[region][seat];
  // Of one seat in one region carriers are sorted by their loads' bits: the canonical order of kinds.
  for (std::size_t i = 0; i < s.carrier_count; ++i) {
    const Carrier& carrier = s.carriers[i];
    if (carrier.region() != region || carrier.seat() != seat) continue;
    const Load load = carrier.load();
    if (!out.empty() && out.back().load == load)
      ++out.back().count;
    else
      out.push_back({load, 1});
    --plain;
  }
  if (plain == 0) return;
  out.push_back({});
  for (std::size_t i = out.size() - 1; i > 0; --i) out[i] = out[i - 1];
  out[0] = {Load{}, plain};
}

template <class Parts>
Mask QueryOn<Parts>::may_leave_for_haven(Mask regions, Seat seat) const {
  if (!asks<question::HavenBarred>() || !any_load()) return regions;
  for (const unsigned region : regions) {
    Kinds all;
    kinds(region, seat, all);
    bool open = false;
    for (const Kind& kind : all) open |= haven_open(seat, kind.load);
    if (!open) regions.remove(region);
  }
  return regions;
}

template <class Parts>
unsigned QueryOn<Parts>::movable(unsigned from, unsigned to, Seat seat) const {
  if (!carries(from, seat) || !asks<question::CitizenBarred>()) return s.citizens[from][seat];
  Kinds all;
  kinds(from, seat, all);
  unsigned count = 0;
  for (const Kind& kind : all) {
    if (!citizen_may_enter(to, seat, kind.load)) continue;
    count += together(kind);
  }
  return count;
}

template <class Parts>
typename QueryOn<Parts>::Loan QueryOn<Parts>::loan_by_tile() const {
  for (const unsigned slot : Mask{answering<question::Borrowed>()})
    if (const std::uint8_t lender = ask(question::Borrowed{}, slot); lender != 0)
      return {static_cast<Slot>(slot), static_cast<Slot>(lender - 1)};
  return {};
}

template <class Parts>
int QueryOn<Parts>::level_by_tiles(Slot slot, Seat seat) const {
  int level = 1;
  if (slot >= max_slots) return level;  // an ability that a module lends (GLD-5)
  for (const unsigned other : Mask{answering<question::Level>()})
    level = std::max(level, ask(question::Level{slot, seat}, other));
  return level;
}

template struct QueryOn<AnyParts>;
template struct QueryOn<FirstSixParts>;
template struct QueryOn<BaseGameParts>;

}  // namespace rattus::board
