// Whatever the engine and the codec refuse or warn of has a sentence in every language.
#include <filesystem>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "codec/game_data.hpp"
#include "tests/runner/citations.hpp"

namespace rattus::codec {
namespace {

/// The codes that sources of a folder name where they make a reason: `reasons.add("code"`, `refuse("code"`,
/// `fault("code"`, `Refusal{"code"`, `Refusals{{"code"`, `{"code", base_clause(`.
std::set<std::string> codes_made_in(const std::string& folder) {
  static const std::regex made(
      R"re((?:\b(?:reasons_?\.add|refuse|refuse_round|fault)\(|\b(?:Refusals?|std::vector<Refusal>)\{+))re"
      R"re(\s*"([a-z0-9-]+)"|\{"([a-z0-9-]+)",\s+(?:base|card|cart)_clause\()re");
  std::set<std::string> codes;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
    const std::string text = test::text_of(entry.path().string());
    for (auto found = std::sregex_iterator(text.begin(), text.end(), made); found != std::sregex_iterator(); ++found)
      codes.insert((*found)[1].matched ? (*found)[1] : (*found)[2]);
  }
  return codes;
}

TEST(RefusalTexts, EveryCodeHasASentenceInEveryLanguage) {
  std::set<std::string> codes = codes_made_in("engine");
  codes.merge(codes_made_in("codec"));
  codes.merge(codes_made_in("host"));
  EXPECT_GT(codes.size(), 110U);
  for (const char* known : {"row-alike", "not-in-set", "unsound", "card-held-twice", "no-chivalry", "exact-broken",
                            "script-impossible", "unknown-command", "unknown-field"})
    EXPECT_TRUE(codes.contains(known)) << known << " is not found where it is made";
  for (const char* language : {"en", "de"}) {
    const auto& sentences = game_data().text(language).refusals;
    for (const std::string& code : codes)
      EXPECT_TRUE(sentences.contains(code) || sentences.contains("cartus-" + code))
          << code << " has no sentence: " << language;
  }
}

TEST(RefusalTexts, BothLanguagesSayTheSame) {
  const auto& en = game_data().text("en").refusals;
  const auto& de = game_data().text("de").refusals;
  for (const auto& [code, sentence] : en) {
    ASSERT_TRUE(de.contains(code)) << code;
    EXPECT_EQ(sentence.find("{subject}") == std::string::npos, de.at(code).find("{subject}") == std::string::npos)
        << code;
  }
  EXPECT_EQ(en.size(), de.size());
}

}  // namespace
}  // namespace rattus::codec
