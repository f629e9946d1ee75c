#pragma once
// Mercatus (MERC-1 to -66, -110 to -127, -133): goods lie on the map, are taken from a supply and sold where one has
// most citizens; coins pay for abilities and score. The twelve class cards that need it stand in cards/mercatus/.
#include "engine/board/modules/mercatus/sales.hpp"
#include "engine/board/modules/mercatus/set_up.hpp"
#include "engine/board/parts/card.hpp"

namespace rattus::board {

struct Mercatus : GoodsAndCoins {
  static constexpr std::string_view module = "mercatus";
  static constexpr std::array<std::string_view, 4> seen{"coins", "goods", "saleable", "card-goods"};
  static constexpr Sight sight{.of_seat = seen};
  static constexpr ModuleNeeds needs{merc_clause(2), "classic", merchants, true};
  struct Holds {
    Slot slot = 0;
    Slot card = 0;           ///< that gets a good, or whose good can be taken back
    std::uint8_t types = 0;  ///< still to be sold, as bits
    std::uint8_t asked = 0;  ///< cards whose holders have been asked before these sales, as bits
  };
  using Frame = FrameWith<Holds>;

  static constexpr std::array choices{ChoiceRow{"free-good"}, ChoiceRow{"put-good", ChoiceRow::Of::card},
                                      ChoiceRow{"take-back-good", ChoiceRow::Of::card}};
  enum Row : unsigned { free_row, put_row, take_back_row };

  static constexpr Decision asks_free_good{60}, asks_put_good{61}, asks_take_back{130};
  static constexpr std::array decisions{
      DecisionRow{asks_free_good, "D-FREE-GOOD", merc_clause(22), {}, {}, &choices[free_row]},
      DecisionRow{asks_put_good, "D-PUT-GOOD", merc_clause(60), {}, {}, &choices[put_row]},
      DecisionRow{asks_take_back, "D-TAKE-BACK", merc_clause(133), {}, {}, &choices[take_back_row]},
  };

  /// The Swindler's good in a final turn: of his region's type, or of any (MERC-117).
  static constexpr std::array<std::string_view, 2> swindler_final_names{"region", "any"};
  static constexpr ModuleRule swindler_final{"merc_swindler_final", merc_clause(117), swindler_final_names};
  static constexpr ModuleRules<1> house_rules{&swindler_final};

  // --- moments ---

  template <class C>
  static void act(At<Moment::setup_modules>, C& c, Slot, Seat, Region) {
    lay_out_goods(c);
  }
  template <class C>
  static void act(At<Moment::marks_cleared>, C& c, Slot, Seat, Region) {
    clear_marks(c);
  }
  /// Not in a final turn (MERC-113).
  template <class C>
  static void act(At<Moment::turn_start>, C& c, Slot, Seat, Region) {
    flip_goods(c);
  }
  template <class C>
  static void act(At<Moment::before_final_ravage>, C& c, Slot, Seat, Region) {
    clear_marks(c);
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot slot, Seat, Region leaving) {
    leaves(c, slot, static_cast<Slot>(leaving));
  }
  template <class C>
  static void act(At<Moment::card_discarded>, C& c, Slot slot, Seat, Region leaving) {
    leaves(c, slot, static_cast<Slot>(leaving));
  }
  template <class C>
  static void act(At<Moment::tile_leaves>, C& c, Slot slot, Seat, Region leaving) {
    leaves(c, slot, static_cast<Slot>(leaving));
  }
  /// MERC-41: modules act in the order of the program's list, in which this one is first.
  template <class C>
  static void act(At<Moment::turn_end>, C& c, Slot slot, Seat, Region) {
    sell_all(c, slot, types_sold_out(c.query()));
  }
  template <class C>
  static void act(At<Moment::after_final_ravage>, C& c, Slot slot, Seat, Region) {
    sell_all(c, slot, Mask::first(good_types));
  }
  static int answer(question::Points asked, const Query& q, Slot) {
    return static_cast<int>(coins(q, asked.seat)) / coins_for_a_point;  // MERC-126
  }

  static void look(const Query& q, Slot, const Sightings& out) {
    for (Seat seat = 0; seat < q.rules.players; ++seat) {
      out.at(seat, 0) = static_cast<std::int16_t>(coins(q, seat));
      for (const unsigned type : own_goods(q, seat)) {
        const unsigned own = mercatus(q).goods[seat][type];
        out.at(seat, 1) += static_cast<std::int16_t>(own);
        out.at(seat, 2) +=
            static_cast<std::int16_t>(std::min(own, majorities(q, seat, static_cast<Good>(type)).count()));
      }
      for (const unsigned card : Mask{q.s.held[seat]}) out.at(seat, 3) += card_good(q, static_cast<Slot>(card)) ? 1 : 0;
    }
  }

  // --- actions of their own (MERC-51) ---

