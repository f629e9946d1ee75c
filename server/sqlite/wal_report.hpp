#pragma once
// What lies in a write-ahead log of SQLite that nobody closed in order: looked at before SQLite takes it up and
// throws away what is incomplete without a word.
#include <cstdint>
#include <string>

namespace rattus::server {

struct WalReport {
  bool found = false;            ///< there is a log with something in it
  bool readable = false;         ///< its header is whole
  std::uint64_t commits = 0;     ///< whole transactions that will be carried over
  std::uint64_t lost_bytes = 0;  ///< after the last whole one, written by the same run: an interrupted write
  /// Ends of transactions beyond a broken place: SQLite leaves them out, though they are there. One may be that of an
  /// interrupted write, of which a disk without power kept the end and not the beginning.
  std::uint64_t commits_beyond = 0;
  std::uint64_t size = 0, zeros = 0;  ///< bytes; zeros at the end in place of frames of this run
  std::uint64_t zeroed_commits = 0;   ///< about so many transactions had their place there

  /// Something is left out that somebody may have been told of.
  [[nodiscard]] bool damaged() const { return found && (!readable || commits_beyond > 0 || zeros > 0); }
};

WalReport read_wal(const std::string& path);
/// As a sentence for whoever runs the server; empty if there is nothing to say.
std::string to_string(const WalReport& report);

}  // namespace rattus::server
