#include "cli/screens/region_cards_screen.hpp"

namespace rattus::cli {
namespace {

constexpr int cards_of_a_region = 4;  // REG-1

/// The cards at a place, in words.
std::vector<std::string> lying(const Json& memory, const std::string& place, const Narrator& narrator) {
  std::vector<std::string> cards;
  for (const Json& id : memory.at("cards").value(place, Json::array()))
    cards.push_back(narrator.region_card(id.get<std::string>()));
  return cards;
}
int sum(const Json& counts) {
  int all = 0;
  for (const Json& count : counts) all += count.get<int>();
  return all;
}
int in_deck(const Json& view, const Json& memory) {
  int elsewhere = sum(memory.at("unknown_drawn"));
  for (const Json& hand : memory.at("unknown")) elsewhere += sum(hand);
  for (const Json& place : memory.at("cards")) elsewhere += static_cast<int>(place.size());
  return cards_of_a_region * static_cast<int>(view.at("regions").size()) - elsewhere;
}

std::string line(const Paint& paint, std::string_view what, const std::vector<std::string>& cards) {
  std::string all;
  for (const std::string& card : cards) all += (all.empty() ? "" : ", ") + card;
  return cards.empty() ? "" : "  " + paint.dim(what) + ": " + all + "\n";
}

}  // namespace

std::string draw_region_cards(const Json& view, const Narrator& narrator, const Paint& paint) {
  const Json modules = view.value("modules", Json::object());
  if (!modules.contains("region-cards")) return {};
  const Json& memory = modules.at("region-cards");
  const auto word = [&](std::string_view key) { return narrator.text("region_cards", key); };
  std::string out = "\n " + paint.bold(word("title")) + "  " + paint.dim(word("deck") + ":") + " " +
                    std::to_string(in_deck(view, memory)) + "\n";
  std::vector<std::vector<std::string>> hands(2, {""});
  std::string known;
  for (const Json& seat : view.at("seats")) {
    const int number = seat.at("seat").get<int>();
    const auto of = [&](std::string_view place) {
      return lying(memory, std::string(place) + " " + std::to_string(number), narrator);
    };
    std::vector<std::string> cards = of("hand");
    for (const std::string& card : of("shown")) cards.push_back(card);
    const auto color = seat.at("color").get<std::string>();
    const int unseen = sum(memory.at("unknown")[static_cast<std::size_t>(number - 1)]);
    hands[0].push_back(paint.player(color, narrator.seat(number)));
    hands[1].push_back(paint.player(color, std::to_string(unseen + static_cast<int>(cards.size()))));
    known += line(paint, narrator.sentence("region_cards", "hand", {{"seat", number}}), cards);
  }
  out += lay_out(hands) + known;
  for (std::size_t slot = 0; slot < view.at("cards").size(); ++slot) {
    const Json& card = view.at("cards")[slot].at("id");
    out += line(paint, narrator.sentence("region_cards", "on_card", {{"card", card}}),
                lying(memory, "on card " + std::to_string(slot + 1), narrator));
  }
  for (const char* place : {"laid open", "drawn", "discarded"})
    out += line(paint, word(place), lying(memory, place, narrator));
  return out;
}

}  // namespace rattus::cli
