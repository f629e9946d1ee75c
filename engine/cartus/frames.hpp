#pragma once
// What frames hold beside step and seat (engine/core/frame.hpp), by name. `zero`: bytes that mean nothing.
#include "engine/cartus/state.hpp"

namespace rattus::cartus {
namespace frames {

struct Game {
  static constexpr FrameKind frame = FrameKind::game;
  std::uint8_t players = 0;   ///< who have chosen their supply, or whose supply has come
  std::uint8_t position = 0;  ///< of the row, to be resolved next
};

struct Supply {
  static constexpr FrameKind frame = FrameKind::supply;
  std::uint8_t position = 0;  ///< of the card
};

struct Look {
  static constexpr FrameKind frame = FrameKind::look;
  std::uint8_t left = 0;
  std::uint8_t named = 0;  ///< positions, as bits
  std::uint8_t tent = 0;   ///< 1: in the tent
};

struct Turn {
  static constexpr FrameKind frame = FrameKind::turn;
  std::array<std::uint8_t, 2> zero{};
  std::uint8_t picked = 0;  ///< cards so far
};

/// `seat`: giver.
struct Give {
  static constexpr FrameKind frame = FrameKind::give;
  Seat taker = 0;
  std::uint8_t owed = 0;    ///< cards
  std::uint8_t picked = 0;  ///< so far
  std::uint8_t chose = 0;   ///< 1 once he has chosen one
  std::uint8_t tower = 0;   ///< 1: at a guard-tower
};

struct Resolve {
  static constexpr FrameKind frame = FrameKind::resolve;
  std::uint8_t position = 0;  ///< of the row
  std::uint8_t acted = 0;     ///< entrants whose action has come
  Seat premium = no_seat;     ///< player
};

struct Hospital {
  static constexpr FrameKind frame = FrameKind::hospital;
  std::uint8_t most = 0;  ///< cards
  std::uint8_t zero = 0;
  std::uint8_t picked = 0;  ///< so far
};

/// `seat`: premium player.
struct Tower {
  static constexpr FrameKind frame = FrameKind::tower;
  std::uint8_t givers = 0;  ///< who have to give still, as bits
  Seat last = 0;            ///< who was asked
};

}  // namespace frames

namespace flow {

using GameFrame = FrameWith<frames::Game>;
using SupplyFrame = FrameWith<frames::Supply>;
using LookFrame = FrameWith<frames::Look>;
using TurnFrame = FrameWith<frames::Turn>;
using GiveFrame = FrameWith<frames::Give>;
using ResolveFrame = FrameWith<frames::Resolve>;
using HospitalFrame = FrameWith<frames::Hospital>;
using TowerFrame = FrameWith<frames::Tower>;

}  // namespace flow
}  // namespace rattus::cartus
