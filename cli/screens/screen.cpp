#include "cli/screens/screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <map>
#include <sstream>
#include <vector>

#include <unistd.h>

#include "cli/screens/cartus_screen.hpp"
#include "cli/screens/goods_screen.hpp"
#include "cli/screens/region_cards_screen.hpp"
#include "cli/screens/side_boards_screen.hpp"
#include "cli/screens/universities_screen.hpp"
#include "engine/board/positions/position.hpp"

namespace rattus::cli {
namespace {

/// A token in a few characters: `3:MA` if the viewer knows its face, else `?`.
std::string short_token(const Json& token, const Narrator& narrator) {
  if (!token.contains("face")) return "[?]";
  std::string text = "[" + token.at("face").at("limit").dump() + ":";
  bool first = true;
  for (const auto& symbol : token.at("face").at("symbols")) {
    text += (first ? "" : "+") + narrator.text("classes", symbol.get<std::string>());
    first = false;
  }
  return text + "]";
}

/// The places of the pieces of a type that lie there.
Json places_of(const Json& pieces, const board::PieceType& type, board::Lies lies) {
  const auto there = pieces.find(type.word);
  if (type.lies != lies || there == pieces.end()) return Json::array();
  return type.alone() ? Json::array({*there}) : *there;
}

/// What cards have put into each region, in words, with their number: "2 x nun".
std::map<std::string, std::string> pieces_by_region(const Json& pieces, const Narrator& narrator) {
  std::map<std::string, std::map<std::string_view, int>> counts;
  for (const board::PieceType* type : board::piece_types())
    for (const Json& region : places_of(pieces, *type, board::Lies::in_region))
      ++counts[region.get<std::string>()][type->word];
  std::map<std::string, std::string> words;
  for (const auto& [region, here] : counts)
    for (const auto& [piece, count] : here) {
      std::string& text = words[region];
      if (!text.empty()) text += ", ";
      if (count > 1) text += std::to_string(count) + " x ";
      text += narrator.text("pieces", piece);
    }
  return words;
}

/// The citizens of one owner and what some of them carry, each in brackets: "3 (2 x this + that, that)".
std::string citizens_text(const Json& region, std::size_t seat, const Narrator& narrator) {
  std::string loads;
  for (const auto& citizen : region.value("carrying", Json::array())) {
    if (citizen.at("seat") != static_cast<int>(seat) + 1) continue;
    std::string load;
    for (const board::LoadType* type : board::load_types()) {
      const Json there = citizen.value(type->word, Json(0));
      const int count = there.is_boolean() ? there.get<bool>() : there.get<int>();
      if (count == 0) continue;
      load += (load.empty() ? "" : " + ") + (count > 1 ? std::to_string(count) + " x " : std::string());
      load += narrator.text("pieces", type->word);
    }
    loads += (loads.empty() ? "" : ", ") + load;
  }
  return region.at("citizens")[seat].dump() + (loads.empty() ? "" : " (" + loads + ")");
}

}  // namespace

Paint Paint::automatic() {
  const char* none = std::getenv("NO_COLOR");
  return {isatty(STDOUT_FILENO) == 1 && (none == nullptr || *none == '\0')};
}

std::string Paint::operator()(std::string_view code, std::string_view text) const {
  if (!on || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

std::string Paint::player(std::string_view color, std::string_view text) const {
  static const std::map<std::string_view, std::string_view> codes{
      {"red", "1;31"}, {"yellow", "1;33"}, {"green", "1;32"}, {"blue", "1;34"}, {"orange", "1;35"}, {"white", "1;37"}};
  const auto code = codes.find(color);
  return code == codes.end() ? std::string(text) : (*this)(code->second, text);
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) {
      ++width;
    }
  }
  return width;
}

std::string pad(std::string text, std::size_t width) {
  for (std::size_t now = width_of(text); now < width; ++now) text += ' ';
  return text;
}

std::string lay_out(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths.push_back(0);
      widths[i] = std::max(widths[i], width_of(row[i]));
    }
  std::string out;
  for (const auto& row : rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i) line += " " + pad(row[i], widths[i]) + " ";
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

std::string number(double value, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  return text.str();
}

std::string summary_line(const Paint& paint, const std::string& what, const std::string& value) {
  return "  " + paint.dim(pad(what, 22)) + value + "\n";
}

std::string draw_board(const Json& view, const Narrator& narrator, const Paint& paint) {
  const Json& turn = view.at("turn");
  const Json& seats = view.at("seats");
  const auto player = [&](std::size_t i, const std::string& text) {
    return paint.player(seats[i].at("color").get<std::string>(), text);
  };
  std::string out = "\n " + paint.bold(narrator.text("round") + " " + turn.at("round").dump());
  if (!view.at("last").is_null()) out += ", " + paint.bold(narrator.text("final"));
  out += "   " + narrator.text("rats_left") + ": " + view.at("rats").dump() + "\n\n";

  const Json pieces = view.value("pieces", Json::object());
  const auto standing = pieces_by_region(pieces, narrator);
  std::vector<std::vector<std::string>> rows(
      1, {"", paint.dim(narrator.text("region")), paint.dim(narrator.text("tokens"))});
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string name = narrator.seat(seats[i].at("seat").get<int>());
    rows[0].push_back(player(i, name + " (" + narrator.text("colors", seats[i].at("color").get<std::string>()) + ")"));
  }
  if (!standing.empty()) rows[0].push_back(paint.dim(narrator.text("pieces", "title")));
  bool plague_shown = false;
  for (const auto& [id, region] : view.at("regions").items()) {
    const bool plague = view.at("plague") == id;
    plague_shown |= plague;
    std::string tokens;
    for (const auto& token : region.at("tokens")) tokens += short_token(token, narrator);
    std::vector<std::string> row{plague ? paint("1;31", "X") : " ",
                                 plague ? paint("1;31", narrator.region(id)) : narrator.region(id), tokens};
    const Json& citizens = region.at("citizens");
    for (std::size_t i = 0; i < citizens.size(); ++i)
      row.push_back(citizens[i] == 0 ? paint.dim(".") : player(i, citizens_text(region, i, narrator)));
    if (const auto here = standing.find(id); here != standing.end()) row.push_back(here->second);
    rows.push_back(std::move(row));
  }
  std::vector<std::string> haven{"", paint.dim(narrator.text("safe_haven")), ""},
      supply{"", paint.dim(narrator.text("supply")), ""};
  for (std::size_t i = 0; i < seats.size(); ++i) {
    haven.push_back(player(i, seats[i].at("haven").dump()));
    supply.push_back(player(i, seats[i].at("supply").dump()));
  }
  rows.push_back(std::move(haven));
  rows.push_back(std::move(supply));
  out += lay_out(rows);
  if (plague_shown) out += paint.dim("  X = " + narrator.text("in_plague")) + "\n";
  for (const board::PieceType* type : board::piece_types())
    for (const Json& edge : places_of(pieces, *type, board::Lies::on_edge))
      out += "  " + narrator.text("pieces", type->word) + ": " + narrator.region(edge[0].get<std::string>()) + " - " +
             narrator.region(edge[1].get<std::string>()) + "\n";

