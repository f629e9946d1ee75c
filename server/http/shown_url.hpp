#pragma once
// The address of another program as it may be shown and logged.
#include <string>

namespace rattus::server {

/// The address without a password that stands in it: "postgresql://rattus@host/games".
inline std::string without_password(std::string url) {
  const std::size_t begin = url.find("://");
  if (begin == std::string::npos) return url;
  const std::size_t end = url.find_first_of("/?", begin + 3), at = url.rfind('@', end);
  const std::size_t colon = url.find(':', begin + 3);
  if (at != std::string::npos && at > begin && colon < at) url.erase(colon, at - colon);
  const std::size_t word = url.find("password=");
  if (word != std::string::npos) url.erase(word, url.find('&', word) - word);
  return url;
}

}  // namespace rattus::server
