#include "tests/board/case_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include "tests/board/case_items.hpp"

namespace rattus::cases {

namespace {

bool is_clause(std::string_view word) {
  const auto dash = word.find('-');
  return dash != std::string_view::npos && dash > 0 && dash + 1 < word.size() &&
         std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(dash),
                     [](char c) { return c >= 'A' && c <= 'Z'; }) &&
         std::all_of(word.begin() + static_cast<std::ptrdiff_t>(dash) + 1, word.end(),
                     [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view first_word(std::string_view& text) {
  text = trim(text);
  const auto end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text = trim(text.substr(end));
  return word;
}

class Reader {
 public:
  Reader(std::string file, CaseFile& out) : file_(std::move(file)), out_(out) {}

  void line(int number, std::string_view text) {
    line_ = number;
    text = trim(text);
    if (text.empty() || text.front() == '#') return;
    try {
      const std::string_view word = first_word(text);
      keyword(word, text);
    } catch (const Mistake& mistake) {
      complain(line_, mistake.what());
    }
  }

  void finish() { close(); }

 private:
  void complain(int line, const std::string& reason) { out_.errors.push_back({file_, line, reason}); }

  void keyword(std::string_view word, std::string_view rest) {
    if (word == "case") return open_case(rest);
    if (word == "variant") return open_variant(rest);
    if (!open_) throw Mistake("'" + std::string(word) + "' stands before the first case");
    if (word == "like") return like(rest);
    if (word == "needs") return items(rest, [&](auto item) { need(item); });
    if (word == "given") return items(rest, [&](auto item) { give(item, case_.given, given_); });
    if (word == "other") {
      if (!case_.other) case_.other = case_.given;
      return items(rest, [&](auto item) { give(item, *case_.other, other_); });
    }
    if (word == "chance") return items(rest, [&](auto item) { read_chance(item, case_.chance); });
    if (word == "do") return do_line(rest);
    if (word == "expect") return items(rest, [&](auto item) { expect(item); });
    throw Mistake("no line begins with '" + std::string(word) +
                  "' (case, variant, like, needs, given, other, chance, do, expect)");
  }

  /// Every mistake of a line is reported, not only the first.
  template <class Read>
  void items(std::string_view rest, Read read) {
    const auto pieces = split(rest, ';');
    if (pieces.empty()) throw Mistake("the line says nothing");
    for (auto piece : pieces) {
      try {
        read(piece);
      } catch (const Mistake& mistake) {
        complain(line_, mistake.what());
      }
    }
  }

  void start(Case fresh) {
    close();
    case_ = std::move(fresh);
    case_.file = file_;
    case_.line = line_;
    given_.clear();
    other_.clear();
    own_steps_ = false;
    inherited_ = nullptr;
    open_ = true;
  }

  void open_case(std::string_view rest) {
    Case fresh;
    fresh.id = first_word(rest);
    for (auto clause : split(first_word(rest), ',')) fresh.clauses.emplace_back(clause);
    fresh.title = rest;
    start(std::move(fresh));
    first_.reset();
    if (case_.id.empty()) throw Mistake("a case needs an id, a clause and a title");
    for (const auto& clause : case_.clauses)
      if (!is_clause(clause)) throw Mistake("'" + clause + "' is not a clause (BASE-65)");
    if (case_.clauses.empty() || case_.title.empty()) throw Mistake("case " + case_.id + " needs a clause and a title");
    if (!ids_.insert(case_.id).second) throw Mistake("case " + case_.id + " stands here twice");
  }

  void open_variant(std::string_view rest) {
    if (!open_) throw Mistake("'variant' stands before the first case");
    if (rest.empty()) throw Mistake("a variant needs a few words that name it");
    close();
    Case fresh = *first_;
    fresh.variant = rest;
    fresh.blocks.clear();
    start(std::move(fresh));
    inherited_ = &first_->blocks;
  }

  void like(std::string_view id) {
    const auto found = std::find_if(out_.cases.begin(), out_.cases.end(),
                                    [&](const Case& c) { return c.id == id && c.variant.empty(); });
    if (found == out_.cases.end()) throw Mistake("no case '" + std::string(id) + "' stands above");
    if (!given_.empty() || !case_.blocks.empty()) throw Mistake("'like' stands first in its case");
    case_.needs = found->needs;
    case_.given = found->given;
    case_.chance = found->chance;
    model_ = found->blocks;
    inherited_ = &model_;
  }

  void need(std::string_view item) {
    Need need;
    need.kind = first_word(item);
    need.name = item;
    if ((need.kind != "card" && need.kind != "module") || need.name.empty())
      throw Mistake("needs what? (card 10, module upgrades)");
    case_.needs.push_back(std::move(need));
  }

  static void give(std::string_view item, Given& given, std::set<std::string>& seen) {
    const std::string what = read_given(item, given);
    if (!seen.insert(what).second) throw Mistake(what + " is given twice");
  }

  void do_line(std::string_view rest) {
    if (case_.blocks.empty() || !case_.blocks.back().expects.empty()) case_.blocks.emplace_back();
    own_steps_ = true;
    items(rest, [&](auto item) {
      for (Step& step : read_step(item)) {
        step.line = line_;
        case_.blocks.back().steps.push_back(std::move(step));
      }
    });
  }

  void expect(std::string_view item) {
    Expect expect = read_expect(item);
    expect.line = line_;
    if (case_.blocks.empty()) case_.blocks.emplace_back();
    case_.blocks.back().expects.push_back(std::move(expect));
  }

  /// The steps of the case that this one is like, unless it has its own.
  void inherit_steps() {
    if (!inherited_ || own_steps_ || case_.blocks.empty()) return;
    if (inherited_->size() != 1)
      return complain(case_.line, "the steps cannot be taken over from several rounds of steps; write them out");
    case_.blocks.front().steps = inherited_->front().steps;
  }

  void check_players() {
    const Given& given = case_.given;
    if (given.players < 1 || given.players > 6) return;  // a set-up that is refused
    std::set<int> named{given.active};
    for (const auto& [player, cards] : given.held) named.insert(player);
    for (const auto& [player, count] : given.haven) named.insert(player);
    for (const auto& [player, count] : given.supply) named.insert(player);
    for (const auto& [region, place] : given.regions)
      for (const Citizens& group : place.citizens) named.insert(group.player);
    if (given.last) named.insert(*given.last);
    if (*named.rbegin() > given.players)
      complain(case_.line,
               "P" + std::to_string(*named.rbegin()) + " does not sit at a table of " + std::to_string(given.players));
  }

  void close() {
    if (!open_) return;
    open_ = false;
    inherit_steps();
    check_players();
    if (case_.blocks.empty() || case_.blocks.back().expects.empty())
      complain(case_.line, case_.name() + " ends without an expectation");
    if (case_.variant.empty()) first_ = case_;
    out_.cases.push_back(std::move(case_));
    case_ = {};
  }

  std::string file_;
  CaseFile& out_;
  int line_ = 0;
  bool open_ = false;
  bool own_steps_ = false;
  Case case_;
  std::optional<Case> first_;  ///< the case that variants belong to
  std::vector<Block> model_;
  const std::vector<Block>* inherited_ = nullptr;
  std::set<std::string> ids_, given_, other_;
};

}  // namespace

CaseFile parse_cases(std::string_view text, const std::string& file) {
  CaseFile out;
  Reader reader(file, out);
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    reader.line(++number, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  reader.finish();
  std::stable_sort(out.errors.begin(), out.errors.end(),
                   [](const Error& x, const Error& y) { return x.line < y.line; });
  return out;
}

CaseFile read_cases(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return {{}, {{file.string(), 0, "cannot be read"}}};
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return parse_cases(text, file.string());
}

}  // namespace rattus::cases
