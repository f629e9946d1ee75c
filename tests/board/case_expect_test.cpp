// Every row of the table of expectations can fail, and nonsense is refused even inside other expectations.
#include "tests/board/case_expect.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/board/case_kit.hpp"
#include "tests/board/case_run.hpp"

namespace rattus::cases {
namespace {

using ::testing::HasSubstr;

const runner::Kit kit{"", "", dialect, begin_case};

/// What is said of an expectation; nothing if it holds.
std::string said(const std::string& lines, const std::string& expectation) {
  const auto file =
      runner::parse_cases("case W-1a  BASE-1  A title\n" + lines + "\nexpect " + expectation + "\n", "x.txt", dialect);
  EXPECT_TRUE(file.errors.empty());
  const auto errors = run_case(file.cases.at(0), kit);
  return errors.empty() ? "" : errors.at(0).text();
}

/// Expectations that do not hold in the case of these lines.
struct Sample {
  std::string lines;
  std::vector<std::string> wrong;
};
const std::vector<Sample> samples{
    {"given n=3; gallia t2 P1:2(p1) P2:1; P2{2}; P1{3}; plague@anglia\nchance look [1:A]",
     {"gallia t1",
      "gallia P1:1",
      "gallia P1:2(p2)",
      "gallia t2(set-up) t1",
      "haven P1:1",
      "c(P1)=5",
      "S=1",
      "tokens=3",
      "removed=1",
      "potions=30",
      "podiums=14",
      "card 3 used",
      "card 3 blocked",
      "cards {1}",
      "P1{}",
      "P1{2,3}",
      "plague@none",
      "plague@gallia",
      "regions = anglia",
      "neighbours gallia = none",
      "adjacent anglia-turcia",
      "not adjacent anglia-gallia",
      "unseen has isl",
      "unseen lacks [1:A]",
      "starts seat 2",
      "L=P1",
      "over",
      "score P1:9",
      "base score P1:9",
      "card score P1:1",
      "ranking P3, P2, P1",
      "end order P1, P2, P3",
      "end triggered",
      "final turns P1",
      "passed over P1",
      "waiting P2 D-ACTION",
      "waiting P1 D-LOSS",
      "turn P2",
      "options D-ACTION = use 3",
      "options D-ACTION: 99",
      "offered use 2",
      "offered D-ACTION use 2",
      "not offered use 3",
      "never offered use 3",
      "asked D-LOSS",
      "not asked D-ACTION",
      "not asked P1",
      "asked D-ACTION: P2",
      "take back all",
      "take back 1",
      "happened outbreak",
      "starting board=9",
      "every world gallia t1",
      "every world starting board=9",
      "odds 0/1 gallia t2",
      "odds 1/2 gallia t1",
      "P1 sees gallia t1",
      "P2 sees pile +[1:A]",
      "everyone sees gallia P3:1",
      "spectator heard outbreak",
      "refused no-cards",
      "warned no-cards",
      "falls 19,12 germania 1",
      "nun{gallia}"}},
    {"given plague@hispania; gallia t1 P1:1; P1{3}; S=1\nchance reveal [4:A]\ndo end; plague gallia; spread any",
     {"end not triggered", "population gallia 9", "limit gallia 9", "outbreak gallia", "revealed nothing",
      "revealed (set-up)", "revealed (drawn) (drawn)", "revealed in turcia", "kills P1:1", "kills 1: P1:1", "pile +2",
      "pile +[1:A]"}},
    {"given gallia t1 P1:1; plague@hispania\nchance reveal [1:A]\ndo end; plague gallia; spread any",
     {"no outbreak gallia", "kills none", "limit gallia 4"}},
    {"given P1{3}; gallia P1:1\ndo merchant gallia > italia 1", {"marks clear", "card 3 fresh"}},
    {"given gallia t1(by P2, [1:A])\nother gallia t1(by P2, [5:M])", {"same for P2", "same for P1, P2"}},
    {"given cards {1,2,3,7,9,10}; nun{gallia,gallia}; bishop{italia}; P1{7}; baker=2",
     {"nun{gallia}", "bishop{}", "baker=1", "card 7 blocked"}},
    {"given cards {1,2,3,4,15,21}; wall{gallia-hispania}; caravan@turcia",
     {"wall{}", "wall{gallia-italia}", "caravan@none"}},
    {"given modules universities, mercatus; $(P1)=4; gU@polonia; phase placement", {"$(P1)=5", "gU@none", "wU@any"}},
    {"given board big-box; modules region-cards; h(P1)=anglia:?; discards=gallia:bou+chu; phase placement",
     {"h(P1)=2", "h(P1)=anglia:bou+chu", "shown(P1)=anglia:?", "deck=44", "discards=0", "discards=none",
      "protected{5}"}},
    {"given modules mercatus; $(P1)=7; g(P2)=fish",
     {"fish 4+", "cloth 4-", "lumber 3+", "salt 0", "g(P2)=none", "g(P1)=salt", "$(P1)=4", "bank=132",
      "good gallia=fish", "available = fish", "landowner=none", "trader=fish", "shaman=none", "happened type-sold"}},
    {"given modules mercatus\ndo free fish", {"not happened good-taken"}},
    {"given modules upgrades; cards {1,2,3,6,22,28}; P2{6:II,28<2}; P1{22}; vp(P1)=2; alchemist=3",
     {"card 6 no tile", "P2{6,28<2}", "P2{6:II,28}", "P2{6:II,28<3}", "tiles = 1, 2, 3, 22", "tiles = none", "vp(P1)=1",
      "alchemist=0"}},
    {"given modules mercatus, upgrades; option merc_upgrades=on; cards {1,2,3,6,28,M3}; P1{28<M3}; tile-good=fish",
     {"tile-good=none"}},
    {"given cards {1,1,2,3,4,5}; phase set-up", {"accepted"}},
};

TEST(CaseExpectations, CanFail) {
  for (const Sample& sample : samples)
    for (const std::string& item : sample.wrong)
      EXPECT_THAT(said(sample.lines, item), HasSubstr("'" + item + "': found ")) << sample.lines;
}

/// What data/ says of the chart is not a case's to change.
TEST(CaseExpectations, OfEveryRowAreAmongThoseThatCanFail) {
  for (const Rows rows : {place_rows(), piece_rows(), score_rows(), asked_rows(), event_rows(), view_rows(),
                          chart_rows(), goods_rows(), region_card_rows(), upgrade_rows()})
    for (const Row& row : rows) {
      bool there = row.words == "chart borders";
      for (const Sample& sample : samples)
        for (const std::string& item : sample.wrong) there |= Cursor(item).eat(row.words);
      EXPECT_TRUE(there) << row.words;
    }
}

TEST(CaseExpectations, HoldOrNot) {
  const std::string lines = "given n=3; gallia t2 P1:2(p1); P2{2}; plague@anglia";
  for (const char* item :
       {"gallia t2 P1:2(p1) P2:0", "P2{2}; P1{}", "plague@any; S=20",
        "options D-ACTION = increase, "
        "take 1, take 3, take 4, take 5, take 6, take 2, end",
        "odds 1/1 P2 sees gallia t2", "accepted; take back none; asked D-ACTION: P1", "end not triggered; kills none"})
    EXPECT_EQ(said(lines, item), "");
  EXPECT_EQ(said("given cards {7,9,10,15,21,2}; nun{gallia,gallia}; bishop{italia}; wall{hispania-gallia}; "
                 "caravan@turcia; P2{7}; baker=2",
                 "nun{gallia,gallia}; bishop{italia}; wall{gallia-hispania}; caravan@turcia; baker=2; c(P2)=18"),
            "");
  EXPECT_EQ(said("given board big-box; modules region-cards; h(P1)=anglia:?, gallia:bou+isl; deck=italia:?; n=2; "
                 "phase placement",
                 "h(P1)=2; h(P1)=gallia:bou+isl, anglia:?; h(P2)=29; shown(P1)=none; deck=1; discards=0; protected{}"),
            "");
  EXPECT_EQ(said("given modules universities, mercatus, upgrades, guilds; "
                 "$(P1)=4; gU@polonia; guild{monk:P2}; P2{6:II}; phase placement",
                 "$(P1)=4; gU@polonia; wU@none; c(P2)=19; P2{6:II}"),
            "");
}

TEST(CaseExpectations, AreRefusedWhereTheySayNothing) {
  const auto refused = [](const std::string& item, const std::string& why) {
    EXPECT_EQ(said("given n=3", item), "x.txt:3: W-1a: '" + item + "': " + why);
  };
  refused("gallia", "what about gallia? (t1, P1:2)");
  refused("gallia P1:0 galia", "'galia' is neither tokens (t1) nor citizens (P1:2)");
  refused("S=3 peace", "'peace' is not understood");
  refused("odds 0/1 galia t1", "no region or expectation is called 'galia'");
  refused("odds 0/1 S=3 peace", "'peace' is not understood");
  refused("odds 3/2 over", "a chance lies between 0/1 and 1/1");
  refused("P2 sees S=3", "a case cannot ask yet whether this is seen");
  refused("P2 sees pile +1", "which faces does he see?");
  refused("every world S=3", "a case cannot ask yet whether this is so in every world");
  refused("every world accepted", "no region or expectation is called 'accepted'");
  refused("unseen lacks M", "only the symbols of classes are looked for");
  refused("unseen lacks rain", "'rain' is not a symbol (M, A, pea, bou, chu, chi, mag, roy, isl)");
  refused("h(everyone)=1", "this can be said of one player only");
  refused("c(P5)=1", "P5 does not sit at a table of 3");
  refused("starts seat 4", "seat 4 does not sit at a table of 3");
  refused("same for P1", "the case has no other world");
  refused("card 3 odd", "'odd' is no state of a card (used, fresh, blocked, free, no tile)");
  refused("not asked D-LOSS: P1", "': P1' is not understood");
}

}  // namespace
}  // namespace rattus::cases
