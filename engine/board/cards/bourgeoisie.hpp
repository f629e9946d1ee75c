#pragma once
// The bourgeoisie that moves single citizens: Courier, Boccaccio, Judge (CARD-110, -111, -310 to -321).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// CARD-110, -111: two citizens of different owners in different regions change places; from level II up to two, at
/// level III up to three times between the same regions (UPG-31).
struct Courier {
  static constexpr std::uint8_t number = 11;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region region;  ///< of the first
    Seat owner;
    std::uint8_t load;   ///< of what kind it is
    std::uint8_t other;  ///< region of the second, and above its five bits the owner
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region_1{35}, asks_owner_1{36}, asks_region_2{37}, asks_owner_2{38}, asks_again{117};
  static constexpr std::array decisions{
      DecisionRow{asks_region_1, "D-COURIER-1", card_clause(110), {Bar::nobody}},
      DecisionRow{asks_owner_1, "D-COURIER-WHO-1", card_clause(110)},
      DecisionRow{asks_region_2, "D-COURIER-2", card_clause(110), {Bar::nobody}},
      DecisionRow{asks_owner_2, "D-COURIER-WHO-2", card_clause(110)},
      DecisionRow{asks_again, "D-COURIER-AGAIN", upg_clause(31)},
  };
  /// `from`, `to`: where the first and the second stood.
  static constexpr EventType citizens_swapped{"citizens-swapped", {Told::seat, Told::owner, Told::from, Told::to}};
  static constexpr EventTypes<1> events{&citizens_swapped};
  /// Of one swap; eight for each swap before it are added.
  enum Step : std::uint8_t { region_1, owner_1, kind_1, region_2, owner_2, kind_2, again, per_swap = 8 };

  /// What the citizen that moves first is; others must fit to it.
  struct First {
    unsigned region;
    Seat owner;
    Load load;
  };
  /// Kinds of the owner's citizens in the region that can change places with the first one.
  static void partners(const Query& q, const First& first, unsigned region, Seat owner, Kinds& out) {
    out.clear();
    if (owner == first.owner || region == first.region || q.s.citizens[region][owner] == 0) return;
    if (!q.citizen_may_enter(region, first.owner, first.load)) return;
    citizen_choices(q, region, owner, static_cast<std::uint8_t>(first.region), out);
  }
  static Seat owners(const Query& q, const First& first, unsigned region) {  // as bits
    unsigned seats = 0;
    Kinds kinds;
    for (Seat owner = 0; owner < q.rules.players; ++owner) {
      partners(q, first, region, owner, kinds);
      if (!kinds.empty()) seats |= 1U << owner;
    }
    return static_cast<Seat>(seats);
  }
  static Mask regions(const Query& q, const First& first) {
    Mask result;
    for (const unsigned region : q.rules.in_use)
      if (region != first.region && owners(q, first, region) != 0) result.add(region);
    return result;
  }
  /// Kinds of the owner's citizens in the region that have a partner anywhere.
  static void firsts(const Query& q, unsigned region, Seat owner, Kinds& out) {
    out.clear();
    Kinds all;
    if (q.s.citizens[region][owner] > 0) q.kinds(region, owner, all);
    for (const Kind& kind : all)
      if (regions(q, {region, owner, kind.load}).any()) out.push_back(kind);
  }
  static unsigned first_owners(const Query& q, unsigned region) {
    unsigned seats = 0;
    for (Seat owner = 0; owner < q.rules.players; ++owner) {
      if (q.s.citizens[region][owner] == 0) continue;
      if (q.s.carrier_count == 0) {  // any citizen of somebody else elsewhere will do
        for (Seat other = 0; other < q.rules.players; ++other)
          if (other != owner && (q.s.presence[other] & ~Mask::of(region)).any()) seats |= 1U << owner;
        continue;
      }
      Kinds kinds;
      firsts(q, region, owner, kinds);
      if (!kinds.empty()) seats |= 1U << owner;
    }
    return seats;
  }
  static Mask first_regions(const Query& q) {
    Mask result;
    for (const unsigned region : q.rules.in_use)
      if (q.s.population(static_cast<Region>(region)) > 0 && first_owners(q, region) != 0) result.add(region);
    return result;
  }
  static bool offered(const Query& q, Slot, Seat) { return first_regions(q).any(); }

