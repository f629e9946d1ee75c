#pragma once
// The words of the notation of Cartus (tests/cases/cartus/README.md): cards, buildings, seats, and a cursor over them.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cartus/action.hpp"
#include "engine/cartus/positions/position.hpp"
#include "tests/runner/case_text.hpp"

namespace rattus::cartus::test {

using runner::Mistake;
using runner::split;

std::string to_text(Kind kind);            ///< C4, J, Sw
std::string to_text(Action action);        ///< b2, look 3, C4, p3, perform, Pass
std::string card_text(BuildingCard card);  ///< farm#0
std::string seat_text(Seat seat);          ///< p1
std::string_view to_text(Decision decision);
template <class List, class Text>
std::string join(const List& list, Text text) {
  std::string all;
  for (const auto& item : list) all += (all.empty() ? "" : ",") + text(item);
  return all;
}

/// A building card as it is written: a name, perhaps a copy, perhaps its supply action.
struct WrittenBuilding {
  Building building{};
  std::optional<int> copy;
  std::optional<Supply> supply;
};

/// A place in one item's text. What is asked for must stand there, or a Mistake is thrown.
class Cursor : public runner::Cursor {
 public:
  using runner::Cursor::Cursor;
  Seat seat();
  std::vector<Seat> seats();  ///< p1,p2
  unsigned position();        ///< b1
  Class cls();
  std::optional<Kind> try_kind();
  Kind kind();
  std::vector<Kind> kinds();  ///< C4,J or nothing
  WrittenBuilding building();
  std::vector<WrittenBuilding> buildings();
  /// A building card, `-` for none; a copy that is not written is that of `like`.
  std::optional<BuildingCard> building_card(BuildingCard like = 0);
  Decision decision();
  Action answer();
};

}  // namespace rattus::cartus::test
