#include "codec/game_data.hpp"

#include <cassert>
#include <fstream>
#include <iterator>

#include "codec/board/tables.hpp"
#include "codec/cartus/tables.hpp"
#include "codec/data_files.hpp"

namespace rattus::codec {
namespace {

std::optional<std::string> embedded(std::string_view name) {
  for (const DataFile& file : data_files())
    if (file.name == name) return std::string(file.text);
  return std::nullopt;
}

/// Reads the files of one source and keeps what is wrong, with English reasons from inside the program.
class FileReader {
 public:
  explicit FileReader(const DataSource& source) : source_(source) {}

  template <class Read>
  void file(const std::string& name, Read read) {
    Faults faults;
    if (const auto text = source_(name)) {
      if (const auto json = parse_json(*text, "", faults)) read(Value(*json, "", faults));
    } else {
      faults.add({"", "no-file", name});
    }
    for (const FormatFault& fault : faults.list()) add(name, fault.path, {fault.code, {}, fault.detail});
    for (const Refusal& rest : faults.with_more({})) add(name, "", rest);
  }
  void add(const std::string& file, const std::string& entry, const board::Refusal& reason) {
    faults_.push_back({file, entry.empty() ? "the file" : entry, reason_texts().sentence(reason)});
  }
  std::vector<DataFault> take() { return std::move(faults_); }
  [[nodiscard]] bool clean() const { return faults_.empty(); }

 private:
  static const Texts& reason_texts();
  const DataSource& source_;
  std::vector<DataFault> faults_;
};

void read_words(const Value& file, std::string_view key, std::map<std::string, std::string, std::less<>>& out) {
  const auto object = file.need(key);
  if (!object) return;
  for (const auto& [name, value] : object->entries())
    if (auto text = value.text()) out[name] = std::move(*text);
}

Texts read_texts(const Value& file) {
  Texts texts;
  if (!file.fields({"language", "cards", "refusals"})) return texts;
  read_words(file, "cards", texts.cards);
  read_words(file, "refusals", texts.refusals);
  return texts;
}

const Texts& FileReader::reason_texts() {
  static const Texts texts = [] {
    Faults faults;
    const auto json = parse_json(embedded("texts/en.json").value_or("{}"), "", faults);
    return json ? read_texts(Value(*json, "", faults)) : Texts{};
  }();
  return texts;
}

[[maybe_unused]] void read_board_tables(FileReader& reader, const std::string& id, board::Tables& tables) {
  const std::string board = "board-" + id + ".json", tokens = "tokens-" + id + ".json";
  reader.file(board, [&](const Value& file) { tables.board = read_board(file, id); });
  reader.file(tokens, [&](const Value& file) { tables.tokens = read_tokens(file); });
  const std::string region_cards = "region-cards.json";
  if (id == "big-box" && reader.clean())  // they name its regions
    reader.file(region_cards, [&](const Value& file) { tables.region_cards = read_region_cards(file, tables.board); });
  if (!reader.clean()) return;
  for (const board::Refusal& reason : check_tables(tables)) {
    const bool of_tokens = reason.code == "data-tokens" || reason.code == "data-faces";
    const bool of_region_cards = reason.code == "data-region-cards";
    reader.add(of_tokens ? tokens : of_region_cards ? region_cards : board, reason.subject, reason);
  }
}

[[maybe_unused]] void read_tables(board::Kit, FileReader& reader, GameData& data) {
  reader.file("cards.json", [&](const Value& file) { data.classic.cards = read_cards(file); });
  reader.file("card-sets.json",
              [&](const Value& file) { data.classic.card_sets = read_card_sets(file, data.classic.cards); });
  reader.file("jester-chart.json", [&](const Value& file) { data.classic.jester_chart = read_jester_chart(file); });
  data.big_box.cards = data.classic.cards;
  data.big_box.card_sets = data.classic.card_sets;
  data.big_box.jester_chart = data.classic.jester_chart;
  read_board_tables(reader, "classic", data.classic);
  read_board_tables(reader, "big-box", data.big_box);
  if (!reader.clean()) return;
  data.classic_faces = std::make_shared<const FaceTexts>(data.classic.tokens);
  data.big_box_faces = std::make_shared<const FaceTexts>(data.big_box.tokens);
}

[[maybe_unused]] void read_tables(cartus::Kit, FileReader& reader, GameData& data) {
  cartus::Tables& tables = data.cartus;
  const std::string buildings = "cartus-buildings.json", cards = "cartus-cards.json";
  reader.file(buildings, [&](const Value& file) { read_cartus_buildings(file, tables); });
  reader.file(cards, [&](const Value& file) { read_cartus_cards(file, tables); });
  if (!reader.clean()) return;
  for (const Refusal& reason : check_tables(tables)) reader.add(cards, reason.subject, reason);
}

}  // namespace

const Texts& GameData::text(std::string_view language) const {
  const auto found = texts.find(language);
  static const Texts none;
  if (found != texts.end()) return found->second;
  const auto english = texts.find("en");
  return english == texts.end() ? none : english->second;
}

ReadGameData read_game_data(const DataSource& source) {
  FileReader reader(source);
  GameData data;
  table::Games::each([&](auto kit) { read_tables(kit, reader, data); });
  for (const std::string language : {"en", "de"}) {
    const std::string name = "texts/" + language + ".json";
    if (language != "en" && !source(name)) continue;  // modules for browsers carry English alone
    reader.file(name, [&](const Value& file) { data.texts[language] = read_texts(file); });
  }
  if (!reader.clean()) return reader.take();
  return data;
}

ReadGameData read_game_data() { return read_game_data(embedded); }

ReadGameData read_game_data(const std::string& folder) {
  return read_game_data([&](std::string_view name) -> std::optional<std::string> {
    std::ifstream file(folder + "/" + std::string(name), std::ios::binary);
    if (!file) return embedded(name);
    return std::string(std::istreambuf_iterator<char>(file), {});
  });
}

const GameData& game_data() {
  static const GameData data = [] {
    auto read = read_game_data();
    assert(std::holds_alternative<GameData>(read) && "the program's own tables are sound");
    return std::move(std::get<GameData>(read));
  }();
  return data;
}

}  // namespace rattus::codec
