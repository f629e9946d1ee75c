// What the position and the expectations say of the guild board and of cities.
#include <algorithm>
#include <map>

#include "engine/board/modules/guilds/spaces.hpp"
#include "engine/board/modules/inns/cities.hpp"
#include "tests/board/case_expect.hpp"
#include "tests/board/case_position.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

std::size_t space_number(std::string_view name) {
  const auto space = std::find(space_names.begin(), space_names.end(), name);
  if (space == space_names.end()) throw Mistake("no space of the guild board is called '" + std::string(name) + "'");
  return static_cast<std::size_t>(space - space_names.begin());
}
std::size_t region_place(std::string_view name) { return region_number(std::string(name)); }

/// `{monk:P1,king:P2}`: players by places.
std::map<std::size_t, int> owners(Cursor& c, std::size_t (*place_of)(std::string_view)) {
  std::map<std::size_t, int> players;
  for (const auto& entry : c.braces()) {
    Cursor one(entry);
    const std::size_t place = place_of(one.word("a place"));
    one.need(":");
    players[place] = one.player();
    one.finish();
  }
  return players;
}

/// The places that a module remembers first.
template <class Board>
std::uint8_t* places(const board::Rules& rules, const board::State& s) {
  const auto slot = rules.module_slot(Board::module);
  if (slot == board::max_parts)
    throw Mistake("a citizen there is given, but the module " + std::string(Board::module) + " is not in play");
  return memory_of(rules, const_cast<board::State&>(s), slot);
}

template <class Board, std::size_t (*place_of)(std::string_view)>
std::function<void(const Given&, Position&)> put(Cursor& c) {
  return [players = owners(c, place_of)](const Given&, Position& position) {
    for (const auto& [place, player] : players) {
      places<Board>(position.rules, position.state)[place] = static_cast<std::uint8_t>(player);
      ++position.elsewhere.at(static_cast<std::size_t>(player - 1));
    }
  };
}
constexpr PieceRow given_rows[] = {
    {"guild", put<board::GuildBoard, space_number>},
    {"inn", put<board::Cities, region_place>},
};

/// Exactly these are there.
template <class Board, std::size_t (*place_of)(std::string_view), std::size_t count>
Found stand(Cursor& c, const Look& look) {
  auto players = owners(c, place_of);
  const std::uint8_t* found = places<Board>(look.play.rules(), look.s);
  bool all = true;
  std::string text = "found:";
  for (std::size_t place = 0; place < count; ++place) {
    const auto wanted = players.find(place);
    const unsigned owner = wanted == players.end() ? 0U : look.play.seat({Who::Kind::player, wanted->second}) + 1U;
    all &= found[place] == owner;
    if (found[place] != 0)
      text += " " + std::to_string(place) + ":" + look.play.seat_text(static_cast<board::Seat>(found[place] - 1));
  }
  return unless(all, text);
}
constexpr unsigned everywhere = Look::game | Look::viewer | Look::world;
constexpr Row rows[] = {
    {"guild", stand<board::GuildBoard, space_number, 6>, everywhere},
    {"inn", stand<board::Cities, region_place, board::max_regions>, everywhere},
};

}  // namespace

std::span<const PieceRow> side_board_words() { return given_rows; }
Rows side_board_rows() { return rows; }

}  // namespace rattus::cases
