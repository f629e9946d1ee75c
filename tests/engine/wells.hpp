#pragma once
// The worked example of a module (docs/adding.md): a deck that nobody has seen, hands that only their owners know, a
// piece on the map, two decisions, choices of its own in a turn. Its rules are made up.
//
// Twelve buckets of 1 to 4 pints lie face down; each player draws one before his first turn, and once a turn he may
// draw another, as long as he holds few, or dig the well in a region where he has citizens, which costs him a bucket of
// his hand. In the region of the well limits are one higher, of a deep one two.
#include <algorithm>

#include "engine/board/parts/card.hpp"

namespace rattus::board::test {

inline constexpr Clause made_up = ruling(1);

struct Wells {
  static constexpr std::string_view module = "wells";
  static constexpr Sight sight{};
  struct Holds {
    Slot slot;
    Region region;  ///< of the well to be
  };
  using Frame = FrameWith<Holds>;

  static constexpr unsigned buckets = 12, sizes = 4;
  /// Where a bucket is: with the player whose seat is place - 1, or one of these.
  enum Place : std::uint8_t { deck = 0, spent = max_seats + 1 };

  struct Memory {
    std::array<std::uint8_t, buckets> place;   ///< of each bucket as far as it is known, else in the deck
    std::array<std::uint8_t, max_seats> hand;  ///< how many each player holds, known or not
    std::uint8_t well;                         ///< region + 1
    std::uint8_t drawn;                        ///< this turn
  };
  static constexpr std::array fields{
      MemoryField{"buckets", 0, buckets},
      MemoryField{"hand", buckets, max_seats},
      MemoryField{"well", buckets + max_seats, 1, MemoryField::Unit::region},
      MemoryField{"drawn", buckets + max_seats + 1},
  };

  static constexpr PieceType piece{"wells", Lies::in_region, 1, made_up};
  static constexpr PieceTypes<1> piece_types{&piece};
  static constexpr Decision asks_region{210}, asks_bucket{211};
  static constexpr std::array decisions{
      DecisionRow{asks_region, "D-WELL-REGION", made_up, {Bar::no_citizen}},
      DecisionRow{asks_bucket, "D-WELL-BUCKET", made_up},
  };
  static constexpr EventType bucket_drawn{"bucket-drawn", {Told::seat}};
  static constexpr EventType bucket_seen{
      "bucket-seen", {Told::seat, Told::number}, {{{"bucket", {Told::seat, Told::number}}}}};
  static constexpr EventType well_dug{"well-dug", {Told::seat, Told::region, Told::number}};
  static constexpr EventTypes<3> events{&bucket_drawn, &bucket_seen, &well_dug};
  static constexpr std::array<std::string_view, 2> off_on{"off", "on"};
  static constexpr ModuleRule deep_well{"deep_well", made_up, off_on};
  static constexpr ModuleRule most_drawn{"most_drawn", made_up, {}, 4, {1, 6}};
  static constexpr ModuleRules<2> house_rules{&deep_well, &most_drawn};
  static constexpr std::array choices{ChoiceRow{"draw"}, ChoiceRow{"dig"}};
  enum Row : unsigned { draw_row, dig_row };

  /// How much the bucket holds.
  static constexpr unsigned pints(unsigned bucket) { return bucket % sizes + 1; }

  // --- what is hidden ---

  /// Buckets of others are in the deck for all that the viewer knows.
  static void hide(const Query&, Slot, Memory& memory, Seat viewer) {
    for (std::uint8_t& place : memory.place)
      if (place != deck && place != spent && place != viewer + 1) place = deck;
  }
  /// Hands are dealt up to their size from what is not known.
  static void sample(const Query& q, Slot, Memory& memory, Rng& rng) {
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      for (unsigned known = held(memory, seat).count(); known < memory.hand[seat]; ++known)
        memory.place[in_deck(memory).nth(rng.below(in_deck(memory).count()))] = static_cast<std::uint8_t>(seat + 1);
  }
  static bool remembers(const Query& q, Slot slot) {
    const auto& memory = q.memory<Wells>(slot);
    unsigned unknown = 0;
    for (Seat seat = 0; seat < max_seats; ++seat) {
      const unsigned known = held(memory, seat).count();
      if (known > memory.hand[seat] || (seat >= q.rules.players && memory.hand[seat] > 0)) return false;
      unknown += memory.hand[seat] - known;
    }
    return unknown <= in_deck(memory).count() && std::ranges::max(memory.place) <= spent && memory.drawn <= 1 &&
           (memory.well == 0 || in_use(q, memory.well - 1U));
  }

  // --- what it does ---

