// Copies of everything that a server keeps, from each kind of database to the other and back; and its check.
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/whole_check.hpp"
#include "server/store/whole_copy.hpp"
#include "tests/cli/program.hpp"
#include "tests/server/player.hpp"
#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {
namespace {

using rattus::test::Ran;
using rattus::test::run_program;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string quoted(const std::string& where) { return "'" + where + "'"; }

class WholeTest : public ::testing::TestWithParam<std::string> {
 protected:
  static std::string other(const std::string& kind) { return kind == "SQLite" ? "PostgreSQL" : "SQLite"; }

  std::unique_ptr<Store> open(AnyDatabase& database) {
    Notes notes;
    auto opened = database.open(notes, [this] { return uptime_; });
    return std::get<std::unique_ptr<Store>>(std::move(opened));
  }
  static HeldStore hold(const AnyDatabase& database, bool make) {
    return std::get<HeldStore>(HeldStore::hold(database.where(), make));
  }
  std::variant<Copied, Failure> copy(const AnyDatabase& from, const AnyDatabase& to, const CopyOptions& options = {}) {
    const HeldStore source = hold(from, false), target = hold(to, true);
    return server::copy(*source, *target, watcher_, options);
  }
  static Sums sums(const AnyDatabase& database) {
    const HeldStore held = hold(database, false);
    return std::get<Sums>(sums_of(*held, {[](const std::string&, std::size_t, std::size_t) {}, [] { return false; }}));
  }

