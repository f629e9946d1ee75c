// selfplay and samples as a person meets them: files that can be taken up again, and what cannot be done.
#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/ai/nets.hpp"
#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;
using test::OwnFolder;
using test::Ran;
using test::text_of_file;

Ran play(const std::string& arguments) { return test::run_program("selfplay --agent greedy:novice " + arguments); }

/// The games of a file by their numbers, without its first line.
std::map<int, std::string> games_of(const std::string& path) {
  std::map<int, std::string> games;
  std::ifstream in(path);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) games.emplace(Json::parse(line)["game"].get<int>(), line);
  return games;
}

TEST(SelfPlayCommand, GoesOnWhereTheFileStopsWithAnyNumberOfThreads) {
  const OwnFolder folder;
  const std::string whole = folder.file("whole.jsonl"), parts = folder.file("parts.jsonl");
  ASSERT_EQ(play("--games 12 --seed 3 --file " + whole).status, 0);
  ASSERT_EQ(play("--games 5 --seed 3 --file " + parts).status, 0);
  std::filesystem::resize_file(parts, std::filesystem::file_size(parts) - 7);  // as a power cut leaves it
  const Ran again = play("--games 12 --seed 3 --threads 3 --file " + parts);
  EXPECT_EQ(again.status, 0);
  EXPECT_THAT(again.output, HasSubstr("damaged"));
  EXPECT_EQ(games_of(parts).size(), 12U);
  EXPECT_EQ(games_of(parts), games_of(whole));
}

TEST(SelfPlayCommand, LosesNothingOfAFileThatItCannotRead) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl");
  ASSERT_EQ(play("--games 3 --seed 3 --file " + file).status, 0);
  EXPECT_EQ(play("--games 3 --seed 4 --file " + file).status, 2) << "of another seed";
  std::string text = text_of_file(file);
  text.replace(text.find("choices"), 7, "choises");
  std::ofstream(file) << text;
  const Ran damaged = play("--games 9 --seed 3 --file " + file);
  EXPECT_EQ(damaged.status, 2);
  EXPECT_THAT(damaged.output, HasSubstr("line 2"));
  EXPECT_EQ(text_of_file(file), text);
}

TEST(SelfPlayCommand, RefusesWhatItCannotPlay) {
  const OwnFolder folder;
  const std::string file = " --file " + folder.file("games.jsonl");
  for (const char* arguments :
       {"--games 0", "--threads 0", "--kinds base,cartus", "--kinds chess", "--players 1", "--players 6 --kinds base",
        "--players 6 --kinds cartus", "--slips 1025", "--strays 1025", "--agent clever", "--agent greedy+README.md"}) {
    const Ran result = play(arguments + file);
    EXPECT_EQ(result.status, 2) << arguments << result.output;
    EXPECT_THAT(result.output, HasSubstr("rattus: ")) << arguments;
  }
  EXPECT_EQ(play("--games 1").status, 2);
}

TEST(SamplesCommand, WritesRowsOfTheLengthThatItSays) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl"), out = folder.file("samples");
  ASSERT_EQ(play("--games 8 --seed 5 --players 2-3 --file " + file).status, 0);
  const Ran result = test::run_program("samples " + file + " --out " + out + " --share 0.5");
  ASSERT_EQ(result.status, 0) << result.output;
  const Json about = Json::parse(text_of_file(out + "/samples.json"));
  std::size_t all = 0;
  for (const auto& [players, count] : about["samples"].items()) {
    const auto n = std::stoul(players);
    const std::size_t row = about["game"].size() + n * (about["seat"].size() + 3);
    const auto rows = std::filesystem::path(out) / (players + ".bin");
    EXPECT_EQ(std::filesystem::file_size(rows), count.get<std::size_t>() * row * 2);
    all += count.get<std::size_t>();
  }
  EXPECT_GT(all, 100U);
  EXPECT_THAT(result.output, HasSubstr(std::to_string(all) + " samples of 8 games"));
}

TEST(SamplesCommand, LooksBackWithTheNetThatIsNamed) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl");
  ASSERT_EQ(play("--games 3 --seed 5 --kinds base --players 2 --file " + file).status, 0);
  const auto samples = [&](const std::string& out, const std::string& more) {
    return test::run_program("samples " + file + " --out " + folder.file(out) + " --share 0.5 " + more);
  };
  ASSERT_EQ(samples("plain", "").status, 0);
  ASSERT_EQ(samples("back", "--hindsight data/nets/board.net --trace 0.9").status, 0);
  const std::string plain = text_of_file(folder.file("plain/2.bin")), back = text_of_file(folder.file("back/2.bin"));
  EXPECT_EQ(plain.size(), back.size());
  EXPECT_NE(plain, back);
  EXPECT_THAT(samples("none", "--hindsight data/nets/cartus.net").output, HasSubstr("for another game"));
  EXPECT_THAT(samples("none", "--hindsight data/nets/board.net --trace 1.5").output, HasSubstr("--trace"));
}

