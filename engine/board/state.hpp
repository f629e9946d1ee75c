#pragma once
// The state of a board game: a plain value of fixed size. Everything that never changes during a game stands in
// `Rules`. Bytes that mean nothing are zero, so that equal states are equal byte for byte.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/board/parts/load.hpp"
#include "engine/board/types.hpp"
#include "engine/core/bits.hpp"
#include "engine/core/frame.hpp"
#include "engine/core/rng.hpp"

namespace rattus::board {

/// A face-down rat token on the board in 16 bits, public facts highest, so that sorting by value orders tokens by
/// what everybody can tell apart first. `face` is 0 while it has not been dealt (nobody has looked, BASE-106:
/// an engine may deal late), else token index + 1.
struct Token {
  std::uint16_t bits = 0;

  static constexpr std::uint16_t drawn_bit = 1U << 13, marked_bit = 1U << 14, held_bit = 1U << 15;
  /// One that comes back from the used pile.
  static constexpr Token redrawn() { return {drawn_bit | marked_bit}; }
  [[nodiscard]] constexpr unsigned face() const { return bits & 0x7fU; }
  [[nodiscard]] constexpr bool dealt() const { return face() != 0; }
  [[nodiscard]] constexpr unsigned index() const { return face() - 1; }  ///< in the token table; dealt() only
  [[nodiscard]] constexpr unsigned lookers() const { return (bits >> 7) & 0x3fU; }
  [[nodiscard]] constexpr bool seen_by(Seat seat) const { return seat < max_seats && ((lookers() >> seat) & 1U); }
  [[nodiscard]] constexpr bool drawn() const { return bits & (drawn_bit | marked_bit); }  ///< tag: came after set-up
  [[nodiscard]] constexpr bool marked() const { return bits & marked_bit; }               ///< mark: from the used pile
  /// Came back before the pile grew to what `State::redrawn` says (MERC-123): the mark without the bit of the tag.
  [[nodiscard]] constexpr bool earlier() const { return (bits & (drawn_bit | marked_bit)) == marked_bit; }
  /// The action in progress has picked this token (all see which).
  [[nodiscard]] constexpr bool held() const { return bits & held_bit; }
  [[nodiscard]] constexpr std::uint16_t public_bits() const { return bits & 0xff80U; }

  constexpr void set_face(unsigned face) { bits = static_cast<std::uint16_t>(public_bits() | face); }
  constexpr void add_looker(Seat seat) { bits |= static_cast<std::uint16_t>(1U << (7 + seat)); }
  constexpr void hold() { bits |= held_bit; }
  constexpr void release() { bits &= static_cast<std::uint16_t>(~held_bit); }
  constexpr void set_earlier(bool earlier) {
    bits = static_cast<std::uint16_t>(earlier ? bits & ~drawn_bit : bits | drawn_bit);
  }
  friend constexpr bool operator==(Token, Token) = default;
  /// `earlier` counts last: who picks cannot tell by it (BASE-102).
  friend constexpr auto operator<=>(Token x, Token y) { return x.order() <=> y.order(); }

