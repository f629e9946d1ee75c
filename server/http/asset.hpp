#pragma once
// The files of the web client, carried inside the program (made by server/http/embed.mjs at build time).
#include <span>
#include <string_view>

namespace rattus::server {

struct Asset {
  std::string_view path;  ///< as requested: "/index.html"
  std::string_view type;  ///< Content-Type
  std::string_view etag;  ///< quoted hash of the content
  std::string_view plain;
  std::string_view gzip, brotli;  ///< empty where compression gains nothing
};

/// Sorted by path; never empty.
std::span<const Asset> embedded_assets();

}  // namespace rattus::server
