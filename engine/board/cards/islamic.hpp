#pragma once
// The Islamic cards that need no module (CARD-210 to -223).
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"
#include "engine/board/flow/ravage.hpp"
#include "engine/board/modules/points.hpp"

namespace rattus::board {

/// CARD-210 to -213: the Caravan goes two steps and pays in the regions that it leaves; from level II its holder alone,
/// at level III it goes three (UPG-41). Remembers its region + 1.
struct Caravanner {
  static constexpr std::uint8_t number = 21;
  static constexpr Sight sight{.holder = true, .pieces = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region over;          ///< its first step
    std::uint8_t paying;  ///< the region that pays: 0 from, 1 over
    Region from;
    std::uint8_t leaders;  ///< still to be asked, as bits; at level III its second step + 1, if that pays still
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_start{25}, asks_first{26}, asks_second{27}, asks_place{28}, asks_third{127};
  static constexpr std::array decisions{
      DecisionRow{asks_start, "D-CARAVAN-START", card_clause(210)},
      DecisionRow{asks_first, "D-CARAVAN-1", card_clause(211), {Bar::too_far}},
      DecisionRow{asks_second, "D-CARAVAN-2", card_clause(211), {Bar::not_next_to_source}, {"over"}},
      DecisionRow{asks_place, "D-CARAVAN-PLACE", card_clause(212), {}, {"over"}},
      DecisionRow{asks_third, "D-CARAVAN-3", upg_clause(41), {Bar::by_clause}, {"over"}},
  };
  static constexpr EventType caravan_moved{"caravan-moved", {Told::seat, Told::from_if_any, Told::to}};
  static constexpr EventTypes<1> events{&caravan_moved};
  static constexpr PieceType caravan{"caravan", Lies::in_region, 1, card_clause(4)};
  static constexpr PieceTypes<1> piece_types{&caravan};
  static constexpr std::uint8_t memory = 1;
  enum Step : std::uint8_t { first, second, pay, third, pay_start, pay_over, pay_second, start = 10 };

  static unsigned region(const Query& q, Slot slot) { return q.memory(slot)[0] - 1U; }
  static Mask first_steps(const Query& q, unsigned from) {
    Mask result;
    for (const unsigned over : q.neighbours(from))
      if ((q.neighbours(over) & ~Mask::of(from)).any()) result.add(over);
    return result;
  }
  static bool offered(const Query& q, Slot slot, Seat) {
    return q.memory(slot)[0] != 0 && first_steps(q, region(q, slot)).any();
  }
  template <class C>
  static void act(At<Moment::after_placement>, C& c, Slot slot, Seat, Region) {
    if (c.memory(slot) != 0) return;  // a position of the placement has it already
    const auto last = static_cast<Seat>((c.s.first + c.rules.players - 1U) % c.rules.players);
    c.push(last, frames::Card{slot}).step = start;
  }
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == start) return c.ask(asks_start, f.seat);
    if (f.step == first) return c.ask(asks_first, f.seat);
    if (f.step == second) return c.ask(asks_second, f.seat);
    if (f.step == third) return c.ask(asks_third, f.seat);
    if (f.step > third) return pay_him(c, f);
    for (;;) {  // active player first, then clockwise (CARD-212)
      for (unsigned i = 0; i < c.rules.players; ++i) {
        const auto seat = static_cast<Seat>((f.seat + i) % c.rules.players);
        if (((f.leaders >> seat) & 1) && c.s.supply[seat] > 0) return c.ask(asks_place, seat);
      }
      if (f.paying == 1) return c.pop();
      f.paying = 1;
      f.leaders = leaders(c.query(), f.over);
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == start) return add_regions(out, q.rules.in_use);
    if (f.step > third) {
      out.push_back({Choice::region, paying(f)});
      return out.push_back({Choice::none});
    }
    const unsigned from = region(q, f.slot);
    if (f.step == third) return add_regions(out, q.neighbours(f.leaders - 1U) & ~Mask::of(from));
    if (f.step == first) return add_regions(out, first_steps(q, from));
    if (f.step == second) return add_regions(out, q.neighbours(f.over) & ~Mask::of(from));
    out.push_back({Choice::region, f.paying == 0 ? f.from : f.over});
    out.push_back({Choice::none});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const auto there = static_cast<std::uint8_t>(action.a + 1);
    if (f.step == start) {
      c.memory(f.slot) = there;
      c.emit({.type = caravan_moved, .clause = card_clause(210), .seat = f.seat, .to = action.a});
      return c.pop();
    }
    if (f.step == first) {
      f.over = action.a;
      f.step = second;
    } else if (f.step == second && c.query().level(f.slot, f.seat) == 3) {
      f.leaders = there;
      f.step = third;
    } else if (f.step == third) {
      f.from = static_cast<std::uint8_t>(region(c.query(), f.slot));
      c.memory(f.slot) = there;
      c.emit({.type = caravan_moved, .clause = upg_clause(41), .seat = f.seat, .region = f.from, .to = action.a});
      f.step = pay_start;
    } else if (f.step > third) {
      if (action.kind == Choice::region) c.place_citizens(f.seat, action.a, 1, upg_clause(41));
      ++f.step;
    } else if (f.step == second) {
      f.from = static_cast<std::uint8_t>(region(c.query(), f.slot));
      c.memory(f.slot) = there;
      c.emit({.type = caravan_moved, .clause = card_clause(211), .seat = f.seat, .region = f.from, .to = action.a});
      if (c.query().level(f.slot, f.seat) == 2) {
        f.step = pay_start;
        return;
      }
      f.leaders = leaders(c.query(), f.from);
      f.step = pay;
    } else {
      f.leaders &= static_cast<std::uint8_t>(~(1U << c.s.decider));
      if (action.kind == Choice::region) c.place_citizens(c.s.decider, action.a, 1, card_clause(212));
    }
  }
  static void pieces(const Query& q, Slot slot, PieceList& out) {
    if (q.memory(slot)[0] != 0) out.push_back({&caravan, static_cast<Region>(region(q, slot))});
  }
  static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece& piece) {
    if (memory[0] != 0) return false;
    memory[0] = static_cast<std::uint8_t>(piece.region + 1);
    return true;
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const bool stands = q.memory(f.slot)[0] != 0;
    if (above || stands != (f.step != start)) return false;
    if (f.step == start || f.step == first) return all_zero(f.over, f.paying, f.from, f.leaders);
    if (!in_use(q, f.over)) return false;
    if (f.step == second) return all_zero(f.paying, f.from, f.leaders);
    const int level = q.level(f.slot, f.seat);
    if (f.step >= third) {
      if (level < 2 || f.paying != 0 || (level == 3) != (f.leaders != 0)) return false;
      if (f.leaders != 0 && !in_use(q, f.leaders - 1U)) return false;
      if (f.step == third) return level == 3 && f.from == 0;
      return f.step <= (level == 3 ? pay_second : pay_over) && in_use(q, f.from);
    }
    return f.step == pay && f.paying <= 1 && in_use(q, f.from) && f.leaders >> q.rules.players == 0;
  }

 private:
  /// UPG-41: the region that pays the holder at this step.
  static Region paying(const Frame& f) {
    return f.step == pay_start ? f.from : f.step == pay_over ? f.over : static_cast<Region>(f.leaders - 1);
  }
  /// A region where it ends pays nothing.
  template <class C>
  static void pay_him(C& c, Frame& f) {
    const Query q = c.query();
    for (const Step last = f.leaders != 0 ? pay_second : pay_over; f.step <= last; ++f.step) {
      const Region region = paying(f);
      if (c.s.supply[f.seat] > 0 && region != Caravanner::region(q, f.slot) && (leaders(q, region) >> f.seat & 1) != 0)
        return c.ask(asks_place, f.seat);
    }
    c.pop();
  }
  /// Seats with the most citizens in the region, ties included (CARD-11).
  static std::uint8_t leaders(const Query& q, unsigned region) {
    const unsigned most = flow::most_citizens(q, region);
    std::uint8_t seats = 0;
    for (Seat seat = 0; most > 0 && seat < q.rules.players; ++seat)
      if (q.s.citizens[region][seat] == most) seats |= static_cast<std::uint8_t>(1U << seat);
    return seats;
  }
};

