// Words beside an enumeration: one for each enumerator, or it does not compile.
#include "engine/core/enum_words.hpp"

#include <cstdint>

#include <gtest/gtest.h>

namespace rattus {
namespace {

enum class Fruit : std::uint8_t { apple, pear, plum7 };
enum class None : std::uint8_t {};
struct Tree {
  enum class Leaf { needle, broad };
};

template <class Enum, class... Words>
concept has_words = requires(Words... words) {
  enum_words<Enum>(words...);
};

TEST(EnumWords, EnumeratorsAreCounted) {
  EXPECT_EQ(count_enumerators<Fruit>(), 3U);
  EXPECT_EQ(count_enumerators<Tree::Leaf>(), 2U);
  EXPECT_EQ(count_enumerators<None>(), 0U);
}

TEST(EnumWords, AWordMoreOrLessDoesNotCompile) {
  using Word = const char*;
  EXPECT_FALSE((has_words<Fruit, Word, Word>));
  EXPECT_TRUE((has_words<Fruit, Word, Word, Word>));
  EXPECT_FALSE((has_words<Fruit, Word, Word, Word, Word>));
}

TEST(EnumWords, EachEnumeratorHasItsWord) {
  constexpr auto words = enum_words<Fruit>("apple", "pear", "plum");
  EXPECT_EQ(words[Fruit::apple], "apple");
  EXPECT_EQ(words[Fruit::plum7], "plum");
  EXPECT_EQ(words.size(), 3U);
}

}  // namespace
}  // namespace rattus
