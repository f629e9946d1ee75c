// Every worked case of the board game as a test of its own: BaseCases.W_65a plays W-65a of base/ and its variants,
// CardCases.CW_70a one of cards/, MercatusCases.MW_40a one of mercatus/, RegionCardCases.W_REG_5a one of region-cards/,
// UniversityCases.W_UNI_2a one of universities/, UpgradeCases.W_UPG_2a one of upgrades/, GuildCases.W_GLD_3a one of
// guilds/, InnCases.W_INN_2a one of inns/.
#include <gtest/gtest.h>

#include "tests/board/case_kit.hpp"
#include "tests/board/case_run.hpp"

namespace rattus::cases {
namespace {

const runner::Kit base{"BaseCases", "tests/cases/base", dialect, begin_case};
const runner::Kit cards{"CardCases", "tests/cases/cards", dialect, begin_case};
const runner::Kit mercatus{"MercatusCases", "tests/cases/mercatus", dialect, begin_case};
const runner::Kit region_cards{"RegionCardCases", "tests/cases/region-cards", dialect, begin_case};
const runner::Kit universities{"UniversityCases", "tests/cases/universities", dialect, begin_case};
const runner::Kit upgrades{"UpgradeCases", "tests/cases/upgrades", dialect, begin_case};
const runner::Kit guilds{"GuildCases", "tests/cases/guilds", dialect, begin_case};
const runner::Kit inns{"InnCases", "tests/cases/inns", dialect, begin_case};
const bool registered = !register_cases(base).empty() && !register_cases(cards).empty() &&
                        !register_cases(mercatus).empty() && !register_cases(region_cards).empty() &&
                        !register_cases(universities).empty() && !register_cases(upgrades).empty() &&
                        !register_cases(guilds).empty() && !register_cases(inns).empty();

TEST(CasesIndex, EveryCaseIsATest) { ASSERT_TRUE(registered); }
TEST(CaseFiles, OfTheBaseGameAreAllThere) { check_index(base, 187); }
TEST(CaseFiles, OfTheCardsAreAllThere) { check_index(cards, 246); }
TEST(CaseFiles, OfMercatusAreAllThere) { check_index(mercatus, 202); }
TEST(CaseFiles, OfRegionCardsAreAllThere) { check_index(region_cards, 36); }
TEST(CaseFiles, OfUpgradesAreAllThere) { check_index(upgrades, 148); }
TEST(CaseFiles, OfUniversitiesAreAllThere) { check_index(universities, 44); }
TEST(CaseFiles, OfGuildsAreAllThere) { check_index(guilds, 25); }
TEST(CaseFiles, OfInnsAreAllThere) { check_index(inns, 20); }

}  // namespace
}  // namespace rattus::cases
