#pragma once
// How a class card is written (engine/board/cards/): one struct with the few functions it needs. The engine finds
// them by `requires`; nothing outside cards/ names a card. A module is a card that nobody takes, and is written alike.
// What is written in another way than here does not compile (card_checks.hpp), or tests/tree/hooks.mjs names it.
//
//   struct Example {
//     static constexpr std::uint8_t number = 99;            its row in data/cards.json
//     struct Memory { std::uint8_t region; };               what it remembers, in bytes (optional)
//     struct Holds { Slot slot; Region region; };           what its frame holds: its slot, then at most four bytes of
//     using Frame = FrameWith<Holds>;                       its own (optional: the slot alone)
//     static constexpr bool always_asks = true;             asked even with one option (optional; R11)
//     static bool offered(const Query&, Slot, Seat);        Action-phase ability: can it do something now?
//     static constexpr Enough enough = Enough::...;         when it surely can (optional)
//     static constexpr bool only_final = true;              it can only in a final turn (optional)
//     static constexpr bool action_by_tile = true;          or with a tile (optional)
//     static constexpr bool own_mark = true;                its use sets no mark "used" (optional)
//     static constexpr Tiled tiled = Tiled::yes;            there is an upgrade tile of it (optional)
//     static void run(Context&, Frame&);                    goes on till it asks or pops its frame
//     static void legal(const Query&, const Frame&, ActionList&);    the options of what it asks
//     static void choose(Context&, Frame&, Action);         the answer
//     static bool holds(const Query&, const Frame&, const board::Frame* above);    what that may be while it asks, or
//                                                           while a pick above it does (optional: all zero)
//     static Mask holding(const Frame&);                    regions where its action holds a token (optional)
//     static bool holds_many(const Frame&);                 it holds any of any region (optional)
//     static void tokens(const Query&, const Frame&, Seat, TokenChoices&);    what options that are tokens stand for
//     static Mask hands(const Query&, const Frame&);        regions from which it lifts tokens (hands.hpp; optional)
//     static bool remembers(const Query&, Slot);            what its memory may be, where that does not follow from its
//                                                           pieces or its frame (optional)
//     static Answer answer(question::..., const Query&, Slot);    questions of the frame (questions.hpp)
//     static constexpr Sight sight{...};                    what there is to see of it for a judge that learns
//                                                           (sight.hpp); every part says it
//     static void look(const Query&, Slot, const Sightings&);    the numbers that it names there
//     static constexpr Decision asks_region{99};            what it asks, by a number that no other decision has,
//     static constexpr std::array decisions{DecisionRow{...}};    and all that is said of it (optional)
//     static constexpr bool lends_decisions = true;         other parts ask it, in frames of their own (optional)
//     static constexpr EventType moved{...};                what it tells,
//     static constexpr EventTypes<1> events{&moved};        all of it (optional)
//     static constexpr PieceType figure{...};               what lies on the board or on the card,
//     static constexpr PieceTypes<1> piece_types{&figure};    all types of it (optional)
//     static void pieces(const Query&, Slot, PieceList&);   what lies there now
//     static bool put_piece(const Query&, Slot, std::uint8_t* memory, const Piece&);    the same back
//     static constexpr LoadType load{...};                  what citizens can carry from it,
//     static constexpr LoadTypes<1> loads{&load};           all types of it (optional)
//     static void act(At<Moment::...>, Context&, Slot, Seat holder, Region);    moments of the frame
//   };
//
// A module has a name in place of a number, and can do more than a card:
//
//     static constexpr std::string_view module = "wells";   its name in set-ups
//     static constexpr ModuleNeeds needs{...};              what it asks of the rest of a set-up (optional)
//     static constexpr std::array<std::uint8_t, 6> abilities{...};    class cards whose abilities it lends (optional)
//     static constexpr std::array fields{MemoryField{...}};    what its memory is called in views and positions
//     static void against(const Query&, Slot, const MemoryReasons&);    why a memory that somebody has written down
//                                                           cannot be, reason by reason (memory_reasons.hpp; optional)
//     static void complete(const Query&, Slot, Memory&, Mask given);    what a position leaves out of it (optional)
//     static void hide(const Query&, Slot, Memory&, Seat viewer);    takes out what the viewer may not know; what is
//                                                           left is a memory like any other, with things not dealt yet
//     static void sample(const Query&, Slot, Memory&, Rng&);    deals them again, all ways equally likely
//     static constexpr ModuleRule deep{...};                a house rule, in force as `rules.options[deep]`,
//     static constexpr ModuleRules<1> house_rules{&deep};    all of them (optional)
//     static constexpr std::array choices{ChoiceRow{...}};  what else can be chosen in its game
//     static void offers(const Query&, Slot, Seat, ActionList&);    what it adds to D-ACTION and D-FINAL,
//     static constexpr bool offers_last = true;             after what other modules add (optional)
//     static void take_up(Context&, Slot, Seat, Action);    and what happens then
//
// An event of a module says who hears it (Event::audience).
//
// `Frame` is a card's own: what it holds is read by name (`f.region`), like `seat` and `step`, which every frame has.
// step 0 is a use of the ability.
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/board/parts/decision.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {

/// The step of a card's frame that is its own kind of increase (question::IncreaseKind), with frames::CardIncrease.
inline constexpr std::uint8_t increase_step = 20;
/// At which it asks how many citizens its extra adds (ExtraCitizens::may_be_fewer).
inline constexpr std::uint8_t extra_count_step = 40;

// --- for `holds`: bytes that may be anything are looked at ---

template <class... Bytes>
constexpr bool all_zero(Bytes... bytes) {
  return ((bytes == 0) && ...);
}
inline bool in_use(const Query& q, unsigned region) { return region < max_regions && q.rules.in_use.has(region); }
/// What is asked is which token of the region.
inline bool asks_token(const Frame* above, unsigned region) {
  return above && above->kind == FrameKind::pick_token && above->as<frames::PickToken>().region == region &&
         region < max_regions;
}
/// What is asked is which citizen of the region goes there.
inline bool asks_citizen(const Frame* above, unsigned region, unsigned where) {
  if (!above || above->kind != FrameKind::pick_citizen) return false;
  const auto& pick = above->as<frames::PickCitizen>();
  return pick.region == region && region < max_regions && pick.where == where;
}

template <Moment M>
struct At {};

template <class... Types>
struct CardTypes {
  using Parts = AnyParts;
  static constexpr std::size_t size = sizeof...(Types);
};

namespace detail {

template <class Card, class Q>
concept Answers = requires(Q asked, const Query& q, Slot slot) {
  { Card::answer(asked, q, slot) } -> std::same_as<typename Q::Answer>;
};
/// What `requires` needs to see whether a card acts at a moment; never instantiated further.
struct ProbeContext;
template <class Card, Moment M, class C>
concept ActsAt = requires(C& c, Slot slot, Seat seat, Region region) {
  Card::act(At<M>{}, c, slot, seat, region);
};

template <class Card, class Q>
constexpr void add_answer(AnswerTo<Q>& to) {
  if constexpr (Answers<Card, Q>)
    to.give = [](Q asked, const Query& q, Slot slot) { return Card::answer(asked, q, slot); };
}
/// True if the fields name every byte of a memory once, in its order.
constexpr bool name_all(std::span<const MemoryField> fields, std::size_t size) {
  std::size_t next = 0;
  for (const MemoryField& field : fields) {
    if (field.at != next) return false;
    next += field.count;
  }
  return next == size;
}
template <class Card>
constexpr std::uint16_t memory_size() {
  using Memory = typename Card::Memory;
  static_assert(alignof(Memory) == 1 && std::is_trivially_copyable_v<Memory>, "a memory is plain bytes");
  if constexpr (requires { Card::module; })
    static_assert(name_all(Card::fields, sizeof(Memory)), "fields name every byte of a module's memory, in its order");
  return sizeof(Memory);
}
template <class Card>
typename Card::Memory& memory_as(std::uint8_t* bytes) {
  return *reinterpret_cast<typename Card::Memory*>(bytes);
}

/// A frame of the card, with what the card holds in it.
template <class Card, class AnyFrame>
auto& own(AnyFrame& frame) {
  if constexpr (requires { typename Card::Holds; })
    return frame.template as<typename Card::Holds>();
  else
    return frame;
}
template <class Card>
constexpr std::uint8_t frame_holds() {
  if constexpr (requires { typename Card::Holds; }) {
    using Holds = typename Card::Holds;
    static_assert(Holdable<Holds>, "a card's frame holds at most five numbers of one byte");
    static_assert(std::is_same_v<decltype(Holds::slot), Slot> && offsetof(Holds, slot) == 0, "the slot comes first");
    static_assert(std::is_same_v<typename Card::Frame, FrameWith<Holds>>, "its functions get a frame that holds them");
    return sizeof(Holds);
  }
  return sizeof(frames::Card);
}

template <class Card>
constexpr CardFacts facts_of() {
  CardFacts facts;
  if constexpr (requires { Card::number; }) facts.number = Card::number;
  if constexpr (requires { Card::module; }) facts.module = Card::module;
  if constexpr (requires { Card::needs; }) facts.needs = Card::needs;
  if constexpr (requires { Card::abilities; }) facts.abilities = Card::abilities;
  if constexpr (requires { Card::memory; }) facts.memory = Card::memory;
  if constexpr (requires { typename Card::Memory; }) facts.memory = memory_size<Card>();
  if constexpr (requires { Card::always_asks; }) facts.always_asks = Card::always_asks;
  if constexpr (requires { &Card::offered; }) {
    facts.action_ability = true;
    facts.offered = &Card::offered;
    if constexpr (requires { Card::enough; }) facts.enough = Card::enough;
    if constexpr (requires { Card::only_final; }) facts.only_final = Card::only_final;
    if constexpr (requires { Card::action_by_tile; }) facts.action_by_tile = Card::action_by_tile;
    if constexpr (requires { Card::own_mark; }) facts.own_mark = Card::own_mark;
  }
  if constexpr (requires { Card::tiled; }) facts.tiled = Card::tiled;
  facts.frame_holds = frame_holds<Card>();
  if constexpr (requires(const Query& q, const Frame& f, ActionList& out) { Card::legal(q, own<Card>(f), out); })
    facts.legal = [](const Query& q, const Frame& f, ActionList& out) { Card::legal(q, own<Card>(f), out); };
  if constexpr (requires { &Card::holds; })
    facts.holds = [](const Query& q, const Frame& f, const Frame* above) {
      return Card::holds(q, own<Card>(f), above);
    };
  if constexpr (requires { &Card::holding; })
    facts.holding = [](const Frame& f) { return Card::holding(own<Card>(f)); };
  if constexpr (requires { &Card::holds_many; })
    facts.holds_many = [](const Frame& f) { return Card::holds_many(own<Card>(f)); };
  if constexpr (requires { &Card::tokens; })
    facts.tokens = [](const Query& q, const Frame& f, Seat seat, TokenChoices& out) {
      Card::tokens(q, own<Card>(f), seat, out);
    };
  if constexpr (requires { &Card::hands; })
    facts.hands = [](const Query& q, const Frame& f) { return Card::hands(q, own<Card>(f)); };
  if constexpr (requires { &Card::remembers; }) facts.remembers = &Card::remembers;
  if constexpr (requires { &Card::against; }) facts.against = &Card::against;
  if constexpr (requires { &Card::complete; })
    facts.complete = [](const Query& q, Slot slot, std::uint8_t* memory, Mask given) {
      Card::complete(q, slot, memory_as<Card>(memory), given);
    };
  if constexpr (requires { Card::fields; }) facts.fields = Card::fields;
  if constexpr (requires { &Card::hide; }) {
    facts.hide = [](const Query& q, Slot slot, std::uint8_t* memory, Seat viewer) {
      Card::hide(q, slot, memory_as<Card>(memory), viewer);
    };
    facts.sample = [](const Query& q, Slot slot, std::uint8_t* memory, Rng& rng) {
      Card::sample(q, slot, memory_as<Card>(memory), rng);
    };
  }
  if constexpr (requires { &Card::offers; }) {
    facts.offers = &Card::offers;
    if constexpr (requires { Card::offers_last; }) facts.offers_last = Card::offers_last;
  }
  if constexpr (requires { Card::house_rules; }) facts.house_rules = Card::house_rules;
  if constexpr (requires { Card::choices; }) facts.choices = Card::choices;
  if constexpr (requires { Card::decisions; }) facts.decisions = Card::decisions;
  if constexpr (requires { Card::events; }) facts.events = Card::events;
  if constexpr (requires { &Card::pieces; }) {
    facts.piece_types = Card::piece_types;
    facts.pieces = &Card::pieces;
    facts.put_piece = &Card::put_piece;
  }
  if constexpr (requires { Card::loads; }) facts.loads = Card::loads;
  static_assert(
      requires { Card::sight; }, "a part says what there is to see of it (sight.hpp)");
  facts.sight = Card::sight;
  if constexpr (requires { &Card::look; }) facts.look = &Card::look;
  static_assert(!Card::sight.loads || requires { Card::loads; });
  static_assert(!Card::sight.pieces || requires { &Card::pieces; });
  std::apply([](auto&... answers) { (add_answer<Card>(answers), ...); }, facts.answers);
  [&]<std::size_t... M>(std::index_sequence<M...>) {
    ((facts.acts[M] = ActsAt<Card, static_cast<Moment>(M), ProbeContext>), ...);
  }
  (std::make_index_sequence<moment_count>{});
  return facts;
}

template <class Card>
inline constexpr CardFacts facts = facts_of<Card>();

/// The functions of one card for one kind of context.
template <class C>
struct CardCode {
  void (*run)(C&, Frame&, ActionList&) = nullptr;
  void (*choose)(C&, Frame&, Action) = nullptr;
  void (*take_up)(C&, Slot, Seat, Action) = nullptr;
  std::array<void (*)(C&, Slot, Seat, Region), moment_count> act{};
};

template <class C, class Card, Moment M>
constexpr auto act_of() -> void (*)(C&, Slot, Seat, Region) {
  if constexpr (ActsAt<Card, M, C>)
    return [](C& c, Slot slot, Seat holder, Region region) { Card::act(At<M>{}, c, slot, holder, region); };
  else
    return nullptr;
}

template <class C, class Card>
constexpr CardCode<C> code_of() {
  CardCode<C> code;
  if constexpr (requires(C & c, Frame & f) { Card::run(c, own<Card>(f)); })
    code.run = [](C & c, Frame & f, ActionList & out) __attribute__((flatten)) {
      Card::run(c, own<Card>(f));
      if constexpr (requires { Card::legal(c.query(), own<Card>(f), out); })
        if (c.s.asked != Decision::none) Card::legal(c.query(), own<Card>(f), out);
    };
  if constexpr (requires(C & c, Frame & f, Action a) { Card::choose(c, own<Card>(f), a); })
    code.choose = [](C & c, Frame & f, Action a) __attribute__((flatten)) { Card::choose(c, own<Card>(f), a); };
  if constexpr (requires(C & c, Action a) { Card::take_up(c, Slot{}, Seat{}, a); })
    code.take_up = [](C& c, Slot slot, Seat seat, Action a) { Card::take_up(c, slot, seat, a); };
  [&]<std::size_t... M>(std::index_sequence<M...>) { ((code.act[M] = act_of<C, Card, static_cast<Moment>(M)>()), ...); }
  (std::make_index_sequence<moment_count>{});
  return code;
}

template <class C, class... Types>
constexpr std::array<CardCode<C>, sizeof...(Types)> code_table(CardTypes<Types...>) {
  return {code_of<C, Types>()...};
}

}  // namespace detail

/// The code of all cards of a list for a context, in the order of `card_facts`.
template <class C>
inline constexpr auto card_code = detail::code_table<C>(typename C::Cards{});

/// The types of loads of a list's cards, by their place in a load; nothing else of the cards is referred to.
template <class... Types>
std::vector<const LoadType*> loads_of(CardTypes<Types...>) {
  std::vector<const LoadType*> all;
  const auto add = [&]<class Card>(std::type_identity<Card>) {
    if constexpr (requires { Card::loads; }) all.insert(all.end(), Card::loads.begin(), Card::loads.end());
  };
  (add(std::type_identity<Types>{}), ...);
  std::sort(all.begin(), all.end(), [](const LoadType* x, const LoadType* y) { return x->at < y->at; });
  return all;
}

/// What there is to see of all cards of a list; nothing else of the cards is referred to.
template <class... Types>
std::vector<SightRow> sights_of(CardTypes<Types...>) {
  const auto row = []<class Card>(std::type_identity<Card>) {
    SightRow row{.sight = Card::sight};
    if constexpr (requires { Card::number; }) row.number = Card::number;
    if constexpr (requires { Card::module; }) row.module = Card::module;
    return row;
  };
  return {row(std::type_identity<Types>{})...};
}

/// The facts of all cards of a list.
template <class... Types>
std::vector<const CardFacts*> card_facts(CardTypes<Types...>) {
  return {&detail::facts<Types>...};
}

}  // namespace rattus::board
