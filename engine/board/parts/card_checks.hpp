#pragma once
// What a list of class cards and modules must keep to, checked when the rules are compiled (engine/board/run.hpp): each
// hook that a part has is one that the engine finds, and what parts are called by is said once.
#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/board/parts/card.hpp"

namespace rattus::board {

namespace detail {

/// Stands for an argument of any type: finds a hook that is there but does not take what the frame gives.
struct Anything {
  template <class T>
  operator T&() const;
};
/// True if `Card::answer` or `Card::act` takes this first argument, with up to five more of any kind.
template <class Card, class First>
concept SomehowAnswers = requires(First first, Anything& any) {
  Card::answer(first);
}
|| requires(First first, Anything& any) { Card::answer(first, any); }
|| requires(First first, Anything& any) { Card::answer(first, any, any); }
|| requires(First first, Anything& any) { Card::answer(first, any, any, any); };
template <class Card, class First>
concept SomehowActs = requires(First first, Anything& any) {
  Card::act(first);
}
|| requires(First first, Anything& any) { Card::act(first, any); }
|| requires(First first, Anything& any) { Card::act(first, any, any); }
|| requires(First first, Anything& any) { Card::act(first, any, any, any); }
|| requires(First first, Anything& any) { Card::act(first, any, any, any, any); }
|| requires(First first, Anything& any) { Card::act(first, any, any, any, any, any); };

/// True if every answer is given as it is asked for, and every act as its moment comes: no hook is left out in silence.
template <class Card, class... Q>
constexpr bool answers_fit(std::tuple<AnswerTo<Q>...>) {
  return ((Answers<Card, Q> || !SomehowAnswers<Card, Q>)&&...);
}
template <class Card, std::size_t... M>
constexpr bool acts_fit(std::index_sequence<M...>) {
  return ((ActsAt<Card, static_cast<Moment>(M), ProbeContext> || !SomehowActs<Card, At<static_cast<Moment>(M)>>)&&...);
}
template <class Card>
inline constexpr bool all_answers_fit = answers_fit<Card>(ForQuestions<AnswerTo>{});
template <class Card>
inline constexpr bool all_acts_fit = acts_fit<Card>(std::make_index_sequence<moment_count>{});

/// The frame that the functions of a card get.
template <class Card>
using OwnFrame = std::remove_reference_t<decltype(own<Card>(std::declval<Frame&>()))>;
template <class Card>
concept Runs = requires(ProbeContext& c, OwnFrame<Card>& f) {
  Card::run(c, f);
};
template <class Card>
concept ListsOptions = requires(const Query& q, const OwnFrame<Card>& f, ActionList& out) {
  Card::legal(q, f, out);
};
template <class Card>
concept TakesAnswers = requires(ProbeContext& c, OwnFrame<Card>& f, Action action) {
  Card::choose(c, f, action);
};
/// True if a part asks decisions in frames of its own, not only in those of cards (`lends_decisions`).
template <class Card>
concept DeclaresDecisions = requires {
  Card::decisions;
}
&&!requires { Card::lends_decisions; };
/// True if a part declares decisions, or has a function for them in whatever form.
template <class Card>
concept Asks = DeclaresDecisions<Card> || requires {
  &Card::legal;
} || requires {
  &Card::template choose<ProbeContext>;
};
/// True if a part has frames that somebody has to go on with.
template <class Card>
concept HasFrames = Asks<Card> || requires {
  &Card::offered;
} || requires {
  typename Card::Holds;
};

template <class Card>
inline constexpr bool run_fits = !HasFrames<Card> || Runs<Card>;
template <class Card>
inline constexpr bool legal_fits = !Asks<Card> || ListsOptions<Card>;
template <class Card>
inline constexpr bool choose_fits = !Asks<Card> || TakesAnswers<Card>;

/// False if a frame holds more than its slot and nothing says what that may be.
template <class Card>
constexpr bool holds_fit() {
  if constexpr (requires { typename Card::Holds; } && Asks<Card>)
    return sizeof(typename Card::Holds) == sizeof(Slot) || requires { &Card::holds; };
  return true;
}
template <class Card>
constexpr bool pairs_fit() {
  const bool offers = requires { &Card::offers; }
  , takes_up = requires { &Card::template take_up<ProbeContext>; };
  const bool hides = requires { &Card::hide; }
  , samples = requires { &Card::sample; };
  const bool has_pieces = requires { &Card::pieces; }
  , has_types = requires { Card::piece_types; }
  , puts = requires { &Card::put_piece; };
  const bool looks = requires { &Card::look; };
  return offers == takes_up && hides == samples && has_pieces == has_types && has_pieces == puts &&
         Card::sight.of_seat.empty() != looks;
}
/// False if something is said of an ability that the part does not have.
template <class Card>
constexpr bool abilities_fit() {
  return requires { &Card::offered; }
  || !(
         requires { Card::enough; } || requires { Card::only_final; } || requires { Card::action_by_tile; } ||
         requires { Card::own_mark; });
}

/// Compiles if every hook of a part is one that the engine finds.
template <class Card>
constexpr bool check_part() {
  static_assert(all_answers_fit<Card>, "answer(question, const Query&, Slot) returns the question's Answer");
  static_assert(all_acts_fit<Card>, "act(At<Moment::...>, Context&, Slot, Seat holder, Region)");
  static_assert(run_fits<Card>, "an ability, a decision or `Holds` needs run(Context&, Frame&)");
  static_assert(legal_fits<Card>, "a decision needs legal(const Query&, const Frame&, ActionList&), Frame const");
  static_assert(choose_fits<Card>, "a decision needs choose(Context&, Frame&, Action)");
  static_assert(holds_fit<Card>(), "holds(const Query&, const Frame&, above) says what a frame may hold");
  static_assert(pairs_fit<Card>(),
                "these come together: offers and take_up; hide and sample; piece_types, pieces and put_piece; names "
                "in sight.of_seat and look");
  static_assert(abilities_fit<Card>(), "only an ability (`offered`) has enough, only_final, action_by_tile, own_mark");
  constexpr bool numbered = requires { Card::number; }
  , named = requires { Card::module; };
  static_assert(numbered != named, "a class card has a number, a module a name");
  return true;
}

}  // namespace detail

/// True, or does not compile: each part of a list has the hooks that card.hpp shows, and no others.
template <class... Types>
constexpr bool parts_fit(CardTypes<Types...>) {
  return (detail::check_part<Types>() && ...);
}

/// True if each class card of a list has a number, and each module a name, of its own.
template <class... Types>
constexpr bool distinct_parts(CardTypes<Types...>) {
  const std::array<const CardFacts*, sizeof...(Types)> all{&detail::facts<Types>...};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (all[i]->number == all[j]->number && all[i]->module == all[j]->module) return false;
  return true;
}

/// True if two types of events of a list have two words. Several parts may tell the same one.
template <class... Types>
constexpr bool distinct_events(CardTypes<Types...>) {
  std::array<const EventType*, 256> all{};
  std::size_t count = 0;
  bool distinct = true;
  const auto add = [&](std::span<const EventType* const> types) {
    for (const EventType* type : types) {
      for (std::size_t i = 0; i < count; ++i) distinct = distinct && (all[i] == type || all[i]->word != type->word);
      all[count++] = type;
    }
  };
  (add(detail::facts<Types>.events), ...);
  return distinct;
}

/// How many bytes the modules of a list that can meet on one board remember together, on the board with the most.
template <class... Types>
constexpr std::size_t module_memory(CardTypes<Types...>) {
  const std::array<const CardFacts*, sizeof...(Types)> all{&detail::facts<Types>...};
  std::size_t most = 0;
  for (const CardFacts* needy : all) {
    std::size_t together = 0;
    for (const CardFacts* part : all)
      if (part->is_module() && (part->needs.board.empty() || part->needs.board == needy->needs.board))
        together += part->memory;
    most = std::max(most, together);
  }
  return most;
}
/// How many bytes as many class cards of a list as a game can have remember together at most.
template <class... Types>
constexpr std::size_t card_memory(CardTypes<Types...>) {
  std::array<std::size_t, sizeof...(Types)> sizes{
      (detail::facts<Types>.is_module() ? std::size_t{0} : detail::facts<Types>.memory)...};
  std::sort(sizes.begin(), sizes.end(), std::greater<>{});
  std::size_t sum = 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(max_slots, sizes.size()); ++i) sum += sizes[i];
  return sum;
}

