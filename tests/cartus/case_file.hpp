#pragma once
// The worked cases of tests/cases/cartus/ as text, cut into items. Nothing here knows the engine.
#include <filesystem>
#include <string>
#include <vector>

namespace rattus::cartus::test {

struct Item {
  std::string text;
  int line = 0;
};

/// Steps, and what holds after them.
struct Block {
  std::vector<Item> steps, expects;
};

struct Case {
  std::string id;       ///< W29
  std::string variant;  ///< empty for the case itself
  std::vector<std::string> clauses;
  std::string title;
  std::vector<Item> given, chance;  ///< of a variant: those of the case first
  std::vector<Block> blocks;
  std::string file;
  int line = 0;
};

struct CaseFile {
  std::vector<Case> cases;
  std::vector<Item> errors;
};

CaseFile parse_cases(std::string_view text, const std::string& file);
CaseFile read_cases(const std::filesystem::path& file);

}  // namespace rattus::cartus::test
