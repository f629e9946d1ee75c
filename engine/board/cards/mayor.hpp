#pragma once
// The Mayor's increase (CARD-120 to -123).
#include "engine/board/cards/base.hpp"

namespace rattus::board {

/// One citizen in each region where he has more than any other, instead of the ordinary increase; from level II also
/// where others have as many, at level III one more besides (UPG-32). Remembers his regions during it.
struct Mayor {
  static constexpr std::uint8_t number = 12, memory = 3;
  static constexpr Sight sight{.holder = true};
  static constexpr Tiled tiled = Tiled::yes;
  struct Holds {
    Slot slot;
    std::array<std::uint8_t, 3> regions;  ///< not served yet, as bits
    std::uint8_t sources;                 ///< slots whose extras are left, as bits
  };
  static_assert(offsetof(Holds, sources) == offsetof(frames::CardIncrease, sources));
  using Frame = FrameWith<Holds>;

  static constexpr Decision asks_region{39}, asks_extra{40}, asks_final_region{41};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-MAYOR", card_clause(120), {Bar::not_leading}},
      DecisionRow{asks_extra, "D-MAYOR-EXTRA", card_clause(122), {Bar::not_leading}},
      DecisionRow{asks_final_region, "D-FINAL-MAYOR", card_clause(123), {Bar::not_leading}},
  };
  enum Step : std::uint8_t {
    final_region,
    final_more,
    begin = increase_step,
    serve,
    served,
    extras,
    extra_region,
    counted
  };

