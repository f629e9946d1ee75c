#include "cli/screens/narrator.hpp"

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

std::string joined(const std::vector<std::string>& parts, const char* between = ", ") {
  std::string all;
  for (const auto& part : parts) all += (all.empty() ? "" : between) + part;
  return all;
}

/// The variant of a sentence that a field chooses.
const Json& variant(const Json& sentence, const Json& fields) {
  const Json* chooses = find(fields, sentence.value("by", "count"));
  if (!chooses || chooses->is_null()) {
    const Json* none = find(sentence, "none");
    return none ? *none : sentence.at("other");
  }
  const Json* exact = find(sentence, chooses->is_string() ? chooses->get<std::string>() : chooses->dump());
  if (!exact && *chooses == 1) exact = find(sentence, "one");
  return exact ? *exact : sentence.at("other");
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

Figures figures_of(const Json& texts) {
  const Json& numbers = texts.at("numbers");
  return {numbers.at("decimal").get<std::string>(), numbers.at("percent").get<std::string>()};
}

const board::Tables& tables_of(const board::Rules& rules) {
  return game_data().tables(rules.big_box ? "big-box" : "classic");
}
const cartus::Tables& tables_of(const cartus::Rules&) { return game_data().cartus; }

Narrator::Narrator(std::string_view language, table::AnyTables tables, std::vector<std::string> names, bool printed)
    : texts_(terminal_texts(language)),
      figures_(figures_of(texts_)),
      cards_(&game_data().text(language)),
      names_(std::move(names)) {
  if (const auto* board = tables.as<board::Kit>())
    for (const auto& row : board->board.regions) regions_[row.id] = text("region_names", row.shown(printed));
  if (tables.as<cartus::Kit>())
    texts_.update(Json(texts_.at("cartus")));  // its sections stand in place of the common ones
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

std::string Narrator::region_card(const std::string& id) const {
  const auto colon = id.find(':');
  std::vector<std::string> classes;
  std::istringstream list(id.substr(colon + 1));
  for (std::string one; std::getline(list, one, '+');) classes.push_back(text("classes", one));
  return region(id.substr(0, colon)) + " (" + joined(classes) + ")";
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
  Json fields = option;
  std::string_view what;  // the citizen who is chosen is called by the last of what he carries
  for (const board::LoadType* type : board::load_types()) {
    const Json* there = find(option, type->word);
    if (there && what.empty()) what = "plain";
    if (there && *there != 0 && *there != false) what = type->word;
  }
  if (!what.empty()) fields["citizen"] = say(texts_.at("citizen").at(what), option);
  return sentence("options", kind, fields);
}

std::string Narrator::prompt(const Json& decision, const Json& about) const {
  return sentence("decisions", decision.value("name", ""), about);
}

std::string Narrator::event(const Json& event) const {
  std::string type = event.value("type", "");
  const Json* from = find(event, "from");
  if (type == "card-taken" && from && !from->is_null()) type = "card-taken-from";
  return sentence("events", type, event);
}

std::vector<Json> Narrator::gathered(const Json& events) const {
  std::vector<Json> list;
  Json before;  // the last of the list without its cards
  for (Json event : events) {
    const Json* told = find(texts_.at("events"), event.value("type", ""));
    if (told && told->dump().find("{cards}") != std::string::npos) {
      const Json card = Json::array({event.at("card"), event.at("count")});
      event.erase("card");
      event.erase("count");
      if (!list.empty() && event == before) {
        list.back().at("cards").push_back(card);
        continue;
      }
      before = event;
      event["cards"] = Json::array({card});
    } else {
      before = nullptr;
    }
    list.push_back(std::move(event));
  }
  return list;
}

std::string Narrator::cards(const Json& counts) const {
  std::vector<std::string> parts;
  const auto add = [&](const std::string& card, const Json& count) {
    parts.push_back(sentence("kinds", card));
    if (count != 1) parts.back() = count.dump() + " x " + parts.back();
  };
  if (counts.is_object())
    for (const auto& [card, count] : counts.items()) add(card, count);
  else
    for (const Json& pair : counts) add(pair.at(0).get<std::string>(), pair.at(1));
  return joined(parts, "; ");
}

std::string Narrator::sentence(std::string_view section, std::string_view key, const Json& fields) const {
  const Json* inner = find(texts_, section);
  const Json* found = inner ? find(*inner, key) : nullptr;
  return found ? say(*found, fields) : std::string(key);
}

/// What stands for a field in a sentence: regions, cards and seats by name, tokens and options in words.
std::string Narrator::field(const std::string& key, const Json& value, const Json& fields) const {
  static const std::map<std::string_view, std::string_view> sections{{"reason", "reasons"},
                                                                     {"class", "classes"},
                                                                     {"building", "buildings"},
                                                                     {"does", "does"},
                                                                     {"item", "items"},
                                                                     {"phase", "phases"},
                                                                     {"good", "goods"},
                                                                     {"goods", "goods"},
                                                                     {"event_card", "event_cards"},
                                                                     {"university", "university"}};
  if (value.is_object()) {
    if (key == "token" || key == "other") return token(value);
    if (key == "option") return option(value);
    if (key == "supply") return supply(value);
  }
  if ((key == "goods" || key == "regions") && value.is_array()) {
    std::vector<std::string> list;
    for (const Json& one : value) list.push_back(field(key == "goods" ? "good" : "region", one, fields));
    return joined(list);
  }
  if (key == "cards" && value.is_structured()) return cards(value);
  if ((key == "seat" || key == "last" || key == "from" || key == "to" || key == "other") && value.is_number())
    return seat(value.get<int>());
  if (!value.is_string()) return value.dump();
  const auto word = value.get<std::string>();
  if (key == "region" || key == "from" || key == "to") return region(word);
  if (key == "region_card") return region_card(word);
  if (key == "card") return find(texts_, "kinds") ? sentence("kinds", word) : card(word);
  const auto section = sections.find(key);
  return section == sections.end() ? word : sentence(section->second, word, fields);
}

std::string Narrator::supply(const Json& supply) const {
  std::vector<std::string> parts;
  for (const auto& [part, count] : supply.items()) parts.push_back(sentence("supplies", part, {{"count", count}}));
  return joined(parts, ", ");
}

std::optional<std::string> Narrator::word(std::string_view key, std::string_view form, const Json& fields) const {
  const Json* value = find(fields, key);
  if (!value) return std::nullopt;
  const std::string plain = field(std::string(key), *value, fields);
  if (form.empty()) return plain;
  if (form == "of") return possessive(plain, texts_.at("possessive").get<std::map<std::string, std::string>>());
  if (form != "acc" || !value->is_string()) return std::nullopt;
  const Json* object = find(texts_.at("cards_acc"), value->get<std::string>());
  return object ? object->get<std::string>() : plain;
}

std::string Narrator::say(const Json& sentence, const Json& fields) const {
  if (sentence.is_object()) return say(variant(sentence, fields), fields);
  return fill(sentence.get<std::string>(),
              [&](std::string_view key, std::string_view form) { return word(key, form, fields); });
}

}  // namespace rattus::cli
