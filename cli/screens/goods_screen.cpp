#include "cli/screens/goods_screen.hpp"

#include <algorithm>

#include "codec/game_data.hpp"
#include "engine/board/modules/mercatus/sales.hpp"
#include "engine/board/setup/good.hpp"

namespace rattus::cli {
namespace {

std::string comma(const std::string& list, const std::string& more) { return list.empty() ? more : list + ", " + more; }

/// The regions with a board good of the type.
std::string regions_with(const Json& board, std::string_view good, const Json& view, const Narrator& narrator) {
  const auto& regions = codec::game_data().tables(view.at("board").get<std::string>()).board.regions;
  std::string list;
  for (std::size_t i = 0; i < board.size() && i < regions.size(); ++i)
    if (board[i] == good) list = comma(list, narrator.region(regions[i].id));
  return list;
}

/// The coins that each seat would get if the type were sold now (MERC-43, -44), as long as the bank has them: the one
/// on turn is served first (MERC-32).
std::vector<int> sale_of(const Json& view, std::size_t type) {
  const Json& goods = view.at("modules").at("mercatus");
  const auto& regions = codec::game_data().tables(view.at("board").get<std::string>()).board.regions;
  const std::size_t players = view.at("seats").size();
  std::vector<int> led(players);
  for (std::size_t i = 0; i < goods.at("board").size() && i < regions.size(); ++i) {
    if (goods.at("board")[i] != board::good_words[type]) continue;
    const auto citizens = view.at("regions").at(regions[i].id).at("citizens").get<std::vector<int>>();
    const int most = std::max(1, *std::max_element(citizens.begin(), citizens.end()));
    for (std::size_t seat = 0; seat < players; ++seat) led[seat] += citizens[seat] == most;
  }
  int bank = static_cast<int>(board::all_coins);
  for (const Json& coins : goods.at("coins")) bank -= coins.get<int>();
  const std::size_t first = view.at("turn").at("active").get<std::size_t>() - 1;
  std::vector<int> paid(players);
  for (std::size_t i = 0; i < players; ++i) {
    const std::size_t seat = (first + i) % players;
    const int tokens = std::min(led[seat], goods.at("goods")[seat][type].get<int>());
    bank -= paid[seat] = std::min(static_cast<int>(board::coins_for_a_good) * tokens, bank);
  }
  return paid;
}

/// What is sold when this turn ends, if nothing changes before (MERC-40); in the final round nothing (MERC-113).
std::string draw_sales(const Json& view, const Narrator& narrator) {
  const Json& goods = view.at("modules").at("mercatus");
  const auto phase = view.at("turn").at("phase").get<std::string>();
  if (phase != "action" && phase != "plague" && phase != "ravage") return {};
  std::string lines;
  for (std::size_t type = 0; type < board::good_types; ++type) {
    int owned = 0;
    for (const Json& own : goods.at("goods")) owned += own[type].get<int>();
    if (goods.at("supply")[type] != 0 || owned == 0) continue;
    const std::vector<int> paid = sale_of(view, type);
    std::string list;
    for (std::size_t i = 0; i < paid.size(); ++i)
      if (paid[i] > 0) list = comma(list, narrator.seat(static_cast<int>(i) + 1) + " +" + std::to_string(paid[i]));
    lines += "  " +
             fill(narrator.text("goods", "sale"), {{"good", narrator.text("goods", board::good_words[type])},
                                                   {"coins", list.empty() ? narrator.text("goods", "nobody") : list}}) +
             "\n";
  }
  return lines;
}

}  // namespace

std::string draw_goods(const Json& view, const Narrator& narrator, const Paint& paint) {
  const Json modules = view.value("modules", Json::object());
  if (!modules.contains("mercatus")) return {};
  const Json& goods = modules.at("mercatus");
  const Json& seats = view.at("seats");
  const auto player = [&](std::size_t i, const std::string& text) {
    return paint.player(seats[i].at("color").get<std::string>(), text);
  };
  std::vector<std::vector<std::string>> rows(
      1, {paint.bold(narrator.text("goods", "title")), "", paint.dim(narrator.text("goods", "supply"))});
  for (std::size_t i = 0; i < seats.size(); ++i)
    rows[0].push_back(player(i, narrator.seat(seats[i].at("seat").get<int>())));
  for (std::size_t type = 0; type < board::good_types; ++type) {
    const std::string_view good = board::good_words[type];
    std::string supply = number(goods.at("supply")[type].get<int>(), 0);
    if (goods.at("open")[type] != 0) supply += " (" + narrator.text("goods", "face_up") + ")";
    const Json& on_card = goods.at("on_card");
    for (std::size_t slot = 0; slot < on_card.size(); ++slot)
      if (on_card[slot] == good)
        supply += ", " + narrator.sentence("goods", "on_cards", {{"card", view.at("cards")[slot].at("id")}});
    rows.push_back(
        {narrator.text("goods", good), paint.dim(regions_with(goods.at("board"), good, view, narrator)), supply});
    for (std::size_t i = 0; i < seats.size(); ++i)
      rows.back().push_back(player(i, number(goods.at("goods")[i][type].get<int>(), 0)));
  }
  rows.push_back({narrator.text("goods", "coins"), "", ""});
  for (std::size_t i = 0; i < seats.size(); ++i)
    rows.back().push_back(player(i, number(goods.at("coins")[i].get<int>(), 0)));
  return "\n" + lay_out(rows) + draw_sales(view, narrator);
}

}  // namespace rattus::cli
