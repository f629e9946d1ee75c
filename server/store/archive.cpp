#include "server/store/archive.hpp"

#include <array>
#include <utility>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

namespace rattus::server {

namespace zlib = boost::beast::zlib;

namespace {

/// A whole game with its talk is a few MB at most; more than this nobody has packed.
constexpr std::size_t most_bytes = std::size_t{64} << 20U;

}  // namespace

std::string pack(const std::vector<std::string>& entries) {
  std::string text;
  for (const std::string& entry : entries) text += entry + "\n";
  zlib::deflate_stream stream;
  std::string packed(stream.upper_bound(text.size()), '\0');
  zlib::z_params step;
  step.next_in = text.data();
  step.avail_in = text.size();
  step.next_out = packed.data();
  step.avail_out = packed.size();
  boost::beast::error_code ended;
  stream.write(step, zlib::Flush::finish, ended);
  packed.resize(step.total_out);
  return packed;
}

std::optional<std::vector<std::string>> unpack(std::string_view packed) {
  zlib::inflate_stream stream;
  zlib::z_params step;
  step.next_in = packed.data();
  step.avail_in = packed.size();
  std::vector<std::string> entries;
  std::string line;
  std::array<char, 16 * 1024> piece{};
  boost::beast::error_code error;
  while (!error && step.total_out <= most_bytes) {
    step.next_out = piece.data();
    step.avail_out = piece.size();
    stream.write(step, zlib::Flush::sync, error);
    const std::size_t size = piece.size() - step.avail_out;
    for (std::size_t i = 0; i < size; ++i) {
      if (piece[i] != '\n')
        line += piece[i];
      else
        entries.push_back(std::exchange(line, {}));
    }
  }
  if (error != zlib::error::end_of_stream || !line.empty()) return std::nullopt;
  return entries;
}

}  // namespace rattus::server
