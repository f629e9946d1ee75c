#pragma once
// Beginnings that are dealt before the first placement: what needs several things at once, or a final turn with them,
// comes more often so.
#include <array>

#include "engine/board/cards/all.hpp"
#include "engine/board/query.hpp"
#include "engine/board/rules.hpp"
#include "engine/board/state.hpp"

namespace rattus::board::test {

/// Hands out cards, with tiles where there are some.
inline void deal_cards(const Rules& rules, State& s, Rng& rng) {
  const bool tiles_too = rules.asks<question::Level>();
  const Mask with_tile = tiles_too ? tiled(rules) : Mask{};
  for (Slot slot = 0; slot < rules.slots; ++slot) {
    if (rng.below(4) == 0) continue;
    s.held[rng.below(rules.players)] |= static_cast<std::uint8_t>(1U << slot);
    if (!with_tile.has(slot)) continue;
    auto& memory = *reinterpret_cast<UpgradeTiles::Memory*>(memory_of(rules, s, upgrades_slot(rules)));
    memory.level[slot] = std::array<std::uint8_t, 3>{0, 2, 3}[rng.below(3)];
  }
}

/// One of the cards that somebody holds is blocked, if there is who can do so.
inline void block_one(const Rules& rules, State& s, Rng& rng) {
  if (rules.slot_of(26) == max_slots) return;
  const unsigned slot = rng.below(rules.slots);
  if (Query{rules, s}.holder(static_cast<Slot>(slot)) != no_seat) s.blocked = static_cast<std::uint8_t>(1U << slot);
}

/// From his supply.
inline void lay_citizen(State& s, unsigned region, Seat seat) {
  --s.supply[seat];
  ++s.citizens[region][seat];
  s.presence[seat].add(region);
}

/// From the rat supply.
inline void lay_token(State& s, unsigned region) {
  s.tokens[region][s.token_count[region]++].bits = Token::drawn_bit;
  s.with_tokens.add(region);
  if (s.token_count[region] == tokens_per_region) s.full.add(region);
  --s.rats;
}

/// All tokens of the supply but so many lie in the used pile, if there are enough that nobody needs elsewhere.
inline void use_up_rats(const Rules& rules, State& s, unsigned left, Rng& rng) {
  while (s.rats > left) {
    const TokenSet regular = s.undealt & ~rules.starting;
    if (regular.count() <= rules.removed) return;
    const unsigned token = regular.nth(rng.below(regular.count()));
    s.undealt.remove(token);
    s.used.add(token);
    --s.rats;
  }
}

/// As if most of the game had been played: citizens and tokens lie everywhere, and few rats are left.
inline void play_ahead(const Rules& rules, State& s, Rng& rng) {
  constexpr unsigned rats_to_come = 8, to_be_placed = 4;
  for (const unsigned region : rules.in_use)
    while (s.token_count[region] < tokens_per_region && s.rats > rats_to_come && rng.below(2) != 0)
      lay_token(s, region);
  for (Seat seat = 0; seat < rules.players; ++seat)
    for (unsigned more = rng.below(10); more > 0 && s.supply[seat] > to_be_placed; --more)
      lay_citizen(s, rules.in_use.nth(rng.below(rules.in_use.count())), seat);
  use_up_rats(rules, s, 1 + rng.below(6), rng);
}

}  // namespace rattus::board::test