/// Of rows of a base game with two players: by row what came of it and what could be expected, each seat in turn.
std::vector<std::array<std::int16_t, 4>> targets(const std::string& out) {
  const Json about = Json::parse(text_of_file(out + "/samples.json"));
  const std::size_t at = about["game"].size() + 2 * about["seat"].size(), row = at + 6;
  const std::string bytes = text_of_file(out + "/2.bin");
  std::vector<std::array<std::int16_t, 4>> list(bytes.size() / 2 / row);
  for (std::size_t i = 0; i < list.size(); ++i)
    std::memcpy(&list[i], bytes.data() + 2 * (i * row + at), sizeof list[i]);
  return list;
}

TEST(SamplesCommand, LooksBackByWhatASearchExpected) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl");
  const std::string games = "--games 3 --seed 5 --kinds base --players 2 --file ";
  ASSERT_EQ(test::run_program("selfplay --agent old-search@20it " + games + file).status, 0);
  const auto samples = [&](const std::string& out, const std::string& more) {
    EXPECT_EQ(test::run_program("samples " + file + " --out " + folder.file(out) + " --share 0.5 " + more).status, 0);
    return targets(folder.file(out));
  };
  const auto said = samples("said", ""), at_once = samples("at-once", "--trace 0"), end = samples("end", "--trace 1");
  ASSERT_GT(said.size(), 50U);
  ASSERT_EQ(at_once.size(), said.size());
  ASSERT_EQ(end.size(), said.size());
  for (std::size_t i = 0; i < said.size(); ++i) {
    EXPECT_EQ(end[i][2], end[i][0]);
    EXPECT_EQ(end[i][3], end[i][1]);
    if (said[i][2] + said[i][3] == 0) continue;  // the search had one option left, and said nothing
    EXPECT_EQ(at_once[i], said[i]);
  }
  const std::string plain = folder.file("plain.jsonl");
  ASSERT_EQ(play(games + plain).status, 0);
  const Ran refused = test::run_program("samples " + plain + " --out " + folder.file("none") + " --trace 0.8");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.output, HasSubstr("games of a search"));
}

TEST(SamplesCommand, AreOfOneGame) {
  const OwnFolder folder;
  const std::string cards = folder.file("cards.jsonl"), board = folder.file("board.jsonl"),
                    out = folder.file("samples");
  ASSERT_EQ(play("--games 4 --seed 5 --kinds cartus,cartus-random --file " + cards).status, 0);
  ASSERT_EQ(play("--games 4 --seed 5 --kinds base --players 2 --file " + board).status, 0);
  const Ran both = test::run_program("samples " + cards + " " + board + " --out " + out);
  EXPECT_EQ(both.status, 2) << both.output;
  EXPECT_THAT(both.output, HasSubstr("a net learns one"));
  const Ran result = test::run_program("samples " + cards + " --out " + out);
  ASSERT_EQ(result.status, 0) << result.output;
  const Json about = Json::parse(text_of_file(out + "/samples.json"));
  EXPECT_NE(std::find(about["seat"].begin(), about["seat"].end(), "palace.tokens"), about["seat"].end());
}

