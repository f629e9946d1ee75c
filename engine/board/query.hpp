#pragma once
// Queries of the rules on a state (BASE section 12), with the answers of cards, pieces and modules included. Used by
// flow, cards and views; a query never changes the state and never asks a player.
#include <algorithm>
#include <bit>

#include "engine/board/beforehand.hpp"
#include "engine/board/parts/frames.hpp"
#include "engine/board/parts/load.hpp"
#include "engine/board/parts/questions.hpp"
#include "engine/board/rules.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::board {

/// A group of citizens of one owner in one region with equal loads.
struct Kind {
  Load load;
  std::uint8_t count = 0;
};
using Kinds = FixedVector<Kind, 48>;

/// Queries on one state. `Parts`: what the code may assume about the parts in play (beforehand.hpp). Rules and state
/// must outlive the query.
template <class Parts>
struct QueryOn {
  const Rules& rules;
  const State& s;

  /// Converts to the general query, which assumes nothing about the parts in play.
  operator QueryOn<AnyParts>() const  // NOLINT(google-explicit-constructor): always valid
      requires(!std::is_same_v<Parts, AnyParts>) {
    return {rules, s};
  }

  // --- seats ---
  /// The first seat in the order of BASE-141 and BASE-89: the active player; if there is none, the left neighbour of L.
  [[nodiscard]] Seat first_in_order() const {
    if (s.active != no_seat) return s.active;
    return s.last != no_seat ? next(s.last) : s.first == no_seat ? Seat{0} : s.first;
  }
  [[nodiscard]] Seat next(Seat seat) const { return static_cast<Seat>(seat + 1 == rules.players ? 0 : seat + 1); }
  /// The seat `turns` turns after `seat`; `turns` is at most the number of players.
  [[nodiscard]] Seat later(Seat seat, unsigned turns) const {
    const unsigned there = seat + turns;
    return static_cast<Seat>(there < rules.players ? there : there - rules.players);
  }

  // --- cards ---
  [[nodiscard]] Seat holder(Slot slot) const {
    for (Seat seat = 0; seat < rules.players; ++seat)
      if ((s.held[seat] >> slot) & 1) return seat;
    return no_seat;
  }
  /// A card that a tile gives another card's ability (the borrower, UPG-53), and that other card (the lender).
  struct Loan {
    Slot borrower = max_parts, lender = max_parts;  ///< max_parts: no loan
    [[nodiscard]] bool any() const { return borrower != max_parts; }
  };
  [[nodiscard]] Loan loan() const {
    if (!asks<question::Borrowed>()) [[likely]]
      return {};
    return loan_by_tile();
  }
  /// The slot of the card through which the seat has an ability: the borrower if the seat holds it, else the card
  /// itself.
  [[nodiscard]] Slot card_of(Slot ability, Seat seat) const {
    const Loan there = loan();
    return there.lender == ability && seat != no_seat && (s.held[seat] >> there.borrower & 1) ? there.borrower
                                                                                              : ability;
  }
  /// card_of() for a set of abilities.
  [[nodiscard]] Mask cards_of(Mask abilities, Seat seat) const {
    const Loan there = loan();
    if (!there.any() || !abilities.has(there.lender) || !(s.held[seat] >> there.borrower & 1)) [[likely]]
      return abilities;
    abilities.remove(there.lender);
    abilities.add(there.borrower);
    return abilities;
  }
  /// The slot of the card whose ability this card has: the lender if it is the borrower, else itself.
  [[nodiscard]] Slot ability_of(Slot card) const {
    const Loan there = loan();
    return there.borrower == card ? there.lender : card;
  }
  /// Slots (as bits) of the abilities of the seat that work: held, not blocked (BASE-31), and not barred by the card's
  /// own rules. A borrowed ability counts under its lender's slot.
  [[nodiscard]] unsigned ready(Seat seat) const {
    unsigned slots = s.held[seat] & ~unsigned{s.blocked};
    if (const Loan there = loan(); there.any() && (s.held[seat] >> there.borrower & 1)) [[unlikely]] {
      slots &= ~(1U << there.lender);  // UPG-54: the lender's own ability does not work
      slots |= (slots >> there.borrower & 1U) << there.lender;
    }
    if (asks<question::NotReady>()) [[unlikely]]
      for (const unsigned slot : Mask{slots & answering<question::NotReady>()})
        if (ask(question::NotReady{}, slot)) slots &= ~(1U << slot);
    return slots;
  }
  /// Slots of the abilities that the seat can use now: ready, not used this turn, and able to do something (BASE-23).
  [[nodiscard]] Mask usable(Seat seat) const {
    const bool final = s.phase == Phase::final_turns;
    Mask slots{ready(seat) & ~unsigned{s.used_mark} & (final ? rules.final_slots : rules.action_slots)};
    if (slots.none()) return slots;
    for (const unsigned slot : slots & ~surely_offered(seat))
      if (!rules.cards[slot]->offered(*this, static_cast<Slot>(slot), seat)) slots.remove(slot);
    return slots;
  }
  /// Slots whose abilities `seat` could use now if it had them, found without calling the cards' `offered`. Abilities
  /// not among them may be usable, too.
  [[nodiscard]] Mask surely_offered(Seat seat) const {
    const auto when = [&](bool holds, Enough e) { return holds ? enough_slots(e) : 0U; };
    const Mask citizens = any_load() ? Mask{} : s.presence[seat];
    return Mask{when(s.with_tokens.any(), Enough::token_on_board) |
                when(s.with_tokens.any() && s.full.none(), Enough::room_for_tokens) |
                when(citizens.any(), Enough::plain_citizen) |
                when((citizens & token_free()).any(), Enough::citizen_off_tokens)};
  }
  /// q:may-take (BASE-24): true if the active player may take the card.
  [[nodiscard]] bool may_take(Slot slot) const {
    for (const unsigned other : Mask{answering<question::TakingBarred>()})
      if (ask(question::TakingBarred{slot}, other)) return false;
    return true;
  }

