#pragma once
// A PostgreSQL server of this test alone, in a folder of its own.
#include <string>

#include "tests/server/live_server.hpp"

namespace rattus::server::test {

class PostgresServer {
 public:
  PostgresServer() { start(); }
  /// Listens at an address, too, if it is not empty, and waits for its disk, which slow() slows down by the library of
  /// tests/slow/server/preload/slow_disk.cpp.
  PostgresServer(std::string address, const std::string& slow_disk);
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;
  ~PostgresServer();

  /// The address of its database.
  [[nodiscard]] const std::string& url() const { return url_; }
  /// The socket that it listens at.
  [[nodiscard]] std::string socket() const;
  void start();
  /// Ends it in order, or at once.
  void stop(bool at_once = false);
  /// From now on its disk is slow, or no longer.
  void slow(bool slow);
  /// Carries out SQL beside the store; what a SELECT returned, a line for each row.
  std::string sql(const std::string& text) const;

 private:
  [[nodiscard]] std::string library() const { return folder_.path() + "/slow_disk.so"; }
  [[nodiscard]] std::string slow_mark() const { return folder_.path() + "/slow"; }

  Folder folder_;
  bool fast_ = true;  ///< does not wait for its disk
  std::string url_, address_;
};

}  // namespace rattus::server::test