TEST(SamplesCommand, WritesChoicesWhoseFilesFitEachOther) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl"), out = folder.file("choices"), cards = folder.file("cards.jsonl");
  ASSERT_EQ(play("--games 4 --seed 5 --kinds base --players 2-3 --file " + file).status, 0);
  const Ran result = test::run_program("samples " + file + " --out " + out + " --choices --share 0.5");
  ASSERT_EQ(result.status, 0) << result.output;
  const auto numbers = [&](const char* name) {
    const std::string bytes = text_of_file(out + name);
    std::vector<std::uint16_t> all(bytes.size() / 2);
    std::memcpy(all.data(), bytes.data(), all.size() * 2);
    return all;
  };
  const auto decisions = numbers("/decisions.bin"), options = numbers("/options.bin"), cues = numbers("/cues.bin");
  const Json about = Json::parse(text_of_file(out + "/choices.json"));
  ASSERT_EQ(decisions.size(), 3 * about["choices"].get<std::size_t>());
  EXPECT_GT(decisions.size(), 300U);
  std::size_t offered = 0, shown = 0;
  for (std::size_t i = 0; i < decisions.size(); i += 3) offered += decisions[i + 2];
  for (const std::uint16_t many : options) shown += many;
  EXPECT_EQ(offered, options.size());
  EXPECT_EQ(2 * shown, cues.size());
  EXPECT_THAT(result.output, HasSubstr(about["choices"].dump() + " choices of 4 games"));

  const Ran back = test::run_program("samples " + file + " --out " + out + " --choices --trace 0.8");
  EXPECT_EQ(back.status, 2);
  EXPECT_THAT(back.output, HasSubstr("does not look back"));
  ASSERT_EQ(play("--games 2 --seed 5 --kinds cartus --file " + cards).status, 0);
  const Ran of_both = test::run_program("samples " + file + " " + cards + " --out " + out + " --choices");
  EXPECT_EQ(of_both.status, 2);
  EXPECT_THAT(of_both.output, HasSubstr("a policy learns one"));
  ASSERT_EQ(test::run_program("samples " + cards + " --out " + out + " --choices").status, 0);
  const Json of_cards = Json::parse(text_of_file(out + "/choices.json"));
  EXPECT_EQ(of_cards["hash"], std::to_string(ai::input_layout<cartus::Kit>().policy.hash));
}

/// A net of each game, with weights by chance.
class NetsOfBothGames {
 public:
  NetsOfBothGames()
      : board_(write("board.net", test::NetNumbers({1, 2}))),
        cards_(write("cards.net", test::NetNumbers({1, 2}, ai::input_layout<cartus::Kit>()))) {}
  [[nodiscard]] const std::string& board() const { return board_; }
  [[nodiscard]] const std::string& cards() const { return cards_; }

 private:
  std::string write(const char* name, const test::NetNumbers& numbers) {
    std::string path = folder_.file(name);
    std::ofstream(path, std::ios::binary) << numbers.file(numbers.layout->hash);
    return path;
  }
  OwnFolder folder_;
  std::string board_, cards_;
};

TEST(Nets, APlayerPlaysTheGameThatItsNetIsFor) {
  const NetsOfBothGames nets;
  const std::string arena = "arena --players 2 --games 2 --threads 1 --agents ";
  const auto agents = [](const std::string& net) { return "greedy+" + net + ",search+" + net + "@20it"; };
  EXPECT_EQ(test::run_program(arena + agents(nets.board())).status, 0);
  EXPECT_EQ(test::run_program(arena + agents(nets.cards()) + " --game cartus").status, 0);
  for (const std::string& wrong : {agents(nets.cards()), agents(nets.board()) + " --game cartus"}) {
    const Ran refused = test::run_program(arena + wrong);
    EXPECT_EQ(refused.status, 2) << refused.output;
    EXPECT_THAT(refused.output, HasSubstr("for another game")) << wrong;
  }
}

TEST(Nets, ThatOfCartusInDataFitsTheInputsOfThisProgram) {
  const Ran result =
      test::run_program("arena --game cartus --players 2 --games 2 --agents greedy+data/nets/cartus.net,old-greedy");
  EXPECT_EQ(result.status, 0) << result.output;
}

TEST(Nets, AreRefusedWhereBothGamesArePlayed) {
  const NetsOfBothGames nets;
  const std::string agents = "rate --games 2 --threads 1 --agents random,greedy+" + nets.cards();
  EXPECT_EQ(test::run_program(agents + " --kinds cartus --players 2").status, 0);
  const Ran refused = test::run_program(agents + " --kinds base,cartus --players 2");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.output, HasSubstr("for another game than rattus"));
  EXPECT_EQ(play("--games 1 --kinds cartus --file x --agent greedy+" + nets.board()).status, 2);
  EXPECT_EQ(test::run_program("simulate --game cartus --games 1 --agents greedy+" + nets.board()).status, 2);
  EXPECT_EQ(test::run_program("balance --games 1 --agents greedy+" + nets.cards()).status, 2);
}

TEST(SamplesCommand, RefusesWhatIsNoFileOfGames) {
  const OwnFolder folder;
  const std::string out = " --out " + folder.file("samples");
  EXPECT_EQ(test::run_program("samples README.md" + out).status, 2);
  EXPECT_EQ(test::run_program("samples no-such-file" + out).status, 2);
  EXPECT_EQ(test::run_program("samples --share 2 README.md" + out).status, 2);
  EXPECT_EQ(test::run_program("samples" + out).status, 2);
}

}  // namespace
}  // namespace rattus
