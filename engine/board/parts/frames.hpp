#pragma once
// What frames hold beside step and seat (engine/core/frame.hpp), by name: those of the frame here, those of a card as
// `Holds` in its struct (card.hpp). `zero`: bytes that mean nothing.
#include "engine/board/state.hpp"

namespace rattus::board {

namespace frames {

struct Game {
  static constexpr FrameKind frame = FrameKind::game;
  /// Placements made or final turns had; while regions are ravaged twice their number, and one more in between.
  std::uint8_t done = 0;
};

/// Tokens that must and may still be spread (BASE-42, CARD-171).
struct Turn {
  static constexpr FrameKind frame = FrameKind::turn;
  std::uint8_t must = 0, may = 0;
};

struct Take {
  static constexpr FrameKind frame = FrameKind::take;
  Slot slot = 0;
};

/// BASE-28 to -30.
struct Increase {
  static constexpr FrameKind frame = FrameKind::increase;
  Region region = no_region;
  std::uint8_t sources = 0;  ///< slots that give extras, as bits
  std::uint8_t taken = 0;    ///< those of them that have given theirs
  std::uint8_t placed = 0;   ///< citizens
};

struct Ravage {
  static constexpr FrameKind frame = FrameKind::ravage;
  Region region = 0;
  std::uint8_t settled = 0;  ///< seats that have had their losses
  std::uint8_t zero = 0;
  std::uint8_t most = 0;  ///< citizens of one player before this token kills (BASE-49)
};

/// `step` is the moment itself.
struct Moment {
  static constexpr FrameKind frame = FrameKind::moment;
  std::uint8_t seats_passed = 0;
  std::uint8_t about = no_region;  ///< the region or slot it is about
  std::uint8_t slots_passed = 0;   ///< of this seat
};

/// What every card's frame holds first; the rest is the card's own, and `step`, where 0 is a use of the ability.
struct Card {
  static constexpr FrameKind frame = FrameKind::card;
  Slot slot = 0;
};
struct CardRegion {
  static constexpr FrameKind frame = FrameKind::card;
  Slot slot = 0;
  Region region = 0;
};
/// Bar::not_next_to_source and Bar::only_token ask for the region: with them every card holds it first.
struct CardFrom {
  static constexpr FrameKind frame = FrameKind::card;
  Slot slot = 0;
  Region from = 0;
};
/// What a card's own kind of increase (question::IncreaseKind) begins with.
struct CardIncrease {
  static constexpr FrameKind frame = FrameKind::card;
  Slot slot = 0;
  std::array<std::uint8_t, 3> own{};  ///< the card's
  std::uint8_t sources = 0;           ///< slots that give extras, as bits
};

/// BASE-102. The answer is State::picked, a place in the region.
struct PickToken {
  static constexpr FrameKind frame = FrameKind::pick_token;
  Region region = 0;
};

/// CARD-9. The answer is State::picked, a load.
struct PickCitizen {
  static constexpr FrameKind frame = FrameKind::pick_citizen;
  Region region = 0;
  std::uint8_t where = 0;  ///< it shall go: a region, to_haven, to_anywhere or to_get a load
  std::uint8_t of = 0;     ///< seat + 1 of its owner; 0: who is asked
  [[nodiscard]] constexpr Seat owner(Seat asked) const { return of == 0 ? asked : static_cast<Seat>(of - 1); }
};

/// BASE-54, CARD-132.
struct Losses {
  static constexpr FrameKind frame = FrameKind::losses;
  Region region = 0;
  std::uint8_t left = 0;    ///< still to settle
  std::uint8_t killed = 0;  ///< so far
};

struct FinalTurn {
  static constexpr FrameKind frame = FrameKind::final_turn;
  std::uint8_t zero = 0;
  std::uint8_t begun = 0;  ///< 1: its player has been asked, 2: others have only heard of it
};

struct FinalPlague {
  static constexpr FrameKind frame = FrameKind::final_plague;
  std::uint8_t distance = 0;  ///< of the region of arrival
};

}  // namespace frames

namespace flow {

using GameFrame = FrameWith<frames::Game>;
using TurnFrame = FrameWith<frames::Turn>;
using TakeFrame = FrameWith<frames::Take>;
using IncreaseFrame = FrameWith<frames::Increase>;
using RavageFrame = FrameWith<frames::Ravage>;
using MomentFrame = FrameWith<frames::Moment>;
using PickTokenFrame = FrameWith<frames::PickToken>;
using PickCitizenFrame = FrameWith<frames::PickCitizen>;
using LossesFrame = FrameWith<frames::Losses>;
using FinalTurnFrame = FrameWith<frames::FinalTurn>;
using FinalPlagueFrame = FrameWith<frames::FinalPlague>;

}  // namespace flow
}  // namespace rattus::board
