// What a viewer of Cartus is sent depends on nothing that he may not know (CART-25): in two worlds that differ only in
// that, his messages are equal, text for text.
#include <gtest/gtest.h>

#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/view.hpp"
#include "tests/table/tables.hpp"

namespace rattus::codec {
namespace {

using cartus::Choice;
using cartus::Seat;
using table::CartusGame;
using Events = table::EventsOf<cartus::Kit>;

/// Everything that a viewer is told of a game as it stands, and of what has just happened.
std::string messages(const CartusGame& game, Seat viewer, const Events& events) {
  const auto view = game.view(viewer);
  Writer to;
  write_view(to, view, {});
  write_decision(to, view, game.options(), {}, false);
  for (const auto& event : events)
    if (heard(event, viewer)) write_event(to, game.rules(), event, viewer, {});
  return std::move(to.text());
}

/// What has happened shows the viewer something that was hidden, or lets chance decide: the worlds may part.
bool hidden_shown(const Events& events, Seat viewer) {
  using cartus::EventType;
  for (const auto& event : events) {
    switch (event.type) {
      case EventType::supply_chosen:  // in secret, perhaps (CART-35)
      case EventType::cards_played:   // their number was hidden until now (CART-42)
      case EventType::cards_given:
      case EventType::turned_over:
      case EventType::kind_discarded:
      case EventType::card_drawn:
      case EventType::opened_nun: return true;
      case EventType::kind_drawn:
      case EventType::nun_seen:
      case EventType::token_value:
      case EventType::kind_given:
        if (heard(event, viewer)) return true;
        break;
      default: break;
    }
  }
  return false;
}

/// Plays on in both worlds with the same choices until they may part. Returns the number of steps compared.
int compare(CartusGame real, CartusGame other, Seat viewer, std::mt19937& random) {
  int steps = 0;
  for (; steps < 12 && !real.over(); ++steps) {
    // What nobody else sees of a choice of cards must be possible in both worlds, and as long (CART-42).
    const auto option = static_cast<std::size_t>(random() % real.options().size());
    const cartus::Action action = real.options()[option];
    if (other.over() || other.state().asked != real.state().asked || !other.options().contains(action)) return steps;
    Events real_events, other_events;
    real.choose(option, real_events);
    std::size_t place = 0;
    while (other.options()[place] != action) ++place;
    other.choose(place, other_events);
    if (hidden_shown(real_events, viewer) || hidden_shown(other_events, viewer)) return steps;
    if (real.over() || other.over() || real.state().asked != other.state().asked) return steps;
    EXPECT_EQ(messages(real, viewer, real_events), messages(other, viewer, other_events));
  }
  return steps;
}

TEST(CartusNonInterference, TwoWorldsThatAViewerCannotTellApartGiveHimEqualMessages_CART_25) {
  Rng rng({7, 7});
  for (const auto& setup : test::all_cartus_set_ups()) {
    Events events;
    CartusGame game = std::get<CartusGame>(
        CartusGame::start(setup, game_data().cartus, {1, static_cast<std::uint64_t>(setup.players)}, events));
    std::mt19937 random(static_cast<unsigned>(setup.players));
    int compared = 0, hidden = 0;
    for (int step = 0; !game.over(); ++step) {
      game.choose(random() % game.options().size());
      if (game.over()) break;
      const int place = step % (setup.players + 1);  // seats in turn, and a spectator
      const Seat viewer = place == setup.players ? cartus::no_seat : static_cast<Seat>(place);
      CartusGame other = game;
      other.restore(sample(game.view(viewer), rng));
      hidden += other.hash() != game.hash();
      ASSERT_EQ(messages(game, viewer, {}), messages(other, viewer, {})) << "step " << step;
      compared += compare(game, other, viewer, random);
      if (HasFailure()) return;
    }
    EXPECT_GT(compared, 40);
    EXPECT_GT(hidden, 40);
  }
}

}  // namespace
}  // namespace rattus::codec
