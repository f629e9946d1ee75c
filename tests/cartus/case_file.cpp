#include "tests/cartus/case_file.hpp"

#include <fstream>
#include <regex>
#include <sstream>

#include "tests/cartus/case_text.hpp"

namespace rattus::cartus::test {
namespace {

class Reader {
 public:
  explicit Reader(std::string file) : file_(std::move(file)) {}

  void line(std::string_view text) {
    ++line_;
    text = trim(text);
    if (text.empty() || text.front() == '#') return;
    const auto space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space), rest = trim(text.substr(space));
    try {
      keyword(word, rest);
    } catch (const Mistake& mistake) {
      out_.errors.push_back({mistake.what(), line_});
    }
  }

  CaseFile finish() {
    close();
    return std::move(out_);
  }

 private:
  void keyword(std::string_view word, std::string_view rest) {
    if (word == "case") return open_case(std::string(rest));
    if (out_.cases.empty()) throw Mistake("this stands before the first case");
    if (word == "variant") return open_variant(rest);
    Case& c = out_.cases.back();
    std::vector<Item>* items = nullptr;
    if (word == "given")
      items = &c.given;
    else if (word == "chance")
      items = &c.chance;
    else if (word == "expect")
      items = &block(false).expects;
    else if (word == "do")
      items = &block(true).steps;
    else
      throw Mistake("no line begins with '" + std::string(word) + "' (case, variant, given, chance, do, expect)");
    for (const auto piece : split(rest, ';')) items->push_back({std::string(piece), line_});
  }

  /// Steps after expectations begin a new block.
  Block& block(bool steps) {
    auto& blocks = out_.cases.back().blocks;
    if (blocks.empty() || (steps && !blocks.back().expects.empty())) blocks.emplace_back();
    return blocks.back();
  }

  void open_case(const std::string& rest) {
    static const std::regex head(R"((W\d+) +(CART-\d+(?:,CART-\d+)*) +(\S.*))");
    std::smatch m;
    if (!std::regex_match(rest, m, head))
      throw Mistake("a case needs an id, clauses and a title (W1 CART-1,CART-24 ...)");
    close();
    Case& c = out_.cases.emplace_back();
    c.id = m[1], c.title = m[3], c.file = file_, c.line = line_;
    for (const auto clause :
         split(std::string_view(rest).substr(static_cast<std::size_t>(m.position(2)), m[2].length()), ','))
      c.clauses.emplace_back(clause);
  }

  void open_variant(std::string_view words) {
    if (words.empty()) throw Mistake("a variant needs a few words that name it");
    close();
    if (out_.cases.back().variant.empty()) first_ = out_.cases.back();
    Case fresh = first_;
    fresh.variant = words;
    fresh.line = line_;
    fresh.blocks.clear();
    out_.cases.push_back(std::move(fresh));
  }

  void close() {
    if (out_.cases.empty()) return;
    const Case& c = out_.cases.back();
    bool expects = false;
    for (const Block& block : c.blocks) expects |= !block.expects.empty();
    if (!expects) out_.errors.push_back({"case " + c.id + " expects nothing", c.line});
  }

  std::string file_;
  CaseFile out_;
  Case first_;  ///< without a variant
  int line_ = 0;
};

}  // namespace

CaseFile parse_cases(std::string_view text, const std::string& file) {
  Reader reader(file);
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) reader.line(line);
  return reader.finish();
}

CaseFile read_cases(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return {{}, {{"cannot be opened", 0}}};
  std::ostringstream text;
  text << stream.rdbuf();
  return parse_cases(text.str(), file.string());
}

}  // namespace rattus::cartus::test
