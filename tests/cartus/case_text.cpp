#include "tests/cartus/case_text.hpp"

#include <algorithm>

namespace rattus::cartus::test {
namespace {

constexpr std::string_view class_letters = "PBCKGR";
constexpr std::array<std::string_view, 5> special_names{"J", "Sw", "Fl", "Pa", "Go"};
constexpr std::array<std::string_view, building_count> building_names{
    "farm",   "brewery",     "marketplace", "office",   "monastery", "hospital",
    "castle", "guard-tower", "palace",      "treasury", "tent",      "hut"};
constexpr std::array<std::string_view, decision_count> decision_names{
    "none",       "supply",       "look",   "enter",         "play-card", "sword-victim",
    "sword-give", "flute-victim", "action", "hospital-card", "tower-give"};
constexpr std::array<std::pair<std::string_view, Choice>, 5> plain_answers{{{"perform", Choice::perform},
                                                                            {"decline", Choice::decline},
                                                                            {"Pass", Choice::pass},
                                                                            {"done", Choice::done},
                                                                            {"stop", Choice::stop}}};

template <class Names>
std::optional<std::size_t> place_of(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::string to_text(Kind kind) {
  if (kind == no_kind) return "?";
  if (!is_population(kind)) return std::string(special_names.at(kind - joker));
  return class_letters[kind / 5] + std::to_string(nuns_of(kind));
}
std::string card_text(BuildingCard card) {
  if (card == no_card) return "-";
  return std::string(building_names[card / copies_of_building]) + "#" + std::to_string(card % copies_of_building);
}
std::string seat_text(Seat seat) { return seat == no_seat ? "nobody" : "p" + std::to_string(seat + 1); }
std::string_view to_text(Decision decision) { return decision_names[static_cast<std::size_t>(decision)]; }
std::string to_text(Action action) {
  switch (action.kind) {
    case Choice::position: return "b" + std::to_string(action.a + 1);
    case Choice::nun: return "look " + std::to_string(action.a + 1);
    case Choice::card: return to_text(Kind{action.a});
    case Choice::seat: return seat_text(action.a);
    default: break;
  }
  for (const auto& [name, choice] : plain_answers)
    if (choice == action.kind) return std::string(name);
  return "all";  // nothing was left to choose
}

Seat Cursor::seat() {
  const std::string_view found = word();
  if (found.size() != 2 || found[0] != 'p' || found[1] < '1' || found[1] > '5')
    throw Mistake("'" + std::string(found) + "' is no player (p1 to p5)");
  return static_cast<Seat>(found[1] - '1');
}
std::vector<Seat> Cursor::seats() {
  if (eat("nobody")) return {};
  std::vector<Seat> all;
  do all.push_back(seat());
  while (eat(","));
  return all;
}
unsigned Cursor::position() {
  const std::string_view found = word();
  if (found.size() != 2 || found[0] != 'b' || found[1] < '1' || found[1] > '3')
    throw Mistake("'" + std::string(found) + "' is no place in the row (b1 to b3)");
  return static_cast<unsigned>(found[1] - '1');
}
Class Cursor::cls() {
  const std::string found(word());
  for (unsigned c = 0; c < class_count; ++c)
    if (id_of(static_cast<Class>(c)) == found) return static_cast<Class>(c);
  throw Mistake("'" + found + "' is no class");
}
std::optional<Kind> Cursor::try_kind() {
  const std::string_view found = peek();
  if (const auto special = place_of(special_names, found)) {
    word();
    return static_cast<Kind>(joker + *special);
  }
  const auto letter = found.size() == 2 ? class_letters.find(found[0]) : std::string_view::npos;
  if (letter == std::string_view::npos || found[1] < '0' || found[1] > '4') return std::nullopt;
  word();
  return population_kind(static_cast<Class>(letter), static_cast<unsigned>(found[1] - '0'));
}
Kind Cursor::kind() {
  if (const auto found = try_kind()) return *found;
  throw Mistake("'" + std::string(text_) + "' is no card");
}
std::vector<Kind> Cursor::kinds() {
  std::vector<Kind> all;
  if (done() || text_.front() == ']' || eat("none")) return all;
  do all.push_back(kind());
  while (eat(","));
  return all;
}
WrittenBuilding Cursor::building() {
  const std::string_view found = word();
  const auto place = place_of(building_names, found);
  if (!place) throw Mistake("'" + std::string(found) + "' is no building");
  WrittenBuilding written{static_cast<Building>(*place), {}, {}};
  if (eat("#")) written.copy = number();
  if (!eat("{")) return written;
  Supply supply;
  do {
    if (eat("draw"))
      supply.draw = static_cast<std::uint8_t>(number());
    else if (eat("discard"))
      supply.discard_rats = static_cast<std::uint8_t>(number());
    else
      need("look"), supply.look = static_cast<std::uint8_t>(number());
  } while (eat(","));
  need("}");
  written.supply = supply;
  return written;
}
std::vector<WrittenBuilding> Cursor::buildings() {
  std::vector<WrittenBuilding> all;
  do all.push_back(building());
  while (eat(","));
  return all;
}
std::optional<BuildingCard> Cursor::building_card(BuildingCard like) {
  if (text_ == "-") {
    text_ = {};
    return std::nullopt;
  }
  const WrittenBuilding written = building();
  const auto copy = static_cast<unsigned>(written.copy.value_or(static_cast<int>(like % copies_of_building)));
  return static_cast<BuildingCard>(static_cast<unsigned>(written.building) * copies_of_building + copy);
}
Decision Cursor::decision() {
  const std::string_view found = word();
  if (const auto place = place_of(decision_names, found)) return static_cast<Decision>(*place);
  throw Mistake("'" + std::string(found) + "' is no decision");
}
Action Cursor::answer() {
  for (const auto& [name, choice] : plain_answers)
    if (eat(name)) return {choice};
  if (eat("look")) return {Choice::nun, static_cast<std::uint8_t>(number() - 1)};
  if (const auto card = try_kind()) return {Choice::card, *card};
  if (peek().starts_with('p')) return {Choice::seat, seat()};
  return {Choice::position, static_cast<std::uint8_t>(position())};
}

}  // namespace rattus::cartus::test
