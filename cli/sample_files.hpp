#pragma once
// Samples as files of whole numbers of 16 bits, which numpy reads (train/learn.py).
#include <cstdint>
#include <fstream>
#include <map>
#include <string>

#include "ai/self_play.hpp"

namespace rattus::cli {

/// A folder of samples by number of players, N.bin each, and what they are, samples.json.
class SampleFiles {
 public:
  /// Makes the folder. Throws Usage if that cannot be done.
  explicit SampleFiles(std::string folder);
  void add(unsigned players, const ai::Sample& sample);
  /// Writes samples.json. Throws Usage if anything could not be written.
  void finish();
  [[nodiscard]] std::uint64_t count() const;

 private:
  std::string folder_;
  std::map<unsigned, std::ofstream> files_;
  std::map<unsigned, std::uint64_t> counts_;
};

}  // namespace rattus::cli
