// What every store keeps and refuses, whatever the database.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/store_access.hpp"
#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST_P(StoreTest, KeepsWhatItIsGiven) {
  {
    const auto store = open();
    ASSERT_TRUE(store) << refusal_;
    ASSERT_TRUE(store);
    EXPECT_FALSE(write(*store, {match("m", 7), entry("m", 2), NewGuest{"g", "key", 5}, NameGuest{"g", "Agnes"}}));
    EXPECT_FALSE(write(*store, {entry("m", 3)}));
  }
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  const auto found = std::get<std::optional<StoredMatch>>(store->match("m"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->plan, "plan of m");
  EXPECT_EQ(found->seed, "seed");
  EXPECT_EQ(found->listing.seed_hash, "hash");
  EXPECT_EQ(found->listing.opened, 7);
  EXPECT_THAT(found->entries, ElementsAre("input 2", "input 3"));
  const auto guest = std::get<std::optional<StoredGuest>>(store->guest("key"));
  ASSERT_TRUE(guest);
  EXPECT_EQ(guest->id, "g");
  EXPECT_EQ(guest->name, "Agnes");
  EXPECT_FALSE(std::get<std::optional<StoredMatch>>(store->match("other")));
  EXPECT_FALSE(std::get<std::optional<StoredGuest>>(store->guest("other")));
  EXPECT_FALSE(store->probe());
  EXPECT_THAT(notes_, IsEmpty());
}

TEST_P(StoreTest, ListsNewestFirst) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  NewEntry over = entry("m1", 2);
  over.index = Index{"later face", MatchStage::over, false, {"a"}};
  ASSERT_FALSE(write(*store, {match("m1", 1), match("m2", 2), match("m3", 3), over}));
  EXPECT_THAT(ids(store->lobby(50, 0)), ElementsAre("m3", "m2"));
  EXPECT_THAT(ids(store->lobby(1, 0)), ElementsAre("m3"));
  EXPECT_THAT(ids(store->matches_of("a", 50)), ElementsAre("m3", "m2", "m1"));
  EXPECT_THAT(ids(store->matches_of("b", 50)), ElementsAre("m3", "m2"));
  EXPECT_EQ(std::get<unsigned>(store->unfinished("host")), 2U);
  EXPECT_EQ(std::get<std::optional<Listing>>(store->listing("m1"))->face, "later face");
}

TEST_P(StoreTest, ATransactionIsWrittenAsAWholeOrNotAtAll) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  EXPECT_EQ(write(*store, {entry("m", 2), entry("m", 4)}), Kind::conflict);
  EXPECT_THAT(entries(*store, "m"), IsEmpty());
  EXPECT_EQ(write(*store, {entry("m", 3)}), Kind::conflict) << "there is no entry 2";
  EXPECT_FALSE(write(*store, {entry("m", 2)}));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::conflict) << "entry 2 is taken";
  EXPECT_EQ(write(*store, {entry("nobody's", 2)}), Kind::conflict);
  EXPECT_EQ(write(*store, {match("m")}), Kind::conflict) << "the id is taken";
}

TEST_P(StoreTest, TheFaultOfOneUnitDoesNotTouchTheOthers) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), match("n")}));
  std::vector<Unit> units{{{entry("m", 2)}, {}}, {{entry("m", 9)}, {}}, {{entry("n", 2)}, {}}};
  const auto results = write_together(*store, units);
  EXPECT_FALSE(results[0]);
  EXPECT_EQ(results[1]->kind, Kind::conflict);
  EXPECT_FALSE(results[2]);
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2"));
  EXPECT_THAT(entries(*store, "n"), ElementsAre("input 2"));
}

TEST_P(StoreTest, AQuotaHoldsForWhatIsWrittenTogether) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  std::vector<Unit> units;
  for (int i = 0; i < 90; ++i) {
    NewMatch one = match("m" + std::to_string(i));
    one.most_unfinished = 20;
    units.push_back({{one}, {}});
  }
  unsigned written = 0, refused = 0;
  for (const auto& fault : write_together(*store, units)) {
    written += fault ? 0 : 1;
    refused += fault && fault->kind == Kind::quota ? 1 : 0;
  }
  EXPECT_EQ(written, 20U);
  EXPECT_EQ(refused, 70U);
  EXPECT_EQ(std::get<unsigned>(store->unfinished("host")), 20U);
}

