// Every sentence of the terminal, each with a name, a long name and 0, 1 and 2 of what it counts, on one page for each
// language: tests/cli/terminal_page.en.txt and .de.txt. Read what changes there before you take it over:
// RATTUS_WRITE_PAGES=1 ctest --preset release -R TerminalPage
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include "cli/screens/sentence.hpp"
#include "codec/data_files.hpp"
#include "codec/text/json.hpp"

namespace rattus::test {
namespace {

using codec::Json;

struct Sample {
  std::string name, count;
};
/// One name ends in s, of which German makes another possessive.
const std::vector<Sample> samples = {{"Bertrand", "0"}, {"Agnes", "1"}, {"Maximiliane von Hohenfels", "2"}};

Json texts(std::string_view language) {
  for (const auto& file : codec::data_files())
    if (file.name == "terminal/" + std::string(language) + ".json") return Json::parse(file.text);
  ADD_FAILURE() << language;
  return {};
}

class Page {
 public:
  explicit Page(std::string_view language) : texts_(texts(language)) { add("", texts_); }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void add(const std::string& path, const Json& value) {
    if (value.is_string()) return add_sentence(path, value.get<std::string>());
    if (!value.is_structured()) return;
    for (const auto& [key, inner] : value.items()) {
      if (path.empty() && (key == "possessive" || key == "figures")) continue;
      if (key == "by") continue;
      std::string there = path;
      if (!there.empty()) there += '.';
      add(there.append(key), inner);
    }
  }

  void add_sentence(const std::string& path, const std::string& sentence) {
    std::set<std::string> seen;
    for (const Sample& sample : samples) {
      const std::string filled = cli::fill(sentence, [&](std::string_view key, std::string_view form) {
        return std::optional(word(key, form, sample, sentence));
      });
      if (seen.insert(filled).second) text_.append(path).append(": ").append(filled).append("\n");
    }
  }

  /// A word for a place: a person, a card, a region, a count where a noun follows, else the place's own name.
  [[nodiscard]] std::string word(std::string_view key, std::string_view form, const Sample& sample,
                                 std::string_view sentence) const {
    if (form == "of") return cli::possessive(sample.name, texts_.at("possessive"));
    if (form == "acc") return texts_.at("cards_acc").at("king");
    if (sentence.find("{" + std::string(key) + ":") != std::string_view::npos) return sample.count;
    for (const std::string_view person : {"seat", "owner", "name", "holder", "last", "from_seat"})
      if (key == person) return sample.name;
    if (key == "region" || key == "from") return "Gallia";
    if (key == "to") return "Italia";
    return "<" + std::string(key) + ">";
  }

  Json texts_;
  std::string text_;
};

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void expect_as_read(const std::string& language) {
  const std::string path = "tests/cli/terminal_page." + language + ".txt";
  const Page page(language);
  EXPECT_GT(std::count(page.text().begin(), page.text().end(), '\n'), 700);
  EXPECT_EQ(page.text().find('{'), std::string::npos) << "a place that nothing fills";
  if (std::getenv("RATTUS_WRITE_PAGES")) std::ofstream(path, std::ios::binary) << page.text();
  EXPECT_EQ(page.text(), read(path)) << "see the head of tests/cli/terminal_page_test.cpp";
}

TEST(TerminalPage, EnglishIsAsItHasBeenRead) {
  expect_as_read("en");
  const Page page("en");
  EXPECT_TRUE(std::all_of(page.text().begin(), page.text().end(), [](char c) { return c >= 0 && c < 127; }))
      << "the English terminal is ASCII";
}

TEST(TerminalPage, GermanIsAsItHasBeenRead) { expect_as_read("de"); }

}  // namespace
}  // namespace rattus::test
