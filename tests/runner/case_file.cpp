#include "tests/runner/case_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <regex>
#include <set>
#include <utility>

#include "tests/runner/case_text.hpp"

namespace rattus::runner {

namespace {

/// Each pattern is compiled once: with one for each case the files took a tenth of a second, and each of the tests
/// reads them all when it starts.
bool matches(std::string_view word, const char* pattern) {
  static std::map<std::string_view, std::regex> compiled;
  return std::regex_match(word.begin(), word.end(), compiled.try_emplace(pattern, pattern).first->second);
}

std::string_view first_word(std::string_view& text) {
  text = trim(text);
  const auto end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text = trim(text.substr(end));
  return word;
}

void inherit(std::vector<Item>& items, const std::vector<Item>& from) {
  items = from;
  for (Item& item : items) item.inherited = true;
}

class Reader {
 public:
  Reader(std::string file, const Dialect& dialect) : file_(std::move(file)), dialect_(dialect) {}

  void line(int number, std::string_view text) {
    line_ = number;
    text = trim(text);
    if (text.empty() || text.front() == '#') return;
    try {
      const std::string_view word = first_word(text);
      keyword(std::string(word), text);
    } catch (const Mistake& mistake) {
      complain(line_, mistake.what());
    }
  }

  CaseFile finish() {
    close();
    std::stable_sort(out_.errors.begin(), out_.errors.end(),
                     [](const Error& x, const Error& y) { return x.line < y.line; });
    return std::move(out_);
  }

 private:
  void complain(int line, const std::string& reason) { out_.errors.push_back({file_, line, reason}); }

  void keyword(const std::string& word, std::string_view rest) {
    const auto known = split(dialect_.lines, ',');
    if (word == "case") return open_case(rest);
    if (!open_) throw Mistake("'" + word + "' stands before the first case");
    if (std::find(known.begin(), known.end(), word) == known.end())
      throw Mistake("no line begins with '" + word + "' (" + std::string(dialect_.lines) + ")");
    if (word == "variant") return open_variant(rest);
    if (word == "like") return like(rest);
    std::vector<Item>& items = items_of(word);
    const auto pieces = split(rest, ';');
    if (pieces.empty()) throw Mistake("the line says nothing");
    for (const auto piece : pieces) items.push_back({std::string(piece), line_});
  }

  std::vector<Item>& items_of(const std::string& word) {
    if (word == "needs") return case_.needs;
    if (word == "given") return case_.given;
    if (word == "other") return case_.other;
    if (word == "chance") return case_.chance;
    // steps after expectations begin a new block
    auto& blocks = case_.blocks;
    if (blocks.empty() || (word == "do" && !blocks.back().expects.empty())) blocks.emplace_back();
    return word == "do" ? blocks.back().steps : blocks.back().expects;
  }

  void start(Case fresh) {
    close();
    case_ = std::move(fresh);
    case_.file = file_;
    case_.line = line_;
    model_.reset();
    open_ = true;
  }

  void open_case(std::string_view rest) {
    Case fresh;
    fresh.id = first_word(rest);
    for (const auto clause : split(first_word(rest), ',')) fresh.clauses.emplace_back(clause);
    fresh.title = rest;
    start(std::move(fresh));
    if (case_.id.empty()) throw Mistake("a case needs an id, a clause and a title");
    if (!matches(case_.id, dialect_.id)) throw Mistake("'" + case_.id + "' is not the id of a case here");
    for (const auto& clause : case_.clauses)
      if (!matches(clause, dialect_.clause)) throw Mistake("'" + clause + "' is not a clause");
    if (case_.clauses.empty() || case_.title.empty()) throw Mistake("case " + case_.id + " needs a clause and a title");
    if (!ids_.insert(case_.id).second) throw Mistake("case " + case_.id + " stands here twice");
  }

  void open_variant(std::string_view rest) {
    if (rest.empty()) throw Mistake("a variant needs a few words that name it");
    close();
    Case fresh = first_;
    fresh.variant = rest;
    fresh.blocks.clear();
    start(std::move(fresh));
    take_over(first_);
    inherit(case_.other, first_.other);
  }

  void like(std::string_view id) {
    const auto found = std::find_if(out_.cases.begin(), out_.cases.end(),
                                    [&](const Case& c) { return c.id == id && c.variant.empty(); });
    if (found == out_.cases.end()) throw Mistake("no case '" + std::string(id) + "' stands above");
    if (!case_.given.empty() || !case_.blocks.empty()) throw Mistake("'like' stands first in its case");
    take_over(*found);
  }

  void take_over(const Case& from) {
    inherit(case_.needs, from.needs);
    inherit(case_.given, from.given);
    inherit(case_.chance, from.chance);
    if (dialect_.steps_are_taken_over) model_ = from.blocks;
  }

  /// The steps of the case that this one is like, unless it has its own.
  void inherit_steps() {
    const auto& blocks = case_.blocks;
    const bool own = std::any_of(blocks.begin(), blocks.end(), [](const Block& b) { return !b.steps.empty(); });
    if (!model_ || own || blocks.empty()) return;
    if (model_->size() != 1)
      return complain(case_.line, "the steps cannot be taken over from several rounds of steps; write them out");
    inherit(case_.blocks.front().steps, model_->front().steps);
  }

  void close() {
    if (!open_) return;
    open_ = false;
    inherit_steps();
    if (case_.blocks.empty() || case_.blocks.back().expects.empty())
      complain(case_.line, case_.name() + " ends without an expectation");
    if (case_.variant.empty()) first_ = case_;
    out_.cases.push_back(std::move(case_));
    case_ = {};
  }

  std::string file_;
  const Dialect& dialect_;
  CaseFile out_;
  int line_ = 0;
  bool open_ = false;
  Case case_;
  Case first_;                               ///< the case that variants belong to
  std::optional<std::vector<Block>> model_;  ///< whose steps are taken over
  std::set<std::string> ids_;
};

}  // namespace

CaseFile parse_cases(std::string_view text, const std::string& file, const Dialect& dialect) {
  Reader reader(file, dialect);
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    reader.line(++number, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return reader.finish();
}

CaseFile read_cases(const std::filesystem::path& file, const Dialect& dialect) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return {{}, {{file.string(), 0, "cannot be read"}}};
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return parse_cases(text, file.string(), dialect);
}

std::vector<std::filesystem::path> case_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".txt" && entry.path().filename() != "index.txt") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::map<std::string, std::vector<std::string>> clauses_shown(const std::filesystem::path& folder,
                                                              const Dialect& dialect) {
  std::map<std::string, std::vector<std::string>> shown;
  for (const auto& file : case_files(folder))
    for (const Case& c : read_cases(file, dialect).cases) shown[c.id] = c.clauses;
  return shown;
}

}  // namespace rattus::runner
