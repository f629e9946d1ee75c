#include "tests/runner/case_kit.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "tests/runner/citations.hpp"

namespace rattus::runner {

namespace {

void fail(const std::vector<Error>& errors) {
  for (const Error& error : errors) ADD_FAILURE_AT(error.file.c_str(), error.line) << error.reason;
}

class PlayedCase : public ::testing::Test {
 public:
  PlayedCase(std::vector<Case> cases, const Kit& kit) : cases_(std::move(cases)), kit_(kit) {}
  void TestBody() override {
    for (const Case& c : cases_) fail(run_case(c, kit_));
  }

 private:
  std::vector<Case> cases_;
  const Kit& kit_;
};

class BrokenFile : public ::testing::Test {
 public:
  explicit BrokenFile(std::vector<Error> errors) : errors_(std::move(errors)) {}
  void TestBody() override { fail(errors_); }

 private:
  std::vector<Error> errors_;
};

std::string test_name(std::string name) {
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// The suite's tests, as GoogleTest will run them.
std::set<std::string> tests_of(const std::string& suite) {
  std::set<std::string> names;
  const auto* all = ::testing::UnitTest::GetInstance();
  for (int i = 0; i < all->total_test_suite_count(); ++i)
    for (int k = 0; all->GetTestSuite(i)->name() == suite && k < all->GetTestSuite(i)->total_test_count(); ++k)
      names.insert(all->GetTestSuite(i)->GetTestInfo(k)->name());
  return names;
}

}  // namespace

bool Report::attempt(const Item& item, const std::function<void()>& what) {
  try {
    what();
    return true;
  } catch (const Mistake& mistake) {
    note(item.line, (item.text.empty() ? "" : "'" + item.text + "': ") + mistake.what());
    return false;
  }
}

std::vector<Error> run_case(const Case& c, const Kit& kit) {
  Report report(c);
  std::unique_ptr<Playing> playing;
  report.attempt({"", c.line}, [&] { playing = kit.begin(c, report); });
  if (!report.errors().empty()) return report.errors();
  for (const Block& block : c.blocks) {
    for (const Item& item : block.steps)
      if (!report.attempt(item, [&] { playing->step(item.text); })) return report.errors();
    for (const Item& item : block.expects) report.attempt(item, [&] { playing->expect(item.text); });
    playing->end_block();
  }
  return report.errors();
}

std::set<std::string> register_cases(const Kit& kit) {
  std::map<std::string, std::vector<Case>> cases;
  for (const auto& file : case_files(kit.folder)) {
    CaseFile read = read_cases(file, kit.dialect);
    if (!read.errors.empty())
      ::testing::RegisterTest((kit.suite + "Files").c_str(), test_name(file.stem().string()).c_str(), nullptr, nullptr,
                              file.string().c_str(), 1,
                              [errors = read.errors]() -> ::testing::Test* { return new BrokenFile(errors); });
    for (Case& c : read.cases) cases[c.id].push_back(std::move(c));
  }
  std::set<std::string> ids;
  for (auto& [id, list] : cases) {
    const Case& first = list.front();
    ids.insert(id);
    ::testing::RegisterTest(kit.suite.c_str(), test_name(id).c_str(), nullptr, nullptr, first.file.c_str(), first.line,
                            [list = list, &kit]() -> ::testing::Test* { return new PlayedCase(list, kit); });
  }
  return ids;
}

std::set<std::string> check_index(const Kit& kit, std::size_t count) {
  std::map<std::string, int> written;
  for (const auto& file : case_files(kit.folder)) {
    const CaseFile read = read_cases(file, kit.dialect);
    fail(read.errors);
    for (const Case& c : read.cases) written[c.id] += c.variant.empty();
  }
  const std::set<std::string> tests = tests_of(kit.suite);
  EXPECT_EQ(tests.size(), written.size());
  std::set<std::string> listed;
  std::ifstream index(kit.folder / "index.txt");
  for (std::string line; std::getline(index, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string id, file;
    words >> id >> file;
    EXPECT_TRUE(listed.insert(id).second) << id << " is listed twice";
    if (!file.empty()) {
      EXPECT_NE(test::text_of(file).find(test_name(id) + "_"), std::string::npos) << file << " has no test of " << id;
      continue;
    }
    EXPECT_EQ(written[id], 1) << id;
    EXPECT_TRUE(tests.contains(test_name(id))) << id << " is not played";
  }
  EXPECT_EQ(listed.size(), count);
  for (const auto& [id, times] : written) EXPECT_TRUE(listed.contains(id)) << id << " is not in index.txt";
  return listed;
}

}  // namespace rattus::runner
