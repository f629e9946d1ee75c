#include "tests/runner/citations.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
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

std::set<int> clauses_cited_by(const std::string& name, const std::string& prefix, const std::string& function) {
  return cited_clauses(text_of(name + ".hpp") + "\n" + text_of(name + ".cpp"), prefix, function);
}

std::set<int> clauses_cited_below(const std::vector<std::string>& folders, const std::string& prefix,
                                  const std::string& function) {
  std::set<int> found;
  for (const auto& folder : folders)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      const auto end = entry.path().extension();
      if (end != ".hpp" && end != ".cpp") continue;
      const std::string text = text_of(entry.path().string());
      if (text.find(prefix) == std::string::npos && text.find(function) == std::string::npos) continue;
      found.merge(cited_clauses(text, prefix, function));
    }
  return found;
}

std::vector<std::string> cases_named_after(int clause, const std::string& prefix,
                                           const std::map<std::string, std::vector<std::string>>& worked) {
  const std::string begin = prefix + std::to_string(clause);
  std::vector<std::string> names;
  for (const auto& [name, clauses] : worked)
    if (name.starts_with(begin) && std::all_of(name.begin() + static_cast<std::ptrdiff_t>(begin.size()), name.end(),
                                               [](unsigned char c) { return std::isalpha(c) != 0; }))
      names.push_back(name);
  return names;
}

}  // namespace rattus::test
