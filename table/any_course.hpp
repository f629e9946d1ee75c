#pragma once
// The course of whichever game: what people do at a table is the same, whatever they play.
#include <concepts>
#include <variant>

#include "table/course.hpp"
#include "table/games.hpp"

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

/// The course of a game, or none yet.
class AnyCourse {
 public:
  using Opened = std::variant<AnyCourse, std::vector<Refusal>>;

  AnyCourse() = default;
  /// As CourseOf::open; the tables must be those of the set-up's game.
  static Opened open(const AnySetUp& setup, AnyTables tables, Origin origin);
  /// Every reason why a set-up cannot be played.
  static std::vector<Refusal> reasons_against(const AnySetUp& setup, AnyTables tables);

  [[nodiscard]] bool open() const { return !std::holds_alternative<std::monostate>(is_); }
  /// The course, if it is of this game; never in a build that does not know the game.
  template <class Kit>
  [[nodiscard]] const CourseOf<Kit>* as() const {
    if constexpr (is_known<Kit>)
      return std::get_if<CourseOf<Kit>>(&is_);
    else
      return nullptr;
  }
  /// Calls `f` with the course, which must be there.
  template <class F>
  decltype(auto) visit(F f) const {
    return with_course(is_, f);
  }
  template <class F>
  decltype(auto) visit(F f) {
    return with_course(is_, f);
  }

  // --- as CourseOf; only when it is open ---
  [[nodiscard]] bool over() const;
  [[nodiscard]] Seat decider() const;
  [[nodiscard]] std::uint64_t hash() const;  ///< of the game's state
  /// How many options the decider has.
  [[nodiscard]] std::size_t options() const;
  [[nodiscard]] std::uint64_t version() const;
  [[nodiscard]] bool unasked() const;
  [[nodiscard]] Seat decider_in(std::uint64_t version) const;
  [[nodiscard]] const std::vector<Step>& steps() const;
  /// The clause by which a game is over.
  [[nodiscard]] Clause over_clause() const;
  std::optional<Refused> choose(std::size_t option);
  std::optional<Refused> take_back();
  void go_on();

 private:
  template <class Courses, class F>
  static decltype(auto) with_course(Courses& courses, F& f) {
    auto on = [&]<class Kit>(Kit) -> decltype(auto) { return f(*std::get_if<CourseOf<Kit>>(&courses)); };
    return Games::find([&]<class Kit>(Kit) { return std::holds_alternative<CourseOf<Kit>>(courses); }, on);
  }

  Games::OneOrNone<CourseOf> is_;
};

}  // namespace rattus::table
