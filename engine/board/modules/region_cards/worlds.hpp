#pragma once
// Who knows what of region cards (REG-3): a view has no place for a card of another's hand, only how many he holds of
// each pile, which all can count; a world deals them again. What a memory may be.
#include "engine/board/modules/region_cards/hands.hpp"

namespace rattus::board {

inline void hide_region_cards(const Query& q, RegionCardHands::Memory& memory, Seat viewer) {
  using Hands = RegionCardHands;
  for (unsigned card = 0; card < q.rules.region_cards.size(); ++card) {
    std::uint8_t& place = memory.place[card];
    if (place >= Hands::in_hand && place < Hands::in_hand + max_seats) {
      const unsigned seat = place - unsigned{Hands::in_hand};
      if (seat == viewer) continue;
      ++memory.unknown[seat][memory.pile[card]];
      place = Hands::in_deck;
    } else if (place == Hands::drawn && q.s.active != viewer) {
      ++memory.unknown_drawn[memory.pile[card]];
      place = Hands::in_deck;
    }
  }
  if (q.s.decider != viewer) memory.chosen = 0;
}

/// What is not known is dealt again from the cards of its pile, all ways equally likely.
inline void sample_region_cards(const Query& q, RegionCardHands::Memory& memory, Rng& rng) {
  using Hands = RegionCardHands;
  for (unsigned pile = 0; pile < Hands::pile_count; ++pile) {
    RegionCardSet left;
    for (unsigned card = 0; card < q.rules.region_cards.size(); ++card)
      if (memory.place[card] == Hands::in_deck && memory.pile[card] == pile) left.add(card);
    const auto deal = [&](std::uint8_t& unknown, unsigned place) {
      for (; unknown > 0; --unknown) {
        const unsigned card = left.nth(rng.below(left.count()));
        memory.place[card] = static_cast<std::uint8_t>(place);
        left.remove(card);
      }
    };
    for (Seat seat = 0; seat < q.rules.players; ++seat)
      deal(memory.unknown[seat][pile], Hands::in_hand + unsigned{seat});
    deal(memory.unknown_drawn[pile], Hands::drawn);
  }
}

/// Looks a memory over, whether of a state or of a view.
class RegionCardCheck {
 public:
  explicit RegionCardCheck(const Query& q) : q_(q), memory_(region_cards(q)) {}

  [[nodiscard]] bool sound() const { return places() && unknown_adds_up() && uses(); }

 private:
  using Hands = RegionCardHands;

  [[nodiscard]] bool places() const {
    unsigned slots = 0;
    for (unsigned card = 0; card < max_region_cards; ++card) {
      const unsigned place = memory_.place[card];
      const bool in_game = card < q_.rules.region_cards.size();
      if (place >= Hands::place_count || memory_.pile[card] >= Hands::pile_count) return false;
      if (!in_game && (place | memory_.pile[card]) != 0) return false;
      if (place >= Hands::in_hand && place < Hands::on_card && (place - Hands::in_hand) % max_seats >= q_.rules.players)
        return false;
      if (place < Hands::on_card || place >= Hands::discarded) continue;
      const auto slot = static_cast<Slot>(place - Hands::on_card);
      if ((slots >> slot & 1U) != 0 || !protects(q_.rules.region_cards[card], slot)) return false;
      slots |= 1U << slot;
    }
    return slots == q_.s.protected_slots;
  }
  /// REG-6: one card on a class card that somebody holds and that it fits.
  [[nodiscard]] bool protects(const RegionCard& card, Slot slot) const {
    return slot < q_.rules.slots && card.fits(q_.rules.card_class[slot]) && q_.holder(slot) != no_seat;
  }
  /// There are as many places for the cards of a pile as cards; its rest is the deck, if it is the latest.
  [[nodiscard]] bool unknown_adds_up() const {
    const unsigned latest = *std::max_element(memory_.pile.begin(), memory_.pile.end());
    for (unsigned pile = 0; pile < Hands::pile_count; ++pile) {
      unsigned cards = 0, places = memory_.unknown_drawn[pile];
      for (unsigned card = 0; card < q_.rules.region_cards.size(); ++card)
        cards += memory_.place[card] == Hands::in_deck && memory_.pile[card] == pile;
      for (Seat seat = 0; seat < max_seats; ++seat) {
        if (seat >= q_.rules.players && memory_.unknown[seat][pile] > 0) return false;
        places += memory_.unknown[seat][pile];
      }
      if (places > cards || (pile != latest && places != cards)) return false;
    }
    return true;
  }
  /// Cards that have been drawn and not kept yet are there in the middle of a use alone.
  [[nodiscard]] bool uses() const {
    const auto& unknown = memory_.unknown_drawn;
    const unsigned open = region_cards_at(q_, Hands::laid_open).count();
    const unsigned drawn = std::accumulate(unknown.begin(), unknown.end(), region_cards_at(q_, Hands::drawn).count());
    const auto of_card = [this](const Frame& f) {
      return f.kind == FrameKind::card && f.as<frames::Card>().slot < q_.rules.slots;
    };
    const bool used = std::any_of(q_.s.stack.begin(), q_.s.stack.begin() + q_.s.depth, of_card);
    return drawn + open <= (used ? dealt_region_cards : 0U);
  }

  const Query& q_;
  const Hands::Memory& memory_;
};

}  // namespace rattus::board
