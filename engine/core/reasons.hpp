#pragma once
// Collecting what stands against something, so that all of it can be said at once.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/refusal.hpp"

namespace rattus {

/// Nobody reads on after so many reasons; how many more there are is said in one.
inline constexpr std::size_t most_reasons = 20;
/// The code of that one; its subject is the number.
inline constexpr std::string_view more_reasons = "more-reasons";
/// Nor does anybody read more of what a reason speaks of, in bytes.
inline constexpr std::size_t longest_subject = 200;

/// A text of UTF-8 that is not longer than `most` bytes and the dots that stand for the rest.
inline std::string shortened(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;  // not within a character
  return text.substr(0, most) + "...";
}

/// The first things of a list in the order found, each once, and how many came after them; so that what is wrong with
/// a document takes no more time and room than the document.
template <class T>
class FirstFew {
 public:
  void add(T one) {
    if (std::find(list_.begin(), list_.end(), one) != list_.end()) return;
    if (list_.size() < most_reasons)
      list_.push_back(std::move(one));
    else
      ++more_;
  }
  /// So many more that nobody looked at.
  void skip(std::size_t number) { more_ += number; }
  [[nodiscard]] bool empty() const { return list_.empty() && more_ == 0; }
  [[nodiscard]] std::size_t more() const { return more_; }
  [[nodiscard]] const std::vector<T>& list() const { return list_; }
  /// `list` with the number of the others, as the last reason.
  [[nodiscard]] std::vector<Refusal> with_more(std::vector<Refusal> list) const {
    if (more_ > 0) list.push_back({std::string(more_reasons), {}, std::to_string(more_)});
    return list;
  }

 private:
  std::vector<T> list_;
  std::size_t more_ = 0;
};

/// Reasons in the order found, each once; the first few, and how many more.
class Reasons {
 public:
  void add(std::string_view code, Clause clause, std::string subject) {
    few_.add({std::string(code), clause, shortened(std::move(subject), longest_subject)});
  }
  /// What has been taken from another list.
  void add(std::vector<Refusal> more) {
    for (Refusal& reason : more) {
      if (reason.code == more_reasons)
        few_.skip(std::stoul(reason.subject));
      else
        few_.add(std::move(reason));
    }
  }
  [[nodiscard]] bool empty() const { return few_.empty(); }
  [[nodiscard]] std::vector<Refusal> take() { return few_.with_more(few_.list()); }

 private:
  FirstFew<Refusal> few_;
};

/// The whole number that a text is, and nothing else.
inline std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace rattus
