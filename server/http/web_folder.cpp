#include "server/http/web_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "codec/text/sha256.hpp"

namespace rattus::server {
namespace {

std::string_view type_of(const std::string& extension) {
  static const std::map<std::string, std::string_view> types{
      {".css", "text/css; charset=utf-8"},
      {".html", "text/html; charset=utf-8"},
      {".ico", "image/x-icon"},
      {".js", "text/javascript; charset=utf-8"},
      {".json", "application/json"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".png", "image/png"},
      {".svg", "image/svg+xml"},
      {".txt", "text/plain; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".webmanifest", "application/manifest+json"},
      {".webp", "image/webp"},
      {".woff2", "font/woff2"},
  };
  const auto found = types.find(extension);
  return found == types.end() ? "application/octet-stream" : found->second;
}

}  // namespace

std::variant<WebFolder, std::string> WebFolder::read(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_regular_file(folder + "/index.html", error))
    return "--web " + folder + ": there is no index.html in it; build the web client first (script/build web)";
  WebFolder web;
  for (const auto& entry : fs::recursive_directory_iterator(folder, error)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string_view content = web.keep({std::istreambuf_iterator<char>(in), {}});
    const std::string_view path = web.keep("/" + fs::relative(entry.path(), folder).generic_string());
    const std::string_view tag = web.keep("\"" + codec::sha256_hex(content).substr(0, 22) + "\"");
    web.assets_.push_back({path, type_of(entry.path().extension()), tag, content, {}, {}});
  }
  if (error) return "--web " + folder + ": " + error.message();
  std::sort(web.assets_.begin(), web.assets_.end(), [](const Asset& a, const Asset& b) { return a.path < b.path; });
  return web;
}

}  // namespace rattus::server
