#pragma once
// Collecting what stands against something, so that all of it can be said at once.
#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/refusal.hpp"

namespace rattus {

/// Reasons in the order found, each once.
class Reasons {
 public:
  void add(std::string_view code, Clause clause, std::string subject) {
    Refusal reason{std::string(code), clause, std::move(subject)};
    if (std::find(list_.begin(), list_.end(), reason) == list_.end()) list_.push_back(std::move(reason));
  }
  void add(std::vector<Refusal> more) {
    for (Refusal& reason : more) list_.push_back(std::move(reason));
  }
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] std::vector<Refusal> take() { return std::move(list_); }

 private:
  std::vector<Refusal> list_;
};

/// The whole number that a text is, and nothing else.
inline std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace rattus
