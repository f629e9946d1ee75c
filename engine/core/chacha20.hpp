#pragma once
// ChaCha20 (RFC 8439): a stream from which nobody can tell the key, nor what comes next from all that has come so far.
#include <array>
#include <bit>
#include <cstdint>

namespace rattus {

/// 256 bits, as eight words of which the first byte is the lowest.
using ChaCha20Key = std::array<std::uint32_t, 8>;
/// 64 bytes of the stream, as words likewise.
using ChaCha20Block = std::array<std::uint32_t, 16>;

/// The block of that number (RFC 8439, section 2.3).
constexpr ChaCha20Block chacha20_block(const ChaCha20Key& key, std::uint32_t number,
                                       const std::array<std::uint32_t, 3>& nonce) {
  const ChaCha20Block start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key[0], key[1],   key[2],   key[3],
                            key[4],     key[5],     key[6],     key[7],     number, nonce[0], nonce[1], nonce[2]};
  ChaCha20Block x = start;
  const auto quarter_round = [&x](unsigned a, unsigned b, unsigned c, unsigned d) {
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
  };
  for (int twice = 0; twice < 10; ++twice) {
    for (unsigned i = 0; i < 4; ++i) quarter_round(i, 4 + i, 8 + i, 12 + i);
    for (unsigned i = 0; i < 4; ++i) quarter_round(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
  }
  for (unsigned i = 0; i < 16; ++i) x[i] += start[i];
  return x;
}

}  // namespace rattus
