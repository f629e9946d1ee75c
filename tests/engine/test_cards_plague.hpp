#pragma once
// Class cards that only tests know, second part: those of the Plague phase, of the final plague step, and those that
// ask somebody else. Their numbers are the real ones; M7 and M8 bear 40 and 41.
#include "tests/engine/test_modules.hpp"

namespace rattus::board::test {

/// True if a token (or the phase, by `kills`) killed a citizen of somebody else than the seat.
inline bool killed_others(const std::array<std::uint8_t, 8>& kills, const Query& q, Seat seat) {
  for (Seat other = 0; other < q.rules.players; ++other)
    if (other != seat && kills[other] > 0) return true;
  return false;
}

/// CARD-70 to -72, UPG-27: gathers citizens, and when he is taken they all go to one region. Remembers how many.
struct Baker {
  static constexpr std::uint8_t number = 7, memory = 1;
  enum Step : std::uint8_t { gather, place = 10 };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0; }
  /// b = whose citizens they are.
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat holder, Region leaving) {
    if (leaving != slot || holder == no_seat || c.memory(slot) == 0) return;
    const bool own_choice = tile(c.query(), slot) >= 2;
    Frame& f = c.push(FrameKind::card, own_choice ? holder : c.s.active, slot, holder);
    f.step = place;
  }
  template <class C>
  static void act(At<Moment::before_final_ravage>, C& c, Slot slot, Seat holder, Region) {
    if (holder == no_seat || c.memory(slot) == 0) return;
    const bool own_choice = tile(c.query(), slot) >= 2;
    c.push(FrameKind::card, own_choice ? holder : c.next(holder), slot, holder).step = place;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == place) return c.ask(Decision::other_1, f.seat);
    --c.s.supply[f.seat];
    ++c.memory(f.a);
    c.pop();
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, q.rules.in_use); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const unsigned count = std::exchange(c.memory(f.a), std::uint8_t{0});
    c.s.supply[f.b] = static_cast<std::uint8_t>(c.s.supply[f.b] + count);
    c.place_citizens(f.b, action.a, count, card_clause(71));
    c.pop();
  }
};

/// CARD-80 to -82: one citizen for each token that killed others. b = region. He also moves the piece at the end.
struct Serf {
  static constexpr std::uint8_t number = 8;
  static int answer(On<Question::final_reach>, const Query&, Slot, const Args&) { return -1; }
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region region) {
    if (holder == no_seat || holder != c.s.active || !((c.query().ready(holder) >> slot) & 1)) return;
    if (c.s.supply[holder] > 0 && killed_others(c.s.token_kills, c.query(), holder))
      c.push(FrameKind::card, holder, slot, region);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(Decision::other_1, f.seat);
  }
  static void legal(const Query&, const Frame&, ActionList& out) {
    out.push_back({Choice::other});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::other) c.place_citizens(f.seat, f.b, 1, card_clause(80));
    c.pop();
  }
};

/// CARD-170 to -173, UPG-37: reach, one more token, and in a final turn tokens beside the plague piece. b = placed.
struct Soldier {
  static constexpr std::uint8_t number = 17;
  static int answer(On<Question::plague_reach>, const Query& q, Slot, const Args&) { return q.rules.chivalry_reach; }
  static int answer(On<Question::spread_more>, const Query& q, Slot slot, const Args& args) {  // region
    if (q.s.token_count[static_cast<unsigned>(args.a)] == 0) return 0;
    return tile(q, slot) == 3 ? 2 : 1;
  }
  static Mask targets(const Query& q) {
    return q.s.rats > 0 ? q.neighbours(q.s.plague) & q.token_may_enter() : Mask{};
  }
  static bool offered(const Query& q, Slot, Seat) { return q.s.phase == Phase::final_turns && targets(q).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    const unsigned due = tile(c.query(), f.a) == 3 ? 2 : 1;
    if (f.b == due || targets(c.query()).none()) return c.pop();
    c.ask(Decision::other_1, f.seat);
  }
  static void legal(const Query& q, const Frame&, ActionList& out) { add_regions(out, targets(q)); }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    c.spread_token(f.seat, action.a);
    ++f.b;
  }
};

/// CARD-310, -311: saves a citizen beside the region of a plague that killed others. b = plague region, c = source.
struct Boccaccio {
  static constexpr std::uint8_t number = 31;
  static int answer(On<Question::final_reach>, const Query&, Slot, const Args&) { return -1; }
  static Mask sources(const Query& q, unsigned region, Seat seat) {
    Mask result = q.neighbours(region) & q.s.presence[seat];
    for (const unsigned from : result) {
      Kinds kinds;
      citizen_choices(q, from, seat, to_haven, kinds);
      if (kinds.empty()) result.remove(from);
    }
    return result;
  }
  template <class C>
  static void act(At<Moment::plague_done>, C& c, Slot slot, Seat holder, Region region) {
    if (holder == no_seat || holder != c.s.active || !((c.query().ready(holder) >> slot) & 1)) return;
    if (killed_others(c.s.phase_kills, c.query(), holder) && sources(c.query(), region, holder).any())
      c.push(FrameKind::card, holder, slot, region);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == 0) return c.ask(Decision::other_1, f.seat);
    c.save_citizen(f.seat, f.c, decode_load(c.s.picked), card_clause(310));
    c.s.picked = 0;
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    add_regions(out, sources(q, f.b, f.seat));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) return c.pop();
    f.c = action.a;
    f.step = 1;
    flow::pick_citizen(c, f.seat, f.c, to_haven);
  }
};

/// M7: another chivalry card with reach.
struct Raider {
  static constexpr std::uint8_t number = 40;
  static int answer(On<Question::plague_reach>, const Query& q, Slot, const Args&) { return q.rules.chivalry_reach; }
  static int answer(On<Question::final_reach>, const Query& q, Slot, const Args&) { return q.rules.chivalry_reach; }
};

/// M8: a coin for each token that killed others.
struct Assassin {
  static constexpr std::uint8_t number = 41;
  template <class C>
  static void act(At<Moment::resolved>, C& c, Slot slot, Seat holder, Region) {
    if (holder == no_seat || holder != c.s.active || !((c.query().ready(holder) >> slot) & 1)) return;
    if (!killed_others(c.s.token_kills, c.query(), holder)) return;
    const Slot mercatus = c.rules.slot_of(Mercatus::number);
    ++c.memory(mercatus, holder);
    c.emit({.type = EventType::card_event, .clause = {Part::merc, 93}, .seat = holder, .slot = slot, .count = 1});
  }
};

}  // namespace rattus::board::test
