#pragma once
// A PostgreSQL server of this test alone, in a folder of its own.
#include <string>

#include "tests/server/live_server.hpp"

namespace rattus::server::test {

class PostgresServer {
 public:
  PostgresServer() { start(); }
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
  /// Carries out SQL beside the store; what a SELECT returned, a line for each row.
  std::string sql(const std::string& text) const;

 private:
  Folder folder_;
  std::string url_;
};

}  // namespace rattus::server::test