TEST_P(StoreTest, EntriesAreNeverChanged) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2)}));
  for (const char* change : {"UPDATE entries SET input = 'other'", "DELETE FROM entries"})
    EXPECT_THAT(sql(change), HasSubstr("entries are append-only")) << change;
  EXPECT_THAT(entries(*store, "m"), ElementsAre("input 2"));
}

TEST_P(StoreTest, AHoleInTheEntriesIsFound) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), entry("m", 2), entry("m", 3)}));
  sql(GetParam() == "SQLite" ? "DROP TRIGGER entries_remain" : "DROP TRIGGER entries_remain ON entries");
  sql("DELETE FROM entries WHERE number = 2");
  const auto found = store->match("m");
  ASSERT_TRUE(std::holds_alternative<StoreFault>(found));
  EXPECT_EQ(std::get<StoreFault>(found).kind, Kind::damaged);
  EXPECT_THAT(std::get<StoreFault>(found).reason, HasSubstr("lacks entry 2"));
}

TEST_P(StoreTest, WhatOthersWroteCanBeReadFromWhereOneStands) {
  const auto store = open(), other = open();
  ASSERT_TRUE(store && other) << refusal_;
  ASSERT_FALSE(write(*store, {match("m"), match("n"), entry("m", 2), entry("m", 3)}));
  ASSERT_FALSE(write(*other, {entry("m", 4), entry("n", 2)}));
  const auto tail = [&](const char* id, std::uint64_t after) {
    return std::get<std::optional<Tail>>(store->entries_after(id, after)).value();
  };
  EXPECT_THAT(tail("m", 3), ElementsAre("input 4"));
  EXPECT_THAT(tail("m", 1), ElementsAre("input 2", "input 3", "input 4"));
  EXPECT_THAT(tail("m", 4), IsEmpty());
  EXPECT_FALSE(std::get<std::optional<Tail>>(store->entries_after("nobody's", 1)));
  const std::vector<std::string> asked{"m", "nobody's", "n"};
  EXPECT_THAT(std::get<std::vector<std::uint64_t>>(store->last_entries(asked)), ElementsAre(4, 0, 2));
  ASSERT_FALSE(write(*store, {match("empty")}));
  EXPECT_THAT(std::get<std::vector<std::uint64_t>>(store->last_entries(std::vector<std::string>{"empty"})),
              ElementsAre(1));
}

TEST_P(StoreTest, OfTwoWhoWriteTheSameEntryOneComesSecond) {
  const auto store = open(), other = open();
  ASSERT_TRUE(store && other) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  EXPECT_FALSE(write(*other, {entry("m", 2)}));
  EXPECT_EQ(write(*store, {entry("m", 2)}), Kind::conflict);
  EXPECT_FALSE(write(*store, {entry("m", 3)}));
  EXPECT_THAT(entries(*other, "m"), ElementsAre("input 2", "input 3"));
}

TEST_P(StoreTest, AnyTextComesBackAsItWas) {
  const auto store = open();
  ASSERT_TRUE(store) << refusal_;
  ASSERT_FALSE(write(*store, {match("m")}));
  NewEntry odd = entry("m", 2);
  odd.input = R"({"text":"\"back\\slash\", {braces}, NULL, 'quote' \u0000 Gänse 🐀"})";
  odd.index = Index{R"(face "\ {})", MatchStage::playing, false, {R"(gu"e\st)", "NULL", "{a,b}"}};
  ASSERT_FALSE(write(*store, {odd}));
  EXPECT_THAT(entries(*store, "m"), ElementsAre(odd.input));
  for (const std::string& guest : odd.index->seated) EXPECT_THAT(ids(store->matches_of(guest, 9)), ElementsAre("m"));
  EXPECT_EQ(std::get<std::optional<Listing>>(store->listing("m"))->face, odd.index->face);
}

INSTANTIATE_TEST_SUITE_P(Databases, StoreTest, ::testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace rattus::server::test
