// Every worked case of tests/cases/cartus/ as a test of its own: CartusCases.W29 plays W29 and its variants.
#include <gtest/gtest.h>

#include "tests/cartus/case_expect.hpp"
#include "tests/cartus/case_kit.hpp"
#include "tests/runner/case_kit.hpp"

namespace rattus::cartus::test {
namespace {

/// A position that may have been refused: then only what is expected of a set-up can be checked.
class Playing : public runner::Playing {
 public:
  explicit Playing(Scene scene) : scene_(std::move(scene)), begun_(begin(scene_)) {}

  void step(const std::string& text) override { play().step(text); }
  void expect(const std::string& text) override {
    const auto* reasons = std::get_if<std::vector<Refusal>>(&begun_);
    if (!check_setup_item(scene_, reasons != nullptr ? *reasons : std::vector<Refusal>{}, text)) check(play(), text);
  }

 private:
  Play& play() {
    if (auto* play = std::get_if<std::unique_ptr<Play>>(&begun_)) return **play;
    std::string all = "refused:";
    for (const Refusal& reason : std::get<1>(begun_)) all += " " + reason.code + "(" + reason.subject + ")";
    throw Mistake(all);
  }

  Scene scene_;
  std::variant<std::unique_ptr<Play>, std::vector<Refusal>> begun_;
};

std::unique_ptr<runner::Playing> begin_case(const runner::Case& c, runner::Report& report) {
  Scene scene = read_scene(c, report);
  if (!report.errors().empty()) return nullptr;
  return std::make_unique<Playing>(std::move(scene));
}

const runner::Kit kit{"CartusCases", case_folder, dialect, begin_case};
const std::set<std::string> registered = register_cases(kit);

TEST(CartusCasesIndex, EveryCaseIsATest) {
  ASSERT_FALSE(registered.empty());
  const auto listed = check_index(kit, 159);
  for (int i = 1; i <= 159; ++i) EXPECT_TRUE(listed.contains("W" + std::to_string(i))) << "W" << i << " is not listed";
}

}  // namespace
}  // namespace rattus::cartus::test
