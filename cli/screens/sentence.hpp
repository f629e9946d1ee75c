#pragma once
// The places of a sentence of data/terminal/ and what is put into them:
//
//   {card}                     the word that the caller has for "card"
//   {card:acc}                 another form that the caller knows: a card as an object ("den Bauern")
//   {count:citizen|citizens}   the word and the noun that fits it: "1 citizen", "2 citizens", "+1.9 citizens"
//
// A place for which there is no word stays as it is; tests see it by its brace.
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rattus::cli {

/// The word for a place, in a form ("" for the plain one); none if there is no such place or form.
using WordFor = std::function<std::optional<std::string>(std::string_view key, std::string_view form)>;

std::string fill(std::string_view sentence, const WordFor& word_for);
std::string fill(std::string_view sentence, const std::map<std::string, std::string>& words);

/// A number and its noun of "one|more": exactly 1 has the first form, whatever its sign, everything else the second.
std::string counted(std::string_view number, std::string_view nouns);

/// The form of a name that an owner has, by its last letters: {"s": "{name}'", "other": "{name}s"}.
std::string possessive(const std::string& name, const std::map<std::string, std::string>& forms);

/// How a language writes numbers.
struct Figures {
  std::string decimal = ".", percent = "{number}%";

  /// With so many digits behind the decimal sign.
  [[nodiscard]] std::string number(double value, int digits) const;
  /// A share of 1 as so many of a hundred.
  [[nodiscard]] std::string per_cent(double share, int digits) const;
};

/// A share as English writes it: the language of the commands that know no other.
std::string percent(double share, int digits);

}  // namespace rattus::cli
