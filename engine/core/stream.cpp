#include "engine/core/stream.hpp"

namespace rattus {

std::uint32_t GameStream::drawn(Rng& place, std::uint32_t n) {
  return uniform_below(n, [&] { return word(place.a++); });
}

std::uint32_t GameStream::word(std::uint64_t place) {
  const std::uint64_t number = place / 16;
  if (number != held_) {
    block_ = chacha20_block(key_, static_cast<std::uint32_t>(number), {static_cast<std::uint32_t>(number >> 32), 0, 0});
    held_ = number;
  }
  return block_[place % 16];
}

}  // namespace rattus
