// What citizens carry as bytes: states are hashed and games are recorded with them, so they stay what they are.
#include <gtest/gtest.h>

#include "engine/board/cards/all.hpp"
#include "engine/board/picks.hpp"

namespace rattus::board {
namespace {

constexpr Load both = Load{}.with(Wizard::potion, 3).more(Sultan::podium);

TEST(Loads, R10_KeepTheirBits) {
  EXPECT_EQ(both.bits, 35);
  EXPECT_EQ(both.of(Wizard::potion), 3U);
  EXPECT_TRUE(both.has(Sultan::podium));
  EXPECT_EQ(both.less(Wizard::potion).less(Sultan::podium).bits, 2);
  EXPECT_EQ(Carrier::of(16, 5, both).bits, 0x8000U | 16U << 10 | 5U << 6 | 35U);
  EXPECT_EQ(to_get(Sultan::podium), 30);
}

TEST(Loads, R10_AnyBitComesBackFromCarriersAndActions) {
  for (unsigned bits = 0; bits < 1U << load_bits; ++bits) {
    const Load load{static_cast<std::uint8_t>(bits)};
    const Carrier carrier = Carrier::of(3, 4, load);
    EXPECT_EQ(carrier.load(), load);
    EXPECT_EQ(carrier.region(), 3);
    EXPECT_EQ(carrier.seat(), 4);
    EXPECT_EQ(Action::of_load(Choice::citizen, load).load(), load);
  }
}

/// A type that would take bits of others.
struct Bad {
  static constexpr std::uint8_t number = 98;
  static constexpr Sight sight{.holder = true, .loads = true};
  static constexpr LoadType load{.word = "purses", .clause = card_clause(4), .supply = 1, .at = 4, .bits = 2};
  static constexpr LoadTypes<1> loads{&load};
};

TEST(Loads, CARD_4_TypesOfAListDoNotMeet) {
  static_assert(distinct_loads(AllCards{}));
  static_assert(distinct_loads(CardTypes<Wizard, Sultan>{}));
  static_assert(!distinct_loads(CardTypes<Wizard, Bad>{}));
  static_assert(!distinct_loads(CardTypes<Sultan, Bad>{}));
  ASSERT_EQ(load_types().size(), 2U);
  EXPECT_EQ(load_types()[0], &Wizard::potion);
  EXPECT_EQ(load_types()[1], &Sultan::podium);
}

}  // namespace
}  // namespace rattus::board
