// Every worked case of tests/cases/cartus/ as a test of its own: CartusCases.W29 plays W29 and its variants.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "tests/cartus/case_expect.hpp"

namespace rattus::cartus::test {
namespace {

const std::filesystem::path folder = "tests/cases/cartus";

class PlayedCase : public ::testing::Test {
 public:
  explicit PlayedCase(std::vector<Case> cases) : cases_(std::move(cases)) {}
  void TestBody() override {
    for (const Case& c : cases_) play(c);
  }

 private:
  static void complain(const Case& c, int line, const std::string& text) {
    ADD_FAILURE_AT(c.file.c_str(), line) << c.id << (c.variant.empty() ? "" : " (" + c.variant + ")") << ": " << text;
  }
  static void play(const Case& c) try {
    const Scene scene = read_scene(c);
    auto begun = begin(scene);
    const auto* reasons = std::get_if<std::vector<Refusal>>(&begun);
    for (const Block& block : c.blocks) {
      for (const Item& item : block.steps) attempt(c, item, [&] { moves(begun).step(item.text); });
      for (const Item& item : block.expects)
        attempt(c, item, [&] {
          if (!check_setup_item(scene, reasons != nullptr ? *reasons : std::vector<Refusal>{}, item.text))
            check(moves(begun), item.text);
        });
    }
  } catch (const Mistake& mistake) {
    complain(c, c.line, mistake.what());
  }
  static Play& moves(std::variant<std::unique_ptr<Play>, std::vector<Refusal>>& begun) {
    if (auto* game = std::get_if<std::unique_ptr<Play>>(&begun)) return **game;
    std::string all = "refused:";
    for (const Refusal& reason : std::get<1>(begun)) all += " " + reason.code + "(" + reason.subject + ")";
    throw Mistake(all);
  }
  template <class What>
  static void attempt(const Case& c, const Item& item, What what) {
    try {
      what();
    } catch (const Mistake& mistake) {
      complain(c, item.line, item.text + ": " + mistake.what());
    }
  }

  std::vector<Case> cases_;
};

class BrokenFile : public ::testing::Test {
 public:
  explicit BrokenFile(std::vector<Item> errors) : errors_(std::move(errors)) {}
  void TestBody() override {
    for (const Item& error : errors_) ADD_FAILURE() << "line " << error.line << ": " << error.text;
  }

 private:
  std::vector<Item> errors_;
};

/// The tests' names are needed before any test runs, so files are read here; mistakes in them become a failing test.
std::set<std::string> register_cases() {
  std::map<std::string, std::vector<Case>> cases;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".txt" && entry.path().filename() != "index.txt") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    CaseFile read = read_cases(file);
    if (!read.errors.empty())
      ::testing::RegisterTest("CartusCaseFiles", file.stem().string().c_str(), nullptr, nullptr, file.string().c_str(),
                              1, [errors = read.errors]() -> ::testing::Test* { return new BrokenFile(errors); });
    for (Case& c : read.cases) cases[c.id].push_back(std::move(c));
  }
  std::set<std::string> ids;
  for (auto& [id, list] : cases) {
    const Case& first = list.front();
    ids.insert(id);
    ::testing::RegisterTest("CartusCases", id.c_str(), nullptr, nullptr, first.file.c_str(), first.line,
                            [list = list]() -> ::testing::Test* { return new PlayedCase(list); });
  }
  return ids;
}

const std::set<std::string> registered = register_cases();

/// W1 to W159 are text files or C++ tests; index.txt says which.
TEST(CartusCasesIndex, EveryCaseIsATest) {
  std::ifstream index(folder / "index.txt");
  std::set<std::string> listed, cases, tests;
  std::string id, file;
  for (std::string line; std::getline(index, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    words >> id;
    EXPECT_TRUE(listed.insert(id).second) << id << " is listed twice";
    if (words >> file) {
      std::ifstream source(file);
      const std::string text((std::istreambuf_iterator<char>(source)), {});
      EXPECT_NE(text.find(id + "_"), std::string::npos) << file << " has no test of " << id;
      tests.insert(id);
    } else {
      EXPECT_TRUE(registered.contains(id)) << id << " is not written";
      cases.insert(id);
    }
    file.clear();
  }
  EXPECT_EQ(listed.size(), 159U);
  for (int i = 1; i <= 159; ++i) EXPECT_TRUE(listed.contains("W" + std::to_string(i))) << "W" << i << " is not listed";
  EXPECT_EQ(cases, registered);
}

}  // namespace
}  // namespace rattus::cartus::test
