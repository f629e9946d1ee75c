#pragma once
// Where on its site the server is: at the root, or below a path. A base begins and ends with a slash: "/",
// "/games/rattus/".
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/answer.hpp"
#include "server/http/asset.hpp"

namespace rattus::server {

/// What is wrong with a value of --base-path; empty if nothing is. The slash at its end may be missing.
std::string wrong_base_path(std::string_view path);

/// Makes a base of --base-path and of the path that --public-url may have, which then has none. Returns what is wrong
/// with them; empty if nothing is.
std::string settle_base(std::string& base_path, std::string& public_url);

/// What follows the base in a path, with a slash before it; empty if the path is not below the base.
std::string_view below(std::string_view base, std::string_view path);

/// The answer to a request for a path that is not below the base: where the game is.
Reply elsewhere(const Request& request, std::string_view base);

/// The files of the web client at a base. The page names its files by addresses that begin with a slash; here they
/// begin with the base. All other files name each other relative to themselves.
class FilesAt {
 public:
  FilesAt(std::span<const Asset> assets, std::string_view base);
  FilesAt(const FilesAt&) = delete;
  FilesAt& operator=(const FilesAt&) = delete;
  ~FilesAt() = default;
  [[nodiscard]] std::span<const Asset> assets() const { return assets_; }

 private:
  std::string page_, tag_;
  std::vector<Asset> changed_;
  std::span<const Asset> assets_;
};

}  // namespace rattus::server
