#pragma once
// A table of whichever game: what people do at it is the same, whatever they play.
#include <concepts>
#include <variant>

#include "table/games.hpp"
#include "table/table.hpp"

namespace rattus::table {

template <class Kit>
using SetUpOf = typename Kit::SetUp;
template <class Kit>
using TablesOf = const typename Kit::Tables*;

/// The set-up of any game.
using AnySetUp = AllGames::OneOf<SetUpOf>;

/// How many players it is for.
inline int players_of(const AnySetUp& setup) {
  return std::visit([](const auto& one) { return one.players; }, setup);
}

/// The component tables that a set-up is played with; they outlive whoever is given this.
class AnyTables {
  using Is = AllGames::OneOf<TablesOf>;

 public:
  template <class Tables>
  requires std::constructible_from<Is, const Tables*> AnyTables(const Tables& tables)  // NOLINT: a reference is meant
      : is_(&tables) {}
  /// Those of a game; null for another's.
  template <class Kit>
  [[nodiscard]] const typename Kit::Tables* as() const {
    const auto* found = std::get_if<TablesOf<Kit>>(&is_);
    return found ? *found : nullptr;
  }

 private:
  Is is_;
};

/// Calls `f` with the kit of the game that a set-up is for, which this build must know.
template <class F>
decltype(auto) with_kit(const AnySetUp& setup, F f) {
  return Games::find([&]<class Kit>(Kit) { return std::holds_alternative<SetUpOf<Kit>>(setup); }, f);
}

/// The clause by which nothing is hidden any more when the game is over.
inline Clause opened_at_end(const AnySetUp& setup) {
  return with_kit(setup, []<class Kit>(Kit) { return Kit::opened_at_end; });
}

/// A table, or none yet.
class AnyTable {
 public:
  using Opened = std::variant<AnyTable, std::vector<Refusal>>;

  AnyTable() = default;
  /// As TableOf::open; the tables must be those of the set-up's game.
  static Opened open(const AnySetUp& setup, AnyTables tables, Origin origin, std::vector<SeatPlan> seats);
  /// Every reason why a set-up cannot be played.
  static std::vector<Refusal> reasons_against(const AnySetUp& setup, AnyTables tables);

  [[nodiscard]] bool open() const { return !std::holds_alternative<std::monostate>(is_); }
  /// The table, if this game is played at it; never in a build that does not know the game.
  template <class Kit>
  [[nodiscard]] const TableOf<Kit>* as() const {
    if constexpr (is_known<Kit>)
      return std::get_if<TableOf<Kit>>(&is_);
    else
      return nullptr;
  }
  /// Calls `f` with the table, which must be there.
  template <class F>
  decltype(auto) visit(F f) const {
    return with_table(is_, f);
  }
  template <class F>
  decltype(auto) visit(F f) {
    return with_table(is_, f);
  }

  // --- as TableOf; only when it is open ---
  [[nodiscard]] bool over() const;
  [[nodiscard]] Seat decider() const;
  [[nodiscard]] std::uint64_t hash() const;  ///< of the game's state
  /// How many options the decider has.
  [[nodiscard]] std::size_t options() const;
  [[nodiscard]] std::uint64_t version() const;
  [[nodiscard]] bool unasked() const;
  [[nodiscard]] Seat decider_in(std::uint64_t version) const;
  [[nodiscard]] const std::vector<Entry>& log() const;
  /// The clause by which a game is over.
  [[nodiscard]] Clause over_clause() const;
  Answer act(std::size_t option);  ///< of the decider, at the present version
  Answer take_back();
  void go_on();

 private:
  template <class Tables, class F>
  static decltype(auto) with_table(Tables& tables, F& f) {
    auto on = [&]<class Kit>(Kit) -> decltype(auto) { return f(*std::get_if<TableOf<Kit>>(&tables)); };
    return Games::find([&]<class Kit>(Kit) { return std::holds_alternative<TableOf<Kit>>(tables); }, on);
  }

  Games::OneOrNone<TableOf> is_;
};

}  // namespace rattus::table
