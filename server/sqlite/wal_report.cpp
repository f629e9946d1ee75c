#include "server/sqlite/wal_report.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <vector>

namespace rattus::server {
namespace {

constexpr std::size_t header_size = 32, frame_header_size = 24;

std::uint32_t big_endian(const unsigned char* at) {
  return std::uint32_t{at[0]} << 24 | std::uint32_t{at[1]} << 16 | std::uint32_t{at[2]} << 8 | at[3];
}
std::uint32_t little_endian(const unsigned char* at) {
  return std::uint32_t{at[3]} << 24 | std::uint32_t{at[2]} << 16 | std::uint32_t{at[1]} << 8 | at[0];
}

/// The running checksum of SQLite's file format, section 4.2.
struct Checksum {
  bool big = false;
  std::uint32_t a = 0, b = 0;
  void add(const unsigned char* data, std::size_t size) {
    for (std::size_t i = 0; i + 8 <= size; i += 8) {
      a += (big ? big_endian(data + i) : little_endian(data + i)) + b;
      b += (big ? big_endian(data + i + 4) : little_endian(data + i + 4)) + a;
    }
  }
  void restart(const unsigned char* at) { a = big_endian(at), b = big_endian(at + 4); }
  [[nodiscard]] bool is(const unsigned char* at) const { return a == big_endian(at) && b == big_endian(at + 4); }
};

/// How many of these bytes there are up to the last that is not zero.
std::size_t without_zeros(const std::vector<unsigned char>& bytes) {
  const auto last = std::find_if(bytes.rbegin(), bytes.rend(), [](unsigned char byte) { return byte != 0; });
  return static_cast<std::size_t>(bytes.rend() - last);
}

bool read(std::istream& in, unsigned char* to, std::size_t size) {
  in.read(reinterpret_cast<char*>(to), static_cast<std::streamsize>(size));
  return in.gcount() == static_cast<std::streamsize>(size);
}

}  // namespace

WalReport read_wal(const std::string& path) {
  WalReport report;
  std::ifstream in(path, std::ios::binary | std::ios::ate);
  if (!in) return report;
  const auto size = static_cast<std::uint64_t>(in.tellg());
  if (size == 0) return report;
  report.found = true;
  report.lost_bytes = report.size = size;
  in.seekg(0);

  std::array<unsigned char, header_size> header{};
  if (!read(in, header.data(), header_size)) return report;
  const std::uint32_t magic = big_endian(header.data());
  if ((magic & ~1U) != 0x377f0682) return report;
  Checksum sum{(magic & 1) != 0};
  sum.add(header.data(), 24);
  const std::uint32_t page = big_endian(header.data() + 8);
  if (!sum.is(header.data() + 24) || page < 512 || page > 65536) return report;
  report.readable = true;

  std::uint64_t whole = header_size, at = header_size;  // end of the last commit; of the last frame of this run
  std::uint64_t written = header_size;                  // end of the last byte that is not zero
  std::uint64_t frames = 0, carried = 0;                // read so far; those up to the last whole commit
  std::vector<unsigned char> frame(frame_header_size + page);
  bool broken = false;
  while (read(in, frame.data(), frame.size())) {
    // frames of an earlier use of the file were carried over long ago; a broken one may only look like them
    const bool leftover = std::memcmp(frame.data() + 8, header.data() + 16, 8) != 0;
    sum.add(frame.data(), 8);
    sum.add(frame.data() + frame_header_size, page);
    const bool good = !leftover && sum.is(frame.data() + 16);
    const bool commit = big_endian(frame.data() + 4) != 0;
    const auto end = static_cast<std::uint64_t>(in.tellg());
    if (!leftover) at = end;
    if (const std::size_t used = without_zeros(frame); used > 0) written = end - frame.size() + used;
    ++frames;
    if (good && commit && !broken) {
      ++report.commits;
      whole = at;
      carried = frames;
    }
    if (good && commit && broken) ++report.commits_beyond;
    if (good) continue;
    broken = true;
    sum.restart(frame.data() + 16);  // a frame says what the sum was after it, so the next can be checked all the same
  }
  const bool cut_short = !broken && in.gcount() > 0;
  report.lost_bytes = (cut_short ? size : at) - whole;
  // A page may end in zeros by itself; and behind frames of an earlier use of the file they stand for nothing new.
  if (size - written < frame.size() || written > at + frame_header_size) return report;
  report.zeros = size - written;
  const std::uint64_t lost_frames = (size - whole + frame.size() - 1) / frame.size();
  report.zeroed_commits =
      carried == 0 ? lost_frames : (lost_frames * report.commits + carried - 1) / carried;  // as those before were
  return report;
}

std::string to_string(const WalReport& report) {
  if (!report.found) return {};
  if (!report.readable)
    return "the server was not shut down cleanly, and the header of its write-ahead log cannot be read: " +
           std::to_string(report.lost_bytes) +
           " bytes are ignored. If that file was cut or edited, moves may be missing";
  std::string text = "the server was not shut down cleanly: " + std::to_string(report.commits) +
                     " transactions are restored from its write-ahead log";
  if (report.commits_beyond > 0)
    text += "; after a damaged part of it there are " + std::to_string(report.commits_beyond) +
            " more, which are ignored. After a power failure one can be the last write, of which no player was told; "
            "with more than one, moves are lost";
  else if (report.zeros > 0)
    text += "; the last " + std::to_string(report.zeros) + " of its " + std::to_string(report.size) +
            " bytes are zeros: up to " + std::to_string(report.zeroed_commits) +
            " transactions of the last minutes are lost, moves that players were told of among them. After a power "
            "failure one of them can be the last write, of which no player was told";
  else if (report.lost_bytes > 0)
    text += "; " + std::to_string(report.lost_bytes) +
            " bytes at its end are an incomplete transaction and are ignored (no player was told of it, unless "
            "the file was cut)";
  return text;
}

}  // namespace rattus::server
