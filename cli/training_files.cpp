#include "cli/training_files.hpp"

#include <filesystem>

#include "cli/command.hpp"
#include "cli/setup_choice.hpp"
#include "codec/json.hpp"
#include "codec/record.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"
#include "engine/core/hex.hpp"

namespace rattus::cli {
namespace {

constexpr std::array<const char*, 4> mixes{"base", "cards", "modules", "mercatus"};
constexpr std::array<const char*, 5> box{"upgrades", "region-cards", "universities", "guilds", "inns"};
constexpr std::array<const char*, 4> sets{"merc-beginners", "merc-aristocrats", "merc-violent-times",
                                          "merc-production-and-trade"};
constexpr int merchants = 4;

bool can_be_played(const board::SetUp& setup, Rng& rng) {
  return std::holds_alternative<board::Rules>(board::BoardGame::make(setup, game_data().tables(setup.board), rng));
}

board::SetUp draw(const std::string& mix, int players, Rng& rng) {
  board::SetUp setup;
  setup.players = players;
  setup.board = players > merchants ? "big-box" : "classic";
  if (mix == "base") return setup;
  setup.card_choice = board::CardChoice::random;
  if (mix == "mercatus") {
    setup.modules = {"mercatus"};
    const std::uint32_t set = rng.below(sets.size() + 2);
    if (set >= sets.size()) return setup;
    setup.card_choice = board::CardChoice::named;
    setup.cards = {sets[set]};
    return setup;
  }
  setup.board = "big-box";
  if (mix == "modules")
    for (const char* module : box)
      if (rng.below(2) == 0) setup.modules.emplace_back(module);
  return setup;
}

/// Bytes as hexadecimal digits.
std::string digits(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

std::vector<std::uint8_t> bytes_of(const std::string& text) {
  const auto digit = [](char c) -> unsigned {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    throw std::runtime_error("no hexadecimal digit");
  };
  if (text.size() % 2 != 0) throw std::runtime_error("half a byte");
  std::vector<std::uint8_t> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::uint8_t>(digit(text[2 * i]) << 4 | digit(text[2 * i + 1]));
  return bytes;
}

KeptGame of_line(const std::string& line) {
  const codec::Json json = codec::Json::parse(line);
  KeptGame kept;
  kept.game = json.at("game").get<std::uint32_t>();
  codec::Faults faults;
  kept.setup = codec::read_setup(codec::Value(json.at("setup"), "setup", faults));
  if (!faults.empty()) throw std::runtime_error("no set-up");
  kept.seed = read_seed(json.at("seed").get<std::string>());
  kept.played.choices = bytes_of(json.at("choices").get<std::string>());
  const auto expected = bytes_of(json.at("expected").get<std::string>());
  const auto n = static_cast<std::size_t>(kept.setup.players);
  for (std::size_t i = 0; n > 0 && i + n <= expected.size(); i += n) {
    kept.played.expected.emplace_back();
    std::copy_n(expected.begin() + static_cast<std::ptrdiff_t>(i), n, kept.played.expected.back().begin());
  }
  return kept;
}

}  // namespace

board::SetUp drawn_setup(const std::string& mix, int players, Rng& rng) {
  const bool all = mix == "all";
  if (!all && std::find(mixes.begin(), mixes.end(), mix) == mixes.end())
    throw Usage("--mix is base, cards, modules, mercatus or all");
  for (;;) {
    const std::string one = all ? mixes[rng.below(players > merchants ? 3 : 4)] : mix;
    if (one == "mercatus" && players > merchants) throw Usage("Mercatus is for at most 4 players (MERC-2)");
    board::SetUp setup = draw(one, players, rng);
    Rng own = rng;
    if (can_be_played(setup, own)) return setup;
  }
}

board::Rules rules_of(const board::SetUp& setup, Seed seed) {
  Rng rng(seed);
  return std::get<board::Rules>(board::BoardGame::make(setup, game_data().tables(setup.board), rng));
}

std::string to_line(const KeptGame& kept) {
  std::vector<std::uint8_t> expected;
  for (const auto& shares : kept.played.expected)
    expected.insert(expected.end(), shares.begin(), shares.begin() + kept.setup.players);
  const codec::Json json = {{"game", kept.game},
                            {"setup", codec::to_json(kept.setup)},
                            {"seed", rattus::hex(kept.seed)},
                            {"choices", digits(kept.played.choices)},
                            {"expected", digits(expected)}};
  return json.dump() + "\n";
}

std::uintmax_t read_games(const std::string& path, const std::function<void(const KeptGame&)>& take) {
  std::ifstream in(path);
  std::uintmax_t good = 0;
  for (std::string line; std::getline(in, line) && !in.eof(); good += line.size() + 1) {
    KeptGame kept;
    try {
      kept = of_line(line);
    } catch (const std::exception&) {
      break;
    }
    take(kept);
  }
  return good;
}

bool drop_after(const std::string& path, std::uintmax_t bytes) {
  std::error_code none;
  const std::uintmax_t size = std::filesystem::file_size(path, none);
  if (none || size <= bytes) return false;
  std::filesystem::resize_file(path, bytes);
  return true;
}

SampleFiles::SampleFiles(std::string folder) : folder_(std::move(folder)) {
  std::error_code none;
  std::filesystem::create_directories(folder_, none);
}

void SampleFiles::add(unsigned players, const ai::Sample& sample) {
  auto& file = files_[players];
  if (!file.is_open()) file.open(folder_ + "/" + std::to_string(players) + ".bin", std::ios::binary);
  std::vector<std::int16_t> row;
  const auto put = [&row](const auto& numbers) {
    for (const auto number : numbers) row.push_back(static_cast<std::int16_t>(number));
  };
  put(sample.inputs->game());
  for (unsigned seat = 0; seat < players; ++seat) put(sample.inputs->seat(static_cast<Seat>(seat)));
  put(std::span(sample.result).first(players));
  put(std::span(sample.expected).first(players));
  put(std::span(sample.points).first(players));
  file.write(reinterpret_cast<const char*>(row.data()), static_cast<std::streamsize>(row.size() * sizeof row[0]));
  ++counts_[players];
}

void SampleFiles::finish() {
  const ai::InputLayout& layout = ai::input_layout();
  codec::Json counts = codec::Json::object();
  bool whole = true;
  for (auto& [players, file] : files_) {
    counts[std::to_string(players)] = counts_[players];
    file.close();
    whole = whole && file.good();
  }
  const codec::Json json = {
      {"seat", layout.seat}, {"game", layout.game}, {"hash", std::to_string(layout.hash)}, {"samples", counts}};
  std::ofstream out(folder_ + "/samples.json");
  out << json.dump(1) << "\n";
  if (!whole || !out) throw Usage(folder_ + ": the samples could not be written");
}

std::uint64_t SampleFiles::count() const {
  std::uint64_t all = 0;
  for (const auto& [players, count] : counts_) all += count;
  return all;
}

}  // namespace rattus::cli