 private:
  [[nodiscard]] constexpr unsigned order() const {
    return (unsigned{bits} | (bits & marked_bit) >> 1) << 1 | unsigned{earlier()};
  }
};

/// Citizens that carry something: owner, region and load in 16 bits, the last bit of a load before the owner. Citizens
/// without an entry are plain. Entries are kept sorted; unused ones are zero.
struct Carrier {
  std::uint16_t bits = 0;
  static constexpr Carrier of(Region region, Seat seat, Load load) {
    return {static_cast<std::uint16_t>(0x8000U | (unsigned{region} << 10) | (load.bits & 64U) << 3 |
                                       (unsigned{seat} << 6) | (load.bits & 63U))};
  }
  [[nodiscard]] constexpr Region region() const { return static_cast<Region>((bits >> 10) & 31U); }
  [[nodiscard]] constexpr Seat seat() const { return static_cast<Seat>((bits >> 6) & 7U); }
  [[nodiscard]] constexpr Load load() const { return {static_cast<std::uint8_t>((bits & 63U) | (bits >> 3 & 64U))}; }
  [[nodiscard]] constexpr bool used() const { return bits != 0; }
  friend constexpr auto operator<=>(Carrier, Carrier) = default;
};

/// What a frame on the stack is doing; `step` numbers its parts.
enum class FrameKind : std::uint8_t {
  none,
  game,
  turn,
  take,
  increase,
  ravage,
  moment,
  card,
  pick_token,
  pick_citizen,
  losses,
  final_turn,
  final_plague,
};

using Frame = FrameOf<FrameKind>;
static_assert(sizeof(Frame) == 8);

inline constexpr std::size_t max_frames = 10;        ///< six are the most that random games of all modules have needed
inline constexpr std::size_t max_carriers = 45;      ///< as many as there are loads (CARD-4)
inline constexpr std::size_t card_memory_size = 24;  ///< bytes
inline constexpr std::size_t module_memory_size = 448;  ///< bytes; cards/all.hpp counts what modules need

/// At 16 bytes no part that is copied at once crosses a cache line, and every allocation gives as much.
struct alignas(16) State : StateOf<State> {
  Rng rng;           ///< the game's own stream, or its place in one; in no view
  TokenSet undealt;  ///< tokens without a place yet: supply, removed, face-down
  TokenSet used;     ///< the used pile: revealed tokens (BASE-55)
  /// Tokens of `used` among which the undealt marked tokens on the board are: the pile as it was when they were drawn
  /// from it (CARD-174, MERC-123), the latest of them where it had grown in between.
  TokenSet redrawn;
  std::array<std::array<std::uint8_t, 8>, max_regions> citizens{};         ///< by region and seat
  std::array<std::uint8_t, 8> supply{};                                    ///< citizens in the owner's supply
  std::array<std::uint8_t, 8> haven{};                                     ///< citizens in the safe haven
  std::array<std::array<Token, tokens_per_region>, max_regions> tokens{};  ///< sorted, the first token_count
  std::array<std::uint8_t, max_regions> token_count{};
  std::uint8_t plague = no_region;
  Mask with_tokens;                        ///< regions with a token; follows from token_count
  Mask full;                               ///< regions with three
  std::array<Mask, max_seats> presence{};  ///< regions with a citizen of the seat; follows from citizens
  std::array<std::uint8_t, 8> held{};      ///< slots held, as bits, by seat
  std::uint8_t blocked = 0;                ///< slots (Inquisitor)
  std::uint8_t used_mark = 0;              ///< slots used this turn (R4)
  std::uint8_t came = 0;                   ///< slots taken this turn
  std::uint8_t rats = 0;                   ///< tokens in the rat supply
  std::uint8_t setup_undealt = 0;          ///< face-down tokens with tag set-up and no dealt face
  std::uint8_t first = no_seat;            ///< P1 (BASE-14)
  std::uint8_t active = no_seat;
  std::uint8_t round = 0;
  std::uint8_t last = no_seat;  ///< L (BASE-83)
  Phase phase = Phase::placement;
  EndReason end_reason = EndReason::none;
  Decision asked = Decision::none;  ///< who must decide what; none: the game is over
  Seat decider = no_seat;
  std::uint8_t card_taken = 0, increased = 0, supply_was_empty = 0;  ///< of this turn (BASE-130)
  std::uint8_t neutral = 0;                                          ///< neutral citizens of this ravage (BASE-65)
  std::uint8_t revealed = 0;                                         ///< token under evaluation: index + 1 (BASE-47)
  std::uint8_t picked = 0;  ///< answer of a pick_token frame: place in the region
  std::uint8_t depth = 0;
  std::array<std::uint8_t, 8> losses{};       ///< of the token under evaluation, by seat (BASE-52)
  std::array<std::uint8_t, 8> token_kills{};  ///< by owner (BASE-57)
  std::array<std::uint8_t, 8> phase_kills{};
  std::array<Frame, max_frames> stack{};
  /// Tokens of `redrawn` that were not in the pile yet when those tokens came back that are `earlier()` (MERC-123).
  TokenBytes grown;
  std::array<std::uint8_t, card_memory_size> memory{};  ///< what class cards remember; places in Rules::memory_at
  std::array<Carrier, max_carriers> carriers{};
  std::uint8_t carrier_count = 0;
  std::uint8_t protected_slots = 0;         ///< class cards protected by region cards
  std::uint8_t reveal_all = 0;              ///< q:reveal-mode of this ravage: all at once (BASE-46)
  std::array<std::uint8_t, 3> laid_open{};  ///< tokens face up and not yet picked: index + 1, else 0
  /// How many words of eight bytes modules have of `module_memory`: the same in every state of a game, and what lies
  /// behind them is zero.
  std::uint8_t module_words = 0;
  std::uint8_t zero_limits = 0;  ///< the printed limits count as 0 in this ravage (UPG-26)
  std::uint8_t beside = 0;       ///< a token that lies open beside a card, in no region: index + 1 (UPG-38)
  std::array<std::uint8_t, 1> reserved{};
  std::array<std::uint8_t, module_memory_size> module_memory{};  ///< what modules remember, likewise

  [[nodiscard]] bool over() const { return phase == Phase::over; }

  /// All citizens in a region (BASE-48, without neutral ones).
  [[nodiscard]] unsigned population(Region region) const {
    std::uint64_t row;
    std::memcpy(&row, citizens[region].data(), 8);
    // Add the eight bytes; at most 6 x 30 citizens, so no carry between them.
    return static_cast<unsigned>((row * 0x0101010101010101ULL) >> 56);
  }

  /// How many of its bytes mean anything: a game without modules has the hash that it had before there were any.
  [[nodiscard]] std::size_t used_size() const {
    return offsetof(State, module_memory) +
           std::size_t{8} * std::min<std::size_t>(module_words, module_memory_size / 8);
  }

  /// Becomes `other`, a state of the same game: the bytes that mean nothing in this game stay the zeros they are.
  void follow(const State& other) {
    std::memcpy(static_cast<void*>(this), &other, offsetof(State, module_memory));
    if (other.module_words > 0)
      std::memcpy(module_memory.data(), other.module_memory.data(), other.used_size() - offsetof(State, module_memory));
  }
};
static_assert(PlainState<State>);

}  // namespace rattus::board
