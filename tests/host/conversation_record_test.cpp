#include <gtest/gtest.h>

#include "codec/record/record.hpp"
#include "codec/text/hex.hpp"
#include "host/conversation.hpp"

namespace rattus::host {
namespace {

/// A game of first options, and the state's hash before each step.
struct Played {
  Record record;
  std::vector<std::uint64_t> hashes;
};

Played play(std::size_t steps) {
  Played played;
  board::SetUp setup;
  setup.players = 3;
  played.record.setup = setup;
  played.record.seed = {5, 6};
  table::EventList events;
  auto started = table::Game::start(setup, game_data().classic, played.record.seed, events);
  auto& game = std::get<table::Game>(started);
  for (std::size_t i = 0; i < steps; ++i) {
    played.hashes.push_back(game.hash());
    const auto option = static_cast<std::uint8_t>((i * 7) % game.options().size());
    played.record.choices.push_back(option);
    game.choose(option);
  }
  played.hashes.push_back(game.hash());
  return played;
}

TEST(AskRecord, ARecordIsTakenUpAtAnyStep) {
  const Played played = play(40);
  const std::string text = write_record(played.record, game_data(), Trace::none);
  Conversation conversation(game_data(), "en", [&](const std::string& name) -> std::optional<std::string> {
    if (name == "game.json") return text;
    return std::nullopt;
  });
  for (const std::size_t step : {0U, 1U, 17U, 40U}) {
    const Json line{{"do", "record"}, {"record", Json::parse(text)}, {"step", step}};
    const Json answer = Json::parse(conversation.answer(line.dump()));
    ASSERT_EQ(answer["ok"], true) << answer;
    EXPECT_EQ(answer["position"]["hash"], hex_text(played.hashes[step]));
  }
  const Json end = Json::parse(conversation.answer(R"({"do": "record", "file": "game.json"})"));
  EXPECT_EQ(end["position"]["hash"], hex_text(played.hashes.back()));
  const auto code = [&](const std::string& line) {
    return Json::parse(conversation.answer(line))["reasons"][0]["code"];
  };
  EXPECT_EQ(code(R"({"do": "record", "file": "none.json"})"), "no-file");
  EXPECT_EQ(code(R"({"do": "record", "file": "game.json", "step": 41})"), "no-step");
  EXPECT_EQ(code(R"({"do": "record"})"), "record-or-file");
  EXPECT_EQ(code(R"({"do": "record", "record": {}})"), "not-the-same");
}

}  // namespace
}  // namespace rattus::host
