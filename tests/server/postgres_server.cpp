#include "tests/server/postgres_server.hpp"

#include <cstdio>
#include <stdexcept>

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
  url_ = output_of("script/postgres start '" + folder_.path() + "' --fast");
  while (!url_.empty() && url_.back() == '\n') url_.pop_back();
}

std::string PostgresServer::socket() const {
  const std::size_t begin = url_.find("host=") + 5;
  return url_.substr(begin, url_.find('&') - begin) + "/.s.PGSQL.5432";
}

void PostgresServer::stop(bool at_once) {
  output_of("script/postgres stop '" + folder_.path() + "'" + (at_once ? " kill" : ""));
}

PostgresServer::~PostgresServer() { output_of("script/postgres remove '" + folder_.path() + "'"); }

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
