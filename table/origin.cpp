#include "table/origin.hpp"

#include "engine/core/hex.hpp"
#include "engine/core/sha256.hpp"

namespace rattus::table {
namespace {

bool is_hex(std::string_view text, std::size_t length) {
  return text.size() == length && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

ChaCha20Key key_of(const Origin& origin) {
  std::string text = "rattus" + hex(origin.seed);
  for (const Share& share : origin.shares) text += share.value;
  ChaCha20Key key = sha256(text);
  // The digest's bytes are the key's, and words of the key have their first byte lowest (RFC 8439, section 2.3).
  for (std::uint32_t& word : key) word = word << 24 | (word & 0xff00U) << 8 | (word >> 8 & 0xff00U) | word >> 24;
  return key;
}

bool is_share_hash(std::string_view text) { return is_hex(text, 64); }
bool is_share_value(std::string_view text) { return is_hex(text, 32); }
bool share_fits(const std::string& hash, const std::string& value) {
  return is_share_value(value) && sha256_hex(value) == hash;
}

}  // namespace rattus::table
