#include "tests/cartus/event_text.hpp"

#include "tests/cartus/case_text.hpp"

namespace rattus::cartus::test {

std::string to_text(const Event& e) {
  const std::string who = seat_text(e.seat), other = seat_text(e.other_seat), n = std::to_string(e.count),
                    at = std::to_string(e.position + 1), b = "b" + at,
                    cards = n + " " + (e.kind < kind_count ? to_text(e.kind) : "?");
  switch (e.type) {
    case EventType::building_in_game:
      return n + " copies of " + card_text(e.card).substr(0, card_text(e.card).find('#'));
    case EventType::building_card_in: return "in the set " + card_text(e.card);
    case EventType::pile_order: return "order";
    case EventType::starting_player: return who + " starts";
    case EventType::kind_drawn: return who + " draws " + cards;
    case EventType::round_started: return "round " + n;
    case EventType::card_drawn: return b + " is " + card_text(e.card);
    case EventType::card_replaced: return b + " loses " + card_text(e.card);
    case EventType::final_round: return "final round";
    case EventType::supply_secret: return who + " has chosen";
    case EventType::supply_chosen: return who + " chooses " + b;
    case EventType::drawn: return who + " draws " + n;
    case EventType::reshuffled: return "shuffle " + n;
    case EventType::rats_gained: return who + " takes " + n + " rats";
    case EventType::rats_discarded: return who + " discards " + n + " rats";
    case EventType::looked: return who + " looks at " + at;
    case EventType::nun_seen: return who + " sees " + to_text(e.kind) + " at " + at;
    case EventType::passed: return who + " passes";
    case EventType::entered: return who + " enters " + b + " as " + n;
    case EventType::cards_played: return who + " plays " + n + " cards";
    case EventType::kind_played: return who + " plays " + cards;
    case EventType::resolving: return b + " begins";
    case EventType::skipped: return b + " is skipped";
    case EventType::turned_over: return who + " turns over " + cards;
    case EventType::influence: return who + " scores " + n + " " + std::string(id_of(e.cls));
    case EventType::sword_fight: return who + " fights " + other;
    case EventType::flute_play: return who + " pipes to " + other;
    case EventType::rat_given: return who + " gives a rat to " + other;
    case EventType::cards_given: return who + " gives " + n + " cards to " + other;
    case EventType::kind_given: return who + " gives " + cards + " to " + other;
    case EventType::premium: return who + " is premium on " + b;
    case EventType::performed: return who + " performs on " + b;
    case EventType::declined: return who + " declines on " + b;
    case EventType::action_void: return who + " can change nothing on " + b;
    case EventType::taken: return who + " takes " + cards;
    case EventType::token_taken: return who + " takes " + n + " tokens";
    case EventType::token_value: return who + " has a token " + std::to_string(e.value);
    case EventType::kind_discarded: return who + " discards " + cards;
    case EventType::tower_givers: return other + " owes " + n + " to " + who;
    case EventType::cards_back: return b + " ends";
    case EventType::round_ended: return "round ends";
    case EventType::opened_kind: return who + " opens " + cards;
    case EventType::opened_token: return who + " opens a token " + std::to_string(e.value);
    case EventType::opened_nun: return "nun " + at + " is " + to_text(e.kind);
    case EventType::opened_rats: return who + " opens " + n + " rats";
    case EventType::scored: return who + " has " + n + " points";
    case EventType::killed: return who + " is killed";
    case EventType::survived: return who + " survives";
    case EventType::placed: return who + " is in place " + std::to_string(e.value);
    case EventType::forced: return who + " unasked " + std::string(to_text(e.decision)) + " " + to_text(e.action);
  }
  return {};
}

}  // namespace rattus::cartus::test
