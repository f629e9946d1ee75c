// Histories that hold, and one for each way in which a history can be false.
#include "tests/slow/server/linearisability.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Outcome = Sent::Outcome;

Moment at(int time) { return Moment(std::chrono::milliseconds(time)); }

/// A choice that names `named` and was answered, with a version, at a time.
Sent choice(const std::string& id, std::uint64_t named, int sent, int answered, std::uint64_t told) {
  return {id, at(sent), named, false, Outcome::accepted, at(answered), told, {}};
}
Sent unanswered(const std::string& id, std::uint64_t named, int sent) { return {id, at(sent), named}; }
Sent refused(const std::string& id, std::uint64_t named, int sent, int answered) {
  return {id, at(sent), named, false, Outcome::refused, at(answered), 0, "stale-version"};
}
Logged move(const std::string& id) { return {id, true, false}; }

/// A match of which agnes has made the first and the third move, and bertrand the second.
class Linearisability : public ::testing::Test {
 protected:
  [[nodiscard]] std::vector<std::string> found() const { return contradictions(log_, {agnes_, bertrand_}); }

  MatchLog log_{{move("a1"), move("b1"), move("a2")}};
  History agnes_{{choice("a1", 1, 10, 20, 2), choice("a2", 3, 50, 60, 4)},
                 {{at(0), at(5), 1}, {at(0), at(20), 2}, {at(0), at(40), 3}, {at(0), at(60), 4}}};
  History bertrand_{{choice("b1", 2, 30, 40, 3)}, {{at(0), at(25), 2}, {at(0), at(40), 3}}};
};

TEST_F(Linearisability, WhatHappenedHolds) { EXPECT_THAT(found(), IsEmpty()); }

TEST_F(Linearisability, WhatWasNeverAnsweredMayBeThereOrNot) {
  agnes_.sent.back() = unanswered("a2", 3, 50);
  agnes_.heard.pop_back();
  bertrand_.sent.push_back(unanswered("b2", 4, 70));
  EXPECT_THAT(found(), IsEmpty());
  log_.entries.pop_back();
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Linearisability, AtTheSameTimeEitherMayComeFirst) {
  log_.entries.insert(log_.entries.begin() + 1, {"b9", false, true});
  const Sent talk{"b9", at(15), 0, false, Outcome::accepted, at(70), 5, {}};
  bertrand_ = {{choice("b1", 3, 30, 40, 4), talk}, {}};
  agnes_ = {{choice("a1", 1, 10, 20, 2), choice("a2", 4, 50, 60, 5)}, {}};
  EXPECT_THAT(found(), IsEmpty());
  std::swap(log_.entries[0], log_.entries[1]);
  agnes_.sent[0].told = 3;
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Linearisability, Lost) {
  log_.entries.pop_back();
  agnes_.heard.pop_back();
  EXPECT_THAT(found(), ElementsAre("a2 was acknowledged and is lost"));
}

TEST_F(Linearisability, Doubled) {
  log_.entries.push_back(move("b1"));
  EXPECT_THAT(found(), ElementsAre("b1 was carried out twice"));
}

TEST_F(Linearisability, RefusedAndThere) {
  log_.entries.push_back(move("b2"));
  bertrand_.sent.push_back(refused("b2", 3, 55, 65));
  EXPECT_THAT(found(), ElementsAre("b2 was refused and is there"));
}

TEST_F(Linearisability, SwappedInTime) {
  for (Logged& entry : log_.entries) entry.is_choice = false;
  std::swap(log_.entries[0], log_.entries[1]);
  for (History* client : {&agnes_, &bertrand_}) {
    client->heard.clear();
    for (Sent& sent : client->sent) sent.named = 0, sent.told = 4;
  }
  EXPECT_THAT(found(), ElementsAre("a1 was acknowledged before b1 was sent, and stands behind it"));
}

TEST_F(Linearisability, TwoChoicesOfOneDecision) {
  agnes_.sent.back().named = 2;
  EXPECT_THAT(found(), ElementsAre("a2 was accepted although another choice came before"));
}

TEST_F(Linearisability, ADecisionOfTheFuture) {
  agnes_.sent.back().named = 4;
  EXPECT_THAT(found(), ElementsAre("a2 names a decision that was not there"));
}

TEST_F(Linearisability, RefusedAsStaleWithAndWithoutReason) {
  bertrand_.sent.push_back(refused("b2", 3, 45, 55));
  EXPECT_THAT(found(), IsEmpty());
  bertrand_.sent.back().answered = at(49);  // before a2 was sent
  EXPECT_THAT(found(), ElementsAre("b2 was not stale"));
}

TEST_F(Linearisability, AcknowledgedBeforeItsEntry) {
  agnes_.sent.back().told = 3;
  EXPECT_THAT(found(), ElementsAre("a2 was acknowledged before its entry"));
}

TEST_F(Linearisability, ReadingGoesBack) {
  bertrand_.heard.push_back({at(45), at(50), 2});
  EXPECT_THAT(found(),
              ElementsAre("version 2 was heard after version 3", "version 2 was heard after b1 had been acknowledged"));
}

TEST_F(Linearisability, ReadingLacksAnOwnMove) {
  agnes_.heard = {{at(65), at(70), 3}};
  EXPECT_THAT(found(), ElementsAre("version 3 was heard after a2 had been acknowledged"));
}

TEST_F(Linearisability, ReadingKnowsTheFuture) {
  bertrand_.heard.push_back({at(0), at(45), 4});
  EXPECT_THAT(found(), ElementsAre("version 4 was heard before a2 was sent"));
}

TEST_F(Linearisability, ReadingKnowsWhatIsNotThere) {
  bertrand_.heard.push_back({at(0), at(90), 5});
  EXPECT_THAT(found(), ElementsAre("version 5 was heard and is not there"));
}

TEST_F(Linearisability, ARematchMayBeAskedForByTwo) {
  Sent again{"ar", at(70), 0, true, Outcome::accepted, at(80), 5, {}};
  agnes_.sent.push_back(again);
  EXPECT_THAT(found(), ElementsAre("ar was acknowledged and is lost"));
  again.id = "br";
  bertrand_.sent.push_back(again);
  log_.entries.push_back({"br"});
  EXPECT_THAT(found(), IsEmpty());
}

}  // namespace
}  // namespace rattus::server::test
