#pragma once
// The base-game cards that place and move citizens: Peasant, Merchant, King (BASE-60, -62, -64, UPG-21, -23, -25).
// Other cards use their helpers; rules outside engine/board/cards/ must not name a card.
#include "engine/board/context.hpp"
#include "engine/board/flow/picks.hpp"
#include "engine/board/flow/turn.hpp"
#include "engine/board/modules/upgrades/tiles.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

inline void add_regions(ActionList& out, Mask regions) { out.add(Choice::region, regions); }
/// Greatest number of citizens of one player (BASE-5).
inline constexpr unsigned citizens_at_most = 30;

/// BASE-60: one more citizen when settling; in a final turn one citizen in any region. UPG-21: from level II an ability
/// of its own that places one citizen in any region, at level III up to two.
struct Peasant {
  static constexpr std::uint8_t number = 1;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  using Holds = frames::CardRegion;
  using Frame = FrameWith<Holds>;
  static constexpr Decision asks_region{21}, asks_tile_region{105}, asks_count{106};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-FINAL-PEASANT", base_clause(60), {Bar::by_clause}},
      DecisionRow{asks_tile_region, "D-PEASANT-REGION", upg_clause(21), {Bar::by_clause}},
      DecisionRow{asks_count, "D-PEASANT-COUNT", upg_clause(21)},
  };
  enum Step : std::uint8_t { region, count };

  static ExtraCitizens answer(question::Extra asked, const Query& q, Slot slot) {
    const bool given = ((q.s.used_mark >> slot) & 1) != 0 || q.level(slot, asked.seat) > 1;
    return {.count = given ? 0 : 1, .uses_the_ability = true};
  }
  static constexpr bool only_final = true, action_by_tile = true;
  static bool offered(const Query& q, Slot slot, Seat seat) {
    if (q.s.supply[seat] == 0) return false;
    if (q.s.phase == Phase::final_turns) return true;
    return q.level(slot, seat) > 1 && (q.rules.options[UpgradeTiles::peasant] == 0 || q.s.increased != 0);
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == count) return c.ask(asks_count, f.seat);
    c.ask(c.query().level(f.slot, f.seat) > 1 ? asks_tile_region : asks_region, f.seat);
  }
  static void legal(const auto& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, q.rules.in_use);
    out.add(Choice::count, Mask::first(std::min<unsigned>(2, q.s.supply[f.seat])), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const int level = c.query().level(f.slot, f.seat);
    if (f.step == region && level == 3) {
      f.region = action.a;
      f.step = count;
      return;
    }
    const bool many = f.step == count;
    c.place_citizens(f.seat, many ? f.region : action.a, many ? action.a : 1U,
                     level > 1 ? upg_clause(21) : base_clause(60));
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above) return false;
    if (f.step == region) return f.region == 0;
    return f.step == count && in_use(q, f.region) && q.level(f.slot, f.seat) == 3 && q.s.supply[f.seat] > 0;
  }
};

/// Moves a number of the player's citizens from one region to another in one action (BASE-62). The player is asked
/// which ones if their loads differ (MERC-72).
struct MovesTogether {
  struct Holds {
    Slot slot;
    Region from, to;
    std::uint8_t left;  ///< citizens still to move
    std::uint8_t moved;
  };
  using Frame = FrameWith<Holds>;
  /// Steps of one movement. The steps of a second movement (MERC-135) have numbers higher by `per_movement`.
  enum Step : std::uint8_t { from, to, how_many, move, picked, again, per_movement = 8 };

 protected:
  /// Moves the citizen that has just been picked.
  template <class C>
  static void take_picked(C& c, Frame& f) {
    c.shift_citizen(f.seat, f.from, f.to, decode_load(c.s.picked));
    c.s.picked = 0;
    --f.left;
    ++f.moved;
    f.step = static_cast<std::uint8_t>(f.step - picked + move);
  }
  /// Moves citizens. Returns true once all have moved; false if a pick was pushed, after which this is called again.
  template <class C>
  static bool go_on(C& c, Frame& f, Clause clause) {
    if (f.left > 0 && c.query().carries(f.from, f.seat)) {
      Kinds all, kinds;
      c.query().kinds(f.from, f.seat, all);
      citizen_choices(c.query(), f.from, f.seat, f.to, kinds);
      const bool one_of_several = all.size() > 1 && kinds.size() == 1;  // R11: forced, but logged
      if (one_of_several || (kinds.size() > 1 && c.query().movable(f.from, f.to, f.seat) > f.left)) {
        f.step = static_cast<std::uint8_t>(f.step - f.step % per_movement + picked);
        flow::pick_citizen(c, f.seat, f.from, f.to);
        return false;
      }
      for (const Kind& kind : kinds)  // no choice left
        for (unsigned i = 0; i < c.query().together(kind) && f.left > 0; ++i, --f.left, ++f.moved)
          c.shift_citizen(f.seat, f.from, f.to, kind.load);
    }
    for (; f.left > 0; --f.left, ++f.moved) c.shift_citizen(f.seat, f.from, f.to, Load{});
    c.emit({.type = EventType::citizens_moved,
            .clause = clause,
            .seat = f.seat,
            .region = f.from,
            .to = f.to,
            .count = f.moved});
    return true;
  }
};

/// BASE-62: moves one to three of the player's citizens to a neighbouring region. UPG-23: from level II any number, at
/// level III to any other region.
struct Merchant : MovesTogether {
  static constexpr std::uint8_t number = 3;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;

  static constexpr Decision asks_from{8}, asks_to{9}, asks_count{10};
  static constexpr std::array decisions{
      DecisionRow{asks_from, "D-MERCHANT-FROM", base_clause(62), {Bar::no_citizen}},
      DecisionRow{asks_to, "D-MERCHANT-TO", base_clause(62), {Bar::not_next_to_source}, {"from"}},
      DecisionRow{asks_count, "D-MERCHANT-COUNT", base_clause(62), {}, {"from", "to"}},
  };

