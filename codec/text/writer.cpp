#include "codec/text/writer.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

namespace rattus::codec {
namespace {

constexpr std::size_t least_buffer = 512;
constexpr std::size_t most_digits = 20;  ///< of 64 bits, with the sign

/// Copies a text and returns the place behind it. Most are short: two copies of a fixed size, which may overlap, are
/// faster than a call.
char* copy(char* to, std::string_view text) {
  const std::size_t size = text.size();
  const char* const from = text.data();
  if (size > 16) {
    std::memcpy(to, from, size);
  } else if (size >= 8) {
    std::memcpy(to, from, 8);
    std::memcpy(to + size - 8, from + size - 8, 8);
  } else if (size >= 4) {
    std::memcpy(to, from, 4);
    std::memcpy(to + size - 4, from + size - 4, 4);
  } else {
    for (std::size_t i = 0; i < size; ++i) to[i] = from[i];
  }
  return to + size;
}

}  // namespace

void Writer::grow(std::size_t bytes) { buffer_.resize(std::max({least_buffer, 2 * size_, size_ + bytes})); }

std::string Writer::take() {
  buffer_.resize(size_);
  size_ = 0;
  return std::exchange(buffer_, {});
}

Writer& Writer::key(std::string_view name) {
  char* to = put_comma(room(name.size() + 4));
  *to++ = '"';
  to = copy(to, name);
  *to++ = '"';
  return end(to, ':');
}

Writer& Writer::value(std::string_view word) {
  char* to = put_comma(room(word.size() + 3));
  *to++ = '"';
  return end(copy(to, word), '"');
}

Writer& Writer::raw(std::string_view json) {
  char* const to = copy(put_comma(room(json.size() + 1)), json);
  size_ = static_cast<std::size_t>(to - buffer_.data());
  return *this;
}

Writer& Writer::whole(std::int64_t number) {
  char* to = put_comma(room(most_digits + 1));
  if (number >= 0 && number < 10) return end(to, static_cast<char>('0' + number));
  to = std::to_chars(to, to + most_digits, number).ptr;
  size_ = static_cast<std::size_t>(to - buffer_.data());
  return *this;
}

}  // namespace rattus::codec
