// The streams of games: ChaCha20 against the vectors of RFC 8439, and the draws made from it.
#include "engine/core/stream.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "engine/core/hex.hpp"

namespace rattus {
namespace {

/// The bytes of a block, in hexadecimal.
std::string bytes_of(const ChaCha20Block& block) {
  std::string text;
  for (const std::uint32_t word : block)
    for (int shift = 0; shift < 32; shift += 8) text += hex(std::uint64_t{word >> shift & 255U}).substr(14);
  return text;
}

/// The key 00 01 02 ... 1f.
ChaCha20Key counting_key() {
  ChaCha20Key key{};
  for (std::uint32_t i = 0; i < 32; ++i) key[i / 4] |= i << (8 * (i % 4));
  return key;
}

TEST(ChaCha20, BlocksAreThoseOfRfc8439) {
  // Section 2.3.2: nonce 00:00:00:09:00:00:00:4a:00:00:00:00.
  EXPECT_EQ(bytes_of(chacha20_block(counting_key(), 1, {0x09000000, 0x4a000000, 0})),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  // Appendix A.1, vectors 1 to 5.
  EXPECT_EQ(bytes_of(chacha20_block({}, 0, {})),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(bytes_of(chacha20_block({}, 1, {})),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  EXPECT_EQ(bytes_of(chacha20_block({0, 0, 0, 0, 0, 0, 0, 0x01000000}, 1, {})),
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
  EXPECT_EQ(bytes_of(chacha20_block({0x0000ff00}, 2, {})),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
  EXPECT_EQ(bytes_of(chacha20_block({}, 0, {0, 0, 0x02000000})),
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

TEST(GameStream, DrawsFromTheKeyedStreamOneWordAfterAnother) {
  GameStream stream(counting_key());
  Rng place = stream.begin({});
  for (std::uint64_t word = 0; word < 40; ++word) {
    const ChaCha20Block block = chacha20_block(counting_key(), static_cast<std::uint32_t>(word / 16), {});
    ASSERT_EQ(place.a, word);
    ASSERT_EQ(stream.below(place, 1U << 31), block[word % 16] >> 1);
  }
}

TEST(GameStream, APlaceFindsItsNumbersAgain) {
  GameStream stream(counting_key());
  Rng place = stream.begin({}), kept;
  std::array<std::uint32_t, 50> drawn{};
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (i == 20) kept = place;
    drawn[i] = stream.below(place, 1'000'000);
  }
  for (std::size_t i = 20; i < drawn.size(); ++i) ASSERT_EQ(stream.below(kept, 1'000'000), drawn[i]);
  EXPECT_EQ(kept, place);
}

TEST(GameStream, EveryNumberIsEquallyLikely) {
  GameStream stream(counting_key());
  Rng place = stream.begin({});
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts[stream.below(place, 6)];
  double chi = 0;
  for (const int count : counts) chi += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
  EXPECT_LT(chi, 20.5) << "5 degrees of freedom, 1 in 1,000";
}

TEST(GameStream, WithoutAKeyItIsTheGeneratorInTheState) {
  GameStream stream;
  Rng place = stream.begin({1, 2}), fast(Seed{1, 2});
  for (std::uint32_t n = 1; n < 200; ++n) ASSERT_EQ(stream.below(place, n), fast.below(n));
  EXPECT_EQ(place, fast);
}

}  // namespace
}  // namespace rattus
