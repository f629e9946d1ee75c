#include "server/secrets.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace rattus::server {
namespace {

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  if (::getentropy(bytes.data(), count) == 0) return bytes;
  std::fputs("rattus: the system has no random numbers\n", stderr);
  std::abort();
}

}  // namespace

std::string random_name(std::size_t length) {
  static constexpr char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
  std::string name = random_bytes(length);
  for (char& c : name) c = letters[static_cast<unsigned char>(c) % 32];
  return name;
}

Seed random_seed() {
  const std::string bytes = random_bytes(sizeof(Seed));
  Seed seed;
  std::memcpy(&seed.high, bytes.data(), sizeof seed.high);
  std::memcpy(&seed.low, bytes.data() + sizeof seed.high, sizeof seed.low);
  return seed;
}

std::string random_secret() {
  static constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (const char byte : random_bytes(32)) {
    text += digits[static_cast<unsigned char>(byte) >> 4];
    text += digits[static_cast<unsigned char>(byte) & 15];
  }
  return text;
}

}  // namespace rattus::server
