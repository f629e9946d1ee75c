#pragma once
// Says events, options and decisions in a language: fills the sentences of data/terminal/ with the fields of the
// messages of docs/messages.md. It knows no sentence and no rule itself.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "codec/game_data.hpp"
#include "codec/json.hpp"

namespace rattus::cli {

using codec::Json;

/// The terminal's texts in a language ("en", "de"); Usage for one that does not exist.
Json terminal_texts(std::string_view language);

class Narrator {
 public:
  /// `names` by seat from 1.
  Narrator(Json texts, const board::Tables& tables, const codec::Texts& cards, std::vector<std::string> names);

  [[nodiscard]] std::string text(std::string_view key) const;
  [[nodiscard]] std::string text(std::string_view section, std::string_view key) const;
  [[nodiscard]] std::string region(std::string_view id) const;
  [[nodiscard]] std::string card(std::string_view id) const { return cards_->card(id); }
  [[nodiscard]] std::string seat(int number) const;
  [[nodiscard]] std::string face(const Json& face) const;
  [[nodiscard]] std::string token(const Json& token) const;
  [[nodiscard]] std::string option(const Json& option) const;
  [[nodiscard]] std::string prompt(const Json& decision) const;
  /// One line of the log; empty for events that need no words.
  [[nodiscard]] std::string event(const Json& event) const;
  /// A sentence with its {places} filled.
  [[nodiscard]] static std::string fill(std::string sentence, const std::map<std::string, std::string>& words);
  [[nodiscard]] const Json& lines(std::string_view key) const { return texts_.at(std::string(key)); }

 private:
  [[nodiscard]] std::string field(const std::string& key, const Json& value) const;
  [[nodiscard]] std::string say(const Json& sentence, const Json& fields) const;

  Json texts_;
  std::map<std::string, std::string, std::less<>> regions_;
  const codec::Texts* cards_;
  std::vector<std::string> names_;
};

}  // namespace rattus::cli
