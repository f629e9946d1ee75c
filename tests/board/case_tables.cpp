#include "tests/board/case_tables.hpp"

#include <array>
#include <sstream>

#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"

namespace rattus::cases {

namespace {

/// In the order of the data files, which is also the order of the final ravaging (BASE-88).
const std::array<std::string, 17> names{"anglia",  "scandia",  "germania",     "gallia", "hispania", "italia",
                                        "polonia", "hungaria", "bulgaria",     "turcia", "russia",   "tartaria",
                                        "maghreb", "ifriqiya", "tripolitania", "egypt",  "levant"};

constexpr std::string_view edges =
    "gallia-germania gallia-italia gallia-hispania germania-italia germania-polonia germania-hungaria germania-scandia "
    "italia-hungaria polonia-hungaria polonia-russia hungaria-bulgaria hungaria-tartaria bulgaria-tartaria "
    "scandia-russia "
    "russia-tartaria anglia-gallia anglia-scandia hispania-italia italia-bulgaria scandia-polonia bulgaria-turcia "
    "tartaria-turcia";
constexpr std::string_view african_edges =
    " maghreb-ifriqiya ifriqiya-tripolitania tripolitania-egypt egypt-levant levant-turcia maghreb-hispania "
    "ifriqiya-italia";

/// The player counts that use a region, as bits (BASE-2).
std::uint8_t used_with(unsigned region, bool big_box) {
  if (region < 8) return big_box ? 0b1111100 : 0b0011100;
  if (region < 10) return big_box ? 0b1111000 : 0b0011000;
  if (region < 12) return big_box ? 0b1010000 : 0b0010000;
  return 0b1100000;
}

board::BoardTable frozen_board(bool big_box) {
  board::BoardTable table;
  table.id = big_box ? "big-box" : "classic";
  for (unsigned r = 0; r < (big_box ? 17U : 12U); ++r)
    table.regions.push_back({names[r], names[r], used_with(r, big_box)});
  std::istringstream list(std::string(edges) + (big_box ? std::string(african_edges) : ""));
  for (std::string pair; list >> pair;) {
    const auto dash = pair.find('-');
    table.edges.push_back({region_number(pair.substr(0, dash)), region_number(pair.substr(dash + 1)), false});
  }
  table.tokens_removed = big_box ? std::array<std::int16_t, 7>{-1, -1, 28, 22, 16, 8, 0}
                                 : std::array<std::int16_t, 7>{-1, -1, 12, 6, 0, -1, -1};
  return table;
}

}  // namespace

board::Tables tables_of(const std::string& board) {
  board::Tables tables = codec::game_data().tables(board);
  tables.board = frozen_board(board == "big-box");
  return tables;
}

board::Face engine_face(const Face& face) {
  constexpr std::array<std::string_view, board::class_count> classes{"pea", "bou", "chu", "chi", "mag", "roy", "isl"};
  board::Face result;
  result.limit = static_cast<std::uint8_t>(face.limit);
  for (const std::string& symbol : face.symbols) {
    if (symbol == "M") ++result.majority;
    if (symbol == "A") ++result.all;
    for (std::size_t c = 0; c < classes.size(); ++c) result.classes[c] += symbol == classes[c];
  }
  return result;
}

board::Region region_number(const std::string& id) {
  for (std::size_t r = 0; r < names.size(); ++r)
    if (names[r] == id) return static_cast<board::Region>(r);
  return board::no_region;
}

const std::string& region_name(unsigned region) {
  static const std::string none = "nowhere";
  return region < names.size() ? names[region] : none;
}

std::uint8_t card_number(const std::string& card) {
  return static_cast<std::uint8_t>(card[0] == 'M' ? 33 + std::stoi(card.substr(1)) : std::stoi(card));
}

std::string card_text(std::uint8_t number) {
  return number > 33 && number < 46 ? "M" + std::to_string(number - 33) : std::to_string(number);
}

std::string_view good_text(unsigned type) {
  constexpr std::array<std::string_view, 4> names{"fish", "cloth", "lumber", "salt"};
  return names.at(type);
}

unsigned good_number(std::string_view good) {
  unsigned type = 0;
  while (good_text(type) != good) ++type;
  return type;
}

board::Load load_of(const Citizen& citizen) {
  return board::Load{}
      .with(board::Wizard::potion, static_cast<unsigned>(citizen.potions))
      .with(board::Sultan::podium, citizen.diplomat);
}

Citizen citizen_of(board::Load load) {
  return {static_cast<int>(load.of(board::Wizard::potion)), load.has(board::Sultan::podium)};
}

}  // namespace rattus::cases
