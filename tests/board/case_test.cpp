// Every worked case of tests/cases/ as a test of its own: BaseCases.W_65a plays W-65a of base/ and its variants,
// CardCases.CW_70a one of cards/. (A dash in a test's name would end GoogleTest's list of tests to run, and the case
// would pass unplayed.)
#include <algorithm>
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "tests/board/case_runner.hpp"

namespace rattus::cases {
namespace {

class PlayedCase : public ::testing::Test {
 public:
  explicit PlayedCase(std::vector<Case> cases) : cases_(std::move(cases)) {}
  void TestBody() override {
    for (const Case& c : cases_)
      for (const Failure& failure : run_case(c)) ADD_FAILURE_AT(failure.file.c_str(), failure.line) << failure.text;
  }

 private:
  std::vector<Case> cases_;
};

/// The tests' names are needed before any test runs, so files are read here; mistakes in them become a failing test.
bool register_cases(const std::filesystem::path& folder, const char* suite) {
  std::map<std::string, std::vector<Case>> cases;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".txt" && entry.path().filename() != "index.txt") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files)
    for (Case& c : read_cases(file).cases) {
      auto& list = cases[c.id];
      list.push_back(std::move(c));
    }
  for (auto& [id, list] : cases) {
    std::string name = id;
    std::replace(name.begin(), name.end(), '-', '_');
    const Case& first = list.front();
    ::testing::RegisterTest(suite, name.c_str(), nullptr, nullptr, first.file.c_str(), first.line,
                            [list = list]() -> ::testing::Test* { return new PlayedCase(list); });
  }
  return true;
}

const bool registered =
    register_cases("tests/cases/base", "BaseCases") && register_cases("tests/cases/cards", "CardCases");

int tests_of(const std::string& suite, const std::string& prefix) {
  const auto* all = ::testing::UnitTest::GetInstance();
  int tests = 0;
  for (int i = 0; i < all->total_test_suite_count(); ++i)
    for (int k = 0; k < all->GetTestSuite(i)->total_test_count(); ++k)
      tests += std::string(all->GetTestSuite(i)->name()) == suite &&
               std::string(all->GetTestSuite(i)->GetTestInfo(k)->name()).starts_with(prefix);
  return tests;
}

TEST(CasesIndex, EveryCaseIsATest) {
  ASSERT_TRUE(registered);
  EXPECT_EQ(tests_of("BaseCases", "W_"), 187);
  EXPECT_EQ(tests_of("CardCases", "CW_"), 218);
}

}  // namespace
}  // namespace rattus::cases
