// Names of people in the scripts of the world. names.json has them for the page's form too (web/tests).
#include "codec/text/plain_text.hpp"

#include <fstream>

#include <gtest/gtest.h>

#include "codec/text/json.hpp"

namespace rattus::codec {
namespace {

Json names() { return Json::parse(std::ifstream("tests/codec/names.json")); }

TEST(PlainText, NamesMayBeWrittenAsTheirScriptNeeds) {
  for (const Json& name : names()["good"]) EXPECT_TRUE(is_name(name[1].get<std::string>())) << name;
}

TEST(PlainText, NamesHoldNothingThatIsUnseenWithoutPurpose) {
  for (const Json& name : names()["bad"]) EXPECT_FALSE(is_name(name[1].get<std::string>())) << name;
}

TEST(PlainText, NoJoinerOrSelectorStandsInANameAtItsBeginningOrByItself) {
  for (const char* unseen :
       {"\u00a0", "\u00ad", "\u034f", "\u061c", "\u115f",     "\u17b5",     "\u180e",     "\u2003",
        "\u200b", "\u200d", "\u202f", "\u2060", "\u2064",     "\u206f",     "\u2800",     "\u3000",
        "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\U0001d173", "\U000e0041", "\U000e01ef", "\u200c"}) {
    EXPECT_FALSE(is_name(unseen)) << unseen;
    EXPECT_FALSE(is_name(std::string("Agnes") + unseen)) << unseen << " makes two names look the same";
    for (const Json& name : names()["good"])
      EXPECT_FALSE(is_name(unseen + name[1].get<std::string>())) << unseen << " before " << name;
  }
}

TEST(PlainText, WhatPeopleSayMayBeWrittenWithAnyJoiners) { EXPECT_TRUE(is_speech("👩\u200d🌾\u200d")); }

}  // namespace
}  // namespace rattus::codec