  /// Tables of every stage, one packed and talked about since, with texts of every kind.
  void fill(AnyDatabase& database) {
    const auto store = open(database);
    NewEntry odd = entry("on", 2);
    odd.input = R"({"text":"\"back\\slash\", {braces}, NULL, 'quote' \u0000 Gänse 🐀"})";
    odd.index = Index{R"(face "\ {})", MatchStage::playing, false, {R"(gu"e\st)", "NULL", "{a,b}", "a"}};
    ASSERT_FALSE(write(*store, {NewGuest{"a", "key a", 5}, NameGuest{"a", R"(Agnes "🐀" \)"},
                                NewGuest{"host", "key b", 6}, SeenGuest{"host", 90}, NewGuest{"idle", "key c", 7}}));
    ASSERT_FALSE(write(*store, game("over", 300, 50)));
    ASSERT_FALSE(write(*store, {match("on", 3), odd, entry("on", 3), match("gathering", 2)}));
    uptime_ += 10 * one_day;
    ASSERT_FALSE(write(*store, {match("later", 4), SeenGuest{"a", 91}}));
    while (tidy(*store, {100, 30 * one_day, 30 * one_day, {}})) {
    }
    ASSERT_FALSE(write(*store, {entry("over", 301)}));
  }
  static void ban(const AnyDatabase& database) {
    const HeldStore held = hold(database, false);
    ASSERT_FALSE(held->put(Ban{"2001:db8::/64", 3, 0, R"(noise "\ {})"}));
    ASSERT_FALSE(held->put(Ban{"a", 4, 5, ""}));
  }

  std::int64_t uptime_ = 0;
  Watcher watcher_{[](const std::string&, std::size_t, std::size_t) {}, [] { return false; }};
  std::unique_ptr<AnyDatabase> first_ = make_database(GetParam()), second_ = make_database(other(GetParam()));
};

TEST_P(WholeTest, ACopyThereAndBackHoldsTheSame) {
  fill(*first_);
  ban(*first_);
  const auto back = make_database(GetParam());
  ASSERT_TRUE(std::holds_alternative<Copied>(copy(*first_, *second_)));
  ASSERT_TRUE(std::holds_alternative<Copied>(copy(*second_, *back)));
  const Sums before = sums(*first_);
  EXPECT_EQ(before.matches.size(), 4U);
  EXPECT_EQ(before.guests.size(), 3U);
  EXPECT_EQ(before.bans.size(), 2U);
  EXPECT_EQ(before.watched, 10 * one_day);
  for (const AnyDatabase* one : {second_.get(), back.get()}) {
    const Sums now = sums(*one);
    EXPECT_EQ(now.matches, before.matches);
    EXPECT_EQ(now.guests, before.guests);
    EXPECT_EQ(now.bans, before.bans);
    EXPECT_EQ(now.watched, before.watched);
  }
  // The packed bytes, too, and what servers read.
  const std::string packed =
      GetParam() == "SQLite" ? "SELECT hex(entries) FROM archives" : "SELECT encode(entries, 'hex') FROM archives";
  EXPECT_EQ(first_->sql(packed), back->sql(packed));
  EXPECT_GT(first_->sql(packed).size(), 100U);
  const auto here = open(*first_), there = open(*second_);
  for (const char* id : {"over", "on", "gathering", "later"}) EXPECT_EQ(entries(*here, id), entries(*there, id)) << id;
  EXPECT_THAT(ids(there->matches_of("NULL", 9)), ElementsAre("on"));
  EXPECT_THAT(ids(there->lobby(9, 0)), ElementsAre("later", "gathering"));
  EXPECT_EQ(std::get<std::optional<StoredGuest>>(there->guest("key a"))->name, R"(Agnes "🐀" \)");
}

TEST_P(WholeTest, TablesArePlayedOnAfterTheCopy) {
  fill(*first_);
  ASSERT_TRUE(std::holds_alternative<Copied>(copy(*first_, *second_)));
  const auto store = open(*second_);
  EXPECT_EQ(write(*store, {entry("on", 3)}), Kind::conflict);
  EXPECT_FALSE(write(*store, {entry("on", 4)}));
  EXPECT_EQ(write(*store, {entry("over", 301)}), Kind::conflict);
  EXPECT_FALSE(write(*store, {entry("over", 302)}));
  EXPECT_EQ(entries(*store, "over").size(), 301U);
  EXPECT_EQ(write(*store, {match("on")}), Kind::conflict);
  EXPECT_FALSE(write(*store, {match("new", 9)}));
  EXPECT_EQ(ids(store->matches_of("a", 1)), std::vector<std::string>{"new"});
}

TEST_P(WholeTest, TidyingGoesOnWhereItWas) {
  fill(*first_);
  ASSERT_TRUE(std::holds_alternative<Copied>(copy(*first_, *second_)));
  const auto there = [&](Store& store, const char* id) {
    return std::get<std::optional<Listing>>(store.listing(id)).has_value();
  };
  const Stale stale{0, 30 * one_day, 30 * one_day, {}};
  const auto store = open(*second_);
  EXPECT_FALSE(tidy(*store, stale)) << "of 30 days 10 have passed";
  uptime_ += 21 * one_day;
  while (tidy(*store, stale)) {
  }
  EXPECT_FALSE(there(*store, "gathering"));
  EXPECT_TRUE(there(*store, "later")) << "opened ten days after the other";
  EXPECT_TRUE(there(*store, "on"));
  EXPECT_FALSE(std::get<std::optional<StoredGuest>>(store->guest("key c")));
  EXPECT_TRUE(std::get<std::optional<StoredGuest>>(store->guest("key a")));
}

TEST_P(WholeTest, AnInterruptedCopyIsContinued) {
  fill(*first_);
  unsigned shown = 0;
  watcher_.show = [&](const std::string& what, std::size_t, std::size_t) { shown += what == "guests copied" ? 1 : 0; };
  watcher_.stopping = [&] { return shown > 0; };
  EXPECT_EQ(std::get<Failure>(copy(*first_, *second_)), "");
  const Sums part = sums(*second_);
  EXPECT_EQ(part.guests.size(), 3U);
  EXPECT_THAT(part.matches, IsEmpty());
  watcher_.stopping = [] { return false; };
  EXPECT_TRUE(std::holds_alternative<Copied>(copy(*first_, *second_)));
  const auto again = copy(*first_, *second_);
  ASSERT_TRUE(std::holds_alternative<Copied>(again)) << "nothing is left to do";
  EXPECT_EQ(std::get<Copied>(again).already, 4U);
  EXPECT_EQ(sums(*second_).matches, sums(*first_).matches);
}

TEST_P(WholeTest, WhatIsNotEmptyIsLeftAlone) {
  fill(*first_);
  {
    const auto store = open(*second_);
    ASSERT_FALSE(write(*store, {match("mine")}));
  }
  EXPECT_THAT(std::get<Failure>(copy(*first_, *second_)),
              AllOf(HasSubstr("the second store is not empty: it has table mine"), HasSubstr("Nothing was copied")));
  EXPECT_EQ(sums(*second_).matches.size(), 1U);
  EXPECT_THAT(sums(*second_).guests, IsEmpty());
}

TEST_P(WholeTest, ATableThatWasPlayedOnMeanwhileIsNamed) {
  fill(*first_);
  ASSERT_TRUE(std::holds_alternative<Copied>(copy(*first_, *second_)));
  {
    const auto store = open(*second_);
    ASSERT_FALSE(write(*store, {entry("on", 4)}));
  }
  EXPECT_THAT(std::get<Failure>(copy(*first_, *second_)), HasSubstr("it has table on, which is not so in the first"));
}

TEST_P(WholeTest, ADifferenceIsFoundAndNamed) {
  fill(*first_);
  struct Change {
    const char *sql, *back, *named;
  };
  for (const Change& one :
       {Change{"UPDATE matches SET face = 'another' WHERE id = 'later'",
               "UPDATE matches SET face = 'face of later' WHERE id = 'later'", "table later is not the same"},
        {"UPDATE guests SET name = 'Another' WHERE id = 'host'", "UPDATE guests SET name = '' WHERE id = 'host'",
         "guest host is not the same"},
        {"UPDATE watched SET seconds = 1", "UPDATE watched SET seconds = 864000",
         "the time in which a server ran is not the same"}}) {
    bool changed = false;
    watcher_.show = [&](const std::string& what, std::size_t, std::size_t) {
      if (what == "guests compared" && !std::exchange(changed, true)) second_->sql(one.sql);
    };
    EXPECT_THAT(std::get<Failure>(copy(*first_, *second_)), HasSubstr(one.named));
    second_->sql(one.back);
  }
}

TEST_P(WholeTest, DamagedTablesAreNamedAndLeftOutIfThatIsWanted) {
  fill(*first_);
  first_->sql(GetParam() == "SQLite" ? "DROP TRIGGER entries_remain" : "DROP TRIGGER entries_remain ON entries");
  first_->sql("DELETE FROM entries WHERE match IN (SELECT " + std::string(GetParam() == "SQLite" ? "number" : "id") +
              " FROM matches WHERE id = 'on') AND number = 2");
  first_->sql("UPDATE archives SET entries = SUBSTR(entries, 1, LENGTH(entries) / 2)");
  EXPECT_THAT(std::get<Failure>(copy(*first_, *second_)),
              AllOf(HasSubstr("match on lacks entry 2"), HasSubstr("the archive of match over is damaged"),
                    HasSubstr("Nothing was copied")));
  EXPECT_TRUE(sums(*second_).empty());
  const auto copied = copy(*first_, *second_, {true});
  ASSERT_TRUE(std::holds_alternative<Copied>(copied)) << std::get<Failure>(copied);
  EXPECT_THAT(std::get<Copied>(copied).left_out, ElementsAre(HasSubstr("match over"), HasSubstr("match on")));
  const Sums made = sums(*second_);
  EXPECT_EQ(made.matches.size(), 2U);
  EXPECT_THAT(made.damaged, IsEmpty());
}

TEST_P(WholeTest, AStoreThatAServerUsesIsRefused) {
  fill(*first_);
  ban(*first_);
  const auto store = open(*first_);
  std::optional<FolderLock> lock;
  if (GetParam() == "SQLite") lock.emplace(std::get<FolderLock>(FolderLock::take(first_->where())));
  const auto held = HeldStore::hold(first_->where(), false);
  ASSERT_TRUE(std::holds_alternative<std::string>(held));
  EXPECT_THAT(std::get<std::string>(held),
              GetParam() == "SQLite" ? HasSubstr("another server") : HasSubstr("is in use (a session of rattus from "));
  // To be looked at it may be in use.
  auto beside = open_whole(first_->where());
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Whole>>(beside)) << std::get<std::string>(beside);
  EXPECT_EQ(std::get<std::vector<Ban>>(store->bans()).size(), 2U);
}

