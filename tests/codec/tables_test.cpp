#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/board/face.hpp"
#include "codec/board/words.hpp"
#include "codec/data_files.hpp"
#include "codec/game_data.hpp"
#include "engine/board/setup/catalogue.hpp"

namespace rattus::codec {
namespace {

using ::testing::Contains;
using ::testing::Field;
using ::testing::HasSubstr;

std::string file_text(std::string_view name) {
  for (const DataFile& file : data_files())
    if (file.name == name) return std::string(file.text);
  return {};
}

/// The program's own files with one of them changed.
ReadGameData read_with(const std::string& name, const std::function<void(Json&)>& change) {
  Json json = Json::parse(file_text(name));
  change(json);
  return read_game_data([&](std::string_view file) -> std::optional<std::string> {
    return file == name ? json.dump() : file_text(file);
  });
}

void expect_fault(const ReadGameData& read, const std::string& file, const std::string& entry,
                  const std::string& reason) {
  ASSERT_TRUE(std::holds_alternative<std::vector<DataFault>>(read));
  EXPECT_THAT(std::get<std::vector<DataFault>>(read),
              Contains(AllOf(Field(&DataFault::file, file), Field(&DataFault::entry, HasSubstr(entry)),
                             Field(&DataFault::reason, HasSubstr(reason)))));
}

TEST(Tables, Base1TheProgramsOwnTablesAreSound) {
  const auto read = read_game_data();
  if (const auto* faults = std::get_if<std::vector<DataFault>>(&read))
    for (const auto& fault : *faults) ADD_FAILURE() << fault.file << ": " << fault.entry << ": " << fault.reason;
  const GameData& data = game_data();
  EXPECT_EQ(data.classic.board.regions.size(), 12U);
  EXPECT_EQ(data.big_box.board.regions.size(), 17U);
  EXPECT_EQ(data.classic.tokens.size(), 49U);
  EXPECT_EQ(data.big_box.tokens.size(), 65U);
}

TEST(Tables, Base2RegionsInUseByEitherForm) {
  const auto in_use = [](const board::Tables& tables, int players) {
    std::set<std::string> ids;
    for (const auto& row : tables.board.regions)
      if ((row.used_with >> players) & 1) ids.insert(row.id);
    return ids;
  };
  EXPECT_EQ(in_use(game_data().classic, 2).size(), 8U);  // "players_from"
  EXPECT_EQ(in_use(game_data().classic, 3).size(), 10U);
  EXPECT_EQ(in_use(game_data().big_box, 5).size(), 15U);  // "used_with"
  EXPECT_FALSE(in_use(game_data().big_box, 5).contains("russia"));
  EXPECT_EQ(in_use(game_data().big_box, 6).size(), 17U);
  EXPECT_EQ(in_use(game_data().big_box, 4), in_use(game_data().classic, 4));
}

TEST(Tables, Card15EveryCardHasItsRow) {
  const auto& cards = game_data().classic.cards;
  ASSERT_EQ(cards.size(), 45U);
  std::map<board::Class, int> by_class;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    EXPECT_EQ(cards[i].number, i + 1);
    ++by_class[cards[i].card_class];
    EXPECT_EQ(cards[i].needs_module == "mercatus", cards[i].number > 33);
    EXPECT_EQ(cards[i].needs_big_box, cards[i].card_class == board::Class::islamic);
    EXPECT_EQ(cards[i].min_players, cards[i].number == 27 ? 3 : 2);
  }
  EXPECT_EQ(by_class[board::Class::islamic], 4);
  EXPECT_EQ(by_class[board::Class::chivalry], 6);
}

TEST(Tables, Base11AFaultNamesFileEntryAndReason) {
  expect_fault(read_with("board-classic.json", [](Json& j) { j["adjacency"][3]["between"][0] = "atlantis"; }),
               "board-classic.json", "adjacency[3].between[0]", "atlantis");
  expect_fault(read_with("tokens-classic.json", [](Json& j) { j["tokens"][7]["limit"] = 9; }), "tokens-classic.json",
               "tokens[7].limit", "1-6");
  expect_fault(read_with("tokens-big-box.json", [](Json& j) { j["tokens"].erase(3); }), "tokens-big-box.json",
               "tokens[3]", "4");
  expect_fault(read_with("cards.json", [](Json& j) { j["cards"][5]["class"] = "knights"; }), "cards.json",
               "cards[5].class", "chivalry");
  expect_fault(read_with("board-big-box.json", [](Json& j) { j.erase("regions"); }), "board-big-box.json", "the file",
               "regions");
  expect_fault(read_with("tokens-classic.json",
                         [](Json& j) { j["tokens"].push_back(j["tokens"][0]), j["tokens"][49]["id"] = 50; }),
               "tokens-classic.json", "50", "49");
}

TEST(Tables, Base1RegionsHaveTheSameNamesOnBothBoardsAndPrintedOnesBeside) {
  const auto& classic = game_data().classic.board.regions;
  const auto& big_box = game_data().big_box.board.regions;
  std::map<std::string, std::string> printed;
  ASSERT_GT(big_box.size(), classic.size());
  for (std::size_t i = 0; i < classic.size(); ++i) {
    EXPECT_EQ(big_box[i].name, classic[i].name);
    EXPECT_EQ(classic[i].printed, "");
  }
  for (const auto& row : big_box)
    if (!row.printed.empty()) printed[row.name] = row.printed;
  EXPECT_EQ(printed, (std::map<std::string, std::string>{{"Anglia", "England"},
                                                         {"Scandia", "Scandinavia"},
                                                         {"Gallia", "France"},
                                                         {"Hispania", "Espagna"},
                                                         {"Turcia", "Turkiye"},
                                                         {"Tartaria", "Golden Horde"}}));
}

TEST(Tables, Base1NamesOfRegionsAreTheirOwnAndReadable) {
  const auto with = [](std::size_t region, const char* key, const Json& name) {
    return read_with("board-big-box.json", [&](Json& j) { j["regions"][region][key] = name; });
  };
  EXPECT_TRUE(std::holds_alternative<GameData>(with(2, "printed", "Deutschland")));
  EXPECT_TRUE(std::holds_alternative<GameData>(with(0, "printed", "Anglia")));  // superfluous, no harm
  const std::string file = "board-big-box.json";
  expect_fault(with(3, "printed", "england"), file, "regions[3]", "Two regions are called england");
  expect_fault(with(4, "name", "GALLIA"), file, "regions[4]", "Two regions are called GALLIA");
  expect_fault(with(0, "printed", "Scandia"), file, "regions[1]", "Two regions are called scandia");
  for (const char* name : {"", " Gallia", "Gallia ", "Gal\tlia", "A name that nobody reads here"}) {
    expect_fault(with(3, "printed", name), file, "regions[3].printed", "1 to 24 letters");
    expect_fault(with(3, "name", name), file, "regions[3].name", "1 to 24 letters");
  }
  expect_fault(with(3, "printed", 7), file, "regions[3].printed", "");
}

TEST(Tables, Base4AnIsolatedRegionIsRefused) {
  expect_fault(read_with("board-classic.json",
                         [](Json& j) {
                           Json edges = Json::array();
                           for (const auto& edge : j["adjacency"])
                             if (edge["between"][0] != "anglia") edges.push_back(edge);
                           j["adjacency"] = edges;
                         }),
               "board-classic.json", "2", "are not connected");
}

TEST(Tables, AFileThatIsNoJsonIsRefused) {
  const auto read = read_game_data([](std::string_view file) -> std::optional<std::string> {
    return file == "cards.json" ? std::string(100000, '[') : file_text(file);
  });
  expect_fault(read, "cards.json", "the file", "JSON");
}

TEST(Texts, BothLanguagesSayTheSame) {
  const Texts &en = game_data().text("en"), &de = game_data().text("de");
  EXPECT_EQ(en.cards.size(), 45U);
  ASSERT_EQ(en.refusals.size(), de.refusals.size());
  for (const auto& [code, sentence] : en.refusals) {
    ASSERT_TRUE(de.refusals.contains(code)) << code;
    const bool subject = sentence.find("{subject}") != std::string::npos;
    EXPECT_EQ(subject, de.refusals.find(code)->second.find("{subject}") != std::string::npos) << code;
  }
  for (const auto& row : game_data().classic.cards) {
    EXPECT_TRUE(en.cards.contains(row.id)) << row.id;
    EXPECT_TRUE(de.cards.contains(row.id)) << row.id;
  }
  EXPECT_THAT(en.sentence({"card-twice", base_clause(11), "5"}), HasSubstr("Card 5 is listed twice"));
}

template <class E>
void expect_words(std::size_t first, std::size_t count) {
  std::set<std::string_view> seen;
  for (std::size_t i = first; i < count; ++i) {
    const auto text = word(static_cast<E>(i));
    EXPECT_FALSE(text.empty()) << i;
    EXPECT_TRUE(seen.insert(text).second) << text;
  }
}

TEST(Words, EveryDecisionEventAndPieceHasItsOwn) {
  const auto catalogue = board::catalogue_of(board::card_facts());
  std::set<std::string_view> seen;
  for (const board::DecisionRow* row : catalogue.decisions) {
    EXPECT_EQ(row->name.substr(0, 2), "D-");
    EXPECT_TRUE(seen.insert(row->name).second) << row->name;
    EXPECT_NE(row->clause.part, Part::none) << row->name;
  }
  for (const board::EventType* type : catalogue.events) {
    EXPECT_FALSE(type->word.empty());
    EXPECT_TRUE(seen.insert(type->word).second) << type->word;
  }
  for (const board::PieceType* type : catalogue.pieces) {
    EXPECT_TRUE(seen.insert(type->word).second) << type->word;
    EXPECT_NE(type->clause.part, Part::none) << type->word;
  }
}

TEST(Words, EveryValueHasItsOwn) {
  expect_words<board::Choice>(0, board::choice_count);
  expect_words<board::Class>(0, board::class_count);
  expect_words<board::FrameKind>(0, static_cast<std::size_t>(board::FrameKind::final_plague) + 1);
}

TEST(Faces, Base6ShortFormAndBack) {
  for (const auto& row : game_data().big_box.tokens) {
    EXPECT_EQ(parse_face(short_text(row.face)), row.face);
    Faults faults;
    const Json json = to_json(row.face);
    EXPECT_EQ(read_face(Value(json, "", faults)), row.face);
    EXPECT_TRUE(faults.empty());
  }
  EXPECT_EQ(short_text(*parse_face("2:M+bou")), "[2:M+bou]");
  for (const char* wrong : {"", "2", "2:", "7:M", "2:X", "2:M+", "[2:M", "0:A", "1:A+A+A+A+A+A+A+A+A+A"})
    EXPECT_FALSE(parse_face(wrong)) << wrong;
}

TEST(Tables, Cart6To11TheTablesOfCartus) {
  const cartus::Tables& tables = game_data().cartus;
  EXPECT_EQ(tables.population, (std::array<std::uint8_t, 5>{4, 2, 2, 2, 4}));
  EXPECT_EQ(tables.stock, (std::array<std::uint8_t, 5>{15, 12, 12, 12, 15}));
  EXPECT_EQ(tables.vp.size(), cartus::vp_tokens);
  EXPECT_EQ(tables.rats, 10);
  for (const auto& copies : tables.supplies) {  // CART-8
    EXPECT_EQ(copies[0].draw, 4);
    EXPECT_EQ(copies[2].draw, 2);
    EXPECT_EQ(copies[2].look, 1);
    EXPECT_EQ(copies[4].discard_rats, 2);
  }
}

TEST(Tables, Cart7BuildingsAreNamedOnceEachAndHaveFiveCopies) {
  const std::string file = "cartus-buildings.json";
  expect_fault(read_with(file, [](Json& json) { json["buildings"][1]["id"] = "farm"; }), file, "buildings[1].id",
               "twice");
  expect_fault(read_with(file, [](Json& json) { json["buildings"].erase(3); }), file, "buildings", "office");
  expect_fault(read_with(file, [](Json& json) { json["buildings"][0]["copies"].erase(0); }), file,
               "buildings[0].copies", "five");
  expect_fault(read_with(file, [](Json& json) { json["buildings"][0]["class"] = "magic"; }), file, "buildings[0].class",
               "");
}

TEST(Tables, Cart6CountsThatDoNotAddUpAreRefused) {
  const std::string file = "cartus-cards.json";
  expect_fault(read_with(file, [](Json& json) { json["population"]["0"] = 5; }), file, "15", "14 population cards");
  expect_fault(read_with(file, [](Json& json) { json["vp_tokens"]["3"] = 5; }), file, "19", "20 victory point");
  expect_fault(read_with(file, [](Json& json) { json["specials"]["spear"] = 5; }), file, "specials.spear", "no field");
}

}  // namespace
}  // namespace rattus::codec
