#include "codec/text/reader.hpp"

#include <algorithm>

namespace rattus::codec {
namespace {

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
  auto parsed = parse(text);
  if (!parsed) {
    faults.add({path, "not-json"});
    return std::nullopt;
  }
  if (parsed->left_out > 0) faults.add({path, "too-many", std::to_string(most_fields)});
  faults.skip(parsed->left_out);
  return std::move(parsed->json);
}

}  // namespace rattus::codec
