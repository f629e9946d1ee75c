#include "cli/screens/universities_screen.hpp"

#include "engine/board/setup/event_card.hpp"

namespace rattus::cli {
namespace {

int sum(const Json& counts) {
  int all = 0;
  for (const Json& count : counts) all += count.get<int>();
  return all;
}

/// The kinds of the pile, each with its number.
std::string pile(const Json& counts, const Narrator& narrator) {
  std::string all;
  for (std::size_t kind = 0; kind < board::event_kinds; ++kind) {
    const int count = counts.at(kind).get<int>();
    if (count == 0) continue;
    all += (all.empty() ? "" : ", ") + narrator.text("event_cards", board::event_words[kind]);
    if (count > 1) all += " x " + std::to_string(count);
  }
  return all;
}

/// What the viewer knows of the deck: a card and between which places it lies, entry by entry (UNI-17).
std::string known(const Json& row, const Narrator& narrator) {
  std::string all;
  for (std::size_t i = 0; i + 1 < row.size(); i += 2) {
    const int kind = row[i].get<int>(), between = row[i + 1].get<int>();
    if (kind == 0) continue;
    const int first = between / 10, last = between % 10;
    const std::string event = narrator.text("event_cards", board::event_words.at(static_cast<std::size_t>(kind - 1)));
    all += (all.empty() ? "" : ", ") +
           fill(narrator.text("universities", first == last ? "place" : "between"),
                {{"event_card", event}, {"from", std::to_string(first)}, {"to", std::to_string(last)}});
  }
  return all;
}

std::string line(const Paint& paint, const std::string& what, const std::string& text) {
  return text.empty() ? "" : "  " + paint.dim(what) + ": " + text + "\n";
}

}  // namespace

std::string draw_universities(const Json& view, const Narrator& narrator, const Paint& paint) {
  const Json modules = view.value("modules", Json::object());
  if (!modules.contains("universities")) return {};
  const Json& memory = modules.at("universities");
  const auto word = [&](std::string_view key) { return narrator.text("universities", key); };
  const int in_deck = static_cast<int>(board::event_cards) - sum(memory.at("pile"));
  std::string out =
      "\n " + paint.bold(word("title")) + "  " + paint.dim(word("deck") + ":") + " " + std::to_string(in_deck) + "\n";
  std::vector<std::vector<std::string>> points(2, {""});
  points[1][0] = paint.dim(word("points"));
  for (const Json& seat : view.at("seats")) {
    const auto number = seat.at("seat").get<std::size_t>();
    const auto color = seat.at("color").get<std::string>();
    points[0].push_back(paint.player(color, narrator.seat(static_cast<int>(number))));
    points[1].push_back(paint.player(color, memory.at("points")[number - 1].dump()));
  }
  out += lay_out(points);
  std::string marked;
  for (const Json& region : view.at("pieces").value("university_tokens", Json::array()))
    marked += (marked.empty() ? "" : ", ") + narrator.region(region.get<std::string>());
  const Json viewer = view.value("viewer", Json());
  const Json& row = viewer.is_number() ? memory.at("knows")[viewer.get<std::size_t>() - 1] : memory.at("all_know");
  return out + line(paint, word("tokens"), marked) + line(paint, word("pile"), pile(memory.at("pile"), narrator)) +
         line(paint, word("known"), known(row, narrator));
}

}  // namespace rattus::cli
