#pragma once
// The Guild Master (CARD-290).
#include "engine/board/cards/base.hpp"
#include "engine/board/modules/guilds/spaces.hpp"

namespace rattus::board {

/// GLD-3: a citizen from supply onto a space of the guild board that is not his already.
struct GuildMaster {
  static constexpr std::uint8_t number = 29;
  static constexpr Sight sight{.holder = true};
  static constexpr Decision asks_space{160};
  static constexpr std::array decisions{DecisionRow{asks_space, "D-GUILD-SPACE", gld_clause(3)}};

  static bool offered(const Query& q, Slot, Seat seat) { return may_enter_space(q, seat); }
  template <class C>
  static void run(C& c, Frame& f) {
    c.ask(asks_space, f.seat);
  }
  static void legal(const Query& q, const Frame& f, ActionList& out) {
    const std::uint8_t row = Action::of_module(guilds_slot(q.rules), GuildBoard::space_row);
    out.add(Choice::other, open_spaces(q, f.seat), 0, 0, row);
  }
  template <class C>
  static void choose(C& c, Frame& f, Action action) {
    enter_space(c, f.seat, action.a);
    c.pop();
  }
};

}  // namespace rattus::board
