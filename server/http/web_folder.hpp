#pragma once
// The web client from a folder instead of from inside the program: for those who work on it.
#include <deque>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "server/http/asset.hpp"

namespace rattus::server {

/// All files below a folder, read once.
class WebFolder {
 public:
  /// If it cannot be used: a sentence that says why.
  static std::variant<WebFolder, std::string> read(const std::string& folder);
  [[nodiscard]] std::span<const Asset> assets() const { return assets_; }

 private:
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }
  std::deque<std::string> texts_;
  std::vector<Asset> assets_;
};

}  // namespace rattus::server