  out += "\n " + paint.bold(narrator.text("cards")) + "\n";
  std::vector<std::vector<std::string>> cards;
  for (const auto& card : view.at("cards")) {
    std::string holder = paint.dim(narrator.text("on_table"));
    if (!card.at("holder").is_null()) {
      const int seat = card.at("holder").get<int>();
      holder = player(static_cast<std::size_t>(seat - 1), narrator.seat(seat));
    }
    std::string state = card.value("blocked", false) ? narrator.text("blocked")
                        : card.value("used", false)  ? narrator.text("used")
                                                     : "";
    const std::string_view on_cards = board::PieceType::on_cards.word;
    const Json on_card = pieces.value(on_cards, Json::object()).value(card.at("id").get<std::string>(), Json(0));
    if (on_card != 0) state += (state.empty() ? "" : ", ") + narrator.text("pieces", on_cards) + ": " + on_card.dump();
    cards.push_back({narrator.card(card.at("id").get<std::string>()),
                     paint.dim(narrator.text("classes", card.at("class").get<std::string>())), holder,
                     paint.dim(state)});
  }
  return out + lay_out(cards) + draw_goods(view, narrator, paint) + draw_region_cards(view, narrator, paint) +
         draw_universities(view, narrator, paint) + draw_side_boards(view, narrator, paint) + "\n";
}

std::string draw_score(const Json& view, const Narrator& narrator, const Paint& paint) {
  std::vector<Json> scores(view.at("score").begin(), view.at("score").end());
  std::sort(scores.begin(), scores.end(), [](const Json& x, const Json& y) { return x.at("rank") < y.at("rank"); });
  std::vector<std::vector<std::string>> rows(1);
  // what scores besides (MERC-126, REG-12, UNI-16, GLD-10, INN-7)
  const Json modules = view.value("modules", Json::object());
  std::string_view other;
  const auto scores_by = [&](bool there, std::string_view word) {
    if (there) other = other.empty() ? word : "by_modules";
  };
  scores_by(modules.contains("mercatus"), "by_coins");
  scores_by(modules.contains("region-cards"), "by_region_cards");
  scores_by(modules.contains("universities"), "by_points");
  scores_by(modules.contains("guilds") || modules.contains("inns"), "by_side_boards");
  for (const std::string_view key : {std::string_view("rank"), std::string_view("player"), std::string_view("regions"),
                                     std::string_view("haven"), other, std::string_view("points")})
    if (!key.empty()) rows[0].push_back(paint.dim(narrator.text(key)));
  for (const auto& score : scores) {
    const int seat = score.at("seat").get<int>();
    const auto color = view.at("seats")[static_cast<std::size_t>(seat - 1)].at("color").get<std::string>();
    rows.push_back({score.at("rank").dump(), paint.player(color, narrator.seat(seat)), score.at("regions").dump(),
                    score.at("haven").dump()});
    if (!other.empty()) rows.back().push_back(score.at("other").dump());
    rows.back().push_back(score.at("points").dump());
  }
  std::string out = "\n " + paint.bold(narrator.text("final_score")) + "\n" + lay_out(rows);
  for (const auto& score : scores)
    if (score.at("rank") == 1)
      out += "\n " + paint.bold(fill(narrator.text("wins"), {{"seat", narrator.seat(score.at("seat").get<int>())}})) +
             "\n";
  return out;
}

namespace {

const Screen& screen(board::Kit) {
  static constexpr Screen board{draw_board, draw_score, [](const Json&, const Json&) { return Json::object(); },
                                [](const Json&, const Json&, const Json& option) { return option; }};
  return board;
}
const Screen& screen(cartus::Kit) {
  static constexpr Screen cards{draw_cartus, draw_reckoning, about_decision, about_option};
  return cards;
}

}  // namespace

const Screen& screen_of(const Json& view) {
  const auto game = view.value("game", std::string(table::AllGames::names[0]));
  return table::with_game(game, [](auto kit) -> const Screen& { return screen(kit); });
}

}  // namespace rattus::cli
