// The terminal's texts (data/terminal/): every language says everything that the messages can say.
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/cartus/words.hpp"
#include "codec/catalogue.hpp"
#include "codec/data_files.hpp"
#include "codec/text/json.hpp"
#include "engine/board/setup/catalogue.hpp"

namespace rattus::test {
namespace {

using codec::Json;
using Keys = std::set<std::string>;

Json texts(std::string_view language) {
  for (const auto& file : codec::data_files())
    if (file.name == "terminal/" + std::string(language) + ".json") return Json::parse(file.text);
  ADD_FAILURE() << language;
  return {};
}

Keys keys_of(const Json& object) {
  Keys keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

/// The words of a table of the codec, from the first on.
template <class Enum>
Keys words(std::size_t count, std::size_t first = 0) {
  Keys keys;
  for (std::size_t i = first; i < count; ++i) keys.insert(std::string(codec::word(static_cast<Enum>(i))));
  return keys;
}

/// The forms that the {places} of all the sentences in a text or its variants ask for, by what they name; the fields
/// that choose among variants have the form "by".
std::map<std::string, Keys> forms_of(const Json& sentence) {
  std::map<std::string, Keys> forms;
  if (sentence.is_object()) {
    for (const auto& [key, inner] : sentence.items()) {
      if (key == "by") {
        forms[inner.get<std::string>()].insert("by");
        continue;
      }
      for (auto& [place, there] : forms_of(inner)) forms[place].merge(there);
    }
    return forms;
  }
  const auto text = sentence.get<std::string>();
  for (auto at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
    const auto place = text.substr(at + 1, text.find('}', at) - at - 1);
    const auto colon = place.find(':');
    forms[place.substr(0, colon)].insert(colon == std::string::npos ? "" : place.substr(colon + 1));
  }
  return forms;
}
Keys places_of(const Json& sentence) {
  Keys places;
  for (const auto& [place, forms] : forms_of(sentence)) places.insert(place);
  return places;
}

/// What an event's sentence may name, with types: the event's fields, and "cards" for all kinds of one message.
std::map<std::string, std::string> fields_of(const Json& event) {
  std::map<std::string, std::string> types;
  for (const Json& field : event.at("fields")) types[field.at("name")] = field.at("type");
  if (types.contains("card") && types.contains("count")) types["cards"] = "cards";
  return types;
}

/// Every place of the sentence is a field of the event and asks for a form that such a field has.
void expect_fillable(const Json& sentence, const std::map<std::string, std::string>& fields, const std::string& where) {
  for (const auto& [place, forms] : forms_of(sentence)) {
    const auto field = fields.find(place);
    if (field == fields.end()) {
      ADD_FAILURE() << where << ": the event has no field {" << place << "}";
      continue;
    }
    const std::string& type = field->second;
    for (const std::string& form : forms) {
      const bool noun = form.find('|') != std::string::npos;
      const bool known = form.empty() || form == "by" || (form == "acc" && type == "card") ||
                         (form == "of" && type.starts_with("seat")) || (noun && type == "number");
      EXPECT_TRUE(known) << where << ": {" << place << ":" << form << "} of a " << type;
    }
  }
}

/// Both languages have the same keys; sentences name the same things.
void expect_alike(const Json& one, const Json& other, const std::string& where) {
  EXPECT_EQ(one.type(), other.type()) << where;
  const bool variants = one.is_object() && (one.contains("other") || one.contains("by"));
  if (one.is_string() || variants) {
    EXPECT_EQ(places_of(one), places_of(other)) << where;
  } else if (one.is_object()) {
    EXPECT_EQ(keys_of(one), keys_of(other)) << where;
    for (const auto& [key, value] : one.items())
      if (other.contains(key)) expect_alike(value, other.at(key), where + "/" + key);
  }
}

TEST(TerminalTexts, BothLanguagesHaveTheSameSentences) { expect_alike(texts("en"), texts("de"), ""); }

TEST(TerminalTexts, SentencesOfEventsNameTheirFieldsAlone) {
  const Json catalogue = codec::catalogue_json(codec::game_data());
  const std::map<std::string, std::vector<std::string>> more{{"card-taken", {"card-taken", "card-taken-from"}}};
  for (const char* language : {"en", "de"}) {
    const Json all = texts(language);
    for (const auto& [game, sentences] :
         {std::pair("rattus", all.at("events")), std::pair("cartus", all.at("cartus").at("events"))})
      for (const Json& event : catalogue.at(game).at("events")) {
        const auto type = event.at("type").get<std::string>();
        const auto keys = more.contains(type) ? more.at(type) : std::vector{type};
        for (const std::string& key : keys)
          expect_fillable(sentences.at(key), fields_of(event), language + ("/" + key));
      }
  }
}

TEST(TerminalTexts, EveryCardHasAFormAsAnObject) {
  for (const char* language : {"en", "de"}) {
    Keys cards;
    for (const auto& [id, name] : codec::game_data().text(language).cards) cards.insert(id);
    EXPECT_EQ(keys_of(texts(language).at("cards_acc")), cards) << language;
  }
}

TEST(TerminalTexts, TheBoardGameHasWordsForEverythingThatIsAskedToldAndLaid) {
  const auto catalogue = board::catalogue_of(board::card_facts());
  Keys decisions, events{"taken-back"};
  for (const board::DecisionRow* row : catalogue.decisions) decisions.insert(std::string(row->name));
  for (const board::EventType* type : catalogue.events) events.insert(std::string(type->word));
  Keys pieces{"title"}, citizens{"plain"};
  for (const board::PieceType* type : catalogue.pieces) pieces.insert(std::string(type->word));
  for (const board::LoadType* type : catalogue.loads) {
    pieces.insert(std::string(type->word));
    citizens.insert(std::string(type->word));
  }
  for (const char* language : {"en", "de"}) {
    EXPECT_EQ(keys_of(texts(language).at("citizen")), citizens) << language;
    EXPECT_EQ(keys_of(texts(language).at("decisions")), decisions) << language;
    // sentences of an event that is told in two ways have longer keys
    EXPECT_THAT(keys_of(texts(language).at("events")), testing::IsSupersetOf(events)) << language;
    EXPECT_EQ(keys_of(texts(language).at("pieces")), pieces) << language;
  }
}

TEST(TerminalTexts, TheBalancePageHasANameForEveryModule) {
  Keys modules;
  for (const std::string_view name : board::available_of(board::card_facts()).modules) modules.emplace(name);
  for (const char* language : {"en", "de"})
    EXPECT_EQ(keys_of(texts(language).at("balance").at("module_names")), modules) << language;
}

TEST(TerminalTexts, CartusHasASentenceForEverythingThatCanBeSaid) {
  for (const char* language : {"en", "de"}) {
    const Json cartus = texts(language).at("cartus");
    Keys events = words<cartus::EventType>(cartus::event_type_count);
    events.insert("taken-back");
    EXPECT_EQ(keys_of(cartus.at("events")), events) << language;
    EXPECT_EQ(keys_of(cartus.at("decisions")), words<cartus::Decision>(cartus::decision_count, 1)) << language;
    EXPECT_EQ(keys_of(cartus.at("options")), words<cartus::Choice>(cartus::choice_count - 1)) << language;
    EXPECT_EQ(keys_of(cartus.at("buildings")), words<cartus::Building>(cartus::building_count)) << language;
    EXPECT_EQ(keys_of(cartus.at("does")), words<cartus::Building>(cartus::building_count)) << language;
    EXPECT_EQ(keys_of(cartus.at("items")), words<cartus::Item>(5)) << language;
    EXPECT_EQ(keys_of(cartus.at("phases")), words<cartus::Phase>(6)) << language;
    EXPECT_EQ(keys_of(cartus.at("supplies")), (Keys{"draw", "discard_rats", "look"})) << language;
    Keys kinds;
    for (cartus::Kind kind = 0; kind < cartus::kind_count; ++kind) kinds.insert(std::string(codec::kind_word(kind)));
    EXPECT_EQ(keys_of(cartus.at("kinds")), kinds) << language;
    for (const std::string& cls : words<cartus::Class>(cartus::class_count))
      EXPECT_TRUE(texts(language).at("classes").contains(cls)) << language << " " << cls;
  }
}

}  // namespace
}  // namespace rattus::test
