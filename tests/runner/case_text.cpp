#include "tests/runner/case_text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace rattus::runner {

namespace {

bool space(char c) { return c == ' ' || c == '\t'; }
bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '$'; }

}  // namespace

std::string_view trim(std::string_view text) {
  while (!text.empty() && space(text.front())) text.remove_prefix(1);
  while (!text.empty() && (space(text.back()) || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  std::size_t from = 0;
  int depth = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size()) {
      if (std::string_view("([{").find(text[i]) != std::string_view::npos) ++depth;
      if (std::string_view(")]}").find(text[i]) != std::string_view::npos) --depth;
      if (text[i] != separator || depth != 0) continue;
    }
    if (const auto piece = trim(text.substr(from, i - from)); !piece.empty()) pieces.push_back(piece);
    from = i + 1;
  }
  return pieces;
}

bool all_digits(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int to_number(std::string_view digits) {
  if (!all_digits(digits)) throw Mistake("'" + std::string(digits) + "' is not a number");
  if (digits.size() > 6) throw Mistake("the number " + std::string(digits) + " is too large");
  int value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return value;
}

std::string_view Cursor::take_rest() { return std::exchange(text_, {}); }

std::string_view Cursor::peek() const {
  std::size_t n = 0;
  while (n < text_.size() && in_word(text_[n])) ++n;
  // `p1->b1`: the arrow is no part of the word before it
  if (n > 0 && n < text_.size() && text_[n] == '>' && text_[n - 1] == '-') --n;
  return text_.substr(0, n);
}

bool Cursor::eat(std::string_view words) {
  std::string_view left = text_;
  for (const char c : words) {
    if (left.empty() || (space(c) ? !space(left.front()) : left.front() != c)) return false;
    left.remove_prefix(1);
    while (space(c) && !left.empty() && space(left.front())) left.remove_prefix(1);
  }
  if (in_word(words.back()) && !left.empty() && in_word(left.front())) return false;
  text_ = trim(left);
  return true;
}

void Cursor::need(std::string_view words) {
  if (!eat(words))
    throw Mistake("'" + std::string(words) + "' is missing " +
                  (done() ? "at the end" : "before '" + std::string(text_) + "'"));
}

std::string_view Cursor::word(std::string_view what) {
  const std::string_view found = peek();
  if (found.empty())
    throw Mistake(std::string(what) + " is missing: found " + (done() ? "nothing" : "'" + std::string(text_) + "'"));
  text_ = trim(text_.substr(found.size()));
  return found;
}

int Cursor::number() { return to_number(word("a number")); }

void Cursor::finish() const {
  if (!done()) throw Mistake("'" + std::string(text_) + "' is not understood");
}

}  // namespace rattus::runner
