#include "cli/screens/side_boards_screen.hpp"

#include <array>
#include <functional>

#include "codec/game_data.hpp"

namespace rattus::cli {
namespace {

/// GLD-2
constexpr std::array spaces{"peasant", "monk", "merchant", "witch", "king", "knight"};

std::string owner(const Json& view, const Json& seat, const Narrator& narrator, const Paint& paint) {
  const int number = seat.get<int>();
  const Json& player = view.at("seats")[static_cast<std::size_t>(number - 1)];
  return paint.player(player.at("color").get<std::string>(), narrator.seat(number));
}

/// `Cities: Gallia Anna, Italia Bert`
std::string line(const Json& view, std::string_view title, const Json& places,
                 const std::function<std::string(std::size_t)>& name, const Narrator& narrator, const Paint& paint) {
  std::string all;
  for (std::size_t place = 0; place < places.size(); ++place)
    if (!places[place].is_null())
      all += (all.empty() ? "" : ", ") + name(place) + " " + owner(view, places[place], narrator, paint);
  if (all.empty()) all = paint.dim(narrator.text("side_boards", "empty"));
  return "\n " + paint.bold(narrator.text("side_boards", title)) + ": " + all + "\n";
}

}  // namespace

std::string draw_side_boards(const Json& view, const Narrator& narrator, const Paint& paint) {
  const Json modules = view.value("modules", Json::object());
  std::string out;
  if (modules.contains("guilds"))
    out += line(
        view, "guilds", modules.at("guilds").at("spaces"),
        [&](std::size_t space) { return narrator.card(spaces.at(space)); }, narrator, paint);
  const auto& regions = codec::game_data().tables(view.at("board").get<std::string>()).board.regions;
  if (modules.contains("inns"))
    out += line(
        view, "inns", modules.at("inns").at("cities"),
        [&](std::size_t region) { return narrator.region(regions[region].id); }, narrator, paint);
  return out;
}

}  // namespace rattus::cli