/// True if no two decisions of the frame and of these cards share a number or a name.
template <class... Types>
constexpr bool distinct_decisions(CardTypes<Types...>) {
  std::array<const DecisionRow*, 256> by_number{};
  const auto add = [&by_number](const DecisionRow& row) {
    const bool fresh = by_number[static_cast<std::size_t>(row.decision)] == nullptr && row.decision != Decision::none;
    for (const DecisionRow* other : by_number)
      if (other && other->name == row.name) return false;
    by_number[static_cast<std::size_t>(row.decision)] = &row;
    return fresh;
  };
  bool distinct = true;
  for (const DecisionRow& row : frame_decisions) distinct = distinct && add(row);
  const auto add_card = [&](std::span<const DecisionRow> rows) {
    for (const DecisionRow& row : rows) distinct = distinct && add(row);
  };
  (add_card(detail::facts<Types>.decisions), ...);
  return distinct;
}

/// True if no two cards of a list bring pieces of one word: each has a field of its own in views and positions.
template <class... Types>
constexpr bool distinct_pieces(CardTypes<Types...>) {
  std::array<const PieceType*, 64> all{};
  std::size_t count = 0;
  bool distinct = true;
  const auto add = [&](std::span<const PieceType* const> types) {
    for (const PieceType* type : types) {
      // What lies on cards can lie on several of them (CARD-73, UPG-57).
      for (std::size_t i = 0; i < count; ++i)
        distinct = distinct && (all[i]->word != type->word || (all[i] == type && type->lies == Lies::on_card));
      all[count++] = type;
    }
  };
  (add(detail::facts<Types>.piece_types), ...);
  return distinct;
}