  // --- the map ---
  /// q:adjacent (BASE-4): regions in use at distance 1.
  [[nodiscard]] Mask neighbours(unsigned region) const {
    Mask result = rules.adjacent[region];
    if (asks<question::EdgeCut>()) [[unlikely]]
      for (const unsigned slot : Mask{answering<question::EdgeCut>()})
        result = result & ~ask(question::EdgeCut{static_cast<Region>(region)}, slot);
    return result;
  }
  /// Regions at distance 1 to `steps` (BASE-40); never the region itself.
  [[nodiscard]] Mask within(unsigned region, int steps) const {
    if (steps == any_region) return rules.in_use & ~Mask::of(region);  // cut edges do not matter (UPG-60)
    if (!asks<question::EdgeCut>()) [[likely]]
      return rules.within[region][static_cast<std::size_t>(steps)];
    Mask reached = Mask::of(region);
    for (int i = 0; i < steps; ++i) {
      Mask next = reached;
      for (const unsigned from : reached) next |= neighbours(from);
      reached = next;
    }
    return reached & ~Mask::of(region);
  }
  /// q:plague-may-enter (CARD-153): those of `regions` that the plague piece may enter.
  [[nodiscard]] Mask plague_may_enter(Mask regions) const {
    if (asks<question::PlagueBarred>()) [[unlikely]]
      for (const unsigned slot : Mask{answering<question::PlagueBarred>()})
        regions = regions & ~ask(question::PlagueBarred{}, slot);
    return regions;
  }
  /// q:plague-reach in a regular turn (BASE-40), in steps: the greatest of the seat's ready cards and modules, at least
  /// 1.
  [[nodiscard]] int plague_reach(Seat seat) const {
    int reach = 1;
    for (const unsigned slot : Mask{(ready(seat) | modules.bits) & answering<question::PlagueReach>()})
      reach = std::max(reach, ask(question::PlagueReach{seat}, slot));
    return reach;
  }
  /// q:plague-reach of one ability in a final turn (BASE-87); 0 steps if the ability does not move the plague piece.
  [[nodiscard]] FinalReach final_reach(Slot slot, Seat seat) const {
    if (!(answering<question::FinalPlague>() >> slot & 1)) return {};
    return ask(question::FinalPlague{seat}, slot);
  }

