// What a viewer of Cartus is sent depends on nothing that he may not know (CART-25): in two worlds that differ only in
// that, his messages are equal, text for text.
#include <gtest/gtest.h>

#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/view.hpp"
#include "tests/properties/messages.hpp"
#include "tests/table/courses.hpp"

namespace rattus::codec {
namespace {

using cartus::Seat;
using table::CartusGame;
using Events = table::EventsOf<cartus::Kit>;

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

struct Cards {
  using Kit = cartus::Kit;
  static constexpr int every = 1, ahead = 12, hidden = 40;
  /// What nobody else sees of a choice of cards must be possible in both worlds, and as long (CART-42).
  static bool comparable(const CartusGame& real, const CartusGame& other) {
    return !other.over() && other.state().asked == real.state().asked;
  }
  static bool parted(const CartusGame& real, const Events& real_events, const CartusGame& other,
                     const Events& other_events, Seat viewer) {
    return hidden_shown(real_events, viewer) || hidden_shown(other_events, viewer) || real.over() ||
           !comparable(real, other);
  }
};

TEST(CartusNonInterference, TwoWorldsThatAViewerCannotTellApartGiveHimEqualMessages_CART_25) {
  for (const auto& setup : test::all_cartus_set_ups()) {
    properties::worlds_alike_are_told_alike<Cards>(setup, game_data().cartus, [](auto&&...) {});
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace rattus::codec
