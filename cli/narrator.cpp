#include "cli/narrator.hpp"

#include <utility>

#include "cli/command.hpp"
#include "codec/data_files.hpp"

namespace rattus::cli {
namespace {

const Json* find(const Json& object, std::string_view key) {
  if (!object.is_object()) return nullptr;
  const auto place = object.find(std::string(key));
  return place == object.end() ? nullptr : &*place;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const auto& part : parts) all += (all.empty() ? "" : ", ") + part;
  return all;
}

}  // namespace

Json terminal_texts(std::string_view language) {
  std::string known;
  for (const auto& file : codec::data_files()) {
    constexpr std::string_view folder = "terminal/", ending = ".json";
    if (!file.name.starts_with(folder)) continue;
    const auto name = file.name.substr(folder.size(), file.name.size() - folder.size() - ending.size());
    if (name == language) return Json::parse(file.text);
    known += (known.empty() ? "" : ", ") + std::string(name);
  }
  throw Usage("--language " + std::string(language) + ": choose one of " + known);
}

Narrator::Narrator(Json texts, const board::Tables& tables, const codec::Texts& cards, std::vector<std::string> names)
    : texts_(std::move(texts)), cards_(&cards), names_(std::move(names)) {
  for (const auto& row : tables.board.regions) regions_[row.id] = row.name;
}

std::string Narrator::text(std::string_view key) const {
  const Json* found = find(texts_, key);
  return found && found->is_string() ? found->get<std::string>() : std::string(key);
}

std::string Narrator::text(std::string_view section, std::string_view key) const {
  const Json* inner = find(texts_, section);
  const Json* found = inner ? find(*inner, key) : nullptr;
  return found && found->is_string() ? found->get<std::string>() : std::string(key);
}

std::string Narrator::region(std::string_view id) const {
  const auto found = regions_.find(id);
  return found == regions_.end() ? std::string(id) : found->second;
}

std::string Narrator::seat(int number) const {
  const auto place = static_cast<std::size_t>(number - 1);
  return place < names_.size() ? names_[place] : std::to_string(number);
}

std::string Narrator::face(const Json& face) const {
  std::vector<std::string> symbols;
  for (const auto& symbol : face.at("symbols")) symbols.push_back(text("classes", symbol.get<std::string>()));
  return fill(text("token", "face"), {{"limit", face.at("limit").dump()}, {"symbols", joined(symbols)}});
}

std::string Narrator::token(const Json& token) const {
  std::vector<std::string> parts;
  if (const Json* shown = find(token, "face")) parts.push_back(face(*shown));
  parts.push_back(text("token", token.value("tag", "drawn")));
  if (token.value("marked", false)) parts.push_back(text("token", "marked"));
  std::vector<std::string> lookers;
  if (const Json* seats = find(token, "lookers"))
    for (const auto& one : *seats) lookers.push_back(seat(one.get<int>()));
  if (!lookers.empty()) parts.push_back(fill(text("token", "lookers"), {{"lookers", joined(lookers)}}));
  return joined(parts);
}

std::string Narrator::option(const Json& option) const {
  const std::string kind = option.value("kind", "");
  const Json* sentence = find(texts_.at("options"), kind);
  if (!sentence) return kind;
  Json fields = option;
  if (kind == "citizen" || kind == "remove" || kind == "potion") {
    const char* what = option.value("diplomat", false)  ? "diplomat"
                       : option.value("potions", 0) > 0 ? "potions"
                                                        : "plain";
    fields["citizen"] = say(texts_.at("citizen").at(what), option);
  }
  return say(*sentence, fields);
}

std::string Narrator::prompt(const Json& decision) const { return text("decisions", decision.value("name", "")); }

std::string Narrator::event(const Json& event) const {
  std::string type = event.value("type", "");
  const Json* from = find(event, "from");
  if (type == "card-taken" && from && !from->is_null()) type = "card-taken-from";
  const Json* sentence = find(texts_.at("events"), type);
  return sentence ? say(*sentence, event) : type;
}

std::string Narrator::fill(std::string sentence, const std::map<std::string, std::string>& words) {
  for (const auto& [key, word] : words) {
    const std::string place = "{" + key + "}";
    for (auto at = sentence.find(place); at != std::string::npos; at = sentence.find(place, at + word.size()))
      sentence.replace(at, place.size(), word);
  }
  return sentence;
}

/// What stands for a field in a sentence: regions, cards and seats by name, tokens and options in words.
std::string Narrator::field(const std::string& key, const Json& value) const {
  if ((key == "token" || key == "other") && value.is_object()) return token(value);
  if (key == "option" && value.is_object()) return option(value);
  if (key == "reason" && value.is_string()) return text("reasons", value.get<std::string>());
  if ((key == "seat" || key == "last" || key == "from" || key == "to") && value.is_number())
    return seat(value.get<int>());
  if (!value.is_string()) return value.dump();
  const auto word = value.get<std::string>();
  if (key == "region" || key == "from" || key == "to") return region(word);
  return key == "card" ? card(word) : word;
}

std::string Narrator::say(const Json& sentence, const Json& fields) const {
  std::string words;
  if (sentence.is_object()) {
    words = sentence.at(fields.value("count", 0) == 1 ? "one" : "other").get<std::string>();
  } else {
    words = sentence.get<std::string>();
  }
  std::map<std::string, std::string> filled;
  for (const auto& [key, value] : fields.items()) filled[key] = field(key, value);
  return fill(std::move(words), filled);
}

}  // namespace rattus::cli
