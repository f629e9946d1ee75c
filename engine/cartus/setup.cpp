#include "engine/cartus/setup.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/core/reasons.hpp"

namespace rattus::cartus {
namespace {

constexpr std::array<std::string_view, building_count> building_ids{
    "farm",   "brewery",  "marketplace",          "office",         "monastery", "hospital", "castle", "guard-tower",
    "palace", "treasury", "fortune-tellers-tent", "pied-pipers-hut"};
constexpr std::array<std::string_view, kind_count> kind_ids{
    "peasantry-0",   "peasantry-1",   "peasantry-2",   "peasantry-3", "peasantry-4", "bourgeoisie-0", "bourgeoisie-1",
    "bourgeoisie-2", "bourgeoisie-3", "bourgeoisie-4", "church-0",    "church-1",    "church-2",      "church-3",
    "church-4",      "chivalry-0",    "chivalry-1",    "chivalry-2",  "chivalry-3",  "chivalry-4",    "magic-0",
    "magic-1",       "magic-2",       "magic-3",       "magic-4",     "royalty-0",   "royalty-1",     "royalty-2",
    "royalty-3",     "royalty-4",     "joker",         "sword",       "flute",       "pass",          "gold"};
constexpr std::array<std::string_view, class_count> class_ids{"peasantry", "bourgeoisie", "church",
                                                              "chivalry",  "magic",       "royalty"};

std::optional<std::size_t> place_of(std::string_view id, std::span<const std::string_view> ids) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  if (found == ids.end()) return std::nullopt;
  return static_cast<std::size_t>(found - ids.begin());
}

class Check {
 public:
  explicit Check(const SetUp& setup) : setup_(setup) { out_.players = setup.players; }

  std::vector<Refusal> run(CheckedSetUp& out) {
    if (setup_.players < 2 || setup_.players > static_cast<int>(max_seats))
      refuse("player-count", 15, std::to_string(setup_.players));
    if (!setup_.board_game.empty()) refuse("board-game-module", 1, setup_.board_game.front());
    for (const auto& [key, value] : setup_.options) option(key, value);
    split();
    if (!reasons_.empty()) return reasons_.take();
    if (out_.players == 2 && out_.options.method() == Buildings::fixed && guard_towers() > 0)
      out_.warnings.push_back({"guard-tower-2p", cart_clause(18), "guard-tower"});
    out = std::move(out_);
    return {};
  }

 private:
  void refuse(std::string_view code, std::uint16_t clause, std::string subject) {
    reasons_.add(code, cart_clause(clause), std::move(subject));
  }

  void option(const std::string& key, const std::string& value) {
    const auto info =
        std::find_if(option_table.begin(), option_table.end(), [&](const auto& o) { return o.key == key; });
    if (info == option_table.end()) return refuse("unknown-option", 24, key);
    if (info->field == &Options::starting_player && value.starts_with("seat-")) return seat(value);
    const auto place = place_of(value, info->names);
    if (!place) {
      refuse("unknown-value", info->clause.number, key + "=" + value);
      if (info->field == &Options::buildings) known_method_ = false;
      return;
    }
    out_.options.*(info->field) = static_cast<std::uint8_t>(*place);
  }

  /// A seat must exist for the number of players given; any from 1 on if that is no number of players.
  void seat(const std::string& value) {
    const auto number = whole_number(std::string_view(value).substr(5));
    const bool count_known = setup_.players >= 2 && setup_.players <= static_cast<int>(max_seats);
    if (!number) return refuse("unknown-value", 15, "starting_player=" + value);
    if (*number < 1 || (count_known && *number > setup_.players)) return refuse("no-such-seat", 15, value);
    out_.options.starting_player = static_cast<std::uint8_t>(std::min<int>(*number, max_seats));
  }

  void split() {
    std::vector<std::string_view> classes;
    const auto add = [&](std::string_view cls) {
      if (std::find(classes.begin(), classes.end(), cls) == classes.end()) classes.push_back(cls);
    };
    for (const Part& part : setup_.split) add(part.cls);
    for (const std::string& cls : setup_.empty_splits) add(cls);
    if (!classes.empty() && known_method_ && out_.options.method() != Buildings::fixed)
      refuse("split-not-fixed", 16, std::string(classes.front()));
    out_.first.fill(5);
    for (const std::string_view cls : classes) class_split(cls);
  }

  void class_split(std::string_view cls) {
    const auto of_class = place_of(cls, class_ids);
    if (!of_class) refuse("unknown-option", 24, std::string(cls));
    bool sound = of_class.has_value();
    int sum = 0, first = 0;
    for (const Part& part : setup_.split) {
      if (part.cls != cls) continue;
      const auto building = place_of(part.building, building_ids);
      if (!building) {
        refuse("unknown-building", 24, part.building);
        sound = false;
      } else if (of_class && class_of(static_cast<Building>(*building)) != static_cast<Class>(*of_class)) {
        refuse("other-class", 24, part.building);
        sound = false;
      }
      const auto number = whole_number(part.part);
      if (!number || *number < 0) {
        refuse("bad-part", 24, part.building + "=" + part.part);
        sound = false;
      } else {
        sum += std::min(*number, 99);
        if (building && *building % 2 == 0) first += std::min(*number, 99);
      }
    }
    if (!sound) return;
    if (sum != 5) return refuse("split-sum", 24, std::string(cls));
    out_.first[*of_class] = static_cast<std::uint8_t>(first);
  }

  [[nodiscard]] int guard_towers() const { return 5 - out_.first[static_cast<std::size_t>(Class::chivalry)]; }

  const SetUp& setup_;
  CheckedSetUp out_;
  bool known_method_ = true;
  Reasons reasons_;
};

}  // namespace

std::string_view id_of(Building building) { return building_ids[static_cast<std::size_t>(building)]; }
std::string_view id_of(Class c) { return class_ids[static_cast<std::size_t>(c)]; }
std::string_view id_of_kind(Kind kind) { return kind < kind_count ? kind_ids[kind] : std::string_view(); }
std::string id_of_card(BuildingCard card) {
  return std::string(id_of(building_of(card))) + "#" + std::to_string(card % copies_of_building);
}

std::vector<Refusal> check_setup(const SetUp& setup, CheckedSetUp& out) { return Check(setup).run(out); }

std::vector<Refusal> check_tables(const Tables& tables) {
  std::vector<Refusal> reasons;
  const auto refuse = [&](std::string code, std::uint16_t clause, std::string subject) {
    reasons.push_back({std::move(code), cart_clause(clause), std::move(subject)});
  };
  const int cards = std::accumulate(tables.population.begin(), tables.population.end(), 0);
  if (cards * static_cast<int>(class_count) != static_cast<int>(population_cards))
    refuse("data-population", 6, std::to_string(cards));
  if (tables.vp.size() != vp_tokens) refuse("data-vp-tokens", 11, std::to_string(tables.vp.size()));
  for (const std::uint8_t value : tables.vp)
    if (value == 0) refuse("data-vp-value", 11, "0");
  for (const std::uint8_t count : tables.stock)
    if (count > 50) refuse("data-stock", 9, std::to_string(count));
  if (tables.rats > 100) refuse("data-rats", 10, std::to_string(tables.rats));
  return reasons;
}

}  // namespace rattus::cartus
