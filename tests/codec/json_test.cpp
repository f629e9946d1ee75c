// Reading and writing documents: the same as the library's own `parse` and `dump`, which the program does without.
#include "codec/text/json.hpp"

#include <bit>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace rattus::codec {
namespace {

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// The kind of each value: `==` takes 1 and 1.0 for the same.
std::string kinds(const Json& json) {
  std::string all(1, static_cast<char>('a' + static_cast<int>(json.type())));
  if (json.is_structured())
    for (const Json& inner : json) all += kinds(inner);
  return all;
}

/// The library's parser, told to look at the same things.
std::optional<Parsed> library_parse(std::string_view text) {
  using Event = Json::parse_event_t;
  std::vector<std::size_t> fields(text.size() + 2);
  std::size_t left_out = 0;
  bool too_deep = false;
  Json json = Json::parse(
      text,
      [&](int around, Event event, const Json&) {
        const auto depth = static_cast<std::size_t>(around);
        if (event == Event::object_start) fields[depth + 1] = 0;
        if (event == Event::object_start || event == Event::array_start) too_deep = too_deep || depth >= deepest;
        if (event != Event::key || ++fields[depth] <= most_fields) return true;
        ++left_out;
        return false;
      },
      false);
  if (json.is_discarded() || too_deep) return std::nullopt;
  return Parsed{std::move(json), left_out};
}

/// Whether it is a document at all.
bool expect_parsed_alike(std::string_view text) {
  const auto expected = library_parse(text), parsed = parse(text);
  EXPECT_EQ(parsed.has_value(), expected.has_value()) << text;
  if (!parsed || !expected) return false;
  EXPECT_EQ(parsed->left_out, expected->left_out) << text;
  EXPECT_EQ(dumped(parsed->json), dumped(expected->json));
  EXPECT_EQ(kinds(parsed->json), kinds(expected->json)) << text;
  return true;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

/// `{"f0":0,"f1":1,...}`; `more` stands behind the last field.
std::string object_of(std::size_t fields, std::string_view more = "") {
  std::string text = "{";
  for (std::size_t i = 0; i < fields; ++i)
    (text += i ? ",\"f" : "\"f") += std::to_string(i) + "\":" + std::to_string(i);
  return (text += more) += "}";
}

Json random_number(std::mt19937_64& random) {
  switch (random() % 4) {
    case 0: return random() >> random() % 64;
    case 1: return static_cast<std::int64_t>(random()) >> random() % 64;
    case 2: return static_cast<double>(static_cast<std::int64_t>(random() % 20'001) - 10'000) / 100;
    default: return std::bit_cast<double>(random());  // now and then no number at all
  }
}

std::string random_string(std::mt19937_64& random) {
  // Broken characters come of cutting and mixing.
  static const std::vector<std::string> pieces{"a",
                                               "\"",
                                               "\\",
                                               "\n",
                                               "\x01",
                                               "\x7f",
                                               "/",
                                               "é",
                                               "€",
                                               "\U0001F400",
                                               "\xe2\x82",
                                               "\xff",
                                               "{[",
                                               ":",
                                               "\xf0\x9f\x90",
                                               "\xed\xa0\x80",
                                               std::string(1, '\0')};
  std::string text;
  for (auto left = random() % 8; left > 0; --left) text += pieces[random() % pieces.size()];
  return text;
}

Json random_document(std::mt19937_64& random, int depth = 0) {
  const auto kind = random() % (depth < 6 ? 8 : 5);
  if (kind == 0) return random() % 2 == 0;
  if (kind == 1) return nullptr;
  if (kind == 2) return random_number(random);
  if (kind <= 4) return random_string(random);
  Json inner = kind == 5 ? Json::array() : Json::object();
  for (auto left = random() % 6; left > 0; --left)
    if (inner.is_array())
      inner.push_back(random_document(random, depth + 1));
    else
      inner[random_string(random)] = random_document(random, depth + 1);
  return inner;
}

constexpr unsigned documents = 3'000;

TEST(JsonText, IsWrittenWithoutBlanks) {
  const Json json{{"a", {1, -2, true, nullptr}}, {"b", Json::object()}, {"c", Json::array()}, {"", "x\"y\\\n\x1f"}};
  EXPECT_EQ(text_of(json), R"({"a":[1,-2,true,null],"b":{},"c":[],"":"x\"y\\\n\u001f"})");
}

TEST(JsonText, BytesThatAreNoCharacterAreReplaced) {
  EXPECT_EQ(text_of("a\xff\xe2\x82z\xed\xa0\x80"),
            "\"a\xef\xbf\xbd\xef\xbf\xbdz\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
}

TEST(JsonText, StringsAreWrittenAsTheLibraryWritesThem) {
  for (unsigned pair = 0; pair < 0x10000; ++pair) {
    const std::string text{static_cast<char>(pair >> 8), static_cast<char>(pair & 0xff)};
    ASSERT_EQ(text_of(text), dumped(text)) << pair;
  }
  // The bytes at which the rules of UTF-8 change.
  constexpr std::string_view edges =
      "a\"\x7f\x80\x8f\x90\x9f\xa0\xbf\xc1\xc2\xdf\xe0\xe1\xec\xed\xee\xef\xf0\xf1\xf3\xf4\xf5";
  for (const char first : edges)
    for (const char second : edges)
      for (const char third : edges)
        for (const char fourth : edges) {
          const std::string text{first, second, third, fourth};
          ASSERT_EQ(text_of(text), dumped(text)) << testing::PrintToString(text);
        }
  for (const char* piece : {"ab\n", "\xe2\x82\xac", "\xe2\x82", "\xff"})  // the library writes in blocks
    EXPECT_EQ(text_of(repeated(piece, 1'000)), dumped(repeated(piece, 1'000)));
}

TEST(JsonText, NumbersAreWrittenAsTheLibraryWritesThem) {
  constexpr double none = std::numeric_limits<double>::quiet_NaN(), endless = std::numeric_limits<double>::infinity();
  for (const Json& json : {Json(0),
                           Json(-1),
                           Json(INT64_MIN),
                           Json(INT64_MAX),
                           Json(UINT64_MAX),
                           Json(0.0),
                           Json(-0.0),
                           Json(1.0),
                           Json(0.1),
                           Json(-2.5),
                           Json(1e15),
                           Json(1e16),
                           Json(1e-4),
                           Json(1e-5),
                           Json(1.7976931348623157e308),
                           Json(5e-324),
                           Json(9007199254740993.0),
                           Json(none),
                           Json(endless),
                           Json(-endless)})
    EXPECT_EQ(text_of(json), dumped(json));
  EXPECT_EQ(text_of(Json{1.0, -0.0, 2.5, 1e300, none}), "[1.0,-0.0,2.5,1e+300,null]");
  std::mt19937_64 random(1);
  for (unsigned i = 0; i < 100'000; ++i) {
    const auto number = std::bit_cast<double>(random());
    ASSERT_EQ(text_of(number), dumped(number)) << "number " << i << " of seed 1";
  }
}

TEST(JsonParse, TakesAndRefusesWhatTheLibraryDoes) {
  for (const char* good : {"null",
                           " [ ] ",
                           "{}",
                           "\"\"",
                           "\xef\xbb\xbf{}",
                           "[1,\t2\r\n]",
                           R"("\"\\\/\b\f\n\r\t\u0000\u00e9\ud83d\udc00")",
                           "-0",
                           "0",
                           "-0.0",
                           "1E+2",
                           "9223372036854775807",
                           "-9223372036854775808",
                           "9223372036854775808",
                           "18446744073709551615",
                           "18446744073709551616",
                           "-9223372036854775809",
                           "1e308",
                           "1e-400",
                           "0.1",
                           R"({"a":1,"a":2})",
                           R"({"a":{"b":1},"c":2,"a":[3]})",
                           R"({"a":1,"a":{"a":1,"a":null}})",
                           R"([{"":[{}]},"x"])"})
    EXPECT_TRUE(expect_parsed_alike(good)) << good;
  for (const char* bad : {"",
                          " ",
                          "nul",
                          "nulls",
                          "[1,]",
                          "[,1]",
                          "{\"a\"}",
                          "{\"a\":}",
                          "{\"a\":1,}",
                          "{a:1}",
                          "[1 2]",
                          "[1}",
                          "[",
                          "]",
                          "1e400",
                          "-1e400",
                          "01",
                          "+1",
                          ".5",
                          "1.",
                          "-",
                          "1e",
                          "NaN",
                          "'a'",
                          "\"a",
                          "\"\n\"",
                          "\"\\x\"",
                          "\"\\u12g4\"",
                          R"("\ud83d")",
                          R"("\udc00")",
                          R"("\ud83d\u0041")",
                          "\"\xff\"",
                          "\"\xe2\x82\"",
                          "\"\xed\xa0\x80\"",
                          "\xef\xbb{}",
                          "[] []",
                          "{} x",
                          "// x\n1",
                          R"({"a":1 "b":2})",
                          R"({1:2})"})
    EXPECT_FALSE(expect_parsed_alike(bad)) << bad;
}

TEST(JsonParse, OfFieldsWithOneNameTheLastGivesTheValueAndTheFirstThePlace) {
  EXPECT_EQ(text_of(parse_own(R"({"a":{"x":1},"b":2,"a":[3]})")), R"({"a":[3],"b":2})");
}

TEST(JsonParse, NestingIsBounded) {
  const auto lists = [](std::size_t depth) { return repeated("[", depth) + repeated("]", depth); };
  const auto objects = [](std::size_t depth) { return repeated("{\"a\":", depth) + "0" + repeated("}", depth); };
  for (const std::size_t depth : {deepest - 1, deepest, deepest + 1, std::size_t{100'000}}) {
    SCOPED_TRACE(depth);
    const bool good = depth <= deepest;
    EXPECT_EQ(expect_parsed_alike(lists(depth)), good);
    EXPECT_EQ(expect_parsed_alike(objects(depth)), good);
    EXPECT_EQ(expect_parsed_alike("[[]," + lists(depth - 1) + ",0]"), good);
    EXPECT_EQ(expect_parsed_alike(object_of(most_fields, ",\"out\":" + lists(depth - 1))), good);
  }
  EXPECT_TRUE(expect_parsed_alike("\"" + repeated("[", 1'000) + "\""));
}

TEST(JsonParse, FieldsBeyondTheFirstAreLeftOutAndCounted) {
  for (const std::size_t more : {0, 1, 2'000}) {
    SCOPED_TRACE(more);
    const std::string text = object_of(most_fields + more);
    ASSERT_TRUE(expect_parsed_alike(text));
    EXPECT_EQ(parse(text)->left_out, more);
    EXPECT_EQ(parse(text)->json.size(), most_fields);
  }
  // Each mention of a field counts, and whoever comes too late changes nothing.
  EXPECT_EQ(parse(object_of(most_fields, R"(,"f0":"late")"))->json["f0"], 0);
  EXPECT_EQ(parse(object_of(most_fields - 1, R"(,"f0":"soon","last":1)"))->left_out, 1U);
  for (const std::string& more :
       {std::string(R"(,"f0":"late")"), std::string(R"(,"out":{"a":1,"b":[{"c":2}]},"f1":[])"),
        ",\"out\":" + object_of(400), ",\"out\":[" + object_of(400) + "," + object_of(2) + "]"})
    for (const std::size_t fields : {most_fields - 1, most_fields, most_fields + 1}) {
      EXPECT_TRUE(expect_parsed_alike(object_of(fields, more)));
      EXPECT_TRUE(expect_parsed_alike("[" + object_of(fields, more) + ",{\"a\":" + object_of(fields) + "}]"));
    }
}

TEST(Json, RandomDocumentsAreReadAndWrittenAsByTheLibrary) {
  for (unsigned seed = 1; seed <= documents && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937_64 random(seed);
    const Json document = random_document(random);
    std::string text = text_of(document);
    ASSERT_EQ(text, dumped(document));
    ASSERT_TRUE(expect_parsed_alike(text));
    for (unsigned slip = 0; slip < 20; ++slip) {
      constexpr std::string_view typed = "{}[]:,\"\\ 01-.eEu\x80\xe2tnf";
      text[random() % text.size()] = typed[random() % typed.size()];
      expect_parsed_alike(text);
    }
  }
}

}  // namespace
}  // namespace rattus::codec
