#pragma once
// Files of games to learn from (one JSON object a line), and of samples (whole numbers of 16 bits, for numpy).
#include <cstdint>
#include <fstream>
#include <functional>
#include <map>
#include <string>

#include "ai/self_play.hpp"
#include "engine/board/setup.hpp"

namespace rattus::cli {

struct KeptGame {
  std::uint32_t game = 0;  ///< its number in the file
  board::SetUp setup;
  Seed seed;  ///< of the game, and of whatever its set-up leaves to chance
  ai::SelfPlayed played;
};

/// A set-up of a mix (base, cards, modules, mercatus, all) that can be played. Throws Usage for another name.
board::SetUp drawn_setup(const std::string& mix, int players, Rng& rng);
board::Rules rules_of(const board::SetUp& setup, Seed seed);

std::string to_line(const KeptGame& kept);
/// Hands on every game of a file, up to the first line that is none. How many bytes have been read so; 0 if there is no
/// such file.
std::uintmax_t read_games(const std::string& path, const std::function<void(const KeptGame&)>& take);
/// Drops what a file has beyond so many bytes; false if there is nothing.
bool drop_after(const std::string& path, std::uintmax_t bytes);

/// Samples by number of players, N.bin each, and what they are, samples.json.
class SampleFiles {
 public:
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
