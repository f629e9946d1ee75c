#include "tests/codec/position_mutator.hpp"

#include <array>

#include "codec/positions.hpp"

namespace rattus::test {
namespace {

using codec::Json;

/// By field what stands there in positions, right and wrong.
const Json& grammar(bool cartus) {
  static const Json board = Json::parse(R"({
    "setup": [{"players": 2}, {"board": "big-box", "players": 6, "cards": [6, 7, 13, 15, 21, 22, 27, 33]},
              {"board": "big-box", "players": 4, "cards": [7, 9, 12, 14, 17, 31], "options": {"citizens": "12"}},
              {"board": "big-box", "players": 5, "cards": [8, 10, 11, 13, 15, 18, 26, 32]}, {"players": 7},
              {"players": 2, "modules": ["mercatus"], "cards": [6, 13, 34, 36, 39, 43]},
              {"board": "big-box", "players": 3, "modules": ["region-cards", "upgrades"],
               "cards": [4, 6, 18, 19, 20, 28]},
              {"players": 3, "modules": ["guilds", "inns"], "cards": [2, 6, 12, 13, 29, 30]},
              {"board": "big-box", "players": 3, "modules": ["universities", "guilds", "inns"],
               "cards": [6, 23, 24, 25, 29, 30]},
              {"players": 3, "modules": ["mercatus", "upgrades"], "cards": [6, 28, 34, 36, 37, 43],
               "options": {"merc_upgrades": "on"}}],
    "phase": ["placement", "action", "plague", "final-turn", "final-ravage", "over"],
    "seat": [1, 2, 3, 6], "first": [1, 2, 4], "round": [0, 1, 9, 255], "placements": [0, 3, 8, 12], "last": [1, 2, 5],
    "end_reason": ["rats", "placed", "rounds"],
    "plague": ["gallia", "russia", "scandia", "egypt"],
    "regions": [{"gallia": {"tokens": 3, "citizens": [2, 1]}, "egypt": {"citizens": {"2": 20}}},
                {"scandia": {"tokens": [{"tag": "set-up"}, {"marked": true, "lookers": [2]},
                        {"face": "[2:M+bou]", "lookers": [1]}]}},
                {"gallia": {"tokens": [{"marked": true}, {"marked": true}], "citizens": {"1": 3},
                            "carrying": [{"seat": 1, "potions": 2}, {"seat": 1, "diplomat": true}]}},
                {"italia": {"tokens": [{"marked": true, "tag": "set-up"}, {"number": 17}, {"held": true}]}}],
    "rats": [0, 1, 5, 20, 60], "pile": [0, 1, 9], "used": [["[6:A]"], [3, {"number": 4}], ["[1:isl]", 5]],
    "supply": [[3, null, 0], {"1": 20}, {"2": 0}], "haven": [{"2": 4}, [0, 0], {"1": 20}],
    "holders": [{"1": [6, "king"]}, {"1": [7, 15], "2": [13, 22]}, {"2": ["sultan", 21, 6]}, {"1": [10], "3": [9]}],
    "blocked": [["king"], [7], [26]], "used_cards": [[5], [13, 22]], "came": [["king"], [7]],
    "card_taken": [true, false], "increased": [true], "supply_was_empty": [true, false], "knight_moved": [true],
    "caravan": ["egypt", "gallia"], "nuns": [["gallia", "gallia", "egypt"], ["italia"]],
    "bishops": [["gallia", "italia"], ["gallia", "gallia"]],
    "walls": [[["gallia", "italia"]], [["hispania", "gallia"], ["gallia", "hispania"], ["italia", "gallia"]]],
    "modules": [{"mercatus": {"board": ["cloth", "lumber", "fish", "cloth", "lumber", "salt", "fish", "salt"]}},
                {"mercatus": {"supply": [3, 4, 2, 4], "open": [1, 0, 0, 1], "goods": [[1, 0, 1, 0], [0, 0, 1, 0]]}},
                {"mercatus": {"on_card": [0, "fish", null, "salt"], "coins": [4, 60], "free_taken": 1}},
                {"mercatus": {"coins": [9, 0, 132], "deacon_paid": 2}},
                {"upgrades": {"levels": [2, 3, 0, 1, 4, 2], "points": [2, 0, 29]}},
                {"upgrades": {"levels": [0, 2], "alchemist": "knight", "spent": 1, "drawn": 1}},
                {"upgrades": {"alchemist": "monk", "looked": ["gallia", "italia"], "taken_back": 5}},
                {"upgrades": {"went_back": [3, 0, 70], "known_to": [1, 2, 64]}},
                {"guilds": {"spaces": [1, 0, 2, 3], "came": 3}}, {"guilds": {"spaces": [7], "used": 1, "extra": 1}},
                {"guilds": {"spaces": [0, 3, 3, 3, 1, 2], "came": 6, "used": 2}}, {"guilds": {"came": 7, "extra": 255}},
                {"inns": {"cities": [0, 1, 2, 4], "came": "gallia"}}, {"inns": {"cities": [3], "extras": [1, 255, 9]}},
                {"inns": {"cities": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "came": "egypt"}},
                {"universities": {"places": ["gallia", "italia"], "tokens": [1, 0, 1], "points": [0, 3, 1]}},
                {"universities": {"places": ["russia", "russia"], "tokens": [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}},
                {"universities": {"points": [20, 11], "pile": [7, 2, 2, 2, 2, 2, 2, 2, 3, 6]}},
                {"universities": {"pile": [1, 0, 2, 0, 0, 0, 0, 0, 1, 3], "looked": 4, "ordered": 1,
                        "top": ["founded", "none", "bonus-magic", "discard"]}},
                {"universities": {"pile": [8], "looked": 7, "ordered": 7, "top": ["none", null, "founded"]}},
                {"universities": {"top": ["founded", "discard"], "all_know": [1, 11, 9, 24],
                        "knows": [[1, 11, 9, 22], [], [10, 14, 10, 14, 2, 66]]}},
                {"region-cards": {"cards": {"hand 1": ["gallia:royalty+islamic", "italia:bourgeoisie+church"],
                        "discarded": ["egypt:any"], "drawn": ["gallia:royalty+islamic"]}}},
                {"region-cards": {"cards": {"shown 2": ["gallia:royalty+islamic"],
                        "on card 3": ["italia:bourgeoisie+church"]},
                        "reshuffled": {"1": ["gallia:royalty+islamic"]}}},
                {"region-cards": {"unknown": [[3, 0, 0, 0], [1, 0, 0, 1]], "unknown_drawn": [2], "chosen": 3}}],
    "on_cards": [{"baker": 3}, {"7": 2, "baker": 4}, {"king": 1}],
    "tokens": [["[2:M+bou]", {"limit": 3, "symbols": ["all"], "starting": true}], []], "removed": [0, 2, 16],
    "random": ["0123456789abcdef0123456789abcdef"]})");
  static const Json cards = Json::parse(R"({
    "setup": [{"game": "cartus", "players": 2}, {"game": "cartus", "players": 5, "options": {"buildings": "mixed"}},
              {"game": "cartus", "players": 3, "options": {"buildings": "random-per-class",
                      "supplies": "simultaneous"}},
              {"game": "cartus", "players": 4, "split": {"royalty": {"palace": 2, "treasury": 3},
                      "magic": {"pied-pipers-hut": 5}}},
              {"game": "cartus", "players": 2, "split": {"chivalry": {"castle": 1, "guard-tower": 4}}}],
    "phase": ["draw", "supplies", "enter", "resolve", "over"],
    "round": [0, 1, 2, 8, 9, 10], "start": [1, 2, 5],
    "row": [["monastery", "castle#1"], ["farm", "farm"], ["farm", "farm", "farm"], ["palace#4", "farm", "hospital"],
            ["treasury"]],
    "buildings": [["farm#0", "farm#1"], ["pied-pipers-hut", {"building": "office", "copy": 2}]],
    "replacement": [["farm", "farm", "farm", "farm", "farm"], ["castle#1"]],
            "used": [["palace", "palace#1"], ["brewery"]],
    "seats": [{"1": {"hand": ["C4", "J", "Sw"], "rats": 3}, "2": {"hand": {"church-0": 2}, "cards": 6, "supply": 2}},
              {"1": {"values": [3, 3, 2], "supply": 1}, "2": {"hand": {"gold": 3, "pass": 2}, "rats": 255}},
              [{"cards": 8, "supply": 1}, {"cards": 60}, {"hand": ["Fl", "Fl", "Sw", "Pa"]}]],
    "influence": [{"church": [{"space": 4, "seats": [2, 1]}]},
            {"magic": [{"space": 15, "seats": [1]}, {"space": 3, "seats": [1]}]},
                  {"royalty": [{"space": 0, "seats": [2, 2]}]}],
    "entries": [[{"seat": 2, "position": 1, "cards": ["P0"]}],
            [{"seat": 1, "position": 2, "cards": ["Sw", "Fl", "J", "J"]},
                {"seat": 2, "position": 2}], [{"seat": 1, "position": 1, "cards": {"gold": 1}}]],
    "line": [[1, 2], [2, 1, 3], [3]], "stock": [{"joker": 11}, {"sword": 0, "gold": 4}, {"pass": 12}],
    "deck": [["C4", "P0"], {"joker": 9}, {"church-0": 4}], "pile": [["Sw"], {"royalty-2": 2}, ["K4", "K4"]],
    "deck_size": [0, 3, 50, 84], "pile_size": [0, 12, 79],
    "nuns": [["church-4", null, {"card": "G0", "seen": [1]}], ["Sw", "Sw", "Sw", "Sw", "Sw"], [{"seen": [1, 2, 5]}]],
    "random": ["0123456789abcdef0123456789abcdef"]})");
  return cartus ? cards : board;
}

void collect_words(const Json& json, std::vector<std::string>& out) {
  if (json.is_string()) out.push_back(json.get<std::string>());
  if (json.is_object())
    for (const auto& [key, value] : json.items()) out.push_back(key);
  if (json.is_structured())
    for (const Json& item : json) collect_words(item, out);
}

/// Everything that is written in positions of the game: names of fields too.
const std::vector<std::string>& words(bool cartus) {
  static const std::array<std::vector<std::string>, 2> all = [] {
    std::array<std::vector<std::string>, 2> lists;
    for (const bool which : {false, true}) collect_words(grammar(which), lists[which]);
    return lists;
  }();
  return all[cartus];
}

/// The parts of a document, itself first.
void collect(Json& json, std::vector<Json*>& out) {
  out.push_back(&json);
  if (json.is_structured())
    for (Json& item : json) collect(item, out);
}

}  // namespace

