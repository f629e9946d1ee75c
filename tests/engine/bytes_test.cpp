// Looking through rows of bytes finds what looking at one after the other finds.
#include "engine/core/bytes.hpp"

#include <gtest/gtest.h>

#include "engine/core/rng.hpp"

namespace rattus {
namespace {

template <class Bytes, std::size_t N>
void find_in_rows_of() {
  Rng rng({N, Bytes::size});
  for (unsigned n = 0; n < 300; ++n) {
    std::array<std::uint8_t, N> row{};
    for (std::uint8_t& byte : row) byte = static_cast<std::uint8_t>(n % 2 == 0 ? rng.below(4) : rng.below(256));
    const std::size_t size = rng.below(N + 1);
    const unsigned one = n % 2 == 0 ? rng.below(4) : rng.below(256), other = row[rng.below(N)];
    TokenSet expected;
    for (unsigned i = 0; i < size; ++i)
      if (row[i] == one || row[i] == other) expected.add(i);
    ASSERT_EQ(where_equal<Bytes>(row, size, one, other), expected)
        << N << " bytes of which " << size << " count, row " << n << ", for " << one << " and " << other;
  }
}

template <class Bytes>
void find_in_rows() {
  find_in_rows_of<Bytes, 16>();
  find_in_rows_of<Bytes, 23>();
  find_in_rows_of<Bytes, 64>();
  find_in_rows_of<Bytes, 68>();
  find_in_rows_of<Bytes, 128>();
}

TEST(Bytes, EightAtATimeAreFoundAsOneByOne) { find_in_rows<EightBytes>(); }
TEST(Bytes, AsManyAsTheProcessorCanAreFoundAsOneByOne) { find_in_rows<BytesAtOnce>(); }

}  // namespace
}  // namespace rattus
