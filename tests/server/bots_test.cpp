// The bot of docs/bots.md is taken out of the document and plays against a real server.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live_server.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {
namespace {

using ::testing::HasSubstr;

/// Debian's own Python, for which its packages are.
constexpr const char* python = "/usr/bin/python3";

std::string bot_of_the_document() {
  std::ifstream in("docs/bots.md");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::string begin = "```python\n";
  const std::size_t at = text.find(begin);
  if (at == std::string::npos) return {};
  return text.substr(at + begin.size(), text.find("```", at + begin.size()) - at - begin.size());
}

struct Said {
  int status = 0;
  std::string text;
};

Said run(const std::string& command) {
  Said said;
  std::FILE* out = ::popen((command + " 2>&1").c_str(), "r");
  std::array<char, 256> piece{};
  while (std::fgets(piece.data(), piece.size(), out)) said.text += piece.data();
  said.status = ::pclose(out);
  return said;
}

class BotsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(run(std::string(python) + " -c 'import websocket'").status, 0)
        << "python3-websocket is missing: script/setup installs it";
    std::ofstream(bot_) << bot_of_the_document();
  }
  LiveServer server_;
  Folder folder_;
  std::string bot_ = folder_.path() + "/bot.py";
  std::string command_ = std::string(python) + " " + bot_ + " http://127.0.0.1:" + std::to_string(server_.port());
};

TEST_F(BotsTest, HasFiftyLines) {
  const std::string bot = bot_of_the_document();
  const auto lines = std::count(bot.begin(), bot.end(), '\n');
  EXPECT_GT(lines, 20);
  EXPECT_LE(lines, 50);
}

TEST_F(BotsTest, PlaysAGameAgainstAComputerPlayer) {
  const Said said = run(command_);
  EXPECT_EQ(said.status, 0) << said.text;
  EXPECT_THAT(said.text, HasSubstr("seat 1: "));
  EXPECT_THAT(said.text, HasSubstr("rank 1"));
}

TEST_F(BotsTest, SitsDownAtAPersonsTable) {
  Person agnes(server_.port(), "Agnes");
  const std::string id = open_table(agnes, 2, {me, open_seat});
  Player player(agnes, id);
  player.hello();
  std::thread bot([&] {
    const Said said = run(command_ + " http://127.0.0.1/tables/" + id);
    EXPECT_EQ(said.status, 0) << said.text;
    EXPECT_THAT(said.text, HasSubstr("rank 1"));
  });
  player.begin();
  player.play_on();
  bot.join();
  EXPECT_EQ(player.seen.table["seats"][1]["name"], "Robin");
}

}  // namespace
}  // namespace rattus::server::test
