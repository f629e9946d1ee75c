// The JSON library's parser words what is wrong with a text, and numbers control characters in it with `snprintf`.
// Nobody reads its words (codec/text/json_parse.cpp), and nothing else here prints so: the C library's own, which knows
// fractions of every size, would be 4 kB more to fetch. This one gives the format as it is.
#include <cstddef>
#include <string_view>

extern "C" int snprintf(char* __restrict to, std::size_t size, const char* __restrict format, ...) {
  const std::string_view text(format);
  if (size > 0) to[text.copy(to, size - 1)] = '\0';
  return static_cast<int>(text.size());
}
