#include <algorithm>

#include "tests/board/case_checks.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

/// `card-needs-module 20` is the reason of this code whose subject begins with 20.
bool fits(const std::string& wanted, const board::Refusal& reason) {
  const auto space = wanted.find(' ');
  if (wanted.substr(0, space) != reason.code) return false;
  if (space == std::string::npos) return true;
  const std::string subject = wanted.substr(space + 1);
  return reason.subject.starts_with(subject) &&
         (reason.subject.size() == subject.size() ||
          !std::isalnum(static_cast<unsigned char>(reason.subject[subject.size()])));
}

Found exactly(const std::vector<std::string>& wanted, std::vector<board::Refusal> reasons) {
  std::string text = "reasons:";
  for (const auto& reason : reasons) text += " " + reason.code + " " + reason.subject + ",";
  for (const auto& name : wanted) {
    const auto found = std::find_if(reasons.begin(), reasons.end(), [&](const auto& r) { return fits(name, r); });
    if (found == reasons.end()) return text;
    reasons.erase(found);
  }
  return unless(reasons.empty(), text);
}

}  // namespace

SetUpResult check(const Given& given) {
  SetUpResult result;
  board::CheckedSetUp checked;
  result.refused =
      check_setup(setup_of(given), tables_of(given.board), available_of(board::test::TestCards{}), checked);
  result.warned = checked.warnings;
  return result;
}

Found check_setup_result(const Expect& e, const Given& given) {
  const SetUpResult result = check(given);
  if (e.what == What::refused) return exactly(e.names, result.refused);
  if (e.what == What::warned) return exactly(e.names, result.warned);
  return unless(result.refused.empty(), result.refused.empty() ? "" : result.refused[0].code);
}

}  // namespace rattus::cases