TEST_P(WholeTest, WhatIsNotThereIsSaid) {
  EXPECT_THAT(std::get<std::string>(HeldStore::hold(second_->where(), false)),
              AnyOf(HasSubstr("there is no "), HasSubstr("no server of Rattus has used it")));
  EXPECT_THAT(std::get<std::string>(open_whole(second_->where())),
              AnyOf(HasSubstr("there is no "), HasSubstr("no server of Rattus has used it")));
}

TEST_P(WholeTest, ItIsListed) {
  fill(*first_);
  auto opened = open_whole(first_->where());
  Whole& whole = *std::get<std::unique_ptr<Whole>>(opened);
  const auto lines = [&](const TableFilter& filter) {
    std::vector<std::string> found;
    const auto read = whole.tables_after("", filter, 100);
    for (const TableLine& line : std::get<std::vector<TableLine>>(read))
      found.push_back(line.id + " " + std::to_string(line.last_number) + " " + std::to_string(line.last_time) + " " +
                      line.host + line.host_name);
    return found;
  };
  EXPECT_THAT(lines({}), ElementsAre("gathering 1 0 host", "later 1 0 host", "on 3 2 host", "over 301 2 host"));
  EXPECT_THAT(lines({MatchStage::over, ""}), ElementsAre("over 301 2 host"));
  EXPECT_THAT(lines({std::nullopt, R"(gu"e\st)"}), ElementsAre("on 3 2 host"));
  EXPECT_EQ(lines({std::nullopt, "host"}).size(), 4U);
  EXPECT_EQ(std::get<std::vector<TableLine>>(whole.tables_after("later", {}, 1)).front().id, "on");
  std::vector<std::string> people;
  const auto read = whole.people_after("", 100);
  for (const PersonLine& one : std::get<std::vector<PersonLine>>(read))
    people.push_back(one.id + " " + one.name + " " + std::to_string(one.seen) + " " + std::to_string(one.tables));
  EXPECT_THAT(people, ElementsAre(R"(a Agnes "🐀" \ 91 4)", "host  90 0", "idle  7 0"));
}

TEST_P(WholeTest, ABanIsReplacedAndLifted) {
  open(*first_);
  ban(*first_);
  const HeldStore held = hold(*first_, false);
  ASSERT_FALSE(held->put(Ban{"a", 6, 7, "again"}));
  EXPECT_EQ(std::get<std::vector<Ban>>(held->bans()).back().reason, "again");
  EXPECT_TRUE(std::get<bool>(held->lift("a")));
  EXPECT_FALSE(std::get<bool>(held->lift("a")));
  EXPECT_EQ(std::get<std::vector<Ban>>(held->bans()).size(), 1U);
}

TEST_P(WholeTest, TheProgramCopiesAndSaysWhatItDid) {
  fill(*first_);
  const std::string from = quoted(first_->where()), to = quoted(second_->where());
  const Ran copied = run_program("store copy " + from + " " + to);
  EXPECT_EQ(copied.status, 0) << copied.output;
  EXPECT_THAT(copied.output, AllOf(HasSubstr("4 tables  SHA-256 " + sum_of(sums(*first_).matches)),
                                   HasSubstr("3 guests  SHA-256 " + sum_of(sums(*second_).guests)),
                                   HasSubstr("Both hold the same\n")));
  const Ran same = run_program("store copy " + from + " " + from);
  EXPECT_EQ(same.status, 2);
  EXPECT_THAT(same.output, HasSubstr("FROM and TO are the same"));
  const Ran twice = run_program("store copy " + from + " " + to);
  EXPECT_EQ(twice.status, 0) << twice.output;
  EXPECT_THAT(twice.output, HasSubstr("an earlier copy had brought 4 of the tables"));
  EXPECT_THAT(run_program("store copy").output, HasSubstr("See: rattus store copy --help"));
  // These tables are no games.
  const Ran checked = run_program("store check " + to);
  EXPECT_EQ(checked.status, 1);
  EXPECT_THAT(checked.output, AllOf(HasSubstr("damaged: match on: the stored plan or seed cannot be read"),
                                    HasSubstr("4 tables are damaged")));
}

INSTANTIATE_TEST_SUITE_P(Databases, WholeTest, ::testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& test) { return test.param; });

TEST(StoreCheckTest, PlaysEveryGameAgainBesideAServer) {
  LiveServer server;
  Person agnes(server.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, machine});
  Player player(agnes, id);
  player.hello();
  player.begin();
  player.play_on();
  open_table(agnes, 3, {me, open_seat, machine});
  const std::string check = "store check " + quoted(server.folder());
  const Ran sound = run_program(check);
  EXPECT_EQ(sound.status, 0) << sound.output;
  EXPECT_THAT(sound.output, AllOf(HasSubstr("2 tables"), HasSubstr("every table is sound")));
  server.stop();

  const auto change = [&](const std::string& sql) {
    sqlite3* raw = nullptr;
    sqlite3_open((server.folder() + "/rattus.sqlite").c_str(), &raw);
    const Database database(raw);
    ASSERT_EQ(sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(raw);
  };
  change("UPDATE matches SET stage = 1 WHERE id = '" + id + "'");
  EXPECT_THAT(run_program(check).output, HasSubstr("match " + id + ": the lists say that it is at another stage"));
  change("UPDATE matches SET stage = 2, seed = '" + std::string(32, '1') + "' WHERE id = '" + id + "'");
  const Ran damaged = run_program(check);
  EXPECT_EQ(damaged.status, 1);
  EXPECT_THAT(damaged.output, AllOf(HasSubstr("damaged: match " + id), HasSubstr("1 table is damaged")));
}

}  // namespace
}  // namespace rattus::server::test
