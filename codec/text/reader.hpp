#pragma once
// Reads JSON from untrusted sources: faults are collected with their place, and reading continues. Used for data files,
// messages, set-ups and positions; checks the form, never the rules of the game.
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/json.hpp"
#include "engine/board/setup/setup.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::codec {

/// A fault in a document: its place, a code (data/texts has a sentence for each) and, for some codes, what is expected.
struct FormatFault {
  std::string path;
  std::string code;
  std::string detail{};

  /// The fault as a refusal whose subject is the place.
  [[nodiscard]] board::Refusal refusal() const {
    return {code, {}, detail.empty() ? path : path + " (" + detail + ")"};
  }
  friend bool operator==(const FormatFault&, const FormatFault&) = default;
};
/// The faults of one document: the first ones, and the number of the others.
using Faults = FirstFew<FormatFault>;

std::vector<board::Refusal> refusals(const Faults& faults);

/// One value of a document. If the value has another type than a reader expects, the reader notes a fault and returns
/// nullopt, false or an empty list. Document and faults must outlive the value.
class Value {
 public:
  Value(const Json& json, std::string path, Faults& faults) : json_(&json), path_(std::move(path)), faults_(&faults) {}

  [[nodiscard]] const Json& json() const { return *json_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  void fault(std::string_view code, std::string detail = {}) const;
  /// True if no fault has been noted so far in the whole document.
  [[nodiscard]] bool clean() const { return faults_->empty(); }

  /// True if the value is an object. Notes a fault for each field whose name is not in `known`.
  bool fields(std::span<const std::string_view> known) const;
  bool fields(std::initializer_list<std::string_view> known) const {
    return fields(std::span(known.begin(), known.size()));
  }
  /// A field of the object; nullopt without a fault if it is absent or null.
  [[nodiscard]] std::optional<Value> find(std::string_view key) const;
  /// A required field: absence is a fault.
  [[nodiscard]] std::optional<Value> need(std::string_view key) const;
  /// The elements of a JSON array.
  [[nodiscard]] std::vector<Value> list() const;
  /// The fields of an object with their names, in the order of the document.
  [[nodiscard]] std::vector<std::pair<std::string, Value>> entries() const;
  [[nodiscard]] std::optional<int> whole(int least, int most) const;
  [[nodiscard]] std::optional<std::string> text() const;
  [[nodiscard]] std::optional<bool> flag() const;
  /// A string that must be one of `words`; returns its index.
  [[nodiscard]] std::optional<std::size_t> among(const std::vector<std::string_view>& words) const;

  // Readers of optional fields: `out` is unchanged if the field is missing or has the wrong type.
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

/// Parses a text. Notes a fault at `path` and returns nullopt if it is not JSON.
std::optional<Json> parse_json(std::string_view text, const std::string& path, Faults& faults);

}  // namespace rattus::codec
