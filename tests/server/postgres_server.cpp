#include "tests/server/postgres_server.hpp"

#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <utility>

#include <libpq-fe.h>

namespace rattus::server::test {
namespace {

std::string output_of(const std::string& command) {
  FILE* pipe = ::popen(command.c_str(), "r");
  if (!pipe) throw std::runtime_error("cannot run " + command);
  std::string output;
  for (int c = 0; (c = std::fgetc(pipe)) != EOF;) output += static_cast<char>(c);
  if (::pclose(pipe) != 0) throw std::runtime_error(command + " failed");
  return output;
}

}  // namespace

void PostgresServer::start() {
  std::filesystem::permissions(folder_.path(), std::filesystem::perms(0755));  // another account may own the server
  std::string command = "script/postgres start '" + folder_.path() + "'";
  if (fast_)
    command += " --fast";
  else
    command = "LD_PRELOAD='" + library() + "' RATTUS_SLOW_DISK='" + slow_mark() + "' " + command;
  if (!address_.empty()) command += " --listen " + address_;
  url_ = output_of(command);
  while (!url_.empty() && url_.back() == '\n') url_.pop_back();
}

PostgresServer::PostgresServer(std::string address, const std::string& slow_disk)
    : fast_(false), address_(std::move(address)) {
  std::filesystem::copy_file(slow_disk, library());  // the account that owns the server may not come to it elsewhere
  start();
}

void PostgresServer::slow(bool slow) {
  if (slow)
    std::ofstream(slow_mark()).put('\n');
  else
    std::filesystem::remove(slow_mark());
}

std::string PostgresServer::socket() const {
  const std::size_t begin = url_.find("host=") + 5;
  return url_.substr(begin, url_.find('&') - begin) + "/.s.PGSQL.5432";
}

void PostgresServer::stop(bool at_once) {
  output_of("script/postgres stop '" + folder_.path() + "'" + (at_once ? " kill" : ""));
}

PostgresServer::~PostgresServer() {
  try {
    output_of("script/postgres remove '" + folder_.path() + "'");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
  }
}

std::string PostgresServer::sql(const std::string& text) const {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(url_.c_str()), PQfinish);
  const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), text.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) return PQerrorMessage(connection.get());
  std::string rows;
  for (int row = 0; row < PQntuples(result.get()); ++row) {
    for (int column = 0; column < PQnfields(result.get()); ++column)
      rows += (column > 0 ? "|" : "") + std::string(PQgetvalue(result.get(), row, column));
    rows += '\n';
  }
  return rows;
}

}  // namespace rattus::server::test
