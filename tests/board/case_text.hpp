#pragma once
// Reading the small pieces of the notation: words, numbers, players, faces, tokens, citizens, answers.
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/board/case_file.hpp"

namespace rattus::cases {

/// Thrown inside the reader only; parse_cases turns it into an Error.
struct Mistake : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string_view trim(std::string_view text);
/// Splits at `separator` outside of brackets; pieces are trimmed, empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator);

bool is_region(std::string_view word);
bool is_player(std::string_view word);  ///< P1 to P6
bool is_edge(std::string_view word);    ///< a-b, two regions

/// A place in one item's text.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(trim(text)) {}

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }
  /// The next word without taking it: letters, digits, `-`, `_`, `$`; empty if something else stands there.
  [[nodiscard]] std::string_view next_word() const;

  bool eat(char c);
  bool eat_word(std::string_view word);
  /// Several words in a row, or none of them.
  bool eat_words(std::string_view words);
  void need(char c);
  std::string word(std::string_view what);
  int number();
  Cell cell();  ///< `12,16`, `-1,2`
  std::string region();
  int player();
  Who who();
  std::string card();
  std::string decision();
  Face face();
  std::vector<Face> faces();
  Token token();
  Citizen citizen();
  /// `gallia t1(by P2) P1:2`, the region being read already.
  Place place(std::string region);
  Answer answer();
  /// What stands between braces, split at commas.
  std::vector<std::string> braces();
  /// The item must end here.
  void finish() const;

 private:
  void skip();
  std::string_view text_;
  std::size_t at_ = 0;
};

std::vector<Answer> answers(std::string_view list);
std::vector<Who> players(std::string_view list);
std::vector<Held> held(const std::vector<std::string>& entries);
std::vector<std::string> region_list(const std::vector<std::string>& entries);
std::vector<std::string> card_list(const std::vector<std::string>& entries);
/// `a-b`, two regions; either way round.
std::pair<std::string, std::string> edge(std::string_view text);

}  // namespace rattus::cases
