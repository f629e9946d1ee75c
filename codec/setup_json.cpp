#include "codec/setup_json.hpp"

#include "codec/cartus/setup.hpp"

namespace rattus::codec {
namespace {

using board::CardChoice;
using board::SetUp;

void read_cards(const Value& value, SetUp& setup) {
  if (value.json().is_string()) {
    const auto& word = value.json().get_ref<const std::string&>();
    setup.card_choice = word == board::standard_word            ? CardChoice::standard
                        : word == board::random_word            ? CardChoice::random
                        : word == board::one_of_each_class_word ? CardChoice::one_of_each_class
                                                                : CardChoice::named;
    if (setup.card_choice == CardChoice::named) setup.cards = {word};
    return;
  }
  setup.card_choice = CardChoice::listed;
  for (const Value& item : value.list()) {
    if (item.json().is_number())
      setup.cards.push_back(text_of(item.json()));
    else if (auto name = item.text())
      setup.cards.push_back(std::move(*name));
  }
}

[[maybe_unused]] SetUp read_setup_of(board::Kit, const Value& value) { return read_setup(value); }
[[maybe_unused]] cartus::SetUp read_setup_of(cartus::Kit, const Value& value) { return read_cartus_setup(value); }

}  // namespace

Value setup_in(const Value& document) {
  const Json& json = document.json();
  if (!json.is_object() || !json.contains("format") || !json.contains("setup")) return document;
  return document.find("setup").value_or(document);
}

std::string option_value(const Value& value) {
  const Json& json = value.json();
  if (json.is_boolean()) return json.get<bool>() ? "on" : "off";
  if (json.is_number_integer()) return std::to_string(json.get<std::int64_t>());
  return value.text().value_or("");
}

Json number_or_text(const std::string& value) {
  const bool number = !value.empty() && value.size() < 9 && value.find_first_not_of("0123456789") == std::string::npos;
  return number ? Json(std::stoi(value)) : Json(value);
}

table::AnySetUp read_any_setup(const Value& value) {
  using table::AllGames;
  const Json& json = value.json();
  const auto game = json.is_object() && json.contains("game") ? value.find("game") : std::nullopt;
  const auto which = game ? game->among({AllGames::names.begin(), AllGames::names.end()}) : std::nullopt;
  return table::with_game(AllGames::names[which.value_or(0)], [&]<class Kit>(Kit kit) -> table::AnySetUp {
    if constexpr (table::is_known<Kit>) {
      return read_setup_of(kit, value);
    } else {
      value.fault("other-game", std::string(Kit::name));
      return typename Kit::SetUp{};
    }
  });
}

Json to_json(const table::AnySetUp& setup) {
  return table::with_kit(setup, [&]<class Kit>(Kit) { return to_json(std::get<typename Kit::SetUp>(setup)); });
}

SetUp read_setup(const Value& value) {
  SetUp setup;
  if (!value.fields({"game", "board", "players", "cards", "modules", "options"})) return setup;
  value.text("board", setup.board);
  value.whole("players", 0, 99, setup.players);
  if (const auto cards = value.find("cards")) read_cards(*cards, setup);
  if (const auto modules = value.find("modules"))
    for (const Value& item : modules->list())
      if (auto name = item.text()) setup.modules.push_back(std::move(*name));
  if (const auto options = value.find("options"))
    for (const auto& [key, option] : options->entries()) setup.options.emplace_back(key, option_value(option));
  return setup;
}

Json to_json(const SetUp& setup) {
  Json json{{"board", setup.board}, {"players", setup.players}};
  if (setup.card_choice == CardChoice::listed) json["cards"] = setup.cards;
  if (setup.card_choice == CardChoice::random) json["cards"] = board::random_word;
  if (setup.card_choice == CardChoice::one_of_each_class) json["cards"] = board::one_of_each_class_word;
  if (setup.card_choice == CardChoice::named && !setup.cards.empty()) json["cards"] = setup.cards.front();
  if (!setup.modules.empty()) json["modules"] = setup.modules;
  if (setup.options.empty()) return json;
  json["options"] = Json::object();
  for (const auto& [key, value] : setup.options) json["options"][key] = number_or_text(value);
  return json;
}

Json to_json(const board::Refusal& refusal, const Texts& texts) {
  Json json{{"code", refusal.code}};
  if (refusal.clause.part != Part::none) json["clause"] = to_string(refusal.clause);
  json["subject"] = refusal.subject;
  json["text"] = texts.sentence(refusal);
  return json;
}

Json to_json(const std::vector<board::Refusal>& reasons, const Texts& texts) {
  Json list = Json::array();
  for (const board::Refusal& reason : reasons) list.push_back(to_json(reason, texts));
  return list;
}

}  // namespace rattus::codec
