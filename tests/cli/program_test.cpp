// The program as a person meets it: help, mistakes and exit statuses.
#include "tests/cli/program.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus {
namespace {

using ::testing::HasSubstr;

using test::Ran;

Ran run(const std::string& arguments, const std::string& input = "") { return test::run_program(arguments, input); }

TEST(Program, HelpNamesTheCommands) {
  const auto help = run("--help");
  EXPECT_EQ(help.status, 0);
  EXPECT_THAT(help.output, HasSubstr("ask"));
}

TEST(Program, EveryCommandHasHelpWithAnExample) {
  const auto help = run("--help").output;
  std::size_t count = 0;
  for (auto at = help.find("\n  ", help.find("Subcommands:")); at != std::string::npos;
       at = help.find("\n  ", at + 1)) {
    const auto name = help.substr(at + 3, help.find(' ', at + 3) - at - 3);
    if (name.empty()) continue;
    const auto own = run(name + " --help");
    EXPECT_EQ(own.status, 0) << name;
    EXPECT_THAT(own.output, HasSubstr("Example:\n  ")) << name;
    EXPECT_THAT(own.output, HasSubstr("rattus " + name)) << name;
    ++count;
  }
  EXPECT_GE(count, 1U);
}

TEST(Program, UnknownWordsEndWithStatusTwoAndAWayOut) {
  const auto nothing = run("");
  EXPECT_EQ(nothing.status, 2);
  EXPECT_THAT(nothing.output, HasSubstr("the commands are"));
  const auto dance = run("dance");
  EXPECT_EQ(dance.status, 2);
  EXPECT_THAT(dance.output, HasSubstr("there is no command \"dance\""));
  const auto option = run("ask --sing");
  EXPECT_EQ(option.status, 2);
  EXPECT_THAT(option.output, HasSubstr("rattus ask --help"));
  EXPECT_EQ(run("ask --language fr").status, 2);
}

TEST(Program, Base11OwnTablesAreCheckedWhenTheyAreRead) {
  const auto missing = run("--data no/such/folder ask");
  EXPECT_EQ(missing.status, 2);
  EXPECT_THAT(missing.output, HasSubstr("there is no such folder"));

  const auto folder = std::filesystem::temp_directory_path() / "rattus-own-tables";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "tokens-classic.json") << R"({"tokens": [{"id": 1, "limit": 9, "symbols": ["cat"]}]})";
  const auto wrong = run("ask --data " + folder.string());
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.output, HasSubstr("tokens-classic.json: tokens[0].limit:"));
  EXPECT_THAT(wrong.output, HasSubstr("tokens-classic.json: tokens[0].symbols[0]:"));
  std::filesystem::copy_file("data/tokens-classic.json", folder / "tokens-classic.json",
                             std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(run("ask --data " + folder.string(), R"({"do": "new"})").status, 0);
  std::filesystem::remove_all(folder);
}

TEST(Program, AskAnswersEachLine) {
  const auto talk =
      run("ask", "{\"do\": \"new\", \"seed\": 1}\n\n{\"do\": \"choose\", \"option\": \"gallia\"}\nnonsense\n");
  EXPECT_EQ(talk.status, 0);
  EXPECT_EQ(std::count(talk.output.begin(), talk.output.end(), '\n'), 3);
  EXPECT_THAT(talk.output, HasSubstr("\"ok\":false"));
}

}  // namespace
}  // namespace rattus
