#pragma once
// Results of a long command as they come: lines of JSON in a file that is only ever added to, so that a command that
// was cut short goes on where it stopped.
#include <fstream>
#include <functional>
#include <string>

#include "codec/text/json.hpp"

namespace rattus::cli {

/// More cannot be asked for.
inline constexpr int most_games = 10'000'000;

class ResultsFile {
 public:
  /// Takes a result of the file; false if it is none.
  using Take = std::function<bool(const codec::Json&)>;

  /// Opens the file, or begins it; an empty path is no file. Its first line is `header`: what is played. Results of
  /// something else would not fit: Usage, as for a damaged line. A damaged last line, as a power cut leaves one, is
  /// dropped and told on standard error.
  ResultsFile(const std::string& path, const codec::Json& header, const Take& take);
  /// Adds a result and hands it to the system at once.
  void add(const codec::Json& result);

 private:
  void read(const std::string& path, const codec::Json& header, const Take& take);
  void write(const codec::Json& line);

  std::string path_;
  std::ofstream file_;
};

/// Reads such a file of the command `what` without adding to it. Usage if it is of another, or damaged before its end.
void read_results(const std::string& path, const std::string& what, const ResultsFile::Take& take);

}  // namespace rattus::cli