  static void pieces(const Query& q, Slot slot, PieceList& out) {
    if (const unsigned well = q.memory<Wells>(slot).well; well != 0)
      out.push_back({&piece, static_cast<Region>(well - 1)});
  }
  static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece& well) {
    auto& place = reinterpret_cast<Memory*>(memory)->well;
    if (place != 0) return false;
    place = static_cast<std::uint8_t>(well.region + 1);
    return true;
  }

  static int answer(question::LimitMore asked, const Query& q, Slot slot) {
    return q.memory<Wells>(slot).well == asked.region + 1 ? 1 + q.rules.options[deep_well] : 0;
  }
  template <class C>
  static void act(At<Moment::after_placement>, C& c, Slot slot, Seat, Region) {
    for (Seat seat = 0; seat < c.rules.players; ++seat) draw(c, slot, seat);
  }
  template <class C>
  static void act(At<Moment::turn_start>, C& c, Slot slot, Seat, Region) {
    c.template memory<Wells>(slot).drawn = 0;
  }
  static void offers(const Query& q, Slot slot, Seat seat, ActionList& out) {
    const auto& memory = q.memory<Wells>(slot);
    if (q.s.phase != Phase::action) return;
    if (memory.drawn == 0 && drawable(q, slot) && memory.hand[seat] < q.rules.options[most_drawn])
      out.push_back({Choice::other, 0, 0, Action::of_module(slot, draw_row)});
    if (memory.hand[seat] > 0 && q.s.presence[seat].any())
      out.push_back({Choice::other, 0, 0, Action::of_module(slot, dig_row)});
  }
  template <class C>
  static void take_up(C& c, Slot slot, Seat seat, Action action) {
    if (action.row() == dig_row) {
      c.push(seat, frames::Card{slot});
      return;
    }
    c.template memory<Wells>(slot).drawn = 1;
    draw(c, slot, seat);
  }

  /// Digging. step 0: where, step 1: by which bucket.
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == 0 ? asks_region : asks_bucket, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step == 0) return out.add(Choice::region, q.s.presence[f.seat]);
    for (unsigned size = 1; size <= sizes; ++size)
      if (bucket_of(q.memory<Wells>(f.slot), f.seat, size) < buckets)
        out.push_back({Choice::count, static_cast<std::uint8_t>(size)});
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    return !above && f.step <= 1 && (f.step == 0 ? f.region == 0 : in_use(q, f.region)) &&
           q.memory<Wells>(f.slot).hand[f.seat] > 0;
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step == 0) {
      f.step = 1;
      f.region = action.a;
      return;
    }
    auto& memory = c.template memory<Wells>(f.slot);
    memory.place[bucket_of(memory, f.seat, action.a)] = spent;
    --memory.hand[f.seat];
    memory.well = static_cast<std::uint8_t>(f.region + 1);
    c.emit({.type = well_dug, .clause = made_up, .seat = f.seat, .region = f.region, .count = action.a});
    c.pop();
  }

 private:
  static Mask held(const Memory& memory, Seat seat) { return at(memory, static_cast<std::uint8_t>(seat + 1)); }
  static Mask in_deck(const Memory& memory) { return at(memory, deck); }
  static Mask at(const Memory& memory, std::uint8_t place) {
    Mask found;
    for (unsigned bucket = 0; bucket < buckets; ++bucket)
      if (memory.place[bucket] == place) found.add(bucket);
    return found;
  }
  /// Is there a bucket that no hand holds? Everybody can count that.
  static bool drawable(const Query& q, Slot slot) {
    const auto& memory = q.memory<Wells>(slot);
    unsigned gone = at(memory, spent).count();
    for (const std::uint8_t hand : memory.hand) gone += hand;
    return gone < buckets;
  }
  static unsigned bucket_of(const Memory& memory, Seat seat, unsigned size) {
    for (const unsigned bucket : held(memory, seat))
      if (pints(bucket) == size) return bucket;
    return buckets;
  }
  template <class C>
  static void draw(C& c, Slot slot, Seat seat) {
    auto& memory = c.template memory<Wells>(slot);
    const Mask left = in_deck(memory);
    const unsigned bucket = left.nth(c.chance.number(c.rules, c.s, left.count()));
    memory.place[bucket] = static_cast<std::uint8_t>(seat + 1);
    ++memory.hand[seat];
    c.barrier = true;  // somebody has seen something
    c.emit({.type = bucket_drawn, .clause = made_up, .seat = seat});
    c.emit({.type = bucket_seen,
            .clause = made_up,
            .seat = seat,
            .count = static_cast<std::uint8_t>(pints(bucket)),
            .audience = only(seat)});
  }
};

}  // namespace rattus::board::test
