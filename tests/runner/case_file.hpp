#pragma once
// Worked cases (tests/cases/) as text, cut into items. Nothing here knows a game; what an item says is read when the
// case is played.
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rattus::runner {

/// What is wrong with a case, and where.
struct Error {
  std::string file;
  int line = 0;
  std::string reason;
  [[nodiscard]] std::string text() const { return file + ":" + std::to_string(line) + ": " + reason; }
};

struct Item {
  std::string text;
  int line = 0;
  bool inherited = false;  ///< taken over from another case, so an own item may say otherwise
};

/// Steps, and what holds after them.
struct Block {
  std::vector<Item> steps, expects;
};

struct Case {
  std::string id;       ///< W-65a
  std::string variant;  ///< empty for the case itself
  std::vector<std::string> clauses;
  std::string title;
  std::vector<Item> needs, given, other, chance;  ///< those taken over stand first
  std::vector<Block> blocks;
  std::string file;
  int line = 0;
  [[nodiscard]] std::string name() const { return variant.empty() ? id : id + " (" + variant + ")"; }
};

struct CaseFile {
  std::vector<Case> cases;
  std::vector<Error> errors;
};

/// How the case files of a game look.
struct Dialect {
  const char *id, *clause;            ///< patterns
  std::string_view lines;             ///< the words with which lines begin: "case, given, do, expect"
  bool steps_are_taken_over = false;  ///< by a variant (or `like`) without a `do` of its own
};

/// Never throws; a line that cannot be read becomes an error, and reading goes on with the next.
CaseFile parse_cases(std::string_view text, const std::string& file, const Dialect& dialect);
CaseFile read_cases(const std::filesystem::path& file, const Dialect& dialect);

/// The files of a folder that hold cases, in the order of their names.
std::vector<std::filesystem::path> case_files(const std::filesystem::path& folder);
/// The cases of a folder by id, with the clauses that their titles name.
std::map<std::string, std::vector<std::string>> clauses_shown(const std::filesystem::path& folder,
                                                              const Dialect& dialect);

}  // namespace rattus::runner
