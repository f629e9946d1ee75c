// The program's net: that it fits, and who plays by it.
#include "codec/nets.hpp"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "codec/data_files.hpp"
#include "tests/codec/one_session.hpp"
#include "tests/codec/with_net.hpp"

namespace rattus::codec {
namespace {

using test::net_of;
using test::NetNumbers;
using test::WithNet;
using ::testing::HasSubstr;
using NetPointer = std::shared_ptr<const ai::Net>;

ai::Agent equipped(const std::string& name) {
  std::string error;
  ai::Agent agent = ai::parse_agent(name, error).value();
  equip(agent);
  return agent;
}

TEST(BoardNet, TheFileOfTheRepositoryFitsTheProgram) {
  std::ifstream file("data/nets/board.net", std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  ASSERT_EQ(bytes.size(), board_net_file().size()) << "the program carries another file: build it anew";
  if (bytes.empty()) {
    EXPECT_EQ(board_net(), nullptr);
    return;
  }
  const auto read = read_board_net(std::as_bytes(std::span(bytes)));
  const auto* net = std::get_if<NetPointer>(&read);
  ASSERT_TRUE(net) << std::get<std::string>(read);
  ASSERT_TRUE(board_net());
  EXPECT_EQ(board_net()->hash(), (*net)->hash());
  EXPECT_LE(bytes.size(), 400'000U) << "pages fetch it";
}

TEST(BoardNet, OneForOtherInputsIsRefusedWithTheReason) {
  const std::string bytes = NetNumbers({1, 2}).file(ai::input_layout().hash + 1);
  const auto read = read_board_net(std::as_bytes(std::span(bytes)));
  ASSERT_TRUE(std::holds_alternative<std::string>(read));
  EXPECT_THAT(std::get<std::string>(read), HasSubstr("other inputs"));
}

TEST(BoardNet, GreedyHasItUnlessItPlaysByHand) {
  const WithNet now(Seed{1, 2});
  for (const char* name : {"greedy", "greedy:novice"}) EXPECT_EQ(equipped(name).net, board_net()) << name;
  for (const char* name : {"old-greedy", "search", "search:normal@50it", "old-search:easy", "random"})
    EXPECT_EQ(equipped(name).net, nullptr) << name;
  table::Chair chair;
  chair.kind = table::SeatKind::computer;
  chair.player = "greedy";
  for (const ai::Level& level : ai::levels()) {
    chair.level = level.name;
    EXPECT_EQ(agent_of(chair).net, board_net()) << level.name;
  }
}

TEST(BoardNet, PlayersOfTheCardGameLeaveItToTheBoardGame) {
  const WithNet now(Seed{1, 2});
  EXPECT_TRUE(ai::net_for<board::Kit>(equipped("greedy")));
  EXPECT_FALSE(ai::net_for<cartus::Kit>(equipped("greedy")));
}

/// A game against a computer player.
class ASession final : public test::OneSession {
 public:
  void TestBody() override {}
  /// All inputs up to a version; before each of them `see` is told how many there are.
  std::vector<std::string> play(std::uint64_t versions, const std::function<void(std::uint64_t)>& see) {
    Json other = computer();
    other["player"] = "greedy";
    other["level"] = "strong";
    send({{"type", "new"},
          {"setup", {{"board", "classic"}, {"players", 2}}},
          {"seats", {person("Agnes"), other}},
          {"seed", std::string(32, '7')}});
    while (session.match()->version() < versions) {
      if (see) see(session.match()->version());
      if (client.decision.is_null())
        step();
      else
        send(choice(session.match()->version() * 7 % client.decision["options"].size()));
    }
    std::vector<std::string> inputs;
    for (const table::Input& input : session.match()->log()) inputs.push_back(store_text(input));
    return inputs;
  }
};

std::vector<std::string> played(NetPointer net, const std::function<void(std::uint64_t)>& see = {}) {
  const WithNet now(std::move(net));
  return ASession().play(40, see);
}

TEST(BoardNet, ASessionsPlayersJudgeByIt) {
  const NetPointer one = net_of(NetNumbers({1, 1})), two = net_of(NetNumbers({2, 2}));
  EXPECT_EQ(played(one), played(one));
  EXPECT_NE(played(one), played(two));
  EXPECT_NE(played(one), played({}));
}

TEST(BoardNet, ASessionTakesItUpInTheMiddleOfAGame) {
  const NetPointer net = net_of(NetNumbers({1, 1}));
  const auto late = played({}, [&](std::uint64_t version) {
    if (version >= 20) set_board_net(net);
  });
  const auto never = played({});
  EXPECT_TRUE(std::equal(late.begin(), late.begin() + 19, never.begin()));
  EXPECT_NE(late, never);
}

}  // namespace
}  // namespace rattus::codec