std::vector<Json> described_positions() {
  std::vector<Json> list;
  for (const char* text :
       {R"({"setup": {"players": 2}, "plague": "italia", "holders": {"1": [6, "king"]},
              "regions": {"gallia": {"tokens": 3, "citizens": [2, 1]}}, "rats": 5})",
        R"({"setup": {"board": "big-box", "players": 5, "cards": [1, 2, 7, 9, 10, 13, 15, 18]},
               "holders": {"1": [7, 18], "2": [15]},
            "on_cards": {"baker": 2}, "nuns": ["gallia", "italia"], "bishops": ["gallia"],
                    "walls": [["gallia", "italia"]],
            "regions": {"gallia": {"tokens": [{"marked": true}, {"lookers": [1]}], "citizens": {"1": 3},
                    "carrying": [{"seat": 1, "potions": 2}]}}})",
        R"({"setup": {"board": "big-box", "players": 5, "cards": [1, 2, 3, 4, 6, 13, 21, 22]}, "phase": "final-turn",
               "seat": 2,
            "caravan": "egypt", "holders": {"2": ["sultan", 21, 6]}, "regions": {"egypt": {"tokens": [{
            "lookers": [1, 2]}], "citizens": {"2": 3}, "carrying": [{"seat": 2, "potions": 2, "diplomat": true}]}}})",
        R"({"tokens": ["[2:M+bou]", {"limit": 3, "symbols": ["all"], "starting": true}], "pile": 2, "used": ["[6:A]"],
               "rats": 2,
            "regions": {"gallia": {"tokens": [{"tag": "set-up"}, {"marked": true, "lookers": [3]}],
                    "citizens": [1, 1]}},
            "phase": "plague", "plague": "gallia"})",
        R"({"phase": "placement", "placements": 3})",
        R"({"setup": {"board": "big-box", "players": 6, "cards": [6, 7, 13, 15, 21, 22, 27, 33]}, "phase": "placement",
            "placements": 3, "caravan": "gallia"})",
        R"({"setup": {"players": 2, "modules": ["mercatus"], "cards": [6, 13, 34, 36, 39, 43]},
               "holders": {"1": [34, 39], "2": [36]}, "plague": "scandia", "rats": 5,
            "regions": {"gallia": {"tokens": 2, "citizens": [2, 1]}, "italia": {"tokens": 1, "citizens": [0, 2]}},
            "modules": {"mercatus": {"board": ["cloth", "lumber", "fish", "cloth", "lumber", "salt", "fish", "salt"],
                    "supply": [2, 4, 3, 4], "open": [1, 1, 0, 1], "goods": [[1, 0, 0, 0], [0, 0, 1, 0]],
                    "on_card": [0, 0, "fish", 0, 0, 0], "coins": [4, 9]}}})",
        R"({"setup": {"board": "big-box", "players": 3, "modules": ["region-cards", "upgrades"],
                    "cards": [4, 6, 18, 19, 20, 28]}, "holders": {"1": [4, 28], "2": [18]}, "rats": 9,
            "regions": {"gallia": {"tokens": 2, "citizens": [2, 1]}, "italia": {"tokens": [{"lookers": [1]}]}},
            "modules": {"upgrades": {"levels": [2, 0, 3], "alchemist": "knight", "spent": 1},
                    "region-cards": {"cards": {"hand 1": ["gallia:royalty+islamic"],
                            "shown 2": ["italia:bourgeoisie+church"]}}}})",
        R"({"setup": {"players": 2, "modules": ["mercatus", "upgrades"], "cards": [6, 28, 34, 36, 37, 43],
                    "options": {"merc_upgrades": "on"}}, "holders": {"1": [28, 34], "2": [36, 43]}, "plague": "scandia",
            "rats": 5, "regions": {"gallia": {"tokens": 2, "citizens": [2, 1]}, "italia": {"citizens": [0, 2]}},
            "modules": {"mercatus": {"board": ["cloth", "lumber", "fish", "cloth", "lumber", "salt", "fish", "salt"],
                    "supply": [2, 4, 3, 4], "open": [1, 1, 0, 1], "goods": [[1, 0, 0, 0], [0, 0, 1, 0]],
                    "on_card": [0, 0, 0, "fish", 0, 0], "coins": [4, 9]},
                    "upgrades": {"levels": [0, 0, 0, 2, 0, 3], "alchemist": "swindler", "spent": 1}}})",
        R"({"setup": {"players": 3, "modules": ["guilds", "inns"], "cards": [2, 6, 12, 13, 29, 30]},
            "holders": {"1": [12, 29], "2": [6, 30]}, "regions": {"gallia": {"tokens": 2, "citizens": [3, 1]}},
            "modules": {"guilds": {"spaces": [0, 1, 2, 0, 0, 1]}, "inns": {"cities": [0, 0, 1, 1, 2]}}})",
        R"({"setup": {"board": "big-box", "players": 3, "modules": ["universities", "guilds", "inns"],
                    "cards": [6, 23, 24, 25, 29, 30]},
            "holders": {"1": [24, 29], "2": [25, 30]}, "regions": {"gallia": {"tokens": 2, "citizens": [3, 1]}},
            "modules": {"universities": {"places": ["gallia", "italia"], "tokens": [1], "points": [2, 0, 1],
                    "pile": [1, 0, 0, 1, 0, 0, 0, 0, 1, 2]},
                    "guilds": {"spaces": [0, 1, 2]}, "inns": {"cities": [0, 0, 1, 1, 2]}}})",
        R"({"setup": {"game": "cartus", "players": 2}, "phase": "resolve", "row": ["monastery", "castle#1"],
               "seats": {"1":
            {"hand": ["C4", "J", "Sw"], "rats": 3}}, "nuns": ["church-4", null, {"card": "G0", "seen": [1]}],
                    "influence":
            {"church": [{"space": 4, "seats": [2, 1]}]},
                    "entries": [{"seat": 2, "position": 1, "cards": ["P0"]}, {"seat": 1, "position": 2}]})",
        R"({"setup": {"game": "cartus", "players": 4, "options": {"buildings": "mixed"}}, "phase": "enter", "round": 3,
            "row": ["guard-tower", "castle", "fortune-tellers-tent"],
                    "seats": [{"hand": ["Sw", "Pa", "J"], "cards": 7}, {"cards": 8},
            {"hand": ["Fl", "Fl"]}, {"values": [1, 2]}],
                    "entries": [{"seat": 2, "position": 1, "cards": ["K0", "Sw"]}], "line": [3, 4, 1],
            "pile_size": 20})",
        R"({"setup": {"game": "cartus", "players": 3,
               "options": {"buildings": "random-per-class", "supplies": "simultaneous"}},
            "seats": {"1": {"supply": 2, "cards": 5}}, "row": ["farm"], "stock": {"joker": 13}, "deck": ["C4"],
                    "deck_size": 30})"})
    list.push_back(Json::parse(text));
  return list;
}

