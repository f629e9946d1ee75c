#include "tests/runner/citations.hpp"

#include <fstream>
#include <regex>
#include <sstream>

namespace rattus::test {

std::string text_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::set<int> cited_clauses(const std::string& text, const std::string& prefix, const std::string& function) {
  std::set<int> found;
  const std::regex event(function + R"(\((\d+)\))"),
      comment(prefix + R"(-(\d+)((?:(?:,| to| and| \([a-z]\),) -\d+)*))"), more(R"((,| to| and) -(\d+))"),
      test(prefix + R"(((?:_\d+)+))"), number(R"(\d+)");
  const auto each = [](const std::string& in, const std::regex& pattern, const auto& use) {
    for (std::sregex_iterator it(in.begin(), in.end(), pattern), end; it != end; ++it) use(*it);
  };
  each(text, event, [&](const std::smatch& m) { found.insert(std::stoi(m[1])); });
  each(text, test,
       [&](const std::smatch& m) { each(m[1], number, [&](const std::smatch& n) { found.insert(std::stoi(n[0])); }); });
  each(text, comment, [&](const std::smatch& m) {
    int last = std::stoi(m[1]);
    found.insert(last);
    each(m[2], more, [&](const std::smatch& n) {
      const int next = std::stoi(n[2]);
      for (int i = n[1] == " to" ? last : next; i <= next; ++i) found.insert(i);
      last = next;
    });
  });
  return found;
}

}  // namespace rattus::test