  /// Owners in the first region who can change with somebody in the second: of a further swap.
  static unsigned owners_again(const Query& q, unsigned region, unsigned other) {
    unsigned seats = 0;
    for (Seat owner = 0; owner < q.rules.players; ++owner) {
      Kinds kinds;
      firsts_again(q, region, other, owner, kinds);
      if (!kinds.empty()) seats |= 1U << owner;
    }
    return seats;
  }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step % per_swap) {
      case region_1: return c.ask(asks_region_1, f.seat);
      case again: return c.ask(asks_again, f.seat);
      case owner_1: return c.ask(asks_owner_1, f.seat);
      case kind_1:
      case kind_2: {
        Kinds kinds;
        if (carry_alike(c.query(), f)) {
          choices(c.query(), f, kinds);
          return take(c, f, kinds[0].load);
        }
        return c.ask(Decision::pick_citizen, f.seat);
      }
      case region_2: return c.ask(asks_region_2, f.seat);
      default: c.ask(asks_owner_2, f.seat);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step % per_swap) {
      case region_1: return add_regions(out, first_regions(q));
      case again: out.push_back({Choice::again}); return out.push_back({Choice::stop});
      case owner_1:
        return out.add(Choice::seat,
                       Mask{further(f) ? owners_again(q, f.region, f.other & 31U) : first_owners(q, f.region)});
      case region_2: return add_regions(out, regions(q, first(f)));
      case owner_2: return out.add(Choice::seat, Mask{owners(q, first(f), f.other & 31U)});
      default: break;
    }
    Kinds kinds;
    choices(q, f, kinds);
    for (const Kind& kind : kinds) out.push_back(Action::of_load(Choice::citizen, kind.load));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    switch (f.step % per_swap) {
      case region_1: f.region = action.a; break;
      case again:
        if (action.kind == Choice::stop) return c.pop();
        f.step = static_cast<std::uint8_t>(f.step - again + per_swap + owner_1);
        return;
      case owner_1: f.owner = action.a; break;
      case region_2: f.other = action.a; break;
      case owner_2: f.other |= static_cast<std::uint8_t>(action.a << 5); break;
      default: return take(c, f, action.load());
    }
    ++f.step;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const unsigned step = f.step % per_swap;
    if (above || f.step / per_swap >= q.level(f.slot, f.seat) || step > again) return false;
    if (further(f) && (step == region_1 || step == region_2)) return false;
    if (step < owner_1 ? f.region != 0 : !in_use(q, f.region)) return false;
    if (step < kind_1 || step == again ? f.owner != 0 : f.owner >= q.rules.players) return false;
    if (step < region_2 || step == again ? f.load != 0 : !carries_load(q, f.region, f.owner, f.load)) return false;
    if (step < owner_2 && !further(f)) return f.other == 0;
    return in_use(q, f.other & 31U) && f.other >> 5 < q.rules.players && (step == kind_2 || f.other >> 5 == 0);
  }

 private:
  static bool further(const Frame& f) { return f.step >= per_swap; }
  /// Kinds of the owner's citizens in the region with a partner in the other one.
  static void firsts_again(const Query& q, unsigned region, unsigned other, Seat owner, Kinds& out) {
    out.clear();
    Kinds all;
    if (q.s.citizens[region][owner] > 0) q.kinds(region, owner, all);
    for (const Kind& kind : all)
      if (owners(q, {region, owner, kind.load}, other) != 0) out.push_back(kind);
  }
  static First first(const Frame& f) { return {f.region, f.owner, decode_load(f.load)}; }
  /// The owner's citizens in the region carry the same: there is nothing to pick from (CARD-9).
  static bool carry_alike(const Query& q, const Frame& f) {
    Kinds all;
    if (f.step % per_swap == kind_1)
      q.kinds(f.region, f.owner, all);
    else
      q.kinds(f.other & 31U, static_cast<Seat>(f.other >> 5), all);
    return all.size() == 1;
  }
  static void choices(const Query& q, const Frame& f, Kinds& kinds) {
    if (f.step % per_swap == kind_1 && further(f))
      firsts_again(q, f.region, f.other & 31U, f.owner, kinds);
    else if (f.step % per_swap == kind_1)
      firsts(q, f.region, f.owner, kinds);
    else
      partners(q, first(f), f.other & 31U, static_cast<Seat>(f.other >> 5), kinds);
  }
  template <class C>
  static void take(C& c, Frame& f, Load load) {
    if (f.step % per_swap == kind_1) {
      f.load = encode(load);
      f.step = static_cast<std::uint8_t>(f.step + (further(f) ? owner_2 - kind_1 : 1));
      return;
    }
    const First mine = first(f);
    const auto region = static_cast<Region>(f.other & 31U);
    const auto owner = static_cast<Seat>(f.other >> 5);
    c.shift_citizen(mine.owner, mine.region, region, mine.load);
    c.shift_citizen(owner, region, mine.region, load);
    c.emit({.type = citizens_swapped,
            .clause = further(f) ? upg_clause(31) : card_clause(110),
            .seat = mine.owner,
            .other_seat = owner,
            .region = f.region,
            .to = region});
    const Query q = c.query();
    if (f.step / per_swap + 1 >= q.level(f.slot, f.seat) || owners_again(q, f.region, region) == 0) return c.pop();
    f.owner = 0;
    f.load = 0;
    f.other = region;
    f.step = static_cast<std::uint8_t>(f.step - kind_2 + again);
  }
};