Json PositionMutator::mutate(Json position) {
  for (std::size_t changes = 1 + below(4); changes > 0; --changes) change(position);
  return position;
}

board::State PositionMutator::mutate_frames(const board::Rules& rules, board::State state) {
  std::vector<std::uint8_t*> bytes{&state.picked};
  for (unsigned i = 1; i < state.depth; ++i) {
    board::Frame& f = state.stack[i];
    for (std::uint8_t* byte : {&f.step, &f.seat}) bytes.push_back(byte);
    for (std::uint8_t& byte : f.bytes) bytes.push_back(&byte);
  }
  for (board::Slot slot = 0; slot < rules.slots; ++slot)
    for (unsigned i = 0; !rules.cards[slot]->pieces && i < rules.cards[slot]->memory; ++i)
      bytes.push_back(memory_of(rules, state, slot) + i);
  constexpr std::array<std::uint8_t, 6> odd{0, 1, 7, 29, 31, 255};
  for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
    std::uint8_t& byte = *bytes[below(bytes.size())];
    const auto near = static_cast<std::uint8_t>(below(2) == 0 ? byte + 1 : byte - 1);
    byte = below(3) == 0 ? near : below(2) == 0 ? odd[below(odd.size())] : static_cast<std::uint8_t>(below(18));
  }
  return state;
}

