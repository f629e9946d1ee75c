#pragma once
// Mercatus (MERC-1 to -66, -110 to -127): goods lie on the map, are taken from a supply and sold where one has most
// citizens; coins pay for abilities and score. The twelve class cards that need it stand in cards/mercatus/.
#include "engine/board/card.hpp"
#include "engine/board/modules/mercatus/sales.hpp"
#include "engine/board/modules/mercatus/set_up.hpp"

namespace rattus::board {

struct Mercatus : GoodsAndCoins {
  static constexpr std::string_view module = "mercatus";
  static constexpr ModuleNeeds needs{merc_clause(2), "classic", merchants, true};
  struct Holds {
    Slot slot;
    Slot card;  ///< that gets a good
  };
  using Frame = FrameWith<Holds>;

  static constexpr std::array choices{ChoiceRow{"free-good"}, ChoiceRow{"put-good", ChoiceRow::Of::card}};
  enum Row : unsigned { free_row, put_row };

  static constexpr Decision asks_free_good{60}, asks_put_good{61};
  static constexpr std::array decisions{
      DecisionRow{asks_free_good, "D-FREE-GOOD", merc_clause(22), {}, {}, &choices[free_row]},
      DecisionRow{asks_put_good, "D-PUT-GOOD", merc_clause(60), {}, {}, &choices[put_row]},
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
  static void act(At<Moment::turn_start>, C& c, Slot, Seat, Region) {
    clear_marks(c);
    flip_goods(c);
  }
  template <class C>
  static void act(At<Moment::final_turn_start>, C& c, Slot, Seat, Region) {
    clear_marks(c);  // and nothing is flipped (MERC-113)
  }
  template <class C>
  static void act(At<Moment::before_final_ravage>, C& c, Slot, Seat, Region) {
    clear_marks(c);
  }
  template <class C>
  static void act(At<Moment::card_leaves>, C& c, Slot, Seat, Region leaving) {
    return_card_good(c, static_cast<Slot>(leaving), merc_clause(62));
  }
  /// MERC-41: modules act in the order of the program's list, in which this one is first.
  template <class C>
  static void act(At<Moment::turn_end>, C& c, Slot, Seat, Region) {
    for (const unsigned type : types_sold_out(c.query())) sell(c, static_cast<Good>(type), merc_clause(40));
  }
  template <class C>
  static void act(At<Moment::after_final_ravage>, C& c, Slot, Seat, Region) {
    for (unsigned type = 0; type < good_types; ++type) sell(c, static_cast<Good>(type), merc_clause(125));
  }
  static int answer(question::Points asked, const Query& q, Slot) {
    return static_cast<int>(coins(q, asked.seat)) / coins_for_a_point;  // MERC-126
  }

  // --- actions of their own (MERC-51) ---

  static void offers(const Query& q, Slot slot, Seat seat, ActionList& out) {
    if (may_take_free_good(q)) out.push_back({Choice::other, 0, 0, Action::of_module(slot, free_row)});
    if (own_goods(q, seat).any())
      out.add(Choice::other, cards_for_goods(q, seat), 0, 0, Action::of_module(slot, put_row));
  }
  template <class C>
  static void take_up(C& c, Slot slot, Seat seat, Action action) {
    const bool free = action.row() == free_row;
    c.push(FrameKind::card, seat, Holds{.slot = slot, .card = free ? Slot{0} : action.a}).step =
        free ? free_step : put_step;
  }
  enum Step : std::uint8_t { free_step, put_step };
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(f.step == free_step ? asks_free_good : asks_put_good, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    out.add(Choice::good, f.step == free_step ? available(q) : own_goods(q, f.seat));
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
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
    if (above || f.step > put_step) return false;
    if (f.step == free_step) return f.card == 0 && may_take_free_good(q);
    return cards_for_goods(q, f.seat).has(f.card);
  }

  /// MERC-12, -16, -17.
  static bool remembers(const Query& q, Slot) { return goods_are_sound(q) && coins_are_sound(q); }

 private:
  static bool may_take_free_good(const Query& q) {
    return q.s.phase == Phase::action && mercatus(q).free_taken == 0 && available(q).any();
  }
  template <class C>
  static void clear_marks(C& c) {  // MERC-17
    mercatus_of(c).free_taken = mercatus_of(c).deacon_paid = 0;
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