/// CARD-310, -311: brings a citizen beside the region of a plague that killed others to the safe haven.
struct Boccaccio {
  static constexpr std::uint8_t number = 31;
  static constexpr Sight sight{.holder = true};
  struct Holds {
    Slot slot;
    Region plague;  ///< region of the plague
    Region source;
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{50};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-BOCCACCIO", card_clause(310), {Bar::not_next_to_source, Bar::no_citizen}},
  };
  enum Step : std::uint8_t { region, picked };

  static FinalReach answer(question::FinalPlague, const Query&, Slot) { return {.steps = 1, .ravages = true}; }
  static Mask sources(const Query& q, unsigned plague, Seat seat) {
    return q.may_leave_for_haven(q.neighbours(plague) & q.s.presence[seat], seat);
  }
  template <class C>
  static void act(At<Moment::plague_done>, C& c, Slot slot, Seat holder, Region plague) {
    const Query q = c.query();
    if (!works_for_active(q, slot, holder) || killed_of_others(c.s.phase_kills, q, holder) == 0) return;
    c.push(FrameKind::card, holder, Holds{.slot = slot, .plague = plague, .source = 0});
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    c.save_citizen(f.seat, f.source, picked_load(c), card_clause(310));
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    add_regions(out, sources(q, f.plague, f.seat));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::none) return c.pop();
    f.source = action.a;
    f.step = picked;
    flow::pick_citizen(c, f.seat, f.source, to_haven);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (!in_use(q, f.plague)) return false;
    return f.step == region ? !above && f.source == 0 : f.step == picked && asks_citizen(above, f.source, to_haven);
  }
};

/// CARD-320, -321: takes an own citizen back, and may save another of its region.
struct Judge {
  static constexpr std::uint8_t number = 32;
  static constexpr Sight sight{.holder = true};
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{51}, asks_haven{52};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-JUDGE-REGION", card_clause(320), {Bar::no_citizen}},
      DecisionRow{asks_haven, "D-JUDGE-HAVEN", card_clause(320)},
  };
  enum Step : std::uint8_t { region, picked, haven };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.presence[seat].any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    if (f.step == picked) {
      c.return_citizen(f.seat, f.region, picked_load(c), card_clause(320));
      f.step = haven;
    }
    c.ask(asks_haven, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, q.s.presence[f.seat]);
    Kinds kinds;
    citizen_choices(q, f.region, f.seat, to_haven, kinds);
    for (const Kind& kind : kinds) out.push_back(Action::of_load(Choice::citizen, kind.load));
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region) {
      f.region = action.a;
      f.step = picked;
      return flow::pick_citizen(c, f.seat, f.region, to_anywhere);
    }
    if (action.kind == Choice::citizen) c.save_citizen(f.seat, f.region, action.load(), card_clause(320));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == region) return !above && f.region == 0;
    return f.step == picked ? asks_citizen(above, f.region, to_anywhere)
                            : f.step == haven && !above && in_use(q, f.region);
  }
};

}  // namespace rattus::board