/// True if the types of loads of a list's cards have words and bits of their own, and a state has room for all of them.
template <class... Types>
constexpr bool distinct_loads(CardTypes<Types...>) {
  std::array<const LoadType*, load_bits> all{};
  std::size_t count = 0, supply = 0;
  bool distinct = true;
  const auto add = [&](std::span<const LoadType* const> types) {
    for (const LoadType* type : types) {
      for (std::size_t i = 0; i < count; ++i)
        distinct = distinct && all[i]->word != type->word && (all[i]->mask() & type->mask()) == 0;
      distinct = distinct && type->at + type->bits <= load_bits;
      supply += type->supply;
      if (count < all.size()) all[count++] = type;
    }
  };
  (add(detail::facts<Types>.loads), ...);
  return distinct && supply <= max_carriers;
}

/// True if these class cards do nothing that `Parts` says no part does.
template <class Parts, class... Types>
constexpr bool knows_all(CardTypes<Types...>) {
  bool knows = true;
  const auto look = [&knows](const CardFacts& card) {
    const auto answer = [&knows]<class Q>(const AnswerTo<Q>& one) {
      knows = knows && (!one.give || Parts::template answers<Q>);
    };
    std::apply([&answer](const auto&... all) { (answer(all), ...); }, card.answers);
    for (std::size_t m = 0; m < moment_count; ++m)
      knows = knows && (!card.acts[m] || Parts::acts(static_cast<Moment>(m)));
    knows = knows && !card.is_module() && (Parts::loads || card.loads.empty());
  };
  (look(detail::facts<Types>), ...);
  return knows;
}

}  // namespace rattus::board