  // --- tokens ---
  /// Regions that tokens may not enter for another reason than the limit of three.
  [[nodiscard]] Mask token_barred() const {
    Mask barred;
    if (asks<question::TokenBarred>()) [[unlikely]]
      for (const unsigned slot : Mask{answering<question::TokenBarred>()}) barred |= ask(question::TokenBarred{}, slot);
    return barred;
  }
  /// q:token-may-enter: regions in use that one more token may enter.
  [[nodiscard]] Mask token_may_enter() const { return rules.in_use & ~s.full & ~token_barred(); }
  /// q:limit of a face in a region (BASE-48): the printed limit plus what cards and modules add, at least 0.
  [[nodiscard]] int limit(const Face& face, unsigned region) const {
    int value = s.zero_limits ? 0 : face.limit;  // UPG-26
    if (asks<question::LimitMore>()) [[unlikely]]
      for (const unsigned slot : Mask{answering<question::LimitMore>()})
        value += ask(question::LimitMore{static_cast<Region>(region)}, slot);
    return value < 0 ? 0 : value;
  }
  /// q:population (BASE-48): number of citizens, neutral ones included if declared.
  [[nodiscard]] int population(unsigned region) const {
    return static_cast<int>(s.population(static_cast<Region>(region))) + s.neutral;
  }
  /// Number of tokens that must be spread after the plague piece has moved to `region` (BASE-42).
  [[nodiscard]] int spread_must(unsigned region) const {
    const int there = s.token_count[region];
    return there == 3 ? rules.options.spread_3 : there;
  }
  /// q:spread-count: number of tokens that may be spread in addition.
  [[nodiscard]] int spread_may(Seat seat, unsigned region) const {
    int more = 0;
    for (const unsigned slot : Mask{ready(seat) & answering<question::SpreadMore>()})
      more += ask(question::SpreadMore{static_cast<Region>(region), seat}, slot);
    return more;
  }

  /// Number of tokens in the used pile. Less than the number of used faces if tokens were drawn from the pile and have
  /// no face yet (MERC-123).
  [[nodiscard]] unsigned in_used_pile() const {
    return s.used.count() - without_face([](Token token) { return token.marked(); });
  }
  /// Number of tokens on the board, or in hand, that have no face yet and that `which` names.
  template <class Which>
  [[nodiscard]] unsigned without_face(Which which) const {
    unsigned number = 0;
    for (const unsigned row : s.with_tokens)
      for (unsigned i = 0; i < s.token_count[row]; ++i) number += !s.tokens[row][i].dealt() && which(s.tokens[row][i]);
    return number;
  }

  /// Number of tokens in the supply that came from the used pile and went back from the board (MERC-136): the size of
  /// the supply minus the tokens that have never been dealt.
  [[nodiscard]] unsigned marked_in_supply() const {
    const unsigned others = without_face([](Token token) { return !token.marked(); });
    return s.rats + rules.removed + others - s.undealt.count();
  }

  /// Losses by the token under evaluation that each seat has not settled yet, in citizens (BASE-52, -54).
  [[nodiscard]] std::array<std::uint8_t, 8> losses_left() const;

  // --- citizens ---
  /// Lists the seat's citizens in a region by kind, ordered by the bits of their loads (citizens without loads first).
  void kinds(unsigned region, Seat seat, Kinds& out) const;
  [[nodiscard]] bool carries(unsigned region, Seat seat) const {
    if constexpr (Parts::loads)
      for (std::size_t i = 0; i < s.carrier_count; ++i)
        if (s.carriers[i].region() == region && s.carriers[i].seat() == seat) return true;
    return false;
  }
  /// True if any citizen carries a load.
  [[nodiscard]] bool any_load() const { return Parts::loads && s.carrier_count != 0; }
  /// q:citizen-may-enter: true if a citizen of the seat with this load may be moved into the region.
  [[nodiscard]] bool citizen_may_enter(unsigned region, Seat seat, Load load) const {
    if (!rules.in_use.has(region)) return false;
    for (const unsigned slot : Mask{answering<question::CitizenBarred>()})
      if (ask(question::CitizenBarred{static_cast<Region>(region), seat, load}, slot)) return false;
    return true;
  }
  /// Negation of q:haven-barred: true if a citizen of the seat with this load may move to the safe haven.
  [[nodiscard]] bool haven_open(Seat seat, Load load) const {
    for (const unsigned slot : Mask{answering<question::HavenBarred>()})
      if (ask(question::HavenBarred{seat, load}, slot)) return false;
    return true;
  }
  /// Number of citizens of this kind that may enter one region: 1 if the load allows only one per region (CARD-221).
  [[nodiscard]] unsigned together(const Kind& kind) const {
    return (kind.load.bits & rules.loads_alone) != 0 ? 1U : kind.count;
  }
  /// The part of `regions` from which a citizen of the seat may move to the safe haven. The seat must have a citizen in
  /// each.
  [[nodiscard]] Mask may_leave_for_haven(Mask regions, Seat seat) const;
  /// Number of the seat's citizens in `from` that may be moved into `to`.
  [[nodiscard]] unsigned movable(unsigned from, unsigned to, Seat seat) const;
  /// Regions in use without tokens.
  [[nodiscard]] Mask token_free() const { return rules.in_use & ~s.with_tokens; }

