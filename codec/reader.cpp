#include "codec/reader.hpp"

#include <algorithm>
#include <array>

namespace rattus::codec {
namespace {

/// Deeper documents are refused before the library's parser, which is recursive in places, meets them.
constexpr int deepest = 64;

/// The library looks through the fields that an object has for each that comes: of more than these it keeps none.
constexpr unsigned most_fields = 300;

enum class Shape { fit, too_deep, crowded };

/// What can be said of a document before it is parsed: its nesting, and the fields of its widest object.
Shape shape_of(std::string_view text) {
  std::array<unsigned, deepest + 1> fields{};
  int depth = 0;
  bool quoted = false, crowded = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        quoted = false;
    } else if (text[i] == '"') {
      quoted = true;
    } else if (text[i] == '[' || text[i] == '{') {
      if (++depth > deepest) return Shape::too_deep;
      fields[static_cast<std::size_t>(depth)] = 0;
    } else if (text[i] == ']' || text[i] == '}') {
      depth = std::max(depth - 1, 0);
    } else if (text[i] == ':') {
      crowded = crowded || ++fields[static_cast<std::size_t>(depth)] > most_fields;
    }
  }
  return crowded ? Shape::crowded : Shape::fit;
}

/// Leaves out what an object has beyond its first fields; `left_out` counts them.
Json parse_crowded(std::string_view text, std::size_t& left_out) {
  std::array<unsigned, deepest + 2> fields{};
  return Json::parse(
      text,
      [&](int depth, Json::parse_event_t event, Json&) {
        const auto at = static_cast<std::size_t>(depth);
        if (event == Json::parse_event_t::object_start) fields[at + 1] = 0;
        if (event != Json::parse_event_t::key || ++fields[at] <= most_fields) return true;
        ++left_out;
        return false;
      },
      false);
}

/// How much of a field's name a place shows.
constexpr std::size_t longest_name = 60;

std::string place(const std::string& path, std::string_view key) {
  std::string name = shortened(std::string(key), longest_name);
  return path.empty() ? name : path + "." + name;
}

}  // namespace

std::vector<board::Refusal> refusals(const Faults& faults) {
  std::vector<board::Refusal> result;
  for (const FormatFault& fault : faults.list()) result.push_back(fault.refusal());
  return faults.with_more(std::move(result));
}

void Value::fault(std::string_view code, std::string detail) const {
  faults_->add({path_, std::string(code), std::move(detail)});
}

bool Value::fields(std::span<const std::string_view> known) const {
  if (!json_->is_object()) {
    fault("not-an-object");
    return false;
  }
  for (const auto& [key, value] : json_->items())
    if (std::find(known.begin(), known.end(), key) == known.end())
      Value(value, place(path_, key), *faults_).fault("unknown-field");
  return true;
}

std::optional<Value> Value::find(std::string_view key) const {
  if (!json_->is_object()) return std::nullopt;
  const auto found = json_->find(std::string(key));
  if (found == json_->end() || found->is_null()) return std::nullopt;
  return Value(*found, place(path_, key), *faults_);
}

std::optional<Value> Value::need(std::string_view key) const {
  auto field = find(key);
  if (!field && json_->is_object()) fault("missing-field", std::string(key));
  return field;
}

std::vector<Value> Value::list() const {
  std::vector<Value> result;
  if (!json_->is_array()) {
    fault("not-a-list");
    return result;
  }
  for (std::size_t i = 0; i < json_->size(); ++i)
    result.emplace_back((*json_)[i], path_ + "[" + std::to_string(i) + "]", *faults_);
  return result;
}

std::vector<std::pair<std::string, Value>> Value::entries() const {
  std::vector<std::pair<std::string, Value>> result;
  if (!json_->is_object()) {
    fault("not-an-object");
    return result;
  }
  for (const auto& [key, value] : json_->items()) result.emplace_back(key, Value(value, place(path_, key), *faults_));
  return result;
}

std::optional<int> Value::whole(int least, int most) const {
  const auto range = [&] { return std::to_string(least) + "-" + std::to_string(most); };
  if (!json_->is_number_integer()) {
    fault("not-a-number", range());
    return std::nullopt;
  }
  // Unsigned numbers beyond the signed range would wrap round.
  const bool huge = json_->is_number_unsigned() && json_->get<std::uint64_t>() > 0x7fffffffU;
  const std::int64_t value = huge ? 0 : json_->get<std::int64_t>();
  if (huge || value < least || value > most) {
    fault("out-of-range", range());
    return std::nullopt;
  }
  return static_cast<int>(value);
}

std::optional<std::string> Value::text() const {
  if (json_->is_string()) return json_->get<std::string>();
  fault("not-a-text");
  return std::nullopt;
}

std::optional<bool> Value::flag() const {
  if (json_->is_boolean()) return json_->get<bool>();
  fault("not-a-flag");
  return std::nullopt;
}

std::optional<std::size_t> Value::among(const std::vector<std::string_view>& words) const {
  if (json_->is_string())
    for (std::size_t i = 0; i < words.size(); ++i)
      if (json_->get_ref<const std::string&>() == words[i]) return i;
  std::string list;
  for (const auto word : words) (list += list.empty() ? "" : ", ") += word;
  fault("unknown-value", list);
  return std::nullopt;
}

std::optional<Json> parse_json(std::string_view text, const std::string& path, Faults& faults) {
  const Shape shape = shape_of(text);
  std::size_t left_out = 0;
  Json json = shape == Shape::too_deep  ? Json(Json::value_t::discarded)
              : shape == Shape::crowded ? parse_crowded(text, left_out)
                                        : Json::parse(text, nullptr, false);
  if (!json.is_discarded()) {
    if (left_out > 0) faults.add({path, "too-many", std::to_string(most_fields)});
    faults.skip(left_out);
    return json;
  }
  faults.add({path, "not-json"});
  return std::nullopt;
}

}  // namespace rattus::codec
