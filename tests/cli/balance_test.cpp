// balance as a person meets it: the report, the page, and a file that can be taken up again.
#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace rattus {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Json = nlohmann::json;
using test::OwnFolder;
using test::Ran;

Ran run(const std::string& arguments, const std::string& errors = "2>&1") {
  return test::run_program("balance --players 3 --agents greedy:novice " + arguments, "", errors);
}

Json figures(const std::string& arguments) {
  const Ran result = run("--json " + arguments, "2>/dev/null");
  EXPECT_EQ(result.status, 0) << result.output;
  return Json::parse(result.output);
}

TEST(BalanceCommand, CountsWhatWasPlayed) {
  const Json json = figures("--games 30 --seed 5");
  EXPECT_EQ(json["games"], 30);
  EXPECT_NEAR(json["fair_share"].get<double>(), 1.0 / 3, 1e-9);
  int in_play = 0, wins = 0;
  for (const Json& card : json["class_cards"]) {
    in_play += card["games"].get<int>();
    EXPECT_LE(card["first"]["games"], card["games"]);
    EXPECT_LE(card["holder"]["games"], card["first"]["games"]);
    if (!card["early"].contains("share")) continue;
    EXPECT_LE(card["early"]["ci95"][0], card["early"]["share"]);
    EXPECT_GE(card["early"]["ci95"][1], card["early"]["share"]);
  }
  EXPECT_EQ(in_play, 6 * 30);
  ASSERT_EQ(json["seats"].size(), 3U);
  for (const Json& seat : json["seats"]) wins += seat["wins"]["won"].get<int>();
  EXPECT_EQ(wins, 30);
}

TEST(BalanceCommand, IsTheSameHoweverManyThreads) {
  EXPECT_EQ(figures("--games 20 --seed 6 --threads 1"), figures("--games 20 --seed 6 --threads 3"));
  EXPECT_NE(figures("--games 20 --seed 6"), figures("--games 20 --seed 7"));
}

TEST(BalanceCommand, GoesOnWhereTheFileStops) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl"), with_file = "--seed 8 --file " + file;
  const Json whole = figures("--games 12 --seed 8");
  figures("--games 5 " + with_file);
  EXPECT_EQ(figures("--games 12 " + with_file), whole);
  const std::string text = test::text_of_file(file);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 13);  // the first line says what is played

  // A power cut in the middle of a line: it is told, dropped and played again.
  std::filesystem::resize_file(file, text.size() - 20);
  const Ran damaged = run("--games 12 " + with_file);
  EXPECT_EQ(damaged.status, 0) << damaged.output;
  EXPECT_THAT(damaged.output, HasSubstr("dropped the last line, which was damaged"));
  EXPECT_EQ(test::text_of_file(file), text);
  EXPECT_EQ(figures("--games 12 " + with_file), whole);
}

TEST(BalanceCommand, RefusesAFileOfSomethingElse) {
  const OwnFolder folder;
  const std::string file = folder.file("games.jsonl");
  figures("--games 2 --seed 8 --file " + file);
  const Ran other = run("--games 2 --seed 9 --file " + file);
  EXPECT_EQ(other.status, 2);
  EXPECT_THAT(other.output, HasSubstr("has results of another run (seed"));
  std::string text = test::text_of_file(file);
  text.replace(text.find("\"rounds\""), 8, "\"bounds\"");
  std::ofstream(file) << text;
  const Ran damaged = run("--games 2 --seed 8 --file " + file);
  EXPECT_EQ(damaged.status, 2);
  EXPECT_THAT(damaged.output, HasSubstr("line 2 is not a result"));
}

TEST(BalanceCommand, WritesAPageInBothLanguages) {
  const OwnFolder folder;
  const std::string page = folder.file("page.html");
  const std::string line = "--games 40 --board big-box --modules upgrades,inns --vary-modules --page " + page;
  ASSERT_EQ(run(line).status, 0);
  const std::string english = test::text_of_file(page);
  for (const char* words :
       {"<!doctype html>", "lang=\"en\"", "Class cards", "Inn Keeper", "upgrade tiles", "out of play",
        "Seats in turn order", "<svg viewBox", "prefers-color-scheme:dark", "width=device-width"})
    EXPECT_THAT(english, HasSubstr(words));
  for (const char* none : {"<script", "http:", "https:", "{", "nan"})
    EXPECT_THAT(english.substr(english.find("</style>")), Not(HasSubstr(none)));
  ASSERT_EQ(run(line + " --language de").status, 0);
  EXPECT_THAT(test::text_of_file(page), HasSubstr("Klassenkarten"));
}

TEST(BalanceCommand, EscapesTheNamesOfOnesOwnData) {
  const OwnFolder folder;
  std::string texts = test::text_of_file("data/texts/en.json");
  for (std::size_t at = 0; (at = texts.find("\": \"Monk\"", at)) != std::string::npos;)
    texts.replace(at, 9, "\": \"<b>M & 'o'</b>\"");
  std::filesystem::create_directories(folder.file("texts"));
  std::ofstream(folder.file("texts/en.json")) << texts;
  const std::string page = folder.file("page.html");
  const Ran result = run("--games 20 --cards 1,2,3,4,5,6 --data " + folder.file("") + " --page " + page);
  ASSERT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(test::text_of_file(page), HasSubstr("&lt;b&gt;M &amp; &#39;o&#39;&lt;/b&gt;"));
  EXPECT_THAT(test::text_of_file(page), Not(HasSubstr("<b>")));
}

TEST(BalanceCommand, RefusesWhatItCannotPlay) {
  for (const char* arguments :
       {"--games 0", "--threads 0", "--vary-modules", "--agents clever", "--language xx", "--modules no-such-module",
        "--file no-such-folder/games.jsonl", "--games 1000000 --page no-such-folder/page.html"}) {
    const Ran result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments << result.output;
    EXPECT_THAT(result.output, HasSubstr("rattus: ")) << arguments;
  }
}

}  // namespace
}  // namespace rattus