void PositionMutator::change(Json& position) {
  if (!position.is_object() || below(3) == 0) return set_field(position);
  const bool cartus = codec::game_of(position) == cartus::Kit::name;
  std::vector<Json*> parts;
  collect(position, parts);
  Json& part = *parts[below(parts.size())];
  if (below(6) == 0) {  // what stands somewhere else comes here
    const Json other = *parts[below(parts.size())];
    if (other.size() < 20) part = other;
  } else if (part.is_number()) {
    change_number(part);
  } else if (part.is_string()) {
    change_text(part, cartus);
  } else if (part.is_array()) {
    change_list(part);
  } else if (part.is_object()) {
    change_object(part);
  } else {
    part = below(2) == 0;
  }
}

void PositionMutator::set_field(Json& position) {
  if (!position.is_object()) position = Json::object();
  const Json& fields = grammar(codec::game_of(position) == cartus::Kit::name);
  auto field = fields.begin();
  std::advance(field, below(fields.size()));
  const Json& value = field.value()[below(field.value().size())];
  Json& place = position[field.key()];
  if (place.is_object() && value.is_object() && below(2) == 0)
    place.update(value);
  else
    place = value;
}

void PositionMutator::change_number(Json& number) {
  constexpr std::array<int, 8> odd{0, 1, -1, 15, 30, 84, 127, 255};
  const int value = number.is_number_integer() ? static_cast<int>(number.get<std::int64_t>() & 0xffff) : 0;
  switch (below(4)) {
    case 0: number = value + 1; break;
    case 1: number = value - 1; break;
    case 2: number = odd[below(odd.size())]; break;
    default: number = below(12);
  }
}

void PositionMutator::change_text(Json& text, bool cartus) { text = words(cartus)[below(words(cartus).size())]; }

void PositionMutator::change_list(Json& list) {
  if (list.empty()) return list.push_back(below(6));
  const Json one = list[below(list.size())];
  switch (below(4)) {
    case 0:
      for (std::size_t more = below(8) == 0 ? 90 : 1 + below(3); more > 0; --more) list.push_back(one);
      break;
    case 1: list.erase(below(list.size())); break;
    case 2: std::swap(list[below(list.size())], list[below(list.size())]); break;
    default: list[below(list.size())] = one;
  }
}

void PositionMutator::change_object(Json& object) {
  if (object.empty()) return;
  const auto any = [&] {
    auto at = object.begin();
    std::advance(at, below(object.size()));
    return at;
  };
  const std::string key = any().key();
  const Json value = object[key];
  switch (below(4)) {
    case 0: object.erase(key); break;
    case 1: object[std::to_string(1 + below(6))] = value; break;  // as if it were another seat's
    case 2: std::swap(object[key], any().value()); break;
    default: any().value() = value;
  }
}

}  // namespace rattus::test
