#include "codec/text/writer.hpp"

#include <limits>

#include <gtest/gtest.h>

namespace rattus::codec {
namespace {

TEST(Writer, CommasStandBetweenValuesOnly) {
  Writer to;
  to.open('{').field("a", 1).key("b").open('[').value("x").value(nullptr).value(true).raw("[]").close(']');
  to.field("c", -12).key("d").open('{').close('}').close('}');
  EXPECT_EQ(to.text(), R"({"a":1,"b":["x",null,true,[]],"c":-12,"d":{}})");
}

TEST(Writer, TextsOfEveryLengthAndNumbersOfEverySizeAreWhole) {
  Writer to;
  to.open('[');
  std::string expected = "[";
  for (std::size_t size = 0; size < 1200; size = size < 40 ? size + 1 : size * 2) {
    const std::string word(size, static_cast<char>('a' + size % 26));
    to.value(word).open('{').field(word, size).close('}');
    expected.append(size > 0 ? ",\"" : "\"").append(word).append("\",{\"").append(word);
    expected.append("\":").append(std::to_string(size)).append("}");
  }
  for (const std::int64_t number : {std::int64_t{0}, std::int64_t{9}, std::int64_t{10}, std::int64_t{-1},
                                    std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()})
    to.value(number), expected += "," + std::to_string(number);
  EXPECT_EQ(to.close(']').text(), expected + "]");
}

TEST(Writer, WhatIsTakenIsGone) {
  Writer to;
  to.open('[').value(1).close(']');
  EXPECT_EQ(to.take(), "[1]");
  EXPECT_EQ(to.text(), "");
  EXPECT_EQ(to.value(2).take(), "2");
}

TEST(Writer, AClosedObjectIsOpenedAgainForMoreFields) {
  Writer to;
  to.open('{').field("a", 1).close('}').reopen().field("b", 2).close('}');
  EXPECT_EQ(to.text(), R"({"a":1,"b":2})");
}

TEST(Writer, AFieldWithTheValueItHadLeavesNoTrace) {
  Writer to;
  to.open('{').field("z", 0);
  const auto now = [&] { to.open('[').value(1).close(']'); };
  EXPECT_FALSE(write_if_changed(to, "same", now, now));
  EXPECT_TRUE(write_if_changed(to, "new", now, [] {}));
  EXPECT_TRUE(write_if_changed(to, "other", now, [&] { to.open('[').value(2).close(']'); }));
  EXPECT_TRUE(write_if_changed(to, "longer", now, [&] { to.value(nullptr); }));
  EXPECT_EQ(to.close('}').text(), R"({"z":0,"new":[1],"other":[1],"longer":[1]})");
}

TEST(Writer, AQuotedTextIsWhatADocumentOfItSays) {
  for (const std::string text : {"", "plain", "\"\\\n\x01\x7f", "\xc3\xa9\xe2\x82\xac", "\xff broken \xe2\x82"})
    EXPECT_EQ(quoted_text(text), text_of(Json(text)));
}

}  // namespace
}  // namespace rattus::codec
