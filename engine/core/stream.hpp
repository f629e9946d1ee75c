#pragma once
// Where a game's random numbers come from (BASE-106, CART-24). A state carries 16 bytes of it: the whole of a fast
// generator, or no more than the place that the game has reached in a stream whose key it does not know.
#include <cstdint>
#include <limits>

#include "engine/core/chacha20.hpp"
#include "engine/core/rng.hpp"

namespace rattus {

/// The fast generator in the state, and nothing else: for playouts.
struct OwnStream {
  static std::uint32_t below(Rng& own, std::uint32_t n) { return own.below(n); }
};

/// The stream of one game that is hosted: ChaCha20 under a key that stays with whoever hosts it, or the state's own
/// generator. It keeps the block it is in, so that most draws cost no more than a look.
class GameStream {
 public:
  GameStream() = default;
  explicit GameStream(const ChaCha20Key& key) : keyed_(true), key_(key) {}

  /// What a state carries before the first draw.
  [[nodiscard]] Rng begin(Seed seed) const {
    if (!keyed_) return Rng(seed);
    Rng place;
    place.a = 0;  // words of 32 bits taken so far
    place.b = 1;  // so that it is never nothing but zeros
    return place;
  }

  /// A number in [0, n), every one equally likely; n > 0.
  std::uint32_t below(Rng& place, std::uint32_t n) { return keyed_ ? drawn(place, n) : place.below(n); }

 private:
  static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

  std::uint32_t drawn(Rng& place, std::uint32_t n);
  std::uint32_t word(std::uint64_t place);

  bool keyed_ = false;
  ChaCha20Key key_{};
  std::uint64_t held_ = none;  ///< number of the block below
  ChaCha20Block block_{};
};

/// The stream of a hosted game, or without one the generator in the state: for games that are played, simulated and
/// searched. One type for both, because the rules are compiled anew for each source of chance.
struct AnyStream {
  GameStream* hosted = nullptr;
  std::uint32_t below(Rng& place, std::uint32_t n) const { return hosted ? hosted->below(place, n) : place.below(n); }
};

}  // namespace rattus
