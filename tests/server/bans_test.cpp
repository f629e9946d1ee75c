// Guests and addresses that are turned away; and what `rattus admin` shows and does, beside a server.
#include "server/limits/bans.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/whole.hpp"
#include "tests/cli/program.hpp"
#include "tests/server/player.hpp"
#include "tests/server/store_fixture.hpp"

namespace rattus::server::test {
namespace {

using rattus::test::Ran;
using rattus::test::run_program;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(BansTest, AnAddressIsMeantAsItIsCounted) {
  EXPECT_EQ(banned_by("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(banned_by("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(banned_by("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
  EXPECT_EQ(banned_by("2001:db8:1:2::/64"), "2001:db8:1:2::/64");
  EXPECT_EQ(banned_by("k3v9x2mq7dabcde"), "k3v9x2mq7dabcde");
  EXPECT_FALSE(is_address("192.0.2.7/64"));
  EXPECT_FALSE(is_address("k3v9x2mq7dabcde"));
}

TEST(BansTest, ABanHoldsUntilItEnds) {
  Bans bans;
  EXPECT_EQ(bans.of("a", "192.0.2.7", 1), nullptr);
  bans.set(std::vector<Ban>{{"a", 1, 0, "noise"}, {"b", 1, 5, ""}, {"192.0.2.7", 1, 1'764'000'000, "bots"}});
  EXPECT_EQ(sentence(*bans.of("a", "192.0.2.8", 100)), "you are banned from this server: noise");
  ASSERT_TRUE(bans.of("b", "", 4));
  EXPECT_EQ(bans.of("b", "", 5), nullptr);
  EXPECT_EQ(bans.of("", "192.0.2.8", 4), nullptr);
  EXPECT_EQ(sentence(*bans.of("c", "192.0.2.7", 4)),
            "your address is banned from this server until 2025-11-24 16:00 UTC: bots");
  bans.set({});
  EXPECT_EQ(bans.of("a", "192.0.2.7", 1), nullptr);
}

/// A server over each kind of store.
class AdminProgramTest : public ::testing::TestWithParam<std::string> {
 protected:
  ServeOptions options() {
    ServeOptions options = quick_options();
    options.patience.bans = std::chrono::milliseconds(20);
    if (GetParam() == "PostgreSQL") {
      postgres_.emplace();
      options.store = postgres_->url();
    }
    return options;
  }
  std::string where() { return postgres_ ? postgres_->url() : server_.folder(); }
  Ran admin(const std::string& words) {
    return run_program("admin " + words + (postgres_ ? " --store '" : " --data '") + where() + "'");
  }
  /// Asks until the answer has this status; false if it does not in time.
  static bool becomes(Person& person, unsigned status) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (std::chrono::steady_clock::now() < until)
      if (person.get("/api/me").status == status) return true;
    return false;
  }
  std::string id_of(const std::string& name) {
    auto opened = open_whole(where());
    const auto read = std::get<std::unique_ptr<Whole>>(opened)->people_after("", 100);
    for (const PersonLine& line : std::get<std::vector<PersonLine>>(read))
      if (line.name == name) return line.id;
    return {};
  }

  std::optional<PostgresServer> postgres_;
  LiveServer server_{options()};
  Person agnes_{server_.port(), "Agnes"}, robin_{server_.port(), "Robin"};
};

TEST_P(AdminProgramTest, ABannedGuestIsTurnedOutAndComesBackAfterwards) {
  const std::string table = open_table(agnes_, 2, {me, open_seat});
  Player agnes(agnes_, table), robin(robin_, table);
  agnes.hello();
  robin.hello();
  const std::string id = id_of("Robin");
  const Ran banned = admin("ban " + id + " --days 7 --reason 'shouts at others'");
  EXPECT_EQ(banned.status, 0) << banned.output;
  EXPECT_THAT(banned.output, AllOf(StartsWith("Robin [" + id + "] is banned until 20"), HasSubstr("within 5 seconds")));

  const Json last = robin.wire.receive("refused");
  EXPECT_EQ(last["code"], "banned");
  EXPECT_THAT(last["reason"].get<std::string>(),
              AllOf(StartsWith("you are banned from this server until 20"), HasSubstr("UTC: shouts at others")));
  EXPECT_TRUE(robin.wire.ended());
  EXPECT_EQ(robin.wire.close_code(), 1008U);
  const HttpAnswer answer = robin_.get("/api/tables");
  EXPECT_EQ(answer.status, 403U);
  EXPECT_EQ(answer.code(), "banned");
  const Wire again(robin_, table);
  ASSERT_TRUE(again.refused());
  EXPECT_EQ(again.refused()->status, 403U);
  EXPECT_EQ(again.refused()->code(), "banned");
  EXPECT_EQ(robin_.get("/").status, 200U) << "the page says why";

  EXPECT_EQ(agnes_.get("/api/me").status, 200U);
  EXPECT_EQ(agnes.ask({{"type", "chat"}, {"id", "1"}, {"text", "where is Robin?"}})["type"], "update");
  EXPECT_THAT(admin("bans").output, AllOf(HasSubstr(id), HasSubstr("shouts at others")));
  EXPECT_EQ(admin("unban " + id).status, 0);
  EXPECT_TRUE(becomes(robin_, 200));
  EXPECT_FALSE(Wire(robin_, table).refused());
  EXPECT_EQ(admin("unban " + id).status, 1);
}

TEST_P(AdminProgramTest, ABannedAddressIsTurnedAwayWhoeverComesFromThere) {
  EXPECT_EQ(admin("ban 127.0.0.1").status, 0);
  EXPECT_TRUE(becomes(agnes_, 403));
  Person stranger(server_.port());
  EXPECT_EQ(stranger.get("/api/me").code(), "banned");
  EXPECT_EQ(admin("unban 127.0.0.1").status, 0);
  EXPECT_TRUE(becomes(agnes_, 200));
}

TEST_P(AdminProgramTest, TablesAndPeopleAreListed) {
  const std::string first = open_table(agnes_, 2, {me, machine}),
                    second = open_table(robin_, 3, {me, open_seat, machine});
  Player player(agnes_, first);
  player.hello();
  player.begin();
  const std::string agnes = "Agnes [" + id_of("Agnes") + "]", robin = "Robin [" + id_of("Robin") + "]";
  const Ran all = admin("tables");
  EXPECT_EQ(all.status, 0) << all.output;
  EXPECT_THAT(all.output, AllOf(HasSubstr(first + "  playing"), HasSubstr(second + "  gathering"),
                                HasSubstr(agnes + "; " + agnes + ", (computer)"),
                                HasSubstr(robin + "; " + robin + ", (open), (computer)")));
  EXPECT_THAT(admin("tables --stage gathering").output, AllOf(HasSubstr(second), Not(HasSubstr(first))));
  EXPECT_THAT(admin("tables --guest " + id_of("Agnes")).output, AllOf(HasSubstr(first), Not(HasSubstr(second))));
  EXPECT_THAT(admin("people").output,
              AllOf(HasSubstr(id_of("Agnes")), HasSubstr("1       Agnes\n"), HasSubstr("1       Robin\n")));
  for (const std::string& secret : {agnes_.cookie.substr(agnes_.cookie.find('=') + 1)})
    EXPECT_THAT(all.output + admin("people").output, Not(HasSubstr(secret)));
  EXPECT_THAT(admin("integrity").output, HasSubstr("every table is sound"));
}

INSTANTIATE_TEST_SUITE_P(Stores, AdminProgramTest, ::testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& test) { return test.param; });

TEST(AdminCommandTest, WhatCannotBeMeantIsRefused) {
  const Folder folder;
  const std::string data = " --data '" + folder.path() + "'";
  EXPECT_THAT(run_program("admin tables" + data).output, HasSubstr("there is no " + folder.database()));
  EXPECT_EQ(run_program("admin tables --store postgresql://x" + data).status, 2);
  EXPECT_EQ(run_program("admin tables --store /var/lib").status, 2);
  EXPECT_EQ(run_program("admin").status, 2);
  Notes notes;
  std::get<std::unique_ptr<SqliteStore>>(SqliteStore::open(folder.database(), notes)).reset();
  const Ran unknown = run_program("admin ban nobody" + data);
  EXPECT_EQ(unknown.status, 1);
  EXPECT_THAT(unknown.output, HasSubstr("nobody is neither a guest of this server nor an address"));
  EXPECT_EQ(run_program("admin ban 192.0.2.7 --reason \"$(printf 'a\\nb')\"" + data).status, 2);
  EXPECT_THAT(run_program("admin ban 2001:db8::1" + data).output, StartsWith("2001:db8::/64 is banned for good"));
}

}  // namespace
}  // namespace rattus::server::test
