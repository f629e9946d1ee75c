#pragma once
// Every file that a command writes as a whole: beside its place first, so that a full disk or a killed program leaves
// what was there before and nothing cut off.
#include <memory>
#include <string>
#include <string_view>

#include "server/store/draft.hpp"

namespace rattus::cli {

/// What cannot be written is Usage: the path and the reason.
class OutputFile {
 public:
  /// Begins it. A device or a pipe is written to directly.
  explicit OutputFile(const std::string& path);
  void write(std::string_view bytes);
  /// Puts it in its place; without this it is taken away.
  void finish();

 private:
  std::string waiting_;  ///< written in large pieces
  std::unique_ptr<server::Draft> draft_;
};

/// Writes a file, replacing an existing one.
void write_file(const std::string& path, std::string_view text);

/// Standard output is complete; else Usage. For the end of the program: commands need not look.
void check_output();

}  // namespace rattus::cli
