#pragma once
// Guilds (GLD-1 to -11): whoever has a citizen on a space of the guild board has the ability of its base card once in a
// while. The Guild Master puts them there (CARD-290). How spaces lend abilities: spaces.hpp.
#include "engine/board/cards/chivalry.hpp"
#include "engine/board/modules/guilds/spaces.hpp"

namespace rattus::board {

struct Guilds : GuildBoard {
  static constexpr ModuleNeeds needs{.clause = gld_clause(1), .card = 29, .stands_for = 3};
  static constexpr EventTypes<4> events{&space_entered, &space_left, &ability_used, &spaces_scored};

  static void look(const Query& q, Slot slot, const Sightings& out) {
    const auto& spaces = q.memory<Guilds>(slot).spaces;
    for (std::size_t space = 0; space < spaces.size(); ++space)
      if (spaces[space] != 0) out.at(static_cast<Seat>(spaces[space] - 1), space) = 1;
  }

  // --- Monk to King: actions of their own (GLD-5) ---

  static void offers(const Query& q, Slot slot, Seat seat, ActionList& out) {
    if (q.s.phase != Phase::action || q.memory<Guilds>(slot).used != 0) return;
    Mask lent;
    for (const std::uint8_t number : abilities)
      if (number != peasant && number != knight && may_use_space(q, slot, seat, number))
        add_if_offered(q, seat, number, lent);
    out.add(Choice::other, lent, 0, 0, Action::of_module(slot, use_row));
  }
  template <class C>
  static void take_up(C& c, Slot, Seat seat, Action action) {
    use_space(c, seat, c.rules.cards[action.a]->number);
    c.push(seat, frames::Card{action.a});
  }

  // --- Peasant: an extra ---

  static Mask answer(question::IncreaseThere asked, const Query& q, Slot slot) {
    return may_use_space(q, slot, asked.seat, peasant) ? q.rules.in_use : Mask{};
  }
  static Mask answer(question::ModuleExtras, const Query& q, Slot slot) {
    return q.memory<Guilds>(slot).extra != 0 ? Mask::of(no_region) : Mask{};
  }
  template <class C>
  static void act(At<Moment::increase_served>, C& c, Slot slot, Seat seat, Region) {
    c.template memory<Guilds>(slot).extra = may_use_space(c.query(), slot, seat, peasant) ? 1 : 0;
  }
  template <class C>
  static void act(At<Moment::extra_taken>, C& c, Slot slot, Seat seat, Region) {
    c.template memory<Guilds>(slot).extra = 0;
    use_space(c, seat, peasant);
  }
  template <class C>
  static void act(At<Moment::extras_over>, C& c, Slot slot, Seat, Region) {
    c.template memory<Guilds>(slot).extra = 0;
  }

  // --- Knight: reach, and neutral citizens ---

  static int answer(question::PlagueReach asked, const Query& q, Slot slot) {
    return may_use_space(q, slot, asked.seat, knight) ? q.rules.chivalry_reach : 1;
  }
  template <class C>
  static void act(At<Moment::before_reveal>, C& c, Slot slot, Seat, Region) {
    const Seat seat = c.s.active;
    if (seat != no_seat && may_use_space(c.query(), slot, seat, knight))
      c.push(seat, frames::Card{lent_slot(c.rules, knight)});
  }

  // --- turns and score ---

  template <class C>
  static void act(At<Moment::marks_cleared>, C& c, Slot slot, Seat, Region) {
    auto& memory = c.template memory<Guilds>(slot);
    memory.came = memory.used = 0;
  }
  template <class C>
  static void act(At<Moment::score>, C& c, Slot slot, Seat, Region) {
    tell_places_scored(c, spaces_scored, gld_clause(10), c.template memory<Guilds>(slot).spaces);
  }
  static int answer(question::Points asked, const Query& q, Slot slot) {
    return points_for_places(q.memory<Guilds>(slot).spaces, q.rules.players, asked.seat);
  }

  // --- what it may remember ---

  static int answer(question::Aside asked, const Query& q, Slot slot) {
    return static_cast<int>(places_of(q.memory<Guilds>(slot).spaces, asked.seat));
  }
  static bool remembers(const Query& q, Slot slot) {
    const auto& memory = q.memory<Guilds>(slot);
    for (const std::uint8_t owner : memory.spaces)
      if (owner > q.rules.players) return false;
    if (memory.came > abilities.size() || (memory.came != 0 && memory.spaces[memory.came - 1U] == 0)) return false;
    if (memory.used > 1 || memory.extra > 1) return false;
    return memory.extra == 0 || (increasing(q) && q.s.active != no_seat && may_use_space(q, slot, q.s.active, peasant));
  }
  static void against(const Query& q, Slot slot, const MemoryReasons& reasons);

 private:
  static void add_if_offered(const Query& q, Seat seat, unsigned number, Mask& lent) {
    const Slot slot = lent_slot(q.rules, number);
    if (q.rules.cards[slot]->offered(q, slot, seat)) lent.add(slot);
  }
};

}  // namespace rattus::board