  // --- increase (BASE-28, -29) ---
  /// Slots of the seat (as bits) whose abilities would add extra citizens if the seat settled now.
  [[nodiscard]] unsigned extra_sources(Seat seat) const {
    unsigned sources = 0;
    for (const unsigned slot : Mask{ready(seat) & answering<question::Extra>()})
      if (ask(question::Extra{seat}, slot).count > 0) sources |= 1U << slot;
    return sources;
  }
  /// What the ability in `slot` adds once its extra has been granted.
  [[nodiscard]] ExtraCitizens extra_given(unsigned slot, Seat seat) const {
    return ask(question::Extra{.seat = seat, .granted = true}, slot);
  }
  [[nodiscard]] Mask increase_regions(unsigned sources, Seat seat) const {
    if (sources != 0) return rules.in_use;
    Mask regions = rules.in_use & s.with_tokens;
    for (const unsigned slot : Mask{answering<question::IncreaseThere>()})
      regions |= ask(question::IncreaseThere{seat}, slot);
    return regions;
  }
  [[nodiscard]] bool may_increase(Seat seat) const {
    if (s.increased || s.supply[seat] == 0) return false;
    return (rules.in_use & s.with_tokens).any() || increase_regions(extra_sources(seat), seat).any();
  }
  /// True if a module offers an extra in the increase in progress.
  [[nodiscard]] bool has_module_extras() const {
    for (const unsigned slot : Mask{answering<question::ModuleExtras>()})
      if (ask(question::ModuleExtras{}, slot).any()) return true;
    return false;
  }
  void add_module_extras(ActionList& out) const {
    for (const unsigned slot : Mask{answering<question::ModuleExtras>()})
      for (const unsigned region : ask(question::ModuleExtras{}, slot))
        out.push_back({Choice::extra, static_cast<std::uint8_t>(slot), static_cast<std::uint8_t>(region)});
  }

  /// q:increase-kind: slots of the seat whose abilities can replace the ordinary increase now.
  [[nodiscard]] Mask own_increases(Seat seat) const {
    Mask slots;
    if (s.increased || s.supply[seat] == 0) return slots;
    for (const unsigned slot : Mask{ready(seat) & ~unsigned{s.used_mark} & answering<question::IncreaseKind>()})
      if (ask(question::IncreaseKind{seat}, slot)) slots.add(slot);
    return slots;
  }

  // --- parts in play ---
  /// The level (1 to 3) of an ability for the seat that has it; above 1 with an upgrade tile. For no_seat: the highest
  /// level in force.
  [[nodiscard]] int level(Slot slot, Seat seat) const {
    if (!asks<question::Level>()) [[likely]]
      return 1;
    return level_by_tiles(slot, seat);
  }
  [[nodiscard]] unsigned enough_slots(Enough e) const { return rules.enough_slots[static_cast<std::size_t>(e)]; }
  /// Slots (as bits) of the parts in play that answer the question.
  template <class Q>
  [[nodiscard]] unsigned answering() const {
    if constexpr (Parts::template answers<Q>)
      return rules.answering_parts<Q>().bits;
    else
      return 0;
  }
  /// True if a part in play answers the question.
  template <class Q>
  [[nodiscard]] bool asks() const {
    return answering<Q>() != 0;
  }
  /// Number of citizens of the seat on side boards.
  [[nodiscard]] unsigned aside(Seat seat) const {
    unsigned citizens = 0;
    for (const unsigned slot : Mask{answering<question::Aside>()})
      citizens += static_cast<unsigned>(ask(question::Aside{seat}, slot));
    return citizens;
  }
  /// The memory of a part within the state, as bytes or as the part's own type.
  [[nodiscard]] const std::uint8_t* memory(Slot slot) const {
    return reinterpret_cast<const std::uint8_t*>(&s) + rules.memory_at[slot];
  }
  template <class Part>
  [[nodiscard]] const typename Part::Memory& memory(Slot slot) const {
    return *reinterpret_cast<const typename Part::Memory*>(memory(slot));
  }
  template <class Q>
  [[nodiscard]] typename Q::Answer ask(Q asked, unsigned slot) const {
    return std::get<AnswerTo<Q>>(rules.cards[slot]->answers).give(asked, *this, static_cast<Slot>(slot));
  }

 private:
  // Not inline, because games without tiles would be 5 % slower.
  [[nodiscard]] Loan loan_by_tile() const;
  [[nodiscard]] int level_by_tiles(Slot slot, Seat seat) const;
};

}  // namespace rattus::board
