// Regions by what people call them.
#include "engine/board/setup/region_names.hpp"

#include <gtest/gtest.h>

namespace rattus::board {
namespace {

const std::vector<RegionRow> regions{{"gallia", "Gallia", 0, "France"},
                                     {"tartaria", "Tartaria", 0, "Golden Horde"},
                                     {"egypt", "Egypt", 0, "Ägypten"},
                                     {"hordes", "Golden", 0, {}}};

TEST(RegionNames, AnIdANameAndAPrintedNameInCapitalsOrNot) {
  for (const char* name : {"gallia", "Gallia", "GALLIA", "France", "france"}) EXPECT_EQ(find_region(regions, name), 0);
  for (const char* name : {"tartaria", "Golden Horde", "golden horde"}) EXPECT_EQ(find_region(regions, name), 1);
  for (const char* name : {"Ägypten", "ägypten", "ÄGYPTEN", "Egypt"}) EXPECT_EQ(find_region(regions, name), 2);
  EXPECT_EQ(find_region(regions, "Golden"), 3);
}

TEST(RegionNames, NothingElseIsARegion) {
  for (const char* name : {"", " ", "atlantis", "Gall", "Gallia ", " Gallia", "Golden Hordes", "Gallia-France"})
    EXPECT_FALSE(find_region(regions, name)) << name;
  EXPECT_FALSE(find_region({}, "Gallia"));
}

TEST(RegionNames, CapitalsAreThoseOfAsciiAndWesternEurope) {
  EXPECT_TRUE(same_name("TÜRKIYE", "türkiye"));
  EXPECT_TRUE(same_name("ESPAÑA", "españa"));
  EXPECT_FALSE(same_name("Türkiye", "Turkiye"));
  EXPECT_FALSE(same_name("[", "{"));
  EXPECT_FALSE(same_name("\xc3\x97", "\xc3\xb7"));  // × and ÷ are no letters
}

TEST(RegionNames, ATextIsReadWithTheIdsOfItsRegions) {
  EXPECT_EQ(with_region_ids(regions, "region France"), "region gallia");
  EXPECT_EQ(with_region_ids(regions, "Golden Horde-France"), "tartaria-gallia");
  EXPECT_EQ(with_region_ids(regions, "golden - golden horde"), "hordes - tartaria");
  EXPECT_EQ(with_region_ids(regions, "ägypten:any"), "egypt:any");
  EXPECT_EQ(with_region_ids(regions, "take king"), "take king");
  EXPECT_EQ(with_region_ids(regions, ""), "");
  for (const char* part : {"Frances", "Neufrance", "FranceÄ", "golden_hordes"})
    EXPECT_EQ(with_region_ids(std::span(regions).first(2), part), part);
}

TEST(RegionNames, SharedOnesAreFound) {
  const RegionRow other{"francia", "Francia", 0, "FRANCE"};
  EXPECT_EQ(shared_name(other, regions[0]), "FRANCE");
  EXPECT_EQ(shared_name(regions[0], other), "France");
  EXPECT_EQ(shared_name({"x", "gallia", 0, {}}, regions[0]), "gallia");
  EXPECT_EQ(shared_name(regions[1], regions[3]), "");
}

TEST(RegionNames, ThePrintedNameIsShownWhereItIsWantedAndThere) {
  EXPECT_EQ(regions[0].shown(false), "Gallia");
  EXPECT_EQ(regions[0].shown(true), "France");
  EXPECT_EQ(regions[3].shown(true), "Golden");
}

}  // namespace
}  // namespace rattus::board
