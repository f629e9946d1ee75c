#include "cli/goods_screen.hpp"

#include "codec/game_data.hpp"
#include "engine/board/good.hpp"

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
        supply += ", " + Narrator::fill(narrator.text("goods", "on_cards"),
                                        {{"card", narrator.card(view.at("cards")[slot].at("id").get<std::string>())}});
    rows.push_back(
        {narrator.text("goods", good), paint.dim(regions_with(goods.at("board"), good, view, narrator)), supply});
    for (std::size_t i = 0; i < seats.size(); ++i)
      rows.back().push_back(player(i, number(goods.at("goods")[i][type].get<int>(), 0)));
  }
  rows.push_back({narrator.text("goods", "coins"), "", ""});
  for (std::size_t i = 0; i < seats.size(); ++i)
    rows.back().push_back(player(i, number(goods.at("coins")[i].get<int>(), 0)));
  return "\n" + lay_out(rows);
}

}  // namespace rattus::cli
