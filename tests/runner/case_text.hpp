#pragma once
// Reading the text of worked cases: pieces, words, numbers. What only one game has, its own cursor adds.
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace rattus::runner {

/// What is wrong with the text of a case, or what came out otherwise.
struct Mistake : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string_view trim(std::string_view text);
/// Splits at `separator` outside of brackets; pieces are trimmed, empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator);
bool all_digits(std::string_view word);
/// A number of at most six digits; there must be nothing else.
int to_number(std::string_view digits);

/// A place in one item's text. What is asked for must stand there, or a Mistake is thrown.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(trim(text)) {}

  [[nodiscard]] bool done() const { return text_.empty(); }
  [[nodiscard]] std::string_view rest() const { return text_; }
  /// What is left, for whoever reads it by a cursor of its own.
  std::string_view take_rest();
  [[nodiscard]] bool at(char sign) const { return !text_.empty() && text_.front() == sign; }
  /// The next word without taking it: letters, digits, `-`, `_`, `$`; empty if something else stands there.
  [[nodiscard]] std::string_view peek() const;

  bool eat(std::string_view words);  ///< a word, several in a row (or none of them), or signs
  void need(std::string_view words);
  std::string_view word(std::string_view what = "a word");
  int number();
  /// The item must end here.
  void finish() const;

 protected:
  std::string_view text_;
};

/// The row with the most words of those that stand here, which are then read; nothing if none begins so.
template <class Row>
const Row* row_of(std::initializer_list<std::span<const Row>> tables, Cursor& cursor) {
  const Row* best = nullptr;
  Cursor after = cursor;
  for (const auto table : tables)
    for (const Row& row : table) {
      Cursor trial = cursor;
      if ((best != nullptr && row.words.size() <= best->words.size()) || !trial.eat(row.words)) continue;
      best = &row;
      after = trial;
    }
  cursor = after;
  return best;
}

}  // namespace rattus::runner
