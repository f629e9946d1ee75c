#pragma once
// The Mayor's increase (CARD-120 to -123).
#include "engine/board/cards/base.hpp"

namespace rattus::board {

/// One citizen in each region where he has more than any other, instead of the ordinary increase. Remembers his
/// regions during it.
struct Mayor {
  static constexpr std::uint8_t number = 12, memory = 3;
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
  enum Step : std::uint8_t { final_region, begin = increase_step, serve, served, extras, extra_region };

  /// Regions in use where the seat has more citizens than each other player (CARD-11).
  static Mask led(const Query& q, Seat seat) {
    Mask result;
    for (const unsigned region : q.s.presence[seat]) {
      bool more = true;
      for (Seat other = 0; other < q.rules.players; ++other)
        more &= other == seat || q.s.citizens[region][other] < q.s.citizens[region][seat];
      if (more) result.add(region);
    }
    return result;
  }
  static constexpr bool only_final = true;
  static bool offered(const Query& q, Slot, Seat seat) { return q.s.supply[seat] > 0 && led(q, seat).any(); }
  static bool answer(question::IncreaseKind asked, const Query& q, Slot) { return led(q, asked.seat).any(); }

  template <class C>
  static void run(C& c, Frame& f) {
    switch (f.step) {
      case final_region: return c.ask(asks_final_region, f.seat);
      case begin:
        store(f.regions.data(), led(c.query(), f.seat));
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
        if (f.sources != 0 && c.s.supply[f.seat] > 0) return c.ask(Decision::inc_extra, f.seat);
        return end(c, f);
      default:
        if (left(f) > 0 && c.s.supply[f.seat] > 0) return c.ask(asks_extra, f.seat);
        left(f) = 0;
        f.step = extras;
    }
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    switch (f.step) {
      case final_region: return add_regions(out, led(q, f.seat));
      case serve: return add_regions(out, regions(f));
      case served:
        add_regions(out, regions(f));
        if (!q.rules.options.mayor_each) out.push_back({Choice::finish});
        return;
      case extras: out.add(Choice::extra, Mask{f.sources}); return out.push_back({Choice::finish});
      default: add_regions(out, load(q.memory(f.slot)));
    }
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == final_region) {
      c.place_citizens(f.seat, action.a, 1, card_clause(123));
      return c.pop();
    }
    if (f.step == serve || f.step == served) {
      f.step = served;
      if (action.kind == Choice::finish) return store(f.regions.data(), Mask{});
      c.place_citizens(f.seat, action.a, 1, card_clause(120));
      return store(f.regions.data(), regions(f) & ~Mask::of(action.a));
    }
    if (f.step == extras) {
      if (action.kind == Choice::finish) {
        f.sources = 0;
        return;
      }
      f.sources &= static_cast<std::uint8_t>(~(1U << action.a));
      const ExtraCitizens extra = c.query().extra_given(action.a);
      if (extra.uses_the_ability) c.mark_used(action.a);
      left(f) = static_cast<std::uint8_t>(extra.count);
      f.step = extra_region;
      return;
    }
    c.place_citizens(f.seat, action.a, 1, card_clause(122));
    --left(f);
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    const Mask his = load(q.memory(f.slot));
    const bool led_once = his.any() && (his & ~q.rules.in_use).none();
    const bool extras_only = (f.sources & ~q.answering<question::Extra>()) == 0U;
    if (above) return false;
    switch (f.step) {
      case final_region: return his.none() && all_zero(regions(f).bits, f.sources);
      case serve:
      case served: return led_once && extras_only && (regions(f) & ~his).none();
      case extras: return led_once && extras_only && regions(f).none();
      case extra_region: return led_once && extras_only && regions(f).bits <= q.rules.options.citizens;
      default: return false;
    }
  }

 private:
  static Mask regions(const Frame& f) { return load(f.regions.data()); }
  /// While an extra is placed: its citizens still to place, in the first byte of the regions.
  static std::uint8_t& left(Frame& f) { return f.regions[0]; }
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
    for (const unsigned region : regions(f)) c.place_citizens(f.seat, region, 1, card_clause(120));
    store(f.regions.data(), Mask{});
  }
  template <class C>
  static void end(C& c, Frame& f) {
    store(&c.memory(f.slot), Mask{});
    c.s.increased = 1;
    c.pop();
    flow::moment<Moment::increased>(c);
  }
};

}  // namespace rattus::board