  static constexpr bool offers_last = true;
  static void offers(const Query& q, Slot slot, Seat seat, ActionList& out) {
    if (may_take_free_good(q)) out.push_back({Choice::other, 0, 0, Action::of_module(slot, free_row)});
    if (own_goods(q, seat).any())
      out.add(Choice::other, cards_for_goods(q, seat), 0, 0, Action::of_module(slot, put_row));
    out.add(Choice::other, cards_to_take_back(q, seat), 0, 0, Action::of_module(slot, take_back_row));
  }
  template <class C>
  static void take_up(C& c, Slot slot, Seat seat, Action action) {
    if (action.row() == take_back_row) {
      tiles_of(c).taken_back |= static_cast<std::uint8_t>(1U << action.a);
      return take_back_good(c, seat, action.a);
    }
    const bool free = action.row() == free_row;
    c.push(FrameKind::card, seat, Holds{.slot = slot, .card = free ? Slot{0} : action.a}).step =
        free ? free_step : put_step;
  }
  enum Step : std::uint8_t { free_step, put_step, sale_step, leave_step };
  template <class C>
  static void run(C& c, Frame& f) {
    if (f.step == sale_step) return go_on_selling(c, f);
    c.ask(f.step == free_step ? asks_free_good : f.step == put_step ? asks_put_good : asks_take_back, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    if (f.step <= put_step) return out.add(Choice::good, f.step == free_step ? available(q) : own_goods(q, f.seat));
    out.push_back({Choice::yes});
    out.push_back({Choice::no});
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    if (f.step >= sale_step) {
      f.asked |= static_cast<std::uint8_t>(1U << f.card);
      if (action.kind == Choice::yes)
        take_back_good(c, f.seat, f.card);
      else if (f.step == leave_step)
        return_card_good(c, f.card, merc_clause(62));
      if (f.step == leave_step) return c.pop();
      f.card = 0;
      return;
    }
    const auto good = static_cast<Good>(action.a);
    if (f.step == free_step) {
      mercatus_of(c).free_taken = 1;
      take_good(c, f.seat, good, merc_clause(22));
    } else {
      put_good(c, f.seat, f.card, good);
    }
    c.pop();
  }
  static bool holds(const Query& q, const Frame& f, const board::Frame* above) {
    if (above || f.step > leave_step) return false;
    if (f.step == sale_step) {
      const unsigned card = f.card;
      return card < max_slots && f.types != 0 && f.types >> good_types == 0 && (f.asked >> card & 1) == 0 &&
             f.seat == q.holder(f.card) && may_take_back(q, f.card) &&
             number_of(*card_good(q, f.card)) == Mask{f.types}.lowest();
    }
    if (!all_zero(f.types, f.asked)) return false;
    if (f.step == leave_step) return may_take_back(q, f.card) && f.seat == q.holder(f.card);
    if (f.step == free_step) return f.card == 0 && may_take_free_good(q);
    return cards_for_goods(q, f.seat).has(f.card);
  }

  /// MERC-12, -16, -17.
  static bool remembers(const Query& q, Slot) { return goods_are_sound(q) && coins_are_sound(q); }
  static void against(const Query& q, Slot, const MemoryReasons& out);
  /// A position that says nothing of goods has those of the set-up, on the board in the order of the types. Otherwise
  /// the supply has what lies nowhere else, one of each type face up, if it is not given.
  static void complete(const Query& q, Slot, Memory& memory, Mask given);

 private:
  static bool may_take_free_good(const Query& q) {
    return q.s.phase == Phase::action && mercatus(q).free_taken == 0 && available(q).any();
  }
  template <class C>
  static void clear_marks(C& c) {  // MERC-17
    mercatus_of(c).free_taken = mercatus_of(c).deacon_paid = 0;
  }

  /// A card leaves its holder, or a tile the Alchemist: the holder says where its good goes, if he may (MERC-133, -134,
  /// -138), else it returns (MERC-62).
  template <class C>
  static void leaves(C& c, Slot slot, Slot card) {
    if (!may_take_back(c.query(), card)) return return_card_good(c, card, merc_clause(62));
    c.push(FrameKind::card, c.query().holder(card), Holds{.slot = slot, .card = card}).step = leave_step;
  }

  // --- sales ---

  /// Cards whose good can be taken back before a sale of its type (MERC-133).
  static Mask cards_before_sale(const Query& q, Mask types) {
    Mask cards;
    if (!merc_upgrades(q.rules)) [[likely]]
      return cards;
    for (Slot slot = 0; slot < q.rules.slots; ++slot)
      if (const auto good = card_good(q, slot); good && types.has(number_of(*good)) && may_take_back(q, slot))
        cards.add(slot);
    return cards;
  }
  /// Types are sold one by one, each after whoever may take one of it back has been asked (MERC-47).
  template <class C>
  static void sell_all(C& c, Slot slot, Mask types) {
    if (cards_before_sale(c.query(), types).any()) {
      c.push(FrameKind::card, c.first_in_order(), Holds{.slot = slot, .types = static_cast<std::uint8_t>(types.bits)})
          .step = sale_step;
      return;
    }
    for (const unsigned type : types) sell(c, static_cast<Good>(type), why_sold(c.query()));
  }
  static Clause why_sold(const Query& q) { return in_final_round(q) ? merc_clause(125) : merc_clause(40); }
  template <class C>
  static void go_on_selling(C& c, Frame& f) {
    const Query q = c.query();
    for (const unsigned type : Mask{f.types}) {
      const Mask cards = cards_before_sale(q, Mask::of(type)) & ~Mask{f.asked};
      Seat seat = c.first_in_order();  // R8
      for (unsigned i = 0; i < c.rules.players && cards.any(); ++i, seat = c.next(seat)) {
        const Mask own = cards & Mask{c.s.held[seat]};
        if (own.none()) continue;
        f.card = static_cast<Slot>(own.lowest());
        f.seat = seat;
        return c.ask(asks_take_back, seat);
      }
      sell(c, static_cast<Good>(type), why_sold(q));
      f.types &= static_cast<std::uint8_t>(~(1U << type));
    }
    c.pop();
  }
};

/// Whether its slot is `mercatus_slot` in every game of these cards and modules that has it.
template <class... Types>
constexpr bool mercatus_comes_first(CardTypes<Types...>) {
  std::string_view first;
  ((first = first.empty() ? detail::facts<Types>.module : first), ...);
  return first.empty() || first == Mercatus::module;
}

}  // namespace rattus::board
