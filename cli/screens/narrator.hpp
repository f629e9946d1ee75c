#pragma once
// Says events, options and decisions in a language: fills the sentences of data/terminal/ with the fields of the
// messages of docs/reference/messages.md and docs/reference/messages-cartus.md. Has no sentence and no rule itself.
//
// A sentence is a text with {places} (sentence.hpp), or variants of one:
//   {"by": "place", "none": ..., "one": ..., "other": ...}
// The field named by "by" ("count" if that is left out) chooses: its value written out ("0", "true", "joker") if that
// is a variant, else "none" where it is missing or null, "one" where it is 1, and "other" for everything else.
//
// A place may ask for a form: {card:acc} for the card as an object, with its article ("cards_acc"); {seat:of} for
// whose something is ("possessive"). Every player is spoken of by name, in the third person, so verbs have one form.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/screens/sentence.hpp"
#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "engine/board/rules.hpp"
#include "engine/cartus/rules.hpp"

namespace rattus::cli {

using codec::Json;

/// The terminal's texts in a language ("en", "de"); Usage for one that does not exist.
Json terminal_texts(std::string_view language);

/// How the language of these texts writes numbers.
Figures figures_of(const Json& texts);

/// The tables that a game with these rules is played with.
const board::Tables& tables_of(const board::Rules& rules);
const cartus::Tables& tables_of(const cartus::Rules& rules);

class Narrator {
 public:
  /// For the game that is played with these tables; `names` by seat from 1; `printed`: regions are called as on the
  /// board.
  Narrator(std::string_view language, table::AnyTables tables, std::vector<std::string> names, bool printed = false);

  [[nodiscard]] std::string text(std::string_view key) const;
  [[nodiscard]] std::string text(std::string_view section, std::string_view key) const;
  [[nodiscard]] std::string region(std::string_view id) const;
  /// "Gallia (Royalty, Islamic)" for "gallia:royalty+islamic".
  [[nodiscard]] std::string region_card(const std::string& id) const;
  [[nodiscard]] std::string card(std::string_view id) const { return cards_->card(id); }
  [[nodiscard]] std::string seat(int number) const;
  [[nodiscard]] std::string face(const Json& face) const;
  [[nodiscard]] std::string token(const Json& token) const;
  [[nodiscard]] std::string option(const Json& option) const;
  /// What a decision asks; `about` holds what its sentence may name.
  [[nodiscard]] std::string prompt(const Json& decision, const Json& about = Json::object()) const;
  /// One line of the log; empty for events that need no words.
  [[nodiscard]] std::string event(const Json& event) const;
  /// Events as the log tells them: those that differ in a card and its count alone are one, whose "cards" has them all,
  /// where the sentence of their type has a place for that.
  [[nodiscard]] std::vector<Json> gathered(const Json& events) const;
  /// Cards of Cartus with their counts (an object, or a list of pairs) in words.
  [[nodiscard]] std::string cards(const Json& counts) const;
  /// A supply action of Cartus in words.
  [[nodiscard]] std::string supply(const Json& supply) const;
  /// A sentence of a section, filled; the bare key if there is none.
  [[nodiscard]] std::string sentence(std::string_view section, std::string_view key,
                                     const Json& fields = Json::object()) const;
  [[nodiscard]] const Figures& figures() const { return figures_; }
  [[nodiscard]] const Json& lines(std::string_view key) const { return texts_.at(std::string(key)); }

 private:
  [[nodiscard]] std::string field(const std::string& key, const Json& value, const Json& fields) const;
  [[nodiscard]] std::optional<std::string> word(std::string_view key, std::string_view form, const Json& fields) const;
  [[nodiscard]] std::string say(const Json& sentence, const Json& fields) const;

  Json texts_;
  Figures figures_;
  std::map<std::string, std::string, std::less<>> regions_;
  const codec::Texts* cards_;
  std::vector<std::string> names_;
};

}  // namespace rattus::cli
