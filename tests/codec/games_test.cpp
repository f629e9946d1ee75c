// The recorded games of tests/games/: every step as recorded, and together they show every board, player count and
// end reason, Mercatus with every suggested set and number of players, all modules that can be joined, and Cartus with
// every number of players and way to choose buildings.
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "codec/board/words.hpp"
#include "codec/record/record.hpp"

namespace rattus::codec {
namespace {

std::vector<std::filesystem::path> game_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator("tests/games"))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// What the recorded games show between them.
struct Shown {
  std::set<std::string> boards, reasons, buildings;
  std::set<int> players, cartus_players;
  std::set<std::pair<std::string, int>> suggested;  ///< sets of cards, with how many players
  std::set<std::vector<std::string>> modules;       ///< in play together

  void see(const table::Game& game) {
    boards.insert(game.rules().big_box ? "big-box" : "classic");
    players.insert(game.rules().players);
    reasons.insert(std::string(word(game.state().end_reason)));
  }
  void see(const table::AnySetUp& any) {
    const auto* setup = std::get_if<board::SetUp>(&any);
    if (setup) modules.insert(setup->modules);
    if (setup && setup->card_choice == board::CardChoice::named) suggested.emplace(setup->cards[0], setup->players);
  }
  void see(const table::CartusGame& game) {
    cartus_players.insert(game.rules().players);
    buildings.insert(std::string(cartus::option_names::buildings[game.rules().options.buildings]));
  }
};

TEST(RecordedGames, ReplayAsRecordedAtEveryStep) {
  Shown shown;
  unsigned hosted = 0;
  for (const auto& path : game_files()) {
    const std::string text = text_of(path);
    std::size_t hashed = 0, steps = 0;
    const auto checked = check_record(text, game_data(), [&](std::size_t step, const auto& game, const auto&) {
      steps = step;
      if (text.find("\"hash\":\"" + hex(game.hash()) + "\"") != std::string::npos) ++hashed;
      if (game.over()) shown.see(game);
    });
    ASSERT_TRUE(std::holds_alternative<Record>(checked))
        << path << ": step " << std::get<RecordFault>(checked).step << ": " << std::get<RecordFault>(checked).reason;
    EXPECT_EQ(hashed, steps + 1) << path;
    const auto& record = std::get<Record>(checked);
    shown.see(record.setup);
    if (record.stream == table::Stream::chacha20 && record.shares.size() == 2) ++hosted;
  }
  EXPECT_EQ(hosted, 2U) << "one of each game, with ChaCha20 and what two devices added";
  EXPECT_EQ(shown.boards, (std::set<std::string>{"big-box", "classic"}));
  EXPECT_EQ(shown.players, (std::set<int>{2, 3, 4, 5, 6}));
  EXPECT_EQ(shown.reasons, (std::set<std::string>{"placed", "rats", "rounds"}));
  std::set<std::pair<std::string, int>> all_suggested;
  for (const auto& set : game_data().classic.card_sets)
    for (int players = 2; players <= 4; ++players) all_suggested.emplace(set.id, players);
  EXPECT_EQ(shown.suggested, all_suggested);
  EXPECT_EQ(shown.modules,
            (std::set<std::vector<std::string>>{{},
                                                {"guilds"},
                                                {"guilds", "inns"},
                                                {"guilds", "inns", "mercatus"},
                                                {"inns"},
                                                {"mercatus"},
                                                {"mercatus", "upgrades"},
                                                {"region-cards"},
                                                {"region-cards", "upgrades"},
                                                {"universities", "region-cards", "upgrades"},
                                                {"universities"},
                                                {"universities", "mercatus"},
                                                {"upgrades", "region-cards", "universities", "guilds", "inns"},
                                                {"upgrades"}}));
  EXPECT_EQ(shown.cartus_players, (std::set<int>{2, 3, 4, 5}));
  EXPECT_EQ(shown.buildings, (std::set<std::string>{"fixed", "mixed", "random-per-class"}));
}

}  // namespace
}  // namespace rattus::codec
