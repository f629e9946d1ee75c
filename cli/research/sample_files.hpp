#pragma once
// Samples as files of whole numbers of 16 bits, which numpy reads (train/learn.py).
#include <cstdint>
#include <map>
#include <string>

#include "ai/arena/self_play.hpp"
#include "ai/net/inputs.hpp"
#include "cli/output_file.hpp"

namespace rattus::cli {

/// A folder of samples by number of players, N.bin each, and what they are, samples.json.
class SampleFiles {
 public:
  /// Makes the folder. Throws Usage if that cannot be done.
  explicit SampleFiles(std::string folder);
  /// Samples from here on have these inputs. Throws Usage if those before had others: a net learns one game.
  void are_of(const ai::InputLayout& layout);
  void add(const ai::Sample& sample);
  /// Writes samples.json. Throws Usage if anything could not be written.
  void finish();
  [[nodiscard]] std::uint64_t count() const;

 private:
  std::string folder_;
  const ai::InputLayout* layout_ = nullptr;
  std::map<unsigned, OutputFile> files_;
  std::map<unsigned, std::uint64_t> counts_;
};

}  // namespace rattus::cli