/// CARD-220 to -223: makes a citizen a diplomat; at level II up to two, at level III two, or whoever has most takes a
/// victory point token (UPG-42).
struct Sultan {
  static constexpr std::uint8_t number = 22;
  static constexpr Sight sight{.holder = true, .loads = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    Region region;
    std::uint8_t made;  ///< diplomats
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{29}, asks_effect{128};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-SULTAN-REGION", card_clause(220), {Bar::no_citizen}},
      DecisionRow{asks_effect, "D-SULTAN", upg_clause(42)},
  };
  static constexpr EventType diplomat_made{"diplomat-made", {Told::seat, Told::region}};
  static constexpr EventTypes<2> events{&diplomat_made, &point_taken};
  static constexpr LoadType podium{.word = "diplomat",
                                   .clause = card_clause(4),
                                   .supply = 15,
                                   .at = 5,
                                   .laid = &diplomat_made,
                                   .alone = {"diplomat-twice", card_clause(221)},
                                   .lost_last = true};
  static constexpr LoadTypes<1> loads{&podium};
  enum Step : std::uint8_t { region, picked, effect, choose_region };

  static bool has_diplomat(const Query& q, unsigned in, Seat seat) {
    for (std::size_t i = 0; i < q.s.carrier_count; ++i) {
      const Carrier& carrier = q.s.carriers[i];
      if (carrier.load().has(podium) && carrier.region() == in && carrier.seat() == seat) return true;
    }
    return false;
  }
  static unsigned diplomats(const Query& q, Seat seat) {
    unsigned n = 0;
    for (std::size_t i = 0; i < q.s.carrier_count; ++i)
      n += q.s.carriers[i].load().has(podium) && q.s.carriers[i].seat() == seat;
    return n;
  }
  static Mask sources(const Query& q, Seat seat) {
    unsigned out = 0;
    for (Seat owner = 0; owner < q.rules.players; ++owner) out += diplomats(q, owner);
    if (out >= podium.supply) return {};
    Mask result = q.s.presence[seat];
    for (const unsigned from : result)
      if (has_diplomat(q, from, seat)) result.remove(from);
    return result;
  }
  // Diplomats keep their rules whoever holds the card (CARD-5, -221).
  static bool answer(question::CitizenBarred asked, const Query& q, Slot) {
    return asked.load.has(podium) && has_diplomat(q, asked.region, asked.seat);
  }
  static bool answer(question::HavenBarred asked, const Query&, Slot) { return asked.load.has(podium); }
  static int answer(question::Points asked, const Query& q, Slot) { return points(q, asked.seat); }
  static bool offered(const Query& q, Slot slot, Seat seat) { return effects(q, slot, seat).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == effect) return c.ask(asks_effect, f.seat);
    if (f.step == choose_region) return c.ask(asks_region, f.seat);
    const int level = c.query().level(f.slot, f.seat);
    if (f.step == region) {
      if (level < 3 || f.made > 0) return c.ask(asks_region, f.seat);
      f.step = effect;
      return c.ask(asks_effect, f.seat);
    }
    const Load load = picked_load(c);
    c.change_load(f.seat, f.region, load, load.more(podium));
    c.emit({.type = diplomat_made,
            .clause = f.made > 0 ? upg_clause(42) : card_clause(220),
            .seat = f.seat,
            .region = f.region});
    if (++f.made == 2 || level == 1 || sources(c.query(), f.seat).none()) return c.pop();
    f.region = 0;
    f.step = region;
    c.ask(asks_region, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == effect) return out.add(Choice::part, effects(q, f.slot, f.seat));
    add_regions(out, sources(q, f.seat));
    if (f.made > 0 && q.level(f.slot, f.seat) == 2) out.push_back({Choice::stop});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (action.kind == Choice::stop) return c.pop();
    if (f.step == effect && action.a == 1) {
      take_point(c, f.seat, upg_clause(42));
      return c.pop();
    }
    if (f.step == effect) {
      f.step = choose_region;
      return;
    }
    f.region = action.a;
    f.step = picked;
    flow::pick_citizen(c, f.seat, f.region, to_get(podium));
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const int level = q.level(f.slot, f.seat);
    if (f.made > (level == 1 ? 0 : 1)) return false;
    if (f.step == effect) return !above && level == 3 && all_zero(f.region, f.made);
    if (f.step == region || f.step == choose_region)
      return !above && f.region == 0 && sources(q, f.seat).any() &&
             (f.step == choose_region ? level == 3 && f.made == 0 : level < 3 || f.made > 0);
    return f.step == picked && asks_citizen(above, f.region, to_get(podium)) && sources(q, f.seat).has(f.region);
  }

 private:
  /// What a use can do: (a) podiums, (b) at level III a point for whoever has more diplomats than any other.
  static Mask effects(const Query& q, Slot slot, Seat seat) {
    Mask parts{sources(q, seat).any() ? 1U : 0U};
    if (q.level(slot, seat) < 3 || point_supply(q) == 0) return parts;
    const unsigned own = diplomats(q, seat);
    bool most = own > 0;
    for (Seat other = 0; other < q.rules.players; ++other) most = most && (other == seat || diplomats(q, other) < own);
    if (most) parts.add(1);
    return parts;
  }
  /// CARD-223: 4 for most diplomats, 2 for second; who ties shares 6 or 2, rounded down.
  static int points(const Query& q, Seat seat) {
    const unsigned own = diplomats(q, seat);
    if (own == 0) return 0;
    unsigned more = 0, equal = 0, most = 0, at_most = 0;
    for (Seat other = 0; other < q.rules.players; ++other) {
      const unsigned n = diplomats(q, other);
      more += n > own;
      equal += n == own;
      if (n > most) at_most = 0;
      most = std::max(most, n);
      at_most += n == most;
    }
    if (more == 0) return equal == 1 ? 4 : static_cast<int>(6 / equal);
    return more == at_most && at_most == 1 ? static_cast<int>(2 / equal) : 0;
  }
};

}  // namespace rattus::board