  /// Regions in use where the seat has more citizens than each other player (CARD-11), or from level II no fewer.
  static Mask led(const Query& q, Slot slot, Seat seat) {
    const unsigned ahead = q.level(slot, seat) == 1 ? 1 : 0;
    Mask result;
    for (const unsigned region : q.s.presence[seat]) {
      bool more = true;
      for (Seat other = 0; other < q.rules.players; ++other)
        more &= other == seat || q.s.citizens[region][other] + ahead <= q.s.citizens[region][seat];
      if (more) result.add(region);
    }
    return result;
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot slot, Seat seat) { return q.s.supply[seat] > 0 && led(q, slot, seat).any(); }
  static bool answer(question::IncreaseKind asked, const Query& q, Slot slot) { return led(q, slot, asked.seat).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case final_region:
      case final_more: return c.ask(asks_final_region, f.seat);
      case begin:
        if (c.query().level(f.slot, f.seat) == 3) f.sources |= static_cast<std::uint8_t>(1U << f.slot);
        store(f.regions.data(), led(c.query(), f.slot, f.seat));
        store(&c.memory(f.slot), regions(f));
        f.step = serve;
        if (c.rules.options.mayor_each) serve_all(c, f);
        [[fallthrough]];
      case serve:
      case served:
        if (regions(f).any() && c.s.supply[f.seat] > 0) return c.ask(asks_region, f.seat);
        f.step = extras;
        [[fallthrough]];
      case extras:
        if ((open_sources(c.query(), f).any() || c.query().has_module_extras()) && c.s.supply[f.seat] > 0)
          return c.ask(Decision::inc_extra, f.seat);
        return end(c, f);
      case counted:  // so many of an extra that may be fewer (UPG-36)
        left(f) = std::exchange(c.s.picked, std::uint8_t{0});
        f.step = extra_region;
        [[fallthrough]];
      default:
        if (left(f) > 0 && c.s.supply[f.seat] > 0) return c.ask(asks_extra, f.seat);
        left(f) = further(f) = 0;
        f.step = extras;
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case final_region:
      case final_more: return add_regions(out, led(q, f.slot, f.seat));
      case serve: return add_regions(out, regions(f));
      case served:
        add_regions(out, regions(f));
        if (!q.rules.options.mayor_each) out.push_back({Choice::finish});
        return;
      case extras:
        out.add(Choice::extra, q.cards_of(open_sources(q, f), f.seat));
        q.add_module_extras(out);
        return out.push_back({Choice::finish});
      default: add_regions(out, f.regions[1] != 0 ? led(q, f.slot, f.seat) : load(q.memory(f.slot)));
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == final_region || f.step == final_more) {
      c.place_citizens(f.seat, action.a, 1, f.step == final_more ? upg_clause(32) : card_clause(123));
      if (f.step == final_more || c.query().level(f.slot, f.seat) < 3 || !offered(c.query(), f.slot, f.seat))
        return c.pop();
      f.step = final_more;
      return;
    }
    if (f.step == serve || f.step == served) {
      f.step = served;
      if (action.kind == Choice::finish) return store(f.regions.data(), Mask{});
      serve_one(c, f, action.a);
      return store(f.regions.data(), regions(f) & ~Mask::of(action.a));
    }
    if (f.step == extras) {
      if (action.kind == Choice::finish) {
        f.sources = 0;
        return flow::at_once<Moment::extras_over>(c);
      }
      if (action.a >= first_module) return take_module_extra(c, f, action);
      const Slot source = c.query().ability_of(action.a);
      f.sources &= static_cast<std::uint8_t>(~(1U << source));
      f.step = extra_region;
      if (source == f.slot) {
        left(f) = further(f) = 1;
        return;
      }
      const ExtraCitizens extra = c.query().extra_given(source, f.seat);
      if (extra.uses_the_ability) c.mark_used(source);
      left(f) = static_cast<std::uint8_t>(extra.count);
      if (!extra.may_be_fewer) return;
      f.step = counted;
      c.push(FrameKind::card, f.seat, frames::Card{source}).step = extra_count_step;
      return;
    }
    c.place_citizens(f.seat, action.a, 1, further(f) != 0 ? upg_clause(32) : card_clause(122));
    --left(f);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const Mask his = load(q.memory(f.slot));
    const bool led_once = his.any() && (his & ~q.rules.in_use).none();
    const bool further_too = q.level(f.slot, f.seat) == 3;
    const bool extras_only = (f.sources & ~q.answering<question::Extra>() & ~(further_too ? 1U << f.slot : 0U)) == 0U;
    if (f.step == counted) return above && led_once && extras_only && f.regions[1] == 0 && f.regions[2] == 0;
    if (above) return false;
    switch (f.step) {
      case final_more:
        if (!further_too) return false;
        [[fallthrough]];
      case final_region: return his.none() && all_zero(regions(f).bits, f.sources);
      case serve:
      case served: return led_once && extras_only && (regions(f) & ~his).none();
      case extras: return led_once && extras_only && regions(f).none();
      case extra_region:
        return led_once && extras_only && f.regions[0] <= q.rules.options.citizens &&
               f.regions[1] <= (further_too ? 1 : 0) && f.regions[2] == 0;
      default: return false;
    }
  }

 private:
  static Mask regions(const Frame& f) { return load(f.regions.data()); }
  /// While an extra is placed: its citizens still to place, in the first byte of the regions.
  static std::uint8_t& left(Frame& f) { return f.regions[0]; }
  /// And in the second 1, if it is the Mayor's own: it goes where he leads now (UPG-32).
  static std::uint8_t& further(Frame& f) { return f.regions[1]; }
  static Mask open_sources(const Query& q, const Frame& f) {
    Mask open{f.sources};
    if (led(q, f.slot, f.seat).none()) open.remove(f.slot);
    return open;
  }
  static Mask load(const std::uint8_t* bytes) {
    return Mask{bytes[0] | (std::uint32_t{bytes[1]} << 8) | (std::uint32_t{bytes[2]} << 16)};
  }
  static void store(std::uint8_t* bytes, Mask regions) {
    for (unsigned i = 0; i < 3; ++i) bytes[i] = static_cast<std::uint8_t>(regions.bits >> (8 * i));
  }
  /// Option mayor_each=must: every region, unless the supply is short; then he chooses which.
  template <class C>
  static void serve_all(C& c, Frame& f) {
    if (c.s.supply[f.seat] < regions(f).count()) return;
    for (const unsigned region : regions(f)) serve_one(c, f, region);
    store(f.regions.data(), Mask{});
  }
  template <class C>
  static void serve_one(C& c, Frame& f, unsigned region) {
    c.place_citizens(f.seat, region, 1, card_clause(120));
    flow::at_once<Moment::increase_served>(c, f.seat, static_cast<Region>(region));
  }
  /// A city's citizen comes into its region (INN-5), another into any that he leads.
  template <class C>
  static void take_module_extra(C& c, Frame& f, Action action) {
    flow::take_module_extra(c, f.seat, action);
    if (action.b != no_region) return void(c.place_citizens(f.seat, action.b, 1, inn_clause(5)));
    f.step = extra_region;
    left(f) = 1;
  }
  template <class C>
  static void end(C& c, Frame& f) {
    store(&c.memory(f.slot), Mask{});
    c.s.increased = 1;
    flow::at_once<Moment::extras_over>(c);
    c.pop();
    flow::moment<Moment::increased>(c);
  }
};

}  // namespace rattus::board
