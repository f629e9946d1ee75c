// The places of sentences: names, owners, counts and shares in words.
#include "cli/screens/sentence.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rattus::test {
namespace {

using cli::counted;
using cli::fill;
using Forms = std::map<std::string, std::string>;

TEST(Sentences, PutWordsIntoPlaces) {
  EXPECT_EQ(fill("{seat} takes {card}.", {{"seat", "Anna"}, {"card", "Monk"}}), "Anna takes Monk.");
  EXPECT_EQ(fill("no place", Forms{}), "no place");
  EXPECT_EQ(fill("{seat}", {{"seat", "{card}"}, {"card", "Monk"}}), "{card}");  // what is put in is not read again
  EXPECT_EQ(fill("open {brace", Forms{}), "open {brace");
}

TEST(Sentences, LeaveUnknownPlacesAndFormsToBeSeen) {
  EXPECT_EQ(fill("{saet} takes it.", {{"seat", "Anna"}}), "{saet} takes it.");
  EXPECT_EQ(fill("{seat:dat}", {{"seat", "Anna"}}), "{seat:dat}");
}

TEST(Sentences, GiveNumbersTheirNoun) {
  const auto citizens = [](const char* count) { return fill("{count:citizen|citizens}.", {{"count", count}}); };
  EXPECT_EQ(citizens("0"), "0 citizens.");
  EXPECT_EQ(citizens("1"), "1 citizen.");
  EXPECT_EQ(citizens("2"), "2 citizens.");
  EXPECT_EQ(citizens("11"), "11 citizens.");
  EXPECT_EQ(counted("+1", "citizen|citizens"), "+1 citizen");
  EXPECT_EQ(counted("-1", "citizen|citizens"), "-1 citizen");
  EXPECT_EQ(counted("+1.9", "citizen|citizens"), "+1.9 citizens");
  EXPECT_EQ(counted("1.0", "citizen|citizens"), "1.0 citizens");
}

TEST(Sentences, SayWhoseSomethingIs) {
  const Forms english{{"other", "{name}'s"}};
  EXPECT_EQ(cli::possessive("Bertrand", english), "Bertrand's");
  EXPECT_EQ(cli::possessive("Agnes", english), "Agnes's");
  const Forms german{{"s", "{name}'"}, {"other", "{name}s"}};
  EXPECT_EQ(cli::possessive("Anna", german), "Annas");
  EXPECT_EQ(cli::possessive("Agnes", german), "Agnes'");
  EXPECT_EQ(cli::possessive("Brother", {{"other", "{name}'s"}}), "Brother's");
}

TEST(Sentences, WriteSharesAsTheLanguageDoes) {
  const cli::Figures german{",", "{number} %"};
  EXPECT_EQ(cli::percent(0.18, 0), "18%");
  EXPECT_EQ(cli::percent(1.0 / 3, 1), "33.3%");
  EXPECT_EQ(german.per_cent(1.0 / 3, 1), "33,3 %");
  EXPECT_EQ(german.number(-1.25, 1), "-1,2");
}

}  // namespace
}  // namespace rattus::test
