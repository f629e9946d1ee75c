#include "server/wal_report.hpp"

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
  [[nodiscard]] bool is(const unsigned char* at) const { return a == big_endian(at) && b == big_endian(at + 4); }
};

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
  report.lost_bytes = size;
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
  std::vector<unsigned char> frame(frame_header_size + page);
  bool leftover = false;  // frames of an earlier use of the file: they were carried over long ago
  while (read(in, frame.data(), frame.size())) {
    leftover = std::memcmp(frame.data() + 8, header.data() + 16, 8) != 0;
    if (leftover) break;
    sum.add(frame.data(), 8);
    sum.add(frame.data() + frame_header_size, page);
    at += frame.size();
    if (!sum.is(frame.data() + 16)) break;
    if (big_endian(frame.data() + 4) == 0) continue;
    ++report.commits;
    whole = at;
  }
  report.lost_bytes = (leftover ? at : size) - whole;
  return report;
}

std::string to_string(const WalReport& report) {
  if (!report.found) return {};
  if (!report.readable)
    return "the last server did not end in order, and the head of its write-ahead log cannot be read: " +
           std::to_string(report.lost_bytes) +
           " bytes are left out. If that file was cut or changed by hand, moves may be missing";
  std::string text = "the last server did not end in order: " + std::to_string(report.commits) +
                     " transactions are carried over from its write-ahead log";
  if (report.lost_bytes > 0)
    text += "; " + std::to_string(report.lost_bytes) +
            " bytes at its end are an incomplete transaction and are left out (nobody was told of it, unless "
            "somebody cut the file)";
  return text;
}

}  // namespace rattus::server