  static Mask targets(const auto& q, unsigned region, Seat seat, int level = 1) {
    Mask result = level == 3 ? q.rules.in_use & ~Mask::of(region) : q.neighbours(region);
    if (q.template asks<question::CitizenBarred>() && q.carries(region, seat))
      for (const unsigned other : result)
        if (q.movable(region, other, seat) == 0) result.remove(other);
    return result;
  }
  static Mask sources(const auto& q, Seat seat, int level = 1) {
    // Without cut edges every region has a neighbour, and every region accepts citizens without loads.
    if (!q.template asks<question::EdgeCut>() && !q.any_load()) [[likely]]
      return q.s.presence[seat];
    Mask result;
    for (const unsigned region : q.s.presence[seat])
      if (targets(q, region, seat, level).any()) result.add(region);
    return result;
  }
  static constexpr Enough enough = Enough::plain_citizen;
  static bool offered(const Query& q, Slot slot, Seat seat) { return sources(q, seat, q.level(slot, seat)).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case from: return c.ask(asks_from, f.seat);
      case to: return c.ask(asks_to, f.seat);
      case how_many: return c.ask(asks_count, f.seat);
      case picked: take_picked(c, f); [[fallthrough]];
      default:
        if (go_on(c, f, c.query().level(f.slot, f.seat) > 1 ? upg_clause(23) : base_clause(62))) c.pop();
    }
  }
  static void legal(const auto& q, const Frame& f, ActionList& out) {
    const int level = q.level(f.slot, f.seat);
    if (f.step == from) return add_regions(out, sources(q, f.seat, level));
    if (f.step == to) return add_regions(out, targets(q, f.from, f.seat, level));
    out.add(Choice::count, Mask::first(std::min(most(level), q.movable(f.from, f.to, f.seat))), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    (void)c;
    (f.step == from ? f.from : f.step == to ? f.to : f.left) = action.a;
    ++f.step;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (f.step == from) return !above && all_zero(f.from, f.to, f.left, f.moved);
    const int level = q.level(f.slot, f.seat);
    if (!in_use(q, f.from) || !sources(q, f.seat, level).has(f.from)) return false;
    if (f.step == to) return !above && all_zero(f.to, f.left, f.moved);
    if (!in_use(q, f.to) || !targets(q, f.from, f.seat, level).has(f.to)) return false;
    if (f.step == how_many) return !above && all_zero(f.left, f.moved);
    return f.step == picked && asks_citizen(above, f.from, f.to) && f.left > 0 && f.left + f.moved <= most(level) &&
           f.left <= q.movable(f.from, f.to, f.seat);
  }

 private:
  static constexpr unsigned most(int level) { return level == 1 ? 3 : citizens_at_most; }
};

/// BASE-64: moves one of the player's citizens from a region without tokens to the safe haven. UPG-25: from level II
/// from any region, at level III one or two.
struct King {
  static constexpr std::uint8_t number = 5;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t more;  ///< citizens to move after the present one, 0 or 1; 1 only at level III
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{16}, asks_count{109};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-KING", base_clause(64), {Bar::no_citizen, Bar::tokens_there}},
      DecisionRow{asks_count, "D-KING-COUNT", upg_clause(25)},
  };
  enum Step : std::uint8_t { region, picked, count };

  static Mask sources(const auto& q, Seat seat, int level) {
    return q.may_leave_for_haven((level == 1 ? q.token_free() : q.rules.in_use) & q.s.presence[seat], seat);
  }
  static constexpr Enough enough = Enough::citizen_off_tokens;
  static bool offered(const Query& q, Slot slot, Seat seat) { return sources(q, seat, q.level(slot, seat)).any(); }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == region) return c.ask(asks_region, f.seat);
    if (f.step == count) return c.ask(asks_count, f.seat);
    const bool tile = c.query().level(f.slot, f.seat) > 1;
    c.save_citizen(f.seat, f.region, decode_load(c.s.picked), tile ? upg_clause(25) : base_clause(64));
    c.s.picked = 0;
    if (f.more == 0) return c.pop();
    --f.more;
    pick(c, f);
  }
  static void legal(const auto& q, const Frame& f, ActionList& out) {
    if (f.step == region) return add_regions(out, sources(q, f.seat, q.level(f.slot, f.seat)));
    out.add(Choice::count, Mask::first(std::min(2U, willing(q, f))), 1);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == region) {
      f.region = action.a;
      f.step = count;
      if (c.query().level(f.slot, f.seat) == 3) return;
    } else {
      f.more = static_cast<std::uint8_t>(action.a - 1);
    }
    f.step = picked;
    pick(c, f);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (f.step == region) return !above && f.region == 0 && f.more == 0;
    if (!in_use(q, f.region) || !sources(q, f.seat, level).has(f.region)) return false;
    if (f.step == count) return !above && level == 3 && f.more == 0;
    return f.step == picked && asks_citizen(above, f.region, to_haven) && f.more <= (level == 3 ? 1 : 0) &&
           f.more < willing(q, f);
  }

 private:
  template <class C>
  static void pick(C& c, Frame& f) {
    if (c.s.carrier_count > 0) flow::pick_citizen(c, f.seat, f.region, to_haven);
  }
  /// Number of the player's citizens in the region that may move to the safe haven.
  static unsigned willing(const auto& q, const Frame& f) {
    Kinds kinds;
    citizen_choices(q, f.region, f.seat, to_haven, kinds);
    unsigned count = 0;
    for (const Kind& kind : kinds) count += kind.count;
    return count;
  }
};

}  // namespace rattus::board
