#pragma once
// Sentences in one language (data/texts/*.json): refusals and names. Code holds no sentence that a person reads.
#include <map>
#include <string>
#include <string_view>

#include "engine/board/setup/setup.hpp"

namespace rattus::codec {

/// The texts of one language.
struct Texts {
  std::map<std::string, std::string, std::less<>> refusals;  ///< by code; {subject} stands for what it speaks of
  std::map<std::string, std::string, std::less<>> cards;     ///< name by card id

  /// What to do about a refusal, as a sentence; the bare code if the language has none.
  [[nodiscard]] std::string sentence(const board::Refusal& refusal) const;
  [[nodiscard]] std::string card(std::string_view id) const;
};

}  // namespace rattus::codec
