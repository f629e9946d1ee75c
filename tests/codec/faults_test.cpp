// Messages that are wrong in thousands of places: the answer names the first and counts the others.
#include <gtest/gtest.h>

#include "codec/lobby.hpp"
#include "codec/match/messages.hpp"
#include "codec/text/reader.hpp"

namespace rattus::codec {
namespace {

constexpr std::size_t few = 6'000;

std::string seats(unsigned count) {
  std::string body = R"({"setup":{"board":"classic","players":2},"seats":[{})";
  for (unsigned i = 1; i < count; ++i) body += ",{}";
  return body + "]}";
}

std::string fields(unsigned count) {
  std::string body = R"({"setup":{"f0":0)";
  for (unsigned i = 1; i < count; ++i) body += ",\"f" + std::to_string(i) + "\":0";
  return body + "}}";
}

Json open_refusal(const std::string& body) { return std::get<Json>(read_open_table(body, game_data(), "host", "")); }

TEST(Faults, OfManyTheFirstAreNamedAndTheOthersCounted) {
  const Json refused = open_refusal(seats(50));
  ASSERT_EQ(refused["reasons"].size(), most_reasons + 1);
  EXPECT_EQ(refused["reasons"][0]["code"], "missing-field");
  EXPECT_EQ(refused["reasons"].back()["code"], more_reasons);
  EXPECT_EQ(refused["reasons"].back()["text"], "And 30 more.");
  EXPECT_LT(refused.dump().size(), few);
}

TEST(Faults, MoreSeatsThanAnyGameHasAreOneReason) {
  const Json refused = open_refusal(seats(5'300));
  ASSERT_EQ(refused["reasons"].size(), 1U);
  EXPECT_EQ(refused["reasons"][0]["code"], "too-many");
  EXPECT_EQ(refused["reasons"][0]["subject"], "message.seats (99)");
}

TEST(Faults, FieldsBeyondWhatAnObjectCanHaveAreCountedWithTheOthers) {
  const Json refused = check_setup_message(fields(2'300), game_data());
  ASSERT_EQ(refused["reasons"].size(), most_reasons + 1);
  EXPECT_EQ(refused["reasons"][0]["code"], "too-many");
  EXPECT_EQ(refused["reasons"][1]["subject"], "message.setup.f0");
  EXPECT_EQ(refused["reasons"].back()["text"], "And 2281 more.");
  EXPECT_LT(refused.dump().size(), few);
}

TEST(Faults, TheSameTwiceIsOne) {
  Faults faults;
  for (int i = 0; i < 100; ++i) faults.add({"here", "not-json"});
  EXPECT_EQ(refusals(faults).size(), 1U);
}

TEST(Faults, ALongNameIsShownByItsBeginning) {
  // Four bytes a letter: it is not cut within one.
  std::string name;
  while (name.size() < 15'000) name += "\xF0\x9F\x90\x80";
  const Json refused = check_setup_message(R"({"setup":{")" + name + R"(":1}})", game_data());
  EXPECT_LT(refused.dump().size(), 1'000U);
  EXPECT_EQ(refused["reasons"][0]["subject"], "message.setup." + name.substr(0, 60) + "...");
}

TEST(Faults, ReasonsAgainstASetUpAreCountedToo) {
  std::string cards;
  for (int i = 0; i < 1'000; ++i) cards += (i ? ",\"c" : "\"c") + std::to_string(i) + "\"";
  const Json checked =
      check_setup_message(R"({"setup":{"board":"classic","players":2,"cards":[)" + cards + "]}}", game_data());
  ASSERT_EQ(checked["refusals"].size(), most_reasons + 1) << checked.dump();
  EXPECT_EQ(checked["refusals"].back()["code"], more_reasons);
}

TEST(Faults, NumbersOfMoreReasonsAreAddedUp) {
  Reasons inner, outer;
  for (int i = 0; i < 50; ++i) inner.add("code", {}, std::to_string(i));
  outer.add("own", {}, "");
  outer.add(inner.take());
  const auto all = outer.take();
  ASSERT_EQ(all.size(), most_reasons + 1);
  EXPECT_EQ(all.back(), (Refusal{std::string(more_reasons), {}, "31"}));
}

}  // namespace
}  // namespace rattus::codec
