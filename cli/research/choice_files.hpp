#pragma once
// Choices as files of whole numbers of 16 bits, which numpy reads (train/policy.py).
#include <cstdint>
#include <optional>
#include <string>

#include "ai/arena/self_play.hpp"
#include "ai/net/inputs.hpp"
#include "cli/output_file.hpp"

namespace rattus::cli {

/// A folder of choices:
///
///   decisions.bin   of each decision three numbers: which it is, the place of the option taken, how many options
///   options.bin     of each of these options, how many cues it has
///   cues.bin        of each of these cues two numbers: which it is, and how much of it
///   choices.json    how many choices there are, and of what cues
class ChoiceFiles {
 public:
  /// Makes the folder. Throws Usage if that cannot be done.
  explicit ChoiceFiles(std::string folder);
  /// Choices from here on are of this game. Throws Usage if those before were of another: a policy learns one.
  void are_of(const ai::InputLayout& layout);
  void add(const ai::Choices& choices);
  /// Writes choices.json. Throws Usage if anything could not be written.
  void finish();
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  std::string folder_;
  const ai::InputLayout* layout_ = nullptr;
  std::optional<OutputFile> decisions_, options_, cues_;
  std::uint64_t count_ = 0;
};

}  // namespace rattus::cli
