#include "bench/server/heard.hpp"

#include <charconv>
#include <cstring>

#include <nlohmann/json.hpp>

namespace rattus::bench {
namespace {

/// string_view::find looks at each quotation mark by itself, and JSON has little else.
std::size_t find(std::string_view text, std::string_view word, std::size_t from = 0) {
  if (from > text.size()) return std::string_view::npos;
  const void* at = ::memmem(text.data() + from, text.size() - from, word.data(), word.size());
  return at ? static_cast<std::size_t>(static_cast<const char*>(at) - text.data()) : std::string_view::npos;
}

bool has(std::string_view text, std::string_view word) { return find(text, word) != std::string_view::npos; }

std::string_view to_quote(std::string_view text) { return text.substr(0, text.find('"')); }

std::string_view after(std::string_view text, std::string_view word) {
  const std::size_t at = find(text, word);
  return at == std::string_view::npos ? std::string_view() : to_quote(text.substr(at + word.size()));
}

/// Takes a word from the front, if it is there.
bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::string_view take_text(std::string_view& text) {
  const std::string_view taken = to_quote(text);
  text.remove_prefix(std::min(taken.size() + 1, text.size()));
  return taken;
}

std::uint64_t number(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::uint64_t take_number(std::string_view& text) {
  const std::uint64_t value = number(text);
  text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
  return value;
}

std::size_t count(std::string_view text, std::string_view word) {
  std::size_t found = 0;
  for (std::size_t at = find(text, word); at != std::string_view::npos; at = find(text, word, at + word.size()))
    ++found;
  return found;
}

constexpr std::string_view kind = R"({"kind":")", version_of = R"(,"version":)";

}  // namespace

Heard Heard::scan(std::string_view text) {
  Heard heard;
  if (!take(text, R"({"type":")")) return heard;
  heard.type = take_text(text);
  if (take(text, R"(,"id":")")) heard.id = take_text(text);
  if (heard.type != "update" || !take(text, version_of)) return heard;
  heard.version = take_number(text);
  if (take(text, R"(,"base":)")) take_number(text);
  if (text.starts_with(R"(,"table":)")) {
    heard.stage = after(text, R"("stage":")");
    heard.rematch = after(text, R"("rematch":")");
    heard.open = has(text, R"("kind":"open")");
    heard.host = has(text, R"("host":true)");
  }
  const std::size_t decision = find(text, R"("decision":{)");
  if (decision == std::string_view::npos) return heard;
  text.remove_prefix(decision);
  text = text.substr(0, find(text, R"(,"events":)"));  // events may speak of options, too
  heard.decides = true;
  heard.options = count(text, kind);
  heard.decision_version = number(text.substr(text.rfind(version_of) + version_of.size()));
  return heard;
}

std::string misheard(std::string_view text) {
  const Heard heard = Heard::scan(text);
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) return "not a document";
  const auto text_at = [](const nlohmann::json& where, const char* name) {
    const auto at = where.find(name);
    return at != where.end() && at->is_string() ? at->get<std::string>() : std::string();
  };
  const auto number_at = [](const nlohmann::json& where, const char* name) {
    const auto at = where.find(name);
    return at != where.end() && at->is_number() ? at->get<std::uint64_t>() : 0;
  };
  if (text_at(json, "type") != heard.type) return "type";
  if (text_at(json, "id") != heard.id) return "id";
  if (heard.type != "update") return {};
  if (number_at(json, "version") != heard.version) return "version";
  if (const auto table = json.find("table"); table != json.end()) {
    if (text_at(*table, "stage") != heard.stage) return "stage";
    if (text_at(*table, "rematch") != heard.rematch) return "rematch";
    bool open = false;
    for (const auto& seat : table->at("seats")) open |= text_at(seat, "kind") == "open";
    if (open != heard.open) return "open seats";
    if (table->value("host", false) != heard.host) return "host";
  } else if (!heard.stage.empty() || !heard.rematch.empty()) {
    return "table";
  }
  const auto decision = json.find("decision");
  const bool decides = decision != json.end() && decision->is_object();
  if (decides != heard.decides) return "decision";
  if (!decides) return {};
  if (decision->at("options").size() != heard.options) return "options";
  return number_at(*decision, "version") == heard.decision_version ? "" : "version of the decision";
}

}  // namespace rattus::bench
