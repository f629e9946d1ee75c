// What a viewer is sent depends on nothing that he may not know (BASE-104): in two worlds that differ only in that,
// his messages are equal, text for text.
#include <gtest/gtest.h>

#include "codec/board/events.hpp"
#include "codec/board/options.hpp"
#include "codec/board/view.hpp"
#include "codec/match/messages.hpp"
#include "engine/board/cards/chivalry.hpp"
#include "engine/board/cards/jester.hpp"
#include "engine/board/cards/witch.hpp"
#include "engine/board/modules/region_cards/hands.hpp"
#include "engine/board/modules/universities/memory.hpp"
#include "tests/properties/messages.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using board::EventType;
using RegionCards = board::RegionCardHands;
using Universities = board::UniversityTable;
using board::Seat;
using table::Game;

/// From here on the worlds may part in what the viewer sees: a face turned up, or a token picked by chance.
bool chance_shown(const table::EventList& events, Seat viewer) {
  for (const auto& event : events) {
    if (event.type == EventType::token_revealed || event.type == EventType::opened) return true;
    if (event.type == board::Crusader::token_drawn || event.type == RegionCards::card_laid_open) return true;
    if (event.type == RegionCards::card_discarded) return true;  // perhaps not seen until then (CARD-190)
    if (event.type == RegionCards::hand_opened || (event.type == RegionCards::card_seen && event.seat == viewer))
      return true;
    if (event.type == Universities::event_drawn || event.type == Universities::event_discarded) return true;
    if (event.type == Universities::event_seen && event.seat == viewer) return true;
    if (event.type == EventType::token_looked && event.seat == viewer) return true;
    if (event.type == EventType::token_picked && event.token.lookers() != 0) return true;
  }
  return false;
}

struct Board {
  using Kit = board::Kit;
  static constexpr int every = 5, ahead = 8, hidden = 10;
  static bool comparable(const Game& real, const Game&) {
    switch (board::number_of(real.state().asked)) {
      // Her options are numbered by faces (UPG-24): the same number is another token there.
      case board::number_of(board::Witch::asks_place): return false;
      // The drop is chance, which everybody sees (CARD-332, -337).
      case board::number_of(board::Jester::asks_point):
      case board::number_of(board::Jester::asks_landing):
      case board::number_of(board::Jester::asks_push): return false;
      default: return true;
    }
  }
  static bool parted(const Game&, const table::EventList& real, const Game&, const table::EventList& other,
                     Seat viewer) {
    return chance_shown(real, viewer) || chance_shown(other, viewer);
  }
};

TEST(NonInterference, TwoWorldsThatAViewerCannotTellApartGiveHimEqualMessages_W_104a_W_104b) {
  for (const auto& setup : test::all_set_ups()) {
    const board::Tables& tables = game_data().tables(setup.board);
    int worlds = 0;
    properties::worlds_alike_are_told_alike<Board>(
        setup, tables, [&](const Game& game, const Game& other, Seat viewer) {
          if (worlds++ % 20 != 0) return;
          const Names names(game.rules(), tables);
          ASSERT_EQ(odds_message(game.view(viewer), names), odds_message(other.view(viewer), names));
        });
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace rattus::codec
