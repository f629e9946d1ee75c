#pragma once
// The Jester's drop (CARD-330 to -338): the player aims on a chart, chance scatters, the chart decides.
#include "engine/board/cards/base.hpp"
#include "engine/board/cards/pieces.hpp"

namespace rattus::board {

/// A cell of the chart, or one beyond it.
struct ChartCell {
  int column = 0, row = 0;
};

/// The place whose cell it is: a region, haven_place, or no_region for sea (CARD-333, -334).
inline Region chart_place(const Rules& rules, ChartCell cell) {
  if (cell.column < 0 || cell.column >= chart_columns || cell.row < 0 || cell.row >= chart_rows) return no_region;
  return rules.jester_chart[static_cast<std::size_t>(cell.row) * chart_columns + static_cast<std::size_t>(cell.column)];
}

/// Regions in use and the safe haven that a citizen covers whose upper left cell this is; the haven is bit haven_place.
inline Mask landing_places(const Rules& rules, ChartCell cell) {
  Mask places;
  for (const ChartCell part : {cell, ChartCell{cell.column + 1, cell.row}, ChartCell{cell.column, cell.row + 1},
                               ChartCell{cell.column + 1, cell.row + 1}}) {
    const Region place = chart_place(rules, part);
    if (place == haven_place || (place != no_region && rules.in_use.has(place))) places.add(place);
  }
  return places;
}

/// Drops two citizens. Remembers where each landed (two bytes, column and row + 12; 0: it did not fall) and where it
/// stayed (place + 1; 0: lost).
struct Jester {
  static constexpr std::uint8_t number = 33, memory = 6;
  static constexpr Sight sight{.holder = true};
  struct Holds {
    Slot slot;
    Region place;          ///< aimed at; later where the last one pushed went
    std::uint8_t citizen;  ///< which of the two
    Seat owner;            ///< of the one pushed
    std::uint8_t load;     ///< his
  };
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_place{53}, asks_point{54}, asks_landing{55}, asks_push{56};
  static constexpr std::array decisions{
      DecisionRow{asks_place, "D-JESTER-PLACE", card_clause(331)},
      DecisionRow{asks_point, "D-JESTER-POINT", card_clause(331)},
      DecisionRow{asks_landing, "D-JESTER-LAND", card_clause(333), {Bar::by_clause}},
      DecisionRow{asks_push, "D-JESTER-PUSH", card_clause(337), {Bar::by_clause}},
  };
  static constexpr EventType jester_aimed{"jester-aimed", {Told::seat, Told::place, Told::cell}};
  static constexpr EventType jester_landed{
      "jester-landed", {Told::seat, Told::cell}, {{{"jester-scatter", {Told::seat}, 8}}}};
  /// Without a place: lost.
  static constexpr EventType citizen_dropped{"citizen-dropped", {Told::seat, Told::place}};
  /// `seat`: the Jester's player.
  static constexpr EventType push_drawn{"jester-push",
                                        {Told::seat, Told::place, Told::number},
                                        {{{"jester-push", {Told::seat, Told::place, Told::number}}}}};
  /// `seat`: owner of the one pushed.
  static constexpr EventType jester_shift{
      "jester-shift",
      {Told::seat, Told::place_from, Told::load, Told::cell},
      {{{"jester-who", {Told::seat, Told::place_from, Told::load}}, {"jester-shift", {Told::seat}, 4}}}};
  /// `seat`: owner.
  static constexpr EventType citizen_pushed{"citizen-pushed", {Told::seat, Told::place_from, Told::place}};
  static constexpr EventTypes<6> events{&jester_aimed, &jester_landed, &citizen_dropped,
                                        &push_drawn,   &jester_shift,  &citizen_pushed};
  enum Step : std::uint8_t { aim, point, settle, push };

  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0; }

  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == aim) return c.ask(asks_place, f.seat);
    if (f.step == point) return c.ask(asks_point, f.seat);
    if (f.step == settle) {
      for (; f.citizen < 2; ++f.citizen) {
        if (!fell(c.query(), f.slot, f.citizen)) continue;
        if (landing_places(c.rules, landing(c.query(), f.slot, f.citizen)).any()) return c.ask(asks_landing, f.seat);
        stay(c, f, no_region);
      }
      f.citizen = 0;
      f.step = push;
      f.place = no_region;
    }
    for (; f.citizen < 2 && c.rules.options.jester_push; ++f.citizen)
      if (push_somebody(c, f)) return c.ask(asks_push, f.seat);
    for (unsigned i = 0; i < memory; ++i) c.memory(f.slot, i) = 0;
    c.pop();
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case aim: return add_places(out, q.rules.in_use | Mask::of(haven_place));
      case point: return add_cells(q.rules, f.place, out);
      case settle: return add_places(out, landing_places(q.rules, landing(q, f.slot, f.citizen)));
      default: add_places(out, open_places(q, f));
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    const Region place = action.kind == Choice::haven ? haven_place : action.a;
    if (f.step == aim) {
      f.place = place;
      f.step = point;
    } else if (f.step == point) {
      c.emit({.type = jester_aimed,
              .clause = card_clause(331),
              .seat = f.seat,
              .to = f.place,
              .column = static_cast<std::int8_t>(action.a),
              .row = static_cast<std::int8_t>(action.b)});
      scatter(c, f, {action.a, action.b});
      f.step = settle;
    } else if (f.step == settle) {
      stay(c, f, place);
      ++f.citizen;
    } else {
      move_pushed(c, f, place);
      ++f.citizen;
    }
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above || f.step > push || f.citizen > 1) return false;
    if (f.step == aim) return all_zero(f.place, f.citizen, f.owner, f.load) && remembered(q, f) == 0;
    if (f.step != push && !(in_use(q, f.place) || f.place == haven_place)) return false;
    if (f.step == point) return all_zero(f.citizen, f.owner, f.load) && remembered(q, f) == 0;
    if (!fallen_rightly(q, f)) return false;
    if (f.step == settle) return all_zero(f.owner, f.load);
    const Region place = stayed_at(q, f.slot, f.citizen);
    if (q.rules.options.jester_push == 0 || f.place != no_region || f.owner >= q.rules.players || place == no_region)
      return false;
    return place == haven_place ? q.s.haven[f.owner] > 0 && f.load == 0 : carries_load(q, place, f.owner, f.load);
  }

 private:
  static constexpr int offset = 12;  // no coordinate of a fall or push comes to 0

  static bool fell(const Query& q, Slot slot, unsigned citizen) { return q.memory(slot)[2 * citizen] != 0; }
  static ChartCell landing(const Query& q, Slot slot, unsigned citizen) {
    const std::uint8_t* at = &q.memory(slot)[2 * citizen];
    return {at[0] - offset, at[1] - offset};
  }
  static Region stayed_at(const Query& q, Slot slot, unsigned citizen) {
    const unsigned place = q.memory(slot)[4 + citizen];
    return place == 0 ? no_region : static_cast<Region>(place - 1);
  }
  static unsigned remembered(const Query& q, const Frame& f) {
    const std::uint8_t* bytes = q.memory(f.slot);
    return static_cast<unsigned>(memory - std::count(bytes, bytes + memory, 0));
  }
  /// Where each citizen fell lies about the chart; and where those stayed that have been settled, there they are.
  static bool fallen_rightly(const Query& q, const Frame& f) {
    constexpr int farthest = 11;  // beside the chart: four numbers of a fall, two of a push
    unsigned to_come = 0;
    std::array<unsigned, haven_place + 1> stayed{};
    for (unsigned citizen = 0; citizen < 2; ++citizen) {
      const ChartCell cell = landing(q, f.slot, citizen);
      const Region place = stayed_at(q, f.slot, citizen);
      const bool settled = f.step == push || citizen < f.citizen;
      if (!fell(q, f.slot, citizen)) {
        if (cell.row != -offset || place != no_region) return false;
        continue;
      }
      if (cell.row < -farthest || cell.column >= chart_columns + farthest || cell.row >= chart_rows + farthest)
        return false;
      to_come += !settled;
      if (place == no_region) continue;
      if (!settled || !(in_use(q, place) || place == haven_place)) return false;
      const unsigned there = place == haven_place ? q.s.haven[f.seat] : q.s.citizens[place][f.seat];
      if (++stayed[place] > there) return false;
    }
    return to_come <= q.s.supply[f.seat];
  }
  static void add_places(ActionList& out, Mask places) {
    add_regions(out, places & ~Mask::of(haven_place));
    if (places.has(haven_place)) out.push_back({Choice::haven});
  }
  static void add_cells(const Rules& rules, Region place, ActionList& out) {
    for (int row = 0; row < chart_rows; ++row) {
      int first = -1;
      Mask cells;
      for (int column = 0; column < chart_columns; ++column) {
        if (chart_place(rules, {column, row}) != place) continue;
        if (first < 0) first = column;
        cells.add(static_cast<unsigned>(column - first));
      }
      if (first >= 0) out.add(Choice::cell, cells, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(row));
    }
  }
  /// CARD-332: eight numbers for each citizen, first citizen first.
  template <class C>
  static void scatter(C& c, Frame& f, ChartCell target) {
    c.barrier = true;
    const unsigned falling = std::min(2U, unsigned{c.s.supply[f.seat]});
    for (unsigned citizen = 0; citizen < falling; ++citizen) {
      std::array<std::uint8_t, 8> n{};
      for (std::uint8_t& draw : n) draw = static_cast<std::uint8_t>(c.chance.number(c.rules, c.s, 5));
      const int column = target.column + n[0] + n[1] - n[2] - n[3], row = target.row + n[4] + n[5] - n[6] - n[7];
      c.memory(f.slot, 2 * citizen) = static_cast<std::uint8_t>(column + offset);
      c.memory(f.slot, 2 * citizen + 1) = static_cast<std::uint8_t>(row + offset);
      c.emit({.type = jester_landed,
              .clause = card_clause(332),
              .seat = f.seat,
              .column = static_cast<std::int8_t>(column),
              .row = static_cast<std::int8_t>(row),
              .numbers = n});
    }
  }
  template <class C>
  static void stay(C& c, Frame& f, Region place) {
    c.memory(f.slot, 4U + f.citizen) = static_cast<std::uint8_t>(place == no_region ? 0 : place + 1);
    if (place == haven_place) c.place_in_haven(f.seat);
    if (place < max_regions) c.place_citizens(f.seat, place, 1, card_clause(333));
    if (place >= max_regions)
      c.emit({.type = citizen_dropped, .clause = card_clause(333), .seat = f.seat, .to = place});
  }

  // --- CARD-337. The landing of the citizen who pushes is replaced by that of the one who is pushed. ---

  /// True for the citizen whom the first one's fall has pushed, while the second one's place is looked at.
  static bool came_by_push(const Frame& f, Region place, Seat owner) {
    return f.citizen == 1 && f.place == place && f.owner == owner;
  }
  /// The owner's citizens in the place that were there before the drop.
  static unsigned were_there(const Query& q, const Frame& f, Region place, Seat owner) {
    unsigned n = place == haven_place ? q.s.haven[owner] : q.s.citizens[place][owner];
    if (owner == f.seat)
      for (unsigned i = 0; i < 2; ++i) n -= stayed_at(q, f.slot, i) == place;
    return n - came_by_push(f, place, owner);
  }
  /// What the owner's citizen of this number carries, of those that were there before.
  static Load load_of(const Query& q, const Frame& f, Region place, Seat owner, unsigned which) {
    if (place == haven_place) return {};
    const unsigned newcomers = came_by_push(f, place, owner);
    const unsigned dropped = q.s.citizens[place][owner] - were_there(q, f, place, owner) - newcomers;
    Kinds kinds;
    q.kinds(place, owner, kinds);
    for (const Kind& kind : kinds) {
      const unsigned count =
          kind.count - (kind.load == Load{} ? dropped : 0U) - (kind.load == decode_load(f.load) ? newcomers : 0U);
      if (which < count) return kind.load;
      which -= count;
    }
    return {};
  }
  /// One of those in the place of citizen f.citizen may be pushed. True if the player says where to.
  template <class C>
  static bool push_somebody(C& c, Frame& f) {
    const Query q = c.query();
    const Region place = stayed_at(q, f.slot, f.citizen);
    if (place == no_region) return false;
    unsigned n = 0;
    for (Seat seat = 0; seat < c.rules.players; ++seat) n += were_there(q, f, place, seat);
    if (n == 0) return false;
    c.barrier = true;
    const unsigned number = c.chance.number(c.rules, c.s, 6);
    c.emit({.type = push_drawn,
            .clause = card_clause(337),
            .seat = f.seat,
            .to = place,
            .count = static_cast<std::uint8_t>(number)});
    if (number != 0) return false;
    unsigned which = c.chance.number(c.rules, c.s, n);
    Seat owner = 0;
    for (; which >= were_there(q, f, place, owner); ++owner) which -= were_there(q, f, place, owner);
    const Load load = load_of(q, f, place, owner, which);
    f.place = no_region;
    f.owner = owner;
    f.load = encode(load);
    shift(c, f, load);
    const Mask candidates = landing_places(c.rules, landing(q, f.slot, f.citizen));
    if (candidates.has(place)) return false;
    if (open_places(q, f).any()) return true;
    if (candidates.none()) move_pushed(c, f, no_region);
    return false;
  }
  /// Four numbers for the one who is pushed, and where he comes down by them.
  template <class C>
  static void shift(C& c, Frame& f, Load load) {
    std::uint8_t* at = &c.memory(f.slot, 2U * f.citizen);
    std::array<std::uint8_t, 8> n{};
    for (unsigned i = 0; i < 4; ++i) n[i] = static_cast<std::uint8_t>(c.chance.number(c.rules, c.s, 4));
    for (unsigned i = 0; i < 2; ++i) at[i] = static_cast<std::uint8_t>(at[i] + n[2 * i] - n[2 * i + 1]);
    const ChartCell cell = landing(c.query(), f.slot, f.citizen);
    c.emit({.type = jester_shift,
            .clause = card_clause(337),
            .seat = f.owner,
            .region = stayed_at(c.query(), f.slot, f.citizen),
            .column = static_cast<std::int8_t>(cell.column),
            .row = static_cast<std::int8_t>(cell.row),
            .action = Action::of_load(Choice::citizen, load),
            .numbers = n});
  }
  /// Where the one who is pushed may go.
  static Mask open_places(const Query& q, const Frame& f) {
    const Load load = decode_load(f.load);
    Mask places = landing_places(q.rules, landing(q, f.slot, f.citizen));
    for (const unsigned place : places)
      if (place == haven_place ? !q.haven_open(f.owner, load) : !q.citizen_may_enter(place, f.owner, load))
        places.remove(place);
    return places;
  }
  template <class C>
  static void move_pushed(C& c, Frame& f, Region to) {
    const Region from = stayed_at(c.query(), f.slot, f.citizen);
    c.transfer_citizen(f.owner, from, to, decode_load(f.load));
    c.emit({.type = citizen_pushed, .clause = card_clause(337), .seat = f.owner, .region = from, .to = to});
    f.place = to;
  }
};

}  // namespace rattus::board
