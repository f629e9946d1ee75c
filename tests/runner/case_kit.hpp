#pragma once
// Plays worked cases: each is a test of its own. A game says by a kit how its cases look and what their items mean.
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tests/runner/case_file.hpp"
#include "tests/runner/case_text.hpp"

namespace rattus::runner {

/// What came out otherwise in one case, or could not be read.
class Report {
 public:
  explicit Report(const Case& c) : case_(c) {}

  /// Whether it went without a Mistake; one is noted, and the next item is tried.
  bool attempt(const Item& item, const std::function<void()>& what);
  void note(int line, const std::string& reason) {
    errors_.push_back({case_.file, line, case_.name() + ": " + reason});
  }
  [[nodiscard]] const std::vector<Error>& errors() const { return errors_; }

 private:
  const Case& case_;
  std::vector<Error> errors_;
};

/// A case in play. Whatever cannot be done or does not hold is a Mistake.
class Playing {
 public:
  Playing() = default;
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  virtual ~Playing() = default;
  virtual void step(const std::string& text) = 0;
  virtual void expect(const std::string& text) = 0;
  /// Expectations have been checked, and other steps may follow.
  virtual void end_block() {}
};

struct Kit {
  std::string suite;             ///< CartusCases
  std::filesystem::path folder;  ///< tests/cases/cartus
  const Dialect& dialect;
  /// Reads what is given. The case outlives what is returned.
  std::unique_ptr<Playing> (*begin)(const Case& c, Report& report);
};

/// Everything that came out otherwise; nothing is played of a case whose position has a mistake.
std::vector<Error> run_case(const Case& c, const Kit& kit);

/// Makes every case of the folder a test: BaseCases.W_65a plays W-65a and its variants. (A dash in a test's name would
/// end GoogleTest's list of tests to run, and the case would pass unplayed.) The tests' names are needed before any
/// test runs, so files are read here; mistakes in them become a failing test. Returns the ids.
std::set<std::string> register_cases(const Kit& kit);

/// That the folder's cases are those of its index.txt, each once and a test, and so many. A line of the index may also
/// name the C++ file that shows a case. Returns the ids of the index.
std::set<std::string> check_index(const Kit& kit, std::size_t count);

}  // namespace rattus::runner
