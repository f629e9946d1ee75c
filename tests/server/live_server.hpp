#pragma once
// A server of this process for tests, with a real database in a folder of its own.
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>

#include "server/http/asset.hpp"
#include "server/rooms/post.hpp"
#include "server/serve.hpp"
#include "server/store/store.hpp"
#include "tests/server/client.hpp"

namespace rattus::server::test {

/// A folder that goes away with the object.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string database() const { return path_ + "/rattus.sqlite"; }

 private:
  std::string path_;
};

/// Computer players answer at once, limits are wide.
ServeOptions quick_options();

class LiveServer {
 public:
  explicit LiveServer(ServeOptions options = quick_options(), std::span<const Asset> assets = embedded_assets());
  ~LiveServer();

  [[nodiscard]] std::uint16_t port() const;
  /// Somebody at the port of /metrics and /healthz.
  [[nodiscard]] Person admin() const;
  [[nodiscard]] const std::string& folder() const { return folder_.path(); }
  /// To a thread with rooms.
  [[nodiscard]] Post post_to(std::size_t room_thread) const;
  /// Ends it in order and starts it again over the same folder, at another port.
  void restart();
  void stop();
  void start();
  /// The log of all that has been stopped.
  [[nodiscard]] std::string said() const { return said_.str(); }
  /// The database connection of the server, for tests that make it fail. To be used between requests only.
  [[nodiscard]] Store* store() const;

 private:
  struct Inside;
  Folder folder_;
  ServeOptions options_;
  std::span<const Asset> assets_;
  std::ostringstream said_;
  std::unique_ptr<Inside> inside_;
};

/// A set-up with so many players on the classic board.
Json setup_for(int players);
/// Opens a table and returns its id.
std::string open_table(Person& host, int players, const Json& seats, bool listed = false);

}  // namespace rattus::server::test
