#pragma once
// Reading JSON that people write: everything wrong is collected with its place, and reading goes on.
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "engine/board/setup.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::codec {

/// Something in a document that cannot be read: where it stands, what is wrong (a code of data/texts) and, for some
/// codes, what would be right.
struct FormatFault {
  std::string path;
  std::string code;
  std::string detail{};

  /// As a refusal that speaks of the place.
  [[nodiscard]] board::Refusal refusal() const {
    return {code, {}, detail.empty() ? path : path + " (" + detail + ")"};
  }
  friend bool operator==(const FormatFault&, const FormatFault&) = default;
};
/// What is wrong with one document.
using Faults = FirstFew<FormatFault>;

std::vector<board::Refusal> refusals(const Faults& faults);

/// One value of a document. Every reader returns nothing and notes a fault if the value is of another kind.
class Value {
 public:
  Value(const Json& json, std::string path, Faults& faults) : json_(&json), path_(std::move(path)), faults_(&faults) {}

  [[nodiscard]] const Json& json() const { return *json_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  void fault(std::string_view code, std::string detail = {}) const;
  /// Nothing wrong has been found so far, in the whole document.
  [[nodiscard]] bool clean() const { return faults_->empty(); }

  /// True if it is an object; fields of other names are faults.
  bool fields(std::span<const std::string_view> known) const;
  bool fields(std::initializer_list<std::string_view> known) const {
    return fields(std::span(known.begin(), known.size()));
  }
  /// A field; nothing if it is absent or null.
  [[nodiscard]] std::optional<Value> find(std::string_view key) const;
  /// A field that must be there.
  [[nodiscard]] std::optional<Value> need(std::string_view key) const;
  /// The elements of a list; none if it is no list.
  [[nodiscard]] std::vector<Value> list() const;
  /// The fields of an object with their names; none if it is no object.
  [[nodiscard]] std::vector<std::pair<std::string, Value>> entries() const;
  [[nodiscard]] std::optional<int> whole(int least, int most) const;
  [[nodiscard]] std::optional<std::string> text() const;
  [[nodiscard]] std::optional<bool> flag() const;
  /// One of these words: its place among them.
  [[nodiscard]] std::optional<std::size_t> among(const std::vector<std::string_view>& words) const;

  // Short forms for fields that may be missing: `out` stays as it is then.
  template <class T>
  void whole(std::string_view key, int least, int most, T& out) const {
    if (const auto field = find(key))
      if (const auto value = field->whole(least, most)) out = static_cast<T>(*value);
  }
  void text(std::string_view key, std::string& out) const {
    if (const auto field = find(key))
      if (const auto value = field->text()) out = *value;
  }
  void flag(std::string_view key, bool& out) const {
    if (const auto field = find(key))
      if (const auto value = field->flag()) out = *value;
  }

 private:
  const Json* json_;
  std::string path_;
  Faults* faults_;
};

/// Parses a text; nothing and a fault at `path` if it is no JSON.
std::optional<Json> parse_json(std::string_view text, const std::string& path, Faults& faults);

}  // namespace rattus::codec
